"""The layout of the kernel's two arrays: the board, which never changes, and the game.

Both are flat arrays of 16-bit words; `copy_game` copies a game at once. There is no list of rows: exactly four rows are
active (R6), and each of the four *slots* holds one of them.

Compiled code masks its indices (`& 15`): the compiler then knows that they are not negative, and omits the code for
Python's negative indices.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...rules import Board, Rules
from ...rules.board import MAX_ROWS, MAX_SQUARES
from ...rules.events import Ending
from ..jit import compiled

Words: TypeAlias = NDArray[np.int16]
Stream: TypeAlias = NDArray[np.uint64]
"""A source of random numbers: one word of state (see `random_stream`)."""
Results: TypeAlias = NDArray[np.int64]

# Indices into the board array.
ROWS = 0
"""Number of rows."""
DUNGHILL = 1
EYES = 2
"""The squares of the two bull's eyes; 0 for a bull's eye that the board lacks."""
AT_ONCE = 4
"""1 if the game ends as soon as a piece reaches the dunghill (`Rules.dunghill_ends`)."""
BOX_SALES = 5
"""`Rules.box_sales`."""
HAPPY_BUYING = 6
"""`Rules.happy_buying`."""
SQUARES = 8
"""Row r begins at SQUARES + ROW_SIZE * r, with the points of its squares. LENGTH to COW_PATS count from there."""
ROW_SIZE = 16
LENGTH = 12
HAPPY_END = 13
"""1 + the index of the row's last happy cow. The cow is visible while the row holds fewer tiles than this number."""
DOUBLE_END = 14
"""The same as HAPPY_END, for the row's last double square."""
COW_PATS = 15
"""The sum of the row's cow-pats."""
BOARD_SIZE = SQUARES + ROW_SIZE * (MAX_ROWS + 1)
"""One row more than a board can have, so that compiled code may read past the end of a row."""

# Indices into the game array: single values.
PLAYERS = 0
ROUND = 1
ENDING = 2
"""0 while the game goes on, else 1 + the index into ENDINGS."""
DOUBLE = 3
"""1 in a double round (R26)."""
SELLING = 4
"""1 if the supply was not empty when the round began."""
OPEN = 5
"""1 in an open round (R38)."""
TOGETHER = 6
"""Number of seats on the start square when the open round began; they lay together (R39)."""
OPEN_NEXT = 7
"""1 if the next round will be open."""
DUNGHILL_REACHED = 8
"""1 after a piece has reached the dunghill."""
TAKER = 9
"""1 + the seat that must take tiles (R17), or 0."""
OFFERED = 10
"""Number of tiles offered to the taker."""
PLACING = 11
"""1 after the tiles are turned over, 0 while seats lay."""
HAVE_LAID = 12
"""A bit mask of the seats that have laid in this round."""
QUEUED = 13
"""Number of tiles in the queue."""
PLACED = 14
"""Number of tiles of the queue that are already on the board."""
LAZY = 15
"""1 if the supply has no order: each draw takes a random tile of it."""
SUPPLY_LEFT = 16
"""Number of tiles in the supply."""
BOXED = 17
"""Number of tiles in the box."""
# Indices into the game array: one word per seat or slot.
POSITION = 24
HELD = 32
"""Number of tiles in each seat's hand."""
BOUGHT = 40
"""Number of tiles that each seat has bought in this round."""
BOUGHT_ENOUGH = 4
"""Added to BOUGHT for a seat that has laid and whose tiles a search has put back, so that it may not buy again."""
ORDER = 48
"""The seats in the order in which they lay; outside open rounds, in the order of the seats."""
LAST = 56
"""The last tile in each slot's row."""
NEXT = 60
"""The points of the next square in each slot's row."""
LEFT = 64
"""Number of free squares in each slot's row."""
FILLED = 68
"""Number of tiles in each slot's row."""
ROW = 72
"""The index of each slot's row."""
HAPPY_UNTIL = 76
"""While a slot's row holds fewer tiles than this, a happy cow is visible in it."""
DOUBLE_UNTIL = 80
"""While a slot's row holds fewer tiles than this, a double square is visible in it."""
# Indices into the game array: tiles.
HANDS = 96
HAND_SIZE = 16
"""Words reserved for one hand, whose tiles have no order."""
SLOTS = HANDS + 8 * HAND_SIZE
"""The tiles of each slot's row."""
SLOT_SIZE = 16
OFFER = SLOTS + 4 * SLOT_SIZE
"""The tiles offered to the taker."""
QUEUE = OFFER + 16
"""The tiles laid in this round, as 8 × tile + seat; sorted when all seats have laid."""
SUPPLY = QUEUE + 16
"""The tiles of the supply, which are drawn from the end."""
BOX = SUPPLY + 100
COPIED = BOX + 100
"""Number of words that describe the game."""
NOTES = COPIED
"""Words for a policy's notes about the present round (see `policies.policy`). They are not copied."""
NOTES_SIZE = 216
GAME_SIZE = NOTES + NOTES_SIZE

ENDINGS: tuple[Ending, ...] = ("dunghill", "no-tiles", "round-limit")
DUNGHILL_ENDING, NO_TILES, ROUND_LIMIT = 1, 2, 3
ACTIVE = 4


def board_words(board: Board, rules: Rules) -> Words:
    """Return the board and the rules' options as the kernel's board array."""
    words = np.zeros(BOARD_SIZE, np.int16)
    words[ROWS] = len(board.rows)
    words[DUNGHILL] = board.dunghill
    words[EYES : EYES + len(board.bulls_eyes)] = board.bulls_eyes
    words[AT_ONCE] = rules.dunghill_ends == "at_once"
    words[BOX_SALES] = rules.box_sales
    words[HAPPY_BUYING] = rules.happy_buying
    for row, points in enumerate(board.points):
        at = SQUARES + ROW_SIZE * row
        words[at : at + len(points)] = points
        words[at + LENGTH] = len(points)
        words[at + HAPPY_END] = board.last_happy[row] + 1
        words[at + DOUBLE_END] = board.last_double[row] + 1
        words[at + COW_PATS] = sum(points[:-1])
    return words


def no_game(players: int) -> Words:
    """Return the array of a game before the deal, without tiles."""
    game = np.zeros(GAME_SIZE, np.int16)
    game[PLAYERS] = players
    game[ORDER : ORDER + players] = range(players)
    return game


@compiled
def copy_game(copy: Words, game: Words) -> None:
    """Copy `game` into `copy`, without a policy's notes."""
    for at in range(COPIED):
        copy[at] = game[at]


assert MAX_SQUARES == LENGTH
