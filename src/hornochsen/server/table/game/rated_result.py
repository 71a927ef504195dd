"""The result of a rated game.

The result of a person is that of the seat, unless the person left: those who left come after those who stayed, and the
first who left comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ....protocol import RatedVoid
from ....rules import places
from ..table import Game, RatedResult, Seat, Table

if TYPE_CHECKING:
    from ..draft import Draft

ABANDONED_SECONDS = 300.0
"""Seconds after which a game counts as abandoned if all people have gone."""


def running(table: Table) -> Game | None:
    """Return the running game if it is rated and has no result yet."""
    game = table.game if table.phase in ("salting", "playing") else None
    return game if game and game.rated is not None and table.rated is None else None


def note_choice(draft: Draft, index: int, by: str) -> None:
    """Count a choice of a person, or of a bot for the person."""
    seat = draft.seats[index]
    if running(draft.table) is None or not _is_persons(draft.game, index):
        return
    if by == "person":
        draft.change_seat(index, own_choices=seat.own_choices + 1)
    else:
        draft.change_seat(index, bot_choices=seat.bot_choices + 1)


def note_bots(draft: Draft) -> None:
    """Store since when bots play for people; a game that all people have left ends for ratings."""
    game = running(draft.table)
    if game is None:
        return
    for index, seat in enumerate(draft.seats):
        replaced = _is_persons(game, index) and _bot_plays(seat)
        if replaced != (seat.bot_since is not None):
            draft.change_seat(index, bot_since=draft.moment.now if replaced else None)
    if all(seat.bot is not None for seat in draft.seats):
        settle(draft, None)


def abandoned_at(table: Table, *, deserted: bool) -> float | None:
    """Return when a game that all people have left or disconnected from ends for ratings, or `None`.

    A person who was connected when the server stopped may come back at any time.
    """
    people = [seat for seat in table.seats if seat.bot is None]
    gone = [seat.away_since for seat in people if seat.away_since is not None and not seat.here and not seat.cut_off]
    if not deserted or running(table) is None or len(gone) < len(people):
        return None
    return max(gone, default=0.0) + ABANDONED_SECONDS


def settle_abandoned(draft: Draft, *, deserted: bool) -> None:
    """End a game for ratings if all people have been away for long."""
    when = abandoned_at(draft.table, deserted=deserted)
    if when is not None and draft.moment.now >= when:
        settle(draft, None)


def settle(draft: Draft, ranks: Sequence[int] | None) -> None:
    """Store the result of a rated game; `ranks` are the seats' places, `None` if the game was not finished."""
    game = running(draft.table)
    if game is None:
        return
    seats, now = draft.seats, draft.moment.now
    finished = ranks is not None
    left = tuple(_is_persons(game, at) and _has_left(seat, finished=finished) for at, seat in enumerate(seats))
    standing = ranks or [1] * len(seats)
    order = [  # the earlier a person left, the lower is the place
        (1, now - _left_at(seat, now)) if gone else (0, float(rank))
        for seat, gone, rank in zip(seats, left, standing, strict=True)
    ]
    ranking = sorted(set(order))
    draft.change(rated=RatedResult(places([ranking.index(key) for key in order]), left, _void(draft.table)))


def _void(table: Table) -> RatedVoid | None:
    """Return why a finished game does not count, or `None`."""
    game = table.game
    assert game
    people = [seat for at, seat in enumerate(table.seats) if _is_persons(game, at)]
    if shares_device(seat for seat in people if seat.bot is None):
        return "device"
    if any(seat.cut_off for seat in people):
        return "outage"
    if any(seat.bot is None and not seat.own_choices for seat in people):
        return "no-show"
    return None


def _has_left(seat: Seat, *, finished: bool) -> bool:
    """Return whether a person left: a bot plays at the end, or has made more of the choices than the person."""
    return not finished or _bot_plays(seat) or seat.bot_choices > seat.own_choices


def _left_at(seat: Seat, now: float) -> float:
    return next((time for time in (seat.bot_since, seat.away_since) if time is not None), now)


def _bot_plays(seat: Seat) -> bool:
    return seat.bot is not None or seat.stand_in


def _is_persons(game: Game, index: int) -> bool:
    return game.rated is not None and game.rated[index] is None


def shares_device(people: Iterable[Seat]) -> bool:
    """Return whether two people use the same device."""
    used = [seat.device for seat in people if seat.device is not None]
    return len(set(used)) < len(used)
