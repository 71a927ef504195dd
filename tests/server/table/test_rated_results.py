"""Results of rated games: who left, who was absent, and which games do not count."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver
from server.table.rated_tables import begun, seated

from hornochsen import protocol as p
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.game import clocks
from hornochsen.server.table.game.rated_result import ABANDONED_SECONDS, MIN_ROUNDS
from hornochsen.server.table.people import moderation
from hornochsen.server.table.requests import connect


def places(driver: TableDriver) -> dict[str, int]:
    """Return the places that count for ratings, by player; bots have their names."""
    assert driver.table.rated
    names = [(seat.player or seat.name).removeprefix("player ") for seat in driver.table.seats]
    return dict(zip(names, driver.table.rated.places, strict=True))


def test_the_result_is_that_of_the_game_and_bots_take_part() -> None:
    driver = begun("Ann", "Ben", bots=2)
    driver.to_the_end()
    result = driver.table.rated
    assert result
    assert driver.table.game
    assert sorted(level or "" for level in driver.table.game.rated or ()) == ["", "", "calf", "calf"]
    assert result.places == tuple(line.place for line in driver.table.standings)
    assert result.left == (False,) * 4
    assert result.void is None


def test_who_leaves_is_last_even_right_before_the_end() -> None:
    driver = begun("Ann", "Ben", bots=2)
    before = driver.table
    while driver.table.phase != "over":
        before = driver.table
        step(driver)
    driver.table = before
    driver.ask("Ben", p.Leave("1"))
    driver.to_the_end()
    others = [place for name, place in places(driver).items() if name != "Ben"]
    assert places(driver)["Ben"] == 4
    assert max(others) < 4


def step(driver: TableDriver) -> None:
    """Let the awaited bots choose, or else one person."""
    if clocks.bot_turns(driver.table, driver.live):
        driver.bots()
    else:
        driver.play(driver.awaited()[0])


def test_who_leaves_first_comes_last() -> None:
    driver = begun("Ann", "Ben", "Cid")
    driver.ask("Cid", p.Leave("1"))
    driver.wait(5)
    driver.ask("Ben", p.Leave("1"))
    driver.to_the_end()
    assert places(driver) == {"Ann": 1, "Ben": 2, "Cid": 3}
    assert driver.table.rated
    assert sum(driver.table.rated.left) == 2


def test_who_comes_back_and_plays_on_has_the_result_of_the_seat() -> None:
    driver = begun("Ann", "Ben")
    for key in ("Ann", "Ben"):
        driver.play(key)
    driver.ask("Ben", p.Leave("1"))
    driver.ask("Ben", p.Sit("1", "Ben", None, _seat_of(driver, "Ben")))
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.left == (False, False)


def _seat_of(driver: TableDriver, player: str) -> int:
    return next(at for at, seat in enumerate(driver.table.seats) if seat.player == f"player {player}")


def test_who_lets_a_bot_play_more_than_half_counts_as_having_left() -> None:
    driver = begun("Ann", "Ben")
    driver.play("Ben")
    driver.go("Ben")
    driver.wait(31)
    before = driver.table
    while driver.table.phase != "over":
        before = driver.table
        step(driver)
    driver.table = before
    driver.come("Ben")
    assert not driver.seat("Ben").stand_in
    driver.to_the_end()
    assert places(driver)["Ben"] == 2


def play_rounds(driver: TableDriver, number: int) -> None:
    """Play until this number of rounds is finished."""
    while driver.table.game and driver.table.game.state and driver.table.game.state.round <= number:
        step(driver)


def test_a_game_that_all_leave_within_three_rounds_does_not_count() -> None:
    """Otherwise a person with two players wins a rated game with a single tile."""
    for rounds, void in ((0, "short"), (2, "short"), (3, None)):
        driver = begun("Ann", "Ben")
        play_rounds(driver, rounds)
        driver.play("Ann")
        driver.ask("Ben", p.Leave("1"))
        driver.wait(1)
        driver.ask("Ann", p.Leave("1"))
        assert driver.table.rated
        assert driver.table.rated.void == void


def test_whom_all_others_leave_at_once_wins_by_playing_on() -> None:
    driver = begun("Ann", "Ben")
    driver.ask("Ben", p.Leave("1"))
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void is None
    assert places(driver) == {"Ann": 1, "Ben": 2}


def test_when_all_have_left_the_result_counts_at_once_and_once() -> None:
    driver = begun("Ann", "Ben", bots=1)
    play_rounds(driver, MIN_ROUNDS)
    driver.ask("Ben", p.Leave("1"))
    driver.wait(3)
    assert driver.table.rated is None
    driver.ask("Ann", p.Leave("1"))
    assert driver.table.phase == "playing"
    found = places(driver)
    assert found["Ben"] == 3
    assert found["Ann"] == 2
    first = driver.table.rated
    driver.ask("Ann", p.Sit("2", "Ann", None, _seat_of(driver, "Ann")))
    driver.to_the_end()
    assert driver.table.rated is first


def test_a_game_that_all_have_gone_from_is_settled_after_some_minutes() -> None:
    driver = begun("Ann", "Ben")
    play_rounds(driver, MIN_ROUNDS)
    driver.ask("Ben", p.Leave("1"))
    driver.wait(5)
    driver.go("Ann")
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30.0) == driver.now + ABANDONED_SECONDS
    driver.wait(ABANDONED_SECONDS - 1)
    assert driver.table.rated is None
    driver.wait(1)
    assert places(driver) == {"Ann": 1, "Ben": 2}


def test_a_table_that_an_outage_ended_has_no_result() -> None:
    """All people were connected when the server stopped, and nobody comes back."""
    driver = begun("Ann", "Ben")
    driver.live = frozenset({"three"})
    driver.process = "three"
    for _ in range(5):
        driver.wait(100 * ABANDONED_SECONDS)
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30.0) is None
    assert driver.table.phase == "playing"
    assert driver.table.rated is None


def test_a_person_who_does_not_come_back_after_an_outage_voids_the_game() -> None:
    driver = begun("Ann", "Ben")
    for key in ("Ann", "Ben"):
        driver.play(key)
    driver.live = frozenset({"three"})
    driver.process = "three"
    driver.come("Ann")
    driver.wait(1)
    driver.wait(31)
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void == "outage"


def test_after_an_outage_the_game_of_people_who_come_back_counts() -> None:
    driver = begun("Ann", "Ben")
    driver.live = frozenset({"three"})
    driver.process = "three"
    driver.come("Ann")
    driver.wait(1)
    driver.come("Ben")
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void is None


def test_a_person_who_never_came_takes_no_part() -> None:
    """The host could start a slow game while another person is not looking."""
    driver = begun_without("Cid", "Ann", "Ben", "Cid")
    driver.to_the_end()
    result = driver.table.rated
    assert result
    assert result.void is None
    assert [seat.player for seat, absent in zip(driver.table.seats, result.absent, strict=True) if absent] == [
        "player Cid"
    ]


def test_without_two_people_who_came_a_game_does_not_count() -> None:
    driver = begun_without("Ben", "Ann", "Ben")
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void == "no-show"


def begun_without(missing: str, *names: str) -> TableDriver:
    """Return a slow rated game that began while a person was not connected; a bot plays for this person."""
    driver = seated(*names, clock=86400)
    driver.go(missing)
    driver.wait(10)
    driver.ask(names[0], p.Start("1"))
    driver.wait(10)
    while not driver.seat(missing).stand_in:
        for name in set(driver.awaited()) - {missing}:
            driver.play(name)
        driver.wait(86400)
    return driver


def test_a_person_who_was_away_before_a_restart_of_the_server_never_came() -> None:
    """A stopping server does not store that people disconnect."""
    driver = seated("Ann", "Ben", clock=86400)
    driver.live, driver.process = frozenset({"three"}), "three"
    driver.come("Ann")
    driver.ask("Ann", p.Start("1"))
    driver.wait(10)
    driver.play("Ann")
    driver.wait(2 * 86400)
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void == "no-show"


@pytest.mark.parametrize("connected", [True, False])
def test_a_person_who_was_there_and_never_chose_has_left(connected: bool) -> None:
    """Otherwise a second player of the same person, who does nothing, could decide at the end whether a game counts."""
    driver = begun("Ann", "Ben", "Cid")
    driver.wait(1)
    while not driver.seat("Cid").stand_in:
        for name in set(driver.awaited()) & {"Ann", "Ben"}:
            driver.play(name)
        driver.wait(31)
    if not connected:
        driver.go("Cid")
    driver.to_the_end_without("Cid")
    assert driver.table.rated
    assert driver.table.rated.void is None
    assert places(driver)["Cid"] == 3


def test_a_game_that_all_leave_before_the_last_has_chosen_does_not_count() -> None:
    """Otherwise a person with two players wins a rated game in a second."""
    driver = begun("Ann", "Ben")
    driver.ask("Ben", p.Leave("1"))
    driver.wait(1)
    driver.ask("Ann", p.Leave("1"))
    assert driver.table.rated
    assert driver.table.rated.void == "no-show"


def test_whom_the_operator_removes_has_left() -> None:
    driver = begun("Ann", "Ben")
    for key in ("Ann", "Ben"):
        driver.play(key)
    draft = Draft(driver.table, driver.moment())
    moderation.expel(draft, driver.seat("Ben").who)
    driver.keep(draft)
    driver.to_the_end()
    assert places(driver) == {"Ann": 1, "Ben": 2}


def test_a_game_of_two_seats_on_one_device_does_not_count() -> None:
    driver = on_one_device("Ann", "Ben")
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void == "device"


def test_people_on_one_device_come_last_and_do_not_void_the_game_of_others() -> None:
    """Otherwise a person with two players could show that at the end of a game that goes badly."""
    driver = on_one_device("Ann", "Ben", "Cid")
    driver.to_the_end()
    assert driver.table.rated
    assert driver.table.rated.void is None
    assert places(driver)["Cid"] == 1
    assert sum(driver.table.rated.left) == 2


def on_one_device(first: str, second: str, *others: str) -> TableDriver:
    """Return a game in which it turns out that two people use the same device."""
    driver = seated(first, *others)
    driver.ask(second, p.Sit("1", second), None, f"player {second}")
    driver.start(first)
    draft = Draft(driver.table, driver.moment())
    connect(draft, second, f"device of {first}")
    driver.keep(draft)
    return driver
