"""What series and leagues have in common: options, bots by name, a bar, pictures, and how failures are said."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from .errors import Refused
from .options import MANY, BoardType, RulesType, Seconds

if TYPE_CHECKING:
    from rich.table import Table

    from ..arena import Progress
    from ..bots.registry import BotError, BotSpec
    from ..rules import Rules

F = TypeVar("F", bound=Callable[..., Any])

PICTURES = (".png", ".svg", ".pdf")


class BotType(click.ParamType[str]):
    """A bot's name, or where its class is."""

    name = "BOT"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from ..bots.registry import names

        found = [CompletionItem(name) for name in names() if name.startswith(incomplete)]
        return found or [CompletionItem(incomplete, type="file")]


def series_options(command: F) -> F:
    """What series and leagues have in common."""
    options = (
        click.option("--seed", type=int, metavar="N", help="All chance comes from this number: the same games again."),
        click.option(
            "--board", type=BoardType(), default="classic", show_default=True, help="A board: its name, or a file."
        ),
        click.option(
            "--rules",
            type=RulesType(),
            default="official",
            show_default=True,
            help="official or jeux-de-nim, and switches: happy_buying, no_box_sales, at_once (official,happy_buying).",
        ),
        click.option(
            "--jobs",
            type=click.IntRange(1, MANY),
            metavar="N",
            help="Processes that play. The results are the same for any number of them.  [default: all cores]",
        ),
        click.option(
            "--budget", type=click.IntRange(1, MANY), metavar="N", help="Playouts a decision, for bots that think."
        ),
        click.option(
            "--think",
            type=Seconds(),
            metavar="SECONDS",
            help="Time a decision, for bots that think. The results are then not the same again.",
        ),
        click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table."),
        click.option(
            "--plot", type=click.Path(dir_okay=False), metavar="FILE", help="Draw the result: .png, .svg or .pdf."
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


class Interrupted(Refused):
    """Ctrl-C; what there was has been printed."""

    exit_code = 130


def find_bots(
    names: tuple[str, ...], commands: tuple[str, ...], budget: int | None, think: float | None
) -> tuple[BotSpec, ...]:
    """The bots of these names; programs sit where they are named, else at the end."""
    from ..bots.registry import UnknownBot, load

    programs = {}
    for text in commands:
        name, equals, command = text.partition("=")
        if not equals:
            raise Refused(f"--bot-command: say NAME=COMMAND, as in snail=./snail.sh, not {text!r}")
        if name in programs:
            raise Refused(f"--bot-command: {name} is given twice")
        try:
            programs[name] = load(name, command=command)
        except UnknownBot as error:
            raise Refused(f"--bot-command: {error}") from None
    try:
        seats = [programs.get(name) or load(name, budget=budget, think=think) for name in names]
    except UnknownBot as error:
        raise Refused(str(error)) from None
    return (*seats, *(program for name, program in programs.items() if name not in names))


def check_picture(file: str | None) -> None:
    """Refuse now what could not be drawn or written when everything has been played."""
    if file is None:
        return
    from ..arena import plots

    if Path(file).suffix.lower() not in PICTURES:
        raise Refused(f"--plot: a picture ends in {', '.join(PICTURES)}, not {Path(file).name!r}")
    try:
        plots.check()
    except plots.NoPictures as error:
        raise Refused(f"--plot: {error}") from None
    check_writable("--plot", Path(file).parent)


def check_writable(option: str, folder: Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Refused(f"{option}: {folder}: {error.strerror}") from None


@contextlib.contextmanager
def failures() -> Iterator[None]:
    """What can go wrong while bots play, said in one line."""
    from ..arena import WorkersLost
    from ..arena.cluster import ClusterError
    from ..bots.registry import BotError

    try:
        yield
    except ClusterError as error:
        raise Refused(f"--scheduler: {error}") from None
    except BotError as error:
        raise Refused(f"{error}{_kept(error)}") from None
    except WorkersLost as error:
        raise Refused(str(error)) from None


def _kept(error: BotError) -> str:
    """Where the game of a failing bot was saved."""
    from .files import keep_broken_off

    if error.record is None:
        return ""
    try:
        return f"; the game is in {keep_broken_off(error.record)}"
    except OSError:
        return ""


@contextlib.contextmanager
def progress_bar(games: int, done: int = 0) -> Iterator[Progress]:
    """A bar on standard error while games are played, where somebody can see it."""
    import sys

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    shown = sys.stderr is not None and sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda more: bar.advance(task, more)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that nothing is half counted or half written."""
    import signal

    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def cores() -> int:
    """How many cores there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def rules_name(rules: Rules) -> str | dict[str, Any]:
    """A rule set by its name, or by its switches where it has none."""
    import msgspec

    from ..rules import PRESETS

    switches: dict[str, Any] = msgspec.to_builtins(rules)
    return next((name for name, preset in PRESETS.items() if preset == rules), switches)


def save_picture(path: Path, picture: bytes) -> None:
    """Write a picture whole or not at all."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        half.write_bytes(picture)
        half.replace(path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise Refused(f"--plot: {path}: {error.strerror}") from None


def new_table(title: str, *headings: str) -> Table:
    """A table with a line for each bot, and numbers after its name."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def print_table(table: Table) -> None:
    from rich.console import Console

    Console(highlight=False, emoji=False, markup=False).print(table)
