"""The guided policy, which the bull's playouts follow: it prefers the tiles with the lowest expected costs."""

from __future__ import annotations

from ...rules.board import MAX_SQUARES
from ...rules.state import SCREEN
from ..game.layout import DOUBLE, HAND_SIZE, HANDS, HELD, OFFER, OFFERED, Stream, Words
from ..game.placing import happy_cow_visible
from ..jit import compiled
from .cost_ranks import limit, note_ranks, rank_of
from .policy import Policy

_NO_TILE = 1 << 24


@compiled
def cheapest(game: Words, first: int, count: int, most: int) -> int:
    """Return 16 × the lowest rank of `count` tiles from index `first` on + the index of the tile with this rank.

    `most` is a constant and at least `count`. The compiler unrolls the loop: a loop of `count` steps would be
    mispredicted.
    """
    least = _NO_TILE
    for at in range(most):
        key = rank_of(game, game[first + at]) << 4 | at
        least = min(least, key if at < count else _NO_TILE)
    return least


@compiled
def cheapest_two(game: Words, first: int, count: int, most: int) -> int:
    """Return the choice of the cheapest and the second cheapest of `count` tiles from index `first` on."""
    least = second = _NO_TILE
    for at in range(most):
        key = rank_of(game, game[first + at]) << 4 | at
        key = key if at < count else _NO_TILE
        second = min(second, max(least, key))
        least = min(least, key)
    return 16 * (least & 15) + (second & 15)


@compiled
def guided_looking(board: Words, game: Words) -> None:
    """Note the order of the tiles' expected costs in this round."""
    note_ranks(board, game, game[DOUBLE] != 0, happy_cow_visible(game))


@compiled
def guided_buying(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    """Return `most` if every tile in the hand is expected to cost more than `WORTH_BUYING`, else 0."""
    if happy_cow_visible(game):
        return 0  # all tiles bring plus points
    rank = cheapest(game, HANDS + HAND_SIZE * seat, game[HELD + seat], SCREEN) >> 4
    return most if rank >= limit(board, game) else 0


@compiled
def guided_laying(board: Words, game: Words, seat: int, count: int, stream: Stream) -> int:
    """Return the choice of the cheapest tile or tiles in the hand."""
    hand, held = HANDS + HAND_SIZE * seat, game[HELD + seat]
    if count == 2:
        return cheapest_two(game, hand, held, SCREEN)
    return 17 * (cheapest(game, hand, held, SCREEN) & 15)


@compiled
def guided_taking(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    """Return the choice of the offered tile or tiles that would be the cheapest in a round with single tiles."""
    note_ranks(board, game, False, False)
    choice = cheapest_two(game, OFFER, game[OFFERED], MAX_SQUARES - 1)
    return choice if most == 2 else 17 * (choice >> 4)


GUIDED = Policy(guided_buying, guided_laying, guided_taking, guided_looking)
