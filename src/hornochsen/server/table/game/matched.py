"""A table for matched people: all have seats, and its first game begins at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ....protocol import Colour, Level, SatDown, Terms
from ....protocol.matching import Pace
from ..draft import Draft, Moment
from ..people import identity
from ..people.look_alikes import look_alike
from ..people.seats import board_of, rules_of
from ..table import LogEntry, Seat, Table
from . import play

CLOCKS: dict[Pace, int] = {"now": 60, "day": 86400}
MAX_NAME = 24
ARRIVAL_SECONDS = 10.0
"""Seconds that the deal waits for people who must come from the page on which they waited."""


class MatchedPlayer(Struct, frozen=True):
    """A player who gets a seat."""

    player: str
    name: str
    colour: Colour | None
    key: str
    """The hash of a token that nobody has: the player's devices take the seat with their own secrets."""


def matched_table(
    people: Sequence[MatchedPlayer], bots: Sequence[Level], pace: Pace, *, code: str, created: float, moment: Moment
) -> tuple[Table, LogEntry]:
    """Return a new table whose game begins, and its first log entry. Without a host, no person can remove another."""
    clock: Any = CLOCKS[pace]
    terms = Terms(clock=clock, public=True)
    empty = Table(code, 0, created, "gathering", terms, board_of(terms), rules_of(terms), matched=True)
    waits = max(moment.salt_seconds, ARRIVAL_SECONDS) if pace == "now" else moment.salt_seconds
    draft = Draft(empty, replace(moment, salt_seconds=waits))
    for person in people:
        seat: dict[str, Any] = {"key": person.key, "player": person.player, "player_key": person.key}
        _add(draft, person.name, person.colour, away_since=moment.now, **seat)
    for level in bots:
        _add(draft, identity.bot_name(seat.name for seat in draft.seats), None, bot=level)
    play.begin(draft)
    return draft.finish(), draft.log_entry()


def _add(draft: Draft, name: str, colour: Colour | None, **fields: Any) -> None:
    """Add a seat, with another name or colour if the wanted one is taken."""
    taken = [seat.name for seat in draft.seats]
    used = [seat.colour for seat in draft.seats]
    chosen = colour if colour and colour not in used else identity.free_colour(used)
    who = draft.table.next_who
    seat = Seat(who, free_name(name, taken), chosen, newcomer="key" in fields, **fields)
    draft.add_seat(seat)
    draft.emit(SatDown(who, seat.name, seat.bot))


def free_name(name: str, taken: Sequence[str]) -> str:
    """Return a name, with a number if it looks like one that is taken."""
    number, found = 1, name
    while any(look_alike(found, other) for other in taken):
        number += 1
        found = f"{name[: MAX_NAME - 3]} {number}"
    return found
