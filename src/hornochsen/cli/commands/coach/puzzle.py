"""`hornochsen puzzle`: find the best choice in a position of a real game."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import click

from ...errors import CommandError
from ...options import lang_option

if TYPE_CHECKING:
    from ....coach.puzzles import Puzzle


@click.command(
    short_help="Solve the puzzle of the day.",
    epilog="""\b
Examples:
  hornochsen puzzle
  hornochsen puzzle --number 12
  hornochsen puzzle --date 2026-12-24""",
)
@click.option("--number", type=int, metavar="N", help="The puzzle with this number instead of the puzzle of the day.")
@click.option(
    "--date",
    "day",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="The puzzle of this day, such as 2026-12-24.  [default: today in UTC]",
)
@lang_option
def puzzle(number: int | None, day: datetime | None, lang: str | None) -> None:
    """Solve a puzzle: a position out of a game between bots in which one choice is clearly the best.

    The tile that is cheapest at first sight is not the answer. There is one puzzle a day, the same for everybody. Type
    your choice as in a game; q shows the answer.
    """
    from ....coach import puzzles
    from ....locales import choose_language, texts
    from ...terminal.console import Terminal
    from ...terminal.puzzle_screen import solve

    if number is not None and day is not None:
        raise CommandError("--number, --date: give only one of them")
    try:
        found: Puzzle = puzzles.find_puzzle(number) if number is not None else puzzles.puzzle_of_day(_date(day))
    except LookupError as error:
        raise CommandError(f"--number: {error.args[0]}") from None
    solve(found, puzzles.puzzle_count(), Terminal(texts(choose_language(lang))))


def _date(day: datetime | None) -> date:
    return (day or datetime.now(UTC)).date()
