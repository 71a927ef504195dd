"""`hornochsen record`: inspect recorded games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, get_args

import click

from ..errors import CommandError
from ..options import lang_option, read_record

if TYPE_CHECKING:
    from ...records import Replay
    from ...rules import Step
    from ..terminal.console import Terminal


@click.group(short_help="Inspect recorded games.")
def record() -> None:
    """Inspect recorded games: check them, print their positions, or tell them in words.

    A record is one JSON document with the deal and every move. FILE may be - for standard input.
    """


@record.command(short_help="Print the position at the end of each round.")
@click.argument("file", type=click.Path(allow_dash=True))
def states(file: str) -> None:
    """Print the position at the end of each round, one JSON object per line."""
    from ...records import states as states_of

    lines = [json.dumps(state) for state in states_of(read_record(file))]
    click.echo("".join(f"{line}\n" for line in lines), nl=False)


@record.command(short_help="Check a record.")
@click.argument("file", type=click.Path(allow_dash=True))
@lang_option
def check(file: str, lang: str | None) -> None:
    """Check that a record is valid, and print the result of its game."""
    from ...locales import choose_language, texts
    from ...locales.narration import standings
    from ...rules import places

    replayed = read_record(file)
    state, words = replayed.final.state, texts(choose_language(lang))
    rounds = state.round if state.over else state.round - 1
    message = "record-sound" if state.over else "record-unfinished"
    click.echo(words(message, file=file, moves=len(replayed.record.moves), rounds=rounds))
    names = safe_names(replayed)
    if state.over:
        lines = standings(places(state.positions), state.positions, names, words)
    else:  # places exist only after the end of the game
        lines = [words("record-so-far", name=names[seat], points=at) for seat, at in enumerate(state.positions)]
    for line in lines:
        click.echo(line)


@record.command(short_help="Verify that a game was shuffled fairly.")
@click.argument("file", type=click.Path(allow_dash=True))
@lang_option
def verify(file: str, lang: str | None) -> None:
    """Verify that a game was shuffled fairly, using the server's secret and the players' salts in its record.

    Compare the seal and your own salt with the ones that you were shown before the game.
    """
    from ...locales import choose_language, texts
    from ...records import verify as verdict_on

    replayed = read_record(file)
    verdict = verdict_on(replayed)
    if not verdict.proven:
        raise CommandError(f"{file}: {verdict.flaws[0]}")
    words, names = texts(choose_language(lang)), safe_names(replayed)
    lines = [
        words("shuffle-commitment", text=verdict.commitment),
        words("shuffle-supply"),
        words("shuffle-box", count=verdict.draws) if verdict.draws else "",
        words("shuffle-salted", names=_listed(names, verdict.salted)) if verdict.salted else words("shuffle-unsalted"),
        words("shuffle-missing", names=_listed(names, verdict.missing)) if verdict.missing else "",
    ]
    click.echo(words("shuffle-proven", file=file))
    for line in filter(None, lines):
        click.echo(f"  {line}")


@record.command(
    short_help="Let a game count for you.",
    epilog="""\b
