"""The game at a table: start, salts, moves, stand-ins, the end and the next game."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen import records
from hornochsen.protocol.errors import Refusal
from hornochsen.records import shuffle
from hornochsen.rules import events as ev
from hornochsen.server.table.game import clocks
from hornochsen.server.table.game.game_record import effective_moves, record_of


def driver_of(*names: str, bots: int = 0, **terms: object) -> TableDriver:
    driver = TableDriver(**terms)  # type: ignore[arg-type]
    driver.sit(*names)
    for number in range(bots):
        driver.ask(names[0], p.AddBot(str(number), "calf"))
    return driver


def refused(driver: TableDriver, key: str, request: object) -> str:
    with pytest.raises(Refusal) as caught:
        driver.ask(key, request)  # type: ignore[arg-type]
    return caught.value.error


def test_a_game_needs_two_players() -> None:
    assert refused(driver_of("Anja"), "Anja", p.Start("1")) == "too-few"


def test_seats_are_shuffled_unless_the_host_says_otherwise() -> None:
    names = list("ABCDEFGH")
    orders = set()
    for seed in range(10):
        driver = TableDriver(seed)
        driver.sit(*names)
        driver.start("A")
        orders.add(tuple(seat.name for seat in driver.table.seats))
    assert len(orders) > 5
    driver = driver_of(*names, shuffle_seats=False)
    driver.start("A")
    assert [seat.name for seat in driver.table.seats] == names


def test_the_server_commits_before_the_first_salt() -> None:
    driver = driver_of("Anja", "Bernd", bots=1)
    [event] = driver.ask("Anja", p.Start("1"))
    assert isinstance(event, p.Committed)
    assert driver.table.phase == "salting"
    assert driver.table.game
    assert shuffle.commitment(bytes.fromhex(driver.table.game.secret)) == event.commitment
    assert driver.table.game.state is None
    assert refused(driver, "Anja", p.Start("2")) == "not-now"
    assert refused(driver, "Anja", p.AddBot("2", "ox")) == "not-now"
    assert refused(driver, "Late", p.Sit("2", "Late")) == "not-now"


def test_the_deal_follows_from_the_secret_and_all_salts() -> None:
    driver = driver_of("Anja", "Bernd", bots=2)
    driver.ask("Anja", p.Start("1"))
    assert driver.ask("Anja", p.SendSalt("2", "anjas-salt")) == ()
    assert refused(driver, "Anja", p.SendSalt("3", "another-one")) == "nothing-to-do"
    events = driver.ask("Bernd", p.SendSalt("2", "bernds-salt"))
    assert events[0] == p.Dealt(())
    assert isinstance(events[1], ev.RoundBegan)
    game = driver.table.game
    assert game
    assert game.state
    supply = shuffle.supply(shuffle.key(bytes.fromhex(game.secret), game.salts))
    assert game.state.hands[0] == tuple(sorted(supply[:6]))


def test_a_missing_salt_is_left_out_and_announced() -> None:
    driver = driver_of("Anja", "Bernd")
    driver.ask("Anja", p.Start("1"))
    driver.ask("Anja", p.SendSalt("2", "anjas-salt"))
    assert driver.wait(1.9) == ()
    events = driver.wait(0.2)
    assert events[0] == p.Dealt((driver.index("Bernd"),))


def test_the_shuffle_does_not_wait_for_the_salt_of_an_absent_person() -> None:
    driver = driver_of("Anja", "Bernd")
    driver.go("Bernd")
    driver.ask("Anja", p.Start("1"))
    assert driver.ask("Anja", p.SendSalt("2", "anjas-salt"))[0] == p.Dealt((driver.index("Bernd"),))


def test_each_game_has_its_own_secret() -> None:
    driver = driver_of("Anja", bots=1)
    driver.start("Anja")
    assert driver.table.game
    first = driver.table.game.secret
    driver.to_the_end()
    driver.start("Anja")
    assert driver.table.game.secret != first
    assert driver.table.game.number == 2
    assert driver.table.record is None


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_game_gives_a_record_that_replays_and_verifies(seed: int) -> None:
    driver = TableDriver(seed, rules="jeux-de-nim" if seed % 2 else "official")
    driver.sit("Anja", "Bernd")
    for level in ("calf", "cow"):
        driver.ask("Anja", p.AddBot(level, level))
    driver.start("Anja")
    driver.to_the_end()
    assert driver.table.record == "ABCDEF-1"
    replayed = records.read(record_of(driver.table, driver.moves, 0.0))
    final = replayed.final.state
    assert final.over
    assert final.positions == tuple(one.points for one in driver.table.standings)
    assert shuffle.verify(replayed).proven
    assert replayed.record.extra["result"]["places"] == [one.place for one in driver.table.standings]


def test_a_move_that_was_taken_back_is_not_in_the_record() -> None:
    driver = driver_of("Anja", "Bernd")
    driver.start("Anja")
    driver.play("Anja")
    driver.ask("Anja", p.TakeBackTiles("1"))
    driver.play("Anja")
    assert len(driver.moves) == 3
    assert len(effective_moves(driver.moves)) == 1


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        (p.PlayTiles("1", (99, 98)), "wrong-count"),
        (p.TakeTiles("1", (1,)), "nothing-to-take"),
        (p.TakeBackTiles("1"), "not-laid"),
        (p.PlayTiles("1", (5, 5)), "malformed"),
    ],
)
def test_illegal_moves_are_refused_with_the_reason_of_the_rules(request_: object, error: str) -> None:
    driver = driver_of("Anja", "Bernd")
    assert refused(driver, "Anja", request_) == "not-now"
    driver.start("Anja")
    assert refused(driver, "Anja", request_) == error


def test_a_clock_runs_only_for_awaited_seats() -> None:
    driver = driver_of("Anja", "Bernd", "Clara", clock=30)
    driver.start("Anja")
    assert {wait.ms for wait in clocks.waits(driver.table, driver.now)} == {30_000}
    driver.now += 10
    driver.play("Anja")
    assert driver.seat("Anja").deadline is None
    assert sorted(driver.awaited()) == ["Bernd", "Clara"]
    assert {wait.ms for wait in clocks.waits(driver.table, driver.now)} == {20_000}


def test_taking_back_does_not_refill_the_clock() -> None:
    driver = driver_of("Anja", "Bernd", clock=30)
    driver.start("Anja")
    driver.now += 12
    driver.play("Anja")
    driver.now += 5
    driver.ask("Anja", p.TakeBackTiles("1"))
    assert driver.seat("Anja").deadline == driver.now + 18


def test_a_clock_that_starts_with_a_reveal_allows_for_watching_it() -> None:
    driver = driver_of("Anja", "Bernd", clock=15)
    driver.start("Anja")
    driver.play("Anja")
    events = driver.play("Bernd")
    watching = clocks.reveal_seconds(events)
    assert watching > 2
    assert {driver.table.seats[seat].deadline for seat in clocks.awaited(driver.table)} == {driver.now + 15 + watching}


def test_after_a_timeout_a_bot_plays_until_the_person_acts() -> None:
    driver = driver_of("Anja", "Bernd", clock=15)
    driver.start("Anja")
    driver.play("Bernd")
    anja = driver.seat("Anja").who
    assert driver.wait(15) == (p.StoodIn(anja, "out-of-time"),)
    driver.bots()
    assert driver.moves[-1].by == "stand-in"
    assert driver.seat("Anja").stand_in
    driver.play("Bernd")
    driver.bots()
    events = driver.ask("Anja", p.Back("1"))
    assert events == (p.CameBack(anja),)
    assert driver.seat("Anja").deadline is not None or driver.index("Anja") not in clocks.awaited(driver.table)


def test_a_stand_in_for_a_present_person_ends_after_one_decision() -> None:
    driver = driver_of("Anja", clock=15)
    driver.ask("Anja", p.AddBot("1", "calf"))
    driver.start("Anja")
    anja = driver.seat("Anja").who

    def bots_choose() -> list[object]:
        """Let the bots choose until none is awaited; a bot may buy first."""
        said: list[object] = []
        while clocks.bot_turns(driver.table, driver.live):
            said += driver.bots()
        return said

    bots_choose()
    for _ in range(3):
        assert driver.awaited() == ["Anja"]
        assert driver.seat("Anja").deadline is not None
        assert driver.wait(60) == (p.StoodIn(anja, "out-of-time"),)
        assert p.CameBack(anja) in bots_choose()  # before the next decision
        assert "stand-in" in {move.by for move in driver.moves}


def test_a_person_who_comes_back_after_a_timeout_does_not_delay_the_table() -> None:
    driver = driver_of("Anja", "Bernd", clock=15)
    driver.start("Anja")
    driver.play("Bernd")
    driver.wait(15)
    driver.ask("Anja", p.Back("1"))
    assert driver.seat("Anja").deadline == driver.now + clocks.MIN_GRACE_SECONDS
    assert driver.wait(clocks.MIN_GRACE_SECONDS) == (p.StoodIn(driver.seat("Anja").who, "out-of-time"),)
    driver.ask("Anja", p.Back("2"))
    assert driver.seat("Anja").deadline == driver.now
    driver.apply_timeouts()
    while not any(isinstance(event, ev.RoundBegan) for event in driver.bots()):  # a bot may buy before it lays
        pass
    assert {driver.table.seats[seat].deadline for seat in clocks.awaited(driver.table)} >= {None}
    driver.ask("Anja", p.Back("3"))
    watching = clocks.reveal_seconds(driver.events)
    assert driver.seat("Anja").deadline == driver.now + 15 + watching


def test_a_move_ends_the_stand_in() -> None:
    driver = driver_of("Anja", "Bernd", clock=15)
    driver.start("Anja")
    driver.wait(16)
    assert driver.play("Anja")[0] == p.CameBack(driver.seat("Anja").who)
    assert driver.moves[-1].by == "person"


def test_on_a_fast_table_a_bot_stands_in_after_half_a_minute() -> None:
    driver = driver_of("Anja", "Bernd", clock=60)
    driver.start("Anja")
    driver.go("Bernd")
    assert driver.wait(29) == ()
    bernd = driver.seat("Bernd").who
    assert driver.wait(1.1) == (p.StoodIn(bernd, "away"),)
    assert driver.come("Bernd") == (p.CameBack(bernd),)
    assert not driver.seat("Bernd").stand_in


@pytest.mark.parametrize("clock", [None, 86400])
def test_on_a_slow_table_no_bot_stands_in_for_an_absent_person(clock: int | None) -> None:
    driver = driver_of("Anja", "Bernd", clock=clock)
    driver.start("Anja")
    driver.go("Bernd")
    assert driver.wait(3600) == ()


def test_a_clock_of_a_day_runs_out() -> None:
    driver = driver_of("Anja", "Bernd", clock=86400)
    driver.start("Anja")
    driver.go("Anja")
    driver.go("Bernd")
    assert len(driver.wait(86400)) == 2
    assert clocks.deserted(driver.table, driver.live)
    assert clocks.bot_turns(driver.table, driver.live) == ()


def test_a_table_without_people_waits_for_them() -> None:
    driver = driver_of("Anja", "Bernd", bots=1, clock=15)
    driver.start("Anja")
    driver.go("Anja")
    driver.go("Bernd")
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30) is None
    assert driver.wait(100_000) == ()
    assert clocks.bot_turns(driver.table, driver.live) == ()
    driver.come("Anja")
    assert driver.seat("Anja").deadline == driver.now + 15
    assert clocks.bot_turns(driver.table, driver.live)


def test_bots_do_not_play_without_people() -> None:
    driver = driver_of("Anja", bots=2)
    driver.start("Anja")
    driver.ask("Anja", p.Leave("1"))
    assert clocks.bot_turns(driver.table, driver.live) == ()
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30) is None


def test_a_rematch_keeps_the_people_who_have_not_left() -> None:
    driver = driver_of("Anja", "Bernd", bots=1)
    driver.start("Anja")
    driver.to_the_end()
    assert driver.table.phase == "over"
    standings = driver.table.standings
    driver.ask("Bernd", p.Leave("1"))
    assert (driver.table.phase, driver.table.game, driver.table.standings) == ("gathering", None, standings)
    driver.sit("Clara")
    driver.start("Anja")
    assert driver.table.standings == ()
    assert sorted(seat.name for seat in driver.table.seats) == ["Anja", "Berta", "Clara"]
    driver.to_the_end()
    assert driver.table.record == "ABCDEF-2"


def test_a_stand_in_move_after_the_persons_return_is_dropped() -> None:
    driver = driver_of("Anja", "Bernd", clock=15)
    driver.start("Anja")
    driver.wait(16)
    version = driver.table.version
    driver.ask("Anja", p.Back("1"))
    driver.ask("Bernd", p.Back("1"))
    assert driver.bots() == ()
    assert driver.table.version == version + 2
