"""Reactions of bots to public events.

A reaction depends only on public values: the table's code and version, its seats, and events as a spectator sees them.
So it tells nothing about the tiles that a bot holds or has chosen. It becomes part of the change that caused it, which
costs no additional write; the page shows it a moment after that event.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from ....protocol import Level, Reacted, Reaction, TableOrGameEvent
from ....rules import events as ev
from ..table import Table

if TYPE_CHECKING:
    from ..draft import Draft

QUIET_ROUNDS = 4
"""Rounds that pass before a bot reacts again, except at the end of the game."""

BIG_HIT = 5
"""Least minus points of a bullhead that causes reactions."""

DANGER = 8
"""Distance from the dunghill at which a bot reacts to its own danger."""

Occasion = Literal["hit", "other-hit", "gain", "other-gain", "danger", "won", "last", "lost", "answer"]

CHARACTERS: dict[Level, dict[Occasion, tuple[Reaction, float]]] = {
    "calf": {  # shows everything that it feels
        "hit": ("cry", 0.6),
        "other-hit": ("gasp", 0.25),
        "gain": ("laugh", 0.5),
        "other-gain": ("cheer", 0.15),
        "danger": ("gasp", 0.5),
        "won": ("cheer", 0.9),
        "last": ("cry", 0.6),
        "lost": ("thanks", 0.2),
        "answer": ("laugh", 0.35),
    },
    "cow": {  # is kind to the others
        "hit": ("gasp", 0.4),
        "other-hit": ("gasp", 0.15),
        "gain": ("thanks", 0.4),
        "other-gain": ("cheer", 0.15),
        "danger": ("think", 0.35),
        "won": ("thanks", 0.8),
        "last": ("laugh", 0.4),
        "lost": ("cheer", 0.3),
        "answer": ("thanks", 0.3),
    },
    "ox": {  # says little, and mostly the same
        "hit": ("moo", 0.25),
        "other-hit": ("think", 0.05),
        "gain": ("moo", 0.2),
        "danger": ("think", 0.25),
        "won": ("moo", 0.7),
        "last": ("moo", 0.3),
        "answer": ("moo", 0.15),
    },
    "bull": {  # is proud, and laughs at the others
        "hit": ("moo", 0.35),
        "other-hit": ("laugh", 0.2),
        "gain": ("cheer", 0.3),
        "danger": ("gasp", 0.25),
        "won": ("cheer", 0.9),
        "last": ("gasp", 0.5),
        "lost": ("think", 0.2),
        "answer": ("laugh", 0.1),
    },
    "aurochs": {  # is old and calm: it thinks aloud, and thanks the others for the game
        "hit": ("think", 0.25),
        "gain": ("thanks", 0.15),
        "danger": ("think", 0.3),
        "won": ("thanks", 0.8),
        "last": ("laugh", 0.4),
        "lost": ("thanks", 0.4),
        "answer": ("thanks", 0.15),
    },
}
"""The reactions of a bot of each level to each occasion, and the probability that it reacts at all."""


def add(draft: Draft) -> None:
    """Insert the bots' reactions into the draft's events, each behind the event that caused it."""
    for at, reacted in reversed(decide(draft.table, draft.before.version + 1, draft.events)):
        draft.events.insert(at + 1, reacted)
        index = next(index for index, seat in enumerate(draft.seats) if seat.who == reacted.who)
        draft.change_seat(index, reacted=_round(draft.table))


def decide(table: Table, version: int, events: Sequence[TableOrGameEvent]) -> list[tuple[int, Reacted]]:
    """Return the bots' reactions to the events of a version, each with the index of its event.

    At most one bot reacts to the events of a version, except at the end of the game.
    """
    if not (table.terms.chat and table.terms.bot_reactions) or table.phase not in ("playing", "over"):
        return []
    if all(seat.bot is None for seat in table.seats):
        return []
    found: list[tuple[int, Reacted]] = []
    for at, event in enumerate(events):
        ends = isinstance(event, ev.GameEnded)
        if found and not ends:
            continue
        willing = list(_willing(table, version, at, event, {reacted.who for _, reacted in found}))
        found += [(at, reacted) for _, reacted in (willing if ends else sorted(willing, key=lambda one: one[0])[:1])]
    return found


def _willing(
    table: Table, version: int, at: int, event: TableOrGameEvent, done: set[int]
) -> Iterator[tuple[float, Reacted]]:
    """Yield each bot that wants to react to an event, with its chance value; the lowest value goes first."""
    for index, seat in enumerate(table.seats):
        if seat.bot is None or seat.who in done:
            continue
        quiet = seat.reacted is not None and _round(table) < seat.reacted + QUIET_ROUNDS
        if quiet and not isinstance(event, ev.GameEnded):
            continue
        occasion = _occasion(table, index, event)
        reaction, likely = CHARACTERS[seat.bot].get(occasion, ("moo", 0.0)) if occasion else ("moo", 0.0)
        value = _chance(f"{table.code} {version} {at} {seat.who}")
        if value < likely:
            yield value, Reacted(seat.who, reaction)


def _occasion(table: Table, index: int, event: TableOrGameEvent) -> Occasion | None:
    """Return the occasion to react that an event is for a bot's seat, or `None` if it is none."""
    match event:
        case ev.GameEnded(_, places):
            if index >= len(places):
                return None
            return "won" if places[index] == 1 else "last" if places[index] == max(places) else "lost"
        case ev.Moved(seat, reason, points, plus, start, end) if reason != "purchase":
            if plus:
                if end == start:
                    return None
                return "gain" if seat == index else "other-gain"
            if reason == "bullhead" and points >= BIG_HIT:
                return "hit" if seat == index else "other-hit"
            line = table.board.dunghill - DANGER
            return "danger" if seat == index and start < line <= end else None
        case Reacted(who) if any(seat.who == who and seat.bot is None for seat in table.seats):
            return "answer"
    return None


def _round(table: Table) -> int:
    state = table.game.state if table.game else None
    return state.round if state else 0


def _chance(key: str) -> float:
    """Return a number from 0 to 1 that depends on the key only."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8]) / 2**64
