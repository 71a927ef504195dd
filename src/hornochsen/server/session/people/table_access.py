"""The access of a player's devices to live tables, after a sign-out, a recovery or a deletion of the player."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....protocol.errors import Refusal
from ...table.draft import Draft
from ...table.people import identity, moderation, player_seats
from ...table.table import Table
from ...views.connection import Connection
from ..database_reads import read_or_refuse
from ..tables.live_table import LiveTable
from ..tables.service import SIGNED_OUT, TableService
from ..tokens import new_token

MAX_RENEWED = 1000
"""Number of tables at which the access of a player's devices is ended."""


async def forget_player(service: TableService, player: str, codes: Iterable[str]) -> None:
    """Show the neutral name of a deleted player at live tables; the player's clients go on as guests."""
    for live in [service.tables[code] for code in codes if code in service.tables]:
        for connection in live.connections:
            if connection.player == player:
                connection.player = None
        await service.catch_up(live)


async def end_access(service: TableService, player: str, stays: Callable[[str], bool]) -> None:
    """End the access of a player's devices to tables, except those for whose hashed secrets `stays` is true."""

    def is_ended(connection: Connection) -> bool:
        return connection.player == player and connection.secret is not None and not stays(connection.secret)

    codes = set(await read_or_refuse(service.store.players.codes(player, MAX_RENEWED)))
    for live in service.tables.values():
        if any(seat.player == player for seat in live.table.seats):
            codes.add(live.code)
        for connection in filter(is_ended, live.connections):
            connection.player = None
            connection.close(SIGNED_OUT)
    for code in codes:
        try:
            async with service.acquire(code) as live:
                await _renew_key(service, live, player, stays)
        except Refusal as refusal:
            if refusal.error != "unknown-table":
                raise


async def _renew_key(service: TableService, live: LiveTable, player: str, stays: Callable[[str], bool]) -> None:
    """Give a player's seat a new key, which the devices that stay get, and end the requests of the other devices."""
    key, old = identity.key(new_token()), None

    def staying(known: str | None) -> list[Connection]:
        connections = [one for one in live.connections if known is not None and one.key == known]
        return [one for one in connections if one.bye is None and one.secret is not None and stays(one.secret)]

    def renew(draft: Draft) -> None:
        nonlocal old
        old = player_seats.renew_key(draft, player, key, lambda known: bool(staying(known)))
        moderation.drop_requests(draft, player, lambda known: bool(staying(known)))

    def move(_: Table) -> None:
        staying_now = staying(old)
        for connection in [one for one in live.connections if old is not None and one.key == old]:
            if connection in staying_now:
                connection.key = key
            else:
                connection.close(SIGNED_OUT)

    await service.change(live, renew, acknowledge=move)
