"""In a running game a bot's seat is taken over only between rounds and only when all people agree."""

from __future__ import annotations

import json

import pytest
from msgspec import UNSET
from server.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import State
from hornochsen.server.table import clocks, seats, takeover
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.table import decode_table, encode
from hornochsen.server.views import broadcast, projections


def refusal(room: TableDriver, key: str, request: object) -> str:
    before = room.table
    with pytest.raises(Refusal) as caught:
        room.ask(key, request)  # type: ignore[arg-type]
    assert room.table is before
    return caught.value.error


def playing(*people: str, bots: tuple[str, ...] = ("calf",), **terms: object) -> TableDriver:
    """A running game of people and bots; nobody has chosen in the first round."""
    room = TableDriver(1, **terms)
    room.sit(*people)
    for level in bots:
        room.ask(people[0], p.AddBot("1", level))  # type: ignore[arg-type]
    room.start(people[0])
    return room


def bot_of(room: TableDriver) -> int:
    return next(at for at, seat in enumerate(room.table.seats) if seat.bot and not seat.closed)


def state_of(room: TableDriver) -> State:
    assert room.table.game
    assert room.table.game.state
    return room.table.game.state


def asking_of(room: TableDriver) -> p.SeatAsking:
    asking = takeover.table_info(room.table, room.live)
    assert asking
    return asking


def answer(room: TableDriver, key: str, agree: bool = True) -> tuple[p.TableOrGameEvent, ...]:
    return room.ask(key, p.AnswerAsk("1", asking_of(room).number, agree))


def next_round(room: TableDriver) -> None:
    """Let everybody choose until the next round begins."""
    number = state_of(room).round
    while room.table.phase == "playing" and state_of(room).round == number:
        if clocks.bot_turns(room.table, room.live):
            room.bots()
        else:
            room.play(room.awaited()[0])


def hand_of(room: TableDriver, key: str) -> tuple[int, ...]:
    """The tiles that a client with this key is shown."""
    position = broadcast.welcome(room.table, room.live, room.now, request="1", key=key).position
    assert position
    return position.hand


# Asking and answering


def test_a_spectator_gets_a_bots_seat_when_all_agree_and_a_round_begins() -> None:
    room = playing("Anja", "Bernd")
    bot = bot_of(room)
    room.bots()
    assert room.ask("Late", p.AskSeat("1", bot, "Late")) == (p.SeatAsked(room.table.seats[bot].who, "Late"),)
    assert asking_of(room).waiting == tuple(sorted((room.index("Anja"), room.index("Bernd"))))
    assert answer(room, "Anja") == (p.AskAnswered(room.seat("Anja").who, "Late", True),)
    assert asking_of(room).agreed == (room.index("Anja"),)
    answer(room, "Bernd")
    assert hand_of(room, "Late") == ()
    next_round(room)
    assert p.TookOver(room.table.seats[bot].who, "Late") in room.events
    assert room.index("Late") == bot
    assert hand_of(room, "Late") == state_of(room).hands[bot]
    assert takeover.between_rounds(state_of(room))
    assert takeover.table_info(room.table, room.live) is None
    room.play("Late")


def test_in_the_middle_of_a_round_nothing_is_seen_of_the_hand() -> None:
    room = playing("Anja", "Bernd", bots=("calf", "calf"))
    room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    for key in ("Anja", "Bernd"):
        answer(room, key)
    number = state_of(room).round
    while True:
        if clocks.bot_turns(room.table, room.live):
            room.bots()
        else:
            room.play(room.awaited()[0])
        if state_of(room).round > number:
            break
        assert hand_of(room, "Late") == ()
    assert hand_of(room, "Late") != ()


def test_before_anybody_has_chosen_the_seat_changes_at_once() -> None:
    room = playing("Anja")
    bot = bot_of(room)
    room.ask("Late", p.AskSeat("1", bot, "Late"))
    assert answer(room, "Anja")[-1] == p.TookOver(room.table.seats[bot].who, "Late")


