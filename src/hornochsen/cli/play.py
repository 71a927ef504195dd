"""`hornochsen play`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .errors import Refused
from .options import MANY, BoardType, RulesType, Seconds, find_board, find_rules, lang_option, read_record
from .seating import COMPANY, LONGEST_NAME, find_bots, find_people, names_of_bots

if TYPE_CHECKING:
    from ..bots.registry import BotSpec
    from ..records import Record, Recorder
    from .terminal import Terminal

TABLE = 4


@click.command(
    short_help="Play a game against bots and friends.",
    epilog="""\b
Examples:
  hornochsen play --bots 5
  hornochsen play --players Anja,Bernd --bots 2 --lang de
  hornochsen play --save evening.json
  hornochsen play --resume evening.json""",
)
@click.option(
    "--players", metavar="N|NAMES", help="People at this keyboard: how many, or their names, with commas.  [default: 1]"
)
@click.option(
    "--bots",
    metavar="N|BOTS",
    help="Bots at the table: how many, or which, with commas: calf, cow, ox, bull, ./my_bot.py:MyBot.  "
    "[default: enough for four]",
)
@click.option("--board", type=BoardType(), default="classic", show_default=True, help="A board: its name, or a file.")
@click.option(
    "--rules",
    type=RulesType(),
    default="official",
    show_default=True,
    help="official or jeux-de-nim, and switches: happy_buying, no_box_sales, at_once (official,happy_buying).",
)
@click.option("--budget", type=click.IntRange(1, MANY), metavar="N", help="Playouts a decision, for bots that think.")
@click.option(
    "--think",
    type=Seconds(),
    metavar="SECONDS",
    help="Time a decision, for bots that think; then a seed does not give the same game again.",
)
@click.option("--seed", type=int, metavar="N", help="Shuffle and bots from this number: the same deal again.")
@lang_option
@click.option("--save", "save_file", type=click.Path(dir_okay=False), help="Keep the game in this file, move by move.")
@click.option(
    "--resume",
    type=click.Path(),
    metavar="FILE",
    help="Go on with a game that was broken off; it is kept in the same file.",
)
@click.pass_context
def play(
    ctx: click.Context,
    players: str | None,
    bots: str | None,
    board: str,
    rules: str,
    budget: int | None,
    think: float | None,
    seed: int | None,
    lang: str | None,
    save_file: str | None,
    resume: str | None,
) -> None:
    """Play a game in the terminal: up to eight people at one keyboard, and bots.

    Type the number of a tile to lay it, b2 to buy two tiles, ? for help, q to stop. The table shows where each of
    your tiles would go now and what that would cost. With several people, hands are hidden while the keyboard is
    handed on. A game that is broken off (q, Ctrl-C) is saved and can be resumed.
    """
    from ..bots.registry import UnknownBot, load
    from ..locales import choose, texts
    from .terminal import Terminal

    words = texts(choose(lang))
    terminal = Terminal(words)
    if resume is not None:
        for name in ("board", "rules", "seed"):
            if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
                raise Refused(f"--{name}: comes from the game that is resumed and cannot be changed")
        recorder, seats = _resumed(resume, players, bots)
    else:
        recorder, seats = _new_game(players, bots, board, rules, seed, terminal)
    kept_in = save_file or resume
    target = Path(kept_in) if kept_in else None
    if save_file == "":
        raise Refused("--save: say which file")
    if save_file and save_file != resume and Path(save_file).exists():
        raise Refused(f"--save: {save_file} exists already; take another name, or go on with it: --resume {save_file}")
    try:
        specs = [load(name, budget=budget, think=think) if name else None for name in seats]
    except UnknownBot as error:
        raise Refused(f"--bots: {error}") from None
    _run(recorder, specs, terminal, target, resumed=resume is not None)


def _new_game(
    players: str | None, bots: str | None, board: str, rules: str, seed: int | None, terminal: Terminal
) -> tuple[Recorder, list[str | None]]:
    import random
    import secrets

    from ..records import Record, Recorder
    from ..rules import shuffled

    people = find_people(players, terminal)
    bot_names = find_bots(bots, max(0, TABLE - len(people)))
    if not 2 <= len(people) + len(bot_names) <= 8:
        raise Refused(f"--players, --bots: two to eight sit at a table, not {len(people) + len(bot_names)}")
    seed = secrets.randbits(32) if seed is None else seed
    seats = [*(None for _ in people), *bot_names]
    record = Record(
        players=(*people, *names_of_bots(people, len(bot_names))),
        rules=find_rules(rules),
        board=find_board(board),
        supply=shuffled(random.Random(seed)),
        extra={"seed": seed, "bots": seats},
    )
    return Recorder(record, random.Random(f"{seed} box")), seats


def _resumed(path: str, players: str | None, bots: str | None) -> tuple[Recorder, list[str | None]]:
    """The game in a record, and who sits where: as the record says, or the first ones are people.

    A record may come from anywhere: a bot in it is only a name, never a file or module to be run.
    """
    import random

    from ..bots.registry import names
    from ..records import Recorder

    if path == "-":
        raise Refused("--resume: a game is resumed from a file, and kept in it")
    replayed = read_record(path)
    if replayed.final.state.over:
        raise Refused(f"--resume: the game in {path} is over; look at it with: hornochsen record show {path}")
    count = len(replayed.record.players)
    seats = replayed.record.extra.get("bots")
    if players is not None:
        if not players.isdecimal() or len(players) > 2 or int(players) > count:
            raise Refused(
                f"--players: with --resume say how many of the {count} seats are people's, not {players[:20]!r}"
            )
        seats = None
    if not (isinstance(seats, list) and len(seats) == count and all(isinstance(bot, str | None) for bot in seats)):
        people = int(players) if players is not None else 1
        seats = [None if seat < people else COMPANY[seat % len(COMPANY)] for seat in range(count)]
    empty = [seat for seat, bot in enumerate(seats) if bot]
    if bots is not None:
        chosen = find_bots(bots, 0)
        if len(chosen) != len(empty):
            raise Refused(f"--bots: {len(empty)} seats are bots' in {path}, not {len(chosen)}")
        for seat, bot in zip(empty, chosen, strict=True):
            seats[seat] = bot
    elif unknown := [bot for bot in seats if bot and bot not in names()]:
        raise Refused(f"--resume: {path} names a bot {unknown[0][:60]!r}; say with --bots who is to play")
    return Recorder.resume(replayed, random.Random()), seats


def _run(
    recorder: Recorder, seats: list[BotSpec | None], terminal: Terminal, target: Path | None, *, resumed: bool
) -> None:
    import random

    from ..bots.decisions import make_bot
    from ..bots.registry import BotError
    from .game import TerminalGame
    from .terminal import Stopped

    seed = f"{recorder.record.extra.get('seed')} {len(recorder.record.moves)}"
    _make_ready(seats, terminal)
    try:
        bots = {seat: make_bot(spec, random.Random(f"{seed} {seat}")) for seat, spec in enumerate(seats) if spec}
    except BotError as error:
        raise Refused(str(error)) from None

    def keep(record: Record) -> None:
        if target:
            _save(record, target)

    keep(recorder.record)
    try:
        _welcome(recorder, seats, terminal, resumed=resumed)
        TerminalGame(recorder, bots, terminal, keep).play()
    except BotError as error:
        _save_broken_off(recorder.record, terminal, target)
        raise Refused(str(error)) from None
    except (Stopped, KeyboardInterrupt) as reason:
        terminal.show([""])
        terminal.say("game-broken-off", round=recorder.state.round)
        _save_broken_off(recorder.record, terminal, target)
        terminal.say("goodbye")
        if isinstance(reason, KeyboardInterrupt):
            raise click.exceptions.Exit(130) from None
    else:
        if target:
            terminal.say_whole("record-kept", file=str(target))


def _make_ready(seats: list[BotSpec | None], terminal: Terminal) -> None:
    """Compile what bots think with, where `make setup` has not: with a word and a bar, not in somebody's first move."""
    if any(spec and spec.name in ("ox", "bull") for spec in seats):
        from ..kernel.cache import filled

        if not filled():
            from ..kernel.__main__ import compile_all

            terminal.say("bots-compiling")
            compile_all()


