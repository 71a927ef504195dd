"""Rated tables: who may begin a rated game, and what is not possible in one."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver
from server.table.rated_tables import begun, refuses, seated

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.server.table.draft import Draft, Moment
from hornochsen.server.table.game import clocks, rated
from hornochsen.server.table.people import seats


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": None},
        {"clock": 30, "hints": True},
        {"clock": 30, "rules": "jeux-de-nim"},
        {"clock": 30, "board": {"name": "mine"}},
        {"clock": 30, "board": "no such board"},
    ],
)
def test_a_rated_table_needs_a_clock_the_rules_of_the_box_and_no_hints(terms: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        rated.check_terms(p.Terms(rated=True, **terms))  # type: ignore[arg-type]
    assert refusal.value.error == "rated-terms"
    rated.check_terms(p.Terms(rated=True, clock=30))


def test_a_rated_game_is_not_begun_beside_a_process_of_an_older_version() -> None:
    driver = seated("Ann", "Ben")
    draft = Draft(driver.table, Moment(0.0, "one", frozenset({"one"}), driver.rng, beside_older=True))
    with pytest.raises(Refusal) as refusal:
        rated.check_start(draft)
    assert refusal.value.error == "unavailable"


def test_one_person_with_bots_is_not_rated() -> None:
    driver = seated("Ann", bots=3)
    assert rated.obstacles(driver.table, driver.live) == ("people",)
    refuses(driver, "Ann", p.Start("1"), "rated-people")


def test_a_guest_cannot_play_a_rated_game() -> None:
    driver = seated("Ann", "Ben")
    driver.ask("Cid", p.Sit("1", "Cid"), "device of Cid")
    refuses(driver, "Ann", p.Start("1"), "rated-players")


def test_a_guest_who_got_the_seat_of_a_player_cannot_play_a_rated_game() -> None:
    driver = seated("Ann", "Ben")
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, driver.index("Ben"), "secret")
    driver.keep(draft)
    driver.ask("phone", p.Claim("1", "secret"), "phone")
    refuses(driver, "Ann", p.Start("1"), "rated-players")


def test_a_player_on_two_seats_is_not_rated() -> None:
    driver = seated("Ann", "Ben")
    driver.ask("Cid", p.Sit("1", "Cid"), "device of Cid", "player Ann")
    refuses(driver, "Ann", p.Start("1"), "rated-players")


def test_two_players_on_one_device_are_not_rated() -> None:
    driver = seated("Ann")
    driver.ask("Ben", p.Sit("1", "Ben"), "device of Ann", "player Ben")
    refuses(driver, "Ann", p.Start("1"), "rated-device")


def test_a_fast_game_waits_for_people_who_are_not_connected() -> None:
    driver = seated("Ann", "Ben")
    driver.go("Ben")
    refuses(driver, "Ann", p.Start("1"), "rated-absent")
    driver.come("Ben")
    driver.start("Ann")
    assert driver.table.phase == "playing"


def test_sitting_down_at_a_rated_table_is_agreement_but_new_terms_need_a_new_one() -> None:
    driver = TableDriver(clock=30)
    for name in ("Ann", "Ben"):
        driver.ask(name, p.Sit("1", name), f"device of {name}", f"player {name}")
    driver.ask("Ann", p.Change("2", p.Terms(clock=30, rated=True)))
    assert rated.obstacles(driver.table, driver.live) == ("agreement",)
    refuses(driver, "Ann", p.Start("1"), "rated-agreement")
    driver.ask("Ben", p.Again("3"))
    assert driver.table.phase == "gathering", "the host starts the first game"
    driver.ask("Ann", p.Change("4", p.Terms(clock=15, rated=True)))
    refuses(driver, "Ann", p.Start("1"), "rated-agreement")
    driver.ask("Ben", p.Again("5"))
    driver.start("Ann")
    assert driver.table.game
    assert driver.table.game.rated == (None, None)


def test_only_the_host_makes_a_table_rated_and_only_before_a_game() -> None:
    driver = TableDriver(clock=30)
    driver.sit("Ann", "Ben")
    terms = p.Terms(clock=30, rated=True)
    refuses(driver, "Ben", p.Change("1", terms), "not-host")
    refuses(driver, "stranger", p.Change("1", terms), "not-seated")
    driver.start("Ann")
    refuses(driver, "Ann", p.Change("1", terms), "not-now")
    driver.to_the_end()
    assert driver.table.rated is None


def test_a_rematch_begins_only_with_the_agreement_of_all() -> None:
    driver = begun("Ann", "Ben")
    driver.to_the_end()
    first = driver.table.rated
    driver.ask("Ann", p.Again("1"))
    driver.go("Ben")
    driver.wait(1000)
    assert driver.table.phase == "over", "no bot stands in for Ben"
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30.0) is None, "the scheduler need not look again"
    refuses(driver, "Ann", p.Start("2"), "rated-absent")
    driver.come("Ben")
    refuses(driver, "Ann", p.Start("3"), "rated-agreement")
    assert driver.table.rated is first
    driver.ask("Ben", p.Again("4"))
    assert driver.table.games == 2
    assert driver.table.rated is None


def test_nobody_takes_over_a_seat_and_the_host_removes_nobody() -> None:
    driver = begun("Ann", "Ben", bots=1)
    refuses(driver, "Ann", p.Remove("1", driver.index("Ben")), "rated-game")
    refuses(driver, "Ann", p.Remove("1", driver.index("Ben"), True), "rated-game")
    bot = next(at for at, seat in enumerate(driver.table.seats) if seat.bot)
    refuses(driver, "stranger", p.AskSeat("1", bot, "Eve"), "rated-game")
