"""Notices in the database: players' settings, their mail addresses, and their Web Push subscriptions."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, and_, delete, exc, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..database import Database
from ..rows import MailAddressRow, NoticeSettingsRow, PushRow
from ..schema import mail_addresses, mail_links, notice_settings, players, push_subscriptions, seat_passes
from .outbox import Outbox

DAY = 86400.0
KEEP_UNCONFIRMED = 7 * DAY
"""Seconds after which a mail address that nobody has confirmed is deleted."""

_SETTINGS = [notice_settings.c[name] for name in NoticeSettingsRow.__struct_fields__]
_MAIL = [mail_addresses.c[name] for name in MailAddressRow.__struct_fields__]
_PUSH = [push_subscriptions.c[name] for name in PushRow.__struct_fields__]


class Notices:
    """Players' settings for notices, their mail addresses and their browsers. Secrets of links are stored as hashes."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self.outbox = Outbox(database, process)

    async def settings(self, player: str) -> NoticeSettingsRow | None:
        """Return a player's choice of notices; `None` if the player never chose."""
        found = await self._rows(select(*_SETTINGS).where(notice_settings.c.player == player))
        return NoticeSettingsRow(*found[0]) if found else None

    async def set_settings(self, row: NoticeSettingsRow) -> bool:
        """Store a player's choice of notices; the token of the first settings stays. Return False without a player."""
        values = asdict(row)
        changed = {name: value for name, value in values.items() if name not in ("player", "unsubscribe")}
        statement = self._insert(notice_settings).values(values)
        try:
            async with self._database.write() as connection:
                await connection.execute(statement.on_conflict_do_update(index_elements=["player"], set_=changed))
        except exc.IntegrityError:  # the player has been deleted
            return False
        return True

    async def end_mails(self, token: str) -> bool:
        """Turn off mailed notices with the token of a mail, and mailed links; return False for an unknown token."""
        mine = notice_settings.c.unsubscribe == token
        ended = update(notice_settings).where(mine).values(mail=False).returning(notice_settings.c.player)
        async with self._database.write() as connection:
            player = (await connection.execute(ended)).scalar()
            unused = and_(seat_passes.c.player == player, seat_passes.c.used.is_(None))
            await connection.execute(delete(seat_passes).where(unused))
            return player is not None

    async def mail(self, player: str) -> MailAddressRow | None:
        """Return the mail address of a player, or `None`."""
        found = await self._rows(select(*_MAIL).where(mail_addresses.c.player == player))
        return MailAddressRow(*found[0]) if found else None

    async def set_mail(self, player: str, address: str, link: str, now: float, until: float) -> bool:
        """Store an unconfirmed address and the only valid link that confirms it; return False without a player."""
        values = {"player": player, "address": address, "asked": now, "confirmed": None}
        statement = (
            self._insert(mail_addresses)
            .values(values)
            .on_conflict_do_update(
                index_elements=["player"], set_={"address": address, "asked": now, "confirmed": None}
            )
        )
        try:
            async with self._database.write() as connection:
                await connection.execute(statement)
                for links in (mail_links, seat_passes):
                    await connection.execute(delete(links).where(links.c.player == player))
                await connection.execute(
                    mail_links.insert().values(
                        secret=link, player=player, purpose="confirm", address=address, until=until
                    )
                )
        except exc.IntegrityError:  # the player has been deleted
            return False
        return True

    async def confirm_mail(self, link: str, now: float) -> bool:
        """Confirm the address to which a link was mailed; return False if the link is used, expired or unknown."""
        valid = and_(mail_links.c.secret == link, mail_links.c.purpose == "confirm", mail_links.c.until >= now)
        used = delete(mail_links).where(valid).returning(mail_links.c.player, mail_links.c.address)
        async with self._database.write() as connection:
            found = (await connection.execute(used)).one_or_none()
            if found is None:
                return False
            mine = and_(mail_addresses.c.player == found.player, mail_addresses.c.address == found.address)
            return bool((await connection.execute(update(mail_addresses).where(mine).values(confirmed=now))).rowcount)

    async def remove_mail(self, player: str) -> None:
        """Delete the mail address of a player, and the links that were mailed to it, also those that devices use."""
        async with self._database.write() as connection:
            for table in (mail_addresses, mail_links, seat_passes):
                await connection.execute(delete(table).where(table.c.player == player))

    async def players_of(self, address: str, limit: int) -> list[tuple[str, str]]:
        """Return the ids and names of the players who have confirmed this mail address."""
        query = (
            select(players.c.id, players.c.name)
            .join(mail_addresses, mail_addresses.c.player == players.c.id)
            .where(mail_addresses.c.address == address, mail_addresses.c.confirmed.is_not(None))
            .where(players.c.deleted.is_(None))
            .order_by(players.c.seen.desc())
            .limit(limit)
        )
        return [(player, name) for player, name in await self._rows(query)]

    async def add_recovery_link(self, player: str, link: str, address: str, until: float) -> None:
        """Store the only valid link that recovers a player."""
        earlier = and_(mail_links.c.player == player, mail_links.c.purpose == "recover")
        values = {"secret": link, "player": player, "purpose": "recover", "address": address, "until": until}
        async with self._database.write() as connection:
            await connection.execute(delete(mail_links).where(earlier))
            await connection.execute(mail_links.insert().values(values))

    async def subscribe(self, row: PushRow) -> bool:
        """Store the Web Push subscription of a device; return False if the device was signed out."""
        values = asdict(row)
        statement = self._insert(push_subscriptions).values(values)
        changed = {name: value for name, value in values.items() if name != "device"}
        try:
            async with self._database.write() as connection:
                await connection.execute(statement.on_conflict_do_update(index_elements=["device"], set_=changed))
        except exc.IntegrityError:
            return False
        return True

    async def subscriptions(self, player: str) -> list[PushRow]:
        """Return the Web Push subscriptions of the player's devices."""
        query = select(*_PUSH).where(push_subscriptions.c.player == player).order_by(push_subscriptions.c.device)
        return [PushRow(*row) for row in await self._rows(query)]

    async def unsubscribe(self, device: str) -> None:
        """Delete the Web Push subscription of a device."""
        async with self._database.write() as connection:
            await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.device == device))

    async def note_push(self, device: str, failures: int, paused: float) -> None:
        """Store the number of failed attempts in a row, and until when nothing is sent."""
        mine = push_subscriptions.c.device == device
        async with self._database.write() as connection:
            await connection.execute(update(push_subscriptions).where(mine).values(failures=failures, paused=paused))

    async def purge(self, now: float) -> None:
        """Delete expired links, addresses that nobody has confirmed, and finished notices."""
        unconfirmed = and_(mail_addresses.c.confirmed.is_(None), mail_addresses.c.asked < now - KEEP_UNCONFIRMED)
        async with self._database.write() as connection:
            await connection.execute(delete(mail_links).where(mail_links.c.until < now))
            await connection.execute(delete(mail_addresses).where(unconfirmed))
        await self.outbox.purge(now)

    def _insert(self, table: Any) -> Any:
        return (postgresql if self._database.postgres else sqlite).insert(table)

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self._database.read() as connection:
            return list(await connection.execute(query))
