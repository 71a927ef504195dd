"""`hornochsen play`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .errors import Refused
from .options import BoardType, RulesType, find_board, find_rules, lang_option, read_record

if TYPE_CHECKING:
    from ..records import Record, Recorder
    from .terminal import Terminal

TABLE = 4
LONGEST_NAME = 20
FARM_NAMES = ("Alma", "Berta", "Cilli", "Dora", "Elsa", "Flora", "Gerti", "Hanni")


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
    "--bots", metavar="N|BOTS", help="Bots at the table: how many, or which (calf,calf).  [default: enough for four]"
)
@click.option("--board", type=BoardType(), default="classic", show_default=True, help="A board: its name, or a file.")
@click.option(
    "--rules",
    type=RulesType(),
    default="official",
    show_default=True,
    help="official or jeux-de-nim, and switches: happy_buying, no_box_sales, at_once (official,happy_buying).",
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
    from ..locales import choose, texts
    from .terminal import Terminal

    words = texts(choose(lang))
    terminal = Terminal(words)
    if resume is not None:
        for name in ("board", "rules", "bots", "seed"):
            if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
                raise Refused(f"--{name}: comes from the game that is resumed and cannot be changed")
        recorder, seats = _resumed(resume, players)
    else:
        recorder, seats = _new_game(players, bots, board, rules, seed, terminal)
    kept_in = save_file or resume
    target = Path(kept_in) if kept_in else None
    if save_file and save_file != resume and Path(save_file).exists():
        raise Refused(f"--save: {save_file} exists already; take another name, or go on with it: --resume {save_file}")
    _run(recorder, seats, terminal, target, resumed=resume is not None)


def _new_game(
    players: str | None, bots: str | None, board: str, rules: str, seed: int | None, terminal: Terminal
) -> tuple[Recorder, list[str | None]]:
    import random
    import secrets

    from ..records import Record, Recorder
    from ..rules import shuffled

    people = _people(players, terminal)
    bot_names = _bots(bots, max(0, TABLE - len(people)))
    if not 2 <= len(people) + len(bot_names) <= 8:
        raise Refused(f"--players, --bots: two to eight sit at a table, not {len(people) + len(bot_names)}")
    seed = secrets.randbits(32) if seed is None else seed
    seats = [*(None for _ in people), *bot_names]
    record = Record(
        players=(*people, *_names_of_bots(people, len(bot_names))),
        rules=find_rules(rules),
        board=find_board(board),
        supply=shuffled(random.Random(seed)),
        extra={"seed": seed, "bots": seats},
    )
    return Recorder(record, random.Random(f"{seed} box")), seats


def _people(players: str | None, terminal: Terminal) -> list[str]:
    """The names of the people: as given, or asked for where somebody can answer."""
    words = terminal.texts
    if players is None:
        return [words("player-numbered", number=1)]
    if players.isdecimal():
        if int(players) > 8:
            raise Refused(f"--players: at most eight people can play, not {players}")
        names = [words("player-numbered", number=number) for number in range(1, int(players) + 1)]
        if terminal.interactive and len(names) > 1:
            names = _ask_names(names, terminal)
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


def _bots(bots: str | None, enough: int) -> list[str]:
    from ..bots import BOTS

    if bots is None:
        bots = str(enough)
    if bots.isdecimal():
        if int(bots) > 8:
            raise Refused(f"--bots: at most eight can play, not {bots}")
        return ["calf"] * int(bots)
    names = bots.split(",")
    for name in names:
        if name not in BOTS:
            raise Refused(f"--bots: there are {', '.join(BOTS)}, not {name!r}")
    return names


def _names_of_bots(people: list[str], bots: int) -> list[str]:
    """A farm name for each bot, with the letter of its piece, that nobody else at the table has."""
    names = list(people)
    for seat in range(len(people), len(people) + bots):
        names.append(next(name for name in (FARM_NAMES[seat], *FARM_NAMES) if name not in names))
    return names[len(people) :]


def _resumed(path: str, players: str | None) -> tuple[Recorder, list[str | None]]:
    """The game in a record, and who sits where: as the record says, or the first ones are people."""
    import random

    from ..bots import BOTS
    from ..records import Recorder

    if path == "-":
        raise Refused("--resume: a game is resumed from a file, and kept in it")
    replayed = read_record(path)
    if replayed.final.state.over:
        raise Refused(f"--resume: the game in {path} is over; look at it with: hornochsen record show {path}")
    count = len(replayed.record.players)
    seats = replayed.record.extra.get("bots")
    if players is not None:
        if not players.isdecimal() or int(players) > count:
            raise Refused(f"--players: with --resume say how many of the {count} seats are people's, not {players!r}")
        seats = None
    if not isinstance(seats, list) or len(seats) != count or any(bot not in (None, *BOTS) for bot in seats):
        people = int(players) if players is not None else 1
        seats = [None if seat < people else "calf" for seat in range(count)]
    return Recorder.resume(replayed, random.Random()), seats


def _run(
    recorder: Recorder, seats: list[str | None], terminal: Terminal, target: Path | None, *, resumed: bool
) -> None:
    import random

    from ..bots import BOTS
    from .game import TerminalGame
    from .terminal import Stopped

    seed = f"{recorder.record.extra.get('seed')} {len(recorder.record.moves)}"
    bots = {seat: BOTS[name](random.Random(f"{seed} {seat}")) for seat, name in enumerate(seats) if name}

    def keep(record: Record) -> None:
        if target:
            _save(record, target)

    keep(recorder.record)
    _welcome(recorder, seats, terminal, resumed=resumed)
    game = TerminalGame(recorder, bots, terminal, keep)
    try:
        game.play()
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


def _welcome(recorder: Recorder, seats: list[str | None], terminal: Terminal, *, resumed: bool) -> None:
    from ..rules import PRESETS
    from .drawing import legend_line, shortened

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
    names = [
        f"{shortened(name, LONGEST_NAME)} ({words(f'bot-{bot}-name')})" if bot else shortened(name, LONGEST_NAME)
        for name, bot in zip(record.players, seats, strict=True)
    ]
    terminal.say("at-the-table", names=", ".join(names))
    for bot in sorted({bot for bot in seats if bot}):
        terminal.say("bot-character", name=words(f"bot-{bot}-name"), about=words(f"bot-{bot}-about"))
    terminal.show([legend_line(words), words("prompt-help")])
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
    from .files import broken_off_path, write_whole

    if not record.moves:
        return
    path = target or broken_off_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, write(record))
    except OSError as error:
        terminal.say("cannot-save", file=str(path), reason=error.strerror or "")
        raise click.exceptions.Exit(2) from None
    terminal.say_whole("game-saved", file=str(path))
