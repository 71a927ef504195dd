"""`hornochsen daily`: play the deal of the day in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import click

from ..errors import CommandError
from ..lineup import FARM_NAMES
from ..options import lang_option

if TYPE_CHECKING:
    from ...daily import DailyDeal, DailyRecorder
    from ...records import Record
    from ..terminal.console import Terminal


@click.command(
    short_help="Play the deal of the day.",
    epilog="""\b
Examples:
  hornochsen daily
  hornochsen daily --again
  hornochsen daily --date 2026-11-15
  hornochsen daily --calendar""",
)
@click.option(
    "--date",
    "day",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="Play the deal of an earlier day, such as 2026-11-15. It does not count.",
)
@click.option("--again", is_flag=True, help="Play the deal of today once more. It does not count.")
@click.option("--calendar", is_flag=True, help="Show your places of the last five weeks, and your days in a row.")
@lang_option
def daily(day: datetime | None, again: bool, calendar: bool, lang: str | None) -> None:
    """Play the deal of the day: the same tiles, the same seat and the same three bots for everybody.

    Every day has one deal; the day begins at midnight UTC. The bots always respond to the same choices in the same way,
    and they become stronger from Monday to Sunday. Your first game of a day counts. If you stop it (q, Ctrl-C), the
    same command continues it, and --date does so on the next day, for 24 hours in all. There are no hints. Afterwards
    you get a result to share that reveals no tile.
    """
    from ...locales import choose_language, texts
    from ..terminal.console import Terminal
    from ..terminal.daily_games import streak
    from ..terminal.daily_screen import calendar_lines

    now = datetime.now(UTC)
    terminal = Terminal(texts(choose_language(lang)))
    chosen = day.date() if day else now.date()
    if chosen > now.date():
        raise CommandError(f"--date: {chosen} has not come yet; today is {now.date()} (UTC)")
    if calendar:
        terminal.say("daily-calendar")
        terminal.show(calendar_lines(now.date()))
        terminal.say("daily-streak", count=streak(now.date()))
    else:
        _play(chosen, now, again, terminal)


def _play(day: date, now: datetime, again: bool, terminal: Terminal) -> None:
    """Begin or continue the counted game of a day, show its result, or play a game that does not count."""
    from ...daily import DailyRecorder, daily_deal, local_secret, resume_daily
    from ..terminal.daily_games import can_continue, read_game, result_of, save_game
    from ..terminal.daily_screen import share_lines

    deal = daily_deal(day, local_secret(day))
    game = None if again else read_game(day)
    if game and can_continue(game, now):
        _run(deal, resume_daily(game, deal.key), terminal, lambda record: save_game(day, record))
    elif game:
        result = result_of(game)
        terminal.show(share_lines(result, terminal.texts) if result else [])
        terminal.say("daily-played")
    elif again or day != now.date():
        _run(deal, DailyRecorder(_record(deal, terminal), deal.key), terminal, None)
    else:
        record = _record(deal, terminal, begun=now)
        save_game(day, record)
        _run(deal, DailyRecorder(record, deal.key), terminal, lambda record: save_game(day, record))


def _record(deal: DailyDeal, terminal: Terminal, begun: datetime | None = None) -> Record:
    person = terminal.texts("player-numbered", number=1)
    record = deal.record(person, [FARM_NAMES[seat] for seat, level in enumerate(deal.seats) if level])
    if begun:
        record.extra["daily"]["begun"] = begun.isoformat(timespec="seconds")
    return record


def _run(deal: DailyDeal, recorder: DailyRecorder, terminal: Terminal, save: Callable[[Record], None] | None) -> None:
    """Play to the end and show the result. `save` keeps a game that counts."""
    from ...bots import BUDGETS
    from ...bots.registry import BotError
    from ...daily import DailyBot, daily_result
    from ...records import replay
    from ..kernel_compilation import announcement, compile_kernel
    from ..terminal.console import PlayerQuit
    from ..terminal.daily_games import streak
    from ..terminal.daily_screen import share_lines
    from ..terminal.game_loop import TerminalGame

    if any(level in BUDGETS for level in deal.bots):
        compile_kernel(lambda kept: terminal.show([announcement(terminal.texts, kept)]))
    bots = {seat: DailyBot(level, deal.key, seat) for seat, level in enumerate(deal.seats) if level}
    try:
        _welcome(deal, recorder, terminal, counts=save is not None)
        TerminalGame(recorder, bots, terminal, save or (lambda _: None), people_first=True).play()
    except BotError as error:
        raise CommandError(str(error)) from None
    except (PlayerQuit, KeyboardInterrupt) as reason:
        terminal.show([""])
        terminal.say("daily-stopped" if save else "goodbye")
        if isinstance(reason, KeyboardInterrupt):
            raise click.exceptions.Exit(130) from None
        return
    terminal.show(["", *share_lines(daily_result(replay(recorder.record), deal.seat), terminal.texts)])
    if save:
        terminal.say("daily-streak", count=streak(deal.day))


def _welcome(deal: DailyDeal, recorder: DailyRecorder, terminal: Terminal, *, counts: bool) -> None:
    texts = terminal.texts
    terminal.warn_if_narrow(deal.board)
    levels = [texts(f"bot-{level}-name") for level in deal.bots]
    names = [name for name, level in zip(recorder.record.players, deal.seats, strict=True) if level]
    opponents = ", ".join(f"{name} ({level})" for name, level in zip(names, levels, strict=True))
    terminal.say("daily-welcome", date=deal.day.isoformat(), board=deal.board.name, names=opponents)
    if not counts:
        terminal.say("daily-uncounted")
    if recorder.record.moves:
        terminal.say("resumed", round=recorder.state.round)
    terminal.say("prompt-help")
    terminal.pause()
