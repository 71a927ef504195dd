"""Removes names and chat messages from the text of a snapshot, a log entry or a record, without database access."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

from ....protocol import Colour, Level

PLACEHOLDER = "?"
"""The text that replaces a name."""

SEAT_REQUEST_EVENTS = ("seat-asked", "ask-answered", "ask-ended", "host-asked", "turned-away")
EVENTS_WITH_NAMES = ("sat-down", "took-over", "got-up", *SEAT_REQUEST_EVENTS)
_NAMED = re.compile(b"|".join(f'"{event}"'.encode() for event in EVENTS_WITH_NAMES))
"""Matches encoded log entries with events that contain names."""

NAMELESS_FIELDS = frozenset({"format", "version", "rules_version", "rules", "supply", "moves", "shuffle"})
"""Fields of a record that contain no names. They are not searched: the shuffle's random texts may look like a name."""

NAMED_FIELDS = frozenset({"board", "players"})
"""Fields of a record in which names are replaced; any other field that contains a name is deleted."""

USUAL_FIELDS = frozenset({"date", "colours", "bots", "result", "continues", "seed", "daily"})
"""Fields of a record that keep their content when all names are removed."""

WORDS = frozenset((*get_args(Level), *get_args(Colour)))
"""Texts in records that are never names."""


def word_pattern(name: str) -> re.Pattern[str]:
    """Return a pattern that matches a name as a whole word, in upper and lower case."""
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)


class Anonymiser:
    """Removes one name, or all names of people, from a table; `entry` must be called for the log entries in order."""

    def __init__(self, name: str | None, *, player: str | None = None) -> None:
        self._name = name
        self._player = player
        """The id of a deleted player, whose seats and mentions in other people's messages are removed too."""

        self._word = word_pattern(name) if name and name != PLACEHOLDER else None
        """Matches the name as a whole word."""

        self._plain = name is not None and not set(name) & set('"\\')
        """Whether the name is the same in JSON, without escapes."""

        self._people: dict[int, str] = {}
        """Names of people by their number (`who`) after the last processed log entry; bots are not included."""

    def entry(self, data: bytes) -> bytes:
        """Return the next log entry without the names and their chat messages."""
        if not _NAMED.search(data) and not self._concerns_chat(data):
            return data  # most entries: decoding them would take most of the time of a deletion
        entry = msgspec.json.decode(data)
        events = entry.get("events", [])
        kept = [event for event in events if self._keeps(event)]
        changed = self._replace_names_in_events(kept) | self._replace_mentions(kept)
        return msgspec.json.encode(entry | {"events": kept}) if changed or len(kept) < len(events) else data

    def _concerns_chat(self, data: bytes) -> bool:
        """Return whether an encoded entry may have a chat message of a person whose name is removed, or mention it."""
        if b'"said"' not in data:
            return False
        if self._word is None or any(map(self._matches, self._people.values())) or not self._plain:
            return True
        if self._player is None or self._name is None:
            return False
        if self._name.isascii() and data.isascii():  # much faster than a pattern that ignores case
            return self._name.lower().encode() in data.lower()
        return self._word.search(data.decode()) is not None

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

    def _replace_mentions(self, events: list[dict[str, Any]]) -> bool:
        """Replace the name of a deleted player in chat messages of other people; return whether there were any."""
        if self._player is None or self._word is None:
            return False
        mentions = [event for event in events if event.get("event") == "said" and self._is_in(event["text"])]
        for event in mentions:
            event["text"] = self._word.sub(PLACEHOLDER, event["text"])
        return bool(mentions)

    def _names_person(self, event: dict[str, Any]) -> bool:
        """Return whether an event names a person. Only people request seats, but bots sit down too."""
        return event["event"] in SEAT_REQUEST_EVENTS or self._people.get(event["who"]) == event["name"]

    def snapshot(self, data: bytes) -> bytes:
        """Return a snapshot without the names in seats, standings and pending seat requests, and of former holders.

        The pending requests of a deleted player are dropped.
        """
        table = msgspec.json.decode(data)
        dropped = self._drop_requests(table)
        game = table.get("game") or {}
        request = game.get("asking")
        earlier = (table.get("previous") or {}).get("standings", ())
        found = [
            holder
            for holder in (
                *table.get("seats", ()),
                *table.get("standings", ()),
                *earlier,
                *([request] if request else []),
                *game.get("held", ()),
                *table.get("moderation", {}).get("applicants", ()),
            )
            if holder.get("bot") is None and self._matches(holder.get("name"))
        ]
        found += [board for board in _boards_of(table) if self._is_in(board["name"])]
        for holder in found:
            holder["name"] = PLACEHOLDER
        freed = [seat for seat in table.get("seats", ()) if self._player and seat.get("player") == self._player]
        for holder in freed:
            del holder["player"]
            holder.pop("player_key", None)
        return msgspec.json.encode(table) if found or freed or dropped else data

    def _drop_requests(self, table: dict[str, Any]) -> bool:
        """Drop the pending requests of a deleted player from a decoded snapshot; return whether there were any."""
        if self._player is None:
            return False
        game, moderation = table.get("game") or {}, table.get("moderation") or {}
        asking = bool(game.get("asking")) and self._matches(game["asking"]["name"])
        if asking:
            game["asking"] = None
        applicants = moderation.get("applicants", [])
        kept = [one for one in applicants if one.get("player") != self._player]
        if len(kept) < len(applicants):
            moderation["applicants"] = kept
        return asking or len(kept) < len(applicants)

    def summary(self, data: bytes) -> bytes:
        """Return a summary without the names of its people."""
        summary = msgspec.json.decode(data)
        kept = summary | {"people": self._replace_names(summary.get("people", []))}
        if self._is_in(summary.get("board")):
            kept["board"] = PLACEHOLDER
        return data if kept == summary | {"people": summary.get("people", [])} else msgspec.json.encode(kept)

    def record(self, text: str) -> str:
        """Return a record without the names of its players, in any of its fields."""
        record = msgspec.json.decode(text)
        kept = {key: value for key, value in record.items() if self._keeps_field(key, value)}
        if "players" in record:
            kept["players"] = self._replace_names(record["players"])
        if isinstance(board := record.get("board"), dict) and self._is_in(board.get("name")):
            kept["board"] = board | {"name": PLACEHOLDER}
        return text if kept == record else msgspec.json.encode(kept).decode()

    def _keeps_field(self, key: str, value: Any) -> bool:
        if key in NAMELESS_FIELDS | NAMED_FIELDS:
            return True
        return key in USUAL_FIELDS if self._name is None else not self._mentions([key, value])

    def _mentions(self, value: Any) -> bool:
        """Return whether a text inside a value contains the name that is removed."""
        if isinstance(value, dict):
            return any(self._mentions(part) for part in (*value.keys(), *value.values()))
        if isinstance(value, list):
            return any(self._mentions(part) for part in value)
        return isinstance(value, str) and value not in WORDS and self._is_in(value)

    def _is_in(self, text: object) -> bool:
        """Return whether a text contains the name that is removed, as a whole word."""
        return isinstance(text, str) and self._word is not None and self._word.search(text) is not None

    def _replace_names(self, names: list[str]) -> list[str]:
        return [PLACEHOLDER if self._matches(name) else name for name in names]

    def _matches(self, name: object) -> bool:
        return isinstance(name, str) and name != PLACEHOLDER and (self._name is None or name == self._name)


def _boards_of(table: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the boards in a snapshot: that of the game and, if it is not one of the server's, that of the terms."""
    boards = [table.get("board"), table.get("terms", {}).get("board")]
    return [board for board in boards if isinstance(board, dict) and "name" in board]
