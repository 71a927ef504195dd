"""Mailed links to a seat: a device that uses one plays at one table as the player, and can do nothing else.

The API and the database call a link to a seat a pass: `/api/tables/CODE/pass`, `seat_passes`.
"""

from __future__ import annotations

import time

from ....protocol.errors import Refusal
from ....protocol.players import UseSeatLink
from ...ops.guess_limits import GuessLimit
from ...storage import SeatLinkRow, Store
from ...storage.queries.players import new_id
from ...table.people import identity
from ..database_reads import read_or_refuse
from ..tokens import new_token

ACCESS_SECONDS = 30 * 86400.0
"""Lifetime of the access of a device that has used a link."""

LINK = "answer"
"""The name of the secret in the fragment of a mailed link, which browsers do not send to servers."""


def seat_link_hash(secret: str) -> str:
    """Return the hash of the secret of a mailed link to a seat."""
    return identity.key(f"seat pass {secret}")


async def new_link(store: Store, player: str, code: str, until: float) -> str | None:
    """Return the path of a new link to a player's seat, for a mail; `None` if the player was deleted."""
    secret = new_token()
    row = SeatLinkRow(new_id(), player, code, seat_link_hash(secret), "", time.time(), None, until)
    return f"/t/{code}#{LINK}={secret}" if await store.seat_links.add(row) else None


async def use_link(store: Store, guesses: GuessLimit, data: UseSeatLink, code: str, address: str) -> None:
    """Allow a device to play at a table as the player to whom a link was mailed; a repetition changes nothing."""
    link, secret, now = seat_link_hash(data.link), identity.key(data.secret), time.time()
    await guesses.wait_turn(address, link)
    if await read_or_refuse(store.seat_links.find(secret, code, now)):
        return
    name = identity.clean_device_name(data.device)
    if not await read_or_refuse(store.seat_links.use(link, code, secret, name, now, now + ACCESS_SECONDS)):
        guesses.note_missed(address, link)
        raise Refusal("unknown-link")
    guesses.note_found(address, link)
