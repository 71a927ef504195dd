"""A table without a server: a test applies requests to it, at times that the test sets."""

from __future__ import annotations

import random

import pytest

from hornochsen import protocol as p
from hornochsen.protocol import TableOrGameEvent, Terms
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import legal
from hornochsen.server.session.bot_pool import choose_action
from hornochsen.server.table.draft import Draft, Moment
from hornochsen.server.table.game import clocks, play
from hornochsen.server.table.people.seats import board_of, rules_of
from hornochsen.server.table.requests import MutatingRequest, apply_request, connect, disconnect, seat_of
from hornochsen.server.table.table import LoggedMove, Seat, Table


class TableDriver:
    """A table, its time, and the live server processes."""

    def __init__(self, seed: int = 1, **terms: object) -> None:
        agreed = Terms(**terms)  # type: ignore[arg-type]
        self.table = Table("ABCDEF", 1, 0.0, "gathering", agreed, board_of(agreed), rules_of(agreed))
        self.now = 1000.0
        self.process = "one"
        self.live = frozenset({"one", "two"})
        self.rng = random.Random(seed)
        self.events: tuple[TableOrGameEvent, ...] = ()
        self.moves: list[LoggedMove] = []

    def moment(self) -> Moment:
        return Moment(self.now, self.process, self.live, self.rng)

    def keep(self, draft: Draft) -> tuple[TableOrGameEvent, ...]:
        if draft.changed:
            self.table = draft.finish()
            self.moves += draft.moves
        self.events = tuple(draft.events)
        return self.events

    def ask(
        self, key: str, request: MutatingRequest, device: str | None = None, player: str | None = None
    ) -> tuple[TableOrGameEvent, ...]:
        draft = Draft(self.table, self.moment())
        apply_request(draft, key, request, device, player)
        return self.keep(draft)

    def sit(self, *names: str, **fields: object) -> None:
        for name in names:
            self.ask(name, p.Sit("1", name, **fields))  # type: ignore[arg-type]

    def come(self, key: str, player: str | None = None) -> tuple[TableOrGameEvent, ...]:
        draft = Draft(self.table, self.moment())
        connect(draft, key, player=player)
        return self.keep(draft)

    def go(self, key: str) -> tuple[TableOrGameEvent, ...]:
        draft = Draft(self.table, self.moment())
        disconnect(draft, key)
        return self.keep(draft)

    def apply_timeouts(self) -> tuple[TableOrGameEvent, ...]:
        draft = Draft(self.table, self.moment())
        play.apply_timeouts(draft)
        return self.keep(draft)

    def wait(self, seconds: float) -> tuple[TableOrGameEvent, ...]:
        self.now += seconds
        return self.apply_timeouts()

    def start(self, host: str) -> None:
        """Start the game with the agreement of all people, and send their salts."""
        for seat in self.table.seats:
            if self.table.games and seat.key and seat.key != host and not play.agreed(self.table, seat):
                self.ask(seat.key, p.Again("1"))
        self.ask(host, p.Start("1"))
        for name in [seat.key for seat in self.table.seats if seat.key]:
            if self.table.phase == "salting":
                self.ask(name, p.SendSalt("1", f"salt-of-{name}".ljust(8, "x")))

    def seat(self, key: str) -> Seat:
        index = seat_of(self.table, key)
        assert index is not None
        return self.table.seats[index]

    def index(self, key: str) -> int:
        index = seat_of(self.table, key)
        assert index is not None
        return index

    def play(self, key: str) -> tuple[TableOrGameEvent, ...]:
        """Let a person take the first legal action that is not a purchase, or buy if nothing else is legal."""
        assert self.table.game
        assert self.table.game.state
        state, seat = self.table.game.state, self.index(key)
        actions = [a for a in legal(state, seat) if type(a).__name__ != "Buy"] or list(legal(state, seat))
        draft = Draft(self.table, self.moment())
        play.choose(draft, seat, actions[0])
        return self.keep(draft)

    def bots(self) -> tuple[TableOrGameEvent, ...]:
        """Let all awaited bots choose."""
        draft = Draft(self.table, self.moment())
        for seat in clocks.bot_turns(self.table, self.live):
            if seat in clocks.bot_turns(draft.table, self.live):  # an earlier purchase limits a later one
                assert draft.game.state
                play.apply_bot_choice(draft, seat, choose_action(draft.game.state, seat, "calf"))
        return self.keep(draft)

    def awaited(self) -> list[str]:
        seats = [self.table.seats[wait.seat] for wait in clocks.waits(self.table, self.now)]
        return [seat.key or seat.name for seat in seats]

    def to_the_end(self) -> None:
        """Play for all seats until the game is over."""
        self.to_the_end_without()

    def to_the_end_without(self, *idle: str) -> None:
        """Play for all seats but those of some people, whose clocks expire, until the game is over."""
        for _ in range(5000):
            if self.table.phase == "over":
                return
            if clocks.bot_turns(self.table, self.live):
                self.bots()
            elif others := [key for key in self.awaited() if key not in idle]:
                self.play(others[0])
            else:
                self.wait(self.table.terms.clock or 0)
        raise AssertionError("the game does not end")


def refusal(
    driver: TableDriver, key: str, request: MutatingRequest, device: str | None = None, player: str | None = None
) -> str:
    """Ask for something that must be refused; check that the table stays the same and return the error's code."""
    before = driver.table
    with pytest.raises(Refusal) as caught:
        driver.ask(key, request, device, player)
    assert driver.table is before
    return caught.value.error
