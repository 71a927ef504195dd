"""Begin a game of a batch: choose its kind, shuffle and deal."""

from __future__ import annotations

from ..game.dealing import deal_out
from ..game.layout import ACTIVE, LAST, SUPPLY, Stream, Words, copy_game
from ..jit import compiled
from ..observations.layout import NUMBERS
from ..observations.tile_sets import TileSetArray, add
from ..random_stream import below, word
from .arrays import GameKinds, Games


@compiled
def begin(kinds: GameKinds, batch: Games, index: int) -> None:
    """Begin the next game at this index of the batch."""
    stream = batch.streams[index]
    count = kinds.boards.shape[0]
    kind = below(word(stream), count) if count > 1 else 0
    batch.kinds[index] = kind
    batch.decisions[index] = 0
    game, seen = batch.games[index], batch.seen[index]
    copy_game(game, kinds.begins[kind])
    shuffle(game, stream)
    deal_out(kinds.boards[kind], game, stream)
    forget(game, seen)


@compiled
def shuffle(game: Words, stream: Stream) -> None:
    """Shuffle the supply of a game that has not been dealt."""
    for last in range(NUMBERS - 1, 0, -1):
        at = SUPPLY + below(word(stream), last + 1)
        game[SUPPLY + last], game[at] = game[at], game[SUPPLY + last]


@compiled
def forget(game: Words, seen: TileSetArray) -> None:
    """Mark only the first tiles of the rows as seen."""
    seen[0] = seen[1] = 0
    for slot in range(ACTIVE):
        add(seen, game[LAST + slot] & 127)
