"""Dealing, in the order of a given supply or at random."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...rules import TILES
from ...rules.state import FIRST_ROWS, HAND
from ..jit import STREAM, WORDS, compiled, entry
from .buying import draw, pick_up
from .layout import LAZY, PLAYERS, SUPPLY, SUPPLY_LEFT, Stream, Words, no_game
from .placing import start_row
from .rounds import begin_round


def undealt(players: int, supply: Sequence[int] | None = None) -> Words:
    """Return a game before the deal; without a supply, tiles will be drawn at random."""
    game = no_game(players)
    game[SUPPLY : SUPPLY + len(TILES)] = TILES if supply is None else supply[::-1]
    game[SUPPLY_LEFT] = len(TILES)
    game[LAZY] = supply is None
    return game


def deal(board: Words, players: int, supply: Sequence[int]) -> Words:
    """Return a game dealt from a shuffled supply, first tile first."""
    game = undealt(players, supply)
    deal_now(board, game, np.zeros(1, np.uint64))
    return game


@compiled
def deal_out(board: Words, game: Words, stream: Stream) -> None:
    """Deal six tiles to each seat and one to each of the first four rows, and begin the first round (R5)."""
    for seat in range(game[PLAYERS] & 15):
        for _ in range(HAND):
            pick_up(game, seat, draw(game, stream))
    for slot in range(FIRST_ROWS):
        start_row(board, game, slot, slot, draw(game, stream))
    begin_round(game)


@entry(WORDS, WORDS, STREAM)
def deal_now(board: Words, game: Words, stream: Stream) -> None:
    """Call `deal_out` from Python."""
    deal_out(board, game, stream)
