"""The game at a table: start, salts, choices, stand-ins, the end and the next game."""

from __future__ import annotations

import pytest
from server.room import Room

from hornochsen import protocol as p
from hornochsen import records
from hornochsen.protocol.errors import Refusal
from hornochsen.records import shuffle
from hornochsen.rules import events as ev
from hornochsen.server.table import clocks
from hornochsen.server.table.game_record import counted, record_of


def room_of(*names: str, bots: int = 0, **terms: object) -> Room:
    room = Room(**terms)  # type: ignore[arg-type]
    room.sit(*names)
    for number in range(bots):
        room.ask(names[0], p.AddBot(str(number), "calf"))
    return room


def refused(room: Room, key: str, request: object) -> str:
    with pytest.raises(Refusal) as caught:
        room.ask(key, request)  # type: ignore[arg-type]
    return caught.value.error


def test_a_game_needs_two() -> None:
    assert refused(room_of("Anja"), "Anja", p.Start("1")) == "too-few"


def test_seats_are_shuffled_unless_the_host_says_otherwise() -> None:
    names = list("ABCDEFGH")
    orders = set()
    for seed in range(10):
        room = Room(seed)
        room.sit(*names)
        room.start("A")
        orders.add(tuple(seat.name for seat in room.table.seats))
    assert len(orders) > 5
    room = room_of(*names, shuffle_seats=False)
    room.start("A")
    assert [seat.name for seat in room.table.seats] == names


def test_the_server_commits_itself_before_the_first_salt() -> None:
    room = room_of("Anja", "Bernd", bots=1)
    [event] = room.ask("Anja", p.Start("1"))
    assert isinstance(event, p.Committed)
    assert room.table.phase == "salting"
    assert room.table.game
    assert shuffle.commitment(bytes.fromhex(room.table.game.secret)) == event.commitment
    assert room.table.game.state is None
    assert refused(room, "Anja", p.Start("2")) == "not-now"
    assert refused(room, "Anja", p.AddBot("2", "ox")) == "not-now"
    assert refused(room, "Late", p.Sit("2", "Late")) == "not-now"


def test_the_tiles_follow_from_secret_and_salts_when_all_have_come() -> None:
    room = room_of("Anja", "Bernd", bots=2)
    room.ask("Anja", p.Start("1"))
    assert room.ask("Anja", p.SendSalt("2", "anjas-salt")) == ()
    assert refused(room, "Anja", p.SendSalt("3", "another-one")) == "nothing-to-do"
    events = room.ask("Bernd", p.SendSalt("2", "bernds-salt"))
    assert events[0] == p.Dealt(())
    assert isinstance(events[1], ev.RoundBegan)
    game = room.table.game
    assert game
    assert game.state
    supply = shuffle.supply(shuffle.key(bytes.fromhex(game.secret), game.salts))
    assert game.state.hands[0] == tuple(sorted(supply[:6]))


def test_a_missing_salt_is_left_out_after_a_moment_and_that_is_told() -> None:
    room = room_of("Anja", "Bernd")
    room.ask("Anja", p.Start("1"))
    room.ask("Anja", p.SendSalt("2", "anjas-salt"))
    assert room.wait(1.9) == ()
    events = room.wait(0.2)
    assert events[0] == p.Dealt((room.index("Bernd"),))


def test_nobody_waits_for_the_salt_of_somebody_who_is_away() -> None:
    room = room_of("Anja", "Bernd")
    room.go("Bernd")
    room.ask("Anja", p.Start("1"))
    assert room.ask("Anja", p.SendSalt("2", "anjas-salt"))[0] == p.Dealt((room.index("Bernd"),))


def test_each_game_has_its_own_secret() -> None:
    room = room_of("Anja", bots=1)
    room.start("Anja")
    assert room.table.game
    first = room.table.game.secret
    room.to_the_end()
    room.start("Anja")
    assert room.table.game.secret != first
    assert room.table.game.number == 2
    assert room.table.record is None


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_game_gives_a_record_that_replays_and_verifies(seed: int) -> None:
    room = Room(seed, rules="jeux-de-nim" if seed % 2 else "official")
    room.sit("Anja", "Bernd")
    for level in ("calf", "cow"):
        room.ask("Anja", p.AddBot(level, level))
    room.start("Anja")
    room.to_the_end()
    assert room.table.record == "ABCDEF-1"
    replayed = records.read(record_of(room.table, room.moves, 0.0))
    final = replayed.final.state
    assert final.over
    assert final.positions == tuple(one.points for one in room.table.standings)
    assert shuffle.verify(replayed).proven
    assert replayed.record.extra["result"]["places"] == [one.place for one in room.table.standings]


