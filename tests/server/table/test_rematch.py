"""The next game at a table: each person is asked, and nobody is dealt into a clock that they did not see start."""

from __future__ import annotations

from server.helpers.table_driver import TableDriver, refusal

from hornochsen import protocol as p
from hornochsen.server.table.game import clocks
from hornochsen.server.views import projections


def finished(*people: str, bots: int = 1, **terms: object) -> TableDriver:
    """Return a table at which a game is over."""
    driver = TableDriver(**terms)  # type: ignore[arg-type]
    driver.sit(*people)
    for _ in range(bots):
        driver.ask(people[0], p.AddBot("1", "calf"))
    driver.start(people[0])
    driver.to_the_end()
    return driver


def again(driver: TableDriver, *names: str) -> tuple[p.TableOrGameEvent, ...]:
    events: tuple[p.TableOrGameEvent, ...] = ()
    for name in names:
        events = driver.ask(name, p.Again("1"))
    return events


def send_salts(driver: TableDriver) -> tuple[p.TableOrGameEvent, ...]:
    events: tuple[p.TableOrGameEvent, ...] = ()
    for key in [seat.key for seat in driver.table.seats if seat.key and driver.live & {*seat.here}]:
        events = driver.ask(key, p.SendSalt("1", f"salt-of-{key}"))
    return events


def phase(driver: TableDriver) -> str:
    return driver.table.phase


def agreed(driver: TableDriver) -> list[str | None]:
    seats = projections.table_info(driver.table, driver.live).again or ()
    return [driver.table.seats[seat].key for seat in seats]


def test_one_person_with_bots_starts_at_once() -> None:
    driver = finished("Anja")
    assert isinstance(again(driver, "Anja")[-1], p.Committed)


def test_the_game_starts_when_all_have_agreed() -> None:
    driver = finished("Anja", "Bernd", "Clara")
    assert again(driver, "Bernd") == (p.AgainAnswered(driver.seat("Bernd").who, True),)
    assert again(driver, "Anja") == (p.AgainAnswered(driver.seat("Anja").who, True),)
    assert sorted(filter(None, agreed(driver))) == ["Anja", "Bernd"]
    assert isinstance(again(driver, "Clara")[-1], p.Committed)
    assert agreed(driver) == []
    assert not any(seat.stand_in for seat in driver.table.seats)


def test_an_answer_can_be_withdrawn() -> None:
    driver = finished("Anja", "Bernd")
    again(driver, "Anja")
    assert refusal(driver, "Anja", p.Again("2")) == "nothing-to-do"
    assert driver.ask("Anja", p.Again("2", False)) == (p.AgainAnswered(driver.seat("Anja").who, False),)
    again(driver, "Bernd")
    assert phase(driver) == "over"


def test_a_first_game_needs_no_answers() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    assert refusal(driver, "Anja", p.Again("1")) == "not-now"
    driver.start("Anja")
    assert refusal(driver, "Anja", p.Again("1")) == "not-now"


def test_the_host_starts_without_people_who_do_not_answer() -> None:
    driver = finished("Anja", "Bernd", clock=15)
    assert refusal(driver, "Bernd", p.Start("1")) == "not-host"
    driver.ask("Anja", p.Start("1"))
    events = send_salts(driver)
    assert p.StoodIn(driver.seat("Bernd").who, "no-answer") in events
    assert driver.seat("Bernd").stand_in
    assert driver.seat("Bernd").deadline is None  # no clock runs for Bernd
    assert driver.seat("Anja").deadline is not None
    driver.come("Bernd")
    assert driver.seat("Bernd").stand_in  # a page that reconnects by itself is no answer
    driver.ask("Bernd", p.Back("1"))
    assert driver.seat("Bernd").deadline is not None


def test_a_person_who_stays_away_is_not_waited_for() -> None:
    driver = finished("Anja", "Bernd", clock=15)
    driver.go("Bernd")
    again(driver, "Anja")
    assert phase(driver) == "over"
    driver.wait(120)
    send_salts(driver)
    assert phase(driver) == "playing"
    assert driver.seat("Bernd").deadline is None
    driver.play("Anja")
    assert driver.index("Bernd") in clocks.bot_turns(driver.table, driver.live)


def test_the_game_starts_when_the_last_undecided_person_leaves() -> None:
    driver = finished("Anja", "Bernd", "Clara")
    again(driver, "Anja", "Bernd")
    driver.ask("Clara", p.Leave("1"))
    assert phase(driver) == "salting"


def test_a_reloaded_page_does_not_start_the_game_without_its_player() -> None:
    driver = finished("Anja", "Bernd")
    again(driver, "Anja")
    driver.go("Bernd")
    assert phase(driver) == "over"
    driver.come("Bernd")
    driver.wait(120)
    assert phase(driver) == "over"
    again(driver, "Bernd")
    assert phase(driver) == "salting"


def test_the_wish_of_a_person_who_leaves_starts_no_game() -> None:
    driver = finished("Anja", "Bernd")
    again(driver, "Anja")
    driver.ask("Anja", p.Leave("1"))
    driver.go("Bernd")
    driver.sit("Dora")
    driver.wait(120)
    assert phase(driver) == "gathering"


def test_a_newcomer_can_refuse_and_is_asked_again_after_new_terms() -> None:
    driver = finished("Anja", "Bernd")
    driver.sit("Nora")
    driver.ask("Nora", p.Again("1", agree=False))
    again(driver, "Anja", "Bernd")
    assert phase(driver) == "over"

    driver = finished("Anja", "Bernd")
    driver.sit("Nora")
    driver.ask("Anja", p.Change("1", p.Terms(clock=15)))
    again(driver, "Anja", "Bernd")
    assert phase(driver) == "over"


def test_without_a_second_player_nothing_starts() -> None:
    driver = finished("Anja", "Bernd", bots=0)
    again(driver, "Anja")
    driver.ask("Bernd", p.Leave("1"))
    assert phase(driver) == "gathering"
    driver.ask("Anja", p.AddBot("1", "calf"))
    assert phase(driver) == "gathering"


def test_new_terms_need_new_answers() -> None:
    driver = finished("Anja", "Bernd")
    again(driver, "Bernd")
    driver.ask("Anja", p.Change("1", p.Terms(clock=15)))
    assert agreed(driver) == []


def test_a_person_who_sits_down_for_the_next_game_has_agreed() -> None:
    driver = finished("Anja", "Bernd")
    driver.sit("Clara")
    assert (driver.table.phase, agreed(driver)) == ("over", [])
    again(driver, "Anja", "Bernd")
    assert phase(driver) == "salting"
    assert not driver.seat("Clara").stand_in


def test_bots_do_not_play_on_for_people_who_never_agreed() -> None:
    driver = finished("Anja", "Bernd")
    driver.ask("Anja", p.Start("1"))
    send_salts(driver)
    driver.ask("Anja", p.Leave("1"))
    assert clocks.bot_turns(driver.table, driver.live) == ()
    driver.ask("Bernd", p.Back("1"))
    assert clocks.bot_turns(driver.table, driver.live)
