"""`hornochsen arena`: play a series of games between bots."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...atomic_files import check_writable
from ...errors import CommandError
from ...options import BotType, find_board, find_rules
from ...simulation import (
    Interrupted,
    SeriesOptions,
    bot_failures,
    check_picture,
    deferred_interrupt,
    find_bots,
    games_option,
    new_table,
    print_table,
    progress_bar,
    rules_label,
    rules_name,
    save_picture,
    series_options,
)

if TYPE_CHECKING:
    from ....arena import Deal, Results, Series, Tally


@click.command(
    short_help="Play a series of games between bots.",
    epilog="""\b
Examples:
  hornochsen arena calf calf calf calf --games 1000
  hornochsen arena bull@20000 bull@300 bull@300 --games 60
  hornochsen arena ./my_bot.py:MyBot calf calf --seed 7 --plot result.png
  hornochsen arena calf calf --bot-command "first=./first_tile.sh"
  hornochsen arena calf calf calf --records games --json""",
)
@click.argument("bots", nargs=-1, type=BotType(), metavar="BOT...")
@games_option(100, "Number of games, rounded up to whole deals.")
@series_options
@click.option(
    "--records", type=click.Path(file_okay=False), metavar="DIR", help="Save the record of each game in this folder."
)
@click.option("--scheduler", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler.")
@click.option(
    "--bot-command",
    "commands",
    multiple=True,
    metavar="NAME=COMMAND",
    help="A program as a bot; takes the seat where NAME appears among the bots, else the last seat. Can be repeated.",
)
def arena(
    bots: tuple[str, ...],
    games: int,
    options: SeriesOptions,
    records: str | None,
    scheduler: str | None,
    commands: tuple[str, ...],
) -> None:
    """Play a series of games between two to eight bots, and report their results with confidence intervals.

    A BOT is a name (calf), a class in a file (./my_bot.py:MyBot) or in a package (package.module:Class). It may have
    a budget of its own, in playouts per decision (aurochs: positions): bull@300. A bot can take several seats. Every
    deal is played once for each rotation of the seats, so that no bot profits from a lucky deal; the intervals are
    computed over deals, not games.

    Ctrl-C stops the series and prints the results so far.
    """
    from ....arena import Series

    seats = find_bots(bots, commands, options.budget, options.think)
    if not 2 <= len(seats) <= 8:
        raise CommandError(f"a table has 2 to 8 bots, not {len(seats)}")
    series = Series(
        seats,
        find_board(options.board),
        find_rules(options.rules),
        options.new_seed,
        recording=records is not None,
    )
    check_picture(options.plot)
    folder = _folder(records)
    tally = series.tally()
    failure: CommandError | None = None
    try:
        whole = _play(series, series.deals(games), tally, options.workers, scheduler, folder)
    except CommandError as error:
        failure, whole = error, False
    if not tally.deals:
        raise failure or Interrupted("stopped before the first deal was finished")
    if options.as_json:
        _print_json(series, tally)
    else:
        _print_table(series, tally)
    if options.plot is not None:
        _draw(series, tally, Path(options.plot))
    if failure:
        raise failure
    if not whole:
        raise Interrupted(f"stopped after {tally.games} of {series.deals(games) * len(seats)} games")


def _folder(records: str | None) -> Path | None:
    """Create the folder for records and return it; raise `CommandError` if it contains games or is read-only."""
    if records is None:
        return None
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.glob("game-*.json"))
    except OSError as error:
        raise CommandError(f"--records: {folder}: {error.strerror}") from None
    if taken:
        raise CommandError(f"--records: {folder} contains games of another series; choose a new folder")
    check_writable("--records", folder)
    return folder


def _play(series: Series, deals: int, tally: Tally, jobs: int, scheduler: str | None, folder: Path | None) -> bool:
    """Play the deals and add them to the tally; return False if Ctrl-C stopped the series.

    Deals count in their order: otherwise a stopped series would contain fewer of the deals that take long. Records are
    saved at once, so that a stopped series may leave records of deals that do not count.
    """
    from ....arena import in_order, run
    from ....arena.cluster import run_on

    with progress_bar(deals * len(series.seats)) as progress, bot_failures():
        if scheduler:
            results = run_on(scheduler, series, range(deals), progress)
        else:
            results = run(series, range(deals), jobs, progress)
        try:
            with contextlib.closing(results):
                for _, deal in in_order(_saving(results, folder), 0):
                    with deferred_interrupt():
                        tally.add(deal.scores)
        except KeyboardInterrupt:
            return False
    return True


def _saving(results: Results[Deal], folder: Path | None) -> Iterator[tuple[int, Deal]]:
    """Yield the results; save the records of each deal before."""
    for index, deal in results:
        with deferred_interrupt():
            _keep(deal, folder)
        yield index, deal


def _keep(deal: Deal, folder: Path | None) -> None:
    """Save the records of a deal in the folder."""
    from ...atomic_files import write_atomically

    for name, text in deal.records:
        assert folder
        try:
            write_atomically(folder / name, text)
        except OSError as error:
            raise CommandError(f"--records: {folder / name}: {error.strerror}") from None


def _print_json(series: Series, tally: Tally) -> None:
    import json

    bots = [
        {
            "name": standing.name,
            "seats": standing.seats,
            "win_share": standing.win_share,
            "win_share_ci": standing.win_share_ci,
            "points": standing.points,
            "place": standing.place,
            "ms_per_decision": standing.ms_per_decision,
        }
        for standing in tally.standings()
    ]
    head = {"games": tally.games, "deals": tally.deals, "players": tally.players, "board": series.board.name}
    click.echo(json.dumps({**head, "rules": rules_name(series.rules), "seed": series.seed, "bots": bots}))


def _print_table(series: Series, tally: Tally) -> None:
    table = new_table(_title(series, tally), "games", "win share", "95% interval", "minus", "place", "ms per decision")
    for standing in sorted(tally.standings(), key=lambda standing: -standing.win_share):
        low, high = standing.win_share_ci
        table.add_row(
            standing.shown,
            str(tally.games),
            f"{standing.win_share:.1%}",
            f"{100 * low:.1f}–{100 * high:.1f}%",
            f"{standing.points:.1f}",
            f"{standing.place:.2f}",
            f"{standing.ms_per_decision:.2f}",
        )
    print_table(table)


def _title(series: Series, tally: Tally) -> str:
    named = rules_label(series.rules)
    deals = "1 deal" if tally.deals == 1 else f"{tally.deals} deals"
    return (
        f"{deals} × {tally.players} rotations, {series.board.name}, {named}, "
        f"seed {series.seed}; fair is {1 / tally.players:.1%}"
    )


def _draw(series: Series, tally: Tally, path: Path) -> None:
    from ....arena.plots import series_picture

    save_picture(
        path,
        series_picture(
            tally.standings(), tally.games, _title(series, tally), path.suffix.lower()[1:], series.board.dunghill
        ),
    )
