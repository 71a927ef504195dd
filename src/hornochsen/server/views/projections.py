"""Projections of a table and its game for one viewer. No other module produces them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from ...protocol import (
    VIEW_FIELDS,
    Option,
    Options,
    Pair,
    Position,
    Screens,
    SeatInfo,
    Summary,
    TableEvent,
    TableInfo,
    TableOrGameEvent,
)
from ...rules import State, face_up_tiles, happy_cow_visible, next_free_row, preview, view, visible
from ...rules.legality import most_to_buy, take_counts, tiles_to_lay
from ...rules.state import awaited, face_up
from ...rules.views import laid_as_seen
from ..table import clocks, play, takeover
from ..table.table import Seat, Table


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
        seats=tuple(_seat_info(seat, table.host, live) for seat in table.seats),
        game=table.games,
        commitment=game.commitment if game and not game.continues else None,
        salted=tuple(seat for seat, salt in game.salts if salt is not None) if salting and game else (),
        standings=table.standings,
        record=table.record,
        asking=takeover.public_request(table, live) or UNSET,
        again=_agreed(table) if table.again else UNSET,
        continues=(game and game.continues) or UNSET,
    )


def _agreed(table: Table) -> tuple[int, ...]:
    """Return the seats of the people who have agreed to another game."""
    return tuple(index for index, seat in enumerate(table.seats) if seat.bot is None and play.agreed(table, seat))


def _seat_info(seat: Seat, host: int | None, live: frozenset[str]) -> SeatInfo:
    return SeatInfo(
        who=seat.who,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        present=seat.bot is not None or clocks.present(seat, live),
        stand_in=seat.stand_in,
        host=seat.who == host,
        closed=seat.closed or UNSET,
    )


def summary(table: Table) -> Summary:
    """Return a table's entry in the list of public tables."""
    people = tuple(seat.name for seat in table.seats if seat.bot is None)
    return Summary(table.code, table.phase, table.board.name, table.terms.clock, people, len(table.seats) - len(people))


def position(state: State, seat: int | None) -> Position:
    """Return a seat's view of the game and its options; a spectator's view if `seat` is `None`."""
    seen = view(state, seat)
    shared: dict[str, Any] = {field: getattr(seen, field) for field in VIEW_FIELDS}
    return Position(
        **shared,
        happy=happy_cow_visible(seen.board, seen.rows),
        next_rows=tuple(sorted({next_free_row(seen.rows, row) for row, tiles in enumerate(seen.rows) if tiles})),
        options=None if seat is None or state.over else options(state, seat),
    )


def screens(state: State, seat: int | None) -> Screens:
    """Return how many tiles each player hides, and the laid tiles as a seat or a spectator (`None`) sees them."""
    return Screens(tuple(len(hand) for hand in state.hands), laid_as_seen(state, seat))


def options(state: State, seat: int) -> Options:
    """Return the legal choices of a seat."""
    taking = state.taking
    mine = taking is not None and taking.seat == seat
    free = taking is None and not state.laid[seat]
    return Options(
        buy=most_to_buy(state, seat),
        play=tiles_to_lay(state, seat) if free and seat in awaited(state) else 0,
        take=take_counts(state, seat)[-1] if mine else 0,
        take_back=bool(state.laid[seat]) and not face_up(state, seat),
        tiles=tuple(_option(state, seat, tile, pairs=free and state.laying.double) for tile in state.hands[seat]),
    )


def _option(state: State, seat: int, tile: int, *, pairs: bool) -> Option:
    """Return the effect of a tile, and with `pairs` that of laying it together with each lower tile of the hand."""
    seen = face_up_tiles(laid_as_seen(state, seat), seat)
    alone = preview(state, seat, tile, seen)
    lower_tiles = [lower for lower in state.hands[seat] if lower < tile] if pairs else []
    together = [Pair(lower, preview(state, seat, tile, (*seen, (lower, seat)))) for lower in lower_tiles]
    return Option(tile, alone, tuple(pair for pair in together if pair.preview != alone) or UNSET)


def visible_events(events: Iterable[TableOrGameEvent], seat: int | None) -> tuple[TableOrGameEvent, ...]:
    """Return events as a seat may see them."""
    return tuple(event if isinstance(event, TableEvent) else visible(event, seat) for event in events)
