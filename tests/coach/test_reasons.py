"""Each reason of the coach is true: its claims are compared with the evaluation and the view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hornochsen import LANGUAGES
from hornochsen.coach.compared_actions import Choice
from hornochsen.coach.evaluation import ActionValue, Evaluation, evaluate
from hornochsen.coach.reasons import EQUAL, Reason, reason
from hornochsen.coach.safety import Safety, safety
from hornochsen.locales import texts
from hornochsen.locales.advice import reason_words
from hornochsen.records import read
from hornochsen.rules import Buy, Play, Preview, Take, View, face_up_tiles, happy_cow_visible, preview, view

VECTORS = Path(__file__).parent.parent / "vectors"
GAMES = ("016-4p-classic-official", "014-2p-classic-official", "008-3p-wide-official", "017-6p-small-official")
TOLERANCE = 0.08
"""The most by which the odds of two samples of worlds differ."""


def decisions(name: str, step: int) -> Iterator[View]:
    """Yield the views of some decisions of a recorded game."""
    replayed = read((VECTORS / f"{name}.json").read_bytes())
    for index in range(0, len(replayed.record.moves), step):
        yield view(replayed.steps[index].state, replayed.record.moves[index].action.seat)


def best_and_other(evaluation: Evaluation, action: Choice) -> tuple[ActionValue, ActionValue]:
    best = evaluation.best
    if action != best.action:
        return best, evaluation.value_of(action)
    rivals = [value for value in evaluation.actions if value.action != action]
    return best, max(rivals, key=lambda value: (value.win, -value.points))


def check_claims(seen: View, evaluation: Evaluation, action: Choice, found: Reason) -> None:
    """Check the claims of a reason; odds are computed again in more worlds and with another seed."""
    if found.code == "forced":
        assert len(evaluation.actions) == 1
        return
    best, other = best_and_other(evaluation, action)
    loss, loss_se = evaluation.loss(other.action)
    args = found.args
    assert (args["best_kind"], args["other_kind"]) == tuple(
        "buy" if isinstance(one.action, Buy) else "tile" for one in (best, other)
    )
    assert args["best"] == named(best.action)
    if found.code not in ("completes", "all-unsafe"):
        assert args["other"] == named(other.action)
    lays = any(isinstance(value.action, Play) for value in evaluation.actions)
    odds = {each.tile: each for each in safety(seen, 1234, 1500)} if lays else {}
    CLAIMS[found.code](seen, best, other, args, odds)
    assert (found.code in ("equal", "equal-safe")) == (loss < EQUAL or loss < 2 * loss_se)
    if "fewer" in args:
        assert args["fewer"] == round(other.points - best.points, 1) > 0
    for key, one in (("safe", best), ("other_safe", other)):
        if key in args and found.code != "all-unsafe":
            assert isinstance(one.action, Play)
            assert abs(odds[one.action.tiles[0]].safe - int(args[key]) / 100) < TOLERANCE
    for lang in LANGUAGES:
        assert reason_words(found.code, found.args, texts(lang))


def named(action: Choice) -> str:
    return str(action.count) if isinstance(action, Buy) else " + ".join(map(str, action.tiles))


def tile_of(value: ActionValue) -> int:
    assert isinstance(value.action, Play)
    [tile] = value.action.tiles
    return tile


def shown(seen: View, tile: int) -> Preview:
    """Return the place that the player sees below a tile."""
    assert seen.seat is not None
    return preview(seen, seen.seat, tile, face_up_tiles(seen.laid, seen.seat))


Args = dict[str, str | int | float]
Odds = dict[int, Safety]


def anything(_seen: View, _best: ActionValue, _other: ActionValue, _args: Args, _odds: Odds) -> None:
    """The numbers of the reason are checked for all reasons."""


def check_safe(seen: View, best: ActionValue, _other: ActionValue, _args: Args, odds: Odds) -> None:
    assert odds[tile_of(best)].safe > 0.9 - TOLERANCE


def check_safer(seen: View, best: ActionValue, other: ActionValue, _args: Args, odds: Odds) -> None:
    assert odds[tile_of(best)].safe > odds[tile_of(other)].safe


def check_cheaper(seen: View, best: ActionValue, other: ActionValue, args: Args, odds: Odds) -> None:
    assert odds[tile_of(best)].cost < odds[tile_of(other)].cost
    assert float(args["cost"]) < float(args["other_cost"])


def check_pays(seen: View, best: ActionValue, other: ActionValue, args: Args, odds: Odds) -> None:
    assert odds[tile_of(best)].cost > odds[tile_of(other)].cost
    assert float(args["cost"]) > float(args["other_cost"])


def check_keeps(seen: View, best: ActionValue, other: ActionValue, _args: Args, odds: Odds) -> None:
    assert abs(odds[tile_of(best)].cost - odds[tile_of(other)].cost) < 0.5


def check_happy(seen: View, best: ActionValue, other: ActionValue, _args: Args, odds: Odds) -> None:
    assert happy_cow_visible(seen.board, seen.rows)
    assert odds[tile_of(best)].cost < 0
    assert odds[tile_of(best)].cost < odds[tile_of(other)].cost


def check_completes(seen: View, best: ActionValue, other: ActionValue, args: Args, _odds: Odds) -> None:
    place = shown(seen, int(args["other"]))
    assert place.completes
    assert not place.plus
    assert (place.row + 1, place.points) == (args["row"], args["points"])
    assert isinstance(best.action, Play)
    assert isinstance(other.action, Play)
    assert int(args["other"]) in other.action.tiles
    assert not any(shown(seen, tile).completes and not shown(seen, tile).plus for tile in best.action.tiles)


def check_takes(seen: View, best: ActionValue, other: ActionValue, args: Args, odds: Odds) -> None:
    place = shown(seen, tile_of(best))
    assert (place.completes, place.row + 1, place.points) == (True, args["row"], args["points"])
    assert odds[tile_of(best)].cost > odds[tile_of(other)].cost


def check_all_unsafe(seen: View, best: ActionValue, _other: ActionValue, args: Args, odds: Odds) -> None:
    assert isinstance(best.action, Buy)
    assert max(each.safe for each in odds.values()) < 0.6 + TOLERANCE
    assert abs(odds[int(args["other"])].safe - int(args["other_safe"]) / 100) < TOLERANCE


def check_needless(seen: View, best: ActionValue, other: ActionValue, _args: Args, odds: Odds) -> None:
    assert isinstance(other.action, Buy)
    assert odds[tile_of(best)].safe > 0.9 - TOLERANCE


def check_more_choice(seen: View, best: ActionValue, other: ActionValue, _args: Args, _odds: Odds) -> None:
    assert isinstance(best.action, Take)
    assert isinstance(other.action, Take)
    assert (len(best.action.tiles), len(other.action.tiles)) == (2, 1)


def check_fits(seen: View, best: ActionValue, other: ActionValue, args: Args, _odds: Odds) -> None:
    def cost(value: ActionValue) -> int:
        assert isinstance(value.action, Take)
        places = [shown(seen, tile) for tile in value.action.tiles]
        return sum(-place.points if place.plus else place.points for place in places)

    assert (cost(best), cost(other)) == (0, args["points"])


def check_standing(seen: View, best: ActionValue, other: ActionValue, args: Args, _odds: Odds) -> None:
    assert args["more"] == round(best.points - other.points, 1) > 0
    own = seen.positions[best.action.seat]
    others = [square for seat, square in enumerate(seen.positions) if seat != best.action.seat]
    assert {"ahead": own < min(others), "behind": own > min(others), "level": own == min(others)}[str(args["standing"])]


def check_wins(seen: View, best: ActionValue, other: ActionValue, args: Args, _odds: Odds) -> None:
    assert (args["win"], args["other_win"]) == (round(100 * best.win), round(100 * other.win))


CLAIMS = {
    "equal": anything,
    "equal-safe": check_safe,
    "happy": check_happy,
    "completes": check_completes,
    "safer": check_safer,
    "takes": check_takes,
    "cheaper": check_cheaper,
    "pays": check_pays,
    "keeps": check_keeps,
    "all-unsafe": check_all_unsafe,
    "needless": check_needless,
    "more-choice": check_more_choice,
    "fits": check_fits,
    "fewer": anything,
    "standing": check_standing,
    "wins": check_wins,
}


@pytest.mark.parametrize("name", GAMES)
def test_every_claim_is_true(name: str) -> None:
    for seen in decisions(name, step=7):
        evaluation = evaluate(seen, 1_500, seed=5)
        for action in {evaluation.best.action, evaluation.actions[0].action, evaluation.actions[-1].action}:
            found = reason(seen, evaluation, action)
            assert found
            check_claims(seen, evaluation, action, found)


def test_a_reason_uses_the_odds_that_the_caller_shows() -> None:
    for seen in decisions(GAMES[0], step=9):
        evaluation = evaluate(seen, 500, seed=5)
        if any(isinstance(value.action, Play) for value in evaluation.actions):
            odds = safety(seen, 77)
            found = reason(seen, evaluation, evaluation.best.action, odds)
            assert found
            if "safe" in found.args:
                [shown] = [each for each in odds if str(each.tile) == found.args["best"]]
                assert found.args["safe"] == round(100 * shown.safe)


def test_every_code_has_a_text_and_a_check() -> None:
    source = (Path(__file__).parent.parent.parent / "src/hornochsen/coach/reasons.py").read_text(encoding="utf-8")
    for code in CLAIMS:
        assert f'"{code}"' in source
    words = (Path(__file__).parent.parent.parent / "src/hornochsen/locales/en/coach.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =")[0] for line in words.splitlines() if line.startswith("coach-")}
    assert ids == {f"coach-{code}" for code in (*CLAIMS, "forced")}
