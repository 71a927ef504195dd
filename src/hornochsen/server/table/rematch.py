"""The next game at a table: each person is asked, and a bot stands in for those who have not agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...protocol import AgainAnswered
from ...protocol.errors import Refusal
from . import play

if TYPE_CHECKING:
    from .draft import Draft


def answer(draft: Draft, index: int, agree: bool) -> None:
    """Store whether a person agrees to another game."""
    draft.require_phase("gathering", "over")
    if not draft.table.games:
        raise Refusal("not-now", "this is the first game: the host starts it")
    who, agreed = draft.seats[index].who, draft.table.again
    if agree == (who in agreed):
        raise Refusal("nothing-to-do", "you have answered so already")
    draft.change(again=(*agreed, who) if agree else tuple(other for other in agreed if other != who))
    draft.emit(AgainAnswered(who, agree))


def settle(draft: Draft) -> None:
    """Start the next game if a person has asked for it and all people who are present have agreed."""
    table = draft.table
    if table.phase not in ("gathering", "over") or not table.again:
        return
    if len(table.seats) < play.MIN_SEATS:
        draft.change(again=())  # else the game would start as soon as a bot is added
        return
    people = [seat for seat in draft.people() if draft.present(seat)]
    if people and all(play.agreed(table, seat) for seat in people):
        play.begin(draft)
