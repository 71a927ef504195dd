"""Taking back a laid tile against bots: bots lay last, so the only person at a table can change a choice (R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....protocol.errors import Refusal
from ....rules import Play
from ....rules.state import face_up
from ..table import Table

if TYPE_CHECKING:
    from ..draft import Draft

MIN_CLOCK = 30
"""Shortest clock, in seconds, at which a laid tile can be taken back against bots."""


def only_person(table: Table) -> int | None:
    """Return the seat of the only person, if this person plays against bots and chooses face down now; else `None`."""
    people = [index for index, seat in enumerate(table.seats) if seat.bot is None]
    state = table.game.state if table.game and table.phase == "playing" else None
    if state is None or state.taking or len(people) != 1 or table.seats[people[0]].stand_in:
        return None
    if table.terms.clock is not None and table.terms.clock < MIN_CLOCK:
        return None
    return None if face_up(state, people[0]) else people[0]


def bots_wait(table: Table, now: float) -> bool:
    """Return whether bots must not lay yet, because the only person has not laid or can still take back."""
    person = only_person(table)
    if person is None or table.game is None or table.game.state is None:
        return False
    lay_at = table.game.lay_at
    return not table.game.state.laid[person] or (lay_at is not None and now < lay_at)


def has_chosen(table: Table, seat: int) -> bool:
    """Return whether the bot at a seat has chosen tiles that it has not laid yet."""
    return table.game is not None and any(choice.seat == seat for choice in table.game.bot_choices)


def check(draft: Draft) -> None:
    """Refuse to take back tiles after they have been turned over, with the same reason in every situation."""
    state = draft.table.game.state if draft.table.game else None
    if state and (state.taking or state.over):
        raise Refusal("not-laid")


def keep_choice(draft: Draft, choice: Play) -> None:
    """Store the tiles that a bot lays later."""
    draft.change_game(bot_choices=(*draft.game.bot_choices, choice))


def allow(draft: Draft, index: int, seconds: float) -> None:
    """Let the person who has just laid take back for some seconds; do nothing where that is not possible."""
    state = draft.game.state
    if seconds and index == only_person(draft.table) and state and state.laid[index]:
        draft.change_game(lay_at=draft.moment.now + seconds)
        if (left := draft.seats[index].left) is not None:  # the time for taking back is part of the clock
            draft.change_seat(index, left=max(0.0, left - seconds))


def may_wait(table: Table) -> bool:
    """Return whether bots have chosen tiles that they have not laid, or the only person can take back."""
    return table.game is not None and (bool(table.game.bot_choices) or table.game.lay_at is not None)


def release_choices(draft: Draft) -> tuple[Play, ...]:
    """Remove and return the bots' stored choices if the bots may lay now; drop choices of seats that people have."""
    game = draft.table.game
    if game is None or game.state is None:
        return ()
    person = only_person(draft.table)
    lay_at = game.lay_at if person is not None and game.state.laid[person] else None
    if draft.table.daily and lay_at is not None and draft.moment.now >= lay_at:
        lay_at = None  # the bots begin to choose
    choices = tuple(choice for choice in game.bot_choices if draft.seats[choice.seat].bot)
    kept = choices if bots_wait(draft.table, draft.moment.now) else ()
    if (kept, lay_at) != (game.bot_choices, game.lay_at):
        draft.change_game(bot_choices=kept, lay_at=lay_at)
    return choices if draft.table.phase == "playing" and not kept else ()


def next_timeout(table: Table) -> float | None:
    """Return when the bots lay the tiles that they have chosen; `None` if the person must choose first."""
    return table.game.lay_at if table.game and (table.game.bot_choices or table.daily) else None