def test_what_was_taken_back_leaves_no_trace_in_the_record() -> None:
    room = room_of("Anja", "Bernd")
    room.start("Anja")
    room.play("Anja")
    room.ask("Anja", p.TakeBackTiles("1"))
    room.play("Anja")
    assert len(room.moves) == 3
    assert len(counted(room.moves)) == 1


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        (p.PlayTiles("1", (99, 98)), "wrong-count"),
        (p.TakeTiles("1", (1,)), "nothing-to-take"),
        (p.TakeBackTiles("1"), "not-laid"),
        (p.PlayTiles("1", (5, 5)), "malformed"),
    ],
)
def test_the_rules_refuse_with_their_own_words(request_: object, error: str) -> None:
    room = room_of("Anja", "Bernd")
    assert refused(room, "Anja", request_) == "not-now"
    room.start("Anja")
    assert refused(room, "Anja", request_) == error


def test_a_clock_runs_only_for_those_who_are_waited_for() -> None:
    room = room_of("Anja", "Bernd", "Clara", clock=30)
    room.start("Anja")
    assert {wait.ms for wait in clocks.waits(room.table, room.now)} == {30_000}
    room.now += 10
    room.play("Anja")
    assert room.seat("Anja").deadline is None
    assert sorted(room.awaited()) == ["Bernd", "Clara"]
    assert {wait.ms for wait in clocks.waits(room.table, room.now)} == {20_000}


def test_taking_back_does_not_refill_the_clock() -> None:
    room = room_of("Anja", "Bernd", clock=30)
    room.start("Anja")
    room.now += 12
    room.play("Anja")
    room.now += 5
    room.ask("Anja", p.TakeBackTiles("1"))
    assert room.seat("Anja").deadline == room.now + 18


def test_a_clock_that_starts_with_a_reveal_allows_for_watching_it() -> None:
    room = room_of("Anja", "Bernd", clock=15)
    room.start("Anja")
    room.play("Anja")
    events = room.play("Bernd")
    watching = clocks.reveal_seconds(events)
    assert watching > 2
    assert {room.table.seats[seat].deadline for seat in clocks.awaited(room.table)} == {room.now + 15 + watching}


def test_out_of_time_a_bot_plays_until_the_person_acts() -> None:
    room = room_of("Anja", "Bernd", clock=15)
    room.start("Anja")
    room.play("Bernd")
    anja = room.seat("Anja").who
    assert room.wait(15) == (p.StoodIn(anja, "out-of-time"),)
    room.bots()
    assert room.moves[-1].by == "stand-in"
    assert room.seat("Anja").stand_in
    room.play("Bernd")
    room.bots()
    events = room.ask("Anja", p.Back("1"))
    assert events == (p.CameBack(anja),)
    assert room.seat("Anja").deadline is not None or room.index("Anja") not in clocks.awaited(room.table)


def test_bots_do_not_play_on_by_themselves_while_somebody_looks_on() -> None:
    room = room_of("Anja", clock=15)
    room.ask("Anja", p.AddBot("1", "calf"))
    room.start("Anja")
    anja = room.seat("Anja").who

    def bots_choose() -> list[object]:
        """Until they have nothing more to choose: they may buy first."""
        said: list[object] = []
        while clocks.bots_turns(room.table, room.live):
            said += room.bots()
        return said

    bots_choose()
    for _ in range(3):
        assert room.awaited() == ["Anja"]
        assert room.seat("Anja").deadline is not None
        assert room.wait(60) == (p.StoodIn(anja, "out-of-time"),)
        assert p.CameBack(anja) in bots_choose()  # in time for the next choice
        assert "stand-in" in {move.by for move in room.moves}


