"""Games on one shared device or in the terminal, which count for the player who says so.

Nobody watched these games, so they are marked and never rated. The player's copy of the record is the player's own: it
is deleted with the player.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any

import msgspec

from .... import boards
from ....protocol.errors import Refusal
from ....protocol.players import PlayedGame, SubmitGame
from ....records import BadRecord, Replay, read
from ....rules import PRESETS, places
from ...ops.limits import RateLimiter
from ...storage import GameRow, ParticipationRow, PlayerRow, RecordRow, Result, Store
from ...views import player_pages, uploads
from ...views.projections import CUSTOM_BOARD
from ..database_reads import read_or_refuse
from ..tables.results import CUSTOM_RULES

GAMES_PER_DAY = 100
"""Local games per day that a player may submit, and that may come from one address."""


class LocalGames:
    """Stores games that players bring."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._players = RateLimiter.per_day(GAMES_PER_DAY)
        self._addresses = RateLimiter.per_day(GAMES_PER_DAY)

    async def submit(self, player: PlayerRow, data: SubmitGame, address: str) -> PlayedGame:
        """Store a game that counts for the player; a repeated request returns the same game."""
        if not (self._addresses.allow_address(address) and self._players.allow(player.id)):
            raise Refusal("too-fast")
        try:
            text, replayed = await asyncio.to_thread(_check, data.record)
        except BadRecord as error:
            raise Refusal("bad-record", str(error)) from None
        result = local_result(replayed, data.seat, player.id, _id(player.id, text), time.time())
        row = RecordRow(result.game.id, result.game.ended, None, text)
        await read_or_refuse(self._store.players.add_local_game(row, result))
        return player_pages.played_game(result, player.id)


def _check(record: dict[str, Any]) -> tuple[str, Replay]:
    """Return the text that is stored for a record, and its game; raise `BadRecord` for games that never count."""
    for field in ("continues", "daily"):
        if field in record:
            raise BadRecord(f"{field}: a game that continues a record, or a deal of the day, does not count")
    text = uploads.check_upload(msgspec.json.encode(record))
    return text, read(text)


def _id(player: str, text: str) -> str:
    """Return the id of the player's copy of a record, which is the same if the player submits it again."""
    return f"local-{hashlib.sha256(f'{player} {text}'.encode()).hexdigest()[:32]}"


def local_result(replayed: Replay, seat: int, player: str, game: str, now: float) -> Result:
    """Return the result of a finished game for a player; refuse a seat that is not a person's."""
    record, state = replayed.record, replayed.final.state
    if not state.over:
        raise Refusal("unfinished-record", "the recorded game was not played to its end")
    bots: dict[str, Any] = record.extra.get("bots", {})
    if seat >= len(record.players) or str(seat) in bots:
        raise Refusal("no-such-seat", "no person has this seat in the recorded game")
    order = places(state.positions)
    name = record.board.name
    row = GameRow(
        id=game,
        ended=now,
        board=name if name in boards.names() and boards.load(name) == record.board else CUSTOM_BOARD,
        rules=next((found for found, rules in PRESETS.items() if rules == record.rules), CUSTOM_RULES),
        clock=None,
        seats=len(record.players),
        local=True,
    )
    seats = tuple(
        ParticipationRow(
            game=game,
            seat=at,
            player=player if at == seat else None,
            ended=now,
            bot=bots.get(str(at)),
            name=called,
            place=order[at],
            points=state.positions[at],
            left=False,
        )
        for at, called in enumerate(record.players)
    )
    return Result(row, seats)
