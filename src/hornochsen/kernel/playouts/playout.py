"""Playing on with a policy, to the end of the game or of some round.

A policy is three compiled functions. They are called statically: each policy gets its own compiled loop.

- `buying(board, game, seat, most, stream)` → how many tiles to buy, 0 to `most`. `most` is at least 1. A seat that must
  buy (R28) buys one where the answer is 0.
- `laying(board, game, seat, count, stream)` → a choice of `count` (1 or 2) tiles of the seat's hand.
- `taking(board, game, seat, most, stream)` → a choice of up to `most` (1 or 2) of the tiles offered to the seat.

A choice is `16 * one + two`, two places in the hand or among the offered tiles; the same place twice for one tile.

What a policy may read (see `layout`): its own hand, `game[HANDS + HAND_SIZE * seat + place]` for `game[HELD + seat]`
places; for each of the four slots the row's last tile (`LAST`), what the next square counts (`NEXT`), how many squares
are free (`LEFT`) or filled (`FILLED`); the offered tiles, `game[OFFER + place]` for `game[OFFERED]` places; positions,
and how many tiles the others hold. `slot_for` and `happy_cow_visible` are in `placing`. The other hands are there too:
a fair policy does not look. It changes nothing, and takes chance from `stream` alone.
"""

from __future__ import annotations

from collections.abc import Callable

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

Choose = Callable[[Words, Words, int, int, Stream], int]


@compiled
def play_on(
    buying: Choose, laying: Choose, taking: Choose, board: Words, game: Words, last_round: int, stream: Stream
) -> int:
    """Play to the end of `last_round` or of the game; how many decisions were made."""
    decisions = 0
    while game[ENDING] == 0 and game[ROUND] <= last_round:
        if game[PLACING] == 0:
            decisions += lay_all(buying, laying, board, game, stream)
            if game[ENDING] != 0:
                break
            turn_over(game)
        decisions += place_all(taking, board, game, stream)
        if game[ENDING] == 0:
            end_round(game, stream)
    return decisions


@compiled
def lay_all(buying: Choose, laying: Choose, board: Words, game: Words, stream: Stream) -> int:
    """Let all buy and lay who have not laid yet; how many decisions that took."""
    decisions = 0
    for turn in range(game[PLAYERS]):
        seat = game[ORDER + turn] & 7
        if game[HAVE_LAID] >> seat & 1:
            continue
        most = most_to_buy(board, game, seat)
        if most > 0:
            count = buying(board, game, seat, most, stream)
            if count == 0 and must_buy(game, seat):
                count = 1
            if count > 0:
                buy(board, game, seat, count, stream)
                decisions += 1
                if game[ENDING] != 0:
                    return decisions
        count = tiles_to_lay(game, seat)
        lay(game, seat, laying(board, game, seat, count, stream))
        decisions += count
    return decisions


@compiled
def place_all(taking: Choose, board: Words, game: Words, stream: Stream) -> int:
    """Place what is turned over, let tiles be taken; how many decisions that took."""
    takes = 0
    while True:
        if game[TAKER] != 0:
            seat = (game[TAKER] - 1) & 7
            take(game, seat, taking(board, game, seat, most_to_take(game, seat), stream))
            takes += 1
        if game[PLACED] == game[QUEUED] or game[ENDING] != 0:
            return takes
        place_next(board, game)
