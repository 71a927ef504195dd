"""The draft of a table's next version: a working copy of the table, the events, and the new deadlines."""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ...protocol import CameBack, HostChanged, TableOrGameEvent
from ...protocol.errors import Refusal
from .game import bot_reactions, clocks, play, rated_result, rematch
from .people import admission, takeover
from .table import Game, LogEntry, LoggedMove, Seat, Table


class Moment(msgspec.Struct, frozen=True):
    """The inputs of a change that are not in the table: the clock, the processes, the random generator and the delays.

    It is passed in so that changes are pure functions.
    """

    now: float
    process: str
    """The server process that makes the change."""

    live: frozenset[str]
    """The live server processes."""

    chance: random.Random
    salt_seconds: float = 2.0
    away_seconds: float = 30.0
    beside_older: bool = False
    """Whether a process of an older version, which knows no rated games, serves the same tables."""


class Draft:
    """A working copy of a table that becomes its next version."""

    def __init__(self, table: Table, moment: Moment) -> None:
        self.before = table
        self.table = table
        self.moment = moment
        self.events: list[TableOrGameEvent] = []
        self.moves: list[LoggedMove] = []
        self.seated: list[int] = []
        """Ids (`who`) of seats that players have just taken. The start of a game shuffles the seats, not their ids."""

        self.names_used: list[tuple[str, str]] = []
        """Players, and the names with which they have asked for a seat or joined one that is not their own."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    @property
    def game(self) -> Game:
        assert self.table.game
        return self.table.game

    @property
    def changed(self) -> bool:
        """Return whether the draft differs from its table or contains events."""
        return self.table is not self.before or bool(self.events)

    def emit(self, *events: TableOrGameEvent) -> None:
        """Add events to the log entry of the next version."""
        self.events.extend(events)

    def change(self, **fields: object) -> None:
        self.table = replace(self.table, **fields)

    def change_game(self, **fields: object) -> None:
        self.change(game=replace(self.game, **fields))

    def change_seat(self, index: int, **fields: object) -> None:
        seat = self.seats[index]
        if any(getattr(seat, field) != value for field, value in fields.items()):
            self.change(seats=(*self.seats[:index], replace(seat, **fields), *self.seats[index + 1 :]))

    def add_seat(self, seat: Seat) -> None:
        self.change(seats=(*self.seats, seat), next_who=self.table.next_who + 1)

    def remove_seat(self, index: int) -> None:
        self.change(seats=self.seats[:index] + self.seats[index + 1 :])

    def require_phase(self, *phases: str) -> None:
        """Refuse unless the table is in one of these phases."""
        if self.table.phase not in phases:
            raise Refusal("not-now", f"this is not possible while the table is {self.table.phase}")

    def require_host(self, index: int) -> None:
        """Refuse unless the seat is the host's."""
        if self.seats[index].who != self.table.host:
            raise Refusal("not-host")

    def present(self, seat: Seat) -> bool:
        return clocks.present(seat, self.moment.live)

    def people(self) -> Iterable[Seat]:
        return (seat for seat in self.seats if seat.bot is None)

    def end_stand_in(self, index: int) -> None:
        """Let the person play again if a bot stands in for this seat."""
        if self.seats[index].stand_in:
            self.change_seat(index, stand_in=False, unanswered=False)
            self.emit(CameBack(self.seats[index].who))

    def reassign_host(self) -> None:
        """Make another person host: a present person, else any person at the table, else the next who sits down.

        A muted person becomes host only if no other person can, and is then unmuted.
        """
        people = sorted(self.people(), key=lambda seat: seat.muted)
        there = [seat for seat in people if self.present(seat)] or people
        host = there[0].who if there else None
        self.change(host=host)
        if host is not None:
            self.emit(HostChanged(host))
            admission.unmute(self, there[0])

    def log_entry(self) -> LogEntry:
        return LogEntry(tuple(self.events), tuple(self.moves))

    def start_agreed_game(self) -> None:
        """Start the next game if a person has asked for it and nobody is still deciding."""
        rematch.settle(self)

    def finish(self) -> Table:
        """Apply everything that follows from the change, set deadlines, and return the table of the next version."""
        self.start_agreed_game()
        play.lay_bot_choices(self)
        takeover.settle(self)
        play.lay_bot_choices(self)  # bots no longer wait if a second person has taken a seat
        bot_reactions.add(self)
        clocks.set_deadlines(self)
        rated_result.note_bots(self)
        self.change(version=self.before.version + 1)
        return self.table
