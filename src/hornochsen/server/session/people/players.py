"""Players: authentication, devices, recovery, games, export and deletion."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from ....protocol.errors import Refusal
from ....protocol.matching import Blocked
from ....protocol.notices import RecoverByMail
from ....protocol.players import (
    ChangePlayer,
    DailyPlayed,
    DeviceLink,
    JoinPlayer,
    NewPlayer,
    PlayedGames,
    PlayerDevice,
    PlayerExport,
    PlayerInfo,
    PlayerPage,
    PlayerStatistics,
    Recovered,
    RecoverPlayer,
    RunningGame,
)
from ...ops.guess_limits import GuessLimit
from ...ops.limits import RateLimiter
from ...storage import NO_SEAT, DeviceRow, PlayerRow, Store, TableRow
from ...storage.queries.players import new_id
from ...table.people import identity
from ...table.table import decode_table
from ...views import player_pages
from ...views.projections import CUSTOM_BOARD
from ..database_reads import read_or_refuse
from ..tokens import new_token
from .local_games import LocalGames

LINK_SECONDS = 600
"""Lifetime of a link to another device."""

RECOVERY_LENGTH = 25
"""Characters of a recovery code, which has 125 random bits."""

RECOVERY_GROUP = 5
MISSES_PER_MINUTE = 20
"""Requests per minute with an unknown secret, link or recovery code from one address; further ones are delayed."""

PLAYERS_PER_MINUTE = 40
"""New players per minute from one address."""

MAX_GAMES = 5000
"""Number of latest games that lists and statistics contain."""

ALL_GAMES = 2**31 - 1
"""A limit above any number of games: an export contains all of them."""

MAX_RUNNING = 200
"""Number of tables that are read for the list of running games."""


def recovery_code() -> str:
    """Return a new recovery code, in groups that can be read aloud."""
    signs = "".join(secrets.choice(identity.CODE_ALPHABET) for _ in range(RECOVERY_LENGTH))
    return "-".join(signs[at : at + RECOVERY_GROUP] for at in range(0, RECOVERY_LENGTH, RECOVERY_GROUP))


def recovery_hash(code: str) -> str:
    """Return the hash of a recovery code; spaces, - and lower case do not matter."""
    return identity.key("recovery " + "".join(sign for sign in code.upper() if sign.isalnum()))


def link_hash(secret: str) -> str:
    """Return the hash of the secret of a link to another device."""
    return identity.key(f"device link {secret}")


def mailed_hash(secret: str) -> str:
    """Return the hash of the secret of a mailed link."""
    return identity.key(f"mailed link {secret}")


class PlayerService:
    """Operations of players on their own data. Secrets are compared by their hashes, so that timing reveals nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guesses = GuessLimit(MISSES_PER_MINUTE)
        self.local_games = LocalGames(store)
        self._creations = RateLimiter.per_minute(PLAYERS_PER_MINUTE)

    async def authenticate(self, secret: str, address: str) -> tuple[PlayerRow, DeviceRow]:
        """Return the player and the device with this secret; refuse unknown secrets and barred players."""
        player, device = await self._find(identity.key(secret), address, None)
        assert device
        return player, device

    async def authenticate_at(self, secret: str, code: str, address: str) -> PlayerRow:
        """Return the player with this secret at a table; the secret of a device that used a mailed link works too."""
        return (await self._find(identity.key(secret), address, code))[0]

    async def _find(self, secret: str, address: str, code: str | None) -> tuple[PlayerRow, DeviceRow | None]:
        """Return the player with this hash of a secret, and the device; no device if a link to a seat was used."""
        await self.guesses.wait_turn(address, secret)
        now = time.time()
        found = await read_or_refuse(self.store.players.find(secret))
        player = found[0] if found else None
        if player is None and code is not None:
            player = await read_or_refuse(self.store.seat_links.find(secret, code, now))
        if player is None:
            self.guesses.note_missed(address, secret)
            raise Refusal("unknown-player")
        self.guesses.note_found(address, secret)
        if player.barred:
            raise Refusal("barred-player")
        if found:
            await read_or_refuse(self.store.players.note_use(found[1], now))
        return player, found[1] if found else None

    async def create(self, data: NewPlayer, address: str) -> PlayerInfo:
        """Store a new player; a repeated request returns the same player."""
        hashed = identity.key(data.secret)
        name = identity.clean_name(data.name)
        known = await read_or_refuse(self.store.players.find(hashed))
        if known is None:
            if not self._creations.allow_address(address):
                raise Refusal("too-fast")
            now = time.time()
            player = PlayerRow(new_id(), name, data.colour, data.emblem, now, now, None)
            device = _device(player.id, hashed, data.device, now)
            if not await read_or_refuse(self.store.players.create(player, device)):
                raise Refusal("secret-taken")
            return _info(player)
        if known[0].barred:
            raise Refusal("barred-player")
        return _info(known[0])

    async def page(self, player: PlayerRow, device: DeviceRow) -> PlayerPage:
        """Return a player's own page: devices and running games."""
        rows = await read_or_refuse(self.store.players.open_tables(player.id, MAX_RUNNING))
        running = [game for row in rows if (game := _running(row, player.id))]
        return PlayerPage(_info(player), await self._devices(player, device), tuple(running))

    async def _devices(self, player: PlayerRow, current: DeviceRow) -> tuple[PlayerDevice, ...]:
        rows = await read_or_refuse(self.store.players.devices(player.id))
        links = await read_or_refuse(self.store.seat_links.used(player.id, time.time()))
        return (
            *(PlayerDevice(row.id, row.name, row.created, row.seen, row.id == current.id) for row in rows),
            *(PlayerDevice(row.id, row.name, row.created, row.used or 0.0, False, row.code) for row in links),
        )

    async def change(self, player: PlayerRow, data: ChangePlayer) -> PlayerInfo:
        """Change the name, the colour of the piece and the emblem."""
        values = msgspec.structs.asdict(data) | {"name": identity.clean_name(data.name)}
        await read_or_refuse(self.store.players.change(player.id, **values))
        return _info(msgspec.structs.replace(player, **values))

    async def sign_out(self, player: PlayerRow, device: str) -> str:
        """Delete one of the player's devices, or one that has used a mailed link; return the hash of its secret."""
        secret = await read_or_refuse(self.store.players.sign_out(player.id, device))
        secret = secret or await read_or_refuse(self.store.seat_links.revoke(player.id, device))
        if secret is None:
            raise Refusal("unknown-device")
        return secret

    async def link(self, player: PlayerRow) -> tuple[str, int]:
        """Return the secret of a new link to another device, and how many seconds it works."""
        secret = new_token()
        await read_or_refuse(self.store.players.add_link(player.id, link_hash(secret), time.time() + LINK_SECONDS))
        return secret, LINK_SECONDS

    async def join(self, data: JoinPlayer, address: str) -> PlayerInfo:
        """Make a device one of the player's; a repeated request returns the same player."""
        hashed, link = identity.key(data.secret), link_hash(data.link)
        if known := await read_or_refuse(self.store.players.find(hashed)):
            return _info(known[0])
        await self.guesses.wait_turn(address, link)
        device = _device("", hashed, data.device, time.time())
        if not await read_or_refuse(self.store.players.use_link(link, device, time.time())):
            self.guesses.note_missed(address, link)
            raise Refusal("unknown-secret")
        return _info((await self.authenticate(data.secret, address))[0])

    async def new_recovery_code(self, player: PlayerRow) -> str:
        """Return a new recovery code, which replaces the earlier one."""
        code = recovery_code()
        await read_or_refuse(self.store.players.change(player.id, recovery=recovery_hash(code)))
        return code

    async def recover(self, data: RecoverPlayer, address: str) -> Recovered:
        """Make a device the only one of the player with this recovery code, and replace the code."""
        hashed, code = recovery_hash(data.code), recovery_code()
        await self.guesses.wait_turn(address, hashed)
        device = _device("", identity.key(data.secret), data.device, time.time())
        if not await read_or_refuse(self.store.players.recover(hashed, device, recovery_hash(code))):
            self.guesses.note_missed(address, hashed)
            raise Refusal("unknown-recovery")
        return Recovered(_info((await self.authenticate(data.secret, address))[0]), code)

    async def recover_by_mail(self, data: RecoverByMail, address: str) -> Recovered:
        """Make a device the only one of the player to whom a link was mailed, and replace the recovery code."""
        hashed, code = mailed_hash(data.link), recovery_code()
        await self.guesses.wait_turn(address, hashed)
        now = time.time()
        device = _device("", identity.key(data.secret), data.device, now)
        if not await read_or_refuse(self.store.players.recover_by_mail(hashed, device, recovery_hash(code), now)):
            self.guesses.note_missed(address, hashed)
            raise Refusal("unknown-link")
        return Recovered(_info((await self.authenticate(data.secret, address))[0]), code)

    async def games(self, player: PlayerRow, wanted: player_pages.Filter, start: int, count: int) -> PlayedGames:
        """Return a page of the player's games that match a filter."""
        results = await read_or_refuse(self.store.players.games(player.id, MAX_GAMES))
        found = [result for result in results if wanted.accepts(result, player.id)]
        shown = found[start : start + count]
        return PlayedGames(len(found), tuple(player_pages.played_game(result, player.id) for result in shown))

    async def statistics(self, player: PlayerRow) -> PlayerStatistics:
        """Return the statistics of the player's games."""
        from ....coach.labels import TYPICAL_QUALITY

        results = await read_or_refuse(self.store.players.games(player.id, MAX_GAMES))
        return player_pages.statistics(results, player.id, TYPICAL_QUALITY)

    async def export(
        self, player: PlayerRow, device: DeviceRow, notices: dict[str, Any], rating: dict[str, Any] | None = None
    ) -> PlayerExport:
        """Return everything that is stored about the player, without a limit."""
        results = await read_or_refuse(self.store.players.games(player.id, ALL_GAMES))
        seats = await read_or_refuse(self.store.players.seats(player.id))
        records: dict[str, dict[str, Any]] = {}
        daily = await read_or_refuse(self.store.daily.played(player.id))
        uncounted = [game.record for game in daily if game.record is not None]
        for name in dict.fromkeys([*(result.game.id for result in results), *uncounted]):
            row = await read_or_refuse(self.store.record(name))
            if row is not None:
                records[row.id] = msgspec.json.decode(row.text)
        return PlayerExport(
            time.time(),
            _info(player),
            await self._devices(player, device),
            tuple(
                {"code": seat.code, "who": None if seat.who == NO_SEAT else seat.who, "name": seat.name}
                for seat in seats
            ),
            tuple(player_pages.played_game(result, player.id) for result in results),
            records,
            notices,
            daily=tuple(
                DailyPlayed(game.day, game.counted, game.began, game.ended, game.place, game.points, game.record)
                for game in daily
            ),
            waiting=await self._waiting(player),
            blocked=tuple(
                Blocked(row.id, row.name, row.at)
                for row in await read_or_refuse(self.store.matching.blocked_by(player.id))
            ),
            rating=rating or {},
        )

    async def _waiting(self, player: PlayerRow) -> dict[str, Any]:
        """Return the player's matching request for the export, without the hashes of address, network and browser."""
        row = await read_or_refuse(self.store.matching.find(player.id))
        names = ("pace", "seats", "since", "seen", "bots", "agreed", "code")
        return {name: getattr(row, name) for name in names} if row else {}

    async def delete(self, player: PlayerRow, name: str) -> list[str]:
        """Delete everything about the player; return the codes of the tables that have changed."""
        if name != player.name:
            raise Refusal("wrong-name")
        return await read_or_refuse(self.store.players.delete(player.id, time.time()))


def device_link(secret: str, seconds: int, base: str) -> DeviceLink:
    """Return the link to another device. The secret is in the fragment, which browsers do not send to servers."""
    return DeviceLink(secret, f"{base}#join={secret}", seconds)


def _device(player: str, secret: str, name: str, now: float) -> DeviceRow:
    return DeviceRow(new_id(), player, secret, identity.clean_device_name(name), now, now)


def _info(player: PlayerRow) -> PlayerInfo:
    colour: Any = player.colour
    emblem: Any = player.emblem
    return PlayerInfo(player.id, player.name, colour, emblem, player.created, player.recovery is not None)


def _running(row: TableRow, player: str) -> RunningGame | None:
    """Return a table as a running game; `None` if the player has no seat there any more."""
    table = decode_table(row.snapshot)
    if not any(seat.player == player and seat.bot is None for seat in table.seats):
        return None
    board = table.terms.board if isinstance(table.terms.board, str) else CUSTOM_BOARD
    names = tuple(seat.name for seat in table.seats)
    return RunningGame(table.code, table.phase, board, table.terms.clock, names, row.updated)
