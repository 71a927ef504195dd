"""Find puzzles in games between bots, confirm them, and write them into the package: `python -m tools.puzzles`.

1. `search FOUND` plays seeded games and appends the positions that look like puzzles at the usual budget.
2. `confirm FOUND CONFIRMED` evaluates the most promising of them at ten times the usual budget and keeps the puzzles.
3. `select CONFIRMED` writes a mixed set into `coach/puzzles.jsonl`.
4. `check` evaluates the shipped puzzles once more, with another seed.

The first two steps append to their file: they can be stopped at any time, and continue where they stopped.

A position is a puzzle if the best choice is better than each other legal choice by a clear margin and by several
standard errors, and if another choice is cheaper at first sight.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from hornochsen import boards, coach
from hornochsen.bots import Bot
from hornochsen.bots.decisions import make_bot
from hornochsen.bots.registry import load
from hornochsen.coach.compared_actions import MOST_COMPARED, legal_choices
from hornochsen.coach.evaluation import BUDGET, Evaluation, evaluate
from hornochsen.coach.puzzles import NAMES, StoredPuzzle, restored, stored, surprises
from hornochsen.kernel.jit import ENTRIES
from hornochsen.records import Record, Recorder
from hornochsen.rules import OFFICIAL, Buy, Play, View, legal, shuffled, view

SHIPPED = Path(coach.__file__).parent / "puzzles.jsonl"
CHECKED = 10 * BUDGET
FIRST_LOOK = 1_200
"""Playouts of the first evaluation, which discards most positions."""

FIRST_MARGIN, MARGIN = 0.02, 0.03
"""The minimum difference of the chances to win between the best and each other choice."""

ERRORS = 4.0
"""The number of standard errors by which it must be better."""

CONFIRMING_SEED = 20_261_116
LEAST_WIN, MOST_WIN = 0.04, 0.96
PLAYERS = (4, 3, 5, 4, 2, 6, 4, 3, 7, 5, 4, 8)
BOARDS = ("classic", "classic", "calf-yard", "classic", "clover-farm", "classic", "muck-hall", "classic", "longacre")
BOTS = (("bull", 300), ("ox", 150), ("cow", None), ("bull", 100))
SHARES = {"play": 3, "buy": 1, "take": 1}
"""The number of puzzles of each kind that are chosen in turn."""

PER_GAME = 3
"""The most puzzles of one game in the shipped set."""


class Found(msgspec.Struct, frozen=True):
    """A line of the search's file: a game that was searched, and its puzzles."""

    game: int
    puzzles: tuple[StoredPuzzle, ...]


def search_game(number: int) -> Found:
    """Play a game and return its puzzles; everything follows from the number."""
    rng = random.Random(f"puzzles {number}")
    players = PLAYERS[number % len(PLAYERS)]
    board = boards.load(BOARDS[number % len(BOARDS)])
    record = Record(NAMES[:players], OFFICIAL, board, shuffled(rng))
    recorder = Recorder(record, rng)
    names = [BOTS[(number + seat) % len(BOTS)] for seat in range(players)]
    bots: list[Bot] = [make_bot(load(name, budget=budget), random.Random(rng.random())) for name, budget in names]
    puzzles: list[StoredPuzzle] = []
    while not recorder.state.over:
        seat = recorder.state.awaited[0]
        values = candidate(view(recorder.state, seat), rng.getrandbits(60))
        if values:
            puzzles.append(stored(recorder.record, values))
        recorder.do(bots[seat].choose(view(recorder.state, seat), legal(recorder.state, seat)))
    return Found(number, tuple(puzzles))


def candidate(seen: View, seed: int) -> Evaluation | None:
    """Return the values of a decision at the usual budget, or `None` if it does not look like a puzzle."""
    choices = legal_choices(seen)
    surprising = surprises(seen, choices)
    if not 3 <= len(choices) <= MOST_COMPARED or not surprising:
        return None
    first = evaluate(seen, FIRST_LOOK, seed)
    if margin(first)[0] < FIRST_MARGIN or first.best.action not in surprising:
        return None
    second = evaluate(seen, BUDGET, seed + 1)
    return second if second.best.action in surprising and clear(second, MARGIN, 2.0) else None


