"""`KernelGame`: a kernel game that Python plays action by action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numba import int64

from ...rules import Action, Board, Buy, Play, Rules, State, Take, TakeBack
from ...rules.ledger import Ledger
from ..jit import STREAM, WORDS, entry
from .actions import act, awaited, code_of, lies_face_up
from .buying import draw, most_to_buy, must_buy, pay, pick_up
from .conversion import load, to_state
from .dealing import deal
from .laying import tiles_to_lay
from .layout import (
    BOX,
    BOXED,
    ENDING,
    HAND_SIZE,
    HANDS,
    HAVE_LAID,
    HELD,
    OFFER,
    OFFERED,
    PLAYERS,
    POSITION,
    ROUND,
    SUPPLY_LEFT,
    TAKER,
    Stream,
    Words,
    board_words,
)
from .placing import most_to_take


class KernelGame:
    """A kernel game that takes actions and returns states, as `rules` does. The caller provides all random choices."""

    _no_chance = np.zeros(1, np.uint64)
    """A random stream for functions that require one; never read, because the caller provides all random choices."""

    def __init__(self, board: Board, rules: Rules, players: int, supply: Sequence[int]) -> None:
        self.board, self.rules = board, rules
        self.board_words = board_words(board, rules)
        self.words = deal(self.board_words, players, supply)

    @classmethod
    def of(cls, state: State) -> KernelGame:
        """Return a game that continues from a state."""
        game = cls.__new__(cls)
        game.board, game.rules = state.board, state.rules
        game.board_words = board_words(state.board, state.rules)
        game.words = load(state)
        return game

    @property
    def players(self) -> int:
        return int(self.words[PLAYERS])

    @property
    def round(self) -> int:
        return int(self.words[ROUND])

    @property
    def positions(self) -> tuple[int, ...]:
        return tuple(int(square) for square in self.words[POSITION : POSITION + self.players])

    @property
    def over(self) -> bool:
        return bool(self.words[ENDING])

    @property
    def box(self) -> set[int]:
        return {int(tile) for tile in self.words[BOX : BOX + self.words[BOXED]]}

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for which the game waits."""
        bits = awaited_seats(self.words)
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Return the legal actions of a seat, in the order of `rules.legal`."""
        most, lays, takes, back = legal_counts(self.board_words, self.words, seat)
        if takes:
            offered = sorted(int(tile) for tile in self.words[OFFER : OFFER + self.words[OFFERED]])
            return tuple(Take(seat, some) for n in range(1, takes + 1) for some in combinations(offered, n))
        if back:
            return (TakeBack(seat),)
        first = HANDS + HAND_SIZE * seat
        hand = sorted(int(tile) for tile in self.words[first : first + self.words[HELD + seat]])
        buys = tuple(Buy(seat, count) for count in range(1, most + 1))
        return buys + (tuple(Play(seat, some) for some in combinations(hand, lays)) if lays else ())

    def do(self, action: Action, from_box: Sequence[int] = ()) -> None:
        """Apply a legal action and continue up to the next decision.

        `from_box` holds the tiles of a purchase that the supply does not cover, as for `rules.apply`.
        """
        if action not in self.legal(action.seat):
            raise ValueError(f"{action} is not legal here")
        lacking = max(0, action.count - int(self.words[SUPPLY_LEFT])) if isinstance(action, Buy) else 0
        if len(from_box) != lacking or len(set(from_box)) != lacking or not self.box.issuperset(from_box):
            raise ValueError(f"{lacking} tiles come out of the box for {action}, not {tuple(from_box)}")
        if isinstance(action, Buy):
            drawn = np.array(from_box, np.int16)
            buy_exactly(self.board_words, self.words, action.seat, action.count, drawn, self._no_chance)
        else:
            do_action(self.board_words, self.words, action.seat, code_of(action), self._no_chance)

    def to_state(self, ledger: Ledger = ()) -> State:
        """Return the position as a state. The caller passes the ledger, which the kernel does not keep."""
        return to_state(self.words, self.board, self.rules, ledger)


@entry(WORDS)
def awaited_seats(game: Words) -> int:
    """Call `awaited` from Python."""
    return awaited(game)


@entry(WORDS, WORDS, int64, int64, STREAM)
def do_action(board: Words, game: Words, seat: int, code: int, stream: Stream) -> None:
    """Call `act` from Python."""
    act(board, game, seat, code, stream)


@entry(WORDS, WORDS, int64, int64, WORDS, STREAM)
def buy_exactly(board: Words, game: Words, seat: int, count: int, from_box: Words, stream: Stream) -> None:
    """Buy `count` tiles: those in `from_box` from the box, the others from the supply."""
    for _ in range(count - len(from_box)):
        pick_up(game, seat, draw(game, stream))
    for tile in from_box:
        last = game[BOXED] - 1
        for at in range(last):
            if game[BOX + at] == tile:
                game[BOX + at] = game[BOX + last]
        game[BOXED] = last
        pick_up(game, seat, tile & 127)
    pay(board, game, seat, count)


@entry(WORDS, WORDS, int64)
def legal_counts(board: Words, game: Words, seat: int) -> tuple[int, int, int, bool]:
    """Return the numbers of tiles that a seat may buy, lay and take, and whether it may take its laid tiles back."""
    if game[ENDING] != 0 or game[TAKER] != 0:
        mine = game[ENDING] == 0 and game[TAKER] == seat + 1
        return 0, 0, most_to_take(game, seat) if mine else 0, False
    waiting = awaited(game)
    if game[HAVE_LAID] >> seat & 1:
        return 0, 0, 0, not lies_face_up(game, seat)
    most = most_to_buy(board, game, seat)
    lays = waiting >> seat & 1 and not (most and must_buy(game, seat))
    return most, tiles_to_lay(game, seat) if lays else 0, 0, False