def _welcome(recorder: Recorder, seats: list[BotSpec | None], terminal: Terminal, *, resumed: bool) -> None:
    from ..bots import BOTS
    from ..rules import PRESETS
    from .drawing import legend_lines, shortened

    record, words = recorder.record, terminal.texts
    if resumed:
        terminal.say("resumed", round=recorder.state.round)
    else:
        terminal.say("welcome")
        terminal.say("independent")
    if record.board.name == "classic":
        terminal.say("board-reconstructed")
    rules = next((name for name, preset in PRESETS.items() if preset == record.rules), "house")
    about = words(f"rules-{rules}-about")
    terminal.say(
        "at-the-board", board=shortened(record.board.name, 20), rules=words(f"rules-{rules}-name"), about=about
    )
    kinds = [spec and (words(f"bot-{spec.name}-name") if spec.name in BOTS else spec.label) for spec in seats]
    names = [
        shortened(name, LONGEST_NAME) + (f" ({kind})" if kind else "")
        for name, kind in zip(record.players, kinds, strict=True)
    ]
    terminal.say("at-the-table", names=", ".join(names))
    for bot in BOTS:
        if any(spec and spec.name == bot for spec in seats):
            terminal.say("bot-character", name=words(f"bot-{bot}-name"), about=words(f"bot-{bot}-about"))
    terminal.show([*legend_lines(words), words("prompt-help")])
    terminal.pause()


def _save(record: Record, target: Path) -> None:
    from ..records import write
    from .files import write_whole

    try:
        write_whole(target, write(record))
    except OSError as error:
        raise Refused(f"--save: {target}: {error.strerror}") from None


def _save_broken_off(record: Record, terminal: Terminal, target: Path | None) -> None:
    """Nothing is lost: without `--save` the game goes to the user's data folder."""
    from ..records import write
    from .files import keep_broken_off, write_whole

    if not record.moves:
        return
    try:
        if target:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, write(record))
        path = target or keep_broken_off(write(record))
    except OSError as error:
        terminal.say("cannot-save", file=str(target or error.filename), reason=error.strerror or "")
        raise click.exceptions.Exit(2) from None
    terminal.say_whole("game-saved", file=str(path))
