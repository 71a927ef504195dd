"""The candidates of an observation: the tiles to choose from, where they would go and what they may cost."""

from __future__ import annotations

import numpy as np

from ...rules.board import MAX_SQUARES
from ..game.layout import TAKER, Words
from ..game.placing import happy_cow_visible
from ..jit import compiled
from ..policies.expected_cost import CHANCES
from .known_tiles import KNOWN, KNOWN_UP_TO, LAST_BY_RANK, UNSEEN, UNSEEN_UP_TO, Knowledge
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
    ROW_ENTRY_SIZE,
    ROW_LEFT,
    ROW_POINTS,
    ROWS,
    SQUARES_LEFT,
    TILE,
    UNSEEN_IN_GAP,
    Bytes,
    limited,
)
from .tile_sets import count_up_to

_NUMBERS = 100
_AHEAD = CHANCES.shape[1]
_SCALE = 8.0


@compiled
def write_candidates(
    game: Words, tiles: Words, count: int, chosen: int, unknown: int, knowledge: Knowledge, observation: Bytes
) -> None:
    """Write an entry for each of the `count` tiles. The rows must be complete.

    The other players lay `unknown` tiles that the seat cannot see.
    """
    plus = game[TAKER] == 0 and happy_cow_visible(game)
    for index in range(count):
        tile = tiles[index] & 127
        at = CANDIDATES + CANDIDATE_SIZE * index
        rank = -1
        for other in range(4):
            rank += knowledge[LAST_BY_RANK + other] < tile
        lowest = rank < 0
        rank &= 3  # R10: a lowest tile goes to the row with the highest last tile
        behind = 0 if lowest else knowledge[LAST_BY_RANK + rank] & 127
        unseen = count_up_to((knowledge[UNSEEN], knowledge[UNSEEN + 1]), tile)
        known = count_up_to((knowledge[KNOWN], knowledge[KNOWN + 1]), (tile - 1) & 127)
        if not lowest:
            unseen -= knowledge[UNSEEN_UP_TO + rank]
            known -= knowledge[KNOWN_UP_TO + rank]
        row = ROWS + ROW_ENTRY_SIZE * rank
        left = observation[row + ROW_LEFT] & 15
        observation[at + PRESENT] = 1
        observation[at + TILE] = tile
        observation[at + CHOSEN] = tile == chosen
        observation[at + GOES_TO + rank] = 1
        observation[at + IS_LOWEST] = lowest
        observation[at + GAP] = tile - behind - 1
        observation[at + UNSEEN_IN_GAP] = unseen
        observation[at + KNOWN_IN_GAP] = known
        observation[at + SQUARES_LEFT] = left
        observation[at + BULLHEAD] = observation[row + ROW_POINTS + left - 1]
        if known < left:
            known &= 15
            points = observation[row + ROW_POINTS + known]
            observation[at + POINTS] = -points if plus else points
            observation[at + COMPLETES] = known == left - 1
            cost = likely_cost(observation, row + ROW_POINTS, known, (_NUMBERS * unknown + tile - behind - 1) & 2047)
            observation[at + LIKELY_COST] = limited(int((-cost if plus else cost) * _SCALE))


@compiled
def likely_cost(observation: Bytes, points: int, known: int, chances: int) -> float:
    """Return the expected minus points, as `guided_policy.expected_cost`, when `known` tiles are placed first.

    `points` is the index of the row's points in the observation, and `chances` a row of the table `CHANCES`.
    """
    cost = np.float32(0)
    if known <= MAX_SQUARES - 1 - _AHEAD:
        for ahead in range(_AHEAD):
            cost += CHANCES[chances, ahead] * np.float32(observation[points + known + ahead])
    else:
        for ahead in range(MAX_SQUARES - 1 - known):
            cost += CHANCES[chances, ahead] * np.float32(observation[points + known + ahead])
    return float(cost)
