"""Reasons for the coach's advice, as codes and arguments; the texts are `coach-CODE` in the locales.

A reason compares the best action with another one and states facts: places as the board stands, the safety of tiles in
this round, and the values of the evaluation. The first reason that applies is given, the most concrete ones first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import hypot

import msgspec

from ..rules import Buy, Play, Preview, Take, View, face_up_tiles, happy_cow_visible, preview
from .compared_actions import Choice
from .evaluation import ActionValue, Evaluation
from .safety import Safety, safety

Odds = Mapping[int, Safety]

CERTAINTY = 2.0
"""The number of standard errors by which a difference must exceed zero to be stated."""

EQUAL = 0.01
"""Two actions whose chances to win differ by less are called equally good."""

SAFER = 0.1
"""The least difference between two chances to cost nothing that is worth a sentence."""

SAFE, UNSAFE = 0.9, 0.6
"""A tile is called safe if its chance to cost nothing is at least `SAFE`, unsafe if the chance is below `UNSAFE`."""

COST = 0.5
"""The least difference between two average costs, in minus points, that is worth a sentence."""


class Reason(msgspec.Struct, frozen=True):
    """The code of a reason, and the arguments of its text."""

    code: str
    args: dict[str, str | int | float] = {}


def reason(view: View, evaluation: Evaluation, action: Choice, odds: Iterable[Safety] | None = None) -> Reason | None:
    """Return why the best action is better than `action` or, for the best action, better than the second best.

    `odds` is the safety of the tiles that may be laid, if the caller has computed it.
    """
    best = evaluation.best
    if len(evaluation.actions) == 1:
        return Reason("forced")
    if action == best.action:
        rivals = [value for value in evaluation.actions if value.action != action]
        action = max(rivals, key=lambda value: (value.win, -value.points)).action
    lays = any(isinstance(value.action, Play) for value in evaluation.actions)
    found = (safety(view, 0) if odds is None else odds) if lays else ()
    return _Comparison(view, evaluation, action, {each.tile: each for each in found}).reason()


class _Comparison:
    """The facts about the best action and another one."""

    def __init__(self, view: View, evaluation: Evaluation, action: Choice, odds: Odds) -> None:
        self.view = view
        self.best: ActionValue = evaluation.best
        self.other: ActionValue = evaluation.value_of(action)
        self.loss, self.loss_se = evaluation.loss(action)
        self.odds = odds
        self.fewer = self.other.points - self.best.points
        """The minus points that the best action saves by the end of the game, on average."""

        self.fewer_se = hypot(self.best.points_se, self.other.points_se)

    def reason(self) -> Reason:
        if self.loss < EQUAL or self.loss < CERTAINTY * self.loss_se:
            return self._equal()
        return next(found for attempt in self._attempts() if (found := attempt()))

    def _attempts(self) -> tuple[Callable[[], Reason | None], ...]:
        """Return the reasons to try for these kinds of actions, the most concrete ones first."""
        general = (self._fewer, self._by_standing, self._wins)
        match self.best.action, self.other.action:
            case Play(), Play():
                return (self._happy, self._completes, self._safer, self._takes, self._cheaper, self._pays, *general)
            case Buy(), Play():
                return (self._all_unsafe, *general)
            case Play(), Buy():
                return (self._needless, *general)
            case Take(), Take():
                return (self._more_choice, self._fits, *general)
        return general

    def _equal(self) -> Reason:
        one = self._odds(self.best.action)
        if one and one.safe >= SAFE:
            return self._reason("equal-safe", safe=_percent(one.safe))
        return self._reason("equal")

    def _happy(self) -> Reason | None:
        """Return the reason that the best action, a single tile, brings plus points."""
        one, other = self._odds(self.best.action), self._odds(self.other.action)
        happy = happy_cow_visible(self.view.board, self.view.rows)
        if not (one and other and happy and one.cost <= -COST and self._clearly_cheaper(one, other)):
            return None
        return self._reason("happy", plus=round(-one.cost, 1))

    def _completes(self) -> Reason | None:
        """Return the reason that only the other action completes a row as the board stands, for minus points."""
        if any(place.completes and not place.plus for place in map(self._place, _tiles(self.best.action))):
            return None
        for tile in self._only_in_other():
            place = self._place(tile)
            one, other = self._odds(self.best.action), self.odds.get(tile)
            cheaper = one is None or (other is not None and self._clearly_cheaper(one, other))
            if place.completes and not place.plus and place.points and cheaper:
                return self._reason("completes", other=str(tile), row=place.row + 1, points=place.points)
        return None

    def _safer(self) -> Reason | None:
        one, other = self._odds(self.best.action), self._odds(self.other.action)
        if not (one and other and one.safe - other.safe >= SAFER and one.cost < other.cost):
            return None
        return self._reason("safer", safe=_percent(one.safe), other_safe=_percent(other.safe))

    def _cheaper(self) -> Reason | None:
        one, other = self._odds(self.best.action), self._odds(self.other.action)
        if not (one and other and one.cost >= 0 and self._clearly_cheaper(one, other)):
            return None
        return self._reason("cheaper", cost=round(one.cost, 1), other_cost=round(other.cost, 1))

    def _takes(self) -> Reason | None:
        """Return the reason that the best tile completes a row, costs more in this round, and pays off later."""
        one, other = self._odds(self.best.action), self._odds(self.other.action)
        if not (one and other and self._clearly_cheaper(other, one) and self._saves):
            return None
        place = self._place(one.tile)
        if not place.completes or place.plus:
            return None
        return self._reason("takes", row=place.row + 1, points=place.points, fewer=round(self.fewer, 1))

    def _pays(self) -> Reason | None:
        """Return the reason that the best tile costs no less than the other one in this round, but pays off later."""
        one, other = self._odds(self.best.action), self._odds(self.other.action)
        if not (one and other and self._saves and one.cost >= 0 and other.cost >= 0):
            return None
        if self._clearly_cheaper(other, one):
            costs: dict[str, str | int | float] = {"cost": round(one.cost, 1), "other_cost": round(other.cost, 1)}
            return self._reason("pays", fewer=round(self.fewer, 1), **costs)
        if abs(one.cost - other.cost) < COST / 2:
            return self._reason("keeps", fewer=round(self.fewer, 1))
        return None

    def _all_unsafe(self) -> Reason | None:
        """Return the reason that all tiles that could be laid are unsafe."""
        safest = max(self.odds.values(), key=lambda each: each.safe)
        if safest.safe >= UNSAFE:
            return None
        return self._reason("all-unsafe", other=str(safest.tile), other_safe=_percent(safest.safe))

    def _needless(self) -> Reason | None:
        one = self._odds(self.best.action)
        if not one or one.safe < SAFE:
            return None
        return self._reason("needless", safe=_percent(one.safe))

    def _more_choice(self) -> Reason | None:
        assert isinstance(self.best.action, Take)
        assert isinstance(self.other.action, Take)
        return self._reason("more-choice") if len(self.best.action.tiles) > len(self.other.action.tiles) else None

    def _fits(self) -> Reason | None:
        """Return the reason that only the best action takes tiles that cost nothing as the board stands."""
        costs = [sum(self._cost(tile) for tile in _tiles(value.action)) for value in (self.best, self.other)]
        same_number = len(_tiles(self.best.action)) == len(_tiles(self.other.action))
        if not same_number or costs[0] != 0 or costs[1] < 1:
            return None
        return self._reason("fits", points=costs[1])

    def _fewer(self) -> Reason | None:
        return self._reason("fewer", fewer=round(self.fewer, 1)) if self._saves else None

    def _by_standing(self) -> Reason | None:
        """Return the reason that the best action wins more often, although the other one costs fewer minus points."""
        if -self.fewer < max(COST, CERTAINTY * self.fewer_se):
            return None
        own = self.view.positions[self.best.action.seat]
        others = [square for seat, square in enumerate(self.view.positions) if seat != self.best.action.seat]
        standing = "ahead" if own < min(others) else "behind" if own > min(others) else "level"
        return self._reason("standing", standing=standing, more=round(-self.fewer, 1))

    def _wins(self) -> Reason | None:
        return self._reason("wins", win=_percent(self.best.win), other_win=_percent(self.other.win))

    @property
    def _saves(self) -> bool:
        return self.fewer >= COST and self.fewer >= CERTAINTY * self.fewer_se

    def _reason(self, code: str, **args: str | int | float) -> Reason:
        """Return a reason with the tiles or the number of both actions, unless `args` name them."""
        return Reason(
            code, {"best": _named(self.best.action), "other": _named(self.other.action), **self._kinds(), **args}
        )

    def _kinds(self) -> dict[str, str | int | float]:
        return {"best_kind": _kind(self.best.action), "other_kind": _kind(self.other.action)}

    def _odds(self, action: Choice) -> Safety | None:
        """Return the safety of an action that lays a single tile."""
        return self.odds.get(action.tiles[0]) if isinstance(action, Play) and len(action.tiles) == 1 else None

    def _only_in_other(self) -> list[int]:
        return [tile for tile in _tiles(self.other.action) if tile not in _tiles(self.best.action)]

    def _place(self, tile: int) -> Preview:
        seat = self.best.action.seat
        return preview(self.view, seat, tile, face_up_tiles(self.view.laid, seat))

    def _cost(self, tile: int) -> int:
        return self._place(tile).cost

    def _clearly_cheaper(self, one: Safety, other: Safety) -> bool:
        error = hypot(one.cost_error, other.cost_error)
        return other.cost - one.cost >= max(COST, CERTAINTY * error)


def _tiles(action: Choice) -> tuple[int, ...]:
    return () if isinstance(action, Buy) else action.tiles


def _named(action: Choice) -> str:
    """Return the tiles of an action, or the number of tiles that it buys."""
    return str(action.count) if isinstance(action, Buy) else " + ".join(map(str, action.tiles))


def _kind(action: Choice) -> str:
    return "buy" if isinstance(action, Buy) else "tile"


def _percent(share: float) -> int:
    return round(100 * share)
