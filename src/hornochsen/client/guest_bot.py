"""A bot that plays at a table through the protocol, like any other client."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import threading
from collections.abc import Callable
from itertools import combinations, count
from typing import TypeVar
from urllib.parse import urlsplit

from ..bots import Bot
from ..bots.decisions import describe, make_bot
from ..bots.registry import BotError, BotSpec, one_line
from ..protocol import (
    Again,
    AnswerAsk,
    AnyRequest,
    Back,
    Colour,
    Done,
    Leave,
    Position,
    SeatAsking,
    Secret,
    SendSalt,
    Sit,
    Welcome,
    view_of,
)
from ..protocol.errors import Refusal
from ..rules import Action, Buy, Play, Take, TakeBack, View
from .table_client import Client, action_request, with_id

T = TypeVar("T")

DECISION_SECONDS = 60.0
"""Timeout of a decision; a bot that is an external program has its own, shorter timeout."""

FIRST_PAUSE, MAX_PAUSE = 0.5, 10.0
"""Seconds before a retry; doubled after each retry."""

MAX_NAME_LENGTH = 24
RETRYABLE = frozenset({"unavailable", "too-fast"})
"""Refusals that do not depend on the request: the server cannot accept a request now."""

TOO_LATE = frozenset({"not-now", "nothing-to-do", "not-your-turn", "already-laid", "taking", "over", "face-up"})
"""Refusals of a choice that was legal when the bot made it: the table has changed since."""


class Removed(Exception):
    """The host removed the bot."""


def parse_table_address(url: str, code: str | None) -> tuple[str, str | None]:
    """Return a server's address and a table's code, from an address and a code or from a table's link."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if not parts.hostname or parts.scheme not in ("http", "https", "ws", "wss"):
        raise ValueError(f"{url!r} is not the address of a server, such as http://127.0.0.1:8787")
    words = [word for word in parts.path.split("/") if word]
    if len(words) == 2 and words[0] == "t":
        code = code or words[1]
    elif words:
        raise ValueError(f"{url!r} is neither a server (http://HOST:PORT) nor a table (http://HOST/t/CODE)")
    return f"{parts.scheme}://{parts.netloc}", code and code.upper()


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Return the legal actions of the position's seat, as `rules.legal` does; empty if the seat can only wait."""
    options, seat = position.options, position.seat
    if options is None or seat is None:
        return ()
    if options.take:
        tiles = sorted(position.taking.tiles) if position.taking else []
        return tuple(
            Take(seat, taken) for number in range(1, options.take + 1) for taken in combinations(tiles, number)
        )
    if options.take_back:
        return (TakeBack(seat),)
    buys = tuple(Buy(seat, number) for number in range(1, options.buy + 1))
    plays = combinations(position.hand, options.play) if options.play else ()
    return buys + tuple(Play(seat, laid) for laid in plays)