def confirmed(line: bytes) -> bytes:
    """Return a candidate with its values at ten times the usual budget, or an empty line if it is no puzzle."""
    puzzle = restored(msgspec.json.decode(line, type=StoredPuzzle), 1)
    values = evaluate(puzzle.view, CHECKED, CONFIRMING_SEED)
    sound = values.best.action == puzzle.answer and LEAST_WIN < values.best.win < MOST_WIN
    return msgspec.json.encode(stored(puzzle.record, values)) if sound and clear(values, MARGIN, ERRORS) else b""


def margin(values: Evaluation) -> tuple[float, float]:
    """Return the smallest lead of the best choice, and the smallest lead in standard errors."""
    best = values.best.action
    losses = [values.loss(value.action) for value in values.actions if value.action != best]
    return min(loss for loss, _ in losses), min(loss / max(error, 1e-9) for loss, error in losses)


def clear(values: Evaluation, least: float, errors: float) -> bool:
    """Return whether the best choice leads all others by a margin and by some standard errors."""
    lead, certainty = margin(values)
    return lead >= least and certainty >= errors


def search(file: Path, processes: int, seconds: float, games: range) -> None:
    """Search games that are not in the file yet, for some seconds, and append the results."""
    file.parent.mkdir(parents=True, exist_ok=True)
    before = list(read_found(file)) if file.exists() else []
    done = {found.game for found in before}
    count = sum(len(found.puzzles) for found in before)
    end = time.monotonic() + seconds
    waiting = (number for number in games if number not in done)
    for function, types in ENTRIES:  # once, so that the workers find the compiled code
        function.compile(types)
    with multiprocessing.get_context("spawn").Pool(processes) as pool, file.open("ab") as out:
        for found in pool.imap_unordered(search_game, waiting):
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()
            done.add(found.game)
            count += len(found.puzzles)
            left = max(0, end - time.monotonic())
            print(f"{len(done)} games, {count} puzzles, {left:.0f} s left", file=sys.stderr, flush=True)
            if time.monotonic() > end:
                break
        pool.terminate()


def read_found(file: Path) -> Iterator[Found]:
    """Yield the lines of a search's file; an incomplete last line is ignored."""
    for line in file.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=Found)
        except msgspec.MsgspecError:
            continue


class Attempt(msgspec.Struct, frozen=True):
    """A line of the confirmation's file: the moves of a candidate, and the confirmed puzzle if there is one."""

    moves: tuple[str, ...]
    puzzle: StoredPuzzle | None


def confirm(found: Path, file: Path, processes: int, seconds: float, count: int) -> None:
    """Confirm the candidates with the clearest answers, for some seconds or until there are `count` puzzles."""
    attempts = (
        [msgspec.json.decode(line, type=Attempt) for line in file.read_bytes().splitlines()] if file.exists() else []
    )
    done = {attempt.moves for attempt in attempts}
    sound = sum(attempt.puzzle is not None for attempt in attempts)
    end = time.monotonic() + seconds
    waiting = [puzzle for puzzle in mixed(_by_game(read_found(found)), count=100_000) if puzzle.moves not in done]
    with multiprocessing.get_context("spawn").Pool(processes) as pool, file.open("ab") as out:
        lines = pool.imap(confirmed, map(msgspec.json.encode, waiting))
        for puzzle, line in zip(waiting, lines, strict=True):
            kept = msgspec.json.decode(line, type=StoredPuzzle) if line else None
            out.write(msgspec.json.encode(Attempt(puzzle.moves, kept)) + b"\n")
            out.flush()
            sound += kept is not None
            print(
                f"{sound} puzzles confirmed, {max(0, end - time.monotonic()):.0f} s left", file=sys.stderr, flush=True
            )
            if time.monotonic() > end or sound >= count:
                break
        pool.terminate()


def _by_game(found: Iterable[Found]) -> Iterator[StoredPuzzle]:
    """Yield the clearest puzzles of each game."""
    for game in {one.game: one for one in found}.values():
        yield from sorted(game.puzzles, key=_lead, reverse=True)[:PER_GAME]


