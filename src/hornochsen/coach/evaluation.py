"""Evaluate the actions of a decision: the chance to win and the minus points to expect after each of them.

The only input is the view of the deciding seat. Worlds are drawn from it, every action is tried in the same worlds,
and all seats play on with the guided policy for some rounds. An estimate then gives each seat's chance to win.

The budget has two parts. The first part finds the best action by sequential halving. The second part values the best
action and the chosen action in fresh worlds: the mean of the action that was best in the first part would be too high,
because good luck in these worlds is a part of the reason why it was best.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import ceil, erfc, exp, hypot, log2, pi, sqrt
from typing import TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..bots.search import without_hidden_tiles
from ..kernel.playouts.arguments import new_run, new_scratch
from ..kernel.playouts.estimate import scale_of
from ..kernel.playouts.forecasts import CHANCES, POINTS, forecast_guided
from ..kernel.playouts.trials import new_decision
from ..kernel.worlds.sampling import Worlds
from ..rules import View
from ..rules.state import LAST_ROUND
from .compared_actions import Choice, compared_actions, legal_choices

BUDGET = 20_000
"""Playouts for one decision."""

ROUNDS = 6
"""Number of rounds of a playout, after which an estimate of the chances to win takes over."""

SELECTION = 0.5
"""The share of the budget that finds the best action; the rest values it."""

WHOLE_GAMES = 0.02
"""The share of the budget for playouts of the best action to the end of the game, which give the final minus points."""

SLICE = 600
"""Playouts between two reports of progress: they take less than 50 ms."""

Values = NDArray[np.float64]
T = TypeVar("T")


class EvaluationError(ValueError):
    """The evaluation is impossible; the message is one line that says why."""


class ActionValue(msgspec.Struct, frozen=True):
    """The value of an action for the seat that decides."""

    action: Choice
    win: float
    """The chance to win; a shared win counts as a share."""

    win_se: float
    """The standard error of `win`."""

    points: float
    """The expected final minus points."""

    points_se: float
    """The standard error of `points`."""

    playouts: int

    loss_se: float
    """The standard error of the difference between `win` and the best action's `win`, from the same worlds.

    It includes the doubt about which action is the best. For the best action itself it is the largest standard error
    of a difference to an action that may be as good."""


class Evaluation(msgspec.Struct, frozen=True):
    """The values of the actions that were compared at a decision, in the order of `legal`."""

    seat: int
    actions: tuple[ActionValue, ...]
    chances: tuple[float, ...]
    """Each seat's chance to win under the best action, as the deciding seat sees it."""

    chances_by_action: tuple[tuple[float, ...], ...]
    """The same for each action of `actions`."""

    @property
    def best(self) -> ActionValue:
        """The action with the highest chance to win; of equal actions, the one with the fewest minus points."""
        return max(self.actions, key=lambda value: (value.win, -value.points))

    def value_of(self, action: Choice) -> ActionValue:
        """Return the value of an action; raise `KeyError` if it was not compared."""
        for value in self.actions:
            if value.action == action:
                return value
        raise KeyError(action)

    def loss(self, action: Choice) -> tuple[float, float]:
        """Return how much lower an action's chance to win is than the best action's, and the standard error."""
        value = self.value_of(action)
        return self.best.win - value.win, value.loss_se

    def chances_after(self, action: Choice) -> tuple[float, ...]:
        """Return each seat's chance to win after an action, as the deciding seat sees it."""
        return self.chances_by_action[self.actions.index(self.value_of(action))]


def evaluate(view: View, budget: int = BUDGET, seed: int = 0, chosen: Choice | None = None) -> Evaluation:
    """Return the values of the legal actions at a decision; equal views, budgets and seeds give equal values.

    `chosen` is always among the actions that are compared, however many actions are legal. Raises `EvaluationError`
    where the view's seat has nothing to decide, `chosen` is not legal, or the budget is below 1.
    """
    return finish(evaluating(view, budget, seed, chosen))


