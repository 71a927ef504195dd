"""The next game at a table: each person is asked, and a bot stands in for each person who has not agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....protocol import AgainAnswered
from ....protocol.errors import Refusal
from . import clocks, play, rated

if TYPE_CHECKING:
    from ..draft import Draft


def answer(draft: Draft, index: int, agree: bool) -> None:
    """Store whether a person agrees to another game, or to the first rated game, which the host starts."""
    draft.require_phase("gathering", "over")
    if not draft.table.games and not draft.table.terms.rated:
        raise Refusal("not-now", "this is the first game: the host starts it")
    seat, agreed = draft.seats[index], draft.table.again
    who = seat.who
    if agree == (who in agreed) and (agree or not seat.newcomer):
        raise Refusal("nothing-to-do", "you have answered so already")
    draft.change(again=(*agreed, who) if agree else tuple(other for other in agreed if other != who))
    if not agree:
        draft.change_seat(index, newcomer=False)
    draft.emit(AgainAnswered(who, agree))


def settle(draft: Draft) -> None:
    """Start the next game if a person has asked for it and nobody is still deciding.

    A person who has not answered counts as deciding until they have been absent for `away_seconds`, so that neither a
    reloaded page nor a restart of the server starts the game without them. A rated game waits for all people.
    """
    table = draft.table
    if table.phase not in ("gathering", "over") or not table.again or not table.games:
        return
    asked = any(seat.who in table.again for seat in draft.people())
    if len(table.seats) < play.MIN_SEATS or not asked:
        draft.change(again=())  # else the game would start as soon as a bot or a person is added
        return
    if not any(draft.present(seat) for seat in draft.people()):
        return
    undecided = clocks.undecided_people(table)
    if rated.may_start(draft) and not any(
        draft.present(seat) or not play.is_past(seat.away_since, draft.moment) for seat in undecided
    ):
        play.begin(draft)