def test_running_out_of_time_and_coming_back_does_not_hold_up_the_table() -> None:
    room = room_of("Anja", "Bernd", clock=15)
    room.start("Anja")
    room.play("Bernd")
    room.wait(15)
    room.ask("Anja", p.Back("1"))
    assert room.seat("Anja").deadline == room.now + clocks.LEAST_GRACE
    assert room.wait(clocks.LEAST_GRACE) == (p.StoodIn(room.seat("Anja").who, "out-of-time"),)
    room.ask("Anja", p.Back("2"))
    assert room.seat("Anja").deadline == room.now
    room.look_after()
    room.bots()
    assert {room.table.seats[seat].deadline for seat in clocks.awaited(room.table)} >= {None}
    room.ask("Anja", p.Back("3"))
    watching = clocks.reveal_seconds(room.events)
    assert room.seat("Anja").deadline == room.now + 15 + watching


def test_a_choice_is_a_return_too() -> None:
    room = room_of("Anja", "Bernd", clock=15)
    room.start("Anja")
    room.wait(16)
    assert room.play("Anja")[0] == p.CameBack(room.seat("Anja").who)
    assert room.moves[-1].by == "person"


def test_a_person_who_is_gone_for_half_a_minute_is_stood_in_for_on_a_fast_table() -> None:
    room = room_of("Anja", "Bernd", clock=60)
    room.start("Anja")
    room.go("Bernd")
    assert room.wait(29) == ()
    bernd = room.seat("Bernd").who
    assert room.wait(1.1) == (p.StoodIn(bernd, "away"),)
    assert room.come("Bernd") == (p.CameBack(bernd),)
    assert not room.seat("Bernd").stand_in


@pytest.mark.parametrize("clock", [None, 86400])
def test_on_slow_tables_nobody_is_replaced_for_being_away(clock: int | None) -> None:
    room = room_of("Anja", "Bernd", clock=clock)
    room.start("Anja")
    room.go("Bernd")
    assert room.wait(3600) == ()


def test_a_day_is_over_at_last() -> None:
    room = room_of("Anja", "Bernd", clock=86400)
    room.start("Anja")
    room.go("Anja")
    room.go("Bernd")
    assert len(room.wait(86400)) == 2
    assert clocks.deserted(room.table, room.live)
    assert clocks.bots_turns(room.table, room.live) == ()


def test_a_table_whose_people_have_all_gone_waits_for_them() -> None:
    room = room_of("Anja", "Bernd", bots=1, clock=15)
    room.start("Anja")
    room.go("Anja")
    room.go("Bernd")
    assert clocks.wake(room.table, room.live, room.now, 30) is None
    assert room.wait(100_000) == ()
    assert clocks.bots_turns(room.table, room.live) == ()
    room.come("Anja")
    assert room.seat("Anja").deadline == room.now + 15
    assert clocks.bots_turns(room.table, room.live)


def test_without_any_person_the_bots_rest() -> None:
    room = room_of("Anja", bots=2)
    room.start("Anja")
    room.ask("Anja", p.Leave("1"))
    assert clocks.bots_turns(room.table, room.live) == ()
    assert clocks.wake(room.table, room.live, room.now, 30) is None


def test_a_rematch_keeps_the_people_and_who_leaves_after_the_end_frees_the_seat() -> None:
    room = room_of("Anja", "Bernd", bots=1)
    room.start("Anja")
    room.to_the_end()
    assert room.table.phase == "over"
    standings = room.table.standings
    room.ask("Bernd", p.Leave("1"))
    assert (room.table.phase, room.table.game, room.table.standings) == ("gathering", None, standings)
    room.sit("Clara")
    room.start("Anja")
    assert room.table.standings == ()
    assert sorted(seat.name for seat in room.table.seats) == ["Anja", "Berta", "Clara"]
    room.to_the_end()
    assert room.table.record == "ABCDEF-2"


def test_a_bots_choice_that_comes_after_the_persons_return_is_dropped() -> None:
    room = room_of("Anja", "Bernd", clock=15)
    room.start("Anja")
    room.wait(16)
    version = room.table.version
    room.ask("Anja", p.Back("1"))
    room.ask("Bernd", p.Back("1"))
    assert room.bots() == ()
    assert room.table.version == version + 2
