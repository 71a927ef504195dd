"""Seats at a table: sitting down, leaving, hosting, moving to another device."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver, refusal

from hornochsen import protocol as p
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.people import identity, seats
from hornochsen.server.table.requests import MutatingRequest


def names(driver: TableDriver) -> list[str]:
    return [seat.name for seat in driver.table.seats]


def test_the_first_person_is_host_and_all_colours_differ() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd", "Clara")
    assert driver.table.host == driver.seat("Anja").who
    assert len({seat.colour for seat in driver.table.seats}) == 3
    assert driver.table.version == 4


def test_a_person_can_choose_a_free_colour() -> None:
    driver = TableDriver()
    driver.ask("Anja", p.Sit("1", "Anja", "teal"))
    assert driver.seat("Anja").colour == "teal"
    assert refusal(driver, "Bernd", p.Sit("1", "Bernd", "teal")) == "colour-taken"


@pytest.mark.parametrize("name", ["anja", "  ANJA ", "Ａｎｊａ"])
def test_two_people_cannot_have_the_same_name(name: str) -> None:
    driver = TableDriver()
    driver.sit("Anja")
    assert refusal(driver, "other", p.Sit("1", name)) == "name-taken"


@pytest.mark.parametrize(
    "name", ["<b>x</b>", "a\u202eb", "a\x00b", "   ", "\u200d", "a\nb\x07", "\ud800", "x" + "\u0301" * 9]
)
def test_unreadable_names_and_markup_are_refused(name: str) -> None:
    assert refusal(TableDriver(), "x", p.Sit("1", name)) == "bad-name"


@pytest.mark.parametrize("name", ["Anja", "Jean-Luc", "Ödön Őry", "李雷", "O'Neil", "👩‍🌾"])
def test_names_in_all_scripts_are_accepted(name: str) -> None:
    assert identity.clean_name(f" {name} ") == name


def test_a_table_has_eight_seats() -> None:
    driver = TableDriver()
    driver.sit(*"ABCDEFG")
    driver.ask("A", p.AddBot("1", "ox"))
    assert refusal(driver, "I", p.Sit("1", "I")) == "table-full"
    assert refusal(driver, "A", p.AddBot("2", "ox")) == "table-full"


def test_one_token_has_one_seat() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    assert refusal(driver, "Anja", p.Sit("2", "Bernd")) == "already-seated"


@pytest.mark.parametrize(
    "request_", [p.AddBot("1", "cow"), p.Remove("1", 0), p.Change("1", p.Terms(clock=30)), p.Start("1")]
)
def test_only_the_host_may_change_the_table(request_: MutatingRequest) -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    assert refusal(driver, "Bernd", request_) == "not-host"
    assert refusal(driver, "nobody", request_) == "not-seated"


def test_the_host_removes_people_and_bots_before_the_game() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    driver.ask("Anja", p.AddBot("1", "bull"))
    driver.ask("Anja", p.Remove("2", 2))
    assert driver.ask("Anja", p.Remove("3", 1)) == (p.GotUp(1, "Bernd", True, None),)
    assert names(driver) == ["Anja"]
    assert refusal(driver, "Anja", p.Remove("4", 0)) == "nothing-to-do"
    assert refusal(driver, "Anja", p.Remove("5", 4)) == "no-such-seat"


def test_a_present_person_becomes_host_when_the_host_leaves() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd", "Clara")
    driver.go("Bernd")
    events = driver.ask("Anja", p.Leave("1"))
    assert events[-1] == p.HostChanged(driver.seat("Clara").who)


def test_a_host_who_stays_away_before_the_game_is_replaced() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    driver.go("Anja")
    assert driver.wait(29) == ()
    assert driver.wait(2) == (p.HostChanged(driver.seat("Bernd").who),)


def test_after_all_have_left_the_next_person_is_host() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    driver.ask("Anja", p.Leave("1"))
    assert driver.table.host is None
    driver.sit("Bernd")
    assert driver.table.host == driver.seat("Bernd").who


def test_a_person_who_leaves_a_running_game_is_replaced_by_a_bot_permanently() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd", "Clara")
    driver.start("Anja")
    at = driver.index("Bernd")
    [event] = driver.ask("Bernd", p.Leave("1"))
    assert isinstance(event, p.GotUp)
    assert event.bot == "ox"
    assert driver.table.seats[at].bot == "ox"
    assert driver.table.seats[at].key is None
    assert refusal(driver, "Bernd", p.PlayTiles("2", (1,))) == "not-seated"


def test_a_person_with_the_last_free_bot_name_may_leave() -> None:
    driver = TableDriver()
    driver.sit(*identity.BOT_NAMES)
    driver.start(identity.BOT_NAMES[0])
    driver.ask(identity.BOT_NAMES[3], p.Leave("1"))
    assert sorted(names(driver)) == sorted(identity.BOT_NAMES)


def test_a_new_person_cannot_sit_down_in_a_running_game() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    driver.ask("Anja", p.AddBot("1", "calf"))
    assert refusal(driver, "Late", p.Sit("1", "Late", None, 1)) == "not-now"
    driver.start("Anja")
    bot = next(at for at, seat in enumerate(driver.table.seats) if seat.bot)
    assert refusal(driver, "Late", p.Sit("1", "Late")) == "not-now"
    assert refusal(driver, "Late", p.Sit("1", "Late", None, driver.index("Anja"))) == "not-a-bot"
    assert refusal(driver, "Late", p.Sit("1", "Late", None, 7)) == "no-such-seat"
    assert refusal(driver, "Late", p.Sit("1", "Late", None, bot)) == "ask-first"


def test_a_seat_moves_to_another_device_once() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, driver.index("Anja"), "secret")
    driver.keep(draft)
    driver.ask("phone", p.Claim("1", "secret"))
    assert driver.seat("phone").name == "Anja"
    assert refusal(driver, "Anja", p.Leave("1")) == "not-seated"
    assert refusal(driver, "thief", p.Claim("2", "secret")) == "unknown-secret"


def test_a_private_link_is_valid_for_ten_minutes() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, 0, "secret")
    driver.keep(draft)
    driver.now += seats.HANDOVER_SECONDS + 1
    assert refusal(driver, "phone", p.Claim("1", "secret")) == "unknown-secret"


def test_a_person_with_two_connections_is_present_until_both_are_closed() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    driver.process = "two"
    assert driver.come("Anja") == ()
    assert driver.go("Anja") == ()
    driver.process = "one"
    assert driver.go("Anja") == (p.WentAway(0),)
    assert driver.come("Anja") == (p.CameBack(0),)


def test_a_person_connected_to_a_dead_process_is_absent() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    driver.live, driver.process = frozenset({"two"}), "two"
    assert not Draft(driver.table, driver.moment()).present(driver.seat("Anja"))
    driver.come("Anja")
    assert driver.seat("Anja").here == ("two",)


def test_terms_can_change_only_before_the_start() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    driver.ask("Anja", p.Change("1", p.Terms(board="longacre", rules="jeux-de-nim", clock=15, public=True)))
    assert driver.table.board.name == "longacre"
    assert driver.table.rules.dunghill_ends == "at_once"
    assert refusal(driver, "Anja", p.Change("2", p.Terms(board="no such board"))) == "unknown-board"
    assert refusal(driver, "Anja", p.Change("3", p.Terms(board={"name": "x", "rows": []}))) == "bad-board"
    assert refusal(driver, "Anja", p.Change("4", driver.table.terms)) == "nothing-to-do"
    driver.start("Anja")
    assert refusal(driver, "Anja", p.Change("5", p.Terms())) == "not-now"


def test_chat_and_reactions_can_be_turned_off() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    assert driver.ask("Bernd", p.Say("1", " Muh\t muh ")) == (p.Said(1, "Muh muh"),)
    assert driver.ask("Bernd", p.React("2", "moo")) == (p.Reacted(1, "moo"),)
    assert refusal(driver, "Bernd", p.Say("3", "\x1b[2J")) == "bad-text"
    driver.ask("Anja", p.Change("1", p.Terms(chat=False)))
    assert refusal(driver, "Bernd", p.Say("4", "Muh")) == "chat-off"
    assert refusal(driver, "Bernd", p.React("5", "moo")) == "chat-off"
