"""Play a game on with a policy, to its end or to the end of a given round."""

from __future__ import annotations

from ..game.buying import buy, most_to_buy, must_buy
from ..game.laying import lay, tiles_to_lay, turn_over
from ..game.layout import (
    ENDING,
    HAVE_LAID,
    ORDER,
    PLACED,
    PLACING,
    PLAYERS,
    QUEUED,
    ROUND,
    TAKER,
    Stream,
    Words,
)
from ..game.placing import most_to_take, place_next, take
from ..game.rounds import end_round
from ..jit import compiled
from ..policies.policy import Policy


@compiled
def play_on(policy: Policy, board: Words, game: Words, last_round: int, stream: Stream) -> int:
    """Play to the end of `last_round` or of the game. Return the number of decisions."""
    decisions = 0
    while game[ENDING] == 0 and game[ROUND] <= last_round:
        if game[PLACING] == 0:
            decisions += lay_all(policy, board, game, stream)
            if game[ENDING] != 0:
                break
            turn_over(game)
        decisions += place_all(policy, board, game, stream)
        if game[ENDING] == 0:
            end_round(game, stream)
    return decisions


@compiled
def lay_all(policy: Policy, board: Words, game: Words, stream: Stream) -> int:
    """Let every seat that has not laid yet buy and lay. Return the number of decisions."""
    decisions = 0
    policy.looking(board, game)
    for turn in range(game[PLAYERS]):
        seat = game[ORDER + turn] & 7
        if game[HAVE_LAID] >> seat & 1:
            continue
        most = most_to_buy(board, game, seat)
        if most > 0:
            count = policy.buying(board, game, seat, most, stream)
            if count == 0 and must_buy(game, seat):
                count = 1
            if count > 0:
                buy(board, game, seat, count, stream)
                decisions += 1
                if game[ENDING] != 0:
                    return decisions
        count = tiles_to_lay(game, seat)
        lay(game, seat, policy.laying(board, game, seat, count, stream))
        decisions += count
    return decisions


@compiled
def place_all(policy: Policy, board: Words, game: Words, stream: Stream) -> int:
    """Place the tiles that are turned over, and let seats take tiles. Return the number of decisions."""
    takes = 0
    while True:
        if game[TAKER] != 0:
            seat = (game[TAKER] - 1) & 7
            take(game, seat, policy.taking(board, game, seat, most_to_take(game, seat), stream))
            takes += 1
        if game[PLACED] == game[QUEUED] or game[ENDING] != 0:
            return takes
        place_next(board, game)
