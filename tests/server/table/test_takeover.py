"""In a running game a bot's seat is taken over only between rounds and only when all people agree."""

from __future__ import annotations

import json

import pytest
from msgspec import UNSET
from server.helpers.table_driver import refusal
from server.table.seat_requests import answer, asking_of, bot_of, hand_of, next_round, playing, state_of

from hornochsen import protocol as p
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.game import clocks
from hornochsen.server.table.people import seats, takeover
from hornochsen.server.table.table import decode_table, encode
from hornochsen.server.views import broadcast, projections

# Asking and answering


def test_a_spectator_gets_a_bots_seat_when_all_agree_and_a_round_begins() -> None:
    driver = playing("Anja", "Bernd")
    bot = bot_of(driver)
    driver.bots()
    assert driver.ask("Late", p.AskSeat("1", bot, "Late")) == (p.SeatAsked(driver.table.seats[bot].who, "Late"),)
    assert asking_of(driver).waiting == tuple(sorted((driver.index("Anja"), driver.index("Bernd"))))
    assert answer(driver, "Anja") == (p.AskAnswered(driver.seat("Anja").who, "Late", True),)
    assert asking_of(driver).agreed == (driver.index("Anja"),)
    answer(driver, "Bernd")
    assert hand_of(driver, "Late") == ()
    next_round(driver)
    assert p.TookOver(driver.table.seats[bot].who, "Late") in driver.events
    assert driver.index("Late") == bot
    assert hand_of(driver, "Late") == state_of(driver).hands[bot]
    assert takeover.between_rounds(state_of(driver))
    assert takeover.public_request(driver.table, driver.live) is None
    driver.play("Late")


def test_the_hand_stays_hidden_during_the_round() -> None:
    driver = playing("Anja", "Bernd", bots=("calf", "calf"))
    driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    for key in ("Anja", "Bernd"):
        answer(driver, key)
    number = state_of(driver).round
    while True:
        if clocks.bot_turns(driver.table, driver.live):
            driver.bots()
        else:
            driver.play(driver.awaited()[0])
        if state_of(driver).round > number:
            break
        assert hand_of(driver, "Late") == ()
    assert hand_of(driver, "Late") != ()


def test_before_the_first_choice_of_a_round_the_seat_changes_at_once() -> None:
    driver = playing("Anja")
    bot = bot_of(driver)
    driver.ask("Late", p.AskSeat("1", bot, "Late"))
    assert answer(driver, "Anja")[-1] == p.TookOver(driver.table.seats[bot].who, "Late")


def test_a_refused_spectator_cannot_ask_again_in_this_game() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Anja")
    assert answer(driver, "Bernd", agree=False) == (p.AskAnswered(driver.seat("Bernd").who, "Late", False),)
    next_round(driver)
    assert driver.table.seats[bot_of(driver)].bot == "calf"
    driver.now += takeover.PAUSE_SECONDS
    assert refusal(driver, "Late", p.AskSeat("2", bot_of(driver), "Late")) == "was-refused"
    driver.ask("Other", p.AskSeat("3", bot_of(driver), "Other"))


def test_a_person_who_has_agreed_may_still_refuse() -> None:
    driver = playing("Anja", "Bernd")
    driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Anja")
    assert refusal(driver, "Anja", p.AnswerAsk("2", asking_of(driver).number, True)) == "nothing-to-do"
    answer(driver, "Anja", agree=False)
    assert takeover.public_request(driver.table, driver.live) is None


def test_an_answer_counts_only_for_the_request_that_the_person_saw() -> None:
    driver = playing("Anja")
    driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    seen = asking_of(driver).number
    assert refusal(driver, "Other", p.WithdrawAsk("1")) == "nothing-to-do"
    assert driver.ask("Late", p.WithdrawAsk("2")) == (p.AskEnded("Late", "withdrawn"),)
    driver.now += takeover.PAUSE_SECONDS
    driver.ask("Other", p.AskSeat("1", bot_of(driver), "Other"))
    assert refusal(driver, "Anja", p.AnswerAsk("3", seen, True)) == "nothing-to-do"


def test_only_one_spectator_asks_at_a_time_and_the_next_one_waits_a_while() -> None:
    driver = playing("Anja")
    driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    assert refusal(driver, "Other", p.AskSeat("1", bot_of(driver), "Other")) == "asking-open"
    answer(driver, "Anja", agree=False)
    assert refusal(driver, "Other", p.AskSeat("2", bot_of(driver), "Other")) == "too-fast"


def test_only_an_open_bots_seat_can_be_asked_for_and_only_under_a_free_name() -> None:
    driver = playing("Anja", "Bernd")
    bot = bot_of(driver)
    assert refusal(driver, "Late", p.AskSeat("1", 7, "Late")) == "no-such-seat"
    assert refusal(driver, "Late", p.AskSeat("1", driver.index("Anja"), "Late")) == "not-a-bot"
    assert refusal(driver, "Late", p.AskSeat("1", bot, "anja")) == "name-taken"
    assert refusal(driver, "Late", p.AskSeat("1", bot, "<b>")) == "bad-name"
    assert refusal(driver, "Anja", p.AskSeat("1", bot, "Second")) == "already-seated"
    assert refusal(driver, "Late", p.Sit("1", "Late", None, bot)) == "ask-first"
    assert refusal(driver, "Late", p.AnswerAsk("1", 1, True)) == "not-seated"
    driver.to_the_end()
    assert refusal(driver, "Late", p.AskSeat("1", bot, "Late")) == "not-now"


def test_a_seat_request_ends_with_the_game() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    driver.to_the_end()
    assert driver.table.game
    assert driver.table.game.asking is None


