"""The games of the day that were played on this computer: one record for each day, in the user's data folder."""

from __future__ import annotations

import contextlib
from datetime import date, datetime
from pathlib import Path

from ...daily import TIME_TO_FINISH, DailyResult, current_streak, daily_result
from ...records import BadRecord, Record, Replay, read, write
from ..atomic_files import write_atomically
from ..errors import CommandError


def daily_folder() -> Path:
    """Return the folder of the records."""
    from platformdirs import user_data_path

    return user_data_path("hornochsen", appauthor=False) / "daily"


def read_game(day: date) -> Replay | None:
    """Return the counted game of a day, or `None` if there is none that can be read."""
    try:
        return read((daily_folder() / f"{day}.json").read_bytes())
    except (OSError, BadRecord):
        return None


def save_game(day: date, record: Record) -> None:
    """Save the counted game of a day."""
    path = daily_folder() / f"{day}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, write(record))
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


def can_continue(game: Replay, now: datetime) -> bool:
    """Return whether an unfinished game of the day may still be continued."""
    begun = datetime.fromisoformat(game.record.extra["daily"]["begun"])
    return not game.final.state.over and now < begun + TIME_TO_FINISH


def result_of(game: Replay) -> DailyResult | None:
    """Return the person's result of a finished game, or `None`."""
    if not game.final.state.over:
        return None
    return daily_result(game, game.record.extra["bots"].index(None))


def streak(today: date) -> int:
    """Return the number of days in a row with a finished game, up to today, or to yesterday if today has none yet."""
    return current_streak(_finished_days(), today)


def _finished_days() -> set[date]:
    days = set()
    with contextlib.suppress(OSError):
        for path in daily_folder().glob("*.json"):
            with contextlib.suppress(ValueError):
                day = date.fromisoformat(path.stem)
                game = read_game(day)
                if game and game.final.state.over:
                    days.add(day)
    return days
