"""Apply an action and all its effects, up to the next decision."""

from __future__ import annotations

from ...rules import Action, Buy, Play, Take, TakeBack
from ..jit import compiled
from .buying import buy, pick_up
from .laying import lay, turn_over
from .layout import (
    ENDING,
    HAND_SIZE,
    HANDS,
    HAVE_LAID,
    HELD,
    OFFER,
    OFFERED,
    OPEN,
    ORDER,
    PLACED,
    PLAYERS,
    QUEUE,
    QUEUED,
    TAKER,
    TOGETHER,
    Stream,
    Words,
)
from .placing import place_next, take
from .rounds import end_round

BUY, LAY, TAKE, TAKE_BACK = range(4)
"""The kinds of actions. An action's code is 16384 × kind + 128 × first tile (or count) + second tile (or 0)."""


def code_of(action: Action) -> int:
    """Return the code of an action. It does not contain the seat."""
    match action:
        case Buy(_, count):
            return BUY << 14 | count << 7
        case Play(_, tiles) | Take(_, tiles):
            kind = LAY if isinstance(action, Play) else TAKE
            return kind << 14 | tiles[0] << 7 | (tiles[1] if len(tiles) == 2 else 0)
        case TakeBack():
            return TAKE_BACK << 14


def action_of(seat: int, code: int) -> Action:
    """Return the action with this code, for a seat. It is the inverse of `code_of`."""
    kind, one, two = code >> 14, code >> 7 & 127, code & 127
    if kind == BUY:
        return Buy(seat, one)
    if kind == TAKE_BACK:
        return TakeBack(seat)
    tiles = (min(one, two), max(one, two)) if two else (one,)
    return Play(seat, tiles) if kind == LAY else Take(seat, tiles)


@compiled
def awaited(game: Words) -> int:
    """Return a bit mask of the seats for which the game waits (R8, R17, R39)."""
    if game[ENDING] != 0:
        return 0
    if game[TAKER] != 0:
        taker: int = 1 << (game[TAKER] - 1)
        return taker
    laid: int = game[HAVE_LAID]
    players: int = game[PLAYERS]
    if game[OPEN] == 0:
        return ~laid & ((1 << players) - 1)
    group = 0
    for turn in range(players):
        bit: int = 1 << game[ORDER + turn]
        if turn == game[TOGETHER] and group != 0:
            return group
        if not laid & bit:
            if turn >= game[TOGETHER]:
                return bit
            group |= bit
    return group


@compiled
def lies_face_up(game: Words, seat: int) -> bool:
    """Return whether the tiles that a seat has laid are face up (R39)."""
    if game[OPEN] == 0:
        return False
    for turn in range(game[TOGETHER]):
        if game[ORDER + turn] == seat:
            return awaited(game) & group_of(game) == 0
    return True


@compiled
def group_of(game: Words) -> int:
    """Return a bit mask of the seats that lay together: those on the start square when the open round began (R39)."""
    group = 0
    for turn in range(game[TOGETHER]):
        group |= 1 << game[ORDER + turn]
    return group


@compiled
def act(board: Words, game: Words, seat: int, code: int, stream: Stream) -> None:
    """Apply the action with this code, which must be legal, and continue up to the next decision."""
    kind, one, two = code >> 14, code >> 7 & 127, code & 127
    if kind == BUY:
        buy(board, game, seat, one, stream)
    elif kind == TAKE_BACK:
        take_back(game, seat)
    elif kind == LAY:
        lay(game, seat, choice_of(game, HANDS + HAND_SIZE * seat, game[HELD + seat], one, two))
        if game[HAVE_LAID] == (1 << game[PLAYERS]) - 1:
            turn_over(game)
            go_on(board, game, stream)
    else:
        take(game, seat, choice_of(game, OFFER, game[OFFERED], one, two))
        go_on(board, game, stream)


@compiled
def go_on(board: Words, game: Words, stream: Stream) -> None:
    """Place tiles until the next decision, and end the round if all tiles are placed."""
    while game[TAKER] == 0 and game[ENDING] == 0 and game[PLACED] < game[QUEUED]:
        place_next(board, game)
    if game[TAKER] == 0 and game[ENDING] == 0:
        end_round(game, stream)


@compiled
def choice_of(game: Words, first: int, count: int, one: int, two: int) -> int:
    """Return the choice (see `policies.policy`) of the tiles `one` and `two`; `two` is 0 for a single tile.

    The tiles are searched among the `count` words of the game that begin at index `first`.
    """
    place_one = place_two = 0
    for place in range(count):
        if game[first + place] == one:
            place_one = place
        if game[first + place] == two:
            place_two = place
    return 16 * place_one + (place_two if two else place_one)


@compiled
def take_back(game: Words, seat: int) -> None:
    """Take the laid tiles of a seat back into its hand (R22)."""
    kept = 0
    for at in range(game[QUEUED]):
        key = game[QUEUE + at]
        if key & 7 == seat:
            pick_up(game, seat, key >> 3)
        else:
            game[QUEUE + kept] = key
            kept += 1
    game[QUEUED] = kept
    game[HAVE_LAID] = game[HAVE_LAID] & ~(1 << seat)
