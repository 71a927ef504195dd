"""A player's finished games and statistics, computed from the stored results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, get_args

from msgspec import Struct

from ...protocol import Level
from ...protocol.players import (
    BestGame,
    GameResult,
    Opponent,
    PlayedGame,
    PlayedSeat,
    PlayerRecords,
    PlayerStatistics,
    Timeline,
    WinShare,
)
from ..storage import ParticipationRow, Result
from ..storage.maintenance.anonymiser import PLACEHOLDER

DAY = 86400
MAX_TIMELINE = 300
"""Maximum number of games in a chart over time."""

MAX_PEOPLE = 30
"""Maximum number of people in the statistics."""

LEVELS: tuple[Level, ...] = get_args(Level)


class Filter(Struct, frozen=True):
    """The games that a player wants to see; `None` for all."""

    board: str | None = None
    players: int | None = None
    result: GameResult | None = None
    name: str | None = None
    """A part of the name of another player or a bot."""

    def accepts(self, result: Result, player: str) -> bool:
        """Return whether a game matches."""
        mine = own_seat(result, player)
        return (
            self.board in (None, result.game.board)
            and self.players in (None, result.game.seats)
            and (self.result is None or (self.result == "won") == (mine.place == 1))
            and (self.name is None or _has_name(result, mine, self.name.casefold()))
        )


def _has_name(result: Result, mine: ParticipationRow, part: str) -> bool:
    return any(part in seat.name.casefold() for seat in result.seats if seat.seat != mine.seat)


def own_seat(result: Result, player: str) -> ParticipationRow:
    """Return the player's seat in a game."""
    return next(seat for seat in result.seats if seat.player == player)


def played_game(result: Result, player: str) -> PlayedGame:
    """Return a game as its player sees it: without the ids of other players."""
    game, mine = result.game, own_seat(result, player)
    seats = tuple(PlayedSeat(seat.name, _level(seat), seat.place, seat.points) for seat in result.seats)
    clock: Any = game.clock
    return PlayedGame(
        game.id, game.ended, game.board, game.rules, clock, mine.seat, mine.left, mine.quality, seats, game.local
    )


def _level(seat: ParticipationRow) -> Any:
    return seat.bot


def statistics(results: Sequence[Result], player: str, typical: dict[str, float]) -> PlayerStatistics:
    """Return the statistics of a player's games; `results` has the latest game first."""
    played = [(result, own_seat(result, player)) for result in reversed(results)]
    points = [mine.points for _, mine in played]
    return PlayerStatistics(
        games=len(played),
        wins=round(sum(_win(result, mine) for result, mine in played), 4),
        points=sum(points) / len(points) if points else None,
        shares=_shares(played),
        timeline=tuple(_moment(result, mine) for result, mine in played[-MAX_TIMELINE:]),
        bots=_bots(played),
        people=_people(played),
        records=_records(played),
        typical=typical,
        local=sum(result.game.local for result, _ in played),
    )


Played = Sequence[tuple[Result, ParticipationRow]]
"""Games with the player's seat, the oldest first."""


def _win(result: Result, mine: ParticipationRow) -> float:
    """Return the player's part of the win."""
    return 1 / sum(seat.place == 1 for seat in result.seats) if mine.place == 1 else 0.0


def _shares(played: Played) -> tuple[WinShare, ...]:
    wins: dict[int, list[float]] = defaultdict(list)
    for result, mine in played:
        wins[result.game.seats].append(_win(result, mine))
    return tuple(
        WinShare(players, len(found), round(sum(found), 4), round(len(found) / players, 4))
        for players, found in sorted(wins.items())
    )


def _moment(result: Result, mine: ParticipationRow) -> Timeline:
    game = result.game
    return Timeline(game.id, game.ended, mine.place, game.seats, mine.points, mine.quality)


def _bots(played: Played) -> tuple[Opponent, ...]:
    found: dict[str, list[ParticipationRow]] = {level: [] for level in LEVELS}
    mine_by_game = {result.game.id: mine for result, mine in played}
    for result, mine in played:
        for seat in result.seats:
            if seat.bot in found and seat.player is None and seat.seat != mine.seat:
                found[seat.bot].append(seat)
    return tuple(_opponent("", level, seats, mine_by_game) for level, seats in found.items() if seats)


def _people(played: Played) -> tuple[Opponent, ...]:
    """Return the people who are players too, those with most games first; a person has the latest known name."""
    found: dict[str, list[ParticipationRow]] = defaultdict(list)
    mine_by_game = {result.game.id: mine for result, mine in played}
    for result, mine in played:
        for seat in result.seats:
            if seat.player is not None and seat.seat != mine.seat and not seat.left:
                found[seat.player].append(seat)
    people = [_opponent(_latest_name(seats), None, seats, mine_by_game) for seats in found.values()]
    return tuple(sorted(people, key=lambda one: (-one.games, -one.last))[:MAX_PEOPLE])


def _latest_name(seats: Iterable[ParticipationRow]) -> str:
    names = [seat.name for seat in seats if seat.name != PLACEHOLDER]
    return names[-1] if names else PLACEHOLDER


def _opponent(
    name: str, bot: Any, seats: Sequence[ParticipationRow], mine_by_game: dict[str, ParticipationRow]
) -> Opponent:
    pairs = [(mine_by_game[seat.game], seat) for seat in seats]
    return Opponent(
        name=name,
        bot=bot,
        games=len(pairs),
        ahead=sum(mine.place < seat.place for mine, seat in pairs),
        behind=sum(mine.place > seat.place for mine, seat in pairs),
        last=seats[-1].ended,
    )


def _records(played: Played) -> PlayerRecords:
    stayed = [(result, mine) for result, mine in played if not mine.left]
    fewest = min(stayed, key=lambda one: one[1].points, default=None)
    leads = [(result, mine, _lead(result, mine)) for result, mine in stayed if mine.place == 1]
    lead = max(leads, key=lambda one: one[2], default=None)
    streaks = _win_streaks(played)
    return PlayerRecords(
        fewest=BestGame(fewest[0].game.id, fewest[1].points, fewest[0].game.seats) if fewest else None,
        lead=BestGame(lead[0].game.id, lead[2], lead[0].game.seats) if lead and lead[2] > 0 else None,
        win_streak=max(streaks, default=0),
        current_streak=streaks[-1] if played and played[-1][1].place == 1 else 0,
        day_streak=_day_streak(result.game.ended for result, _ in played),
    )


def _lead(result: Result, mine: ParticipationRow) -> int:
    return min(seat.points for seat in result.seats if seat.seat != mine.seat) - mine.points


def _win_streaks(played: Played) -> list[int]:
    """Return the lengths of all sequences of wins."""
    return [len(list(run)) for won, run in groupby(played, key=lambda one: one[1].place == 1) if won]


def _day_streak(times: Iterable[float]) -> int:
    """Return the largest number of days in a row with a game, by universal time."""
    longest = current = 0
    before: int | None = None
    for day in sorted({int(time // DAY) for time in times}):
        current = current + 1 if before is not None and day == before + 1 else 1
        longest, before = max(longest, current), day
    return longest
