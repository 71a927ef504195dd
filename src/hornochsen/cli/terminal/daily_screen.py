"""Texts of the deal of the day in the terminal: the result to share, and the calendar."""

from __future__ import annotations

from datetime import date, timedelta

from ...daily import DailyResult, RoundGrade
from ...locales import Texts
from .daily_games import read_game, result_of

SIGNS = {RoundGrade.BACK: "🟦", RoundGrade.FREE: "🟩", RoundGrade.CHEAP: "🟨", RoundGrade.COSTLY: "🟥"}
ROUNDS_PER_LINE = 12
WEEKS = 5


def share_lines(result: DailyResult, texts: Texts) -> list[str]:
    """Return the result as lines to share: the place, the minus points, and a sign for each round."""
    signs = [SIGNS[rating] for rating in result.rounds]
    rows = ["".join(signs[at : at + ROUNDS_PER_LINE]) for at in range(0, len(signs), ROUNDS_PER_LINE)]
    head = texts(
        "daily-share", date=result.day.isoformat(), place=result.place, players=result.players, points=result.points
    )
    return [head, *rows]


def calendar_lines(today: date) -> list[str]:
    """Return the last weeks: the place of each counted game, `-` for an unfinished one, `·` where there is none."""
    monday = today - timedelta(days=today.weekday())
    lines = []
    for week in reversed(range(WEEKS)):
        first = monday - timedelta(weeks=week)
        days = [first + timedelta(days=at) for at in range(7)]
        lines.append(f"{first}   " + " ".join(_sign(day, today) for day in days))
    return lines


def _sign(day: date, today: date) -> str:
    if day > today:
        return " "
    game = read_game(day)
    if game is None:
        return "·"
    result = result_of(game)
    return str(result.place) if result else "-"
