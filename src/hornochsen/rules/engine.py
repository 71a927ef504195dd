"""The game: deal it, and apply one action after the other. Pure; chance comes in from outside."""

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
    """What an action led to: the new state, and all that happened, in order."""

    state: State
    events: tuple[ev.AnyEvent, ...]


def shuffled(rng: random.Random) -> tuple[int, ...]:
    """The 99 tiles in random order."""
    tiles = list(TILES)
    rng.shuffle(tiles)
    return tuple(tiles)


def deal(board: Board, rules: Rules, players: int, supply: Sequence[int]) -> Step:
    """Set up a game from the shuffled tiles, first drawn first (R5)."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise Malformed(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
    if sorted(supply) != list(TILES):
        raise Malformed("the supply must be the tiles 1 to 99, each once")
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
    """Do what a seat asks for, and all that follows from it up to the next decision.

    `from_box` is chance's part: the tiles drawn for a purchase that the supply does not cover, exactly `box_draw`
    many (`draw_from_box` draws them). Raises `Malformed` or `Illegal`; the given state never changes.
    """
    check(state, action)
    drawn = tuple(from_box)
    if len(drawn) != box_draw(state, action):
        raise Malformed(f"{box_draw(state, action)} tiles come out of the box for this, not {len(drawn)}")
    if drawn and (len(set(drawn)) != len(drawn) or not set(drawn) <= set(state.box)):
        raise Malformed("what is drawn from the box must be different tiles that are in it")
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
    """The tiles that chance brings out of the box for an action; none for most."""
    count = box_draw(state, action)
    return tuple(rng.sample(state.box, count)) if count else ()


class _Game:
    """One step's working copy of a state. Its values stay immutable; only the names move."""

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

    def say(self, event: ev.AnyEvent) -> None:
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
        self.say(ev.RoundBegan(self.round, laying.double, laying.open, laying.order, laying.together))

    def buy(self, seat: int, count: int, from_box: tuple[int, ...]) -> None:
        tiles = self.supply[: count - len(from_box)] + from_box
        self.supply = self.supply[count - len(from_box) :]
        self.bought = _with(self.bought, seat, count)
        self.hands = _with(self.hands, seat, tuple(sorted(self.hands[seat] + tiles)))
        if from_box:
            self.box = tuple(tile for tile in self.box if tile not in from_box)
            self.ledger += (Drawn(seat, len(from_box), tuple(sorted(from_box))),)
        self.say(ev.Bought(seat, count, len(from_box), tuple(sorted(tiles))))
        plus = self.rules.happy_buying and happy_cow_visible(self.board, self.rows)
        self.move(seat, "purchase", count, plus)

    def lay(self, seat: int, tiles: tuple[int, ...]) -> None:
        self.hands = _with(self.hands, seat, tuple(tile for tile in self.hands[seat] if tile not in tiles))
        self.laid = _with(self.laid, seat, tiles)
        group = self.laying.order[: self.laying.together]
        face_up = self.laying.open and seat not in group
        self.say(ev.Laid(seat, len(tiles), face_up, tiles))
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
        seats = tuple(sorted(seats))
        self.say(ev.Revealed(seats, tuple(self.laid[seat] for seat in seats)))
        self.turn_up(seats)

    def turn_up(self, seats: tuple[int, ...]) -> None:
        shown = [(seat, tile) for seat in seats for tile in self.laid[seat]]
        returned = left_the_board(self.ledger)
        self.ledger += tuple(TurnedUp(seat, tile) for seat, tile in shown if tile in returned)

    def take_back(self, seat: int) -> None:
        self.hands = _with(self.hands, seat, tuple(sorted(self.hands[seat] + self.laid[seat])))
        self.laid = _with(self.laid, seat, ())
        self.say(ev.TookBack(seat))

    def place(self) -> None:
        """Lay turned-up tiles on the board, lowest first, up to the next decision."""
        while self.queue and not self.taking and not self.ending:
            (tile, seat), self.queue = self.queue[0], self.queue[1:]
            row = row_for(self.rows, tile)
            square = len(self.rows[row])
            happy = happy_cow_visible(self.board, self.rows)
            self.rows = _with(self.rows, row, (*self.rows[row], tile))
            self.say(ev.Placed(seat, tile, row, square))
            happy = self.look_for_cows(happy)
            bullhead = square == len(self.board.rows[row]) - 1
            points = self.board.points[row][square]
            if points:
                self.move(seat, "bullhead" if bullhead else "cow-pat", points, happy)
            if bullhead and not self.ending:
                self.complete(seat, row, tile)
        if not self.taking and not self.ending:
            self.end_round()

    def complete(self, seat: int, row: int, tile: int) -> None:
        tiles = self.rows[row][:-1]
        next_row = next_free_row(self.rows, row)
        happy = happy_cow_visible(self.board, self.rows)
        self.rows = _with(_with(self.rows, next_row, (tile,)), row, ())
        self.say(ev.RowCompleted(seat, row, tile, next_row, tiles))
        self.look_for_cows(happy)
        self.taking = Taking(seat, tiles)
        if len(self.hands[seat]) == SCREEN:
            self.keep(seat, ())  # R16: nobody is asked

    def look_for_cows(self, before: bool) -> bool:
        """Whether a happy cow is visible, and say so if that has changed."""
        visible = happy_cow_visible(self.board, self.rows)
        if visible is not before:
            self.say(ev.HappyCows(visible))
        return visible

    def take(self, seat: int, tiles: tuple[int, ...]) -> None:
        self.keep(seat, tiles)
        self.place()

    def keep(self, seat: int, tiles: tuple[int, ...]) -> None:
        assert self.taking
        row, self.taking = self.taking.tiles, None
        self.hands = _with(self.hands, seat, tuple(sorted(self.hands[seat] + tiles)))
        self.box = tuple(sorted(self.box + tuple(tile for tile in row if tile not in tiles)))
        self.ledger += (Kept(seat, row, len(tiles), tiles),)
        self.say(ev.Took(seat, len(tiles), tiles))

    def move(self, seat: int, reason: ev.Reason, points: int, plus: bool) -> None:
        start = self.positions[seat]
        end = landing(self.positions, seat, -points if plus else points)
        eyes = [] if plus else triggered(self.board.bulls_eyes, self.positions, seat, end)
        self.positions = _with(self.positions, seat, end)
        self.say(ev.Moved(seat, reason, points, plus, start, end))
        for eye in eyes:
            self.open_next = True
            self.say(ev.BullsEye(seat, eye))
        if start < self.board.dunghill <= end:
            self.dunghill_reached = True
            self.say(ev.DunghillReached(seat))
            if self.rules.dunghill_ends == "at_once":
                self.end_game("dunghill")

    def end_round(self) -> None:
        for seat in most_minus_first(self.positions, (s for s, hand in enumerate(self.hands) if not hand)):
            tiles, self.supply = tuple(sorted(self.supply[:HAND])), self.supply[HAND:]
            if tiles:
                self.hands = _with(self.hands, seat, tiles)
                self.say(ev.Drew(seat, len(tiles), tiles))
        self.say(ev.RoundEnded(self.round))
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
        self.say(ev.GameEnded(ending, places(self.positions)))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
