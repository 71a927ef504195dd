"""In a running game a bot's seat is taken over only between rounds and only when all people agree."""

from __future__ import annotations

import json

import pytest
from msgspec import UNSET
from server.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import State
from hornochsen.server.table import clocks, identity, seats, takeover
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.table import decode_table, encode
from hornochsen.server.views import broadcast, projections


def refusal(driver: TableDriver, key: str, request: object) -> str:
    before = driver.table
    with pytest.raises(Refusal) as caught:
        driver.ask(key, request)  # type: ignore[arg-type]
    assert driver.table is before
    return caught.value.error


def playing(*people: str, bots: tuple[str, ...] = ("calf",), **terms: object) -> TableDriver:
    """Return a running game of people and bots in which no player has chosen yet."""
    driver = TableDriver(1, **terms)
    driver.sit(*people)
    for level in bots:
        driver.ask(people[0], p.AddBot("1", level))  # type: ignore[arg-type]
    driver.start(people[0])
    return driver


def bot_of(driver: TableDriver) -> int:
    return next(at for at, seat in enumerate(driver.table.seats) if seat.bot and not seat.closed)


def state_of(driver: TableDriver) -> State:
    assert driver.table.game
    assert driver.table.game.state
    return driver.table.game.state


def asking_of(driver: TableDriver) -> p.SeatAsking:
    asking = takeover.public_request(driver.table, driver.live)
    assert asking
    return asking


def answer(driver: TableDriver, key: str, agree: bool = True) -> tuple[p.TableOrGameEvent, ...]:
    return driver.ask(key, p.AnswerAsk("1", asking_of(driver).number, agree))


def next_round(driver: TableDriver) -> None:
    """Let all players choose until the next round begins."""
    number = state_of(driver).round
    while driver.table.phase == "playing" and state_of(driver).round == number:
        if clocks.bot_turns(driver.table, driver.live):
            driver.bots()
        else:
            driver.play(driver.awaited()[0])


def hand_of(driver: TableDriver, key: str) -> tuple[int, ...]:
    """Return the tiles that a client with this key sees."""
    position = broadcast.welcome(driver.table, driver.live, driver.now, request="1", key=key).position
    assert position
    return position.hand


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


# Attacks


def test_a_second_token_gets_no_seat_until_all_other_people_have_answered() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("Anjas second", p.AskSeat("1", bot_of(driver), "Cid"))
    answer(driver, "Anja")
    for _ in range(3):
        next_round(driver)
        assert hand_of(driver, "Anjas second") == ()


def test_a_host_sees_nothing_of_a_person_they_remove() -> None:
    driver = playing("Anja", "Bernd", "Clara")
    at = driver.index("Bernd")
    driver.play("Bernd")
    driver.ask("Anja", p.Remove("1", at))
    assert driver.table.seats[at].closed
    assert refusal(driver, "Anja", p.Sit("2", "Second", None, at)) == "already-seated"
    assert refusal(driver, "Anjas second", p.Sit("1", "Cid", None, at)) == "seat-closed"
    assert refusal(driver, "Anjas second", p.AskSeat("2", at, "Cid")) == "seat-closed"
    assert refusal(driver, "Bernd", p.Sit("3", "Bernd", None, at)) == "seat-closed"
    assert refusal(driver, "Bernd", p.AskSeat("4", bot_of(driver), "Bernd")) == "held-another"
    driver.to_the_end()
    assert not any(seat.closed for seat in driver.table.seats)


