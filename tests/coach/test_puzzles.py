"""The shipped puzzles: each has one clearly best choice that is not the cheapest at first sight."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

from hornochsen.coach.compared_actions import legal_choices
from hornochsen.coach.evaluation import BUDGET, evaluate
from hornochsen.coach.puzzles import (
    FIRST_DAY,
    find_puzzle,
    first_sight_cost,
    number_of_day,
    puzzle_count,
    puzzle_of_day,
    restored,
    stored,
    surprises,
)
from hornochsen.rules import Buy, Play, Take

PUZZLES = [find_puzzle(number) for number in range(1, puzzle_count() + 1)]


def test_there_are_at_least_200_different_puzzles() -> None:
    assert len(PUZZLES) >= 200
    assert len({msgspec.json.encode(puzzle.view) for puzzle in PUZZLES}) == len(PUZZLES)


def test_every_legal_choice_has_a_value() -> None:
    for puzzle in PUZZLES:
        assert tuple(value.action for value in puzzle.evaluation.actions) == legal_choices(puzzle.view)


def test_one_choice_is_clearly_the_best() -> None:
    for puzzle in PUZZLES:
        for value in puzzle.evaluation.actions:
            if value.action != puzzle.answer:
                loss, error = puzzle.evaluation.loss(value.action)
                assert loss >= 0.029, puzzle.number
                assert loss > 3.9 * error, puzzle.number


def test_the_answer_is_not_the_cheapest_at_first_sight() -> None:
    for puzzle in PUZZLES:
        answer, seen = puzzle.answer, puzzle.view
        assert answer in surprises(seen, legal_choices(seen)), puzzle.number
        if isinstance(answer, Play):
            laid = [choice for choice in legal_choices(seen) if isinstance(choice, Play)]
            assert first_sight_cost(seen, answer) > min(first_sight_cost(seen, choice) for choice in laid)


def test_the_values_are_from_ten_times_the_usual_budget() -> None:
    for puzzle in PUZZLES:
        spent = sum(value.playouts for value in puzzle.evaluation.actions)
        assert spent >= 9 * BUDGET, puzzle.number


def test_the_puzzles_are_mixed() -> None:
    kinds = Counter(type(puzzle.answer) for puzzle in PUZZLES)
    assert kinds[Play] > len(PUZZLES) / 2
    assert kinds[Buy] >= 10
    assert kinds[Take] >= 1
    assert {len(puzzle.record.players) for puzzle in PUZZLES} == set(range(2, 9))
    assert len({puzzle.record.board.name for puzzle in PUZZLES}) == 5


def test_the_usual_budget_finds_the_answer() -> None:
    for puzzle in PUZZLES[:2]:
        assert evaluate(puzzle.view, BUDGET, seed=99).best.action == puzzle.answer


def test_every_day_has_the_next_puzzle() -> None:
    numbers = [number_of_day(FIRST_DAY + timedelta(days=days)) for days in range(2 * puzzle_count())]
    assert numbers == 2 * [*range(1, puzzle_count() + 1)]
    assert number_of_day(FIRST_DAY - timedelta(days=1)) == puzzle_count()
    assert puzzle_of_day(date(2026, 1, 3)).number == 3


def test_a_number_without_a_puzzle() -> None:
    for number in (0, -1, puzzle_count() + 1):
        with pytest.raises(LookupError, match=f"there are puzzles 1 to {puzzle_count()}, not {number}"):
            find_puzzle(number)


def test_tiles_of_an_answer_may_come_in_any_order() -> None:
    pairs = [(one, one.answer) for one in PUZZLES if isinstance(one.answer, Play) and len(one.answer.tiles) == 2]
    puzzle, answer = pairs[0]
    assert puzzle.solves(Play(puzzle.seat, answer.tiles[::-1]))


def test_a_puzzle_is_written_as_it_was_read() -> None:
    for puzzle in PUZZLES[:20]:
        again = restored(stored(puzzle.record, puzzle.evaluation), puzzle.number)
        assert again.record == puzzle.record
        assert again.evaluation == puzzle.evaluation
