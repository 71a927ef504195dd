"""The record of a finished game, built from the table's log."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec.structs import asdict

from ....records import Move, Record, shuffle, write
from ....records.record import move_of
from ....rules import Play, TakeBack
from ..table import LoggedMove, Table


def record_of(table: Table, logged: Iterable[LoggedMove], finished: float) -> str:
    """Return the record of the game that has just ended, with the proof of its shuffle.

    A game that continues a record has that record's supply. It has no proof, and says what it continues.
    """
    game = table.game
    assert game
    assert game.state
    secret = bytes.fromhex(game.secret)
    origin = {"continues": asdict(game.continues)} if game.continues else {"shuffle": shuffle.extra(secret, game.salts)}
    record = Record(
        players=tuple(seat.name for seat in table.seats),
        rules=table.rules,
        board=table.board,
        supply=game.supply if game.continues else shuffle.supply(shuffle.key(secret, game.salts)),
        moves=effective_moves(logged),
        extra={
            "date": datetime.fromtimestamp(finished, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "colours": [seat.colour for seat in table.seats],
            "bots": {str(at): seat.bot for at, seat in enumerate(table.seats) if seat.bot},
            "result": {"points": list(game.state.positions), "places": [line.place for line in table.standings]},
            **origin,
            **({"daily": {"date": table.daily.day, "version": table.daily.version}} if table.daily else {}),
        },
    )
    return write(record)


def effective_moves(logged: Iterable[LoggedMove]) -> tuple[Move, ...]:
    """Return the moves without those that were taken back (R22)."""
    moves: list[Move] = []
    for move in logged:
        action = move.action
        if isinstance(action, TakeBack):
            last = max(
                at for at, kept in enumerate(moves) if isinstance(kept.action, Play) and kept.action.seat == action.seat
            )
            del moves[last]
        else:
            moves.append(move_of(action, move.from_box, move.at, move.by))
    return tuple(moves)
