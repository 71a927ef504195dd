"""People who wait for a game with others: store them, match them, and notify them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from ....protocol import Level
from ....protocol.errors import Refusal
from ....protocol.matching import MatchingState, OwnWaiting, Pace, StartWaiting, WaitingCounts
from ...ops.limits import RateLimiter
from ...ops.logs import log
from ...storage import Matched, PlayerRow, WaitingRow
from ...storage.queries.matching import Candidate, Since
from ...table.game import clocks
from ...table.game.matched import MatchedPlayer, matched_table
from ...table.people import identity
from ...table.table import LogEntry, Table, decode_table
from ..database_reads import read_or_refuse
from ..tokens import new_token
from .grouping import Group, Waiter, find_groups, for_the_same

if TYPE_CHECKING:
    from ..tables.service import TableService

FRESH_SECONDS: dict[Pace, float] = {"now": 20.0, "day": 7 * 86400.0}
"""Seconds for which a person who does not ask again still waits, by pace."""

RETURN_SECONDS = 3600.0
"""Seconds after `FRESH_SECONDS` for which the request stays stored, so that a suspended page can resume it."""

TOUCH_SECONDS = 4.0
"""Least number of seconds between two writes of the time at which a waiting person last asked."""

PATIENCE_SECONDS = 8.0
"""Seconds after which an answer is sent even if nothing has changed."""

MAX_PER_ADDRESS = 8
MAX_PER_NETWORK = 32
"""Numbers of people who may wait at the same time from one address and one network."""

MAX_SLOW_TABLES = 20
"""Number of open tables from which on a player may not wait for another slow game."""

MAX_TABLES_READ = 50
STARTS_PER_MINUTE = 6
"""Number of times per minute that a player may begin to wait."""

MAX_TRIES = 3
"""Attempts to let a player wait while another tab or device of the player gets seats."""

MANY = 50
"""With this many waiting people or more, groups are searched in a thread, so that the event loop goes on."""

FORGET_SECONDS = 120.0
"""Seconds for which a fast game that was found is reported; after that its player has come or has left for good."""


class MatchingService:
    """Matches people who wait. All state is in the database; a process remembers only which clients await a change."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.store = service.store.matching
        self.clock: Callable[[], float] = time.time
        self._starts = RateLimiter.per_minute(STARTS_PER_MINUTE)
        self._running = asyncio.Lock()
        self._changed = asyncio.Event()
        self._known: list[Candidate] | None = None
        """The people who waited at the last query, so that answers to many people need no query of their own."""

    @property
    def offered_after(self) -> float:
        """Return the seconds after which bots are offered."""
        return self.service.settings.bots_offered_after

    def _since(self) -> Since:
        now = self.clock()
        return Since(now - FRESH_SECONDS["now"], now - FRESH_SECONDS["day"])

    async def counts(self) -> WaitingCounts:
        """Return the number of people who wait."""
        paces = [one.row.pace for one in await self._waiting()]
        return WaitingCounts(paces.count("now"), paces.count("day"))

    async def _waiting(self) -> list[Candidate]:
        """Return the people who wait, from the last query."""
        if self._known is None:
            await read_or_refuse(self.match())
        now = self.clock()
        return [one for one in self._known or () if now - one.row.seen <= FRESH_SECONDS[row_pace(one.row)]]

    async def begin(self, player: PlayerRow, wanted: StartWaiting, address: str) -> MatchingState:
        """Store that a player waits; a player with a running fast game of this kind is sent there instead."""
        if self.service.store.beside_older:
            raise Refusal("unavailable", "the server is being upgraded; try again later")
        if not self._starts.allow(player.id):
            raise Refusal("too-fast")
        for _ in range(MAX_TRIES):
            before = await read_or_refuse(self.store.before(player.id))
            if code := await self._running_game(player, wanted.pace):
                return await self._answer(None, code, "now")
            await read_or_refuse(self.service.quotas.check_table(address, self.service.tables.values()))
            now = self.clock()
            here, network = await read_or_refuse(self.service.quotas.hashes(address))
            device = identity.device("matching", wanted.device)
            row = WaitingRow(player.id, wanted.pace, wanted.seats, now, now, device, here, network)
            limits = self._since(), MAX_PER_ADDRESS, MAX_PER_NETWORK
            outcome = await read_or_refuse(self.store.begin(row, before, *limits))
            if outcome == "full":
                raise Refusal("too-many-waiting")
            if outcome == "waits":
                break
        await read_or_refuse(self.match())
        return await self.state(player)

    async def _running_game(self, player: PlayerRow, pace: Pace) -> str | None:
        """Return the code of a running fast game that was found for a player; refuse more slow games than allowed."""
        if pace == "day":
            if await read_or_refuse(self.store.open_tables(player.id)) >= MAX_SLOW_TABLES:
                raise Refusal("too-many-games")
            return None
        for row in await read_or_refuse(self.service.store.players.open_tables(player.id, MAX_TABLES_READ)):
            table = decode_table(row.snapshot)
            mine = any(seat.player == player.id and seat.bot is None for seat in table.seats)
            if mine and table.matched and table.phase in ("salting", "playing") and clocks.has_fast_clock(table):
                return table.code
        return None

    async def state(self, player: PlayerRow) -> MatchingState:
        """Return a player's matching request, or the table that was found."""
        row = await read_or_refuse(self.store.find(player.id))
        if row is None:
            return await self._answer(None, None, None)
        pace: Any = row.pace
        if row.code is None:
            fresh = self.clock() - row.seen <= FRESH_SECONDS[row_pace(row)]
            return await self._answer(row if fresh else None, None, None)
        recent = pace == "day" or self.clock() - row.seen <= FORGET_SECONDS
        return await self._answer(None, row.code if recent else None, pace if recent else None)

    async def stay(self, player: PlayerRow, known: str, *, hold: bool = True) -> MatchingState:
        """Store that a player still waits; return the state as soon as it differs from the client's."""
        row = await read_or_refuse(self.store.find(player.id))
        now = self.clock()
        if row and row.code is None and now - row.seen >= TOUCH_SECONDS:
            lost = now - row.seen > FRESH_SECONDS[row_pace(row)]  # others have waited in the meantime
            again = {"since": now, "bots": None, "agreed": None} if lost else {}
            await read_or_refuse(self.store.change(player.id, row.since, seen=now, **again))
        end = asyncio.get_running_loop().time() + (PATIENCE_SECONDS if hold else 0.0)
        while True:
            changed = self._changed
            state = await self.state(player)
            left = end - asyncio.get_running_loop().time()
            if state.revision != known or left <= 0 or self.service.closing:
                return state
            offer = state.waiting.bots_in if state.waiting else None
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(left, offer or left)):
                    await changed.wait()

    async def accept_bots(self, player: PlayerRow, level: Level) -> MatchingState:
        """Store that a player agrees to start with bots; refuse that before bots are offered."""
        row = await read_or_refuse(self.store.find(player.id))
        if row and row.code is None:
            now = self.clock()
            if row.pace != "now" or now < row.since + self.offered_after:
                raise Refusal("not-now", "bots are not offered yet; wait for other people")
            agreed = now if row.agreed is None else row.agreed
            await read_or_refuse(self.store.change(player.id, row.since, seen=now, bots=level, agreed=agreed))
            await read_or_refuse(self.match())
        return await self.state(player)

    async def stop(self, player: PlayerRow, table: str | None) -> MatchingState:
        """Stop the waiting of a player, or discard the table that was found."""
        if table is None:
            await read_or_refuse(self.store.stop(player.id))
        else:
            await read_or_refuse(self.store.forget_table(player.id, table))
        await read_or_refuse(self.match())
        return await self.state(player)

    def wake(self) -> None:
        """Wake all long polls of this process, so that they check whether something has changed for their players."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def match(self) -> None:
        """Match the people who can play now. Several processes may do it: each person is matched once."""
        async with self._running:
            found = await self.store.candidates(self._since())
            blocks = await self.store.blocks_among([one.row.player for one in found])
            waiters = [waiter_of(one) for one in found]
            find = partial(find_groups, waiters, blocks, self.clock(), self.offered_after)
            groups = find() if len(waiters) < MANY else await asyncio.to_thread(find)
            if self.service.store.beside_older:  # an older process would not let the players take their seats
                groups = []
            waiting = {one.row.player: one for one in found}
            for group in groups:
                people = [waiting[one.player] for one in group.people]
                if await self._open(group, people):
                    waiting = {player: one for player, one in waiting.items() if one not in people}
            before, self._known = self._known, list(waiting.values())
            if groups or _requests(before or ()) != _requests(self._known):
                self.wake()

    async def _open(self, group: Group, people: Sequence[Candidate]) -> bool:
        """Store the table of a group; return False if that fails: its people wait on."""
        first = people[0].row
        waited = tuple(Matched(one.row.player, one.row.since) for one in people)
        try:
            table = await self.service.open_matched(partial(self._make, group, people), waited)
        except Refusal as refusal:
            log.warning("people not put together", error=refusal.error)
            return False
        await self.service.store.origins.add_hashed(table.code, first.address, first.network, time.time())
        log.info("people put together", table=table.code, people=len(people), bots=len(group.bots), pace=first.pace)
        return True

    def _make(self, group: Group, people: Iterable[Candidate], code: str) -> tuple[Table, LogEntry]:
        pace = group.people[0].pace
        seats = [_player(one) for one in people]
        moment = self.service.moment()
        return matched_table(seats, group.bots, pace, code=code, created=time.time(), moment=moment)

    async def check_waiting(self, waited: Iterable[Matched]) -> None:
        """Refuse with `not-waiting` unless these players still wait."""
        for one in waited:
            row = await read_or_refuse(self.store.find(one.player))
            if row is None or row.code is not None or row.since != one.since:
                raise Refusal("not-waiting")

    async def purge(self) -> None:
        """Delete what was stored about people who no longer wait."""
        since = self._since()
        await self.store.purge(Since(since.now - RETURN_SECONDS, since.day - RETURN_SECONDS), self.clock())

    async def _answer(self, row: WaitingRow | None, code: str | None, pace: Pace | None) -> MatchingState:
        counts = await self.counts()
        waiting = self._own(row, [waiter_of(one) for one in await self._waiting()]) if row else None
        steady = waiting and msgspec.structs.replace(
            waiting, waited=0, bots_in=None if waiting.bots_in is None else min(waiting.bots_in, 1)
        )
        revision = hashlib.sha256(msgspec.json.encode((counts, steady, code, pace))).hexdigest()[:16]
        return MatchingState(counts, waiting, code, pace, revision)

    def _own(self, row: WaitingRow, waiters: Sequence[Waiter]) -> OwnWaiting:
        now, own = self.clock(), waiter_of(Candidate(row, "", None))
        same = [one for one in waiters if one.player != own.player and for_the_same(own, one)]
        level: Any = row.bots
        bots_in = max(0, math.ceil(row.since + self.offered_after - now)) if own.pace == "now" else None
        agreed = sum(one.bots is not None for one in [*same, own])
        return OwnWaiting(own.pace, row.seats, max(0, int(now - row.since)), len(same) + 1, bots_in, level, agreed)


def row_pace(row: WaitingRow) -> Pace:
    """Return the pace of a stored row."""
    return "now" if row.pace == "now" else "day"


def _requests(found: Iterable[Candidate]) -> list[WaitingRow]:
    """Return people's matching requests, without the times at which they were last seen."""
    return [msgspec.structs.replace(one.row, seen=0.0) for one in found]


def waiter_of(found: Candidate) -> Waiter:
    """Return a stored row in the form that `find_groups` takes."""
    row = found.row
    bots: Any = row.bots
    return Waiter(row.player, row_pace(row), row.seats, row.since, row.device, bots, row.agreed)


def _player(found: Candidate) -> MatchedPlayer:
    colour: Any = found.colour
    return MatchedPlayer(found.row.player, found.name, colour, identity.key(new_token()))
