"""Measure the coach: calibration, the losses of each bot, and the agreement of two reviews.

    python tools/coach_figures.py calibration --bot bull --bot-budget 300 --games 2500 --processes 16 --out bull.json

Games and reviews come from fixed seeds. After `--seconds` no new game is started, and the file has what is there.
`--add` counts the games of earlier files too; with `--games 0`, only these.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from hornochsen.boards import find
from hornochsen.bots.registry import load
from hornochsen.coach.compared_actions import legal_choices
from hornochsen.coach.evaluation import BUDGET, evaluate
from hornochsen.coach.review import decision_seed, review
from hornochsen.records import Record, Recorder, Replay, replay
from hornochsen.rules import OFFICIAL, legal, shuffled, view

LABELS = ("fine", "slip", "mistake", "blunder")
Task = Callable[[argparse.Namespace, int], list[Any]]


def played(game: int, options: argparse.Namespace) -> Replay:
    """Return a whole game, which depends on the arguments only; the bot sits at seat `game % players`."""
    rng = random.Random(f"figures {options.bot} {options.others} {options.players} {options.board} {game}")
    names = [options.others or options.bot] * options.players
    names[game % options.players] = options.bot
    recorder = Recorder(Record(tuple(names), OFFICIAL, find(options.board).board, shuffled(rng)), rng)
    bots = [load(name, budget=options.bot_budget).make(random.Random(rng.getrandbits(64))) for name in names]
    while not recorder.state.over:
        seat = recorder.state.awaited[0]
        recorder.do(bots[seat].choose(view(recorder.state, seat), legal(recorder.state, seat)))
    return replay(recorder.record)


def calibration(options: argparse.Namespace, game: int) -> list[Any]:
    """Return (win, result, round, distance, supply, chances) of one random unforced decision for each seat."""
    replayed = played(game, options)
    rng = random.Random(f"decisions {game}")
    positions = replayed.final.state.positions
    fewest = min(positions)
    rows: list[Any] = []
    for seat in range(options.players):
        moves = [at for at, move in enumerate(replayed.record.moves) if move.action.seat == seat]
        rng.shuffle(moves)
        for at in moves:
            seen = view(replayed.steps[at].state, seat)
            if len(legal_choices(seen)) == 1:
                continue
            chosen = replayed.record.moves[at].action
            found = evaluate(seen, options.budget, decision_seed(options.seed, at), chosen)
            result = 1 / positions.count(fewest) if positions[seat] == fewest else 0.0
            left = seen.board.dunghill - max(seen.positions)
            chances = [round(chance, 5) for chance in found.chances_after(chosen)]
            rows.append([found.value_of(chosen).win, result, seen.round, left, seen.supply, seat, chances])
            break
    return rows


def losses(options: argparse.Namespace, game: int) -> list[Any]:
    """Return the number of unforced decisions and the sum of the losses of one seat of a game."""
    replayed = played(game, options)
    (found,) = review(replayed.record, [game % options.players], options.budget, options.seed).seats
    unforced = [decision for decision in found.decisions if decision.label != "forced"]
    return [[len(unforced), sum(one.loss for one in unforced), [one.label for one in unforced]]]


def agreement(options: argparse.Namespace, game: int) -> list[Any]:
    """Return loss, standard error and label of each unforced decision of a seat, under two seeds."""
    replayed = played(game, options)
    seat = game % options.players
    two = [review(replayed.record, [seat], options.budget, options.seed + n).seats[0].decisions for n in range(2)]
    return [
        [one.loss, one.loss_se, one.label, other.loss, other.loss_se, other.label]
        for one, other in zip(*two, strict=True)
        if one.label != "forced"
    ]


def floor(options: argparse.Namespace, game: int) -> list[Any]:
    """Return the number of unforced decisions of a seat, and the sum of losses of the coach's own choices there."""
    replayed = played(game, options)
    seat, total, count = game % options.players, 0.0, 0
    for at, move in enumerate(replayed.record.moves):
        seen = view(replayed.steps[at].state, seat)
        if move.action.seat != seat or len(legal_choices(seen)) == 1:
            continue
        own = evaluate(seen, options.budget, decision_seed(options.seed + 1, at)).best.action
        total += evaluate(seen, options.budget, decision_seed(options.seed, at), own).loss(own)[0]
        count += 1
    return [[count, total, []]]


