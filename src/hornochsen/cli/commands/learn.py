"""`hornochsen learn`: the lesson in the terminal."""

from __future__ import annotations

import click

from ..errors import CommandError
from ..options import lang_option


@click.command(
    short_help="Learn the game in ten short chapters.",
    epilog="""\b
Examples:
  hornochsen learn
  hornochsen learn 4
  hornochsen learn --lang de""",
)
@click.argument("chapter", type=int, required=False)
@lang_option
def learn(chapter: int | None, lang: str | None) -> None:
    """Learn the game by playing: ten short chapters, about five minutes.

    Each chapter explains one idea in a position of a recorded game, and answers every choice that you make. Type the
    number of a tile to lay it, b2 to buy two tiles, b to go back, q to stop. Without a number, the lesson continues
    with the chapter where you stopped.
    """
    from ...lesson import CHAPTERS
    from ...locales import choose_language, texts
    from ..terminal.console import PlayerQuit, Terminal
    from ..terminal.lesson_loop import TerminalLesson
    from ..terminal.lesson_progress import read_progress, write_progress

    if chapter is not None and not 1 <= chapter <= len(CHAPTERS):
        raise CommandError(f"CHAPTER: must be 1 to {len(CHAPTERS)}, not {chapter}")
    terminal = Terminal(texts(choose_language(lang)))
    try:
        TerminalLesson(terminal, write_progress).play(chapter or read_progress(len(CHAPTERS)))
    except (PlayerQuit, KeyboardInterrupt) as reason:
        terminal.show([""])
        terminal.say("learn-stopped")
        if isinstance(reason, KeyboardInterrupt):
            raise click.exceptions.Exit(130) from None
