"""The deal of the day: committing to secrets, starting games, results, and who may see records."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from ....daily import (
    TIME_TO_FINISH,
    VERSION,
    DailyDeal,
    current_streak,
    daily_deal,
    first_difference,
    longest_streak,
)
from ....protocol.daily import (
    DailyBar,
    DailyDay,
    DailyLeader,
    DailyPage,
    DailyParting,
    DailyResults,
    MyDaily,
)
from ....protocol.errors import Refusal
from ....records import BadRecord, parse, replay, shuffle
from ....rules import RULES_VERSION
from ...ops.logs import log
from ...storage import DailyDayRow, DailyGameRow, PlayerRow, RecordRow
from ...storage.queries.daily import NamedGame
from ...table.game.daily import Person
from ...table.people import identity
from ..coach.hints import choice_of
from ..database_reads import read_or_refuse
from ..tokens import new_token
from .game_rows import GRADES

if TYPE_CHECKING:
    from ..tables.service import TableService

AHEAD = 7
"""Number of future days whose commitments are published."""

CALENDAR = 35
"""Number of days in the calendar, today included."""

MIN_OTHER_GAMES = 10
"""Number of other finished games that a player needs to appear among the leaders; a second identity has none."""

LEADERS = 10
CANDIDATES = 100
"""Number of best games that are searched for leaders."""

DAY = timedelta(days=1)
MAX_RETRIES = 5


class DailyService:
    """The deals of the day of this server."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.store = service.store.daily
        self.clock: Callable[[], float] = time.time
        self._committed: date | None = None
        """The day on which this process last stored secrets for that day and the next ones."""

    def today(self) -> date:
        """Return the date by universal time."""
        return datetime.fromtimestamp(self.clock(), UTC).date()

    def end_of(self, day: date) -> float:
        """Return the time at which a day ends, in seconds since 1970."""
        return _begin(day + DAY)

    async def commit(self) -> None:
        """Store a secret for today and for each of the next days that has none."""
        today = self.today()
        if self._committed != today:
            days = [today + number * DAY for number in range(AHEAD + 1)]
            await self.store.add_days([_new_day(day, self.clock()) for day in days])
            self._committed = today

    async def page(self, player: PlayerRow | None) -> DailyPage:
        """Return the calendar, and the player's games in it."""
        await read_or_refuse(self.commit())
        today = self.today()
        first, last = (str(today + number * DAY) for number in (1 - CALENDAR, AHEAD))
        rows = await read_or_refuse(self.store.days(first, last))
        counts = await read_or_refuse(self.store.counts(first, last))
        mine = {game.day: game for game in await self._counted(player)}
        days = [await self._day(row, counts.get(row.day, 0), mine.get(row.day)) for row in rows]
        finished = {date.fromisoformat(day) for day, game in mine.items() if game.record is not None}
        return DailyPage(
            today=str(today),
            ends=self.end_of(today),
            days=tuple(day for day in reversed(days) if day.day <= str(today)),
            next=tuple(day for day in days if day.day > str(today)),
            streak=current_streak(finished, today),
            longest=longest_streak(finished),
        )

    async def _counted(self, player: PlayerRow | None) -> list[DailyGameRow]:
        return await read_or_refuse(self.store.counted(player.id)) if player else []

    async def _day(self, row: DailyDayRow, players: int, mine: DailyGameRow | None) -> DailyDay:
        deal = _deal(row)
        bots: Any = deal.bots
        secret = row.secret if await self._is_over(row.day) else None
        board = deal.board.name
        return DailyDay(row.day, board, bots, row.commitment, secret, players, _mine(mine) if mine else None)

    async def _is_over(self, day: str) -> bool:
        """Return whether a day is over, the time to finish its games has passed, and no game that counts runs."""
        over = self.end_of(date.fromisoformat(day)) + TIME_TO_FINISH.total_seconds()
        return self.clock() >= over and not await read_or_refuse(self.store.is_played(day))

    async def start(self, player: PlayerRow, day: str, *, again: bool, address: str) -> tuple[str, bool]:
        """Begin or continue a game of a day; return the code of its table, and whether it counts.

        The first game of the present day counts. `again` begins another game once that one has ended.
        """
        row = await self._row(day)
        for _ in range(MAX_RETRIES):
            known = await read_or_refuse(self.store.game(day, player.id))
            running = await read_or_refuse(self.store.running(day, player.id))
            if running:
                return running.code, running.counted
            counted = day == str(self.today()) and known is None
            if known is not None and not again:
                raise Refusal("day-played")
            colour: Any = player.colour
            person = Person(player.id, player.name, colour, identity.key(new_token()))
            try:
                table = await self.service.open_daily(_deal(row), person, counted=counted, address=address)
            except Refusal as refusal:
                if refusal.error != "day-played":
                    raise
                continue  # another device of the player was faster
            log.info("deal of the day begun", day=day, counted=counted)
            return table.code, counted
        raise Refusal("unavailable")

    async def _row(self, day: str) -> DailyDayRow:
        """Return a day that has begun; refuse others."""
        await read_or_refuse(self.commit())
        found = await read_or_refuse(self.store.days(day, day))
        if not found or day > str(self.today()):
            raise Refusal("unknown-day")
        return found[0]

    async def check_record(self, record: RecordRow, player: PlayerRow | None) -> None:
        """Refuse a record of a day that is not over to players who have not finished this day."""
        game = await read_or_refuse(self.store.by_record(record.id)) if record.code else None
        if game is None or await self._is_over(game.day):
            return
        mine = await read_or_refuse(self.store.game(game.day, player.id)) if player else None
        if mine is None or mine.ended is None:
            raise Refusal("day-not-over")

    async def check_supply(self, supply: Sequence[int]) -> None:
        """Refuse a record with the tiles of a day that is not over: everybody could read the copy."""
        today = self.today()
        for row in await read_or_refuse(self.store.days(str(today - 2 * DAY), str(today + AHEAD * DAY))):
            if tuple(supply) == shuffle.supply(_deal(row).key) and not await self._is_over(row.day):
                raise Refusal("day-not-over")

    async def results(self, player: PlayerRow | None, day: str) -> DailyResults:
        """Return the results of a day to a player who has finished it, and to everybody once it is over."""
        row = await self._row(day)
        mine = await read_or_refuse(self.store.game(day, player.id)) if player else None
        if (mine is None or mine.ended is None) and not await self._is_over(day):
            raise Refusal("day-not-over")
        bars = await read_or_refuse(self.store.histogram(day))
        finished = sum(count for _, count in bars)
        best = await read_or_refuse(self.store.best(day, CANDIDATES))
        leaders = [one for one in best if one.name is not None and one.others >= MIN_OTHER_GAMES]
        better = (one for one in leaders if mine is None or mine.points is None or (one.game.points or 0) < mine.points)
        first = next(better, best[0] if best else None)
        return DailyResults(
            day=await self._day(row, finished, mine),
            finished=finished,
            abandoned=await read_or_refuse(self.store.abandoned(day)),
            rank=_rank(bars, mine.points) if mine and mine.record and mine.points is not None else None,
            histogram=tuple(DailyBar(*bar) for bar in bars),
            leaders=tuple(_leader(bars, one, mine) for one in leaders[:LEADERS]),
            best=_leader(bars, first, mine, named=first in leaders) if first else None,
            parting=await self._parting(mine, first.game) if mine and first else None,
        )

    async def _parting(self, mine: DailyGameRow, best: DailyGameRow) -> DailyParting | None:
        """Return the first choice that differs from the best game; `None` if both are equal or a record is missing."""
        if mine.record is None or best.record is None or mine.record == best.record:
            return None
        rows = [await read_or_refuse(self.service.store.record(name)) for name in (mine.record, best.record)]
        texts = [row.text for row in rows if row is not None]
        if len(texts) < len(rows) or best.points is None:
            return None
        return await asyncio.to_thread(partial(_parting, texts, best.record, best.points))


