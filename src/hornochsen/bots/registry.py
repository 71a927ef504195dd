"""Find bots by name: a built-in bot, a class in a file or a package, an entry point, or a program."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import math
import os
import random
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from numbers import Integral
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from . import Bot

T = TypeVar("T")

GROUP = "hornochsen.bots"
"""The entry point group in which other packages register bots."""


_BUDGET = re.compile(r"(.+)@([0-9]{1,9})", re.ASCII)
"""A name with a budget: `bull@300`."""


class UnknownBot(ValueError):
    """A bot's name is unknown, or an option is invalid. The message is one line and says what would be right."""


class BotError(RuntimeError):
    """A bot failed or chose an illegal action. The message is one line that names the bot and the failure."""

    record: str | None = None
    """The record of the game up to the failure."""


class BotSpec(msgspec.Struct, frozen=True):
    """A description of a bot. It can be pickled and sent to another process or machine, which then makes the bot."""

    name: str
    """The name that the user gave: `bull`, `bull@300`, `./my_bot.py:MyBot`."""

    budget: int | None = None
    """Playouts per decision, for bots that use playouts."""

    think: float | None = None
    """Seconds per decision, for bots that can use a time limit."""

    command: tuple[str, ...] = ()
    """The program that plays, with its arguments; empty for a class."""

    source: str | None = None
    """The content of the bot's file when it was loaded, so that every process runs the same version."""

    @property
    def label(self) -> str:
        """The short name: `MyBot` for `./my_bot.py:MyBot`."""
        return self.name.rpartition(":")[2]

    @property
    def kind(self) -> str:
        """The name without a budget: `bull` for `bull@300`."""
        return split_budget(self.name)[0]

    def make(self, rng: random.Random) -> Bot:
        """Return a new bot for one game. The caller calls its `close`, if it has one, after the game."""
        if self.command:
            from .command import CommandBot

            return CommandBot(self.name, self.command)
        maker = _maker(self.kind, self.source)
        options = {"budget": self.budget, "think": self.think}
        bot: Bot = maker(rng, **{name: options[name] for name in _accepted(maker) if options[name] is not None})
        return bot


def load(name: str, *, budget: int | None = None, think: float | None = None, command: str | None = None) -> BotSpec:
    """Return the spec of the bot of that name, or of the bot that runs `command`.

    Raise `UnknownBot` if none exists, and for a `budget` below 1 or a `think` that is not above 0. A name may end in a
    budget of its own, which replaces `budget` and `think`: `bull@300`.
    """
    if command is not None:
        return BotSpec(name, command=_program(name, command))
    _check_limits(budget, think)
    kind, own_budget = split_budget(name)
    if own_budget is not None:
        budget, think = own_budget, None
    where = kind.rpartition(":")[0]
    spec = BotSpec(name, budget, think, source=_read(where) if _is_file(where) else None)
    maker = _maker(kind, spec.source)
    _check(kind, maker)
    if own_budget is not None and (own_budget == 0 or "budget" not in _accepted(maker)):
        raise UnknownBot(f"{name}: the budget must be at least 1" if own_budget == 0 else f"{kind} uses no budget")
    return spec


def split_budget(name: str) -> tuple[str, int | None]:
    """Return a bot's name without the budget at its end, and the budget: `bull@300` gives `bull` and 300."""
    match = _BUDGET.fullmatch(name)
    return (match[1], int(match[2])) if match else (name, None)


def names() -> tuple[str, ...]:
    """Return the names of built-in bots and of entry points."""
    from . import BOTS

    return (*BOTS, *sorted({entry.name for entry in _entries()} - set(BOTS)))


def one_line(text: object, most: int = 200) -> str:
    """Return a text without line breaks and control characters, cut to `most` characters."""
    line = "".join(char if char.isprintable() else " " for char in str(text)).strip()
    return line if len(line) <= most else line[: most - 1] + "…"


@lru_cache
def _maker(name: str, source: str | None) -> Callable[..., Any]:
    """Return the class or function that makes the bot of that name from a random number generator and options."""
    from . import BOTS

    if name in BOTS:
        return BOTS[name]
    for entry in _entries():
        if entry.name == name:
            offered: Callable[..., Any] = _imported(name, entry.load)
            return offered
    where, colon, made = name.rpartition(":")
    if not colon:
        raise _unknown(name)
    if source is not None:
        module = _imported(where, lambda: _run(Path(where), source))
    else:
        module = _module(where)
    found: Any = module
    for part in made.split("."):
        found = getattr(found, part, None)
    if not inspect.isclass(found):
        there = [bot.__name__ for bot in _bots_in(module)]
        raise UnknownBot(f"{where} has no class {made or '(none is named)'}; {_offer(where, there)}")
    return found


