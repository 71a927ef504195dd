"""The supply, the box, and buying (R18-R24, R28-R30)."""

from __future__ import annotations

from ...rules.state import MOST_BOUGHT, SCREEN
from ..jit import compiled
from ..random_stream import below, word
from .course import move
from .layout import (
    BOUGHT,
    BOX,
    BOX_SALES,
    BOXED,
    DOUBLE,
    HAND_SIZE,
    HANDS,
    HAPPY_BUYING,
    HELD,
    LAZY,
    SELLING,
    SUPPLY,
    SUPPLY_LEFT,
    Stream,
    Words,
)
from .placing import happy_cow_visible


@compiled
def most_to_buy(board: Words, game: Words, seat: int) -> int:
    """Return the maximum number of tiles that a seat may buy now. The seat must not have laid yet."""
    if game[BOUGHT + seat] != 0:
        return 0
    held, supply, box = game[HELD + seat], game[SUPPLY_LEFT], game[BOXED]
    if game[SELLING] != 0 and (supply > 0 or board[BOX_SALES] != 0):
        stock = supply + box if board[BOX_SALES] != 0 else supply
        most: int = min(min(MOST_BOUGHT, SCREEN - held), stock)
        return most
    return 1 if must_buy(game, seat) and box > 0 else 0


@compiled
def must_buy(game: Words, seat: int) -> bool:
    """Return whether a seat must buy, if it can, before it lays (R28)."""
    return bool(game[DOUBLE] != 0 and game[HELD + seat] == 1)


@compiled
def buy(board: Words, game: Words, seat: int, count: int, stream: Stream) -> None:
    """Buy `count` tiles for a seat. When the supply is empty, tiles are drawn from the box at random (R23)."""
    for _ in range(count):
        tile = draw(game, stream) if game[SUPPLY_LEFT] != 0 else draw_from_box(game, stream)
        pick_up(game, seat, tile)
    pay(board, game, seat, count)


@compiled
def pay(board: Words, game: Words, seat: int, count: int) -> None:
    """Record the purchase of `count` tiles, and move the seat's piece by the price (R19)."""
    game[BOUGHT + seat] = count
    plus = board[HAPPY_BUYING] != 0 and happy_cow_visible(game)
    move(board, game, seat, count, plus)


@compiled
def draw(game: Words, stream: Stream) -> int:
    """Remove the next tile from the supply, or a random tile if the supply has no order (`LAZY`), and return it."""
    last = (game[SUPPLY_LEFT] - 1) & 127
    at = SUPPLY + (below(word(stream), last + 1) if game[LAZY] != 0 else last)
    tile: int = game[at] & 127
    game[at] = game[SUPPLY + last]
    game[SUPPLY_LEFT] = last
    return tile


@compiled
def draw_from_box(game: Words, stream: Stream) -> int:
    """Remove a random tile from the box and return it."""
    last = (game[BOXED] - 1) & 127
    at = BOX + below(word(stream), last + 1)
    tile: int = game[at] & 127
    game[at] = game[BOX + last]
    game[BOXED] = last
    return tile


@compiled
def pick_up(game: Words, seat: int, tile: int) -> None:
    """Add a tile to a seat's hand."""
    held = game[HELD + seat] & 15
    game[HANDS + HAND_SIZE * seat + held] = tile
    game[HELD + seat] = held + 1
