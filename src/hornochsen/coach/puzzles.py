"""Puzzles: positions of games between bots in which one choice is clearly the best and not the cheapest at first sight.

`puzzles.jsonl` has one puzzle on each line: the game up to the decision, and the values of all legal choices at ten
times the usual budget. `tools/puzzles.py` finds the puzzles and writes the file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import cached_property, lru_cache
from importlib import resources

import msgspec

from .. import boards
from ..records import Move, Record, move_of, replay
from ..rules import OFFICIAL, Buy, Play, State, Take, View, face_up_tiles, preview, view
from .compared_actions import Choice
from .evaluation import ActionValue, Evaluation

NAMES = ("Alma", "Berta", "Cilli", "Dora", "Elsa", "Flora", "Gerti", "Hanni")
FIRST_DAY = date(2026, 1, 1)
"""The day of puzzle number 1."""

_MOVE = re.compile(r"(?P<seat>\d)(?P<kind>[bpt])(?P<numbers>[\d+]+)(?:\*(?P<box>[\d+]+))?")


class StoredValue(msgspec.Struct, frozen=True, array_like=True):
    """The value of a choice as the file contains it, rounded."""

    action: str
    win: float
    win_se: float
    points: float
    points_se: float
    playouts: int
    loss_se: float


class StoredPuzzle(msgspec.Struct, frozen=True):
    """A puzzle as the file contains it."""

    board: str
    """The name of a shipped board."""

    supply: tuple[int, ...]
    moves: tuple[str, ...]
    """Seat, kind and numbers: `0p12`, `1p5+21`, `2b1`, `2b3*44+7` (44 and 7 came from the box), `3t17`."""

    seat: int
    values: tuple[StoredValue, ...]
    chances: tuple[float, ...]
    """Each seat's chance to win after the best choice."""


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """A position to solve: the game up to it, the seat that decides, and the values of its choices."""

    number: int
    """The number of the puzzle, from 1."""

    seat: int
    record: Record
    evaluation: Evaluation
    """The values at ten times the usual budget; `chances_by_action` has the best choice only."""

    @cached_property
    def state(self) -> State:
        """The state of the game at the decision."""
        return replay(self.record).final.state

    @property
    def view(self) -> View:
        """The position as the deciding seat sees it."""
        return view(self.state, self.seat)

    @property
    def answer(self) -> Choice:
        """The best choice."""
        return self.evaluation.best.action

    def solves(self, choice: Choice) -> bool:
        """Return whether a choice is the best one; its tiles may come in any order."""
        return short(choice) == short(self.answer)


def puzzle_count() -> int:
    """Return the number of puzzles in the package."""
    return len(_lines())


def find_puzzle(number: int) -> Puzzle:
    """Return the puzzle with this number, from 1 to `puzzle_count()`; raise `LookupError` for others."""
    if not 1 <= number <= puzzle_count():
        raise LookupError(f"there are puzzles 1 to {puzzle_count()}, not {number}")
    return restored(msgspec.json.decode(_lines()[number - 1], type=StoredPuzzle), number)


def number_of_day(day: date) -> int:
    """Return the number of the puzzle of a day; all puzzles come in turn."""
    return (day - FIRST_DAY).days % puzzle_count() + 1


def puzzle_of_day(day: date) -> Puzzle:
    """Return the puzzle of a day, which is the same for everybody."""
    return find_puzzle(number_of_day(day))


@lru_cache(maxsize=1)
def _lines() -> tuple[bytes, ...]:
    data = (resources.files(__package__) / "puzzles.jsonl").read_bytes()
    return tuple(data.splitlines())


def restored(stored: StoredPuzzle, number: int) -> Puzzle:
    """Return the puzzle for a line of the file."""
    names = NAMES[: len(stored.chances)]
    moves = tuple(map(_move, stored.moves))
    record = Record(names, OFFICIAL, boards.load(stored.board), stored.supply, moves)
    values = tuple(
        ActionValue(_action(stored.seat, v.action), v.win, v.win_se, v.points, v.points_se, v.playouts, v.loss_se)
        for v in stored.values
    )
    return Puzzle(number, stored.seat, record, Evaluation(stored.seat, values, stored.chances, ()))


def stored(record: Record, evaluation: Evaluation) -> StoredPuzzle:
    """Return a puzzle as a line of the puzzle file: the game up to the decision, and the values of its actions."""
    values = tuple(
        StoredValue(
            short(v.action),
            round(v.win, 4),
            round(v.win_se, 5),
            round(v.points, 2),
            round(v.points_se, 3),
            v.playouts,
            round(v.loss_se, 5),
        )
        for v in evaluation.actions
    )
    chances = tuple(round(chance, 4) for chance in evaluation.chances)
    moves = tuple(map(_written, record.moves))
    return StoredPuzzle(record.board.name, record.supply, moves, evaluation.seat, values, chances)


def short(action: Choice) -> str:
    """Return an action without its seat, such as `p5+21`."""
    if isinstance(action, Buy):
        return f"b{action.count}"
    return ("p" if isinstance(action, Play) else "t") + _joined(sorted(action.tiles))


def first_sight_cost(seen: View, choice: Choice) -> int:
    """Return the minus points of a choice if only the tiles in sight are placed; a purchase costs one for each tile."""
    assert seen.seat is not None
    if isinstance(choice, Buy):
        return choice.count
    known = face_up_tiles(seen.laid, seen.seat)
    places = [preview(seen, seen.seat, tile, known) for tile in choice.tiles]
    return sum(-place.points if place.plus else place.points for place in places)


def surprises(seen: View, choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices that are not the cheapest at first sight.

    Tiles that are taken are compared with others of the same number.
    """
    kept: list[Choice] = []
    for choice in choices:
        rivals = [other for other in choices if type(other) is type(choice) or isinstance(choice, Buy)]
        if isinstance(choice, Take):
            rivals = [other for other in choices if isinstance(other, Take) and len(other.tiles) == len(choice.tiles)]
        cheapest = min(first_sight_cost(seen, other) for other in rivals)
        if first_sight_cost(seen, choice) > cheapest:
            kept.append(choice)
    return kept


def _written(move: Move) -> str:
    box = f"*{_joined(move.from_box)}" if move.from_box else ""
    return f"{move.action.seat}{short(move.action)}{box}"


def _joined(numbers: Sequence[int]) -> str:
    return "+".join(map(str, numbers))


def _move(text: str) -> Move:
    found = _MOVE.fullmatch(text)
    if not found:
        raise ValueError(f"not a move: {text!r}")
    box = found["box"]
    return move_of(_action(int(found["seat"]), text[1:].partition("*")[0]), _numbers(box) if box else ())


def _action(seat: int, text: str) -> Choice:
    numbers = _numbers(text[1:])
    if text[0] == "b":
        return Buy(seat, numbers[0])
    return Play(seat, numbers) if text[0] == "p" else Take(seat, numbers)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("+")))
