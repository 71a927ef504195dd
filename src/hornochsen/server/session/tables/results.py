"""The result of a finished game for the players who took part in it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ....rules import PRESETS
from ...storage import NO_SEAT, GameRow, ParticipationRow, PlayerSeatRow, Result, Store
from ...storage.maintenance.anonymiser import PLACEHOLDER
from ...table.people.player_seats import has_moved
from ...table.table import Seat, Table
from ...views.projections import CUSTOM_BOARD
from ..database_reads import read_or_refuse

CUSTOM_RULES = "custom"


def result_of(table: Table, ended: float) -> Result | None:
    """Return the result of the game that has just ended; `None` if it counts for no player.

    A game that continues a record does not count, nor a game that began without the person's agreement, nor a further
    game of the same day's deal.
    """
    assert table.record
    if (table.game and table.game.continues) or (table.daily and not table.daily.counted):
        return None
    if not any(_player(seat) for seat in table.seats):
        return None
    game = GameRow(
        id=table.record,
        ended=ended,
        board=table.terms.board if isinstance(table.terms.board, str) else CUSTOM_BOARD,
        rules=next((name for name, rules in PRESETS.items() if rules == table.rules), CUSTOM_RULES),
        clock=table.terms.clock,
        seats=len(table.seats),
    )
    seats = tuple(
        ParticipationRow(
            game=table.record,
            seat=at,
            player=_player(seat),
            ended=ended,
            bot=seat.bot,
            name=PLACEHOLDER if has_moved(seat) and not table.daily else seat.name,
            place=line.place,
            points=line.points,
            left=seat.player is not None and (seat.bot is not None or (has_moved(seat) and not table.daily)),
        )
        for at, (seat, line) in enumerate(zip(table.seats, table.standings, strict=True))
    )
    return Result(game, seats)


def _player(seat: Seat) -> str | None:
    return None if seat.unanswered else seat.player


def seated_players(
    table: Table, seated: Sequence[int], names_used: Sequence[tuple[str, str]] = ()
) -> tuple[PlayerSeatRow, ...]:
    """Return the rows of the seats, given by their ids, that players have just taken, and of other names they used."""
    taken = [seat for seat in table.seats if seat.who in seated]
    return (
        *(PlayerSeatRow(seat.player, table.code, seat.who, seat.name) for seat in taken if seat.player),
        *(PlayerSeatRow(player, table.code, NO_SEAT, name) for player, name in names_used),
    )


async def with_free_record_id(store: Store, table: Table) -> Table:
    """Return the table with an unused record id; old tables may share their code with stored records."""
    record, number = table.record, 1
    while record and (await read_or_refuse(store.record(record))) is not None:
        number += 1
        record = f"{table.record}-{number}"
    return replace(table, record=record)