Examples:
  hornochsen play --save game.json
  hornochsen record submit game.json --player-secret-file me --link "LINK"
  hornochsen record submit game.json --player-secret-file me --server URL""",
)
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--server", metavar="URL", help="Address of the server; --link contains it.")
@click.option(
    "--player-secret-file",
    type=click.Path(dir_okay=False),
    required=True,
    metavar="FILE",
    help="The file with the secret of this device of the player.",
)
@click.option(
    "--link",
    metavar="URL",
    help="A link from my page (Use another device too): makes this terminal a device and stores its secret.",
)
@click.option("--seat", "name", metavar="NAME", help="Your name in the game, if several people played.")
@lang_option
def submit(
    file: str, server: str | None, player_secret_file: str, link: str | None, name: str | None, lang: str | None
) -> None:
    """Let a finished game count for a player of a server.

    Nobody watched this game: it is marked in the statistics, and never rated.
    """
    from ...client import player_api
    from ...locales import choose_language, texts
    from ...protocol.errors import Refusal
    from ...records import write
    from ..player_secrets import check_new_file, keep_player_secret, read_player_secret

    replayed = read_record(file)
    bots = _levels(replayed)
    seat = _own_seat(replayed, bots, name)
    body = json.loads(write(replayed.record)) | {"bots": {str(at): level for at, level in bots.items() if level}}
    try:
        if link:
            check_new_file(player_secret_file)  # the link works once
            server, secret = player_api.join(link, "hornochsen")
            keep_player_secret(player_secret_file, secret)
        if not server:
            raise CommandError("--server: is missing; with --link it is not needed")
        secret = read_player_secret(player_secret_file)
        game = player_api.submit(server, secret, body, seat)
    except Refusal as refusal:
        raise CommandError(f"{file}: {refusal.text}") from None
    except ValueError as error:
        raise CommandError(f"{server or '--link'}: {error}") from None
    except OSError as error:
        raise CommandError(f"{server}: cannot be reached: {getattr(error, 'reason', error)}") from None
    words = texts(choose_language(lang))
    click.echo(words("record-submitted", place=game["seats"][seat]["place"], players=len(game["seats"])))


def _levels(replayed: Replay) -> dict[int, str | None]:
    """Return the level of the bot at each seat that has one; `None` for a bot that is not one of the server's.

    Games of the terminal have a list with a name for each seat, games of a server levels by seat.
    """
    from ...bots.registry import split_budget
    from ...protocol import Level

    found = replayed.record.extra.get("bots")
    named = dict(enumerate(found)) if isinstance(found, list) else found if isinstance(found, dict) else {}
    bots = {int(seat): split_budget(name)[0] for seat, name in named.items() if isinstance(name, str)}
    return {seat: level if level in get_args(Level) else None for seat, level in bots.items()}


def _own_seat(replayed: Replay, bots: dict[int, str | None], name: str | None) -> int:
    """Return the seat of the only person in a game, or of the person with this name."""
    record = replayed.record
    people = [seat for seat in range(len(record.players)) if seat not in bots]
    found = people if name is None else [seat for seat in people if record.players[seat] == name]
    if len(found) != 1:
        names = ", ".join(safe_names(replayed)[seat] for seat in people)
        raise CommandError(f"--seat: must be one of the people who played: {names or 'nobody, only bots'}")
    return found[0]


def _listed(names: list[str], seats: tuple[int, ...]) -> str:
    return ", ".join(names[seat] for seat in seats)


@record.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--round", "number", type=click.IntRange(min=1), metavar="N", help="Print only this round.")
@click.option("--board", "draw", is_flag=True, help="Draw the board, the course and everyone's tiles after each round.")
@lang_option
def show(file: str, number: int | None, draw: bool, lang: str | None) -> None:
    """Print a game in words, round by round.

    The output includes everything that was secret during the game.
    """
    from ...locales import choose_language, texts
    from ..terminal.console import Terminal

    replayed = read_record(file)
    rounds = _rounds(replayed)
    if number is not None and number not in rounds:
        raise CommandError(f"--round: the game has rounds 1 to {max(rounds)}, not {number}")
    words = texts(choose_language(lang))
    terminal = Terminal(words)
    for at, steps in rounds.items():
        if number is None or number == at:
            _show_round(at, steps, replayed, terminal, draw=draw)
    state = replayed.final.state
    if state.over and number in (None, state.round):
        _show_result(replayed, terminal)


def _rounds(replayed: Replay) -> dict[int, list[Step]]:
    """Return the steps of each round by number; the deal belongs to round 1."""
    rounds: dict[int, list[Step]] = {}
    number = 1
    for step in replayed.steps:
        rounds.setdefault(number, []).append(step)
        number = step.state.round
    return rounds


def _show_round(number: int, steps: list[Step], replayed: Replay, terminal: Terminal, *, draw: bool) -> None:
    from rich.text import Text

    from ...locales.narration import narrate, round_title
    from ...rules import view
    from ...rules.events import GameEnded, RoundBegan
    from ..terminal.table_screen import table_lines

    names = safe_names(replayed)
    events = [event for step in steps for event in step.events]
    # A step that ends a round also begins the next round, so that event is printed with the next round.
    began = next(e for step in replayed.steps for e in step.events if isinstance(e, RoundBegan) and e.round == number)
    terminal.show([Text(round_title(number, began, terminal.texts), style="bold")])
    for event in events:
        if not isinstance(event, RoundBegan | GameEnded) and (sentence := narrate(event, names, terminal.texts)):
            terminal.show([f"  {sentence}"])
    if draw:
        state = steps[-1].state
        terminal.show(["", *table_lines(view(state, None), names, terminal.texts, width=terminal.width)])
        for name, hand in zip(names, state.hands, strict=True):
            terminal.show([f"  {name}: {' '.join(map(str, hand))}"])
    terminal.show([""])


def _show_result(replayed: Replay, terminal: Terminal) -> None:
    from ...locales.narration import narrate, standings, winners
    from ...rules import places

    state, names, words = replayed.final.state, safe_names(replayed), terminal.texts
    order = places(state.positions)
    terminal.show(filter(None, [narrate(replayed.final.events[-1], names, words)]))
    terminal.show([*standings(order, state.positions, names, words), winners(order, state.positions, names, words)])


def safe_names(replayed: Replay) -> list[str]:
    """Return the players' names, printable and at most 20 columns wide."""
    from ..terminal.drawing import shortened

    return [shortened(name, 20) for name in replayed.record.players]
