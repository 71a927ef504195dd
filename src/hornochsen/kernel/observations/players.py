"""The players of an observation, this seat first."""

from __future__ import annotations

from ..game.layout import (
    BOUGHT,
    BOUGHT_ENOUGH,
    DUNGHILL,
    HAVE_LAID,
    HELD,
    OPEN,
    ORDER,
    PLACED,
    PLACING,
    POSITION,
    QUEUE,
    QUEUED,
    TOGETHER,
    Words,
)
from ..game.layout import PLAYERS as GAME_PLAYERS
from ..jit import compiled
from .known_tiles import face_up_seats
from .layout import (
    LIMIT,
    PLAYER_BEHIND,
    PLAYER_BOUGHT,
    PLAYER_HAS_LAID,
    PLAYER_HELD,
    PLAYER_PERCENT,
    PLAYER_PRESENT,
    PLAYER_SIZE,
    PLAYER_SQUARE,
    PLAYER_TILES,
    PLAYER_TURN,
    PLAYERS,
    Bytes,
    limited,
)


@compiled
def entry_of(players: int, seat: int, other: int) -> int:
    """Return the index of another seat's entry in the observation of a seat."""
    turn = other - seat
    return PLAYERS + PLAYER_SIZE * ((turn + players if turn < 0 else turn) & 7)


@compiled
def write_players(board: Words, game: Words, seat: int, observation: Bytes) -> None:
    """Write each player's part of the observation, this seat first."""
    players = game[GAME_PLAYERS] & 15
    own = game[POSITION + seat]
    laid = 255 if game[PLACING] != 0 else int(game[HAVE_LAID])
    for other in range(players):
        at = entry_of(players, seat, other)
        square = game[POSITION + other]
        observation[at + PLAYER_PRESENT] = 1
        observation[at + PLAYER_SQUARE] = min(LIMIT, square)
        observation[at + PLAYER_PERCENT] = min(LIMIT, int(100.0 * square / board[DUNGHILL]))
        observation[at + PLAYER_BEHIND] = limited(square - own)
        observation[at + PLAYER_HELD] = game[HELD + other]
        observation[at + PLAYER_BOUGHT] = game[BOUGHT + other] & ~BOUGHT_ENOUGH
        observation[at + PLAYER_HAS_LAID] = laid >> other & 1
    if game[OPEN] != 0:
        for turn in range(players):
            at = entry_of(players, seat, game[ORDER + turn] & 7)
            observation[at + PLAYER_TURN] = 1 if turn < game[TOGETHER] else 1 + turn
    visible = face_up_seats(game)
    if visible != 0:
        for index in range(game[PLACED], game[QUEUED]):
            tile, other = game[QUEUE + index] >> 3, game[QUEUE + index] & 7
            if visible >> other & 1:
                at = entry_of(players, seat, other) + PLAYER_TILES
                write_tile(observation, at, tile)


@compiled
def write_tile(observation: Bytes, at: int, tile: int) -> None:
    """Write a tile into the first or second of two numbers, so that they are ascending, with 0 at the end."""
    first = observation[at]
    if first == 0:
        observation[at] = tile
    else:
        observation[at] = min(first, tile)
        observation[at + 1] = max(first, tile)
