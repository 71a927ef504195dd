"""Hints: who may ask for them, and their computation in the bots' threads from the asker's view."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from ....protocol import Advice, AdviceReason, AdvisedAction, Choice, Hint, TileOdds
from ....rules import Buy, Play, Take, View, view
from ...table.table import Table
from ...views.connection import Connection
from ..bot_pool import AddressPool
from .advice_requests import AdviceRequests, Finished, advance, awaited_choice
from .coach_budget import HintTurns
from .odds import SEED

if TYPE_CHECKING:
    from ....coach.evaluation import Evaluation
    from ....coach.hint import Hint as CoachHint
    from ....coach.reasons import Reason


def view_for_hint(table: Table, seat: int | None) -> View:
    """Return the view from which a seat's hint is computed; raise `Refusal` if the seat may not have one now."""
    return view(*awaited_choice(table, seat, "nothing-to-choose"))


def hint_requests(connection: Connection, turns: HintTurns) -> AdviceRequests[Advice]:
    """Return an object that answers a connection's requests for hints; the hints of an address wait for each other."""

    async def compute(seen: View, pool: AddressPool) -> Advice:
        async with turns.of(connection.address):
            return await _compute(seen, pool)

    return AdviceRequests(connection, compute, Hint)


async def _compute(seen: View, pool: AddressPool) -> Advice:
    """Return the coach's advice. Each slice of the work waits behind the bots that are queued at that time."""
    work = await pool.run(_begin, seen)
    while not isinstance(step := await pool.run(advance, work), Finished):
        pass
    return _advice(step.result)


def _begin(seen: View) -> Generator[float, None, CoachHint]:
    from ....coach import hint  # loads the kernel

    return hint.hinting(seen, SEED, hint.HINT_BUDGET)


def _advice(found: CoachHint) -> Advice:
    evaluation = found.evaluation
    return Advice(
        actions=advised_actions(evaluation),
        best=evaluation.actions.index(found.best),
        chances=evaluation.chances,
        reason=advice_reason(found.reason),
        tiles=tuple(TileOdds(*safety) for safety in found.safety),
    )


def advised_actions(evaluation: Evaluation) -> tuple[AdvisedAction, ...]:
    """Return the values of an evaluation as clients get them."""
    return tuple(
        AdvisedAction(
            action=choice_of(value.action),
            win=value.win,
            win_se=value.win_se,
            points=value.points,
            points_se=value.points_se,
            playouts=value.playouts,
        )
        for value in evaluation.actions
    )


def advice_reason(found: Reason | None) -> AdviceReason | None:
    """Return a reason as clients get it."""
    return AdviceReason(found.code, dict(found.args)) if found else None


def choice_of(action: Buy | Play | Take) -> Choice:
    """Return an action as clients get it."""
    match action:
        case Buy(seat, count):
            return Choice(seat, buy=count)
        case Play(seat, tiles):
            return Choice(seat, play=tiles)
        case Take(seat, tiles):
            return Choice(seat, take=tiles)