def test_one_refusal_ends_the_asking_for_this_game() -> None:
    room = playing("Anja", "Bernd")
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    answer(room, "Anja")
    assert answer(room, "Bernd", agree=False) == (p.AskAnswered(room.seat("Bernd").who, "Late", False),)
    next_round(room)
    assert room.table.seats[bot_of(room)].bot == "calf"
    room.now += takeover.PAUSE_SECONDS
    assert refusal(room, "Late", p.AskSeat("2", bot_of(room), "Late")) == "was-refused"
    room.ask("Other", p.AskSeat("3", bot_of(room), "Other"))


def test_a_person_who_has_agreed_may_still_refuse() -> None:
    room = playing("Anja", "Bernd")
    room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    answer(room, "Anja")
    assert refusal(room, "Anja", p.AnswerAsk("2", asking_of(room).number, True)) == "nothing-to-do"
    answer(room, "Anja", agree=False)
    assert takeover.table_info(room.table, room.live) is None


def test_an_answer_is_for_the_asking_that_the_person_saw() -> None:
    room = playing("Anja")
    room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    seen = asking_of(room).number
    assert refusal(room, "Other", p.WithdrawAsk("1")) == "nothing-to-do"
    assert room.ask("Late", p.WithdrawAsk("2")) == (p.AskEnded("Late", "withdrawn"),)
    room.now += takeover.PAUSE_SECONDS
    room.ask("Other", p.AskSeat("1", bot_of(room), "Other"))
    assert refusal(room, "Anja", p.AnswerAsk("3", seen, True)) == "nothing-to-do"


def test_only_one_spectator_asks_at_a_time_and_the_next_one_waits_a_while() -> None:
    room = playing("Anja")
    room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    assert refusal(room, "Other", p.AskSeat("1", bot_of(room), "Other")) == "asking-open"
    answer(room, "Anja", agree=False)
    assert refusal(room, "Other", p.AskSeat("2", bot_of(room), "Other")) == "too-fast"


def test_what_can_be_asked_for_is_an_open_bots_seat_under_a_name_of_ones_own() -> None:
    room = playing("Anja", "Bernd")
    bot = bot_of(room)
    assert refusal(room, "Late", p.AskSeat("1", 7, "Late")) == "no-such-seat"
    assert refusal(room, "Late", p.AskSeat("1", room.index("Anja"), "Late")) == "not-a-bot"
    assert refusal(room, "Late", p.AskSeat("1", bot, "anja")) == "name-taken"
    assert refusal(room, "Late", p.AskSeat("1", bot, "<b>")) == "bad-name"
    assert refusal(room, "Anja", p.AskSeat("1", bot, "Second")) == "already-seated"
    assert refusal(room, "Late", p.Sit("1", "Late", None, bot)) == "ask-first"
    assert refusal(room, "Late", p.AnswerAsk("1", 1, True)) == "not-seated"
    room.to_the_end()
    assert refusal(room, "Late", p.AskSeat("1", bot, "Late")) == "not-now"


def test_an_asking_ends_with_the_game() -> None:
    room = playing("Anja", "Bernd")
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    room.to_the_end()
    assert room.table.game
    assert room.table.game.asking is None


# People who are away


def test_an_asker_who_stays_away_asks_no_longer() -> None:
    room = playing("Anja", "Bernd")
    while clocks.bot_turns(room.table, room.live):  # a bot may buy before it lays
        room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    room.go("Late")
    assert clocks.next_timeout(room.table, room.live, room.now, 30.0) == room.now + 30
    assert room.wait(29) == ()
    room.come("Late")
    assert room.wait(60) == ()
    room.go("Late")
    assert room.wait(31) == (p.AskEnded("Late", "away"),)


def test_an_asker_whose_server_died_asks_no_longer_after_a_while() -> None:
    room = playing("Anja", "Bernd")
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    room.process, room.live = "two", frozenset({"two"})
    for name in ("Anja", "Bernd"):
        room.come(name)
    room.apply_timeouts()
    assert room.wait(31) == (p.AskEnded("Late", "away"),)


def test_nobody_is_seated_who_is_not_there() -> None:
    room = playing("Anja")
    room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    answer(room, "Anja")
    room.go("Late")
    next_round(room)
    assert room.table.seats[bot_of(room)].bot == "calf"