TASKS: dict[str, Task] = {"calibration": calibration, "losses": losses, "agreement": agreement, "floor": floor}


def _run(argument: tuple[argparse.Namespace, int]) -> list[Any]:
    options, game = argument
    return [] if time.time() > options.end else TASKS[options.part](options, game)


def measure(options: argparse.Namespace) -> list[Any]:
    """Return the rows of all games, in the order of the games; the rows of earlier files first."""
    rows = [row for path in options.add for row in json.loads(path.read_text())["rows"]]
    if options.games == 0:
        return rows
    TASKS[options.part](options, options.first - 1)  # compile before the processes start
    options.end = time.time() + options.seconds
    tasks: Iterator[tuple[argparse.Namespace, int]] = (
        (options, game) for game in range(options.first, options.first + options.games)
    )
    if options.processes == 1:
        return rows + [row for task in tasks for row in _run(task)]
    with multiprocessing.get_context("fork").Pool(options.processes) as pool:
        return rows + [row for found in pool.imap(_run, tasks, chunksize=1) for row in found]


def summary(options: argparse.Namespace, rows: list[Any]) -> dict[str, Any]:
    """Return the figures of a part."""
    if options.part == "calibration":
        return {"cases": len(rows), "tenths": tenths(rows)}
    if options.part == "agreement":
        return agreement_figures(rows)
    return mean_loss(rows)


def tenths(rows: list[Any]) -> list[dict[str, Any]]:
    """Return for each tenth of the chance to win the number of cases, the mean chance and the share won."""
    table: list[dict[str, Any]] = []
    for tenth in range(10):
        cases = [row for row in rows if min(9, int(row[0] * 10)) == tenth]
        if cases:
            says, won = (sum(row[at] for row in cases) / len(cases) for at in (0, 1))
            error = sqrt(max(1e-9, won * (1 - won)) / len(cases))
            table.append({"tenth": tenth, "cases": len(cases), "says": says, "won": won, "won_se": error})
    return table


def mean_loss(rows: list[Any]) -> dict[str, Any]:
    """Return the mean loss for each unforced decision, with a 95 % interval; games are independent, decisions not."""
    games, count = len(rows), sum(row[0] for row in rows)
    mean = sum(row[1] for row in rows) / count
    spread = sum((row[1] - mean * row[0]) ** 2 for row in rows) / max(1, games - 1)
    error = sqrt(games * spread) / count
    labels = {label: sum(row[2].count(label) for row in rows) / count for label in LABELS}
    interval = [mean - 1.96 * error, mean + 1.96 * error]
    return {"games": games, "decisions": count, "mean": mean, "interval": interval, "labels": labels}


def agreement_figures(rows: list[Any]) -> dict[str, Any]:
    """Return how often two reviews agree."""
    apart = [abs(LABELS.index(row[2]) - LABELS.index(row[5])) for row in rows]
    close = [abs(row[0] - row[3]) <= 2 * sqrt(row[1] ** 2 + row[4] ** 2) + 1e-12 for row in rows]
    return {
        "decisions": len(rows),
        "same_label": apart.count(0) / len(rows),
        "at_most_one_apart": sum(one <= 1 for one in apart) / len(rows),
        "losses_within_two_errors": sum(close) / len(rows),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=TASKS)
    parser.add_argument("--bot", default="cow")
    parser.add_argument("--others", help="the bot at the other seats; by default the same")
    parser.add_argument("--bot-budget", type=int, help="playouts for each decision of the bots; by default as usual")
    parser.add_argument("--board", default="classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--budget", type=int, default=BUDGET, help="playouts for each decision of the coach")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=480.0)
    parser.add_argument("--add", type=Path, nargs="+", default=[], metavar="FILE", help="files with other games")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    began = time.time()
    rows = measure(options)
    arguments = {key: value for key, value in vars(options).items() if key not in ("add", "out", "end")}
    figures = {"arguments": arguments, "seconds": time.time() - began, "figures": summary(options, rows)}
    json.dump(figures, sys.stdout, indent=1)
    print()
    if options.out:
        options.out.write_text(json.dumps({**figures, "rows": rows}))


if __name__ == "__main__":
    main()
