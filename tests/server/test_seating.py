"""Coming and going at a table."""

from __future__ import annotations

import pytest
from server.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.server.table import identity, seats
from hornochsen.server.table.draft import Draft


def refusal(room: TableDriver, key: str, request: object) -> str:
    before = room.table
    with pytest.raises(Refusal) as caught:
        room.ask(key, request)  # type: ignore[arg-type]
    assert room.table is before
    return caught.value.error


def names(room: TableDriver) -> list[str]:
    return [seat.name for seat in room.table.seats]


def test_the_first_person_is_host_and_everybody_has_another_colour() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd", "Clara")
    assert room.table.host == room.seat("Anja").who
    assert len({seat.colour for seat in room.table.seats}) == 3
    assert room.table.version == 4


def test_one_chooses_a_colour_that_is_free() -> None:
    room = TableDriver()
    room.ask("Anja", p.Sit("1", "Anja", "teal"))
    assert room.seat("Anja").colour == "teal"
    assert refusal(room, "Bernd", p.Sit("1", "Bernd", "teal")) == "colour-taken"


@pytest.mark.parametrize("name", ["anja", "  ANJA ", "Ａｎｊａ"])
def test_two_people_cannot_have_the_same_name(name: str) -> None:
    room = TableDriver()
    room.sit("Anja")
    assert refusal(room, "other", p.Sit("1", name)) == "name-taken"


@pytest.mark.parametrize(
    "name", ["<b>x</b>", "a\u202eb", "a\x00b", "   ", "\u200d", "a\nb\x07", "\ud800", "x" + "\u0301" * 9]
)
def test_names_are_readable_and_no_markup(name: str) -> None:
    assert refusal(TableDriver(), "x", p.Sit("1", name)) == "bad-name"


@pytest.mark.parametrize("name", ["Anja", "Jean-Luc", "Ödön Őry", "李雷", "O'Neil", "👩‍🌾"])
def test_names_in_all_scripts_are_welcome(name: str) -> None:
    assert identity.clean_name(f" {name} ") == name


def test_eight_sit_at_a_table() -> None:
    room = TableDriver()
    room.sit(*"ABCDEFG")
    room.ask("A", p.AddBot("1", "ox"))
    assert refusal(room, "I", p.Sit("1", "I")) == "table-full"
    assert refusal(room, "A", p.AddBot("2", "ox")) == "table-full"


def test_one_token_has_one_seat() -> None:
    room = TableDriver()
    room.sit("Anja")
    assert refusal(room, "Anja", p.Sit("2", "Bernd")) == "already-seated"


@pytest.mark.parametrize(
    "request_", [p.AddBot("1", "cow"), p.Remove("1", 0), p.Change("1", p.Terms(clock=30)), p.Start("1")]
)
def test_only_the_host_may(request_: object) -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    assert refusal(room, "Bernd", request_) == "not-host"
    assert refusal(room, "nobody", request_) == "not-seated"


def test_the_host_removes_people_and_bots_before_the_game() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    room.ask("Anja", p.AddBot("1", "bull"))
    room.ask("Anja", p.Remove("2", 2))
    assert room.ask("Anja", p.Remove("3", 1)) == (p.GotUp(1, "Bernd", True, None),)
    assert names(room) == ["Anja"]
    assert refusal(room, "Anja", p.Remove("4", 0)) == "nothing-to-do"
    assert refusal(room, "Anja", p.Remove("5", 4)) == "no-such-seat"


def test_the_host_passes_on_to_somebody_who_is_there() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd", "Clara")
    room.go("Bernd")
    events = room.ask("Anja", p.Leave("1"))
    assert events[-1] == p.HostChanged(room.seat("Clara").who)


def test_a_host_who_stays_away_before_the_game_passes_on_too() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    room.go("Anja")
    assert room.wait(29) == ()
    assert room.wait(2) == (p.HostChanged(room.seat("Bernd").who),)


def test_when_all_have_left_the_next_to_come_is_host() -> None:
    room = TableDriver()
    room.sit("Anja")
    room.ask("Anja", p.Leave("1"))
    assert room.table.host is None
    room.sit("Bernd")
    assert room.table.host == room.seat("Bernd").who


