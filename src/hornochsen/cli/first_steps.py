"""The list of first commands to try, which `hornochsen` prints without arguments.

The English texts are in this module, the translations in `commands.ftl`.
"""

from __future__ import annotations

from ..locales import Texts
from .entries import entry

TITLE = "Tanz der Hornochsen! – first things to try:"

STEPS = {
    "serve": ("hornochsen serve --open", "Play in the browser, alone or with others."),
    "network": ("hornochsen serve --host 0.0.0.0", "Let phones on this network join."),
    "learn": ("hornochsen learn", "Learn the game in five minutes."),
    "play": ("hornochsen play", "Play in the terminal against three bots."),
    "bots": ("hornochsen bots", "Meet the bots."),
    "boards": ("hornochsen board list", "Look at the boards."),
    "help": ("hornochsen --help", "List all commands."),
}
"""The message id without its prefix `first-`: the command, and its description in English."""


def first_steps(words: Texts) -> str:
    """Return the list of first commands in the language of `words`."""
    width = max(len(command) for command, _ in STEPS.values())
    lines = [
        entry(f"  {command}", words.overlay(f"first-{step}", english), width + 4)
        for step, (command, english) in STEPS.items()
    ]
    return "\n".join([words.overlay("first-title", TITLE), "", *lines])
