"""Shared parts of the commands that play many games between bots: arena, league and stats."""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from .atomic_files import check_writable
from .errors import CommandError
from .options import MAX_COUNT, BoardType, Seconds, budget_option, rules_option
from .progress import progress_display

if TYPE_CHECKING:
    from rich.table import Table

    from ..arena import Progress
    from ..bots.registry import BotError, BotSpec
    from ..rules import Rules

Command = TypeVar("Command", bound=Callable[..., Any])
PICTURES = (".png", ".svg", ".pdf")

seed_option = click.option("--seed", type=int, metavar="N", help="Random seed; the same seed gives the same games.")
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, MAX_COUNT),
    metavar="N",
    help="Worker processes; their number does not change the results.  [default: all cores]",
)
plot_option = click.option(
    "--plot", type=click.Path(dir_okay=False), metavar="FILE", help="Write a chart to FILE: .png, .svg or .pdf."
)


def games_option(default: int, meaning: str) -> Callable[[Command], Command]:
    """Return the option `--games` with its default and its help text."""
    return click.option(
        "--games", type=click.IntRange(1, MAX_COUNT), default=default, show_default=True, metavar="N", help=meaning
    )


@dataclass(frozen=True)
class SeriesOptions:
    """The values of the options that `arena` and `league` share."""

    seed: int | None
    board: str
    rules: str
    jobs: int | None
    budget: int | None
    think: float | None
    as_json: bool
    plot: str | None

    @property
    def new_seed(self) -> int:
        """Return the given seed, or a random one."""
        import secrets

        return secrets.randbits(32) if self.seed is None else self.seed

    @property
    def workers(self) -> int:
        """The number of worker processes."""
        return self.jobs or available_cores()


def series_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the shared options to a command, which gets their values as one argument `options`."""
    names = [field.name for field in fields(SeriesOptions)]

    @functools.wraps(command)
    def with_options(**values: Any) -> None:
        command(options=SeriesOptions(**{name: values.pop(name) for name in names}), **values)

    options = (
        seed_option,
        click.option(
            "--board", type=BoardType(), default="classic", show_default=True, help="Board name or board file."
        ),
        rules_option,
        jobs_option,
        budget_option,
        click.option(
            "--think",
            type=Seconds(),
            metavar="SECONDS",
            help="Time per decision, for bots that search. Results are then not reproducible.",
        ),
        click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table."),
        plot_option,
    )
    for option in reversed(options):
        with_options = option(with_options)
    return with_options


class Interrupted(CommandError):
    """The user stopped the command with Ctrl-C; the results so far are printed already. Exits with status 130."""

    exit_code = 130


def find_bots(
    names: tuple[str, ...], commands: tuple[str, ...], budget: int | None, think: float | None
) -> tuple[BotSpec, ...]:
    """Return the bots for the given names; a `NAME=COMMAND` program takes the seat of its name, else the last seat."""
    from ..bots.registry import UnknownBot, load

    programs = {}
    for text in commands:
        name, equals, command = text.partition("=")
        if not equals:
            raise CommandError(f"--bot-command: must be NAME=COMMAND, such as snail=./snail.sh, not {text!r}")
        if name in programs:
            raise CommandError(f"--bot-command: {name} is given twice")
        try:
            programs[name] = load(name, command=command)
        except UnknownBot as error:
            raise CommandError(f"--bot-command: {error}") from None
    try:
        seats = [programs.get(name) or load(name, budget=budget, think=think) for name in names]
    except UnknownBot as error:
        raise CommandError(str(error)) from None
    return (*seats, *(program for name, program in programs.items() if name not in names))


def check_picture(file: str | None) -> None:
    """Raise `CommandError` before any game is played if the chart could not be written."""
    if file is None:
        return
    from ..arena import plots

    if Path(file).suffix.lower() not in PICTURES:
        raise CommandError(f"--plot: the file name must end in {', '.join(PICTURES)}, not {Path(file).name!r}")
    try:
        plots.check()
    except plots.NoPictures as error:
        raise CommandError(f"--plot: {error}") from None
    check_writable("--plot", Path(file).parent)


@contextlib.contextmanager
def bot_failures() -> Iterator[None]:
    """Convert failures of bots, workers and the cluster to `CommandError`."""
    from ..arena import WorkersLost
    from ..arena.cluster import ClusterError
    from ..bots.registry import BotError

    try:
        yield
    except ClusterError as error:
        raise CommandError(f"--scheduler: {error}") from None
    except BotError as error:
        raise CommandError(f"{error}{_kept(error)}") from None
    except WorkersLost as error:
        raise CommandError(str(error)) from None


def _kept(error: BotError) -> str:
    """Save the game in which a bot failed; return a note about the file for the error message."""
    from .atomic_files import save_unfinished_game

    if error.record is None:
        return ""
    try:
        return f"; the game is in {save_unfinished_game(error.record)}"
    except OSError:
        return ""


@contextlib.contextmanager
def progress_bar(games: int, done: int = 0) -> Iterator[Progress]:
    """Yield a function that updates a progress bar for games."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    with progress_display(BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn()) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda more: bar.advance(task, more)


@contextlib.contextmanager
def deferred_interrupt() -> Iterator[None]:
    """Defer Ctrl-C until the block ends, so that each result is counted and written completely."""
    import signal

    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def available_cores() -> int:
    """Return the number of CPU cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def rules_name(rules: Rules) -> str | dict[str, Any]:
    """Return the name of a rule set, or its switches if it has no name."""
    import msgspec

    from ..rules import PRESETS

    switches: dict[str, Any] = msgspec.to_builtins(rules)
    return next((name for name, preset in PRESETS.items() if preset == rules), switches)


def rules_label(rules: Rules) -> str:
    """Return the name of a rule set, or "house rules" if it has no name."""
    name = rules_name(rules)
    return name if isinstance(name, str) else "house rules"


def save_picture(path: Path, picture: bytes) -> None:
    """Write a picture atomically."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        half.write_bytes(picture)
        half.replace(path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise CommandError(f"--plot: {path}: {error.strerror}") from None


def new_table(title: str, *headings: str) -> Table:
    """Return an empty table: a column for the bot's name, and right-aligned columns for numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def print_table(table: Table) -> None:
    """Print a table; on a narrow terminal it is set closely, with a line for each word of a heading."""
    from rich.console import Console

    from .terminal.drawing import WIDTH

    console = Console(highlight=False, emoji=False, markup=False)
    if console.width < WIDTH:
        table.collapse_padding = True
        for column in table.columns:
            column.header = str(column.header).replace(" ", "\n")
    console.print(table)
