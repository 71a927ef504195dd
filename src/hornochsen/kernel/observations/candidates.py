"""The candidates of an observation: the tiles to choose from, where they would go and what they may cost."""

from __future__ import annotations

from ..game.layout import FILLED, LEFT, LENGTH, ROW, ROW_SIZE, SQUARES, TAKER, Words
from ..game.placing import happy_cow_visible
from ..jit import compiled
from ..policies.guided_policy import CHANCES
from .intervals import COUNTS, LAST_BY_RANK, SLOT_BY_RANK
from .layout import (
    BULLHEAD,
    CANDIDATE_SIZE,
    CANDIDATES,
    CHOSEN,
    COMPLETES,
    GAP,
    GOES_TO,
    IS_LOWEST,
    KNOWN_IN_GAP,
    LIKELY_COST,
    POINTS,
    PRESENT,
    SQUARES_LEFT,
    TILE,
    UNSEEN_IN_GAP,
    Bytes,
)
from .limits import limited

_NUMBERS = 100
_AHEAD = CHANCES.shape[1]
_SCALE = 8.0


@compiled
def sort_candidates(game: Words, first: int, count: int, tiles: Words) -> None:
    """Store the `count` words of the game from index `first` on in `tiles`, ascending."""
    for index in range(count):
        tile = game[first + index]
        at = index
        while at > 0 and tiles[at - 1] > tile:
            tiles[at] = tiles[at - 1]
            at -= 1
        tiles[at] = tile


@compiled
def write_candidates(
    board: Words, game: Words, tiles: Words, count: int, chosen: int, unknown: int, sums: Words, observation: Bytes
) -> None:
    """Write an entry for each of the `count` tiles. The other players lay `unknown` tiles that the seat cannot see."""
    plus = game[TAKER] == 0 and happy_cow_visible(game)
    for index in range(count):
        tile = tiles[index] & 127
        at = CANDIDATES + CANDIDATE_SIZE * index
        rank = -1
        for other in range(4):
            rank += sums[LAST_BY_RANK + other] < tile
        lowest = rank < 0
        rank &= 3  # R10: a lowest tile goes to the row with the highest last tile
        slot = sums[SLOT_BY_RANK + rank] & 3
        behind = 0 if lowest else sums[LAST_BY_RANK + rank] & 127
        between = sums[COUNTS + tile - 1] - sums[COUNTS + behind]
        known = between >> 8
        filled, left = game[FILLED + slot] & 15, game[LEFT + slot] & 15
        row = SQUARES + ROW_SIZE * (game[ROW + slot] & 63)
        observation[at + PRESENT] = 1
        observation[at + TILE] = tile
        observation[at + CHOSEN] = tile == chosen
        observation[at + GOES_TO + rank] = 1
        observation[at + IS_LOWEST] = lowest
        observation[at + GAP] = tile - behind - 1
        observation[at + UNSEEN_IN_GAP] = between & 255
        observation[at + KNOWN_IN_GAP] = known
        observation[at + SQUARES_LEFT] = left
        observation[at + BULLHEAD] = board[row + (board[row + LENGTH] & 15) - 1]
        if known < left:
            points = board[row + filled + known]
            observation[at + POINTS] = -points if plus else points
            observation[at + COMPLETES] = known == left - 1
            chances = _NUMBERS * unknown + tile - behind - 1
            cost = 0.0
            for ahead in range(min(left - known, _AHEAD)):
                cost += CHANCES[chances, ahead] * board[row + filled + known + ahead]
            observation[at + LIKELY_COST] = limited(int((-cost if plus else cost) * _SCALE))