def mixed(puzzles: Iterable[StoredPuzzle], count: int) -> list[StoredPuzzle]:
    """Return puzzles of each kind and each number of players in turn, the clearest first."""
    groups: dict[tuple[str, int], list[StoredPuzzle]] = {}
    for puzzle in puzzles:
        groups.setdefault((kind(puzzle), len(puzzle.chances)), []).append(puzzle)
    for group in groups.values():
        group.sort(key=_lead)
    chosen: list[StoredPuzzle] = []
    while len(chosen) < count and any(groups.values()):
        for (what, _), group in sorted(groups.items()):
            chosen += [group.pop() for _ in range(min(SHARES[what], len(group)))]
    return chosen[:count]


def select(file: Path, count: int) -> list[StoredPuzzle]:
    """Return a mixed set of confirmed puzzles in a random order."""
    attempts = [msgspec.json.decode(line, type=Attempt) for line in file.read_bytes().splitlines()]
    chosen = mixed((attempt.puzzle for attempt in attempts if attempt.puzzle and surprising(attempt.puzzle)), count)
    random.Random(1).shuffle(chosen)
    return chosen


def surprising(puzzle: StoredPuzzle) -> bool:
    """Return whether the answer is not the cheapest choice at first sight."""
    seen = restored(puzzle, 1).view
    return restored(puzzle, 1).answer in surprises(seen, legal_choices(seen))


def kind(puzzle: StoredPuzzle) -> str:
    """Return the kind of the best choice."""
    action = restored(puzzle, 1).answer
    return "buy" if isinstance(action, Buy) else "play" if isinstance(action, Play) else "take"


def _lead(puzzle: StoredPuzzle) -> float:
    return margin(restored(puzzle, 1).evaluation)[0]


def write(puzzles: Sequence[StoredPuzzle], file: Path) -> None:
    """Write puzzles, one on each line."""
    file.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles))
    kinds = Counter(map(kind, puzzles))
    players = Counter(len(puzzle.chances) for puzzle in puzzles)
    used = Counter(puzzle.board for puzzle in puzzles)
    print(f"{len(puzzles)} puzzles in {file}: {dict(kinds)}, players {dict(sorted(players.items()))}, {dict(used)}")


def check(processes: int, seed: int) -> int:
    """Evaluate the shipped puzzles at ten times the usual budget with another seed; return the number of failures."""
    lines = SHIPPED.read_bytes().splitlines()
    jobs = [(line, number, seed) for number, line in enumerate(lines, start=1)]
    failures = 0
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for at, problem in enumerate(pool.imap(_check_one, jobs), start=1):
            if problem:
                failures += 1
                print(problem)
            print(f"{at} of {len(jobs)} checked, {failures} failed", file=sys.stderr, flush=True)
    print(f"{len(jobs)} puzzles checked with seed {seed} at {CHECKED} playouts: {failures} failed")
    return failures


def _check_one(job: tuple[bytes, int, int]) -> str | None:
    line, number, seed = job
    puzzle = restored(msgspec.json.decode(line, type=StoredPuzzle), number)
    values = evaluate(puzzle.view, CHECKED, seed)
    if values.best.action == puzzle.answer and clear(values, 0.0, 2.0):
        return None
    return f"puzzle {number}: {puzzle.answer} was the best, now {values.best.action} by {margin(values)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    searching, confirming, selecting, checking = map(commands.add_parser, ("search", "confirm", "select", "check"))
    searching.add_argument("found", type=Path)
    searching.add_argument("--first", type=int, default=0, help="number of the first game")
    searching.add_argument("--games", type=int, default=100_000)
    confirming.add_argument("found", type=Path)
    confirming.add_argument("confirmed", type=Path)
    confirming.add_argument("--count", type=int, default=240)
    selecting.add_argument("confirmed", type=Path)
    selecting.add_argument("--count", type=int, default=240)
    selecting.add_argument("--out", type=Path, default=SHIPPED)
    checking.add_argument("--seed", type=int, default=7)
    for command in (searching, confirming, checking):
        command.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    for command in (searching, confirming):
        command.add_argument("--seconds", type=float, default=500)
    args = parser.parse_args()
    if args.command == "search":
        search(args.found, args.processes, args.seconds, range(args.first, args.first + args.games))
    elif args.command == "confirm":
        confirm(args.found, args.confirmed, args.processes, args.seconds, args.count)
    elif args.command == "select":
        write(select(args.confirmed, args.count), args.out)
    elif check(args.processes, args.seed):
        sys.exit(1)


if __name__ == "__main__":
    main()
