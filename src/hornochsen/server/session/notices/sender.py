"""Sends the notices of the outbox. A notice is checked again right before it is sent.

Several processes share the outbox: each claims what it sends, and takes over the claims of processes that died.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from datetime import date

from msgspec import Struct

from ....protocol.errors import Refusal
from ...ops.logs import log
from ...storage import NoticeRow, NoticeSettingsRow, Unavailable
from ...table.people.awaited_players import find_awaited, is_here
from ...table.table import decode_table
from ..people import seat_links
from ..tables.service import TableService
from . import table_notices, wording
from .channels import Channels
from .outcome import Outcome
from .quiet_hours import quiet_until

POLL_SECONDS = 1.0
CONCURRENT = 32
"""Maximum number of notices that are sent at the same time."""

PRESENT_SECONDS = 600.0
"""While a player is connected, their due notice is held back and checked again after this time."""

RETRY_SECONDS = 60.0
"""Pause after the first failure; it doubles with each further one."""

MAX_PAUSE = 6 * 3600.0
MAX_FAILURES = 8
"""Number of failures after which a notice is dropped."""

MAX_PUSH_FAILURES = 20
"""Number of failures in a row after which a subscription is deleted."""

MAX_PER_DAY = 60
"""Maximum number of notices to a player over one channel in a day."""

STOP_SECONDS = 5.0
"""Time for notices that are being sent when the server stops."""

DAY = 86400.0


class Wanted(Struct, frozen=True):
    """A notice that is to be sent now."""

    settings: NoticeSettingsRow
    hours: int
    """Hours until the player's deadline."""


