"""The rewards of a batch, and the results of its games."""

from __future__ import annotations

from ...rules import MAX_PLAYERS
from ..game.layout import ENDING, PLAYERS, POSITION, Words
from ..jit import compiled
from .arrays import FINAL_DECISIONS, FINAL_ENDING, FINAL_KIND, FINAL_POSITIONS, Games

WIN, POINTS = range(2)
"""Kinds of rewards: a share of the win when the game ends, or each change of a seat's minus points, negated."""


@compiled
def count_before(game: Words, index: int, reward_kind: int, batch: Games) -> None:
    """Set the rewards to 0, or to the positions before an action."""
    for seat in range(MAX_PLAYERS):
        batch.rewards[index, seat] = game[POSITION + seat] if reward_kind == POINTS else 0


@compiled
def reward(game: Words, index: int, reward_kind: int, batch: Games) -> None:
    """Write the rewards of an action, and the result if it has ended the game."""
    if reward_kind == POINTS:
        for seat in range(MAX_PLAYERS):
            batch.rewards[index, seat] -= game[POSITION + seat]
    if game[ENDING] != 0:
        if reward_kind == WIN:
            share_win(game, index, batch)
        batch.finals[index, FINAL_KIND] = batch.kinds[index]
        batch.finals[index, FINAL_DECISIONS] = batch.decisions[index]
        batch.finals[index, FINAL_ENDING] = game[ENDING]
        for seat in range(MAX_PLAYERS):
            batch.finals[index, FINAL_POSITIONS + seat] = game[POSITION + seat]


@compiled
def share_win(game: Words, index: int, batch: Games) -> None:
    """Give an equal share of 1 to each player with the fewest minus points (R44)."""
    fewest, winners = 32767, 0
    players = game[PLAYERS] & 15
    for seat in range(players):
        fewest = min(fewest, game[POSITION + seat])
    for seat in range(players):
        winners += game[POSITION + seat] == fewest
    for seat in range(players):
        if game[POSITION + seat] == fewest:
            batch.rewards[index, seat] = 1 / winners
