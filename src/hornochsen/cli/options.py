"""Options and parameter types that several commands share, with shell completion."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from .. import LANGUAGES
from .errors import CommandError

if TYPE_CHECKING:
    from ..records import Replay
    from ..rules import Board, Rules

F = TypeVar("F", bound=Callable[..., Any])


def lang_option(command: F) -> F:
    """Add the option `--lang` to a command."""
    option = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        help="Language: English, German, French or Hungarian.  [default: the system's language]",
    )
    return option(command)


MAX_BYTES = 64 * 2**20
MAX_COUNT = 10**9
"""Upper bound for counts on the command line."""


class Seconds(click.FloatRange):
    """A thinking time in seconds; rejects `nan`."""

    name = "SECONDS"

    def __init__(self) -> None:
        super().__init__(min=0.001, max=3600)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = float(super().convert(value, param, ctx))
        if seconds != seconds:
            self.fail(f"{value!r} is not a number of seconds.", param, ctx)
        return seconds


class BoardType(click.ParamType[str]):
    """The name of a shipped board, or the path of a board file."""

    name = "NAME|FILE"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from .. import boards

        names = [CompletionItem(name) for name in boards.names() if name.startswith(incomplete)]
        return names or [CompletionItem(incomplete, type="file")]


def find_board(name: str) -> Board:
    """Return the board with this name or in this file; raise `CommandError`."""
    from .. import boards

    try:
        return boards.find(name).board
    except boards.UnknownBoard as error:
        raise CommandError(f"--board: {error}") from None
    except boards.BadBoardFile as error:
        raise CommandError(*(f"{name}: {problem}" for problem in error.problems)) from None
    except OSError as error:
        raise CommandError(f"--board: {name}: {error.strerror}") from None


def find_rules(name: str) -> Rules:
    """Return the rule set for a name with optional switches, such as `official,happy_buying`."""
    from ..rules import PRESETS

    preset, *switches = name.split(",")
    if preset not in PRESETS:
        raise CommandError(f"--rules: the rule sets are {', '.join(PRESETS)}, not {preset!r}")
    rules = PRESETS[preset]
    for switch in switches:
        rules = _switched(rules, switch)
    return rules


def _switched(rules: Rules, switch: str) -> Rules:
    from msgspec.structs import replace

    changes: dict[str, dict[str, Any]] = {
        "happy_buying": {"happy_buying": True},
        "box_sales": {"box_sales": True},
        "no_box_sales": {"box_sales": False},
        "at_once": {"dunghill_ends": "at_once"},
        "round": {"dunghill_ends": "round"},
    }
    if switch not in changes:
        raise CommandError(f"--rules: the switches are {', '.join(changes)}, not {switch!r}")
    return replace(rules, **changes[switch])


class RulesType(click.ParamType[str]):
    """The name of a rule set with optional switches."""

    name = "NAME[,SWITCH…]"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from ..rules import PRESETS

        return [CompletionItem(name) for name in PRESETS if name.startswith(incomplete)]


def rules_option(command: F) -> F:
    """Add the option `--rules` to a command."""
    option = click.option(
        "--rules",
        type=RulesType(),
        default="official",
        show_default=True,
        help="Rule set: official or jeux-de-nim, and switches: "
        "happy_buying, no_box_sales, at_once (official,happy_buying).",
    )
    return option(command)


def budget_option(command: F) -> F:
    """Add the option `--budget` of the bots to a command."""
    option = click.option(
        "--budget",
        type=click.IntRange(1, MAX_COUNT),
        metavar="N",
        help="Playouts per decision, for bots that search (aurochs: positions); bull@300 sets them for one bot.",
    )
    return option(command)


class BotType(click.ParamType[str]):
    """The name of a bot, or the location of its class."""

    name = "BOT"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from ..bots.registry import names

        found = [CompletionItem(name) for name in names() if name.startswith(incomplete)]
        return found or [CompletionItem(incomplete, type="file")]


def read_bytes(path: str) -> bytes:
    """Read a file or standard input (`-`), up to the maximum size of a record."""
    if path == "-" and sys.stdin is None:
        raise CommandError("standard input: is closed")
    try:
        with contextlib.nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb") as file:
            data: bytes = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise CommandError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > MAX_BYTES:
        raise CommandError(f"{path}: is too large for a record; the limit is {MAX_BYTES // 2**20} MiB")
    return data


def read_record(path: str) -> Replay:
    """Read and replay the record in a file; raise `CommandError` if it is invalid."""
    from ..records import BadRecord, read

    try:
        return read(read_bytes(path))
    except BadRecord as error:
        raise CommandError(f"{path}: {error}") from None
