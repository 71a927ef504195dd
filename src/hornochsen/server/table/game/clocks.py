"""Deadlines, presence and timeouts of a table, computed from the stored table and the current time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....protocol import TableOrGameEvent, Wait
from ....rules import events as ev
from ..table import Seat, Table
from . import daily, rated_result, take_back

if TYPE_CHECKING:
    from ..draft import Draft

FAST_CLOCK = 60
"""Longest clock, in seconds, at which a bot stands in for absent people and the table pauses when all are absent."""

EVENT_SECONDS = {ev.Revealed: 1.0, ev.Placed: 0.8, ev.Moved: 0.5, ev.RowCompleted: 1.0, ev.Took: 0.5}
"""Seconds for which the page animates an event; they are added to a clock that starts together with the events."""

MAX_REVEAL_SECONDS = 30.0
MIN_GRACE_SECONDS = 10.0


def present(seat: Seat, live: frozenset[str]) -> bool:
    """Return whether a person is connected to a live server process."""
    return not live.isdisjoint(seat.here)


def asker_present(table: Table, live: frozenset[str]) -> bool:
    """Return whether a connected spectator has an open request for a bot's seat."""
    asking = table.game.asking if table.game and table.phase == "playing" else None
    return asking is not None and any(process in live for process in asking.here)


def has_fast_clock(table: Table) -> bool:
    """Return whether the clock is at most `FAST_CLOCK` seconds."""
    return table.terms.clock is not None and table.terms.clock <= FAST_CLOCK


def waits_for_all(table: Table) -> bool:
    """Return whether the deal waits for absent people too: matched people come from another page."""
    return table.matched and table.games == 1 and has_fast_clock(table)


def awaited(table: Table) -> tuple[int, ...]:
    """Return the seats whose choice the game needs to continue."""
    if table.phase != "playing" or table.game is None or table.game.state is None:
        return ()
    return table.game.state.awaited


def deserted(table: Table, live: frozenset[str]) -> bool:
    """Return whether all people are absent; the table then pauses until a person returns.

    A person who has not agreed to the game counts as absent: a bot plays for this person until they say otherwise.
    """
    people = [seat for seat in table.seats if seat.bot is None and not seat.unanswered]
    if has_fast_clock(table):
        return not any(present(seat, live) for seat in people)
    return all(seat.stand_in and not present(seat, live) for seat in people)


def bot_turns(table: Table, live: frozenset[str]) -> tuple[int, ...]:
    """Return the awaited seats for which a bot chooses and has not chosen yet."""
    if table.daily and table.game and table.game.lay_at is not None:
        return ()  # the bots of the day choose after the person can no longer take back
    acting = daily.acting(table, awaited(table))
    seats = [index for index in acting if table.seats[index].bot or table.seats[index].stand_in]
    if not seats or deserted(table, live):
        return ()
    return tuple(index for index in seats if not take_back.has_chosen(table, index))


def set_deadlines(draft: Draft) -> None:
    """Start the clocks of awaited seats and stop all others."""
    new_choice = any(isinstance(event, ev.RoundBegan | ev.Revealed) for event in draft.events)
    if new_choice:
        _return_seats(draft)
    table, now = draft.table, draft.moment.now
    waiting = awaited(table)
    running = table.terms.clock is not None and not deserted(table, draft.moment.live)
    for index, seat in enumerate(table.seats):
        if new_choice and seat.left is not None:
            draft.change_seat(index, left=None)
        if not running or index not in waiting or seat.bot or seat.stand_in:
            if seat.deadline is not None:
                draft.change_seat(index, deadline=None)
        elif seat.deadline is None:
            assert table.terms.clock
            left = draft.seats[index].left
            fresh = table.terms.clock + reveal_seconds(draft.events)
            draft.change_seat(index, deadline=now + (fresh if left is None else left))


def _return_seats(draft: Draft) -> None:
    """If bots stand in for all people, let present people play again; else the bots would finish the game at once."""
    if not all(seat.stand_in for seat in draft.people()):
        return
    for index, seat in enumerate(draft.seats):
        if present(seat, draft.moment.live) and not seat.unanswered:
            draft.end_stand_in(index)


