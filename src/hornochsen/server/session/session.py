"""A client's session at a table, from its hello through its requests to its disconnect."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from ...protocol import (
    PROTOCOL,
    AnyRequest,
    AskHint,
    AskOdds,
    BuyTiles,
    Bye,
    Claim,
    Done,
    Handover,
    Hello,
    Identify,
    PlayTiles,
    Refresh,
    Refused,
    Report,
    Secret,
    Sit,
    TakeTiles,
)
from ...protocol.errors import Refusal
from ..ops.logs import log
from ..storage import LogRow, Repeated
from ..table.draft import Draft
from ..table.people import admission, identity, player_seats, seats
from ..table.people.takeover import is_asker
from ..table.requests import MutatingRequest, apply_request, connect, disconnect, seat_of
from ..table.table import Table
from ..views import broadcast
from ..views.connection import Connection
from .bot_pool import BotPool
from .coach.coach_budget import HINT_SECONDS
from .coach.hints import hint_requests, view_for_hint
from .coach.odds import odds_requests, view_for_odds
from .database_reads import read_or_refuse
from .people import reports
from .tables.live_table import LiveTable
from .tables.service import TableService
from .tables.stored_answers import decode_answer, digest_of
from .tokens import new_token

CHOICES = (PlayTiles, BuyTiles, TakeTiles)
"""Requests whose time to the acknowledgement is measured."""


class Session:
    """A client at a table, from hello to disconnect."""

    def __init__(self, service: TableService, live: LiveTable, connection: Connection) -> None:
        self.service = service
        self.live = live
        self.connection = connection
        self.busy = False
        """Whether a request is being handled; it must not be cancelled, because its change may already be written."""

        self.ended = False
        """Whether no further request is handled."""

        self.odds = odds_requests(connection)
        self.hints = hint_requests(connection, service.hint_turns)
        self._token = ""

    async def enter(self, hello: Hello, allows: Callable[[str], bool] = lambda _: True) -> None:
        """Authenticate the client and queue its welcome; the client gets all later updates.

        `allows` returns whether the person with a key may return once more: each return of a seated person and each
        departure is a change of the table.
        """
        service, live, connection = self.service, self.live, self.connection
        if hello.protocol != PROTOCOL:
            raise Refusal("bad-protocol", f"this server speaks protocol {PROTOCOL}, not {hello.protocol}")
        try:
            player = await self._player(hello.player) if hello.player else None
        except Refusal as refusal:
            if refusal.error != "barred-player":
                raise
            connection.answer(Refused(hello.id, refusal.error, refusal.text))
            return connection.close(Bye("barred", None))
        device = identity.device(live.code, hello.device)
        own = await self._own_seat(hello, player, device)
        token = new_token() if hello.token is None and own is None else None
        self._token = (hello.player if own else hello.token or token) or ""
        key = own or identity.key(self._token)
        if hello.token is not None and own is None:
            if live.seat_of(key) is None:
                await service.catch_up(live)
            if live.seat_of(key) is None and not await read_or_refuse(service.store.has_acted(live.code, key)):
                raise Refusal("unknown-token")
        if reason := admission.refuses(live.table, key, device):
            connection.answer(Refused(hello.id, reason, Refusal(reason).text))
            return connection.close(Bye(reason, None))
        if token is None and not allows(key):
            connection.answer(Refused(hello.id, "too-fast", Refusal("too-fast").text))
            return connection.close(Bye("too-fast", 10_000))
        connection.key, connection.device, connection.player = key, device, player
        connection.secret = identity.key(hello.player) if hello.player and player else None
        live.connections.add(connection)
        connection.version = 2**62  # above any version, so that no update is queued before the welcome
        await service.change(live, partial(connect, key=key, device=device, player=player))
        return await self._welcome(hello.id, hello.since, token)

    async def _player(self, secret: str) -> str | None:
        """Return the id of the player with this secret; `None` for an unknown secret: the client is then a guest."""
        try:
            player = await self.service.players.authenticate_at(secret, self.live.code, self.connection.address)
        except Refusal as refusal:
            if refusal.error != "unknown-player":
                raise
            return None
        return player.id

    async def _own_seat(self, hello: Hello, player: str | None, device: str | None) -> str | None:
        """Return the key of the seat that the player of this client has; `None` if the client's token has a seat."""
        live = self.live
        if player is None or (hello.token is not None and live.seat_of(identity.key(hello.token)) is not None):
            return None
        if player_seats.key_of(live.table, player, device) is None:
            await self.service.catch_up(live)
        return player_seats.key_of(live.table, player, device)

    async def _identify(self, request: Identify) -> None:
        """Assign the client and its seat to a player."""
        live, key = self.live, self.connection.key
        player, _ = await self.service.players.authenticate(request.player, self.connection.address)
        self.connection.player, self.connection.secret = player.id, identity.key(request.player)
        await self.service.change(
            live,
            partial(connect, key=key, device=self.connection.device, player=player.id),
            acknowledge=lambda table: self.connection.answer(Done(request.id, table.version)),
        )

    async def _welcome(self, request: str, since: int | None, token: str | None = None) -> None:
        """Queue a welcome with the events after `since`."""
        live = self.live
        if live.stale or (since or 0) > live.table.version:  # the client has a newer version from another process
            await self.service.catch_up(live)
        async with live.lock:
            rows: list[LogRow] = []
            if since is not None:
                after = broadcast.log_start(live.table, since)
                rows = await read_or_refuse(self.service.store.log(live.code, after))
                rows = [row for row in rows if row.version <= live.table.version]
            self._queue_welcome(live.table, request, token, rows)

    def _queue_welcome(
        self, table: Table, request: str, token: str | None = None, missed: list[LogRow] | None = None
    ) -> None:
        service, connection = self.service, self.connection
        connection.version = table.version
        connection.behind = False
        connection.answer(
            broadcast.welcome(
                table,
                service.processes,
                service.now(),
                request=request,
                key=connection.key,
                token=token,
                missed=missed or (),
                player=connection.player,
            )
        )

    async def ask(self, request: AnyRequest) -> None:
        """Handle a request and queue its answer or its refusal."""
        tag = str(request.__struct_config__.tag)
        began = time.perf_counter()
        try:
            match request:
                case Hello():
                    raise Refusal("hello-first")
                case Refresh(id, since):
                    await self._welcome(id, since)
                case Handover():
                    await self._handover(request)
                case Identify():
                    await self._identify(request)
                case Report():
                    await self._report(request)
                case AskOdds():
                    await self._ask_odds(request)
                case AskHint():
                    await self._ask_hint(request)
                case _:
                    await self._change(request)
        except Refusal as refusal:
            self.connection.answer(Refused(request.id, refusal.error, refusal.text))
            self.service.metrics.count_request(tag, refusal.error)
        else:
            self.service.metrics.count_request(tag)
            if isinstance(request, CHOICES):
                self.service.metrics.acknowledged.observe(time.perf_counter() - began)

    async def _change(self, request: MutatingRequest) -> None:
        """Apply a request to the table and queue its answer; a repeated request gets its stored answer."""
        live, connection = self.live, self.connection
        key = connection.key
        assert key

        def acknowledge(table: Table) -> None:
            if isinstance(request, Sit | Claim):
                self._queue_welcome(table, request.id)
            else:
                connection.answer(Done(request.id, table.version))

        try:
            await self.service.change(
                live,
                lambda draft: apply_request(draft, key, request, connection.device, connection.player),
                key=key,
                request=request.id,
                digest=digest_of(request),
                acknowledge=acknowledge,
                client=connection,
            )
        except Repeated:
            if not await self._repeat_answer(request):
                raise Refusal("unavailable") from None
        except Refusal as refusal:
            if refusal.error == "unavailable" or not await self._repeat_answer(request):
                raise

    async def _repeat_answer(self, request: MutatingRequest | Handover) -> bool:
        """Queue the stored answer if any process has carried out this request before; return whether it was.

        Raise `Refusal` if the id belongs to another request.
        """
        assert self.connection.key
        stored = await read_or_refuse(self.service.store.answer(self.live.code, self.connection.key, request.id))
        if stored is None:
            return False
        answer = decode_answer(stored)
        if not answer.answers(request):
            raise Refusal("id-reused")
        if isinstance(request, Sit | Claim):
            await self._welcome(request.id, None)
        elif isinstance(request, Handover):
            self.connection.answer(Secret(request.id, self._handover_secret(request)))
        else:
            self.connection.answer(answer.done())
        return True

    async def _handover(self, request: Handover) -> None:
        """Answer with a secret that moves the seat to another device; the table stores the hash of the secret."""
        secret, key = self._handover_secret(request), self.connection.key

        def prepare(draft: Draft) -> None:
            seat = seat_of(draft.table, key)
            if seat is None:
                raise Refusal("not-seated")
            seats.handover(draft, seat, secret)

        try:
            await self.service.change(
                self.live,
                prepare,
                key=key,
                request=request.id,
                digest=digest_of(request),
                acknowledge=lambda _: self.connection.answer(Secret(request.id, secret)),
            )
        except Repeated:
            if not await self._repeat_answer(request):
                raise Refusal("unavailable") from None

    def _handover_secret(self, request: Handover) -> str:
        return identity.handover_secret(self._token, self.live.code, request.id)

    async def _report(self, request: Report) -> None:
        """Store a report of a person, with the table's last chat messages; a repeated request stores it once."""
        table, key, store = await self._current_table(), self.connection.key, self.service.store
        rows = await reports.latest_rows(store, table)
        row = reports.report(table, seat_of(table, key), key or "", request, rows, time.time())
        if not await read_or_refuse(store.moderation.add_report(row, reports.MAX_OPEN)):
            raise Refusal("too-many-reports")
        self.connection.answer(Done(request.id, table.version))
        log.info("report stored", table=table.code)

    async def _ask_odds(self, request: AskOdds) -> None:
        """Start to compute the odds of the asker's tiles. Their answer comes later: other requests do not wait."""
        table, pool = await self._current_table(), self._bot_pool()
        seen = view_for_odds(table, seat_of(table, self.connection.key))
        self.odds.ask(request.id, table.version, seen, pool)

    async def _ask_hint(self, request: AskHint) -> None:
        """Start to compute a hint from the asker's view, which counts against the budget of the asker's address."""
        table, pool = await self._current_table(), self._bot_pool()
        seen = view_for_hint(table, seat_of(table, self.connection.key))
        if not self.hints.knows(seen):
            self.service.coach_budget.spend(self.connection.address, HINT_SECONDS)
        self.hints.ask(request.id, table.version, seen, pool)

    async def _current_table(self) -> Table:
        if self.live.stale:
            await self.service.catch_up(self.live)
        return self.live.table

    def _bot_pool(self) -> BotPool:
        if self.service.bot_pool is None:
            raise Refusal("unavailable")
        return self.service.bot_pool

    async def leave(self) -> None:
        """End the session; report the disconnect if this was the person's last connection to this process."""
        live, connection = self.live, self.connection
        self.odds.close()
        self.hints.close()
        live.connections.discard(connection)
        if not self.service.closing:
            await report_disconnect(self.service, live, connection.key)


async def report_disconnect(service: TableService, live: LiveTable, key: str | None) -> None:
    """Mark a person as disconnected; during an outage, queue the report for the next sweep."""
    if live.connected(key):
        return

    def mark(draft: Draft) -> None:
        if not live.connected(key):
            disconnect(draft, key)

    try:
        await service.change(live, mark)
    except Refusal as refusal:
        asks = is_asker(live.table, key) or admission.applicant(live.table, key) is not None
        known = key is not None and (live.seat_of(key) is not None or asks)
        if refusal.error == "unavailable" and key is not None and known:
            # spectators are not added: their number is unlimited, and their disconnect has no effect
            service.unreported_disconnects.add((live.code, key))
        raise
