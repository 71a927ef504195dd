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
    updates = Updates(before, after, [(after.version, entry)], table=UNSET, waits=(), complete=True)
    seats = [updates.encoded(seat, seat, before.version) for seat in range(3)]
    assert seats[2] == updates.encoded(SPECTATOR, SPECTATOR, before.version)
    assert len({*seats}) == 3
    assert after.game
    assert after.game.state
    own = after.game.state.laid[0]
    laid = [msgspec.json.decode(update, type=p.Update).screens.laid for update in (seats[0], seats[2])]  # type: ignore[union-attr]
    assert laid == [(own, (None,), ()), ((None,), (None,), ())]


def test_one_update_brings_several_versions_and_hides_the_tiles_of_others() -> None:
    before = game_of_three()
    between, first = lay(before, 0)
    after, second = lay(between, 1)
    entries = [(between.version, first), (after.version, second)]
    updates = Updates(before, after, entries, table=UNSET, waits=(), complete=True)

    def tiles(seat: int | None, since: int) -> list[object]:
        update = msgspec.json.decode(updates.encoded(seat, seat, since), type=p.Update)
        missed = list(update.earlier or ())
        assert [one.version for one in missed] == list(range(since + 1, after.version))
        events = [event for one in missed for event in one.events] + list(update.events)
        return [event.tiles for event in events]  # type: ignore[union-attr]

    assert after.game
    assert after.game.state
    laid = after.game.state.laid
    assert tiles(0, before.version) == [laid[0], None]
    assert tiles(1, before.version) == [None, laid[1]]
    assert tiles(2, before.version) == tiles(SPECTATOR, before.version) == [None, None]
    assert tiles(0, between.version) == [None]


def test_a_client_whose_seat_has_changed_sees_earlier_versions_as_a_spectator() -> None:
    before = game_of_three()
    between, first = lay(before, 0)
    after, second = lay(between, 1)
    entries = [(between.version, first), (after.version, second)]
    updates = Updates(before, after, entries, table=UNSET, waits=(), complete=True)
    update = msgspec.json.decode(updates.encoded(SPECTATOR, 0, before.version), type=p.Update)
    assert [event.tiles for one in update.earlier for event in one.events] == [None]  # type: ignore[union-attr]
    assert update.position
