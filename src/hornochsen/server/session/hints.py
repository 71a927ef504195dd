"""Hints: who may ask for them, and their computation in the bots' threads from the asker's view."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from typing import TYPE_CHECKING

from ...protocol import Advice, AdviceReason, AdvisedAction, Choice, Hint, TileOdds
from ...rules import Buy, Play, Take, View
from ..table.table import Table
from ..views.connection import Connection
from .advice import AdviceDesk, Finished, advance
from .bot_pool import BotPool
from .odds import view_for_advice

if TYPE_CHECKING:
    from ...coach.evaluation import Evaluation
    from ...coach.hint import Hint as CoachHint
    from ...coach.reasons import Reason


def view_for_hint(table: Table, seat: int | None) -> View:
    """Return the view from which a seat's hint is computed; raise `Refusal` if the seat may not have one now."""
    return view_for_advice(table, seat, "nothing-to-choose")


def hint_desk(connection: Connection) -> AdviceDesk[Advice]:
    """Return the desk that answers a connection's requests for hints."""
    return AdviceDesk(connection, _compute, Hint)


async def _compute(seen: View, pool: BotPool) -> Advice:
    """Return the coach's advice. Each slice of the work waits behind the bots that are queued at that time."""
    work = await pool.run(_begin, seen)
    while not isinstance(step := await pool.run(advance, work), Finished):
        pass
    return _advice(step.result)


def _begin(seen: View) -> Generator[float, None, CoachHint]:
    from ...coach.hint import hinting  # loads the kernel

    return hinting(seen, secrets.randbits(63))


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
            action=_choice(value.action),
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


def _choice(action: Buy | Play | Take) -> Choice:
    match action:
        case Buy(seat, count):
            return Choice(seat, buy=count)
        case Play(seat, tiles):
            return Choice(seat, play=tiles)
        case Take(seat, tiles):
            return Choice(seat, take=tiles)