def test_a_person_who_has_left_takes_no_other_seat_but_their_own_at_once() -> None:
    driver = playing("Anja", "Bernd")
    at, bot = driver.index("Bernd"), bot_of(driver)
    driver.play("Bernd")
    hand = hand_of(driver, "Bernd")
    driver.ask("Bernd", p.Leave("1"))
    assert hand_of(driver, "Bernd") == ()
    assert refusal(driver, "Bernd", p.AskSeat("2", bot, "Bernd")) == "held-another"
    assert refusal(driver, "Bernd", p.Sit("3", "Bernd", None, bot)) == "held-another"
    assert refusal(driver, "Bernd", p.AskSeat("4", at, "Bernd")) == "nothing-to-do"
    assert broadcast.welcome(driver.table, driver.live, driver.now, request="1", key="Bernd").own == at
    assert driver.ask("Bernd", p.Sit("5", "Bernd", None, at)) == (p.TookOver(driver.table.seats[at].who, "Bernd"),)
    assert hand_of(driver, "Bernd") == hand


def test_a_seat_request_ends_when_the_seats_former_owner_returns() -> None:
    driver = playing("Anja", "Bernd")
    at = driver.index("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("Late", p.AskSeat("1", at, "Late"))
    assert refusal(driver, "Bernd", p.Sit("2", "Late", None, at)) == "name-taken"
    assert driver.ask("Bernd", p.Sit("3", "Bernd", None, at))[-1] == p.AskEnded("Late", "seat-taken")


def test_a_private_link_opens_no_second_seat_to_a_person_who_has_held_one() -> None:
    driver = playing("Anja", "Bernd", "Clara")
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, driver.index("Anja"), "secret")
    driver.keep(draft)
    driver.ask("Bernd", p.Leave("1"))
    assert refusal(driver, "Bernd", p.Claim("2", "secret")) == "held-another"
    driver.ask("phone", p.Claim("1", "secret"))
    assert refusal(driver, "Anja", p.AskSeat("1", bot_of(driver), "Cid")) == "held-another"


def test_people_who_left_cannot_return_after_a_bots_seat_was_taken_over() -> None:
    """Otherwise accomplices leave, look at every hand with new tokens and return."""
    driver = playing("Anja", "Bernd", bots=("calf", "cow"))
    bernd, bot = driver.index("Bernd"), bot_of(driver)
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("second", p.AskSeat("1", bot, "Cid"))
    answer(driver, "Anja")
    assert driver.index("second") == bot
    driver.ask("second", p.Leave("2"))
    assert refusal(driver, "Bernd", p.Sit("3", "Bernd", None, bernd)) == "ask-first"
    assert refusal(driver, "third", p.AskSeat("1", bot_of(driver), "Dora")) == "too-fast"


def test_leaving_and_returning_does_not_refill_a_clock() -> None:
    driver = playing("Anja", "Bernd", clock=30)
    bernd = driver.index("Bernd")
    driver.wait(20)
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("Bernd", p.Sit("2", "Bernd", None, bernd))
    assert driver.table.seats[bernd].deadline == driver.now + 10


def test_a_seat_that_moves_between_two_devices_stores_one_former_holder() -> None:
    driver = playing("Anja", "Bernd")
    keys = ("Anja", "phone")
    for turn in range(10):
        draft = Draft(driver.table, driver.moment())
        seats.handover(draft, driver.index(keys[turn % 2]), f"secret {turn}")
        driver.keep(draft)
        driver.ask(keys[1 - turn % 2], p.Claim("1", f"secret {turn}"))
    assert driver.table.game
    assert len(driver.table.game.held) == 1


def test_a_person_can_leave_when_all_bot_names_are_taken() -> None:
    driver = playing("Anja", bots=("calf",) * 7)
    [free] = set(identity.BOT_NAMES) - {seat.name for seat in driver.table.seats}
    driver.ask("Late", p.AskSeat("1", bot_of(driver), free))
    driver.ask("Anja", p.Leave("2"))
    assert f"{identity.BOT_NAMES[0]} 2" in {seat.name for seat in driver.table.seats}


def test_in_the_next_game_a_person_who_left_may_ask_for_any_seat() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("Bernd", p.Leave("1"))
    driver.to_the_end()
    driver.start("Anja")
    assert broadcast.welcome(driver.table, driver.live, driver.now, request="1", key="Bernd").own is UNSET
    driver.ask("Bernd", p.AskSeat("1", bot_of(driver), "Bernd"))


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
