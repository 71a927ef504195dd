"""Random games on random boards, each determined by one seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal, NamedTuple, get_args

from effort import SOAK, repetitions
from hypothesis import settings
from hypothesis import strategies as st
from rules.position import CLASSIC, board

from hornochsen.rules import (
    Action,
    Board,
    Buy,
    Rules,
    State,
    Step,
    Take,
    TakeBack,
    apply,
    deal,
    draw_from_box,
    legal,
    read_board,
    shuffled,
)

Size = Literal["tiny", "small", "classic", "huge", "endless"]
ENDS: tuple[Literal["round", "at_once"], ...] = ("round", "at_once")
SWITCHES = [Rules(ends, sales, happy) for ends in ENDS for sales in (True, False) for happy in (True, False)]
ENDLESS = board("\n".join([". . [1]"] * 4 + [". H [1]"] * 4), dunghill=500, name="endless")
"""A board whose short rows return all their tiles, so that games on it last long."""


class Game(NamedTuple):
    """The parameters that determine a random game."""

    size: Size
    rules: Rules
    players: int
    greed: float
    """Probability that a player buys, from 0 to 1."""

    seed: int

    def board(self) -> Board:
        known = {"classic": CLASSIC, "endless": ENDLESS}
        return known.get(self.size) or random_board(self.size, random.Random(self.seed))

    def start(self) -> Step:
        return deal(self.board(), self.rules, self.players, shuffled(random.Random(self.seed)))


class Turn(NamedTuple):
    """An action in a game, the tiles drawn from the box for it, and the step it led to."""

    before: State
    action: Action
    from_box: tuple[int, ...]
    step: Step


games = st.builds(
    Game,
    st.sampled_from(get_args(Size)),
    st.sampled_from(SWITCHES),
    st.integers(2, 8),
    st.sampled_from([0.0, 0.1, 0.5, 0.95]),
    st.integers(0, 2**32),
)
"""Games of all kinds."""


def examples(count: int) -> settings:
    """Return settings with a number of examples: fewer in `make quick`, many more in `make soak`."""
    return settings(max_examples=repetitions(count, soak=20 * count))


def random_board(size: Size, rng: random.Random) -> Board:
    """Return a random valid board (R46) of the given size."""
    rows, squares, dunghill = {
        "tiny": (5, [3, 3, 4], rng.randint(2, 12)),
        "small": (rng.randint(5, 9), [3, 4, 5, 6], rng.randint(10, 80)),
        "huge": (40, [3, 8, 12], 500),
    }[size]
    kinds = rng.choices(["", "H", "D", "pat"], weights=[rng.random() + 0.01 for _ in range(4)], k=60)
    return read_board(
        {
            "name": size,
            "rows": [_row(rng.choice(squares), kinds, rng) for _ in range(rows)],
            "bulls_eyes": rng.sample(range(1, dunghill), rng.randint(1, min(2, dunghill - 1))),
            "dunghill": dunghill,
        }
    )


def _row(length: int, kinds: list[str], rng: random.Random) -> list[int | str]:
    most = rng.choice([3, 12, 99])
    middle = [rng.randint(1, most) if kind == "pat" else kind for kind in rng.choices(kinds, k=length - 2)]
    return ["", *middle, rng.randint(1, most)]


def playthrough(game: Game) -> Iterator[Turn]:
    """Yield the turns of a game in which all players choose at random."""
    rng = random.Random(game.seed)
    state = game.start().state
    while not state.over:
        action = choose(state, game.greed, rng)
        from_box = draw_from_box(state, action, rng)
        step = apply(state, action, from_box)
        yield Turn(state, action, from_box, step)
        state = step.state


EVERY = 10**6


def some(game: Game, count: int, soak: int | None = None) -> list[Turn]:
    """Return a few turns chosen at random from the whole game: `count`, or `soak` in `make soak`."""
    turns = list(playthrough(game))
    count = soak if SOAK and soak else count
    return random.Random(game.seed).sample(turns, min(count, len(turns)))


def choose(state: State, greed: float, rng: random.Random) -> Action:
    """Return the next action: mostly of an awaited seat, sometimes a purchase or a take-back of another seat."""
    if rng.random() < 0.2:
        aside = [action for seat in range(state.players) for action in legal(state, seat) if _aside(action)]
        if aside and rng.random() < greed + 0.1:
            return rng.choice(aside)
    seat = rng.choice(state.awaited)
    offered = legal(state, seat)
    buys = [action for action in offered if isinstance(action, Buy)]
    rest = [action for action in offered if not isinstance(action, Buy)]
    if buys and (not rest or rng.random() < greed):
        return rng.choice(buys)
    pairs = [action for action in rest if isinstance(action, Take) and len(action.tiles) == 2]
    return rng.choice(pairs if pairs and rng.random() < 0.5 else rest)


def _aside(action: Action) -> bool:
    return isinstance(action, Buy | TakeBack)
