"""The single numbers of an observation, about the round, the course and the rules."""

from __future__ import annotations

from ..game.layout import (
    AT_ONCE,
    BOX_SALES,
    BOXED,
    DOUBLE,
    EYES,
    HAPPY_BUYING,
    OPEN,
    PLACED,
    PLACING,
    PLAYERS,
    POSITION,
    QUEUED,
    SELLING,
    SUPPLY_LEFT,
    TAKER,
    Words,
)
from ..game.layout import DUNGHILL as DUNGHILL_SQUARE
from ..game.layout import DUNGHILL_REACHED as REACHED
from ..game.layout import OPEN_NEXT as NEXT_IS_OPEN
from ..game.layout import ROUND as GAME_ROUND
from ..game.layout import ROWS as BOARD_ROWS
from ..game.layout import TOGETHER as GAME_TOGETHER
from ..game.placing import happy_cow_visible
from ..jit import compiled
from .layout import (
    BETTER,
    BOX,
    DUNGHILL,
    DUNGHILL_REACHED,
    ENDS_AT_ONCE,
    FIRST_CHOSEN,
    IS_DOUBLE,
    IS_HAPPY,
    IS_OPEN,
    IS_SELLING,
    IS_TAKING,
    LAST_TO_DUNGHILL,
    LEAD,
    LIMIT,
    NUMBER_OF_PLAYERS,
    NUMBER_OF_ROWS,
    OPEN_NEXT,
    ROUND,
    SELLS_BOX,
    SELLS_HAPPILY,
    SUPPLY,
    TO_DUNGHILL,
    TO_EYES,
    TO_PLACE,
    TOGETHER,
    Bytes,
    limited,
)


@compiled
def write_scalars(board: Words, game: Words, seat: int, chosen: int, observation: Bytes) -> None:
    """Write the numbers that do not depend on the legal actions."""
    observation[IS_TAKING] = game[TAKER] != 0
    observation[IS_DOUBLE] = game[DOUBLE]
    observation[IS_OPEN] = game[OPEN]
    observation[IS_HAPPY] = happy_cow_visible(game)
    observation[FIRST_CHOSEN] = chosen
    observation[ROUND] = min(LIMIT, game[GAME_ROUND])
    observation[SUPPLY] = game[SUPPLY_LEFT]
    observation[BOX] = game[BOXED]
    observation[IS_SELLING] = game[SELLING]
    observation[OPEN_NEXT] = game[NEXT_IS_OPEN]
    observation[DUNGHILL_REACHED] = game[REACHED]
    observation[NUMBER_OF_PLAYERS] = game[PLAYERS]
    observation[TOGETHER] = game[GAME_TOGETHER]
    observation[TO_PLACE] = game[QUEUED] - game[PLACED] if game[PLACING] != 0 else 0
    observation[ENDS_AT_ONCE] = board[AT_ONCE]
    observation[SELLS_BOX] = board[BOX_SALES]
    observation[SELLS_HAPPILY] = board[HAPPY_BUYING]
    observation[NUMBER_OF_ROWS] = board[BOARD_ROWS]
    observation[DUNGHILL] = min(LIMIT, board[DUNGHILL_SQUARE])
    write_course(board, game, seat, observation)


@compiled
def write_course(board: Words, game: Words, seat: int, observation: Bytes) -> None:
    """Write how far this seat's piece is from the marked squares and from the other pieces."""
    own, dunghill = game[POSITION + seat], board[DUNGHILL_SQUARE]
    furthest, fewest, better = own, 32767, 0
    for other in range(game[PLAYERS] & 15):
        square = game[POSITION + other]
        furthest = max(furthest, square)
        better += square < own
        if other != seat:
            fewest = min(fewest, square)
    for eye in range(2):
        square = board[EYES + eye]
        observation[TO_EYES + eye] = limited(square - own) if square != 0 else -LIMIT
    observation[TO_DUNGHILL] = limited(dunghill - own)
    observation[LAST_TO_DUNGHILL] = limited(dunghill - furthest)
    observation[LEAD] = limited(fewest - own)
    observation[BETTER] = better
