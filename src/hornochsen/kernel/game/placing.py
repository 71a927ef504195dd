"""Placing tiles on the board: rows, points, completed rows and taking (R9-R17, R26, R31)."""

from __future__ import annotations

from ...rules.state import SCREEN
from ..jit import compiled, trailing_zeros
from .course import move
from .layout import (
    BOX,
    BOXED,
    DOUBLE_END,
    DOUBLE_UNTIL,
    ENDING,
    FILLED,
    HAND_SIZE,
    HANDS,
    HAPPY_END,
    HAPPY_UNTIL,
    HELD,
    LAST,
    LEFT,
    LENGTH,
    NEXT,
    OFFER,
    OFFERED,
    PLACED,
    QUEUE,
    ROW,
    ROW_SIZE,
    ROWS,
    SLOT_SIZE,
    SLOTS,
    SQUARES,
    TAKER,
    Words,
)


@compiled
def happy_cow_visible(game: Words) -> bool:
    """Return whether a happy cow is visible, so that points are plus points (R31)."""
    visible: bool = (
        (game[FILLED] < game[HAPPY_UNTIL])
        | (game[FILLED + 1] < game[HAPPY_UNTIL + 1])
        | (game[FILLED + 2] < game[HAPPY_UNTIL + 2])
        | (game[FILLED + 3] < game[HAPPY_UNTIL + 3])
    )
    return visible


@compiled
def double_visible(game: Words) -> bool:
    """Return whether a round that begins now is a double round (R26)."""
    visible: bool = (
        (game[FILLED] < game[DOUBLE_UNTIL])
        | (game[FILLED + 1] < game[DOUBLE_UNTIL + 1])
        | (game[FILLED + 2] < game[DOUBLE_UNTIL + 2])
        | (game[FILLED + 3] < game[DOUBLE_UNTIL + 3])
    )
    return visible


@compiled
def slot_for(game: Words, tile: int) -> int:
    """Return the slot of the row to which a tile goes (R9, R10).

    Let the distance be (last tile - tile) modulo 256. Rows that end below the tile have larger distances than rows that
    end above it, and on each side the higher last tile has the larger distance. So the row with the
    largest distance is the right one in both cases.
    """
    a = ((game[LAST] - tile) & 255) << 2
    b = ((game[LAST + 1] - tile) & 255) << 2 | 1
    c = ((game[LAST + 2] - tile) & 255) << 2 | 2
    d = ((game[LAST + 3] - tile) & 255) << 2 | 3
    furthest: int = max(max(a, b), max(c, d))
    return furthest & 3


@compiled
def place_next(board: Words, game: Words) -> None:
    """Place the next tile of the queue on the board, move the piece, and complete the row if it is full."""
    placed = game[PLACED] & 15
    game[PLACED] = placed + 1
    tile, seat = game[QUEUE + placed] >> 3, game[QUEUE + placed] & 7
    slot = slot_for(game, tile)
    points, left = game[NEXT + slot] & 127, game[LEFT + slot] - 1
    filled, row = game[FILLED + slot] & 15, game[ROW + slot] & 63
    game[LAST + slot] = tile
    game[SLOTS + SLOT_SIZE * slot + filled] = tile
    game[FILLED + slot] = filled + 1
    game[LEFT + slot] = left
    game[NEXT + slot] = board[SQUARES + ROW_SIZE * row + filled + 1]
    if points != 0:
        move(board, game, seat, points, happy_cow_visible(game))
        if left == 0 and game[ENDING] == 0:
            complete(board, game, seat, slot, filled, tile)


@compiled
def complete(board: Words, game: Words, seat: int, slot: int, filled: int, tile: int) -> None:
    """Complete a row (R13): the tile starts the next free row, and the row's other tiles are offered to the seat."""
    for at in range(SLOT_SIZE):
        game[OFFER + at] = game[SLOTS + SLOT_SIZE * slot + at]
    game[OFFERED] = filled
    start_row(board, game, slot, next_free_row(board, game, game[ROW + slot] & 63), tile)
    if game[HELD + seat] == SCREEN:
        put_away(game)  # R16: the seat cannot take a tile
    else:
        game[TAKER] = seat + 1


@compiled
def next_free_row(board: Words, game: Words, completed: int) -> int:
    """Return the first row without tiles after the completed row; the last row is followed by the first (R14)."""
    taken = 1 << game[ROW] | 1 << game[ROW + 1] | 1 << game[ROW + 2] | 1 << game[ROW + 3]
    free = ~taken & ((1 << board[ROWS]) - 1)
    after = free >> completed << completed
    return trailing_zeros(after if after != 0 else free) & 63


@compiled
def start_row(board: Words, game: Words, slot: int, row: int, tile: int) -> None:
    """Put a tile on the first square of a row, and make it the slot's row."""
    at = SQUARES + ROW_SIZE * row
    game[ROW + slot] = row
    game[LAST + slot] = tile
    game[FILLED + slot] = 1
    game[LEFT + slot] = board[at + LENGTH] - 1
    game[NEXT + slot] = board[at + 1]
    game[HAPPY_UNTIL + slot] = board[at + HAPPY_END]
    game[DOUBLE_UNTIL + slot] = board[at + DOUBLE_END]
    game[SLOTS + SLOT_SIZE * slot] = tile


@compiled
def most_to_take(game: Words, seat: int) -> int:
    """Return the maximum number of offered tiles that a seat may take (R13, R16)."""
    return 2 if game[HELD + seat] <= SCREEN - 2 else 1


@compiled
def take(game: Words, seat: int, choice: int) -> None:
    """Take the one or two tiles of a choice (see `policies.policy`); the rest goes into the box."""
    one, two = choice >> 4 & 15, choice & 15
    held = game[HELD + seat] & 15
    game[HANDS + HAND_SIZE * seat + held] = game[OFFER + one]
    game[HANDS + HAND_SIZE * seat + held + 1] = game[OFFER + two]
    game[HELD + seat] = held + 1 + (one != two)
    boxed = game[BOXED] & 127
    for at in range(game[OFFERED]):
        game[BOX + boxed] = game[OFFER + at]
        boxed += (at != one) & (at != two)
    game[BOXED] = boxed
    game[OFFERED] = 0
    game[TAKER] = 0


@compiled
def put_away(game: Words) -> None:
    """Put all offered tiles into the box."""
    boxed, offered = game[BOXED] & 127, game[OFFERED]
    for at in range(offered):
        game[BOX + boxed + at] = game[OFFER + at]
    game[BOXED] = boxed + offered
    game[OFFERED] = 0
