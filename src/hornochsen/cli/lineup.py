"""Parse `--players` and `--bots`: the people and bots at the table of `hornochsen play`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from .errors import CommandError

if TYPE_CHECKING:
    from .terminal.console import Terminal

MAX_NAME_LENGTH = 20
FARM_NAMES = ("Alma", "Berta", "Cilli", "Dora", "Elsa", "Flora", "Gerti", "Hanni")
DEFAULT_BOT = "cow"
"""The bot that takes part when only a number of bots is given; the page has the same default."""


def parse_players(players: str | None, terminal: Terminal) -> list[str]:
    """Return the names of the people; prompt for them if only a number is given and the terminal is interactive."""
    from .terminal.console import PlayerQuit

    words = terminal.texts
    if players is None:
        return [words("player-numbered", number=1)]
    if players.isdecimal():
        if len(players) > 2 or int(players) > 8:
            raise CommandError(f"--players: at most 8 people can play, not {players[:20]}")
        names = [words("player-numbered", number=number) for number in range(1, int(players) + 1)]
        if terminal.interactive and len(names) > 1:
            try:
                names = _ask_names(names, terminal)
            except PlayerQuit:
                raise click.Abort from None
        return names
    names = [name.strip() for name in players.split(",")]
    for name in names:
        if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
            raise CommandError(f"--players: a name must have 1 to {MAX_NAME_LENGTH} printable characters, not {name!r}")
    if len(set(names)) != len(names):
        raise CommandError("--players: each name must be different")
    return names


def _ask_names(names: list[str], terminal: Terminal) -> list[str]:
    chosen: list[str] = []
    for number, default in enumerate(names, start=1):
        while True:
            name = terminal.ask(terminal.texts("your-name-prompt", number=number))[:MAX_NAME_LENGTH] or default
            if name.isprintable() and name not in chosen:
                break
            terminal.say("name-taken", name=name)
        chosen.append(name)
    return chosen


def parse_bots(bots: str | None, enough: int) -> list[str]:
    """Return the names of the bots; a number gives that many of `DEFAULT_BOT`, `None` gives `enough` of them."""
    from ..bots.registry import UnknownBot, load

    if bots is None:
        bots = str(enough)
    if bots.isdecimal():
        if len(bots) > 2 or int(bots) > 8:
            raise CommandError(f"--bots: at most 8 bots can play, not {bots[:20]}")
        return [DEFAULT_BOT] * int(bots)
    names = bots.split(",")
    try:
        for name in names:
            load(name)
    except UnknownBot as error:
        raise CommandError(f"--bots: {error}") from None
    return names


def name_bots(people: list[str], bots: int) -> list[str]:
    """Return a unique display name for each bot; its first letter matches the bot's piece if possible."""
    names = list(people)
    for seat in range(len(people), len(people) + bots):
        names.append(next(name for name in (FARM_NAMES[seat], *FARM_NAMES) if name not in names))
    return names[len(people) :]
