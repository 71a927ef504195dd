"""Taking names out of tables, logs and records, and what somebody said."""

from __future__ import annotations

from typing import Any

import msgspec

NOBODY = "?"
ASKING = ("seat-asked", "ask-answered", "ask-ended")
NAMING = ("sat-down", "took-over", "got-up", *ASKING)


class Forgetting:
    """Goes through one table from its beginning. Without a name, everybody is forgotten."""

    def __init__(self, name: str | None) -> None:
        self._name = name
        self._people: dict[int, str] = {}
        """Who has which name, at this point of the log; people only."""

    def entry(self, data: bytes) -> bytes:
        """The next entry of the log."""
        entry = msgspec.json.decode(data)
        events = entry.get("events", [])
        kept = [event for event in events if self._keeps(event)]
        changed = self._replaced(kept)
        return msgspec.json.encode(entry | {"events": kept}) if changed or len(kept) < len(events) else data

    def _keeps(self, event: dict[str, Any]) -> bool:
        """Note who comes; drop what the person said."""
        kind = event.get("event")
        if kind in ("sat-down", "took-over"):
            self._people.pop(event["who"], None)
            if event.get("bot") is None:
                self._people[event["who"]] = event["name"]
        return not (kind == "said" and self._meant(self._people.get(event["who"])))

    def _replaced(self, events: list[dict[str, Any]]) -> bool:
        named = [
            event
            for event in events
            if event.get("event") in NAMING and self._meant(event["name"]) and self._is_persons(event)
        ]
        for event in named:
            event["name"] = NOBODY
        return bool(named)

    def _is_persons(self, event: dict[str, Any]) -> bool:
        """Return whether an event's name is a person's: only people ask for seats, but bots sit down too."""
        return event["event"] in ASKING or self._people.get(event["who"]) == event["name"]

    def snapshot(self, data: bytes) -> bytes:
        """A table's snapshot: its seats and standings, and who asks for a seat."""
        table = msgspec.json.decode(data)
        asking = [one] if (one := (table.get("game") or {}).get("asking")) else []
        found = [
            someone
            for someone in (*table.get("seats", ()), *table.get("standings", ()), *asking)
            if someone.get("bot") is None and self._meant(someone["name"])
        ]
        for someone in found:
            someone["name"] = NOBODY
        return msgspec.json.encode(table) if found else data

    def summary(self, data: bytes) -> bytes:
        """A summary: its people."""
        summary = msgspec.json.decode(data)
        people = self._without(summary.get("people", []))
        return data if people == summary.get("people", []) else msgspec.json.encode(summary | {"people": people})

    def record(self, text: str) -> str:
        """A record: its players."""
        record = msgspec.json.decode(text)
        players = self._without(record.get("players", []))
        if players == record.get("players", []):
            return text
        return msgspec.json.encode(record | {"players": players}).decode()

    def _without(self, names: list[str]) -> list[str]:
        return [NOBODY if self._meant(name) else name for name in names]

    def _meant(self, name: object) -> bool:
        return isinstance(name, str) and name != NOBODY and (self._name is None or name == self._name)