def test_a_person_who_is_away_is_waited_for_until_a_bot_stands_in() -> None:
    room = playing("Anja", "Bernd", clock=30)
    room.bots()
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    answer(room, "Anja")
    room.go("Bernd")
    assert room.index("Bernd") in asking_of(room).waiting
    room.wait(31)
    assert room.seat("Bernd").stand_in
    assert asking_of(room).waiting == ()
    room.come("Bernd")
    assert asking_of(room).waiting == (room.index("Bernd"),)


def test_without_a_clock_a_person_who_is_away_has_to_agree_too() -> None:
    room = playing("Anja", "Bernd")
    room.go("Bernd")
    room.ask("Second", p.AskSeat("1", bot_of(room), "Second"))
    answer(room, "Anja")
    room.wait(3600)
    assert asking_of(room).waiting == (room.index("Bernd"),)


def test_where_nobody_is_there_nobody_has_agreed() -> None:
    room = playing("Anja", "Bernd", clock=30)
    room.ask("Second", p.AskSeat("1", bot_of(room), "Second"))
    for index in range(2):
        draft = Draft(room.table, room.moment())
        draft.change_seat(room.index("Anja" if index else "Bernd"), stand_in=True, here=())
        room.keep(draft)
    assert asking_of(room).waiting == ()
    assert not takeover.all_agreed(room.table, room.live)


@pytest.mark.parametrize("clock", [None, 30])
def test_at_a_table_of_bots_a_spectator_sits_down_with_the_next_round(clock: int | None) -> None:
    room = playing("Anja", bots=("calf", "cow"), clock=clock)
    room.bots()
    room.ask("Anja", p.Leave("1"))
    assert clocks.bot_turns(room.table, room.live) == ()
    bot = bot_of(room)
    room.ask("Late", p.AskSeat("1", bot, "Late"))
    assert hand_of(room, "Late") == ()
    next_round(room)
    assert room.index("Late") == bot
    assert room.table.host == room.seat("Late").who


# Attacks


def test_a_second_token_does_not_get_a_seat_while_another_person_is_silent() -> None:
    room = playing("Anja", "Bernd")
    room.ask("Anjas second", p.AskSeat("1", bot_of(room), "Cid"))
    answer(room, "Anja")
    for _ in range(3):
        next_round(room)
        assert hand_of(room, "Anjas second") == ()


def test_a_host_sees_nothing_of_a_person_they_remove() -> None:
    room = playing("Anja", "Bernd", "Clara")
    at = room.index("Bernd")
    room.play("Bernd")
    room.ask("Anja", p.Remove("1", at))
    assert room.table.seats[at].closed
    assert refusal(room, "Anja", p.Sit("2", "Second", None, at)) == "already-seated"
    assert refusal(room, "Anjas second", p.Sit("1", "Cid", None, at)) == "seat-closed"
    assert refusal(room, "Anjas second", p.AskSeat("2", at, "Cid")) == "seat-closed"
    assert refusal(room, "Bernd", p.Sit("3", "Bernd", None, at)) == "seat-closed"
    assert refusal(room, "Bernd", p.AskSeat("4", bot_of(room), "Bernd")) == "held-another"
    room.to_the_end()
    assert not any(seat.closed for seat in room.table.seats)


def test_a_person_who_has_left_takes_no_other_seat_but_their_own_at_once() -> None:
    room = playing("Anja", "Bernd")
    at, bot = room.index("Bernd"), bot_of(room)
    room.play("Bernd")
    hand = hand_of(room, "Bernd")
    room.ask("Bernd", p.Leave("1"))
    assert hand_of(room, "Bernd") == ()
    assert refusal(room, "Bernd", p.AskSeat("2", bot, "Bernd")) == "held-another"
    assert refusal(room, "Bernd", p.Sit("3", "Bernd", None, bot)) == "held-another"
    assert refusal(room, "Bernd", p.AskSeat("4", at, "Bernd")) == "nothing-to-do"
    assert broadcast.welcome(room.table, room.live, room.now, request="1", key="Bernd").own == at
    assert room.ask("Bernd", p.Sit("5", "Bernd", None, at)) == (p.TookOver(room.table.seats[at].who, "Bernd"),)
    assert hand_of(room, "Bernd") == hand


