"""Measure a player's page: 1,000 players with 100 games each, and the deletion of one of them."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import json
from server.helpers.databases import KINDS, fresh_database

from hornochsen.server.session.people.players import PlayerService
from hornochsen.server.storage import (
    Append,
    DeviceRow,
    GameRow,
    LogRow,
    ParticipationRow,
    PlayerRow,
    PlayerSeatRow,
    RecordRow,
    Result,
    Store,
    TableRow,
)
from hornochsen.server.views.player_pages import Filter

PLAYERS, GAMES = 1000, 100
SEATS = 4
"""Seats of a game, all of them taken by players."""

EVENTS = 150
"""Log entries of each table of the player who is deleted; other tables have one."""

DELETED = 0
"""The player who is deleted."""

ASKED = 300
"""Number of measured requests of each kind."""


def main(*, quick: bool = False) -> None:
    """Print the times on SQLite and on PostgreSQL."""
    players, count, asked = (20, 5, 5) if quick else (PLAYERS, GAMES, ASKED)
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder, fresh_database(kind, Path(folder)) as url:
            print(f"  {kind}: {players} players with {count} games each")
            asyncio.run(_measure(url, players, count, asked))


async def _measure(url: str, players: int, count: int, asked: int) -> None:
    store = await Store.open(url, process="bench")
    chance = random.Random(1)
    try:
        await _fill(store, players, count, chance)
        service = PlayerService(store)

        async def page(secret: str) -> None:
            player, device = await service.authenticate(secret, "127.0.0.1")
            await service.page(player, device)

        async def games(secret: str) -> None:
            player, _ = await service.authenticate(secret, "127.0.0.1")
            await service.games(player, Filter(name="p1"), 0, 20)

        async def statistics(secret: str) -> None:
            player, _ = await service.authenticate(secret, "127.0.0.1")
            await service.statistics(player)

        for work in (page, games, statistics):
            print(f"    {work.__name__}: {await _times(work, players, asked, chance)}")
        began = time.perf_counter()
        await store.players.delete(str(DELETED), time.time())
        print(f"    deletion: {time.perf_counter() - began:.2f} s")
    finally:
        await store.close()


async def _times(work: Callable[[str], Awaitable[None]], players: int, asked: int, chance: random.Random) -> str:
    """Return the median and the 99th percentile of the times of requests."""
    times = []
    for _ in range(asked):
        secret = str(chance.randrange(1, players))
        began = time.perf_counter()
        await work(secret)
        times.append(1000 * (time.perf_counter() - began))
    times.sort()
    return f"median {times[len(times) // 2]:.1f} ms, 99th percentile {times[int(len(times) * 0.99)]:.1f} ms"


async def _fill(store: Store, players: int, count: int, chance: random.Random) -> None:
    from hornochsen.server.table.people.identity import key

    now = time.time()
    for at in range(players):
        row = PlayerRow(str(at), f"P{at}", None, None, now, now, None)
        await store.players.create(row, DeviceRow(str(at), str(at), key(str(at)), "", now, now))
    table = players * count // SEATS
    for first in range(0, table, 200):
        await asyncio.gather(
            *(store.append(_finished(at, players, chance, now)) for at in range(first, min(table, first + 200)))
        )


def _finished(at: int, players: int, chance: random.Random, now: float) -> Append:
    """Return the append of a table with a finished game of random players."""
    code, record, ended = f"T{at}", f"T{at}-1", now - at
    who = chance.sample(range(players), SEATS)
    names = [f"P{one}" for one in who]
    seats = tuple(
        ParticipationRow(record, seat, str(one), ended, None, names[seat], seat + 1, 7 * seat, left=False)
        for seat, one in enumerate(who)
    )
    holders = [{"who": seat, "name": name, "player": str(who[seat])} for seat, name in enumerate(names)]
    snapshot = json.encode({"code": code, "version": 1, "phase": "over", "seats": holders, "standings": []})
    versions = EVENTS if DELETED in who else 1
    entry = json.encode({"events": [{"event": "said", "who": 0, "text": "moo"}] * 5})
    logs = [LogRow(version, ended, None, None, None, entry) for version in range(1, versions + 1)]
    text = json.encode({"players": names, "moves": [[seat, tile] for seat in range(4) for tile in range(60)]}).decode()
    return Append(
        TableRow(code, versions, "over", False, None, ended, 0, b"{}", snapshot),
        logs[-1],
        RecordRow(record, ended, code, text),
        tuple(logs[:-1]),
        result=Result(GameRow(record, ended, "classic", "official", None, SEATS), seats),
        seated=tuple(PlayerSeatRow(str(one), code, seat, names[seat]) for seat, one in enumerate(who)),
    )
