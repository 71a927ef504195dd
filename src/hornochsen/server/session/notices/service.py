"""Players' requests about notices: choose them, confirm an address, subscribe a browser, end mails, recover."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, get_args

import msgspec

from ....protocol.errors import Refusal
from ....protocol.notices import (
    AskRecovery,
    ChangeMail,
    ChangeNotices,
    NoticeInfo,
    NoticeKind,
    Subscribe,
)
from ...ops.limits import RateLimiter
from ...ops.logs import log
from ...storage import DeviceRow, NoticeSettingsRow, PlayerRow, PushRow, Store
from ..database_reads import read_or_refuse
from ..people.players import mailed_hash
from ..tokens import new_token
from . import wording
from .channels import Channels
from .mail import ADDRESS, MailSender
from .push import ENDPOINT, PushSender, is_key
from .quiet_hours import zone_of

CONFIRM_SECONDS = 86400.0
"""Lifetime of a link that confirms an address."""

RECOVER_SECONDS = 3600.0
"""Lifetime of a link that recovers a player."""

MAILS_PER_DAY = 5
"""Confirmations and recoveries per day to one mail address."""

MAILS_PER_CLIENT = 20
"""Confirmations and recoveries per day that one network address can ask for."""

MAX_RECOVERED = 5
"""Number of players whose links one mail contains."""


class NoticeService:
    """The settings for notices of players, and mails that players ask for themselves."""

    def __init__(self, store: Store, channels: Channels) -> None:
        self._store = store.notices
        self.channels = channels
        self._to_address = RateLimiter.per_day(MAILS_PER_DAY)
        self._from_client = RateLimiter.per_day(MAILS_PER_CLIENT)
        self._tasks: set[asyncio.Task[None]] = set()

    async def info(self, player: PlayerRow, device: DeviceRow) -> NoticeInfo:
        """Return a player's settings for notices, and the server's channels."""
        settings = await read_or_refuse(self._store.settings(player.id))
        mail = await read_or_refuse(self._store.mail(player.id))
        devices = [row.device for row in await read_or_refuse(self._store.subscriptions(player.id))]
        return NoticeInfo(
            channels=self.channels.names,
            kinds=get_args(NoticeKind),
            settings=_settings(settings),
            address=mail.address if mail else None,
            confirmed=bool(mail and mail.confirmed),
            push_key=self.channels.push.public_key if self.channels.push else None,
            subscribed=device.id in devices,
            devices=len(devices),
        )

    async def change(self, player: PlayerRow, data: ChangeNotices) -> None:
        """Store which notices a player wants."""
        if zone_of(data.zone) is None:
            raise Refusal("bad-message", f"zone: unknown time zone {data.zone}")
        if (data.quiet_from is None) != (data.quiet_until is None):
            raise Refusal("bad-message", "quiet_from and quiet_until belong together")
        row = NoticeSettingsRow(player.id, **msgspec.structs.asdict(data), unsubscribe=new_token())
        if not await read_or_refuse(self._store.set_settings(row)):
            raise Refusal("unknown-player")

    async def set_mail(self, player: PlayerRow, data: ChangeMail, client: str) -> None:
        """Store an unconfirmed address and mail a link to it that confirms it."""
        sender, address = self._mail(), _clean(data.address)
        self._count_mail(address, client)
        secret, now = new_token(), time.time()
        link = mailed_hash(secret)
        if not await read_or_refuse(self._store.set_mail(player.id, address, link, now, now + CONFIRM_SECONDS)):
            raise Refusal("unknown-player")
        mail = wording.confirmation_mail(
            data.language, f"{sender.base}/me#confirm={secret}", sender=sender.sender, to=address
        )
        outcome = await sender.send(mail)
        if outcome.result != "sent":
            log.warning("mail not sent", result=outcome.result, reason=outcome.reason)
            raise Refusal("mail-refused")

    async def confirm(self, secret: str) -> None:
        """Confirm an address with the secret of the mailed link."""
        if not await read_or_refuse(self._store.confirm_mail(mailed_hash(secret), time.time())):
            raise Refusal("unknown-link")

    async def remove_mail(self, player: PlayerRow) -> None:
        """Delete the player's address."""
        await read_or_refuse(self._store.remove_mail(player.id))

    async def end_mails(self, token: str) -> None:
        """Turn off mailed notices with the token of a mail."""
        if not await read_or_refuse(self._store.end_mails(token)):
            raise Refusal("unknown-link")

    def ask_recovery(self, data: AskRecovery, client: str) -> None:
        """Mail links that recover the players of an address, if there are any.

        The answer and its time are the same for every address: the mail is sent later.
        """
        sender, address = self._mail(), _clean(data.address)
        self._count_mail(address, client)
        task = asyncio.create_task(self._mail_recovery(sender, address, data.language))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mail_recovery(self, sender: MailSender, address: str, language: str) -> None:
        try:
            links: list[tuple[str, str]] = []
            for player, name in await self._store.players_of(address, MAX_RECOVERED):
                secret = new_token()
                until = time.time() + RECOVER_SECONDS
                await self._store.add_recovery_link(player, mailed_hash(secret), address, until)
                links.append((name, f"{sender.base}/me#recover={secret}"))
            if not links:
                return
            mail = wording.recovery_mail(language, links, sender=sender.sender, to=address)
            outcome = await sender.send(mail)
            if outcome.result != "sent":
                log.warning("mail not sent", result=outcome.result, reason=outcome.reason)
        except Exception:
            log.exception("a recovery was not mailed")

    async def close(self) -> None:
        """Finish the mails that are being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _mail(self) -> MailSender:
        if self.channels.mail is None:
            raise Refusal("no-such-channel")
        return self.channels.mail

    def _count_mail(self, address: str, client: str) -> None:
        """Refuse too many mails to one address, or for one client."""
        if not (self._from_client.allow_address(client) and self._to_address.allow(address)):
            raise Refusal("too-fast")

    async def subscribe(self, player: PlayerRow, device: DeviceRow, data: Subscribe) -> None:
        """Store the Web Push subscription of a device."""
        self._push()
        if not re.fullmatch(ENDPOINT, data.endpoint) or not is_key(data.key):
            raise Refusal("bad-endpoint")
        row = PushRow(device.id, player.id, data.endpoint, data.key, data.auth)
        if not await read_or_refuse(self._store.subscribe(row)):
            raise Refusal("unknown-player")

    async def unsubscribe(self, device: DeviceRow) -> None:
        """Delete the Web Push subscription of a device."""
        await read_or_refuse(self._store.unsubscribe(device.id))

    def _push(self) -> PushSender:
        if self.channels.push is None:
            raise Refusal("no-such-channel")
        return self.channels.push

    async def export(self, player: PlayerRow) -> dict[str, Any]:
        """Return everything that is stored about the notices of a player."""
        settings = await read_or_refuse(self._store.settings(player.id))
        mail = await read_or_refuse(self._store.mail(player.id))
        return {
            "settings": msgspec.to_builtins(_settings(settings)) if settings else None,
            "mail": {"address": mail.address, "confirmed": mail.confirmed} if mail else None,
            "push": [
                {"device": row.device, "endpoint": row.endpoint}
                for row in await read_or_refuse(self._store.subscriptions(player.id))
            ],
            "notices": await read_or_refuse(self._store.outbox.of(player.id)),
        }


def _settings(row: NoticeSettingsRow | None) -> ChangeNotices:
    if row is None:
        return ChangeNotices()
    names = ChangeNotices.__struct_fields__
    return msgspec.convert({name: getattr(row, name) for name in names}, ChangeNotices)


def _clean(address: str) -> str:
    """Return a mail address in lower case; refuse an invalid one."""
    if not re.fullmatch(ADDRESS, address) or ".." in address:
        raise Refusal("bad-message", "address: this is not a mail address")
    return address.lower()
