"""`hornochsen play`: play in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import CommandError
from ..lineup import DEFAULT_BOT, MAX_NAME_LENGTH, name_bots, parse_bots, parse_players
from ..options import BoardType, Seconds, budget_option, find_board, find_rules, lang_option, read_record, rules_option

if TYPE_CHECKING:
    from ...bots.registry import BotSpec
    from ...records import Record, Recorder
    from ..terminal.console import Terminal

DEFAULT_SEATS = 4


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
    "--players",
    metavar="N|NAMES",
    help="People at this keyboard: a number, or names separated by commas.  [default: 1]",
)
@click.option(
    "--bots",
    metavar="N|BOTS",
    help="Bots at the table: a number, or names separated by commas: calf, cow, ox, bull, bull@300, aurochs, "
    "./my_bot.py:MyBot.  "
    "[default: enough for four]",
)
@click.option("--board", type=BoardType(), default="classic", show_default=True, help="Board name or board file.")
@rules_option
@budget_option
@click.option(
    "--think",
    type=Seconds(),
    metavar="SECONDS",
    help="Time per decision, for bots that search; games are then not reproducible.",
)
@click.option("--seed", type=int, metavar="N", help="Random seed; the same seed gives the same deal.")
@click.option("--no-hints", is_flag=True, help="Show no odds, and give no hints.")
@lang_option
@click.option(
    "--save", "save_file", type=click.Path(dir_okay=False), help="Save the game to this file after every move."
)
@click.option(
    "--resume",
    type=click.Path(),
    metavar="FILE",
    help="Continue an unfinished game, and save it to the same file.",
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
    no_hints: bool,
    lang: str | None,
    save_file: str | None,
    resume: str | None,
) -> None:
    """Play a game in the terminal: up to eight people at one keyboard, and bots.

    Type the number of a tile to lay it, b2 to buy two tiles, h for a hint, ? for help, q to stop. The table shows
    where each of your tiles would go now, how many points it would cost, and how likely it is to cost nothing once
    the others have laid too. A hint shows the chance to win with each choice, and what the coach would do. With
    several people, tiles are hidden while the keyboard is passed on. A game that you stop (q, Ctrl-C) is saved and
    can be resumed.
    """
    from ...bots.registry import UnknownBot, load
    from ...locales import choose_language, texts
    from ..terminal.console import Terminal

    words = texts(choose_language(lang))
    terminal = Terminal(words)
    if resume is not None:
        for name in ("board", "rules", "seed"):
            if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
                raise CommandError(f"--{name}: cannot be used with --resume; the saved game determines it")
        recorder, seats = _resumed(resume, players, bots)
    else:
        recorder, seats = _new_game(players, bots, board, rules, seed, terminal)
    kept_in = save_file or resume
    target = Path(kept_in) if kept_in else None
    if save_file == "":
        raise CommandError("--save: name a file")
    if save_file and save_file != resume and Path(save_file).exists():
        raise CommandError(f"--save: {save_file} already exists; choose another name, or use --resume {save_file}")
    try:
        specs = [load(name, budget=budget, think=think) if name else None for name in seats]
    except UnknownBot as error:
        raise CommandError(f"--bots: {error}") from None
    _run(recorder, specs, terminal, target, resumed=resume is not None, hints=not no_hints)


def _new_game(
    players: str | None, bots: str | None, board: str, rules: str, seed: int | None, terminal: Terminal
) -> tuple[Recorder, list[str | None]]:
    import random
    import secrets

    from ...records import Record, Recorder
    from ...rules import shuffled

    people = parse_players(players, terminal)
    bot_names = parse_bots(bots, max(0, DEFAULT_SEATS - len(people)))
    if not 2 <= len(people) + len(bot_names) <= 8:
        raise CommandError(f"--players, --bots: a table has 2 to 8 players, not {len(people) + len(bot_names)}")
    seed = secrets.randbits(32) if seed is None else seed
    seats = [*(None for _ in people), *bot_names]
    record = Record(
        players=(*people, *name_bots(people, len(bot_names))),
        rules=find_rules(rules),
        board=find_board(board),
        supply=shuffled(random.Random(seed)),
        extra={"seed": seed, "bots": seats},
    )
    return Recorder(record, random.Random(f"{seed} box")), seats


def _resumed(path: str, players: str | None, bots: str | None) -> tuple[Recorder, list[str | None]]:
    """Return the game in a record and the bot of each seat, `None` for people.

    Seats come from the record, else from `players` and `bots`. Records are untrusted: a bot named in a record must be
    a built-in name, never a file or module.
    """
    import random

    from ...bots.registry import names, split_budget
    from ...records import Recorder

    if path == "-":
        raise CommandError("--resume: needs a file, not standard input, because the game is saved to it")
    replayed = read_record(path)
    if replayed.final.state.over:
        raise CommandError(f"--resume: the game in {path} is over; to read it: hornochsen record show {path}")
    count = len(replayed.record.players)
    seats = replayed.record.extra.get("bots")
    if players is not None:
        if not players.isdecimal() or len(players) > 2 or int(players) > count:
            raise CommandError(
                f"--players: with --resume, give the number of people on the {count} seats, not {players[:20]!r}"
            )
        seats = None
    if not (isinstance(seats, list) and len(seats) == count and all(isinstance(bot, str | None) for bot in seats)):
        people = int(players) if players is not None else 1
        seats = [None if seat < people else DEFAULT_BOT for seat in range(count)]
    empty = [seat for seat, bot in enumerate(seats) if bot]
    if bots is not None:
        chosen = parse_bots(bots, 0)
        if len(chosen) != len(empty):
            raise CommandError(f"--bots: {path} has {len(empty)} bot seats, not {len(chosen)}")
        for seat, bot in zip(empty, chosen, strict=True):
            seats[seat] = bot
    elif unknown := [bot for bot in seats if bot and split_budget(bot)[0] not in names()]:
        raise CommandError(f"--resume: {path} names an unknown bot {unknown[0][:60]!r}; choose the bots with --bots")
    return Recorder.resume(replayed, random.Random()), seats


def _run(
    recorder: Recorder,
    seats: list[BotSpec | None],
    terminal: Terminal,
    target: Path | None,
    *,
    resumed: bool,
    hints: bool,
) -> None:
    import random

    from ...bots import BUDGETS
    from ...bots.decisions import make_bot
    from ...bots.registry import BotError
    from ..kernel_compilation import announcement, compile_kernel
    from ..terminal.console import PlayerQuit
    from ..terminal.game_loop import TerminalGame
    from ..terminal.hints import Hints

    seed = f"{recorder.record.extra.get('seed')} {len(recorder.record.moves)}"
    if (hints and None in seats) or any(spec and spec.kind in BUDGETS for spec in seats):
        compile_kernel(lambda kept: terminal.show([announcement(terminal.texts, kept)]))
    try:
        bots = {seat: make_bot(spec, random.Random(f"{seed} {seat}")) for seat, spec in enumerate(seats) if spec}
    except BotError as error:
        raise CommandError(str(error)) from None

    def keep(record: Record) -> None:
        if target:
            _save(record, target)

    keep(recorder.record)
    try:
        _welcome(recorder, seats, terminal, resumed=resumed)
        TerminalGame(recorder, bots, terminal, keep, Hints(terminal.texts) if hints else None).play()
    except BotError as error:
        _save_unfinished(recorder.record, terminal, target)
        raise CommandError(str(error)) from None
    except (PlayerQuit, KeyboardInterrupt) as reason:
        terminal.show([""])
        terminal.say("game-broken-off", round=recorder.state.round)
        _save_unfinished(recorder.record, terminal, target)
        terminal.say("goodbye")
        if isinstance(reason, KeyboardInterrupt):
            raise click.exceptions.Exit(130) from None
    else:
        if target:
            terminal.say_unwrapped("record-kept", file=str(target))


def _welcome(recorder: Recorder, seats: list[BotSpec | None], terminal: Terminal, *, resumed: bool) -> None:
    from ...bots import BOTS
    from ...rules import PRESETS
    from ..terminal.drawing import legend_lines, shortened

    record, words = recorder.record, terminal.texts
    terminal.warn_if_narrow(record.board)
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
        shortened(name, MAX_NAME_LENGTH) + (f" ({kind})" if kind else "")
        for name, kind in zip(record.players, kinds, strict=True)
    ]
    terminal.say("at-the-table", names=", ".join(names))
    for bot in BOTS:
        if any(spec and spec.kind == bot for spec in seats):
            terminal.say("bot-character", name=words(f"bot-{bot}-name"), about=words(f"bot-{bot}-about"))
    terminal.show([*legend_lines(words, terminal.width), words("prompt-help")])
    terminal.pause()


def _save(record: Record, target: Path) -> None:
    from ...records import write
    from ..atomic_files import write_atomically

    try:
        write_atomically(target, write(record))
    except OSError as error:
        raise CommandError(f"--save: {target}: {error.strerror}") from None


def _save_unfinished(record: Record, terminal: Terminal, target: Path | None) -> None:
    """Save an unfinished game to `target`, or to the user's data folder if `target` is `None`."""
    from ...records import write
    from ..atomic_files import save_unfinished_game, write_atomically

    if not record.moves:
        return
    try:
        if target:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(target, write(record))
        path = target or save_unfinished_game(write(record))
    except OSError as error:
        terminal.say("cannot-save", file=str(target or error.filename), reason=error.strerror or "")
        raise click.exceptions.Exit(2) from None
    terminal.say_unwrapped("game-saved", file=str(path))
