"""`hornochsen review`: how luck and choices changed the chances to win in a finished game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...atomic_files import check_writable
from ...errors import CommandError
from ...kernel_compilation import compile_kernel
from ...options import MAX_COUNT, lang_option, read_record
from ...progress import progress_display
from ...simulation import save_picture

if TYPE_CHECKING:
    from ....coach.review_data import Review
    from ....records import Record


@click.command(
    short_help="Review a finished game: luck, choices and mistakes.",
    epilog="""\b
Examples:
  hornochsen review game.json
  hornochsen review game.json --seat 0 --plot game.svg
  hornochsen review game.json --json --budget 5000""",
)
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--seat", type=int, metavar="N", help="Review only this seat; the first seat is 0.  [default: all seats]")
@click.option(
    "--budget",
    type=click.IntRange(1, MAX_COUNT),
    metavar="N",
    help="Playouts for each decision.  [default: the coach's usual budget]",
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="N",
    help="Random seed; the same seed gives the same review.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a report.")
@click.option(
    "--plot", type=click.Path(dir_okay=False), metavar="FILE", help="Write the curves of the game to FILE: .svg."
)
@lang_option
def review(
    file: str, seat: int | None, budget: int | None, seed: int, as_json: bool, plot: str | None, lang: str | None
) -> None:
    """Review a finished game: every decision of a player is judged from what the player could see at that moment.

    The report shows the chance to win after each decision, marks slips (?!), mistakes (?) and blunders (??), explains
    the moments that decided the game, and adds up: result = start + luck + choices. FILE may be - for standard input.
    """
    from ....locales import choose_language, texts

    record = read_record(file).record
    _check_plot(plot)
    found = _reviewed(record, file, seat, budget, seed)
    words = texts(choose_language(lang))
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(found).decode())
    else:
        from ...terminal.console import Terminal
        from .review_report import report

        terminal = Terminal(words)
        terminal.show(report(found, words, terminal.width))
    if plot is not None:
        from .review_plot import review_picture

        save_picture(Path(plot), review_picture(found, words).encode())


def _check_plot(plot: str | None) -> None:
    """Raise `CommandError` before the review if the picture could not be written."""
    if plot is None:
        return
    if Path(plot).suffix.lower() != ".svg":
        raise CommandError(f"--plot: the file name must end in .svg, not {Path(plot).name!r}")
    check_writable("--plot", Path(plot).parent)


def _reviewed(record: Record, file: str, seat: int | None, budget: int | None, seed: int) -> Review:
    from ....coach.evaluation import BUDGET
    from ....coach.review import ReviewError, reviewing

    compile_kernel(lambda _: None)
    work = reviewing(record, None if seat is None else (seat,), BUDGET if budget is None else budget, seed)
    try:
        with share_bar() as show:
            while True:
                try:
                    show(next(work))
                except StopIteration as end:
                    result: Review = end.value
                    return result
    except ReviewError as error:
        place = "--" if str(error).startswith(("seat:", "budget:")) else f"{file}: "
        raise CommandError(f"{place}{error}") from None


@contextlib.contextmanager
def share_bar() -> Iterator[Callable[[float], None]]:
    """Yield a function that shows a share from 0 to 1 as a progress bar."""
    from rich.progress import BarColumn, TaskProgressColumn, TimeRemainingColumn

    with progress_display(BarColumn(), TaskProgressColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task("", total=1.0)
        yield lambda share: bar.update(task, completed=share)
