"""Projections of a table and its game for one viewer. No other module produces them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from operator import attrgetter
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from ...protocol import (
    VIEW_FIELDS,
    Applicant,
    DailyInfo,
    Option,
    Options,
    Pair,
    Position,
    RatedInfo,
    Screens,
    SeatInfo,
    Summary,
    TableEvent,
    TableInfo,
    TableOrGameEvent,
)
from ...rules import State, View, face_up_tiles, happy_cow_visible, next_free_row, previews, view, visible
from ...rules.legality import most_to_buy, take_counts, tiles_to_lay
from ...rules.placement import NextSquares
from ...rules.state import awaited, face_up
from ...rules.views import known_to_seat, laid_as_seen, laid_with_own
from ..table.game import clocks, play, rated
from ..table.people import devices, takeover
from ..table.table import Table

CUSTOM_BOARD = "custom"
"""The name of a board that is not one of the server's, in the list of public tables."""


def table_info(table: Table, live: frozenset[str]) -> TableInfo:
    """Return the public projection of a table."""
    game = table.game
    salting = table.phase == "salting" and game is not None
    return TableInfo(
        code=table.code,
        phase=table.phase,
        terms=table.terms,
        board=table.board,
        rules=table.rules,
        seats=tuple(_seat_info(table, index, live) for index in range(len(table.seats))),
        game=table.games,
        commitment=game.commitment if game and not game.continues else None,
        salted=tuple(seat for seat, salt in game.salts if salt is not None) if salting and game else (),
        standings=table.standings,
        record=table.record,
        asking=takeover.public_request(table, live) or UNSET,
        again=_agreed(table) if table.again else UNSET,
        continues=(game and game.continues) or UNSET,
        previous=table.previous or UNSET,
        seating=UNSET if table.moderation.seating == "open" else table.moderation.seating,
        watching=UNSET if table.moderation.watching else False,
        daily=DailyInfo(table.daily.day, table.daily.counted) if table.daily else UNSET,
        applicants=tuple(Applicant(one.number, one.name) for one in table.moderation.applicants) or UNSET,
        rated=_rated_info(table, live) or UNSET,
    )


def _rated_info(table: Table, live: frozenset[str]) -> RatedInfo | None:
    """Return the state of a rated table; `None` if the table is not rated and its last game was not."""
    result = table.rated
    if not table.terms.rated and result is None:
        return None
    waiting = table.terms.rated and table.phase in ("gathering", "over")
    found = rated.obstacles(table, live) if waiting else ()
    return RatedInfo(found, result.void if result else None, result.changes if result else ())


def _agreed(table: Table) -> tuple[int, ...]:
    """Return the seats of the people who have agreed to another game."""
    return tuple(index for index, seat in enumerate(table.seats) if seat.bot is None and play.agreed(table, seat))


def _seat_info(table: Table, index: int, live: frozenset[str]) -> SeatInfo:
    seat = table.seats[index]
    return SeatInfo(
        who=seat.who,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        present=seat.bot is not None or clocks.present(seat, live),
        stand_in=seat.stand_in,
        host=seat.who == table.host,
        closed=seat.closed or UNSET,
        same_device=devices.sharing(table, index) or UNSET,
        muted=seat.muted or UNSET,
        emblem=seat.emblem or UNSET,
    )


def summary(table: Table, live: frozenset[str]) -> Summary:
    """Return a table's entry in the list of public tables. It hides names of custom boards: anybody can choose them."""
    people = [seat for seat in table.seats if seat.bot is None]
    return Summary(
        code=table.code,
        phase=table.phase,
        board=table.terms.board if isinstance(table.terms.board, str) else CUSTOM_BOARD,
        clock=table.terms.clock,
        people=tuple(seat.name for seat in people),
        bots=len(table.seats) - len(people),
        present=sum(clocks.present(seat, live) for seat in people),
        rated=table.terms.rated,
    )


class Positions:
    """The positions of one state for its viewers. Parts that are equal for all viewers are computed once."""

    def __init__(self, state: State) -> None:
        self.state = state

    @cached_property
    def public(self) -> View:
        return view(self.state, None)

    @cached_property
    def public_position(self) -> Position:
        rows = self.state.rows
        happy = happy_cow_visible(self.state.board, rows)
        next_rows = tuple(sorted({next_free_row(rows, row) for row, tiles in enumerate(rows) if tiles}))
        return Position(*(*_view_values(self.public), happy, next_rows, None))

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        return awaited(self.state)

    @cached_property
    def squares(self) -> NextSquares:
        return NextSquares(self.state.board, self.state.rows)

    @cached_property
    def public_screens(self) -> Screens:
        return Screens(tuple([len(hand) for hand in self.state.hands]), laid_as_seen(self.state, None))

    def screens(self, seat: int | None) -> Screens:
        """Return the numbers of hidden tiles, and the laid tiles as a seat or a spectator (`None`) sees them."""
        public = self.public_screens
        return public if seat is None else Screens(public.held, laid_with_own(self.state, public.laid, seat))

    def of(self, seat: int | None) -> Position:
        """Return a seat's view of the game and its options; a spectator's view if `seat` is `None`."""
        if seat is None:
            return self.public_position
        choices = None if self.state.over else options(self.state, seat, self.awaited, self.squares)
        return replace(self.public_position, options=choices, **known_to_seat(self.state, self.public, seat))


_view_values: Callable[[View], tuple[Any, ...]] = attrgetter(*VIEW_FIELDS)


def position(state: State, seat: int | None) -> Position:
    """Return a seat's view of the game and its options; a spectator's view if `seat` is `None`."""
    return Positions(state).of(seat)


def options(state: State, seat: int, waiting: tuple[int, ...], squares: NextSquares) -> Options:
    """Return the legal choices of a seat; the game waits for the seats `waiting`."""
    taking, laid = state.taking, state.laid[seat]
    mine = taking is not None and taking.seat == seat
    free = taking is None and not laid
    return Options(
        buy=most_to_buy(state, seat),
        play=tiles_to_lay(state, seat) if free and seat in waiting else 0,
        take=take_counts(state, seat)[-1] if mine else 0,
        take_back=bool(laid) and not face_up(state, seat),
        tiles=_tile_options(state, seat, squares, pairs=free and state.laying.double),
    )


def _tile_options(state: State, seat: int, squares: NextSquares, *, pairs: bool) -> tuple[Option, ...]:
    """Return the effect of each tile of the hand; with `pairs` also after each lower tile of the hand."""
    hand = state.hands[seat]
    seen = face_up_tiles(laid_as_seen(state, seat), seat) if state.laying.open else ()
    alone = previews(state, seat, hand, seen, squares)
    if not pairs:
        return tuple(map(Option, hand, alone))
    changed: dict[int, list[Pair]] = {tile: [] for tile in hand}
    for at, lower in enumerate(hand, 1):
        after = previews(state, seat, hand[at:], (*seen, (lower, seat)), squares)
        for tile, found, usual in zip(hand[at:], after, alone[at:], strict=True):
            if found != usual:
                changed[tile].append(Pair(lower, found))
    return tuple([Option(tile, found, tuple(changed[tile]) or UNSET) for tile, found in zip(hand, alone, strict=True)])


def visible_events(events: Iterable[TableOrGameEvent], seat: int | None) -> tuple[TableOrGameEvent, ...]:
    """Return events as a seat may see them."""
    return tuple([event if isinstance(event, TableEvent) else visible(event, seat) for event in events])
