"""People whom a player does not want to meet again."""

from __future__ import annotations

import time
from collections.abc import Callable

from ....protocol.errors import Refusal
from ....protocol.matching import Blocked, BlockedPeople, BlockMet, BlockSeat, Met
from ...storage import PlayerRow, Store
from ...storage.maintenance.anonymiser import PLACEHOLDER
from ...storage.queries.matching import new_block
from ...table.people.player_seats import has_moved
from ...table.table import decode_table
from ..database_reads import read_or_refuse

MAX_BLOCKS = 500
"""Number of people whom a player may block."""

GAMES_READ = 40
"""Number of latest games whose people are listed."""

MOST_MET = 20


async def blocked_people(store: Store, player: PlayerRow) -> BlockedPeople:
    """Return the people whom a player has blocked or met last; nobody learns who blocked them."""
    rows = await read_or_refuse(store.matching.blocked_by(player.id))
    known = {row.blocked for row in rows}
    met: dict[str, Met] = {}
    for row in await read_or_refuse(store.matching.met(player.id, GAMES_READ)):
        if row.player not in known and row.name != PLACEHOLDER:
            met.setdefault(row.player, Met(row.game, row.seat, row.name, row.ended))
    return BlockedPeople(tuple(Blocked(row.id, row.name, row.at) for row in rows), tuple(met.values())[:MOST_MET])


def _nobody(_: str) -> None:
    """Return `None`, for callers that do not know the connected players."""


async def block_seat(
    store: Store, player: PlayerRow, wanted: BlockSeat, connected: Callable[[str], str | None] = _nobody
) -> None:
    """Block a person at a table where the player has or had a seat; refuse a guest, who is never matched.

    `connected` returns the player who is connected with a key: a person who took over another player's seat during the
    game has no stored seat.
    """
    seated = await read_or_refuse(store.matching.seated(wanted.table))
    if not any(one == player.id for one, _, _ in seated):
        raise Refusal("unknown-table", "you have no seat at this table")
    found = {one: name for one, who, name in seated if who == wanted.who}
    row = await read_or_refuse(store.load(wanted.table))
    seats = decode_table(row.snapshot).seats if row else ()
    seat = next((seat for seat in seats if seat.who == wanted.who), None)
    if seat and seat.key and has_moved(seat):
        holder = connected(seat.key)
        found = {holder: seat.name} if holder else {}
    elif seat and seat.player in found:
        found = {seat.player: found[seat.player]}
    found.pop(player.id, None)
    if not found:
        raise Refusal("nobody-to-block")
    await _block(store, player, *list(found.items())[-1])


async def block_met(store: Store, player: PlayerRow, wanted: BlockMet) -> None:
    """Block a person with whom the player has finished a game."""
    found = await read_or_refuse(store.matching.met_at(player.id, wanted.game, wanted.seat))
    if found is None or found.name == PLACEHOLDER:  # deleted, or another person finished the game
        raise Refusal("nobody-to-block")
    await _block(store, player, found.player, found.name)


async def unblock(store: Store, player: PlayerRow, block: str) -> None:
    """Delete a block; a repeated request changes nothing."""
    await read_or_refuse(store.matching.unblock(player.id, block))


async def _block(store: Store, player: PlayerRow, blocked: str, name: str) -> None:
    row = new_block(player.id, blocked, name, time.time())
    if not await read_or_refuse(store.matching.block(row, MAX_BLOCKS)):
        raise Refusal("too-many-blocks")