# People who are away


def test_a_seat_request_ends_when_its_asker_stays_away() -> None:
    driver = playing("Anja", "Bernd")
    while clocks.bot_turns(driver.table, driver.live):  # a bot may buy before it lays
        driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    driver.go("Late")
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30.0) == driver.now + 30
    assert driver.wait(29) == ()
    driver.come("Late")
    assert driver.wait(60) == ()
    driver.go("Late")
    assert driver.wait(31) == (p.AskEnded("Late", "away"),)


def test_a_seat_request_ends_some_time_after_its_askers_server_process_died() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    driver.process, driver.live = "two", frozenset({"two"})
    for name in ("Anja", "Bernd"):
        driver.come(name)
    driver.apply_timeouts()
    assert driver.wait(31) == (p.AskEnded("Late", "away"),)


def test_an_absent_asker_is_not_seated() -> None:
    driver = playing("Anja")
    driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    driver.go("Late")
    answer(driver, "Anja")
    next_round(driver)
    assert driver.table.seats[bot_of(driver)].bot == "calf"


def test_an_absent_persons_agreement_is_needed_until_a_bot_stands_in() -> None:
    driver = playing("Anja", "Bernd", clock=30)
    driver.bots()
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Anja")
    driver.go("Bernd")
    assert driver.index("Bernd") in asking_of(driver).waiting
    driver.wait(31)
    assert driver.seat("Bernd").stand_in
    assert asking_of(driver).waiting == ()
    driver.come("Bernd")
    assert asking_of(driver).waiting == (driver.index("Bernd"),)


def test_without_a_clock_an_absent_person_has_to_agree_too() -> None:
    driver = playing("Anja", "Bernd")
    driver.go("Bernd")
    driver.ask("Second", p.AskSeat("1", bot_of(driver), "Second"))
    answer(driver, "Anja")
    driver.wait(3600)
    assert asking_of(driver).waiting == (driver.index("Bernd"),)


def test_without_present_people_a_request_is_not_granted() -> None:
    driver = playing("Anja", "Bernd", clock=30)
    driver.ask("Second", p.AskSeat("1", bot_of(driver), "Second"))
    for index in range(2):
        draft = Draft(driver.table, driver.moment())
        draft.change_seat(driver.index("Anja" if index else "Bernd"), stand_in=True, gone=True, here=())
        driver.keep(draft)
    assert asking_of(driver).waiting == ()
    assert not takeover.all_agreed(driver.table, driver.live)


@pytest.mark.parametrize("clock", [None, 30])
def test_at_a_table_of_bots_a_spectator_waits_for_a_person_who_returns(clock: int | None) -> None:
    driver = playing("Anja", bots=("calf", "cow"), clock=clock)
    driver.bots()
    anja = driver.index("Anja")
    driver.ask("Anja", p.Leave("1"))
    bot = next(at for at, seat in enumerate(driver.table.seats) if seat.bot and at != anja)
    driver.ask("Late", p.AskSeat("1", bot, "Late"))
    assert clocks.bot_turns(driver.table, driver.live) == ()
    assert driver.table.host is None
    driver.ask("Anja", p.Sit("1", "Anja", None, anja))
    answer(driver, "Anja")
    next_round(driver)
    assert driver.index("Late") == bot
    assert driver.table.host == driver.seat("Anja").who


# Levels, names, snapshots


def test_an_interrupted_bot_keeps_its_level() -> None:
    driver = playing("Anja", bots=("bull",))
    bot = bot_of(driver)
    driver.ask("Late", p.AskSeat("1", bot, "Late"))
    answer(driver, "Anja")
    assert seats.level_of(driver.seat("Late")) == "bull"
    [event] = driver.ask("Late", p.Leave("2"))
    assert isinstance(event, p.GotUp)
    assert event.bot == "bull"
    assert driver.table.seats[bot].bot == "bull"


def test_a_bot_does_not_get_the_name_of_a_spectator_who_asks() -> None:
    driver = playing("Anja", "Bernd")
    name = "Resi"
    driver.ask("Late", p.AskSeat("1", bot_of(driver), name))
    driver.ask("Bernd", p.Leave("1"))
    assert name not in [seat.name for seat in driver.table.seats]


def test_the_table_info_shows_the_seat_request_without_a_key() -> None:
    driver = playing("Anja", "Bernd")
    before = encode(projections.table_info(driver.table, driver.live))
    assert b"asking" not in before
    assert b"closed" not in before
    driver.ask("key-of-late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Anja")
    text = encode(projections.table_info(driver.table, driver.live))
    assert b'"name":"Late"' in text
    assert b"key-of-late" not in text
    assert broadcast.welcome(driver.table, driver.live, driver.now, request="1", key="key-of-late").asks is True
    assert broadcast.welcome(driver.table, driver.live, driver.now, request="1", key="Anja").asks is UNSET


def test_a_snapshot_with_a_seat_request_survives_a_round_trip() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Anja")
    assert decode_table(encode(driver.table)) == driver.table


def test_a_snapshot_from_before_seat_requests_existed_plays_on() -> None:
    driver = playing("Anja", "Bernd")
    old = json.loads(encode(driver.table))
    for field in ("held", "asking", "refused", "ask_after"):
        del old["game"][field]
    driver.table = decode_table(json.dumps(old).encode())
    at = driver.index("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    assert refusal(
        driver, "Bernd", p.AskSeat("2", next(i for i in range(3) if driver.table.seats[i].bot == "calf"), "B")
    ) == ("held-another")
    driver.ask("Bernd", p.Sit("3", "Bernd", None, at))
    driver.to_the_end()
