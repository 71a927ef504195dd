"""A table for the deal of the day: one person, three bots, and one order of choices.

Equal choices must give equal games. So only the person chooses while the person is awaited; after that the bots choose
one after another, in the order of their seats. Nobody else may see the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .... import protocol as p
from ....daily import TIME_TO_FINISH, VERSION, DailyDeal
from ....protocol import Colour, Committed, Dealt, Standing, Terms
from ....protocol.errors import Refusal
from ....records import shuffle
from ....rules import OFFICIAL, Action, TakeBack, deal, places
from ..people import identity
from ..table import DailyGame, Game, LogEntry, Moderation, Seat, Table

if TYPE_CHECKING:
    from ..draft import Draft

ALLOWED = (p.BuyTiles, p.PlayTiles, p.TakeBackTiles, p.TakeTiles)
"""The requests that a table of the day accepts."""


class Person(Struct, frozen=True):
    """The player who plays the deal of the day."""

    player: str
    name: str
    colour: Colour | None
    key: str
    """The hash of a token that nobody has: the player's devices take the seat with their own secrets."""


def daily_table(
    found: DailyDeal, person: Person, *, counted: bool, code: str, now: float, created: float
) -> tuple[Table, LogEntry]:
    """Return a new table with the dealt game, and its first log entry."""
    step = deal(found.board, OFFICIAL, len(found.seats), shuffle.supply(found.key))
    table = Table(
        code=code,
        version=1,
        created=created,
        phase="playing",
        terms=Terms(board=found.board.name, chat=False, bot_reactions=False, shuffle_seats=False),
        board=found.board,
        rules=OFFICIAL,
        seats=_seats(found, person),
        next_who=len(found.seats),
        game=Game(
            number=1,
            first=1,
            began=now,
            secret=found.secret.hex(),
            commitment=shuffle.commitment(found.secret),
            salting_until=now,
            state=step.state,
        ),
        games=1,
        moderation=Moderation(watching=False),
        daily=DailyGame(found.day.isoformat(), counted, now + TIME_TO_FINISH.total_seconds(), VERSION),
    )
    return table, LogEntry((Committed(shuffle.commitment(found.secret)), Dealt(()), *step.events))


def _seats(found: DailyDeal, person: Person) -> tuple[Seat, ...]:
    names = [person.name]
    colours = [person.colour or identity.free_colour(())]
    seats = []
    level: Any
    for index, level in enumerate(found.seats):
        if level is None:
            seats.append(Seat(index, person.name, colours[0], key=person.key, player=person.player))
            continue
        names.append(identity.bot_name(names))
        colours.append(identity.free_colour(colours))
        seats.append(Seat(index, names[-1], colours[-1], bot=level))
    return tuple(seats)


def person_seat(table: Table) -> int:
    """Return the seat that belongs to the person, even after an operator has removed the person."""
    return next((index for index, seat in enumerate(table.seats) if seat.bot is None or seat.player is not None), 0)


def acting(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return which of the awaited seats choose now: the person, or else the bot with the lowest seat."""
    if table.daily is None:
        return seats
    return tuple(seat for seat in seats if table.seats[seat].bot is None) or seats[:1]


def check_request(table: Table, request: object) -> None:
    """Refuse everything but choices at a table of the day."""
    if table.daily is not None and not isinstance(request, ALLOWED):
        raise Refusal("not-now", "this is not possible in the deal of the day")


def check_turn(draft: Draft, index: int, action: Action) -> None:
    """Refuse a choice while bots choose, because the order of choices would depend on their speed."""
    table = draft.table
    if table.daily is None or table.game is None or table.game.state is None:
        return
    lay_at = table.game.lay_at
    in_time = isinstance(action, TakeBack) and lay_at is not None and draft.moment.now < lay_at
    if not in_time and index not in acting(table, table.game.state.awaited):
        raise Refusal("not-now", "the bots choose now; wait for your turn")


def expire(draft: Draft) -> bool:
    """End a game that was not finished in time, with the person in the last place; return whether it has ended."""
    table = draft.table
    if table.daily is None or table.phase != "playing" or draft.moment.now < table.daily.until:
        return False
    state = draft.game.state
    assert state
    person = person_seat(table)
    last = max(state.positions) + 1
    ranks = places(tuple(last if seat == person else points for seat, points in enumerate(state.positions)))
    standings = tuple(
        Standing(seat.name, seat.colour, seat.bot, state.positions[at], ranks[at])
        for at, seat in enumerate(table.seats)
    )
    draft.change(phase="over", standings=standings)
    return True
