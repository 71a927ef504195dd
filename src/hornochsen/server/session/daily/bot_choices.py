"""The choices of the bots of the day, computed once for each position."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from hashlib import sha256

import msgspec

from ....daily import DailyBot
from ....protocol import Level
from ....records import shuffle
from ....rules import Action, State, View, legal, view
from ...ops.logs import log
from ...table.table import Game
from ..bot_pool import BotPool

MAX_KNOWN = 50_000
"""Maximum number of remembered choices; 200 players who all play differently need about 20,000."""


class DailyBotChoices:
    """Remembers what bots have chosen, also while they think: equal positions of many tables need one computation.

    A choice follows from the day's key, the seat and the view, so that it does not matter which process computes it.
    """

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._known: OrderedDict[bytes, asyncio.Task[Action]] = OrderedDict()
        self.computed = 0
        """Number of choices that were computed."""

    @property
    def remembered(self) -> int:
        """The number of remembered choices."""
        return len(self._known)

    async def choose(self, game: Game, seat: int, level: Level, address: str) -> Action:
        """Return the choice of the bot at a seat; its budget does not depend on the load."""
        assert game.state
        key = shuffle.key(bytes.fromhex(game.secret), game.salts)
        seen = view(game.state, seat)
        name = sha256(key + f"{seat} {level} ".encode() + msgspec.json.encode(seen)).digest()
        task = self._known.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._think(game.state, seen, key, seat, level, address))
            self._known[name] = task
        self._known.move_to_end(name)
        while len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)
        return await asyncio.shield(task)  # other tables may wait for the same choice

    async def _think(self, state: State, seen: View, key: bytes, seat: int, level: Level, address: str) -> Action:
        self.computed += 1
        began = time.perf_counter()
        chosen = await self._pool.run_for(address, _choose, key, seat, level, seen, legal(state, seat))
        self._pool.metrics.observe_thinking(level, time.perf_counter() - began)
        return chosen


def _choose(key: bytes, seat: int, level: Level, seen: View, allowed: tuple[Action, ...]) -> Action:
    """Return a bot's choice, or the first legal action if the bot fails."""
    try:
        chosen = DailyBot(level, key, seat).choose(seen, allowed)
        if chosen in allowed:
            return chosen
        log.error("a bot chose an illegal action", bot=level)
    except Exception:
        log.exception("a bot failed", bot=level)
    return allowed[0]
