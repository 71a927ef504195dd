"""Reviews: the identity of luck and choices over the recorded games, labels, and bad input."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from effort import SOAK
from msgspec.structs import replace

from hornochsen.coach import review as coach_review
from hornochsen.coach.labels import label_of
from hornochsen.coach.review import Review, ReviewError, review, reviewing
from hornochsen.library import play
from hornochsen.records import Record, plain_move, read
from hornochsen.rules import legal

VECTORS = sorted((Path(__file__).parent.parent / "vectors").glob("*.json"))
GAME = play(["cow", "calf", "cow"], seed=4)


@pytest.fixture(scope="module")
def reviewed() -> Review:
    return review(GAME.record, budget=30, seed=5)


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_start_luck_and_choices_sum_to_the_result(path: Path) -> None:
    replayed = read(path.read_bytes())
    players = len(replayed.record.players)
    seats = None if SOAK else [int(path.stem[:3]) % players]
    for seat in review(replayed.record, seats, budget=1, seed=3).seats:
        assert abs(seat.start + seat.luck + seat.choice - seat.result) < 1e-9
        assert abs(seat.luck_deal + seat.luck_drawn + seat.luck_others - seat.luck) < 1e-9
        assert seat.start == 1 / players
        assert seat.choice == pytest.approx(-sum(decision.loss for decision in seat.decisions), abs=1e-12)
        assert all(decision.loss >= 0 for decision in seat.decisions)
        moves = replayed.record.moves
        assert [d.move for d in seat.decisions] == [n for n, m in enumerate(moves) if m.action.seat == seat.seat]


def test_a_lower_budget_keeps_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of six players has enough decisions for a lower budget."""
    monkeypatch.setattr(coach_review, "MOST_PLAYOUTS", 100)
    found = review(GAME.record, budget=30, seed=5)
    assert found.budget_used < found.budget
    assert any(decision.reason for seat in found.seats for decision in seat.decisions)


def test_the_results_of_all_seats_sum_to_one(reviewed: Review) -> None:
    assert sum(seat.result for seat in reviewed.seats) == pytest.approx(1)


def test_luck_connects_each_decision_with_the_one_before(reviewed: Review) -> None:
    for seat in reviewed.seats:
        before = seat.start
        for decision in seat.decisions:
            assert decision.luck_before == pytest.approx(decision.best_win - before)
            before = decision.chosen_win
        last = seat.result - before
        assert sum(d.luck_before for d in seat.decisions) + last == pytest.approx(seat.luck)


def test_decisions_tell_the_move_and_its_alternatives(reviewed: Review) -> None:
    for seat in reviewed.seats:
        for decision in seat.decisions:
            move = GAME.record.moves[decision.move]
            state = GAME.steps[decision.move].state
            written = {
                key: value for key, value in plain_move(move).items() if key in ("player", "buy", "play", "take")
            }
            assert decision.chosen == written
            assert decision.round == state.round
            assert decision.kind in decision.chosen
            actions = [one.action for one in decision.actions]
            assert decision.chosen in actions
            assert decision.best in actions
            assert decision.loss == pytest.approx(decision.best_win - decision.chosen_win)
            assert decision.best_win == max(one.win for one in decision.actions)
            assert (decision.label == "forced") == (len(legal(state, seat.seat)) == 1)
            assert sum(decision.chances) == pytest.approx(1)
            assert decision.chances[seat.seat] == pytest.approx(decision.chosen_win)


def test_moments_are_at_most_three_and_in_order(reviewed: Review) -> None:
    for seat in reviewed.seats:
        assert len(seat.moments) <= 3
        assert list(seat.moments) == sorted(set(seat.moments))
        assert all(0 <= moment < len(seat.decisions) for moment in seat.moments)


def test_a_review_can_be_written_and_read_as_json(reviewed: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=Review) == reviewed


def test_equal_seeds_give_equal_reviews(reviewed: Review) -> None:
    assert review(GAME.record, [1], 30, 5).seats == reviewed.seats[1:2]
    assert review(GAME.record, [1], 30, 6).seats != reviewed.seats[1:2]


def test_tiles_that_nobody_sees_in_the_game_do_not_matter(reviewed: Review) -> None:
    left = len(GAME.final.state.supply)
    assert left > 1
    supply = (*GAME.record.supply[:-left], *reversed(GAME.record.supply[-left:]))
    assert review(replace(GAME.record, supply=supply), budget=30, seed=5).seats == reviewed.seats


def test_progress_grows_to_the_whole() -> None:
    shares = list(reviewing(GAME.record, [0], 10, 1))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


@pytest.mark.parametrize(
    ("loss", "error", "actions", "label"),
    [
        (0.0, 0.0, 1, "forced"),
        (0.0, 0.01, 2, "fine"),
        (0.0199, 0.001, 2, "fine"),
        (0.02, 0.001, 2, "slip"),
        (0.02, 0.011, 2, "fine"),
        (0.02, 0.01, 2, "slip"),
        (0.0399, 0.001, 2, "slip"),
        (0.04, 0.001, 2, "mistake"),
        (0.0799, 0.001, 2, "mistake"),
        (0.08, 0.001, 2, "blunder"),
        (0.5, 0.26, 9, "fine"),
    ],
)
def test_labels_depend_on_the_loss_and_its_certainty(loss: float, error: float, actions: int, label: str) -> None:
    assert label_of(loss, error, actions) == label


@pytest.mark.parametrize(
    ("record", "seats", "budget", "text"),
    [
        (GAME.record, [3], 5, "seat: there is no seat 3; the record has the seats 0 to 2"),
        (GAME.record, [-1], 5, "seat: there is no seat -1; the record has the seats 0 to 2"),
        (GAME.record, [0], 0, "budget: must be at least 1 playout for each decision, not 0"),
        (
            replace(GAME.record, moves=GAME.record.moves[:5]),
            None,
            5,
            "moves: the game is not over after 5 moves; finish it first",
        ),
        (replace(GAME.record, moves=GAME.record.moves[1:]), None, 5, "moves["),
        (
            replace(GAME.record, supply=GAME.record.supply[1:]),
            None,
            5,
            "supply: must hold the tiles 1 to 99, each once",
        ),
    ],
)
def test_bad_input_is_refused_in_one_line(record: Record, seats: list[int] | None, budget: int, text: str) -> None:
    with pytest.raises(ReviewError) as refused:
        review(record, seats, budget)
    assert str(refused.value).startswith(text)
    assert "\n" not in str(refused.value)
