"""The layout of an observation: signed bytes, the same for every board, rule set and number of players.

An observation has five parts, in this order: candidates, rows, players, single numbers and tiles. The constants of the
first three parts are offsets in one entry of the part; those of the other two are indices into the observation. Numbers
that do not fit into a byte are limited to -127 and 127.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...rules import MAX_PLAYERS, TILES
from ...rules.board import MAX_SQUARES
from ..game.layout import ACTIVE
from ..jit import compiled

Bytes: TypeAlias = NDArray[np.int8]

LIMIT = 127

# Actions.
MOST_CANDIDATES = MAX_SQUARES - 1
"""The largest number of tiles to choose from: the tiles of a completed row. A hand has at most nine."""
BUY_ONE = MOST_CANDIDATES
"""An action below BUY_ONE chooses the candidate with this index: tiles of the hand or of the completed row, ascending.
BUY_ONE, BUY_ONE + 1 and BUY_ONE + 2 buy one, two and three tiles."""
SKIP = BUY_ONE + 3
"""The action that takes no second tile."""
ACTIONS = SKIP + 1

# Candidates: the tiles to choose from, ascending.
CANDIDATES = 0
PRESENT = 0
"""1 for a tile, 0 for an unused entry. All other numbers of an unused entry are 0."""
TILE = 1
"""The tile's number."""
CHOSEN = 2
"""1 for the tile that was chosen first, when two are laid or taken."""
GOES_TO = 3
"""Four numbers, of which one is 1: the row to which the tile goes on the present board, in the order of `ROWS`."""
IS_LOWEST = 7
"""1 if the tile is lower than the last tiles of all rows (R10)."""
GAP = 8
"""Number of numbers between the row's last tile and this one; for a lowest tile, below this one."""
UNSEEN_IN_GAP = 9
"""Number of tiles in the gap that this seat never saw."""
KNOWN_IN_GAP = 10
"""Number of tiles in the gap that are known to be placed before this one; see `THIS_ROUND`."""
SQUARES_LEFT = 11
"""The number of free squares of the row."""
POINTS = 12
"""The points of the square to which the tile comes after the known tiles; negative, as plus points, while a happy cow
is visible, but not while tiles are taken. It is 0 if the known tiles complete the row first."""
COMPLETES = 13
"""1 if the tile would land on the bullhead and complete the row."""
LIKELY_COST = 14
"""Eight times the expected minus points when the other players' hidden tiles are random, rounded towards 0; negative
for plus points, as `POINTS`. It is 0 if the known tiles complete the row first."""
BULLHEAD = 15
"""The points of the row's bullhead."""
CANDIDATE_SIZE = 16

# Rows: the four active rows, by last tile, ascending.
ROWS = CANDIDATES + MOST_CANDIDATES * CANDIDATE_SIZE
ROW_LAST = 0
"""The row's last tile."""
ROW_FILLED = 1
"""The number of tiles in the row."""
ROW_LEFT = 2
"""The number of free squares of the row."""
ROW_POINTS = 3
"""The points of the row's free squares, first to last: eleven numbers; the last one that is not 0 is the bullhead."""
ROW_HAPPY = ROW_POINTS + MAX_SQUARES - 1
"""Number of tiles that cover the row up to its last happy cow; 0 if none is visible."""
ROW_DOUBLE = ROW_HAPPY + 1
"""The same for the row's last double square."""
ROW_UNSEEN = ROW_HAPPY + 2
"""Number of tiles between this row's last tile and that of the next row that this seat never saw; for the highest row,
the number above its last tile."""
ROW_KNOWN = ROW_HAPPY + 3
"""Number of tiles in `THIS_ROUND` in the same interval."""
ROW_INDEX = ROW_HAPPY + 4
"""The row's number on the board, from 0."""
NEXT_LENGTH = ROW_HAPPY + 5
"""The number of squares of the row that is started when this one is completed (R14)."""
NEXT_HAPPY = ROW_HAPPY + 6
"""Number of tiles, the first included, that cover that row up to its last happy cow; 0 if it has none."""
NEXT_DOUBLE = ROW_HAPPY + 7
"""The same for that row's last double square."""
NEXT_BULLHEAD = ROW_HAPPY + 8
"""The points of that row's bullhead."""
NEXT_COW_PATS = ROW_HAPPY + 9
"""The sum of that row's cow-pats."""
ROW_ENTRY_SIZE = ROW_HAPPY + 10

