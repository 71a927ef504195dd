"""The result of a rated game.

The result of a person is that of the seat, unless the person left: those who left come after those who stayed, and the
first who left comes last. Nothing that one person does or omits may void the game of two others: a second player of the
same person could then decide, at the end, whether it counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from ....protocol import RatedVoid
from ....rules import places
from ..table import Game, RatedResult, Seat, Table

if TYPE_CHECKING:
    from ..draft import Draft

MIN_PEOPLE = 2
MIN_ROUNDS = 3
"""Number of finished rounds after which a game that all people have left counts."""

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
    """Store the time since which a bot plays for each person; settle a game that all people have left."""
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
    if not deserted or running(table) is None:
        return None
    people = [seat for seat in table.seats if seat.bot is None]
    gone = [seat.away_since for seat in people if seat.away_since is not None and not seat.here and not seat.cut_off]
    if len(gone) < len(people):
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
    people = [at for at in range(len(seats)) if _is_persons(game, at)]
    absent = tuple(at in people and _never_came(game, seat) for at, seat in enumerate(seats))
    shared = sharing_device(seats[at] for at in people)
    left = tuple(at in people and _has_left(seats[at], shared, finished=finished) for at in range(len(seats)))
    standing = ranks or [1] * len(seats)
    order = [  # the earlier a person left, the lower is the place
        (1, now - _left_at(seat, now)) if gone else (0, float(rank))
        for seat, gone, rank in zip(seats, left, standing, strict=True)
    ]
    ranking = sorted(set(order))
    taking_part = sorted((at for at in people if not absent[at]), key=lambda at: order[at])
    void: RatedVoid | None = "outage" if any(seats[at].cut_off for at in people) else None
    void = void or _void([seats[at] for at in taking_part], shared, finished=finished)
    if void is None and not finished and (game.state is None or game.state.round <= MIN_ROUNDS):
        void = "short"  # otherwise a person with two players wins many rated games in a minute
    draft.change(rated=RatedResult(places([ranking.index(key) for key in order]), left, void, absent=absent))


def _void(people: Sequence[Seat], shared: Collection[str], *, finished: bool) -> RatedVoid | None:
    """Return why a game does not count, or `None`; `people` are those who came, the best first."""
    if people and shared and all(seat.device in shared for seat in people):
        return "device"
    if len(people) < MIN_PEOPLE or not (finished or people[0].own_choices):
        return "no-show"
    return None


def _never_came(game: Game, seat: Seat) -> bool:
    """Return whether a person has not been connected since the deal; such a person has not seen the tiles."""
    gone = seat.away_since is not None and not seat.here and seat.away_since <= game.began
    return seat.bot is None and gone and not seat.own_choices


def _has_left(seat: Seat, shared: Collection[str], *, finished: bool) -> bool:
    """Return whether a person left: a bot plays at the end, or has made more of the choices than the person.

    It counts as leaving if a person uses the same device as another one.
    """
    return not finished or _bot_plays(seat) or seat.bot_choices > seat.own_choices or seat.device in shared


def _left_at(seat: Seat, now: float) -> float:
    return next((time for time in (seat.bot_since, seat.away_since) if time is not None), now)


def _bot_plays(seat: Seat) -> bool:
    return seat.bot is not None or seat.stand_in


def _is_persons(game: Game, index: int) -> bool:
    return game.rated is not None and game.rated[index] is None


def sharing_device(people: Iterable[Seat]) -> frozenset[str]:
    """Return the devices that several people use."""
    used = Counter(seat.device for seat in people if seat.device is not None)
    return frozenset(device for device, count in used.items() if count > 1)
