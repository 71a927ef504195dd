"""Where everything is in the kernel's two arrays: the board, which never changes, and the game.

Both are flat arrays of small words; a game is copied as one piece (`copy_game`). Rows are not kept as a list: only four
are ever active (R6), and each of the four *slots* holds one of them.

Compiled code masks what it uses as an index (`& 15`): the compiler then knows that it is not negative, and leaves out
what Python's negative indices would need.
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
"""A source of random numbers: one word of state (see `chance`)."""
Results: TypeAlias = NDArray[np.int64]

# The board.
ROWS = 0
DUNGHILL = 1
EYES = 2
AT_ONCE = 4
BOX_SALES = 5
HAPPY_BUYING = 6
SQUARES = 8
"""Row r begins at SQUARES + ROW_SIZE * r: what each of its squares counts, then the three below."""
ROW_SIZE = 16
LENGTH = 12
HAPPY_END = 13
"""One more than the index of the row's last happy cow: as long as the row holds fewer tiles, it can be seen."""
DOUBLE_END = 14
BOARD_SIZE = SQUARES + ROW_SIZE * MAX_ROWS

# The game: its head,
PLAYERS = 0
ROUND = 1
ENDING = 2
"""0 while the game goes on, else 1 + its place in ENDINGS."""
DOUBLE = 3
SELLING = 4
OPEN = 5
TOGETHER = 6
OPEN_NEXT = 7
DUNGHILL_REACHED = 8
TAKER = 9
"""1 + the seat that is to take tiles (R17), 0 where nobody is."""
OFFERED = 10
"""How many tiles it may choose from."""
PLACING = 11
"""1 when all tiles are turned over, 0 while seats still lay."""
HAVE_LAID = 12
"""A bit for each seat that has laid in this round."""
QUEUED = 13
PLACED = 14
"""How many tiles of the queue are on the board already."""
LAZY = 15
"""1 where the supply is in no order yet: each draw takes one of its tiles at random."""
SUPPLY_LEFT = 16
BOXED = 17
# what belongs to the seats and slots,
POSITION = 24
HELD = 32
BOUGHT = 40
ORDER = 48
"""The seats in the order in which they lay; in a round that is not open, as they sit."""
LAST = 56
"""The last tile of each slot's row,"""
NEXT = 60
"""what its next square counts (0: nothing),"""
LEFT = 64
"""how many squares are free,"""
FILLED = 68
"""and how many are not."""
ROW = 72
HAPPY_UNTIL = 76
DOUBLE_UNTIL = 80
"""As long as a slot holds fewer tiles, a happy cow or a double square can be seen in it."""
# and the tiles.
HANDS = 96
HAND_SIZE = 16
"""Room for one hand; the tiles lie in no order."""
SLOTS = HANDS + 8 * HAND_SIZE
SLOT_SIZE = 16
OFFER = SLOTS + 4 * SLOT_SIZE
QUEUE = OFFER + 16
"""8 × tile + seat; what is laid in a round gathers here, and is sorted when all have laid."""
SUPPLY = QUEUE + 16
"""The next tile is the last one."""
BOX = SUPPLY + 100
GAME_SIZE = BOX + 100

ENDINGS: tuple[Ending, ...] = ("dunghill", "no-tiles", "round-limit")
DUNGHILL_ENDING, NO_TILES, ROUND_LIMIT = 1, 2, 3
ACTIVE = 4


def board_words(board: Board, rules: Rules) -> Words:
    """The board and the switches as the kernel reads them."""
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
    return words


def no_game(players: int) -> Words:
    """A game's words before anything is in them."""
    game = np.zeros(GAME_SIZE, np.int16)
    game[PLAYERS] = players
    game[ORDER : ORDER + players] = range(players)
    return game


@compiled
def copy_game(copy: Words, game: Words) -> None:
    """Make one game the copy of another."""
    for at in range(GAME_SIZE):
        copy[at] = game[at]


assert MAX_SQUARES == LENGTH