class NoticeSender:
    """Sends notices from the outbox until it is stopped."""

    def __init__(self, service: TableService, channels: Channels) -> None:
        self._service = service
        self._channels = channels
        self._store = service.store.notices
        self._tasks: set[asyncio.Task[None]] = set()
        self._worker: asyncio.Task[None] | None = None
        self._notified_of: date | None = None
        """The last day for which notices about the deal of the day were added."""

    def start(self) -> None:
        """Start sending, if the operator has configured a channel."""
        if self._channels.names:
            self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Finish the notices that are being sent, and release the others, so that another process sends them."""
        if self._worker is None:
            return
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self._store.outbox.release()

    async def _work(self) -> None:
        while True:
            try:
                await self._notify_of_daily()
                await self._begin_due()
            except Unavailable as error:
                log.warning("database unavailable", error=str(error))
            except Exception:
                log.exception("sending notices failed")
            await asyncio.sleep(POLL_SECONDS)

    async def _notify_of_daily(self) -> None:
        """Notify all players who want it of the deal of the day, once for each day, also after a restart."""
        daily = self._service.daily
        today = daily.today()
        if today != self._notified_of:
            until = daily.end_of(today) - self._service.offset
            await self._store.outbox.add_for_all("daily", str(today), time.time(), until)
            self._notified_of = today

    async def _begin_due(self) -> None:
        """Claim due notices and begin to handle them."""
        free = CONCURRENT - len(self._tasks)
        if free <= 0:
            return
        for row in await self._store.outbox.claim(time.time(), free):
            task = asyncio.create_task(self._handle(row))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _handle(self, row: NoticeRow) -> None:
        try:
            wanted = await self._check(row)
            if wanted is not None:
                await (self._send(row, wanted) if row.channel else self._address(row, wanted))
        except (Unavailable, Refusal) as error:
            log.warning("notice not sent", kind=row.kind, error=str(error))
            await self._give_back(row)
        except Exception:
            log.exception("sending a notice failed", kind=row.kind)
            await self._give_back(row)

    async def _give_back(self, row: NoticeRow) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.outbox.postpone(row, time.time() + RETRY_SECONDS)

    async def _check(self, row: NoticeRow) -> Wanted | None:
        """Return the data of a notice that is to be sent now; postpone or drop others, and return `None`."""
        outbox, now = self._store.outbox, time.time()
        settings = await self._store.settings(row.player)
        if settings is None or not getattr(settings, row.kind):
            await outbox.finish(row, now)
            return None
        later, hours = await self._check_table(row, settings, now)
        if later is None:
            later = quiet_until(now, settings.quiet_from, settings.quiet_until, settings.zone)
        if later == 0.0 or (later or now) > row.until + self._service.offset:
            await outbox.finish(row, now)
        elif later is not None:
            await outbox.postpone(row, later)
        else:
            return Wanted(settings, hours)
        return None

    async def _check_table(self, row: NoticeRow, settings: NoticeSettingsRow, now: float) -> tuple[float | None, int]:
        """Return the time of the next check (`None`: send now; 0: drop it), and the hours until the deadline."""
        if row.kind == "daily":
            played = await self._service.store.daily.game(row.subject, row.player)
            return (0.0 if played else await self._later_if_connected(row, now)), 0
        stored = await self._service.store.load(row.subject)
        if stored is None:
            return 0.0, 0
        table = decode_table(stored.snapshot)
        awaited = find_awaited(table, "invitation" if row.kind == "invitation" else "turn", row.player, row.turn)
        if awaited is None or (awaited.deadline is None and row.kind == "deadline"):
            return 0.0, 0
        left = 0.0
        if awaited.deadline is not None:
            left = awaited.deadline - self._service.now()
            lead = table_notices.lead_seconds(table)
            if row.kind == "deadline" and left > lead + 1:  # no server ran for some time
                return now + left - lead, 0
            if row.kind == "turn" and settings.deadline and left <= lead:
                return 0.0, 0  # the reminder says the same
        if is_here(table, row.player, self._service.processes):
            return now + PRESENT_SECONDS, 0
        return await self._later_if_connected(row, now), max(1, round(left / 3600))

    async def _later_if_connected(self, row: NoticeRow, now: float) -> float | None:
        """Return the time of the next check if the player is connected to any table, else `None`."""
        for stored in await self._service.store.players.open_tables(row.player, 50):
            if is_here(decode_table(stored.snapshot), row.player, self._service.processes):
                return now + PRESENT_SECONDS
        return None

    async def _address(self, row: NoticeRow, wanted: Wanted) -> None:
        """Replace a notice by one notice for each channel to the player."""
        channels: list[str] = []
        if self._channels.mail and wanted.settings.mail:
            address = await self._store.mail(row.player)
            channels += ["mail"] if address and address.confirmed else []
        if self._channels.push:
            channels += [one.device for one in await self._store.subscriptions(row.player)]
        await self._store.outbox.address(row, channels, time.time())

    async def _send(self, row: NoticeRow, wanted: Wanted) -> None:
        """Send a notice over its channel, and store the outcome."""
        outbox, now = self._store.outbox, time.time()
        if await outbox.count_sent(row.player, row.channel, now - DAY) >= MAX_PER_DAY:
            self._service.metrics.count_notice(_kind_of(row), "dropped")
            await outbox.finish(row, now)
            return
        send = await (self._mail(row, wanted) if row.channel == "mail" else self._push(row, wanted))
        if isinstance(send, float):
            await outbox.postpone(row, send)
            return
        if send is None or not await outbox.begin(row):
            await outbox.finish(row, now)
            return
        await self._service.crash_point.reach("before-send")
        outcome = await send()
        await self._service.crash_point.reach("after-send")
        self._service.metrics.count_notice(_kind_of(row), outcome.result)
        if outcome.result not in ("sent", "gone"):
            log.warning("notice not sent", channel=_kind_of(row), result=outcome.result, reason=outcome.reason)
        if outcome.result in ("failed", "unknown") and row.failures < MAX_FAILURES:
            pause = max(outcome.wait, min(MAX_PAUSE, RETRY_SECONDS * 2.0**row.failures))
            await outbox.retry(row, time.time() + pause, unsent=outcome.result == "failed")
        else:
            await outbox.finish(row, time.time())

    async def _mail(self, row: NoticeRow, wanted: Wanted) -> Callable[[], Awaitable[Outcome]] | None:
        """Return a function that sends the notice as a mail; `None` if the player does not want mails any more."""
        sender, address = self._channels.mail, await self._store.mail(row.player)
        if sender is None or address is None or not address.confirmed or not wanted.settings.mail:
            return None
        path = None
        if row.kind != "daily":
            until = row.until + self._service.offset
            path = await seat_links.new_link(self._service.store, row.player, row.subject, until)
        mail = wording.notice_mail(
            row,
            wanted.settings.language,
            wanted.hours,
            sender=sender.sender,
            to=address.address,
            base=sender.base,
            unsubscribe=wanted.settings.unsubscribe,
            path=path,
        )
        return lambda: sender.send(mail)

    async def _push(self, row: NoticeRow, wanted: Wanted) -> Callable[[], Awaitable[Outcome]] | float | None:
        """Return a function that sends the notice as a push message; `None` if the device has no subscription any more.

        After failures, a subscription is not used for some time: return the end of this time. Later it is deleted.
        """
        sender = self._channels.push
        found = [one for one in await self._store.subscriptions(row.player) if one.device == row.channel]
        if sender is None or not found:
            return None
        [to] = found
        now = time.time()
        if to.paused > now:
            return to.paused
        message = wording.push_message(row, wanted.settings.language, wanted.hours)

        async def send() -> Outcome:
            outcome = await sender.send(to, message, wording.identity_of(row), row.until - now)
            failures = 0 if outcome.result == "sent" else to.failures + 1
            if outcome.result == "gone" or failures >= MAX_PUSH_FAILURES:
                await self._store.unsubscribe(to.device)
            elif failures or to.failures:
                pause = min(MAX_PAUSE, RETRY_SECONDS * 2.0 ** (failures - 1)) if failures else 0.0
                await self._store.note_push(to.device, failures, time.time() + pause if pause else 0.0)
            return outcome

        return send


def _kind_of(row: NoticeRow) -> str:
    return "mail" if row.channel == "mail" else "push"
