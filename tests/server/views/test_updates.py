"""Viewers that see the same get the same update; each other viewer gets its own."""

from __future__ import annotations

import random

import msgspec
from msgspec import UNSET

from hornochsen import protocol as p
from hornochsen.rules import Play
from hornochsen.server.table.draft import Draft, Moment
from hornochsen.server.table.game import play
from hornochsen.server.table.people.seats import board_of, rules_of
from hornochsen.server.table.requests import apply_request, connect
from hornochsen.server.table.table import LogEntry, Table
from hornochsen.server.views.updates import Updates

MOMENT = Moment(100.0, "one", frozenset({"one"}), random.Random(1))
SPECTATOR = None


def changed(table: Table, *makes: object) -> tuple[Table, LogEntry]:
    draft = Draft(table, MOMENT)
    for make in makes:
        make(draft)  # type: ignore[operator]
    return draft.finish(), draft.log_entry()


def game_of_three() -> Table:
    terms = p.Terms(shuffle_seats=False)
    table = Table("MUUH", 1, 0.0, "gathering", terms, board_of(terms), rules_of(terms))
    for key in ("a", "b", "c"):
        table, _ = changed(
            table,
            lambda draft, key=key: apply_request(draft, key, p.Sit("r", f"Player {key}")),
            lambda draft, key=key: connect(draft, key),
        )
    table, _ = changed(table, lambda draft: play.start(draft, 0))
    for seat in range(3):
        table, _ = changed(table, lambda draft, seat=seat: play.salt(draft, seat, f"salt-{seat}"))
    return table


def lay(table: Table, seat: int) -> tuple[Table, LogEntry]:
    assert table.game
    assert table.game.state
    tile = table.game.state.hands[seat][0]
    return changed(table, lambda draft: play.act(draft, seat, Play(seat, (tile,)), "person"))


def test_a_seat_that_has_laid_nothing_gets_the_spectators_update() -> None:
    before, _ = lay(game_of_three(), 0)
    after, entry = lay(before, 1)
    updates = Updates(before, after, entry, table=UNSET, waits=(), several=False)
    seats = [updates.encoded(seat, seat) for seat in range(3)]
    assert seats[2] == updates.encoded(SPECTATOR, SPECTATOR)
    assert len({*seats}) == 3
    assert after.game
    assert after.game.state
    own = after.game.state.laid[0]
    laid = [msgspec.json.decode(update, type=p.Update).screens.laid for update in (seats[0], seats[2])]  # type: ignore[union-attr]
    assert laid == [(own, (None,), ()), ((None,), (None,), ())]