def _parting(texts: Sequence[str], record: str, points: int) -> DailyParting | None:
    try:
        mine, best = (parse(text) for text in texts)
        move = first_difference(mine, best)
        if move is None:
            return None
        state = replay(mine).steps[move].state
    except BadRecord:
        return None
    choices = (choice_of(one.moves[move].action) for one in (mine, best))
    return DailyParting(record, points, move, state.round, *choices)


def _new_day(day: date, now: float) -> DailyDayRow:
    secret = secrets.token_bytes(32)
    return DailyDayRow(str(day), secret.hex(), shuffle.commitment(secret), VERSION, RULES_VERSION, now)


def _deal(row: DailyDayRow) -> DailyDeal:
    return daily_deal(date.fromisoformat(row.day), bytes.fromhex(row.secret))


def _begin(day: date) -> float:
    """Return the time at which a day begins, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _mine(game: DailyGameRow) -> MyDaily:
    state: Any = "running" if game.ended is None else "finished" if game.record else "abandoned"
    grades: Any = tuple(GRADES[letter].value for letter in game.rounds or "")
    until = game.began + TIME_TO_FINISH.total_seconds()
    return MyDaily(state, game.code, until, game.place, game.points, grades, game.record)


def _rank(bars: Sequence[tuple[int, int]], points: int) -> int:
    return 1 + sum(count for value, count in bars if value < points)


def _leader(
    bars: Sequence[tuple[int, int]], one: NamedGame, mine: DailyGameRow | None, *, named: bool = True
) -> DailyLeader:
    game = one.game
    assert game.points is not None
    assert game.place is not None
    assert game.record is not None
    own = mine is not None and mine.code == game.code
    return DailyLeader(
        _rank(bars, game.points), (one.name or "") if named else "", game.points, game.place, game.record, own
    )
