"""Random games played by `rules` on random boards, with which the kernel is compared."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from oracle import oracle

from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    Action,
    Board,
    Buy,
    Rules,
    State,
    Take,
    TakeBack,
    apply,
    deal,
    draw_from_box,
    legal,
    read_board,
    shuffled,
)

SWITCHES = [
    OFFICIAL,
    JEUX_DE_NIM,
    Rules(happy_buying=True),
    Rules(dunghill_ends="at_once"),
    Rules(box_sales=False),
    Rules(dunghill_ends="at_once", happy_buying=True),
]
CLASSIC = read_board(oracle.CLASSIC)


def random_deal(rng: Random) -> tuple[Board, Rules, int, tuple[int, ...]]:
    """Return a board, rules, a number of players and a supply."""
    board = rng.choice([read_board(oracle.random_board(rng)), CLASSIC])
    return board, rng.choice(SWITCHES), rng.randint(2, 8), shuffled(rng)


class Crowd:
    """Players who choose at random. Each buys with its own probability; some tiles are taken back."""

    def __init__(self, rng: Random, players: int) -> None:
        self.rng = rng
        self.greed = [rng.choice([0, 0.1, 0.3, 0.6, 1]) for _ in range(players)]
        self.taking_two = rng.choice([0, 0.5, 1])

    def choose(self, state: State) -> Action:
        """Return a legal action of any seat, awaited or not."""
        while True:
            seat = self.rng.randrange(state.players)
            if action := self._of_seat(state, seat):
                return action

    def _of_seat(self, state: State, seat: int) -> Action | None:
        rng, actions = self.rng, legal(state, seat)
        buys = [action for action in actions if isinstance(action, Buy)]
        others = [action for action in actions if not isinstance(action, Buy)]
        if buys and (rng.random() < self.greed[seat] or (seat in state.awaited and not others)):
            return rng.choice(buys)
        if not others or (isinstance(others[0], TakeBack) and rng.random() < 0.9):
            return None
        if isinstance(others[0], Take):
            pairs = [action for action in others if isinstance(action, Take) and len(action.tiles) == 2]
            return rng.choice(pairs if pairs and rng.random() < self.taking_two else others)
        return rng.choice(others)


def steps(rng: Random, state: State) -> Iterator[tuple[Action, tuple[int, ...], State]]:
    """Play a game to its end. Yield each action, the tiles drawn from the box for it, and the next state."""
    crowd = Crowd(rng, state.players)
    while not state.over:
        action = crowd.choose(state)
        from_box = draw_from_box(state, action, rng)
        state = apply(state, action, from_box).state
        yield action, from_box, state


def positions(rng: Random) -> Iterator[State]:
    """Yield the states of a random game, from the deal to the end."""
    state = deal(*random_deal(rng)).state
    yield state
    for _, _, after in steps(rng, state):
        yield after
