"""`hornochsen league`: rate bots over many mixed tables."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...atomic_files import check_writable
from ...errors import CommandError
from ...options import BotType, find_board, find_rules, read_bytes
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
    from ....arena.league import League, Rating, Standings

SAVED_EVERY = 2.0
"""Seconds between two saves of the file."""


@click.command(
    short_help="Rate bots over many mixed tables.",
    epilog="""\b
Examples:
  hornochsen league calf ./my_bot.py:MyBot --games 500
  hornochsen league ox cow calf --file league.json --plot league.png""",
)
@click.argument("bots", nargs=-1, type=BotType(), metavar="BOT...")
@games_option(500, "Total number of games, including those already in FILE.")
@series_options
@click.option(
    "--file",
    "kept_in",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Save the league to this file; the same command continues it.",
)
@click.option(
    "--anchor",
    type=BotType(),
    metavar="BOT",
    help="Show points as players have them: this bot has 1500. The intervals are those of the differences from it.",
)
def league(
    bots: tuple[str, ...],
    games: int,
    options: SeriesOptions,
    kept_in: str | None,
    anchor: str | None,
) -> None:
    """Rate bots over many games at random tables of two to eight seats.

    A rating is an estimate of strength with an interval: if the intervals of two bots do not overlap, one of them is
    stronger. A bot can have a budget of its own, in playouts per decision (aurochs: positions): bull@300. It can take
    several seats at a table. Ctrl-C stops the league, saves it to FILE and prints the results so far.
    """
    check_picture(options.plot)
    path = None if kept_in is None else Path(kept_in)
    playing, standings = _begun(bots, options, path)
    anchored = None if anchor is None else _found(anchor, options, standings)
    whole = _play(playing, standings, games, options.workers, path)
    if options.as_json:
        _print_json(standings, anchored)
    else:
        _print_table(standings, anchored)
    if options.plot is not None:
        _draw(playing, standings, Path(options.plot))
    if not whole:
        raise Interrupted(f"stopped after {standings.games} of {games} games")


def _begun(names: tuple[str, ...], options: SeriesOptions, path: Path | None) -> tuple[League, Standings]:
    """Return a new league, or the league saved in the file, with its standings."""
    from ....arena.league import BadLeague, Entrant, League, Standings, check_same, read

    specs = tuple(dict.fromkeys(find_bots(names, (), options.budget, options.think)))
    if len(specs) < 2:
        raise CommandError(f"a league needs at least two different bots, not {len(specs)}")
    on, by = find_board(options.board), find_rules(options.rules)
    if path is not None:
        check_writable("--file", path.parent)
    if path is None or not path.exists():
        new = League(specs, on, by, options.new_seed)
        return new, Standings.of(new)
    try:
        standings = read(read_bytes(str(path)))
        check_same(standings, specs, on, by, options.seed)
    except BadLeague as error:
        raise CommandError(f"--file: {path} {error}") from None
    bots = {Entrant.of(spec): spec for spec in specs}
    return League(tuple(bots[entrant] for entrant in standings.bots), on, by, standings.seed), standings


def _found(anchor: str, options: SeriesOptions, standings: Standings) -> int:
    """Return the index of the bot to which the others are compared."""
    from ....arena.league import Entrant

    (spec,) = find_bots((anchor,), (), options.budget, options.think)
    if Entrant.of(spec) not in standings.bots:
        names = ", ".join(bot.name for bot in standings.bots)
        raise CommandError(f"--anchor: {anchor} is not in this league of {names}")
    return standings.bots.index(Entrant.of(spec))


def _play(league: League, standings: Standings, games: int, jobs: int, path: Path | None) -> bool:
    """Play and save the missing games in order; return False if Ctrl-C stopped the league."""
    from ....arena import in_order, run

    first = standings.games
    if first >= games:
        return True
    _save(standings, path)
    with progress_bar(games, first) as progress, bot_failures():
        results = run(league, range(first, games), jobs, progress)
        saved = time.monotonic()
        try:
            with contextlib.closing(results):
                for _, table in in_order(results, first):
                    with deferred_interrupt():
                        standings.add(table)
                        if time.monotonic() - saved > SAVED_EVERY:
                            _save(standings, path)
                            saved = time.monotonic()
        except KeyboardInterrupt:
            return False
        finally:
            with deferred_interrupt():
                _save(standings, path)
    return True


def _save(standings: Standings, path: Path | None) -> None:
    from ...atomic_files import write_atomically

    if path is None:
        return
    try:
        write_atomically(path, standings.write().decode())
    except OSError as error:
        raise CommandError(f"--file: {path}: {error.strerror}") from None


def _ratings(standings: Standings, anchor: int | None) -> list[Rating]:
    return standings.ratings if anchor is None else standings.anchored(anchor)


def _print_json(standings: Standings, anchor: int | None) -> None:
    import json

    bots = [
        {
            "name": bot.name,
            "rating": rating.mu,
            "sigma": rating.sigma,
            "rating_ci": rating.interval,
            "seats": rating.seats,
            "win_ratio": rating.win_ratio,
        }
        for bot, rating in zip(standings.bots, _ratings(standings, anchor), strict=True)
    ]
    head = {"games": standings.games, "board": standings.board.name, "rules": rules_name(standings.rules)}
    anchored = {} if anchor is None else {"anchor": standings.bots[anchor].name}
    click.echo(json.dumps({**head, "seed": standings.seed, **anchored, "bots": bots}))


def _print_table(standings: Standings, anchor: int | None) -> None:
    table = new_table(_title(standings), "rating", "95% interval", "seats", "wins ÷ fair")
    digits = 2 if anchor is None else 0
    ranked = sorted(zip(standings.bots, _ratings(standings, anchor), strict=True), key=lambda pair: -pair[1].mu)
    for bot, rating in ranked:
        low, high = rating.interval
        interval = f"{low:.{digits}f} – {high:.{digits}f}" if rating.sigma else "–"
        table.add_row(bot.name, f"{rating.mu:.{digits}f}", interval, str(rating.seats), f"{rating.win_ratio:.2f}")
    print_table(table)


def _title(standings: Standings) -> str:
    named = rules_label(standings.rules)
    return f"{standings.games} games at tables of 2 to 8, {standings.board.name}, {named}, seed {standings.seed}"


def _draw(league: League, standings: Standings, path: Path) -> None:
    from ....arena.plots import league_picture

    labels = [bot.label for bot in league.bots]
    picture = league_picture(labels, [*standings.history, standings.now], _title(standings), path.suffix.lower()[1:])
    save_picture(path, picture)
