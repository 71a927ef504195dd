"""Conversion between states and the kernel's arrays."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules import Board, Rules, State, Taking, View
from ...rules.ledger import Ledger
from ...rules.state import Laying
from .layout import (
    ACTIVE,
    BOUGHT,
    BOX,
    BOXED,
    DOUBLE,
    DOUBLE_UNTIL,
    DUNGHILL_REACHED,
    ENDING,
    ENDINGS,
    FILLED,
    HAND_SIZE,
    HANDS,
    HAPPY_UNTIL,
    HAVE_LAID,
    HELD,
    LAST,
    LEFT,
    NEXT,
    OFFER,
    OFFERED,
    OPEN,
    OPEN_NEXT,
    ORDER,
    PLACED,
    PLACING,
    PLAYERS,
    POSITION,
    QUEUE,
    QUEUED,
    ROUND,
    ROW,
    SELLING,
    SLOT_SIZE,
    SLOTS,
    SUPPLY,
    SUPPLY_LEFT,
    TAKER,
    TOGETHER,
    Words,
    no_game,
)


def load(state: State) -> Words:
    """Return a state as a kernel game. The supply keeps its order; the ledger is dropped."""
    game = no_game(state.players)
    load_table(game, state)
    for seat, tiles in enumerate(state.hands):
        hold(game, seat, tiles)
    put(game, SUPPLY, SUPPLY_LEFT, state.supply[::-1])
    put(game, BOX, BOXED, state.box)
    queue = [(tile, seat) for seat, tiles in enumerate(state.laid) for tile in tiles]
    put(game, QUEUE, QUEUED, [8 * tile + seat for tile, seat in queue or state.queue])
    game[PLACING] = not queue and bool(state.queue or state.taking or state.over)
    return game


def load_table(game: Words, table: State | View) -> None:
    """Copy the public part of a state or a view into a game."""
    game[ROUND] = table.round
    game[ENDING] = 0 if table.ending is None else 1 + ENDINGS.index(table.ending)
    laying = table.laying
    game[DOUBLE] = laying.double
    game[SELLING] = laying.selling
    game[OPEN] = laying.open
    game[TOGETHER] = laying.together
    game[ORDER : ORDER + table.players] = laying.order or range(table.players)
    game[OPEN_NEXT] = table.open_next
    game[DUNGHILL_REACHED] = table.dunghill_reached
    game[POSITION : POSITION + table.players] = table.positions
    game[BOUGHT : BOUGHT + table.players] = table.bought
    game[HAVE_LAID] = sum(1 << seat for seat, tiles in enumerate(table.laid) if tiles)
    if table.taking:
        game[TAKER] = 1 + table.taking.seat
        put(game, OFFER, OFFERED, table.taking.tiles)
    active = [(row, tiles) for row, tiles in enumerate(table.rows) if tiles]
    for slot, (row, tiles) in enumerate(active):
        game[ROW + slot] = row
        game[LAST + slot] = tiles[-1]
        put(game, SLOTS + SLOT_SIZE * slot, FILLED + slot, tiles)
        squares = table.board.points[row]
        game[NEXT + slot] = (*squares, 0)[len(tiles)]
        game[LEFT + slot] = len(squares) - len(tiles)
        game[HAPPY_UNTIL + slot] = table.board.last_happy[row] + 1
        game[DOUBLE_UNTIL + slot] = table.board.last_double[row] + 1


def hold(game: Words, seat: int, tiles: Sequence[int]) -> None:
    """Set the hand of a seat."""
    put(game, HANDS + HAND_SIZE * seat, HELD + seat, tiles)


def put(game: Words, first: int, count: int, values: Sequence[int]) -> None:
    """Store values in the words from index `first` on, and their number at index `count`."""
    game[first : first + len(values)] = values
    game[count] = len(values)


def to_state(game: Words, board: Board, rules: Rules, ledger: Ledger = ()) -> State:
    """Return a kernel game as a state. The caller passes the ledger, which the kernel does not keep."""
    players = int(game[PLAYERS])

    def several(first: int, count: int = players) -> tuple[int, ...]:
        return tuple(int(value) for value in game[first : first + count])

    rows: list[tuple[int, ...]] = [()] * len(board.rows)
    for slot in range(ACTIVE):
        rows[game[ROW + slot]] = several(SLOTS + SLOT_SIZE * slot, game[FILLED + slot])
    queue = tuple((key >> 3, key & 7) for key in several(QUEUE, game[QUEUED]))
    laid = (
        [()] * players
        if game[PLACING]
        else [tuple(sorted(t for t, s in queue if s == seat)) for seat in range(players)]
    )
    return State(
        board=board,
        rules=rules,
        round=int(game[ROUND]),
        laying=Laying(
            double=bool(game[DOUBLE]),
            selling=bool(game[SELLING]),
            order=several(ORDER) if game[OPEN] else (),
            together=int(game[TOGETHER]),
        ),
        positions=several(POSITION),
        rows=tuple(rows),
        hands=tuple(tuple(sorted(several(HANDS + HAND_SIZE * seat, game[HELD + seat]))) for seat in range(players)),
        supply=several(SUPPLY, game[SUPPLY_LEFT])[::-1],
        box=tuple(sorted(several(BOX, game[BOXED]))),
        laid=tuple(laid),
        bought=several(BOUGHT),
        queue=queue[game[PLACED] :] if game[PLACING] else (),
        taking=Taking(int(game[TAKER]) - 1, several(OFFER, game[OFFERED])) if game[TAKER] else None,
        open_next=bool(game[OPEN_NEXT]),
        dunghill_reached=bool(game[DUNGHILL_REACHED]),
        ending=ENDINGS[game[ENDING] - 1] if game[ENDING] else None,
        ledger=ledger,
    )