def test_who_leaves_a_running_game_is_replaced_by_a_bot_for_good() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd", "Clara")
    room.start("Anja")
    at = room.index("Bernd")
    [event] = room.ask("Bernd", p.Leave("1"))
    assert isinstance(event, p.GotUp)
    assert event.bot == "ox"
    assert room.table.seats[at].bot == "ox"
    assert room.table.seats[at].key is None
    assert refusal(room, "Bernd", p.PlayTiles("2", (1,))) == "not-seated"


def test_who_has_the_last_of_the_bots_names_may_leave_too() -> None:
    room = TableDriver()
    room.sit(*identity.BOT_NAMES)
    room.start(identity.BOT_NAMES[0])
    room.ask(identity.BOT_NAMES[3], p.Leave("1"))
    assert sorted(names(room)) == sorted(identity.BOT_NAMES)


def test_a_latecomer_does_not_sit_down_in_a_running_game() -> None:
    room = TableDriver()
    room.sit("Anja")
    room.ask("Anja", p.AddBot("1", "calf"))
    assert refusal(room, "Late", p.Sit("1", "Late", None, 1)) == "not-now"
    room.start("Anja")
    bot = next(at for at, seat in enumerate(room.table.seats) if seat.bot)
    assert refusal(room, "Late", p.Sit("1", "Late")) == "not-now"
    assert refusal(room, "Late", p.Sit("1", "Late", None, room.index("Anja"))) == "not-a-bot"
    assert refusal(room, "Late", p.Sit("1", "Late", None, 7)) == "no-such-seat"
    assert refusal(room, "Late", p.Sit("1", "Late", None, bot)) == "ask-first"


def test_a_seat_moves_to_another_device_once() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    draft = Draft(room.table, room.moment())
    seats.handover(draft, room.index("Anja"), "secret")
    room.keep(draft)
    room.ask("phone", p.Claim("1", "secret"))
    assert room.seat("phone").name == "Anja"
    assert refusal(room, "Anja", p.Leave("1")) == "not-seated"
    assert refusal(room, "thief", p.Claim("2", "secret")) == "unknown-secret"


def test_a_private_link_is_good_for_ten_minutes() -> None:
    room = TableDriver()
    room.sit("Anja")
    draft = Draft(room.table, room.moment())
    seats.handover(draft, 0, "secret")
    room.keep(draft)
    room.now += seats.HANDOVER_SECONDS + 1
    assert refusal(room, "phone", p.Claim("1", "secret")) == "unknown-secret"


def test_a_person_with_two_connections_is_there_until_the_last_one_is_gone() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    room.process = "two"
    assert room.come("Anja") == ()
    assert room.go("Anja") == ()
    room.process = "one"
    assert room.go("Anja") == (p.WentAway(0),)
    assert room.come("Anja") == (p.CameBack(0),)


def test_who_was_connected_to_a_process_that_died_is_away() -> None:
    room = TableDriver()
    room.sit("Anja")
    room.live, room.process = frozenset({"two"}), "two"
    assert not Draft(room.table, room.moment()).present(room.seat("Anja"))
    room.come("Anja")
    assert room.seat("Anja").here == ("two",)


def test_terms_change_before_the_start_only() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    room.ask("Anja", p.Change("1", p.Terms(board="longacre", rules="jeux-de-nim", clock=15, public=True)))
    assert room.table.board.name == "longacre"
    assert room.table.rules.dunghill_ends == "at_once"
    assert refusal(room, "Anja", p.Change("2", p.Terms(board="no such board"))) == "unknown-board"
    assert refusal(room, "Anja", p.Change("3", p.Terms(board={"name": "x", "rows": []}))) == "bad-board"
    assert refusal(room, "Anja", p.Change("4", room.table.terms)) == "nothing-to-do"
    room.start("Anja")
    assert refusal(room, "Anja", p.Change("5", p.Terms())) == "not-now"


def test_chat_and_reactions_can_be_turned_off() -> None:
    room = TableDriver()
    room.sit("Anja", "Bernd")
    assert room.ask("Bernd", p.Say("1", " Muh\t muh ")) == (p.Said(1, "Muh muh"),)
    assert room.ask("Bernd", p.React("2", "moo")) == (p.Reacted(1, "moo"),)
    assert refusal(room, "Bernd", p.Say("3", "\x1b[2J")) == "bad-text"
    room.ask("Anja", p.Change("1", p.Terms(chat=False)))
    assert refusal(room, "Bernd", p.Say("4", "Muh")) == "chat-off"
    assert refusal(room, "Bernd", p.React("5", "moo")) == "chat-off"
