"""Snapshots and log entries in the form that version 0.2.0 can read.

During an upgrade without a stop, processes of 0.2.0 serve the same tables. They reject unknown terms and unknown
events, and ignore other unknown fields. So the terms and events that are newer than 0.2.0 are not stored as long as
such a process runs.
"""

from __future__ import annotations

from typing import Any

import msgspec

TERMS = frozenset({"board", "rules", "clock", "public", "chat", "shuffle_seats"})
"""The terms of a table in version 0.2.0."""

EVENTS = frozenset(
    {
        *("ask-answered", "ask-ended", "bought", "bulls-eye", "came-back", "committed", "dealt", "drew"),
        *("dunghill-reached", "game-ended", "got-up", "happy-cows", "host-changed", "laid", "moved", "placed"),
        *("reacted", "revealed", "round-began", "round-ended", "row-completed", "said", "sat-down", "seat-asked"),
        *("stood-in", "terms-changed", "took", "took-back", "took-over", "went-away"),
    }
)
"""The events of version 0.2.0."""

STAND_IN_REASONS = frozenset({"out-of-time", "away"})
"""The reasons why a bot stands in, in version 0.2.0."""

LEVELS = frozenset({"calf", "cow", "ox", "bull"})
"""The levels of bots in version 0.2.0."""


def older_snapshot(snapshot: bytes) -> bytes:
    """Return an encoded table without terms that are newer than 0.2.0, and with bulls instead of newer bots."""
    table: dict[str, Any] = msgspec.json.decode(snapshot)
    table["terms"] = {name: value for name, value in table["terms"].items() if name in TERMS}
    for name in ("seats", "standings"):
        table[name] = [_older_bots(seat) for seat in table.get(name, ())]
    return msgspec.json.encode(table)


def older_entry(entry: bytes) -> bytes:
    """Return an encoded log entry without events that are newer than 0.2.0."""
    found: dict[str, Any] = msgspec.json.decode(entry)
    if "events" in found:
        found["events"] = [_older_event(event) for event in found["events"] if event["event"] in EVENTS]
    return msgspec.json.encode(found)


def _older_event(event: dict[str, Any]) -> dict[str, Any]:
    newer = event["event"] == "stood-in" and event["reason"] not in STAND_IN_REASONS
    return event | {"reason": "away"} if newer else _older_bots(event)


def _older_bots(fields: dict[str, Any]) -> dict[str, Any]:
    """Return a seat or an event with a bull instead of a bot of a newer level."""
    newer = [name for name in ("bot", "bot_before") if fields.get(name) is not None and fields[name] not in LEVELS]
    return fields | dict.fromkeys(newer, "bull")
