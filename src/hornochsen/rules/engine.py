"""Deal a game and apply actions to it. All randomness is passed in."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from . import events as ev
from .actions import Action, Buy, Play, Take, TakeBack
from .board import Board
from .course import landing, most_minus_first, places, triggered
from .errors import Malformed
from .ledger import Drawn, Kept, TurnedUp, left_the_board
from .legality import box_draw, check
from .placement import double_visible, happy_cow_visible, next_free_row, row_for
from .ruleset import Rules
from .state import FIRST_ROWS, HAND, LAST_ROUND, MAX_PLAYERS, MIN_PLAYERS, SCREEN, TILES, Laying, State, Taking

T = TypeVar("T")


class Step(NamedTuple):
    """The result of an action: the new state, and the events that led to it, in order."""

    state: State
    events: tuple[ev.AnyEvent, ...]


def shuffled(rng: random.Random) -> tuple[int, ...]:
    """Return the 99 tiles in random order."""
    tiles = list(TILES)
    rng.shuffle(tiles)
    return tuple(tiles)


def deal(board: Board, rules: Rules, players: int, supply: Sequence[int]) -> Step:
    """Set up a game; `supply` holds all 99 tiles in the order in which they are drawn (R5)."""
    if not isinstance(board, Board):
        raise TypeError(f"board: must be a Board, not {type(board).__name__}")
    if not isinstance(rules, Rules):
        raise TypeError(f"rules: must be Rules, not {type(rules).__name__}")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise Malformed(f"players: must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players}")
    if sorted(supply) != list(TILES):
        raise Malformed("supply: must hold the tiles 1 to 99, each once")
    dealt = players * HAND
    first = supply[dealt : dealt + FIRST_ROWS]
    game = _Game(
        State(
            board=board,
            rules=rules,
            round=0,
            laying=Laying(double=False, selling=True),
            positions=(0,) * players,
            rows=tuple((tile,) for tile in first) + ((),) * (len(board.rows) - FIRST_ROWS),
            hands=tuple(tuple(sorted(supply[s * HAND : (s + 1) * HAND])) for s in range(players)),
            supply=tuple(supply[dealt + FIRST_ROWS :]),
            box=(),
            laid=((),) * players,
            bought=(0,) * players,
        )
    )
    game.begin_round()
    return game.step()


def apply(state: State, action: Action, from_box: Sequence[int] = ()) -> Step:
    """Apply one action and everything that follows from it, up to the next decision of a player.

    `from_box` holds the tiles for a purchase that the supply does not cover: exactly `box_draw(state, action)` tiles,
    which `draw_from_box` draws at random. Raises `Malformed` or `Illegal`. `state` itself does not change.
    """
    check(state, action)
    drawn = tuple(from_box)
    if len(drawn) != box_draw(state, action):
        raise Malformed(f"from_box: this action needs {box_draw(state, action)} tiles from the box, not {len(drawn)}")
    if drawn and (len(set(drawn)) != len(drawn) or not set(drawn) <= set(state.box)):
        raise Malformed("from_box: must hold different tiles that are in the box")
    game = _Game(state)
    match action:
        case Buy(seat, count):
            game.buy(seat, count, drawn)
        case Play(seat, tiles):
            game.lay(seat, tuple(sorted(tiles)))
        case TakeBack(seat):
            game.take_back(seat)
        case Take(seat, tiles):
            game.take(seat, tuple(sorted(tiles)))
    return game.step()


def draw_from_box(state: State, action: Action, rng: random.Random) -> tuple[int, ...]:
    """Return the tiles that an action needs from the box, drawn at random; most actions need none."""
    count = box_draw(state, action)
    return tuple(rng.sample(state.box, count)) if count else ()


class _Game:
    """A mutable working copy of a state, used for one step; its field values stay immutable."""

    def __init__(self, state: State) -> None:
        self.events: list[ev.AnyEvent] = []
        self.board = state.board
        self.rules = state.rules
        self.round = state.round
        self.laying = state.laying
        self.positions = state.positions
        self.rows = state.rows
        self.hands = state.hands
        self.supply = state.supply
        self.box = state.box
        self.laid = state.laid
        self.bought = state.bought
        self.queue = state.queue
        self.taking = state.taking
        self.open_next = state.open_next
        self.dunghill_reached = state.dunghill_reached
        self.ending = state.ending
        self.ledger = state.ledger

    def state(self) -> State:
        return State(
            self.board,
            self.rules,
            self.round,
            self.laying,
            self.positions,
            self.rows,
            self.hands,
            self.supply,
            self.box,
            self.laid,
            self.bought,
            self.queue,
            self.taking,
            self.open_next,
            self.dunghill_reached,
            self.ending,
            self.ledger,
        )

    def step(self) -> Step:
        return Step(self.state(), tuple(self.events))

    def emit(self, event: ev.AnyEvent) -> None:
        self.events.append(event)

    def begin_round(self) -> None:
        self.round += 1
        players = len(self.positions)
        seats = sorted(range(players), key=self.positions.__getitem__) if self.open_next else ()
        self.laying = Laying(
            double=double_visible(self.board, self.rows),
            selling=bool(self.supply),
            order=tuple(seats),
            together=sum(self.positions[seat] == 0 for seat in seats),
        )
        self.open_next = False
        self.bought = (0,) * players
        laying = self.laying
        self.emit(ev.RoundBegan(self.round, laying.double, laying.open, laying.order, laying.together))

    def buy(self, seat: int, count: int, from_box: tuple[int, ...]) -> None:
        tiles = self.supply[: count - len(from_box)] + from_box
        self.supply = self.supply[count - len(from_box) :]
        self.bought = _replaced(self.bought, seat, count)
        self.hands = _replaced(self.hands, seat, tuple(sorted(self.hands[seat] + tiles)))
        if from_box:
            self.box = tuple(tile for tile in self.box if tile not in from_box)
            self.ledger += (Drawn(seat, len(from_box), tuple(sorted(from_box))),)
        self.emit(ev.Bought(seat, count, len(from_box), tuple(sorted(tiles))))
        plus = self.rules.happy_buying and happy_cow_visible(self.board, self.rows)
        self.move(seat, "purchase", count, plus)

    def lay(self, seat: int, tiles: tuple[int, ...]) -> None:
        """Lay a seat's tiles and reveal tiles where due (R8, R39); place all tiles when every seat has laid."""
        self.hands = _replaced(self.hands, seat, tuple(tile for tile in self.hands[seat] if tile not in tiles))
        self.laid = _replaced(self.laid, seat, tiles)
        group = self.laying.order[: self.laying.together]
        face_up = self.laying.open and seat not in group
        self.emit(ev.Laid(seat, len(tiles), face_up, tiles))
        if face_up:
            self.turn_up((seat,))
        elif seat in group and all(self.laid[other] for other in group):
            self.reveal(group)
        if all(self.laid):
            if not self.laying.open:
                self.reveal(tuple(range(len(self.laid))))
            self.queue = tuple(sorted((tile, seat) for seat, laid in enumerate(self.laid) for tile in laid))
            self.laid = ((),) * len(self.laid)
            self.place()

    def reveal(self, seats: tuple[int, ...]) -> None:
        """Turn over the face-down tiles of these seats."""
        seats = tuple(sorted(seats))
        self.emit(ev.Revealed(seats, tuple(self.laid[seat] for seat in seats)))
        self.turn_up(seats)

    def turn_up(self, seats: tuple[int, ...]) -> None:
        """Enter the visible tiles of these seats in the ledger if they have been in completed rows."""
        shown = [(seat, tile) for seat in seats for tile in self.laid[seat]]
        returned = left_the_board(self.ledger)
        self.ledger += tuple(TurnedUp(seat, tile) for seat, tile in shown if tile in returned)

    def take_back(self, seat: int) -> None:
        self.hands = _replaced(self.hands, seat, tuple(sorted(self.hands[seat] + self.laid[seat])))
        self.laid = _replaced(self.laid, seat, ())
        self.emit(ev.TookBack(seat))

    def place(self) -> None:
        """Place the revealed tiles on the board, lowest first, until a player must decide or the round ends."""
        while self.queue and not self.taking and not self.ending:
            (tile, seat), self.queue = self.queue[0], self.queue[1:]
            row = row_for(self.rows, tile)
            square, behind = len(self.rows[row]), self.rows[row][-1]
            happy = happy_cow_visible(self.board, self.rows)
            self.rows = _replaced(self.rows, row, (*self.rows[row], tile))
            self.emit(ev.Placed(seat, tile, row, square, behind, lowest=behind > tile))
            happy = self.update_happy_cows(happy)
            bullhead = square == len(self.board.rows[row]) - 1
            points = self.board.points[row][square]
            if points:
                self.move(seat, "bullhead" if bullhead else "cow-pat", points, happy)
            if bullhead and not self.ending:
                self.complete(seat, row, tile)
        if not self.taking and not self.ending:
            self.end_round()

    def complete(self, seat: int, row: int, tile: int) -> None:
        """Move the tile on the bullhead to the next free row; the seat must then take tiles of the row (R13, R14)."""
        tiles = self.rows[row][:-1]
        next_row = next_free_row(self.rows, row)
        happy = happy_cow_visible(self.board, self.rows)
        self.rows = _replaced(_replaced(self.rows, next_row, (tile,)), row, ())
        self.emit(ev.RowCompleted(seat, row, tile, next_row, tiles))
        self.update_happy_cows(happy)
        self.taking = Taking(seat, tiles)
        if len(self.hands[seat]) == SCREEN:
            self.keep(seat, ())  # R16: a player with a full screen takes no tiles

    def update_happy_cows(self, before: bool) -> bool:
        """Return whether a happy cow is visible; emit an event when that differs from `before`."""
        visible = happy_cow_visible(self.board, self.rows)
        if visible is not before:
            self.emit(ev.HappyCows(visible))
        return visible

    def take(self, seat: int, tiles: tuple[int, ...]) -> None:
        """Take tiles of the completed row and continue placing."""
        self.keep(seat, tiles)
        self.place()

    def keep(self, seat: int, tiles: tuple[int, ...]) -> None:
        """Move these tiles of the completed row behind the seat's screen and the others into the box."""
        assert self.taking
        row, self.taking = self.taking.tiles, None
        self.hands = _replaced(self.hands, seat, tuple(sorted(self.hands[seat] + tiles)))
        self.box = tuple(sorted(self.box + tuple(tile for tile in row if tile not in tiles)))
        self.ledger += (Kept(seat, row, len(tiles), tiles),)
        self.emit(ev.Took(seat, len(tiles), tiles))

    def move(self, seat: int, reason: ev.Reason, points: int, plus: bool) -> None:
        start = self.positions[seat]
        end = landing(self.positions, seat, -points if plus else points)
        eyes = [] if plus else triggered(self.board.bulls_eyes, self.positions, seat, end)
        self.positions = _replaced(self.positions, seat, end)
        self.emit(ev.Moved(seat, reason, points, plus, start, end))
        for eye in eyes:
            self.open_next = True
            self.emit(ev.BullsEye(seat, eye))
        if start < self.board.dunghill <= end:
            self.dunghill_reached = True
            self.emit(ev.DunghillReached(seat))
            if self.rules.dunghill_ends == "at_once":
                self.end_game("dunghill")

    def end_round(self) -> None:
        """Draw free tiles for seats without tiles (R25), then end the game or begin the next round."""
        for seat in most_minus_first(self.positions, (s for s, hand in enumerate(self.hands) if not hand)):
            tiles, self.supply = tuple(sorted(self.supply[:HAND])), self.supply[HAND:]
            if tiles:
                self.hands = _replaced(self.hands, seat, tiles)
                self.emit(ev.Drew(seat, len(tiles), tiles))
        self.emit(ev.RoundEnded(self.round))
        if self.dunghill_reached:
            self.end_game("dunghill")
        elif not all(self.hands):
            self.end_game("no-tiles")
        elif self.round == LAST_ROUND:
            self.end_game("round-limit")
        else:
            self.begin_round()

    def end_game(self, ending: ev.Ending) -> None:
        self.ending = ending
        self.emit(ev.GameEnded(ending, places(self.positions)))


def _replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
