"""Rated tables: their terms, who may begin a game, and what is not possible in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .... import boards
from .... import protocol as p
from ....protocol import RatedObstacle, Terms
from ....protocol.errors import Refusal
from ..people import player_seats
from ..table import Seat, Table
from . import clocks
from .rated_result import MIN_PEOPLE, running, sharing_device

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..draft import Draft, Moment

FORBIDDEN = (p.AskSeat, p.Remove)
"""The requests that a rated game refuses: to take over another person's seat, and to remove a person."""


def check_terms(terms: Terms, *, beside_older: bool = False) -> None:
    """Raise `Refusal` for rated terms that do not qualify, and while a process without rated games serves the table."""
    if terms.rated and beside_older:
        raise Refusal("unavailable", "the server is being upgraded; try again later")
    fair = terms.clock is not None and not terms.hints and terms.rules == "official"
    if terms.rated and not (fair and isinstance(terms.board, str) and terms.board in boards.names()):
        raise Refusal("rated-terms")


def obstacles(table: Table, live: frozenset[str]) -> tuple[RatedObstacle, ...]:
    """Return the reasons why no rated game can start at this table now."""
    people = [seat for seat in table.seats if seat.bot is None]
    ids = [player_seats.player_of(seat) for seat in people]
    found: list[tuple[RatedObstacle, bool]] = [
        ("people", len(people) < MIN_PEOPLE),
        ("players", None in ids or len(set(ids)) < len(ids)),
        ("device", bool(sharing_device(people))),
        ("absent", clocks.has_fast_clock(table) and any(live.isdisjoint(seat.here) for seat in people)),
        ("agreement", any(not agreed(table, seat) for seat in people)),
    ]
    return tuple(reason for reason, true in found if true)


def agreed(table: Table, seat: Seat) -> bool:
    """Return whether a person has agreed to the terms: as the host, by sitting down, or by the request `again`."""
    first = not table.games and seat.who == table.host
    return first or seat.newcomer or seat.who in table.again


def check_start(draft: Draft) -> None:
    """Raise `Refusal` if the table is rated and no rated game can start."""
    check_terms(draft.table.terms, beside_older=draft.moment.beside_older)
    if draft.table.terms.rated and (found := obstacles(draft.table, draft.moment.live)):
        raise Refusal(f"rated-{found[0]}")


def may_start(draft: Draft) -> bool:
    """Return whether a game can start: at a table that is not rated, or without an obstacle."""
    table, moment = draft.table, draft.moment
    return not table.terms.rated or not (moment.beside_older or obstacles(table, moment.live))


def levels(table: Table, seats: Sequence[Seat]) -> tuple[p.Level | None, ...] | None:
    """Return the levels of bots by seat at the beginning of a rated game; `None` if the table is not rated."""
    return tuple(seat.bot for seat in seats) if table.terms.rated else None


def without_dead_connections(seats: Sequence[Seat], moment: Moment) -> list[Seat]:
    """Return the seats of a new rated game; people who were connected to a server that has stopped are away."""
    return [
        replace(seat, here=(), away_since=moment.now) if seat.here and moment.live.isdisjoint(seat.here) else seat
        for seat in seats
    ]


def check_request(table: Table, request: object) -> None:
    """Refuse a request that is not possible in a rated game."""
    if running(table) and isinstance(request, FORBIDDEN):
        raise Refusal("rated-game")