# Players: this seat, then the others in the order of seats. Entries beyond the number of players are 0.
PLAYERS = ROWS + ACTIVE * ROW_ENTRY_SIZE
PLAYER_PRESENT = 0
"""1 for a player."""
PLAYER_SQUARE = 1
"""The player's minus points."""
PLAYER_PERCENT = 2
"""The same in per cent of the dunghill's square, rounded down."""
PLAYER_BEHIND = 3
"""The player's minus points less those of this seat."""
PLAYER_HELD = 4
"""The number of tiles behind the player's screen."""
PLAYER_BOUGHT = 5
"""Number of tiles that the player has bought in this round."""
PLAYER_HAS_LAID = 6
"""1 if the player has laid in this round, also while tiles are placed."""
PLAYER_TURN = 7
"""In an open round, the player's turn, from 1; players on the start square have turn 1. 0 in other rounds."""
PLAYER_TILES = 8
"""The tiles of the player that lie face up and are still to be placed in this round: two numbers, ascending, 0 for
none."""
PLAYER_SIZE = 10

# Single numbers about the round, the course and the rules.
SCALARS = PLAYERS + MAX_PLAYERS * PLAYER_SIZE
IS_TAKING = SCALARS
"""1 if tiles of a completed row are to be taken, 0 if tiles are to be bought or laid."""
IS_DOUBLE = SCALARS + 1
"""1 in a double round (R26)."""
IS_OPEN = SCALARS + 2
"""1 in an open round (R38)."""
IS_HAPPY = SCALARS + 3
"""1 while a happy cow is visible."""
FIRST_CHOSEN = SCALARS + 4
"""The tile that was chosen first, when two are laid or taken; else 0."""
TO_CHOOSE = SCALARS + 5
"""Number of tiles that may still be chosen, this one included."""
MOST_TO_BUY = SCALARS + 6
"""Number of tiles that may be bought now."""
MUST_BUY = SCALARS + 7
"""1 if tiles must be bought before laying (R28)."""
ROUND = SCALARS + 8
"""The number of the round."""
SUPPLY = SCALARS + 9
"""The number of tiles in the supply."""
BOX = SCALARS + 10
"""The number of tiles in the box."""
IS_SELLING = SCALARS + 11
"""1 if the supply was not empty when the round began (R24)."""
OPEN_NEXT = SCALARS + 12
"""1 if the next round will be open (R38)."""
DUNGHILL_REACHED = SCALARS + 13
"""1 after a piece has reached the dunghill (R42)."""
NUMBER_OF_PLAYERS = SCALARS + 14
"""The number of players."""
TOGETHER = SCALARS + 15
"""In an open round, the number of players who lay first, face down."""
TO_PLACE = SCALARS + 16
"""The number of tiles of this round that are still to be placed, while tiles are taken."""
ENDS_AT_ONCE = SCALARS + 17
"""1 if the game ends as soon as a piece reaches the dunghill (`dunghill_ends`)."""
SELLS_BOX = SCALARS + 18
"""1 if tiles are sold from the box (`box_sales`)."""
SELLS_HAPPILY = SCALARS + 19
"""1 if happy cows make purchases plus points (`happy_buying`)."""
NUMBER_OF_ROWS = SCALARS + 20
"""The number of rows of the board."""
DUNGHILL = SCALARS + 21
"""The square of the dunghill."""
TO_EYES = SCALARS + 22
"""The squares from this seat's piece to each bull's eye; negative behind it, -127 for a bull's eye that is missing."""
TO_DUNGHILL = SCALARS + 24
"""The squares from this seat's piece to the dunghill."""
LAST_TO_DUNGHILL = SCALARS + 25
"""The squares from the furthest piece to the dunghill."""
LEAD = SCALARS + 26
"""The fewest minus points of the other players, less those of this seat."""
BETTER = SCALARS + 27
"""The number of players with fewer minus points."""
SCALARS_SIZE = 28

NUMBERS = len(TILES)
"""The number of tiles."""

# Tiles: 99 numbers each, 0 or 1, for the tiles 1 to 99.
IN_HAND = SCALARS + SCALARS_SIZE
"""Tiles in this seat's hand."""
NEVER_SEEN = IN_HAND + NUMBERS
"""Tiles that this seat never saw: they are in the supply or with other players."""
LEFT_BOARD = NEVER_SEEN + NUMBERS
"""Tiles of completed rows that are in the box or, not face up, with another player."""
THIS_ROUND = LEFT_BOARD + NUMBERS
"""Tiles of all players that lie face up and are still to be placed in this round, and the tile that was chosen first
when two are laid."""
OBSERVATION_SIZE = THIS_ROUND + NUMBERS


@compiled
def limited(number: int) -> int:
    """Return the number, or the nearest one from -127 to 127."""
    return min(LIMIT, max(-LIMIT, number))
