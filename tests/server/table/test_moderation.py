"""The host's tools against disturbance: locking, letting people in, muting, removing for good."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver, refusal

from hornochsen import protocol as p
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.people import admission, moderation
from hornochsen.server.table.requests import MutatingRequest
from hornochsen.server.table.table import decode_table, encode
from hornochsen.server.views import broadcast, projections


def seated(*names: str) -> TableDriver:
    driver = TableDriver()
    driver.sit(*names)
    return driver


def playing(*names: str) -> TableDriver:
    driver = seated(*names)
    driver.start(names[0])
    return driver


def names(driver: TableDriver) -> list[str]:
    return [seat.name for seat in driver.table.seats]


def test_nobody_new_sits_at_a_locked_table() -> None:
    driver = seated("Anja")
    assert driver.ask("Anja", p.Moderate("1", seating="closed")) == (p.AdmissionChanged("closed", True),)
    assert refusal(driver, "Bernd", p.Sit("1", "Bernd")) == "table-locked"
    assert refusal(driver, "Bernd", p.AskHost("1", "Bernd")) == "table-locked"
    driver.ask("Anja", p.Moderate("2", seating="open"))
    driver.sit("Bernd")
    assert names(driver) == ["Anja", "Bernd"]


def test_a_spectator_cannot_ask_for_a_bots_seat_at_a_locked_table_but_a_player_returns() -> None:
    driver = playing("Anja", "Bernd", "Clara")
    driver.ask("Anja", p.Moderate("1", seating="closed"))
    seat = driver.index("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    assert refusal(driver, "Dora", p.AskSeat("1", seat, "Dora")) == "table-locked"
    driver.ask("Bernd", p.Sit("2", "Bernd", None, seat))
    assert driver.seat("Bernd").name == "Bernd"


def test_a_locked_table_that_everybody_has_left_is_open() -> None:
    driver = seated("Anja")
    driver.ask("Anja", p.Moderate("1", seating="closed"))
    driver.ask("Anja", p.Leave("2"))
    driver.sit("Bernd")
    assert driver.table.host == driver.seat("Bernd").who


def test_the_host_lets_a_person_in() -> None:
    driver = seated("Anja")
    driver.ask("Anja", p.Moderate("1", seating="ask"))
    assert refusal(driver, "Bernd", p.Sit("1", "Bernd")) == "ask-host"
    assert driver.ask("Bernd", p.AskHost("2", "Bernd", "teal")) == (p.HostAsked("Bernd"),)
    [applicant] = projections.table_info(driver.table, driver.live).applicants or ()
    assert (applicant.number, applicant.name) == (driver.table.version, "Bernd")
    welcome = broadcast.welcome(driver.table, driver.live, driver.now, request="1", key="Bernd")
    assert welcome.applies == applicant.number
    driver.ask("Anja", p.AnswerAsk("3", applicant.number, True))
    assert (names(driver), driver.seat("Bernd").colour) == (["Anja", "Bernd"], "teal")
    assert driver.seat("Bernd").here == ("one",)
    assert driver.table.moderation.applicants == ()


def test_the_host_turns_a_person_away() -> None:
    driver = seated("Anja", "Clara")
    driver.ask("Anja", p.Moderate("1", seating="ask"))
    driver.ask("Bernd", p.AskHost("1", "Bernd"), "phone")
    number = driver.table.version
    assert refusal(driver, "Clara", p.AnswerAsk("1", number, True)) == "not-host"
    assert driver.ask("Anja", p.AnswerAsk("2", number, False)) == (p.TurnedAway("Bernd"),)
    assert refusal(driver, "Bernd", p.AskHost("2", "Bernd")) == "turned-away"
    assert refusal(driver, "new token", p.AskHost("2", "Bernd"), "phone") == "turned-away"
    assert names(driver) == ["Anja", "Clara"]


def test_a_request_to_the_host_is_made_once_and_can_be_withdrawn() -> None:
    driver = seated("Anja")
    assert refusal(driver, "Bernd", p.AskHost("1", "Bernd")) == "nothing-to-do"
    driver.ask("Anja", p.Moderate("1", seating="ask"))
    driver.ask("Bernd", p.AskHost("2", "Bernd"))
    assert refusal(driver, "Bernd", p.AskHost("3", "Bernd")) == "nothing-to-do"
    assert refusal(driver, "Clara", p.AskHost("1", "anja")) == "name-taken"
    driver.ask("Bernd", p.WithdrawAsk("4"))
    assert driver.table.moderation.applicants == ()


def test_requests_to_the_host_are_limited_and_end_when_the_table_opens() -> None:
    driver = seated("Anja")
    driver.ask("Anja", p.Moderate("1", seating="ask"))
    for number in range(moderation.MAX_APPLICANTS):
        driver.ask(f"token {number}", p.AskHost("1", f"Guest {number}"))
    assert refusal(driver, "Bernd", p.AskHost("1", "Bernd")) == "table-full"
    driver.ask("Anja", p.Moderate("2", seating="open"))
    assert driver.table.moderation.applicants == ()


def test_an_applicant_who_is_let_in_while_disconnected_is_absent() -> None:
    driver = seated("Anja")
    driver.ask("Anja", p.Moderate("1", seating="ask"))
    driver.ask("Bernd", p.AskHost("1", "Bernd"))
    number = driver.table.version
    driver.go("Bernd")
    driver.ask("Anja", p.AnswerAsk("2", number, True))
    assert driver.seat("Bernd").away_since == driver.now
    driver.come("Bernd")
    assert driver.seat("Bernd").away_since is None


@pytest.mark.parametrize(
    "request_", [p.Moderate("1", chat=False), p.Mute("1", 0), p.Remove("1", 0, for_good=True)], ids=str
)
def test_only_the_host_may_moderate(request_: MutatingRequest) -> None:
    driver = seated("Anja", "Bernd")
    assert refusal(driver, "Bernd", request_) == "not-host"
    assert refusal(driver, "nobody", request_) == "not-seated"


def test_the_host_turns_the_chat_off_and_on_during_a_game() -> None:
    driver = playing("Anja", "Bernd")
    assert driver.ask("Anja", p.Moderate("1", chat=False)) == (p.ChatTurned(False),)
    assert refusal(driver, "Bernd", p.Say("1", "moo")) == "chat-off"
    assert refusal(driver, "Anja", p.Moderate("2", chat=False)) == "nothing-to-do"
    driver.ask("Anja", p.Moderate("3", chat=True))
    assert driver.ask("Bernd", p.Say("2", "moo")) == (p.Said(driver.seat("Bernd").who, "moo"),)


def test_a_muted_person_cannot_chat_or_react_and_everybody_sees_that() -> None:
    driver = playing("Anja", "Bernd")
    bernd = driver.index("Bernd")
    assert driver.ask("Anja", p.Mute("1", bernd)) == (p.Muted(driver.seat("Bernd").who, True),)
    assert refusal(driver, "Bernd", p.Say("1", "moo")) == "muted"
    assert refusal(driver, "Bernd", p.React("2", "moo")) == "muted"
    assert projections.table_info(driver.table, driver.live).seats[bernd].muted is True
    driver.ask("Anja", p.Say("2", "shh"))
    driver.ask("Anja", p.Mute("3", bernd, False))
    driver.ask("Bernd", p.Say("3", "moo"))


@pytest.mark.parametrize(("token", "device"), [("Bernd", None), ("another token", "phone")], ids=["token", "device"])
def test_a_muted_person_who_sits_down_again_is_still_muted(token: str, device: str | None) -> None:
    driver = seated("Anja")
    driver.ask("Bernd", p.Sit("1", "Bernd"), "phone")
    driver.ask("Anja", p.Mute("1", 1))
    driver.ask("Bernd", p.Leave("2"))
    driver.ask(token, p.Sit("3", "Bernie"), device)
    assert refusal(driver, token, p.Say("4", "moo")) == "muted"
    driver.ask("Anja", p.Mute("2", 1, False))
    driver.ask(token, p.Leave("5"))
    driver.ask(token, p.Sit("6", "Bernie"), device)
    driver.ask(token, p.Say("7", "moo"))


def test_a_muted_person_becomes_host_only_if_nobody_else_can_and_is_muted_no_longer() -> None:
    driver = seated("Anja", "Bernd", "Clara")
    driver.ask("Anja", p.Mute("1", 1))
    driver.ask("Anja", p.Leave("2"))
    assert driver.table.host == driver.seat("Clara").who
    who = driver.seat("Bernd").who
    assert driver.ask("Clara", p.Leave("1"))[-2:] == (p.HostChanged(who), p.Muted(who, False))
    driver.ask("Bernd", p.Say("1", "moo"))


def test_the_host_cannot_mute_bots_or_themselves() -> None:
    driver = seated("Anja")
    driver.ask("Anja", p.AddBot("1", "cow"))
    for request in (p.Mute("2", 0), p.Mute("3", 1), p.Remove("4", 1, for_good=True)):
        assert refusal(driver, "Anja", request) == "nothing-to-do"
    assert refusal(driver, "Anja", p.Mute("5", 2)) == "no-such-seat"


@pytest.mark.parametrize("begun", [False, True], ids=["before the game", "during the game"])
@pytest.mark.parametrize(("token", "device"), [("Bernd", None), ("new token", "phone")], ids=["token", "device"])
def test_a_person_who_was_removed_for_good_gets_no_seat(begun: bool, token: str, device: str | None) -> None:
    driver = seated("Anja", "Clara")
    driver.ask("Bernd", p.Sit("1", "Bernd"), "phone")
    if begun:
        driver.start("Anja")
    seat = driver.index("Bernd")
    driver.ask("Anja", p.Remove("1", seat, for_good=True))
    assert refusal(driver, token, p.Sit("2", "Bernie"), device) == "removed"
    assert refusal(driver, token, p.Sit("3", "Bernie", None, seat), device) == "removed"
    assert refusal(driver, token, p.AskSeat("4", seat, "Bernie"), device) == "removed"
    assert refusal(driver, token, p.Claim("5", "x" * 43), device) == "removed"
    assert admission.refuses(driver.table, token, device) == "removed"
    assert admission.refuses(driver.table, "another", "laptop") is None


def test_a_device_that_two_people_share_is_not_removed_with_one_of_them() -> None:
    driver = TableDriver()
    for name in ("Anja", "Bernd"):
        driver.ask(name, p.Sit("1", name), "tablet")
    driver.ask("Anja", p.Remove("2", 1, for_good=True))
    assert admission.refuses(driver.table, "Anja", "tablet") is None
    assert admission.refuses(driver.table, "Bernd", "tablet") == "removed"


def test_an_operator_removes_a_person_by_number_once() -> None:
    driver = playing("Anja", "Bernd", "Clara")
    who = driver.seat("Anja").who
    for _ in range(2):
        draft = Draft(driver.table, driver.moment())
        moderation.expel(draft, who)
        driver.keep(draft)
    assert driver.table.host != who
    assert admission.refuses(driver.table, "Anja", None) == "removed"
    assert driver.events == ()


def test_only_players_see_a_game_where_watching_is_off() -> None:
    driver = seated("Anja", "Bernd", "Clara")
    driver.ask("Anja", p.Moderate("1", watching=False))
    assert admission.refuses(driver.table, "Dora", None) is None, "before the game people may come to sit down"
    driver.start("Anja")
    assert admission.refuses(driver.table, "Dora", None) == "watching-off"
    driver.ask("Bernd", p.Leave("1"))
    for key in ("Anja", "Bernd"):
        assert admission.refuses(driver.table, key, None) is None


def test_moderation_survives_storing_and_older_snapshots_have_none() -> None:
    driver = seated("Anja")
    stored = encode(driver.table).replace(b',"moderation":{}', b"")
    assert decode_table(stored) == driver.table
    driver.ask("Anja", p.Moderate("1", seating="ask", watching=False))
    driver.ask("Bernd", p.AskHost("1", "Bernd"), "phone")
    assert decode_table(encode(driver.table)) == driver.table
