"""Removes names and chat messages from tables, logs and records."""

from __future__ import annotations

from typing import Any

import msgspec

PLACEHOLDER = "?"
"""The text that replaces a name."""

SEAT_REQUEST_EVENTS = ("seat-asked", "ask-answered", "ask-ended")
EVENTS_WITH_NAMES = ("sat-down", "took-over", "got-up", *SEAT_REQUEST_EVENTS)


class Anonymiser:
    """Removes one name, or all names of people, from a table; `entry` must be called for the log entries in order."""

    def __init__(self, name: str | None) -> None:
        self._name = name
        self._people: dict[int, str] = {}
        """Names of people by their number (`who`) after the last processed log entry; bots are not included."""

    def entry(self, data: bytes) -> bytes:
        """Return the next log entry without the names and their chat messages."""
        entry = msgspec.json.decode(data)
        events = entry.get("events", [])
        kept = [event for event in events if self._keeps(event)]
        changed = self._replace_names_in_events(kept)
        return msgspec.json.encode(entry | {"events": kept}) if changed or len(kept) < len(events) else data

    def _keeps(self, event: dict[str, Any]) -> bool:
        """Store the names of people who take seats; return False for a chat message that must be deleted."""
        event_type = event.get("event")
        if event_type in ("sat-down", "took-over"):
            self._people.pop(event["who"], None)
            if event.get("bot") is None:
                self._people[event["who"]] = event["name"]
        return not (event_type == "said" and self._matches(self._people.get(event["who"])))

    def _replace_names_in_events(self, events: list[dict[str, Any]]) -> bool:
        """Replace names in events; return whether there were any."""
        named = [
            event
            for event in events
            if event.get("event") in EVENTS_WITH_NAMES and self._matches(event["name"]) and self._names_person(event)
        ]
        for event in named:
            event["name"] = PLACEHOLDER
        return bool(named)

    def _names_person(self, event: dict[str, Any]) -> bool:
        """Return whether an event names a person. Only people request seats, but bots sit down too."""
        return event["event"] in SEAT_REQUEST_EVENTS or self._people.get(event["who"]) == event["name"]

    def snapshot(self, data: bytes) -> bytes:
        """Return a snapshot without the names in seats, standings and a pending seat request."""
        table = msgspec.json.decode(data)
        request = (table.get("game") or {}).get("asking")
        found = [
            holder
            for holder in (*table.get("seats", ()), *table.get("standings", ()), *([request] if request else []))
            if holder.get("bot") is None and self._matches(holder["name"])
        ]
        for holder in found:
            holder["name"] = PLACEHOLDER
        return msgspec.json.encode(table) if found else data

    def summary(self, data: bytes) -> bytes:
        """Return a summary without the names of its people."""
        summary = msgspec.json.decode(data)
        people = self._replace_names(summary.get("people", []))
        return data if people == summary.get("people", []) else msgspec.json.encode(summary | {"people": people})

    def record(self, text: str) -> str:
        """Return a record without the names of its players."""
        record = msgspec.json.decode(text)
        players = self._replace_names(record.get("players", []))
        if players == record.get("players", []):
            return text
        return msgspec.json.encode(record | {"players": players}).decode()

    def _replace_names(self, names: list[str]) -> list[str]:
        return [PLACEHOLDER if self._matches(name) else name for name in names]

    def _matches(self, name: object) -> bool:
        return isinstance(name, str) and name != PLACEHOLDER and (self._name is None or name == self._name)
