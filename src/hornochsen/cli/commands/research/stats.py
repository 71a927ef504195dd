"""`hornochsen stats`: measure how a board plays."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...errors import CommandError
from ...options import BoardType, budget_option, find_rules, rules_option
from ...simulation import (
    Interrupted,
    available_cores,
    bot_failures,
    check_picture,
    deferred_interrupt,
    find_bots,
    games_option,
    jobs_option,
    plot_option,
    progress_bar,
    rules_label,
    rules_name,
    save_picture,
    seed_option,
)

if TYPE_CHECKING:
    from ....arena.event_sums import Sums
    from ....arena.statistics import Figures, Trial
    from ....bots.registry import BotSpec
    from ....rules import Board


@click.command(
    short_help="Measure how a board plays.",
    epilog="""\b
Examples:
  hornochsen stats classic
  hornochsen stats my-farm.toml classic --games 1000
  hornochsen stats classic --players 6 --bots ox,cow,calf --plot classic.png""",
)
@click.argument("board", type=BoardType(), metavar="BOARD")
@click.argument("other", type=BoardType(), metavar="[BOARD2]", required=False)
@click.option(
    "--bots",
    default="cow,calf",
    show_default=True,
    metavar="BOT[,BOT…]",
    help="The bots, the best first. It plays alone for the board's figures, then against each of the others.",
)
@games_option(400, "Games per board, and again for each of the other bots.")
@click.option(
    "--players", type=click.IntRange(2, 8), default=4, show_default=True, metavar="N", help="Players at a table."
)
@rules_option
@seed_option
@jobs_option
@budget_option
@plot_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
def stats(
    board: str,
    other: str | None,
    bots: str,
    games: int,
    players: int,
    rules: str,
    seed: int | None,
    jobs: int | None,
    budget: int | None,
    plot: str | None,
    as_json: bool,
) -> None:
    """Play games between bots on a BOARD (a name or a file) and report statistics; compare two boards.

    The report covers the length and the ending of games, where points are scored, which rows are used, how often the
    lead changes, and whether the better bot wins. Two boards are played with the same deals.

    Ctrl-C stops the games and prints the results so far.
    """
    import secrets

    from ....arena.series import numbered
    from ....arena.statistics import Trial, figures

    trial = Trial(
        tuple(map(_find_board, (board,) if other is None else (board, other))),
        _find_bots(bots, budget),
        players,
        find_rules(rules),
        secrets.randbits(32) if seed is None else seed,
    )
    check_picture(plot)
    sums, whole = _play(trial, games, jobs)
    if not all(seen.games for seen in sums):
        raise Interrupted("stopped before the first deal was finished")
    found = [figures(trial, number, seen) for number, seen in enumerate(sums)]
    names = numbered(one.board for one in found)
    if as_json:
        _print_json(trial, found)
    else:
        _print_report(trial, found, names)
    if plot is not None:
        from ....arena.statistics_plot import board_picture

        path = Path(plot)
        save_picture(path, board_picture(trial, found, names, _title(trial), path.suffix.lower()[1:]))
    if not whole:
        played = sum(one.games for one in found) * trial.tables
        raise Interrupted(f"stopped after {played} of {len(trial.items(games)) * trial.tables} games")


def _find_board(name: str) -> Board:
    from .... import boards

    try:
        return boards.find(name).board
    except boards.UnknownBoard as error:
        raise CommandError(f"{error}, or the path of a file") from None
    except boards.BadBoardFile as error:
        raise CommandError(*(f"{name}: {problem}" for problem in error.problems)) from None


def _find_bots(names: str, budget: int | None) -> tuple[BotSpec, ...]:
    bots = find_bots(tuple(name.strip() for name in names.split(",")), (), budget, None)
    if len(set(bots)) < len(bots):
        raise CommandError(f"--bots: name each bot once, the best first, not {names!r}")
    return bots


def _play(trial: Trial, games: int, jobs: int | None) -> tuple[list[Sums], bool]:
    """Play the games; return the sums of each board, and False if Ctrl-C stopped the run."""
    from ....arena import run
    from ....arena.event_sums import Sums

    sums = [Sums() for _ in trial.boards]
    items = trial.items(games)
    with progress_bar(len(items) * trial.tables) as progress, bot_failures():
        results = run(trial, items, jobs or available_cores(), progress)
        try:
            with contextlib.closing(results):
                for index, seen in results:
                    with deferred_interrupt():
                        sums[trial.board(index)].add(seen)
        except KeyboardInterrupt:
            return sums, False
    return sums, True


def _title(trial: Trial) -> str:
    better, *rivals = (bot.label for bot in trial.bots)
    seats = trial.players // 2
    mixed = "".join(f", {better} ×{seats} against {rival} ×{trial.players - seats}" for rival in rivals)
    return f"{better} ×{trial.players}{mixed}; {rules_label(trial.rules)}, seed {trial.seed}"


def _print_json(trial: Trial, found: Sequence[Figures]) -> None:
    import json

    import msgspec

    said = {
        "players": trial.players,
        "bots": [bot.name for bot in trial.bots],
        "rules": rules_name(trial.rules),
        "seed": trial.seed,
        "boards": [msgspec.to_builtins(one) for one in found],
    }
    click.echo(json.dumps(said))


def _print_report(trial: Trial, found: Sequence[Figures], names: Sequence[str]) -> None:
    from rich.console import Console

    from ...terminal.drawing import WIDTH
    from .stats_report import report

    console = Console(highlight=False, emoji=False, markup=False)
    for line in report(trial, found, names, min(console.width, WIDTH)):
        console.print(line)
    console.print(_title(trial), style="dim")
