"""From the truth to what a viewer gets: the table's face, the position, what may be done. The only way out."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from ...protocol import Happening, Option, Options, Position, Screens, SeatInfo, TableEvent, TableInfo
from ...rules import Board, Rules, State, View, happy_cow_visible, next_free_row, preview, view, visible
from ...rules.legality import most_to_buy, takes, tiles_to_lay
from ...rules.state import awaited, face_up
from ...rules.views import laid_as_seen
from ..table import clocks, takeover
from ..table.table import Seat, Table


def table_info(table: Table, live: frozenset[str]) -> TableInfo:
    """A table as everybody sees it."""
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
        commitment=game.commitment if game else None,
        salted=tuple(seat for seat, salt in game.salts if salt is not None) if salting and game else (),
        standings=table.standings,
        record=table.record,
        asking=takeover.table_info(table, live) or UNSET,
    )


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


def position(state: State, seat: int | None) -> Position:
    """The game as a seat sees it, and what it may do; `None` is a spectator."""
    seen = view(state, seat)
    return Position(
        seat=seat,
        round=seen.round,
        laying=seen.laying,
        positions=seen.positions,
        rows=seen.rows,
        hand=seen.hand,
        held=seen.held,
        supply=seen.supply,
        box=seen.box,
        laid=seen.laid,
        bought=seen.bought,
        queue=seen.queue,
        taking=seen.taking,
        open_next=seen.open_next,
        dunghill_reached=seen.dunghill_reached,
        ending=seen.ending,
        ledger=seen.ledger,
        happy=happy_cow_visible(seen.board, seen.rows),
        next_rows=tuple(sorted({next_free_row(seen.rows, row) for row, tiles in enumerate(seen.rows) if tiles})),
        options=None if seat is None or state.over else options(state, seat),
    )


def screens(state: State, seat: int | None) -> Screens:
    """What lies behind and before everybody's screen, as a seat sees it."""
    return Screens(tuple(len(hand) for hand in state.hands), laid_as_seen(state, seat))


def options(state: State, seat: int) -> Options:
    """What a seat may do now."""
    taking = state.taking
    mine = taking is not None and taking.seat == seat
    free = taking is None and not state.laid[seat]
    return Options(
        buy=most_to_buy(state, seat),
        play=tiles_to_lay(state, seat) if free and seat in awaited(state) else 0,
        take=takes(state, seat)[-1] if mine else 0,
        take_back=bool(state.laid[seat]) and not face_up(state, seat),
        tiles=tuple(Option(tile, preview(state, seat, tile)) for tile in state.hands[seat]),
    )


def view_of(position: Position, board: Board, rules: Rules) -> View:
    """The view that a position was made of: for bots, which play at a table as they play anywhere."""
    return View(
        seat=position.seat,
        board=board,
        rules=rules,
        round=position.round,
        laying=position.laying,
        positions=position.positions,
        rows=position.rows,
        hand=position.hand,
        held=position.held,
        supply=position.supply,
        box=position.box,
        laid=position.laid,
        bought=position.bought,
        queue=position.queue,
        taking=position.taking,
        open_next=position.open_next,
        dunghill_reached=position.dunghill_reached,
        ending=position.ending,
        ledger=position.ledger,
    )


def seen_by(events: Iterable[Happening], seat: int | None) -> tuple[Happening, ...]:
    """What happened, as a seat sees it."""
    return tuple(event if isinstance(event, TableEvent) else visible(event, seat) for event in events)