def _check(name: str, maker: Callable[..., Any]) -> None:
    if inspect.isclass(maker) and not callable(getattr(maker, "choose", None)):
        raise UnknownBot(f"{name} is no bot: a bot has a method choose(self, view, legal)")
    try:
        inspect.signature(maker).bind(random.Random())
    except TypeError:
        raise UnknownBot(f"{name} is no bot: a bot is made with a random.Random, as in Bot(rng)") from None
    except ValueError:
        pass  # the signature of this callable cannot be read: accept it unchecked


def _check_limits(budget: object, think: object) -> None:
    if budget is not None and (isinstance(budget, bool) or not isinstance(budget, Integral) or int(budget) < 1):
        raise UnknownBot(f"budget: must be a whole number from 1, not {one_line(repr(budget), 60)}")
    if think is not None and (
        isinstance(think, bool) or not isinstance(think, int | float) or not 0 < think < math.inf
    ):
        raise UnknownBot(f"think: must be a number of seconds above 0, not {one_line(repr(think), 60)}")


def _accepted(maker: Callable[..., Any]) -> list[str]:
    try:
        parameters = inspect.signature(maker).parameters.values()
    except ValueError:
        return []
    by_name = {p.name for p in parameters if p.kind in (p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD)}
    anything = any(p.kind is p.VAR_KEYWORD for p in parameters)
    return [option for option in ("budget", "think") if anything or option in by_name]


def _is_file(where: str) -> bool:
    return where.endswith(".py") or "/" in where or os.sep in where


def _read(where: str) -> str:
    try:
        return Path(where).read_text(encoding="utf-8")
    except OSError as error:
        raise UnknownBot(f"{one_line(where)} cannot be read: {error.strerror}") from None
    except ValueError:
        raise UnknownBot(f"{one_line(where)} is no Python file: not UTF-8 text") from None


def _run(path: Path, source: str) -> ModuleType:
    """Return the module that results from executing `source`, as if it were imported from `path`."""
    name = f"hornochsen_bot_{abs(hash((path, source)))}"
    spec = importlib.util.spec_from_loader(name, loader=None, origin=str(path))
    assert spec
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path)
    sys.modules[name] = module  # dataclasses and pickle look there
    _look_in(path.parent)
    exec(compile(source, str(path), "exec"), module.__dict__)
    return module


def _module(where: str) -> ModuleType:
    if importlib.util.find_spec(where.partition(".")[0] or " ") is None:
        _look_in(Path())
    return _imported(where, lambda: importlib.import_module(where))


def _look_in(folder: Path) -> None:
    """Append a folder to the module search path. It comes last, so that its files hide no library."""
    found = str(folder.resolve())
    if found not in sys.path:
        sys.path.append(found)
        importlib.invalidate_caches()


def _imported(where: str, importing: Callable[[], T]) -> T:
    try:
        return importing()
    except SyntaxError as error:
        problem = f"{error.msg}, line {error.lineno}"
    except (Exception, SystemExit) as error:
        problem = f"{type(error).__name__}: {error}"
    raise UnknownBot(one_line(f"{where} cannot be imported: {problem}", 300))


def _bots_in(module: ModuleType) -> list[type]:
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and value.__module__ == module.__name__ and callable(getattr(value, "choose", None))
    ]


def _offer(where: str, there: Iterable[str]) -> str:
    bots = [f"{where}:{bot}" for bot in there]
    return f"there is {', '.join(bots)}" if bots else "and no other with a method choose"


def _entries() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def _program(name: str, command: str) -> tuple[str, ...]:
    if not name or not name.isprintable():
        raise UnknownBot(f"a program needs a name, as in snail=./snail.sh, not {name!r}")
    if name in names():
        raise UnknownBot(f"there is a bot {name} already; give the program another name")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownBot(f"{name}: the command cannot be read: {error}") from None
    if not words or not shutil.which(words[0]):
        raise UnknownBot(
            f"{name}: there is no program {one_line(words[0])!r}" if words else f"{name}: the command is empty"
        )
    return tuple(words)


def _unknown(name: str) -> UnknownBot:
    if _is_file(name):
        return UnknownBot(f"{one_line(name)}: say which class in it, as in {one_line(name)}:MyBot")
    there = names()
    close = get_close_matches(name.lower(), there, n=1)
    hint = f"did you mean {close[0]}? " if close else ""
    shown = one_line(repr(name), 60)
    return UnknownBot(f"there is no bot {shown}; {hint}bots are {', '.join(there)}, or FILE.py:CLASS")
