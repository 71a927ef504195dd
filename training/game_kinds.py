"""The boards, rules and numbers of players of the training games."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hornochsen.boards import load, names
from hornochsen.envs import GameKind
from hornochsen.rules import MAX_PLAYERS, MIN_PLAYERS, Board, Rules
from hornochsen.rules.board import Square, read_board
from hornochsen.rules.ruleset import JEUX_DE_NIM, OFFICIAL

HAPPY_BUYING = Rules(happy_buying=True)

PLAYERS = (3.0, 2.0, 7.0, 1.0, 3.0, 1.0, 3.0)
"""How often tables have 2 to 8 players, as weights."""


def random_board(rng: random.Random) -> Board:
    """Return a valid board with the proportions of the shipped ones, or with wilder ones."""
    wild = rng.random() < 0.2
    generous = rng.choice([0.6, 1.0, 1.0, 1.4])
    count = rng.choice([5, 6, 8, 8, 10, 12, 12, 12, 14, 16, 20, 30, 40])
    rows = [random_row(rng, wild, generous) for _ in range(count)]
    points = [square for row in rows for square in row if isinstance(square, int)]
    mean = sum(points) / sum(len(row) for row in rows)
    dunghill = min(500, max(12, round(mean * rng.uniform(18, 45))))
    eyes = sorted(rng.sample(range(dunghill // 2, dunghill), rng.choice([1, 2, 2])))
    return read_board({"name": "random", "rows": rows, "bulls_eyes": eyes, "dunghill": dunghill})


def random_row(rng: random.Random, wild: bool, generous: float) -> list[Square]:
    """Return a row: plain squares, now and then cow-pats, happy cows or double squares, and the bullhead."""
    length = rng.randint(3, 12) if wild else rng.choice([3, 4, 4, 4, 5, 5, 5, 6, 6, 7])
    row: list[Square] = [""] * (length - 1)
    for at in range(1, length - 1):
        if rng.random() < 0.25:
            row[at] = rng.randint(1, 8 if wild else 5)
    kind = rng.choice(["H", "D", "", "", "", ""])
    if kind and length > 3:
        first = rng.randint(1, 2)
        for at in range(first, min(length - 1, first + rng.randint(1, 4))):
            row[at] = "H" if kind == "H" else "D"
    bullhead = max(1, round(generous * (length + rng.uniform(0, 5))))
    return [*row, rng.randint(1, 20) if wild else bullhead]


def training_game_kinds(count: int, seed: int, weights_of_players: Sequence[float] = PLAYERS) -> list[GameKind]:
    """Return `count` random kinds: mostly `classic`, the official rules and four players, but all occur."""
    rng = random.Random(seed)
    boards = [*names(), "random"]
    weights = [10 if name == "classic" else 4 if name == "random" else 1.5 for name in boards]
    kinds = []
    for name in rng.choices(boards, weights, k=count):
        board = random_board(rng) if name == "random" else load(name)
        (rules,) = rng.choices([OFFICIAL, JEUX_DE_NIM, HAPPY_BUYING], [14, 5, 1])
        (players,) = rng.choices(range(MIN_PLAYERS, MAX_PLAYERS + 1), weights_of_players)
        kinds.append(GameKind(board, rules, players))
    return kinds