class GuestBot:
    """A bot at a table. It sits down, sends salts, chooses when it is awaited, and leaves after a number of games."""

    def __init__(
        self,
        client: Client,
        spec: BotSpec,
        *,
        name: str | None = None,
        colour: Colour | None = None,
        games: int | None = None,
        report: Callable[..., None] = lambda *_, **__: None,
        save_token: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.client = client
        self.spec = spec
        self.name = name
        self.colour = colour
        self.games = games
        """Games to play; `None` for no limit."""

        self.report = report
        """Called with a message id and its arguments."""

        self.save_token = save_token
        """Called with the token before the bot sits down, so that it can be stored."""

        self.played = 0
        self._seated = False
        self._acknowledged = 0
        """The version of the last acknowledged choice; until its update arrives, the position is outdated."""

        self._game: int | None = None
        self._bot: Bot | None = None
        self._salted_commitment = ""
        self._host_passed_on = -1
        self._last_report = ""

    async def play(self) -> None:
        """Play until all games are played. Raise `Removed`, `BotError`, `Refusal` or `Closed` to stop early."""
        try:
            async for _ in self.client.updates():
                if await self._react():
                    return
        except BotError:
            await self.leave()
            raise
        finally:
            self._close_bot()

    async def _react(self) -> bool:
        """React to the current state of the table; return whether all games are played."""
        client = self.client
        if client.version < self._acknowledged:
            return False
        if client.seat is None:
            if self._seated:
                raise Removed
            await self._sit()
            return False
        if not self._seated:
            self._on_seated(client)
        table = client.table
        if self._game is not None and (table.game != self._game or table.phase in ("gathering", "over")):
            self._on_game_over()
            if self.games is not None and self.played >= self.games:
                await self.leave()
                return True
        if table.phase in ("salting", "playing"):
            await self._play()
        elif table.seats[client.seat].host and self._host_passed_on != table.game:
            await self._pass_on_host()
        elif isinstance(table.again, tuple) and client.seat not in table.again:
            await self._ask(Again(""))
        return False

    async def _play(self) -> None:
        client, table = self.client, self.client.table
        assert client.seat is not None
        if self._game is None:
            self._game = table.game
            names = ", ".join(seat.name for seat in table.seats)
            self.report("guest-game-began", number=table.game, names=names)
        if table.phase == "salting":
            if client.seat not in table.salted and self._salted_commitment != table.commitment:
                self._salted_commitment = table.commitment or ""
                await self._ask(SendSalt("", secrets.token_urlsafe(24)))
            return
        await self._agree()
        if client.version < self._acknowledged:
            return
        if table.seats[client.seat].stand_in:
            self.report("guest-stood-in")
            await self._ask(Back(""))
        else:
            await self._choose()

    async def _agree(self) -> None:
        """Agree to a spectator's request for a bot's seat."""
        asking = self.client.table.asking
        if isinstance(asking, SeatAsking) and self.client.seat in asking.waiting:
            await self._ask(AnswerAsk("", asking.number, True))

    async def _choose(self) -> None:
        client = self.client
        position = client.position
        if not self._is_awaited() or position is None:
            return
        allowed = legal_actions(position)
        bot = self._bot = self._bot or make_bot(self.spec, random.Random(secrets.randbits(128)))
        seen = view_of(position, client.table.board, client.table.rules)
        action = await self._decide(bot, seen, allowed)
        now = client.position
        if self._is_awaited() and now and action in legal_actions(now):  # the table may have changed meanwhile
            await self._ask(action_request(action))

    def _is_awaited(self) -> bool:
        client = self.client
        return client.table.phase == "playing" and any(wait.seat == client.seat for wait in client.waits)

    async def _decide(self, bot: Bot, seen: View, allowed: tuple[Action, ...]) -> Action:
        """Return the bot's choice, computed in a thread so that the socket stays responsive."""
        name = self.spec.name
        try:
            async with asyncio.timeout(DECISION_SECONDS):
                action = await in_thread(lambda: bot.choose(seen, allowed))
        except BotError:
            raise
        except TimeoutError:
            text = f"{name} was too slow in round {seen.round}: it has {DECISION_SECONDS:.0f} seconds for a decision"
            raise BotError(text) from None
        except Exception as error:
            raise BotError(one_line(f"{name} failed in round {seen.round}: {type(error).__name__}: {error}")) from error
        match action:
            case Play(seat, tiles) | Take(seat, tiles) if isinstance(tiles, tuple):
                with contextlib.suppress(TypeError):
                    action = type(action)(seat, tuple(sorted(tiles)))
        if action not in allowed:
            raise BotError(f"{name} chose {describe(action)}, which is not allowed")
        return action

    async def _sit(self) -> None:
        """Sit down as soon as possible, but not at a table without people, where the bot would become host."""
        table = self.client.table
        if table.phase in ("salting", "playing"):
            return self._report_once("guest-waits-for-game")
        if not any(seat.bot is None for seat in table.seats):
            return self._report_once("guest-waits-for-people")
        assert self.client.token
        self.save_token(self.client.token)
        label = " ".join(self.spec.label.split())
        for number in count(1):
            ending = "" if number == 1 else f" {number}"
            name = self.name or f"{label[: MAX_NAME_LENGTH - len(ending)].strip()}{ending}"
            try:
                answer = await self._ask_with_retries(Sit("", name, self.colour))
            except Refusal as refusal:
                if refusal.error == "not-now":
                    return None
                if refusal.error != "name-taken" or self.name or number > 8:
                    raise
            else:
                if isinstance(answer, Welcome):
                    self._on_seated(answer)
                return None
        return None

    def _report_once(self, text: str) -> None:
        if self._last_report != text:
            self._last_report = text
            self.report(text)

    def _on_seated(self, state: Client | Welcome) -> None:
        """Note the seat. A welcome may be older than the client's state, in which the seat can be lost already."""
        assert state.seat is not None
        self._seated = True
        seat = state.table.seats[state.seat]
        self.name, self.colour = seat.name, seat.colour
        self.report("guest-sat-down", name=seat.name, text=state.table.code)

    def _on_game_over(self) -> None:
        """Count a finished game and report its result."""
        table = self.client.table
        mine = [line for line in table.standings if line.name == self.name]
        if mine and table.game == self._game:
            self.report("guest-game-over", number=self._game, place=mine[0].place, points=mine[0].points)
        self.played += 1
        self._game = None
        self._close_bot()

    def _close_bot(self) -> None:
        close = getattr(self._bot, "close", None)
        self._bot = None
        if close:
            close()

    async def _pass_on_host(self) -> None:
        """Make another person the host by leaving and sitting down again, at most once per game."""
        table = self.client.table
        others = [seat for seat in table.seats if seat.bot is None and not seat.host and seat.present]
        if others:
            self._host_passed_on = table.game
            self._seated = False
            await self._ask(Leave(""))

    async def leave(self) -> None:
        """Leave the table, ignoring failures."""
        with contextlib.suppress(Exception):  # the bot stops in any case
            async with asyncio.timeout(10):
                await self.client.ask(Leave(""))

    async def _ask(self, request: AnyRequest) -> None:
        try:
            answer = await self._ask_with_retries(request)
            self._acknowledged = answer.version if isinstance(answer, Done) else 0
        except Refusal as refusal:
            if refusal.error not in TOO_LATE:
                raise

    async def _ask_with_retries(self, request: AnyRequest) -> Done | Welcome | Secret:
        """Send a request and retry with the same id while the server is unavailable or limits the rate."""
        request, pause = with_id(request), FIRST_PAUSE
        while True:
            try:
                return await self.client.ask(request)
            except Refusal as refusal:
                if refusal.error not in RETRYABLE:
                    raise
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))
            pause = min(MAX_PAUSE, pause * 2)


async def in_thread(work: Callable[[], T]) -> T:
    """Run a function in a daemon thread, which does not delay the exit of the process."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(result: T | None, error: BaseException | None) -> None:
        if not done.done():
            if error:
                done.set_exception(error)
            else:
                done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        error: Exception | None = None
        try:
            result = work()
        except SystemExit as stop:
            error = RuntimeError(f"it tried to exit the program: {stop}")
        except Exception as problem:
            error = problem
        with contextlib.suppress(RuntimeError):  # the event loop has closed
            loop.call_soon_threadsafe(finish, result, error)

    threading.Thread(target=run, name="guest", daemon=True).start()
    return await done