def test_a_seat_that_somebody_returns_to_is_asked_for_no_longer() -> None:
    room = playing("Anja", "Bernd")
    at = room.index("Bernd")
    room.ask("Bernd", p.Leave("1"))
    room.ask("Late", p.AskSeat("1", at, "Late"))
    assert refusal(room, "Bernd", p.Sit("2", "Late", None, at)) == "name-taken"
    assert room.ask("Bernd", p.Sit("3", "Bernd", None, at))[-1] == p.AskEnded("Late", "seat-taken")


def test_a_private_link_opens_no_second_seat_to_a_person_who_has_held_one() -> None:
    room = playing("Anja", "Bernd", "Clara")
    draft = Draft(room.table, room.moment())
    seats.handover(draft, room.index("Anja"), "secret")
    room.keep(draft)
    room.ask("Bernd", p.Leave("1"))
    assert refusal(room, "Bernd", p.Claim("2", "secret")) == "held-another"
    room.ask("phone", p.Claim("1", "secret"))
    assert refusal(room, "Anja", p.AskSeat("1", bot_of(room), "Cid")) == "held-another"


def test_the_next_game_is_a_new_one_for_everybody() -> None:
    room = playing("Anja", "Bernd")
    room.ask("Bernd", p.Leave("1"))
    room.to_the_end()
    room.start("Anja")
    assert broadcast.welcome(room.table, room.live, room.now, request="1", key="Bernd").own is UNSET
    room.ask("Bernd", p.AskSeat("1", bot_of(room), "Bernd"))


# Levels, names, snapshots


def test_an_interrupted_bot_keeps_its_level() -> None:
    room = playing("Anja", bots=("bull",))
    bot = bot_of(room)
    room.ask("Late", p.AskSeat("1", bot, "Late"))
    answer(room, "Anja")
    assert seats.level_of(room.seat("Late")) == "bull"
    [event] = room.ask("Late", p.Leave("2"))
    assert isinstance(event, p.GotUp)
    assert event.bot == "bull"
    assert room.table.seats[bot].bot == "bull"


def test_a_bot_does_not_get_the_name_of_a_spectator_who_asks() -> None:
    room = playing("Anja", "Bernd")
    name = "Resi"
    room.ask("Late", p.AskSeat("1", bot_of(room), name))
    room.ask("Bernd", p.Leave("1"))
    assert name not in [seat.name for seat in room.table.seats]


def test_the_face_tells_of_the_asking_and_has_no_key() -> None:
    room = playing("Anja", "Bernd")
    before = encode(projections.table_info(room.table, room.live))
    assert b"asking" not in before
    assert b"closed" not in before
    room.ask("key-of-late", p.AskSeat("1", bot_of(room), "Late"))
    answer(room, "Anja")
    text = encode(projections.table_info(room.table, room.live))
    assert b'"name":"Late"' in text
    assert b"key-of-late" not in text
    assert broadcast.welcome(room.table, room.live, room.now, request="1", key="key-of-late").asks is True
    assert broadcast.welcome(room.table, room.live, room.now, request="1", key="Anja").asks is UNSET


def test_a_snapshot_with_an_asking_is_read_as_it_was_written() -> None:
    room = playing("Anja", "Bernd")
    room.ask("Late", p.AskSeat("1", bot_of(room), "Late"))
    answer(room, "Anja")
    assert decode_table(encode(room.table)) == room.table


def test_a_snapshot_from_before_there_were_askings_plays_on() -> None:
    room = playing("Anja", "Bernd")
    old = json.loads(encode(room.table))
    for field in ("held", "asking", "refused", "ask_after"):
        del old["game"][field]
    room.table = decode_table(json.dumps(old).encode())
    at = room.index("Bernd")
    room.ask("Bernd", p.Leave("1"))
    assert refusal(
        room, "Bernd", p.AskSeat("2", next(i for i in range(3) if room.table.seats[i].bot == "calf"), "B")
    ) == ("held-another")
    room.ask("Bernd", p.Sit("3", "Bernd", None, at))
    room.to_the_end()