def evaluating(view: View, budget: int, seed: int, chosen: Choice | None = None) -> Generator[float, None, Evaluation]:
    """Yield the share of the evaluation that is done, from 0 to 1, and return the evaluation."""
    if budget < 1:
        raise EvaluationError(f"budget: must be at least 1 playout, not {budget}")
    choices = legal_choices(view)
    if not choices:
        raise EvaluationError("the view's seat has no decision to make")
    if chosen is not None and chosen not in choices:
        raise EvaluationError(f"chosen: {chosen} is not legal in this position")
    comparison = _Comparison(view, choices, seed, chosen)
    yield from comparison.run(budget)
    return comparison.result()


def finish(work: Generator[object, None, T]) -> T:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


class _Comparison:
    """The comparison of the candidate actions of one decision, with the forecasts so far."""

    def __init__(self, view: View, choices: Sequence[Choice], seed: int, chosen: Choice | None) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.players = view.players
        self.worlds = Worlds(without_hidden_tiles(view))
        self.actions = compared_actions(view, self.worlds, choices, chosen)
        self.chosen = None if chosen is None else self.actions.index(chosen)
        self.seed = seed
        self.last_round = min(LAST_ROUND, view.round + ROUNDS - 1)
        self.scale = scale_of(self.worlds.board)
        self.scratch = new_scratch()
        self.first_world = 0
        self.spent = 0
        self.selection: list[Values] = [np.empty((0, CHANCES + self.players)) for _ in self.actions]
        """The forecasts of the first part, by action: by world and column. All actions have the same first worlds."""

        self.fresh: dict[int, Values] = {}
        """The forecasts of the second part, by action."""

        self.final_points: Values = np.empty(0)
        """The leader's minus points in games that were played to the end."""

    def run(self, budget: int) -> Iterator[float]:
        """Spend the budget; yield the share that is done."""
        which = list(range(len(self.actions)))
        halvings = ceil(log2(len(which)))
        for _ in range(halvings):
            for forecast in self.forecasts(which, int(budget * SELECTION) // halvings, self.last_round):
                for column, action in enumerate(which):
                    self.selection[action] = np.concatenate([self.selection[action], forecast[:, column]])
                yield min(1.0, self.spent / budget)
            which = self.better_half(which)
        self.leader = which[0]
        finalists = sorted({self.leader, self.leader if self.chosen is None else self.chosen})
        whole_games = int(budget * WHOLE_GAMES)
        for forecast in self.forecasts(finalists, budget - self.spent - whole_games, self.last_round):
            for column, action in enumerate(finalists):
                before = self.fresh.get(action, forecast[:0, column])
                self.fresh[action] = np.concatenate([before, forecast[:, column]])
            yield min(1.0, self.spent / budget)
        for forecast in self.forecasts([self.leader], whole_games, LAST_ROUND):
            self.final_points = np.concatenate([self.final_points, forecast[:, 0, POINTS]])
            yield min(1.0, self.spent / budget)

    def forecasts(self, which: Sequence[int], playouts: int, last_round: int) -> Iterator[Values]:
        """Yield forecasts of some actions in new worlds, in slices; each action gets at least one playout."""
        decision = new_decision(self.worlds, [self.actions[at] for at in which])
        left = max(1, playouts // len(which))
        while left:
            worlds = min(left, max(1, SLICE // len(which)))
            forecast = np.empty((worlds, len(which), CHANCES + self.players))
            run = new_run(self.seed, self.first_world, last_round)
            forecast_guided(decision, run, self.scale, forecast, self.scratch)
            self.first_world += worlds
            self.spent += worlds * len(which)
            left -= worlds
            yield forecast

    def better_half(self, which: Sequence[int]) -> list[int]:
        """Return the better half of some actions by the chance to win in the first part, the best action first."""
        mean = {action: float(self.wins(action).mean()) for action in which}
        return sorted(which, key=lambda action: -mean[action])[: (len(which) + 1) // 2]

    def wins(self, action: int) -> Values:
        """Return an action's chance to win in each world of the first part."""
        wins: Values = self.selection[action][:, CHANCES + self.seat]
        return wins

    def result(self) -> Evaluation:
        """Return the values of all actions."""
        own = CHANCES + self.seat
        means = {action: _mean(forecast) for action, forecast in self.fresh.items()}
        best = max(means, key=lambda action: (float(means[action][0][own]), action == self.leader))
        leader, leader_error = means[self.leader]
        # Differences between actions come from short playouts, the level of the points from whole games.
        rest = float(self.final_points.mean() - leader[POINTS])
        rest_error = _error(self.final_points)
        rivals = self._rivals()
        doubt = max((_gain(behind, error) for behind, error in rivals), default=0.0)
        of_best = max((error for behind, error in rivals if behind < 2 * error), default=doubt)
        values: list[ActionValue] = []
        chances: list[tuple[float, ...]] = []
        for action, choice in enumerate(self.actions):
            if action in means:
                mean, error = means[action]
                paired = _error(self.fresh[best][:, own] - self.fresh[action][:, own])
                loss_se = of_best if action == best else hypot(paired, doubt)
                playouts = len(self.selection[action]) + len(self.fresh[action])
            else:
                # The leader's value and the difference in common worlds: more precise than the action's own mean.
                count = len(self.selection[action])
                difference = self.selection[action] - self.selection[self.leader][:count]
                mean, error = leader + difference.mean(axis=0), np.hypot(leader_error, _errors(difference))
                mean[CHANCES:] = _shares(mean[CHANCES:], self.seat)
                loss_se = hypot(float(_errors(difference)[own]), doubt)
                playouts = count
            values.append(
                ActionValue(
                    action=choice,
                    win=float(mean[own]),
                    win_se=float(error[own]),
                    points=float(mean[POINTS]) + rest,
                    points_se=float(np.hypot(error[POINTS], rest_error)),
                    playouts=playouts,
                    loss_se=loss_se,
                )
            )
            chances.append(tuple(mean[CHANCES:].tolist()))
        return Evaluation(self.seat, tuple(values), chances[best], tuple(chances))

    def _rivals(self) -> list[tuple[float, float]]:
        """Return by how much each other action was worse than the leader in the first part, and the standard error."""
        rivals = [self.wins(action) for action in range(len(self.actions)) if action != self.leader]
        behind = [self.wins(self.leader)[: len(wins)] - wins for wins in rivals]
        return [(float(differences.mean()), _error(differences)) for differences in behind]


def _gain(behind: float, error: float) -> float:
    """Return the expected gain of the better one of two actions over the first, which seems better by `behind`."""
    if error == 0.0:
        return max(0.0, -behind)
    distance = behind / error
    density = exp(-distance * distance / 2) / sqrt(2 * pi)
    return error * (density - distance * erfc(distance / sqrt(2)) / 2)


def _mean(forecast: Values) -> tuple[Values, Values]:
    """Return the mean of each column over the worlds, and its standard error."""
    return forecast.mean(axis=0), _errors(forecast)


def _errors(samples: Values) -> Values:
    """Return the standard error of each column's mean."""
    if len(samples) < 2:
        return np.full(samples.shape[1:], 0.5)
    errors: Values = samples.std(axis=0, ddof=1) / sqrt(len(samples))
    return errors


def _error(samples: Values) -> float:
    """Return the standard error of the mean of a column."""
    return float(_errors(samples[:, None])[0])


def _shares(chances: Values, seat: int) -> Values:
    """Return chances that are not negative and sum to 1, with the seat's own chance only cut to 0 to 1."""
    own = min(1.0, max(0.0, float(chances[seat])))
    shares: Values = np.clip(chances, 1e-12, None)
    shares[seat] = 0.0
    shares *= (1.0 - own) / shares.sum()
    shares[seat] = own
    return shares
