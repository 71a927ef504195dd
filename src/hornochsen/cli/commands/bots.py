"""`hornochsen bots`: list the bots."""

from __future__ import annotations

import click

from ..entries import entry
from ..options import lang_option


@click.command(
    short_help="List the bots, weakest first.",
    epilog="""\b
Examples:
  hornochsen bots
  hornochsen play --bots aurochs,bull,ox
  hornochsen arena bull@300 ox ox ox --games 40""",
)
@lang_option
def bots(lang: str | None) -> None:
    """List the bots by name, weakest first, with a description of each."""
    from ...bots import BOTS
    from ...bots.registry import names
    from ...locales import choose_language, texts

    words = texts(choose_language(lang))
    width = max(map(len, names()))
    for bot in names():
        if bot in BOTS:
            name, about = words(f"bot-{bot}-name"), words(f"bot-{bot}-about")
            click.echo(entry(bot, words("bot-character", name=name, about=about), width + 2))
        else:
            click.echo(bot)
