"""The actions that the coach compares at a decision."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.search import tile_costs
from ..kernel.worlds.sampling import Worlds
from ..rules import Buy, Play, State, Take, TakeBack, View, legal
from ..rules.worlds import with_hidden

Choice = Buy | Play | Take
"""An action that a record contains; the coach does not evaluate take-backs."""

MOST_COMPARED = 16
"""The coach compares at most this many actions and, in addition, the chosen action."""


def legal_choices(view: View) -> tuple[Choice, ...]:
    """Return the legal actions of the view's seat without take-backs; empty if the seat cannot act now."""
    if view.seat is None:
        return ()
    return tuple(action for action in legal(_known_part(view), view.seat) if not isinstance(action, TakeBack))


def _known_part(view: View) -> State:
    """Return a state with this view for questions that depend on the view only; 0 stands for each unknown tile."""
    hands = tuple(view.hand if seat == view.seat else (0,) * held for seat, held in enumerate(view.held))
    laid = tuple(tuple(tile or 0 for tile in tiles) for tiles in view.laid)
    return with_hidden(view, hands, supply=(0,) * view.supply, box=(0,) * view.box, laid=laid)


def compared_actions(view: View, worlds: Worlds, choices: Sequence[Choice], chosen: Choice | None) -> list[Choice]:
    """Return the choices to compare: all purchases, the cheapest others by expected cost, and the chosen action."""
    if len(choices) <= MOST_COMPARED:
        return list(choices)
    costs = tile_costs(worlds, view)
    purchases = [choice for choice in choices if isinstance(choice, Buy)]
    others = [choice for choice in choices if not isinstance(choice, Buy)]
    others.sort(key=lambda choice: float(sum(costs[tile] for tile in choice.tiles)) / len(choice.tiles))
    kept = {*purchases, *others[: MOST_COMPARED - len(purchases)], chosen}
    return [choice for choice in choices if choice in kept]