def grace(seat: Seat, clock: float) -> float:
    """Return the extra seconds that a person gets after a timeout, granted once per choice."""
    return max(MIN_GRACE_SECONDS, clock / 10) if seat.left is None else 0.0


def reveal_seconds(events: Iterable[TableOrGameEvent]) -> float:
    """Return the seconds for which a page animates the events, at most `MAX_REVEAL_SECONDS`."""
    return min(MAX_REVEAL_SECONDS, sum(EVENT_SECONDS.get(type(event), 0.0) for event in events))


def next_timeout(table: Table, live: frozenset[str], now: float, away_seconds: float) -> float | None:
    """Return when the table next needs processing if no request arrives earlier; `None` for never."""
    times = [seat.deadline for seat in table.seats if seat.deadline is not None]
    if table.phase == "salting" and table.game:
        times.append(table.game.salting_until)
    if table.daily and table.phase == "playing":
        times.append(table.daily.until)
    abandoned = rated_result.abandoned_at(table, deserted=deserted(table, live))
    if abandoned is not None:
        times.append(abandoned)
    if bot_turns(table, live):
        times.append(now)
    lay_at = take_back.next_timeout(table)
    if lay_at is not None and not deserted(table, live):
        times.append(lay_at)
    times += [now if seat.away_since is None else seat.away_since + away_seconds for seat in absentees(table, live)]
    asking = table.game.asking if table.game and table.phase == "playing" else None
    if asking and not asker_present(table, live):
        times.append(now if asking.away_since is None else asking.away_since + away_seconds)
    if asking:
        times += [now if seat.away_since is None else seat.away_since + away_seconds for seat in leaving(table, live)]
    return min(times, default=None)


def absentees(table: Table, live: frozenset[str]) -> list[Seat]:
    """Return the seats of absent people that need action after some time.

    During a game with a fast clock a bot will stand in for them; otherwise only an absent host is replaced.
    """
    absent = [seat for seat in table.seats if seat.bot is None and not seat.stand_in and not present(seat, live)]
    if not absent or table.phase == "salting" or deserted(table, live):
        return []
    if table.phase == "playing":
        return absent if has_fast_clock(table) else []
    others = any(present(seat, live) for seat in table.seats if seat.bot is None)
    undecided = [] if table.terms.rated else undecided_people(table)  # a rated game waits for everybody
    if any(present(seat, live) for seat in undecided):
        undecided = []  # the next game waits for a person who is present
    return [seat for seat in absent if others and (seat.who == table.host or seat in undecided)]


def leaving(table: Table, live: frozenset[str]) -> list[Seat]:
    """Return the seats of absent people with a stand-in whose vote is still awaited, in case they return at once."""
    people = (seat for seat in table.seats if seat.bot is None)
    return [seat for seat in people if seat.stand_in and not seat.gone and not present(seat, live)]


def undecided_people(table: Table) -> list[Seat]:
    """Return the seats of people who have not answered a request for another game."""
    if not table.again:
        return []
    return [seat for seat in table.seats if seat.bot is None and not seat.newcomer and seat.who not in table.again]


def waits(table: Table, now: float) -> tuple[Wait, ...]:
    """Return the awaited seats with their remaining time. A bot that waits for the only person is not awaited."""
    lay_at = table.game.lay_at if table.game else None
    chosen = bool(table.game and table.game.bot_choices)
    waiting = chosen and lay_at is None and take_back.bots_wait(table, now)
    acting = daily.acting(table, awaited(table))
    seats = [index for index in acting if not (waiting and take_back.has_chosen(table, index))]
    return tuple([Wait(index, _left(table.seats[index], lay_at, now)) for index in seats])


def _left(seat: Seat, lay_at: float | None, now: float) -> int | None:
    deadline = lay_at if seat.bot else seat.deadline
    return None if deadline is None else max(0, round((deadline - now) * 1000))
