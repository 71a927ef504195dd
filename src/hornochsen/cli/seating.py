"""Who sits at the table: people by their names, bots by theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from .errors import Refused

if TYPE_CHECKING:
    from .terminal import Terminal

LONGEST_NAME = 20
FARM_NAMES = ("Alma", "Berta", "Cilli", "Dora", "Elsa", "Flora", "Gerti", "Hanni")
COMPANY = ("ox", "cow", "bull")
"""Who comes when only a number of bots is asked for."""


def find_people(players: str | None, terminal: Terminal) -> list[str]:
    """The names of the people: as given, or asked for where somebody can answer."""
    from .terminal import Stopped

    words = terminal.texts
    if players is None:
        return [words("player-numbered", number=1)]
    if players.isdecimal():
        if len(players) > 2 or int(players) > 8:
            raise Refused(f"--players: at most eight people can play, not {players[:20]}")
        names = [words("player-numbered", number=number) for number in range(1, int(players) + 1)]
        if terminal.interactive and len(names) > 1:
            try:
                names = _ask_names(names, terminal)
            except Stopped:
                raise click.Abort from None
        return names
    names = [name.strip() for name in players.split(",")]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refused(f"--players: a name has 1 to {LONGEST_NAME} characters, not {name!r}")
    if len(set(names)) != len(names):
        raise Refused("--players: two people have the same name")
    return names


def _ask_names(names: list[str], terminal: Terminal) -> list[str]:
    chosen: list[str] = []
    for number, default in enumerate(names, start=1):
        while True:
            name = terminal.ask(terminal.texts("your-name-prompt", number=number))[:LONGEST_NAME] or default
            if name.isprintable() and name not in chosen:
                break
            terminal.say("name-taken", name=name)
        chosen.append(name)
    return chosen


def find_bots(bots: str | None, enough: int) -> list[str]:
    """The bots that were asked for, by name; where only their number was, a mixed company."""
    from ..bots.registry import UnknownBot, load

    if bots is None:
        bots = str(enough)
    if bots.isdecimal():
        if len(bots) > 2 or int(bots) > 8:
            raise Refused(f"--bots: at most eight can play, not {bots[:20]}")
        return [COMPANY[number % len(COMPANY)] for number in range(int(bots))]
    names = bots.split(",")
    try:
        for name in names:
            load(name)
    except UnknownBot as error:
        raise Refused(f"--bots: {error}") from None
    return names


def names_of_bots(people: list[str], bots: int) -> list[str]:
    """A farm name for each bot, with the letter of its piece, that nobody else at the table has."""
    names = list(people)
    for seat in range(len(people), len(people) + bots):
        names.append(next(name for name in (FARM_NAMES[seat], *FARM_NAMES) if name not in names))
    return names[len(people) :]
