"""In a running game nobody sees the hand of a second seat: former holders of seats, removed people, second tokens."""

from __future__ import annotations

from msgspec import UNSET
from server.helpers.table_driver import TableDriver, refusal
from server.table.seat_requests import answer, bot_of, hand_of, next_round, playing

from hornochsen import protocol as p
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.people import identity, player_seats, seats, takeover
from hornochsen.server.views import broadcast


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


def playing_as_players(*people: str, bots: tuple[str, ...] = ("calf", "cow")) -> TableDriver:
    """Return a running game of people, each on a device of their own and as a player of their own name."""
    driver = TableDriver(1)
    for name in people:
        driver.ask(name, p.Sit("1", name), f"device of {name}", f"player {name}")
    for level in bots:
        driver.ask(people[0], p.AddBot("1", level))  # type: ignore[arg-type]
    driver.start(people[0])
    return driver


def handover(driver: TableDriver, key: str, secret: str) -> None:
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, driver.index(key), secret)
    driver.keep(draft)


def test_a_player_with_a_seat_gets_no_second_one_on_another_device() -> None:
    driver = playing_as_players("Anja", "Bernd")
    ask = p.AskSeat("1", bot_of(driver), "Cid")
    assert refusal(driver, "phone", ask, "phone", "player Anja") == "held-another"
    driver.ask("phone", ask, "phone", "player Cid")


def test_a_player_who_left_may_ask_for_the_own_seat_only() -> None:
    driver = playing_as_players("Anja", "Bernd")
    at, bot = driver.index("Bernd"), bot_of(driver)
    driver.ask("Bernd", p.Leave("1"))
    assert refusal(driver, "phone", p.AskSeat("1", bot, "Cid"), "phone", "player Bernd") == "held-another"
    driver.ask("phone", p.AskSeat("1", at, "Bert"), "phone", "player Bernd")
    answer(driver, "Anja")
    assert driver.index("phone") == at


def test_a_player_who_took_over_a_seat_gets_no_second_one_on_another_device() -> None:
    driver = playing_as_players("Anja", bots=("calf", "cow", "ox"))
    first = bot_of(driver)
    driver.ask("Late", p.AskSeat("1", first, "Late"), "tablet", "player Late")
    answer(driver, "Anja")
    assert driver.index("Late") == first
    driver.now += takeover.PAUSE_SECONDS
    ask = p.AskSeat("2", bot_of(driver), "Cid")
    assert refusal(driver, "phone", ask, "phone", "player Late") == "held-another"
    driver.ask("Late", p.Leave("1"))
    assert refusal(driver, "phone", ask, "phone", "player Late") == "held-another"
    driver.ask("phone", p.AskSeat("1", first, "Cid"), "phone", "player Late")


def test_a_request_ends_when_the_asker_turns_out_to_be_a_player_with_a_seat() -> None:
    driver = playing_as_players("Anja", "Bernd")
    driver.play("Anja")
    driver.ask("phone", p.AskSeat("1", bot_of(driver), "Cid"), "phone")
    for name in ("Anja", "Bernd"):
        answer(driver, name)
    assert driver.come("phone", "player Anja") == (p.AskEnded("Cid", "seat-taken"),)
    next_round(driver)
    assert hand_of(driver, "phone") == ()


def test_a_request_ends_when_a_person_with_a_seat_turns_out_to_be_its_player() -> None:
    driver = playing("Anja", "Bernd")
    driver.ask("phone", p.AskSeat("1", bot_of(driver), "Cid"), "phone")
    assert driver.come("phone", "player Anja") == ()
    assert driver.come("Anja", "player Anja") == (p.AskEnded("Cid", "seat-taken"),)


def test_a_private_link_opens_no_second_seat_to_a_player() -> None:
    driver = playing_as_players("Anja", "Bernd")
    handover(driver, "Anja", "secret")
    assert refusal(driver, "phone", p.Claim("1", "secret"), "phone", "player Bernd") == "held-another"
    driver.ask("phone", p.Claim("1", "secret"), "phone", "player Cid")
    ask = p.AskSeat("1", bot_of(driver), "Dora")
    for player in ("player Anja", "player Cid"):
        assert refusal(driver, "tablet", ask, "tablet", player) == "held-another"


