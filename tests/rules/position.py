"""Positions drawn as text, so that tests read like the rulebook.

Rows are numbered from 1 in a drawing, as on the board, and from 0 in states and events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeVar

from hornochsen.rules import (
    OFFICIAL,
    SCREEN,
    TILES,
    Action,
    AnyEvent,
    Board,
    Play,
    Rules,
    State,
    Step,
    apply,
    double_visible,
    read_board,
)
from hornochsen.rules.events import Event
from hornochsen.rules.ledger import Kept
from hornochsen.rules.state import Laying

E = TypeVar("E", bound=Event)


def board(
    drawing: str, *, bulls_eyes: Sequence[int] = (40, 50), dunghill: int = 60, name: str = "drawn for a test"
) -> Board:
    """Return a board from a drawing: `.` plain, `H` happy cow, `D` double, a number a cow-pat, `[n]` the bullhead."""
    rows = [[_square(word) for word in line.split()] for line in drawing.strip().splitlines()]
    return read_board({"name": name, "rows": rows, "bulls_eyes": list(bulls_eyes), "dunghill": dunghill})


def _square(word: str) -> int | str:
    word = word.strip("[]")
    return "" if word == "." else int(word) if word.isdigit() else word


CLASSIC = board(
    """
    . . . . [6]
    . . . [5]
    . . . . . [8]
    . . . . 1 [8]
    . H H . 2 [9]
    . . 1 . 3 . [10]
    . D D D D [8]
    . . 4 5 [7]
    . . . 2 . . [11]
    . . 1 . 3 [9]
    . . . [6]
    . H H . . 3 [12]
    """,
    name="classic",
)

LONG = board(
    """
    . . . . . . . . . . D [9]
    . . . . . . . . . . . [9]
    . . . . . . . . . . . [9]
    . . . . . . . . . . . [9]
    . . . . . . . . . . . [9]
    """,
    name="long",
)
"""A board whose rows hold enough tiles to leave both supply and box empty."""


def position(
    rows: str,
    *,
    hands: Mapping[int, Iterable[int]],
    at: Sequence[int] | None = None,
    supply: Sequence[int] = (),
    box: Sequence[int] = (),
    rest: Literal["supply", "box", "hands"] = "supply",
    board: Board = CLASSIC,
    rules: Rules = OFFICIAL,
    number: int = 1,
    open_round: bool = False,
) -> State:
    """Return the state at the start of round `number`, with each of the 99 tiles in some place.

    `rows` draws the four active rows, a line each: `3: 53 56 59-62`. `supply` is in the order drawn. Tiles that are
    not named go, ascending, to where `rest` says: behind the supply, into the box, or behind screens with room.
    `at` are the pieces' squares; without it all are on the start square. The double state, the order
    and the sale of tiles in this round follow from all this.
    """
    placed = _rows(rows, len(board.rows))
    screens = {seat: list(tiles) for seat, tiles in hands.items()}
    positions = (0,) * (max(screens) + 1) if at is None else tuple(at)
    seats = range(len(positions))
    named = {tile for tiles in (*placed, *screens.values(), supply, box) for tile in tiles}
    left = [tile for tile in TILES if tile not in named]
    if rest == "hands":
        for seat in seats:
            screen = screens.setdefault(seat, [])
            if seat not in hands:
                screen += left[:SCREEN]
                del left[:SCREEN]
        assert not left, f"no room for {left}"
    boxed = tuple(sorted([*box, *left] if rest == "box" else box))
    stock = (*supply, *left) if rest == "supply" else tuple(supply)
    state = State(
        board=board,
        rules=rules,
        round=number,
        laying=Laying(
            double=double_visible(board, placed),
            selling=bool(stock),
            order=tuple(sorted(seats, key=positions.__getitem__)) if open_round else (),
            together=positions.count(0) if open_round else 0,
        ),
        positions=positions,
        rows=placed,
        hands=tuple(tuple(sorted(screens.get(seat, ()))) for seat in seats),
        supply=stock,
        box=boxed,
        laid=((),) * len(positions),
        bought=(0,) * len(positions),
        ledger=(Kept(0, boxed, 0, ()),) if boxed else (),
    )
    assert whereabouts(state) == list(TILES), "each tile must be in exactly one place"
    assert sum(map(bool, placed)) == 4, "four rows must be active (R6)"
    assert all(1 <= len(hand) <= SCREEN for hand in state.hands), "each screen must hide one to nine tiles"
    assert all(len(tiles) < len(row) for tiles, row in zip(placed, board.rows, strict=True)), "no row can be full"
    return state


def _rows(drawing: str, count: int) -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = [()] * count
    for line in drawing.strip().splitlines():
        row, tiles = line.split(":")
        rows[int(row) - 1] = tuple(tile for word in tiles.split() for tile in _span(word))
    return tuple(rows)


def _span(word: str) -> range:
    first, _, last = word.partition("-")
    return range(int(first), int(last or first) + 1)


def whereabouts(state: State) -> list[int]:
    """Return all tiles of a state in ascending order, wherever they are."""
    places = (*state.hands, *state.laid, *state.rows, state.supply, state.box)
    waiting = (*(tile for tile, _ in state.queue), *(state.taking.tiles if state.taking else ()))
    return sorted([tile for place in places for tile in place] + list(waiting))


def act(state: State, *actions: Action, from_box: Sequence[int] = ()) -> Step:
    """Apply actions in order, the last one with `from_box`; return the final state and the events of all of them."""
    happened: list[AnyEvent] = []
    for action in actions:
        state, events = apply(state, action, from_box if action is actions[-1] else ())
        happened += events
    return Step(state, tuple(happened))


def lay(state: State, tiles: Mapping[int, int | tuple[int, int]]) -> Step:
    """Let each seat lay its tile, or two tiles, in the order given."""
    return act(state, *(Play(seat, (laid,) if isinstance(laid, int) else laid) for seat, laid in tiles.items()))


def of(step: Step, kind: type[E]) -> list[E]:
    """Return the events of a step that are of one kind."""
    return [event for event in step.events if isinstance(event, kind)]
