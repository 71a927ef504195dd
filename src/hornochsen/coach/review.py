"""Review a finished game from a seat: how its choices and luck changed its chance to win.

Each decision is evaluated from the view that the seat had at that moment. `Q` is the chance to win after the chosen
action and `V` the chance to win after the best one. A choice costs `V - Q`. The difference between `V` of a decision
and `Q` of the decision before it is luck. All parts sum to the result minus 1/players.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from typing import cast

from ..records import BadRecord, Record, move_of, plain_move, steps_of
from ..rules import Buy, GameError, Play, Step, View, preview, view
from ..rules.events import Drew
from .compared_actions import Choice, legal_choices
from .evaluation import BUDGET, ActionValue, Evaluation, evaluating, finish
from .labels import label_of
from .reasons import Reason, reason
from .review_data import ActionReview, DecisionReview, Kind, PlainAction, Review, SeatReview, TilePlace
from .safety import Safety, safety

__all__ = ["DecisionReview", "Review", "ReviewError", "SeatReview", "decision_seed", "review", "reviewing"]

MOST_PLAYOUTS = 3_000_000
"""Playouts of a whole review. The budget of a decision is lower in a record with very many decisions."""

MOST_REASONS = 2000
"""Maximum number of decisions with reasons and the safety of tiles, which take time too."""

MOMENTS = 3
LEAST_MOMENT = 0.02
"""A decision with a smaller change of the chance to win did not decide the game."""

STEPS_PER_SLICE = 100
"""Moves that are replayed between two reports of progress."""


class ReviewError(ValueError):
    """The record cannot be reviewed; the message is one line that says why."""


def review(record: Record, seats: Sequence[int] | None = None, budget: int = BUDGET, seed: int = 0) -> Review:
    """Return the review of a finished game, from some seats or from all; equal arguments give equal reviews.

    `budget` is the number of playouts for each decision. Raises `ReviewError` for an unfinished or unsound record, a
    seat that does not exist, and a budget below 1.
    """
    return finish(reviewing(record, seats, budget, seed))


def reviewing(
    record: Record, seats: Sequence[int] | None = None, budget: int = BUDGET, seed: int = 0
) -> Generator[float, None, Review]:
    """Yield the share of the review that is done, from 0 to 1, and return the review."""
    players = len(record.players)
    which = tuple(range(players)) if seats is None else tuple(seats)
    _check(which, players, budget)
    steps = yield from _replay(record)
    decisions = sum(move.action.seat in which for move in record.moves)
    used = min(budget, max(1, MOST_PLAYOUTS // max(1, decisions)))
    reviews: list[SeatReview] = []
    done = 0
    for seat in which:
        work = _SeatWork(record, steps, seat, used, seed, with_reasons=decisions <= MOST_REASONS)
        for share in work.run():
            yield min(1.0, (done + share) / max(1, decisions))
        done += len(work.decisions)
        reviews.append(work.result())
    return Review(record.players, budget, used, seed, tuple(reviews))


def decision_seed(seed: int, move: int) -> int:
    """Return the seed for the evaluation of a move."""
    return random.Random(f"{seed} {move}").getrandbits(63)


def _check(seats: Sequence[int], players: int, budget: int) -> None:
    for seat in seats:
        if not 0 <= seat < players:
            raise ReviewError(f"seat: there is no seat {seat}; the record has the seats 0 to {players - 1}")
    if budget < 1:
        raise ReviewError(f"budget: must be at least 1 playout for each decision, not {budget}")


def _replay(record: Record) -> Generator[float, None, tuple[Step, ...]]:
    """Replay the record, with pauses, and return its steps."""
    steps: list[Step] = []
    try:
        for step in steps_of(record):
            steps.append(step)
            if len(steps) % STEPS_PER_SLICE == 0:
                yield 0.0
    except (BadRecord, GameError) as error:
        raise ReviewError(str(error)) from None
    if not steps[-1].state.over:
        raise ReviewError(f"moves: the game is not over after {len(record.moves)} moves; finish it first")
    return tuple(steps)


class _SeatWork:
    """The review of one seat in progress."""

    def __init__(
        self, record: Record, steps: Sequence[Step], seat: int, budget: int, seed: int, with_reasons: bool
    ) -> None:
        self.record, self.steps, self.seat, self.budget, self.seed = record, steps, seat, budget, seed
        self.with_reasons = with_reasons
        self.decisions: list[DecisionReview] = []

    def run(self) -> Generator[float, None, None]:
        """Review all decisions; yield the number of decisions that are done, with fractions."""
        before = 1 / len(self.record.players)
        for index, move in enumerate(self.record.moves):
            if move.action.seat != self.seat:
                continue
            seen = view(self.steps[index].state, self.seat)
            seed = decision_seed(self.seed, index)
            work = evaluating(seen, self._budget(seen), seed, move.action)
            while True:
                try:
                    yield len(self.decisions) + next(work)
                except StopIteration as end:
                    evaluation: Evaluation = end.value
                    break
            odds = safety(seen, seed) if self.with_reasons and _may_lay(evaluation) else ()
            why = reason(seen, evaluation, move.action, odds) if self.with_reasons else None
            decision = _decision(index, seen, evaluation, move.action, before, odds, why)
            self.decisions.append(decision)
            before = decision.chosen_win
            yield float(len(self.decisions))

    def _budget(self, seen: View) -> int:
        """Return the playouts for a decision; the value of a forced action needs fewer."""
        return max(1, self.budget // 4) if len(legal_choices(seen)) == 1 else self.budget

    def result(self) -> SeatReview:
        """Return the review of the seat."""
        decisions = self.decisions
        start, result = 1 / len(self.record.players), _result(self.steps[-1].state.positions, self.seat)
        ends = [decision.luck_before for decision in decisions[1:]]
        last = result - (decisions[-1].chosen_win if decisions else start)
        deal = decisions[0].luck_before if decisions else 0.0
        drawn = others = 0.0
        for at, luck in enumerate([*ends, last]):
            if decisions and self._drew(at):
                drawn += luck
            else:
                others += luck
        unforced = [decision.loss for decision in decisions if decision.label != "forced"]
        return SeatReview(
            seat=self.seat,
            name=self.record.players[self.seat],
            result=result,
            start=start,
            luck=deal + drawn + others,
            luck_deal=deal,
            luck_drawn=drawn,
            luck_others=others,
            choice=-sum(decision.loss for decision in decisions),
            quality=1000 * sum(unforced) / len(unforced) if unforced else 0.0,
            moments=_moments(decisions, result),
            decisions=tuple(decisions),
        )

    def _drew(self, at: int) -> bool:
        """Return whether the seat bought or drew tiles between decision number `at` and its next one."""
        first = self.decisions[at].move
        end = self.decisions[at + 1].move if at + 1 < len(self.decisions) else len(self.record.moves)
        return isinstance(self.record.moves[first].action, Buy) or any(
            isinstance(event, Drew) and event.seat == self.seat
            for step in self.steps[first + 1 : end + 1]
            for event in step.events
        )


def _decision(
    move: int,
    seen: View,
    evaluation: Evaluation,
    chosen: Choice,
    before: float,
    odds: Sequence[Safety],
    why: Reason | None,
) -> DecisionReview:
    value, best = evaluation.value_of(chosen), evaluation.best
    loss, loss_se = evaluation.loss(chosen)
    safe = {found.tile: found.safe for found in odds}
    return DecisionReview(
        move=move,
        round=seen.round,
        kind=_kind(chosen),
        chosen=plain_action(chosen),
        best=plain_action(best.action if loss else chosen),
        chosen_win=value.win,
        best_win=best.win,
        loss=loss,
        loss_se=loss_se,
        luck_before=best.win - before,
        label=label_of(loss, loss_se, len(legal_choices(seen))),
        actions=tuple(_action(seen, one, safe) for one in evaluation.actions),
        chances=evaluation.chances_after(chosen),
        reason=why,
    )


def _may_lay(evaluation: Evaluation) -> bool:
    return any(isinstance(value.action, Play) for value in evaluation.actions)


def _action(seen: View, value: ActionValue, safe: dict[int, float]) -> ActionReview:
    action = value.action
    tiles = action.tiles if isinstance(action, Play) else ()
    return ActionReview(
        action=plain_action(action),
        win=value.win,
        win_se=value.win_se,
        points=value.points,
        points_se=value.points_se,
        loss_se=value.loss_se,
        playouts=value.playouts,
        places=tuple(_place(seen, tile) for tile in tiles),
        safe=safe.get(tiles[0]) if len(tiles) == 1 else None,
    )


def _place(seen: View, tile: int) -> TilePlace:
    assert seen.seat is not None
    place = preview(seen, seen.seat, tile)
    return TilePlace(tile, place.row, place.cost)


def plain_action(action: Choice) -> PlainAction:
    """Return an action as records contain it."""
    return cast(PlainAction, plain_move(move_of(action)))


def _kind(action: Choice) -> Kind:
    return "buy" if isinstance(action, Buy) else "play" if isinstance(action, Play) else "take"


def _result(positions: Sequence[int], seat: int) -> float:
    """Return the seat's share of the win (R44)."""
    fewest = min(positions)
    return 1 / positions.count(fewest) if positions[seat] == fewest else 0.0


def _moments(decisions: Sequence[DecisionReview], result: float) -> tuple[int, ...]:
    """Return the indices of the decisions around which the chance to win changed most, in the order of the game."""
    after = [decision.best_win for decision in decisions[1:]] + [result]
    changes = (
        [abs(end - decision.best_win) for decision, end in zip(decisions, after, strict=True)] if decisions else []
    )
    order = sorted(range(len(changes)), key=lambda at: -changes[at])[:MOMENTS]
    return tuple(sorted(at for at in order if changes[at] >= LEAST_MOMENT))
