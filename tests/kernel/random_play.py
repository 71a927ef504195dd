"""Random games by the rules, on random boards: what the kernel is compared with."""

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
    """A board, the switches, the number of players and the supply of a game."""
    board = rng.choice([read_board(oracle.random_board(rng)), CLASSIC])
    return board, rng.choice(SWITCHES), rng.randint(2, 8), shuffled(rng)


class Crowd:
    """Players who choose at random, each with a will to buy of its own; now and then somebody takes back."""

    def __init__(self, rng: Random, players: int) -> None:
        self.rng = rng
        self.greed = [rng.choice([0, 0.1, 0.3, 0.6, 1]) for _ in range(players)]
        self.taking_two = rng.choice([0, 0.5, 1])

    def choose(self, state: State) -> Action:
        """Any legal action of any seat; not only of those that are awaited."""
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
    """A game to its end: each action, what came out of the box for it, and the state it led to."""
    crowd = Crowd(rng, state.players)
    while not state.over:
        action = crowd.choose(state)
        from_box = draw_from_box(state, action, rng)
        state = apply(state, action, from_box).state
        yield action, from_box, state


def positions(rng: Random) -> Iterator[State]:
    """The positions of a random game, from the deal to the end."""
    state = deal(*random_deal(rng)).state
    yield state
    for _, _, after in steps(rng, state):
        yield after