def test_a_seat_returns_to_a_token_that_held_it_even_if_its_player_has_another_seat() -> None:
    """Two people on one device, which has one player, are two people."""
    driver = playing("Anja", "Bernd")
    driver.come("Anja", "family")
    handover(driver, "Bernd", "to the phone")
    driver.ask("phone", p.Claim("1", "to the phone"))
    handover(driver, "phone", "back")
    driver.ask("Bernd", p.Claim("1", "back"), player="family")
    at = driver.index("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("Bernd", p.Sit("1", "Bernd", None, at), player="family")


def test_players_who_join_a_game_take_bounded_space() -> None:
    driver = playing_as_players("Anja")
    for number in range(player_seats.MAX_JOINED + 5):
        driver.come("Anja", f"player {number}")
    assert driver.table.game
    assert len(driver.table.game.joined) == player_seats.MAX_JOINED


def with_too_many_holders() -> tuple[TableDriver, str]:
    """Return a game in which a seat went from device to device as often as is allowed, and its last key."""
    driver = playing("Anja", "Bernd")
    key = "Bernd"
    for turn in range(takeover.MAX_HELD_KEYS):
        handover(driver, key, f"secret {turn}")
        key = f"device-{turn}"
        driver.ask(key, p.Claim("1", f"secret {turn}"))
    assert driver.table.game
    assert len(driver.table.game.held) == takeover.MAX_HELD_KEYS
    return driver, key


def test_a_seat_goes_to_no_further_device_after_too_many_holders() -> None:
    driver, key = with_too_many_holders()
    handover(driver, key, "one more")
    assert refusal(driver, "further", p.Claim("1", "one more")) == "not-now"
    assert driver.seat(key).handover
    at = driver.index(key)
    driver.ask(key, p.Leave("1"))
    assert refusal(driver, "stranger", p.AskSeat("1", at, "Cid")) == "not-now"


def test_too_many_holders_of_a_seat_do_not_block_the_other_seats() -> None:
    driver, _ = with_too_many_holders()
    handover(driver, "Anja", "mine")
    at = driver.index("Anja")
    driver.ask("phone", p.Claim("1", "mine"))
    assert driver.index("phone") == at
    driver.ask("stranger", p.AskSeat("1", bot_of(driver), "Cid"))
    assert driver.table.game
    assert driver.table.game.asking


def test_a_person_who_left_returns_even_after_too_many_holders() -> None:
    driver, key = with_too_many_holders()
    at = driver.index(key)
    driver.ask(key, p.Leave("1"))
    driver.ask(key, p.Sit("2", "Bernd", None, at))
    assert driver.index(key) == at


def test_the_next_game_has_space_for_new_holders() -> None:
    driver, key = with_too_many_holders()
    driver.to_the_end()
    driver.start("Anja")
    driver.ask("stranger", p.AskSeat("1", bot_of(driver), "Cid"))
    handover(driver, key, "one more")
    driver.ask("further", p.Claim("1", "one more"))
    assert driver.seat("further").name == "Bernd"


def test_in_the_next_game_a_player_who_left_may_ask_for_any_seat() -> None:
    driver = playing_as_players("Anja", "Bernd")
    driver.ask("Bernd", p.Leave("1"))
    driver.to_the_end()
    driver.start("Anja")
    driver.ask("phone", p.AskSeat("1", bot_of(driver), "Bernd"), "phone", "player Bernd")


def test_after_a_game_a_private_link_works_for_a_player_with_another_seat() -> None:
    driver = playing_as_players("Anja", "Bernd")
    driver.to_the_end()
    handover(driver, "Anja", "secret")
    driver.ask("phone", p.Claim("1", "secret"), "phone", "player Bernd")
    assert driver.seat("phone").name == "Anja"


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


def test_the_name_of_a_person_who_may_return_stays_reserved() -> None:
    driver = playing("Anja", "Bernd", "Berta", bots=("calf", "cow"))
    bernd, berta, bot = driver.index("Bernd"), driver.index("Berta"), bot_of(driver)
    driver.ask("Bernd", p.Leave("1"))
    for seat in (bernd, bot):
        assert refusal(driver, "Late", p.AskSeat("1", seat, "bernd")) == "name-taken"
    driver.ask("Berta", p.Leave("1"))
    driver.ask("Bernd", p.Sit("2", "Bernd", None, bernd))
    driver.ask("Bernd", p.Leave("3"))
    assert driver.table.seats[bernd].name != "Berta", "the bot on another seat has another name"
    driver.ask("Berta", p.Sit("2", "Berta", None, berta))


def test_a_name_is_free_again_when_its_person_can_no_longer_return() -> None:
    driver = playing("Anja", "Bernd", bots=("calf", "cow"))
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Cid"))
    answer(driver, "Anja")
    driver.now += takeover.PAUSE_SECONDS
    driver.ask("Later", p.AskSeat("1", bot_of(driver), "Bernd"))
