"""One person, one hand: devices, votes on seats, and the end of a game that a person missed."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.people import seats, takeover
from hornochsen.server.table.requests import MutatingRequest, apply_request, connect
from hornochsen.server.views.projections import table_info


def ask(table: TableDriver, key: str, request: MutatingRequest, device: str | None) -> None:
    """Send a request from a device."""
    draft = Draft(table.table, table.moment())
    apply_request(draft, key, request, device)
    table.keep(draft)


def refused(table: TableDriver, key: str, request: MutatingRequest, device: str | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        ask(table, key, request, device)
    return refusal.value.error


def playing(*people: str, clock: int | None = None) -> TableDriver:
    """Return a game of people, each on a device of their own name, and two bots."""
    table = TableDriver(shuffle_seats=False, clock=clock)
    for name in people:
        ask(table, name, p.Sit("1", name), f"device of {name}")
    for _ in range(2):
        table.ask(people[0], p.AddBot("1", "calf"))
    table.start(people[0])
    assert table.table.phase == "playing"
    return table


def bot(table: TableDriver, number: int = 0) -> int:
    """Return the seat of a bot."""
    return [at for at, seat in enumerate(table.table.seats) if seat.bot][number]


def number_of(table: TableDriver) -> int:
    asking = takeover.asking_of(table.table)
    assert asking
    return asking.number


def test_two_seats_on_one_device_are_shown_to_the_table() -> None:
    table = TableDriver()
    ask(table, "Ada", p.Sit("1", "Ada"), "tablet")
    ask(table, "Bo", p.Sit("1", "Bo"), "phone")
    ask(table, "Ada again", p.Sit("1", "Cy"), "tablet")
    assert p.SameDevice(2, 0) in table.events
    assert [seat.same_device or () for seat in table_info(table.table, table.live).seats] == [(2,), (), (0,)]


def test_players_of_one_device_without_a_device_number_are_not_compared() -> None:
    table = TableDriver()
    for name in ("Ada", "Bo"):
        ask(table, name, p.Sit("1", name), None)
    assert not any(seat.same_device for seat in table_info(table.table, table.live).seats)


def same_device(table: TableDriver) -> list[tuple[int, ...]]:
    return [tuple(seat.same_device or ()) for seat in table_info(table.table, table.live).seats]


def test_people_who_pass_on_one_device_are_shown_as_soon_as_another_person_sits_down() -> None:
    table = TableDriver()
    for name in ("Ada", "Bo"):
        ask(table, name, p.Sit("1", name), "tablet")
    assert same_device(table) == [(), ()]
    assert not any(isinstance(event, p.SameDevice) for event in table.events)
    ask(table, "Cy", p.Sit("1", "Cy"), "phone")
    assert same_device(table) == [(1,), (0,), ()]
    assert p.SameDevice(1, 0) in table.events


def test_people_who_pass_on_one_device_are_shown_to_a_stranger_who_gets_a_bots_seat() -> None:
    table = TableDriver(shuffle_seats=False)
    for name in ("Ada", "Bo"):
        ask(table, name, p.Sit("1", name), "tablet")
    table.ask("Ada", p.AddBot("1", "calf"))
    table.start("Ada")
    ask(table, "stranger", p.AskSeat("1", 2, "Cy"), None)
    for name in ("Ada", "Bo"):
        table.ask(name, p.AnswerAsk("1", number_of(table), True))
    assert table.seat("stranger").name == "Cy"
    assert p.SameDevice(1, 0) in table.events
    assert same_device(table) == [(1,), (0,), ()]


def test_a_device_that_becomes_known_after_sitting_down_is_compared() -> None:
    table = TableDriver()
    for name, device in (("Ada", "tablet"), ("Bo", "phone"), ("second", None)):
        ask(table, name, p.Sit("1", name), device)
    draft = Draft(table.table, table.moment())
    connect(draft, "second", "tablet")
    table.keep(draft)
    assert same_device(table) == [(2,), (), (0,)]
    assert p.SameDevice(2, 0) in table.events


@pytest.mark.parametrize("device", [None, "phone"])
def test_a_player_who_returns_from_another_device_gets_no_second_seat_on_the_first(device: str | None) -> None:
    table = playing("Ada", "Bo")
    table.ask("Ada", p.Leave("1"))
    ask(table, "Ada", p.Sit("1", "Ada", seat=0), device)
    assert refused(table, "second", p.AskSeat("1", bot(table), "Cy"), "device of Ada") == "held-another"


def test_a_player_who_leaves_and_returns_from_many_devices_takes_bounded_space() -> None:
    table = playing("Ada", "Bo")
    for number in range(20):
        table.ask("Ada", p.Leave("1"))
        ask(table, "Ada", p.Sit("1", "Ada", seat=0), f"phone {number}")
    assert table.table.game
    assert len(table.table.game.held) <= takeover.MAX_DEVICES
    assert refused(table, "second", p.AskSeat("1", bot(table), "Cy"), "phone 18") == "held-another"


def test_a_player_on_a_shared_device_can_return_to_the_own_seat_only() -> None:
    table = TableDriver(shuffle_seats=False)
    for name, device in (("Ada", "tablet"), ("Bo", "tablet"), ("Cy", "phone")):
        ask(table, name, p.Sit("1", name), device)
    table.start("Ada")
    table.ask("Ada", p.Leave("1"))
    assert refused(table, "second", p.AskSeat("1", 0, "Di"), "tablet") == "held-another"
    ask(table, "Ada", p.Sit("1", "Ada", seat=0), "tablet")
    assert table.seat("Ada").bot is None


def test_a_second_token_on_the_device_of_a_player_gets_no_seat() -> None:
    table = playing("Ada", "Bo")
    assert refused(table, "second", p.AskSeat("1", bot(table), "Cy"), "device of Ada") == "held-another"
    assert takeover.asking_of(table.table) is None


def test_a_player_who_left_gets_no_other_seat_with_a_new_token() -> None:
    table = playing("Ada", "Bo")
    table.ask("Ada", p.Leave("1"))
    assert refused(table, "second", p.AskSeat("1", bot(table, 1), "Cy"), "device of Ada") == "held-another"


def test_a_player_whom_the_host_removed_gets_no_other_seat_with_a_new_token() -> None:
    table = playing("Ada", "Bo")
    table.ask("Ada", p.Remove("1", 1))
    assert refused(table, "second", p.AskSeat("1", bot(table, 1), "Cy"), "device of Bo") == "held-another"


def test_a_host_who_hands_the_table_on_gets_no_other_seat_with_a_new_token() -> None:
    table = playing("Ada", "Bo")
    table.ask("Ada", p.Leave("1"))
    assert table.table.host == table.seat("Bo").who
    assert refused(table, "second", p.AskSeat("1", bot(table, 1), "Cy"), "device of Ada") == "held-another"


def handed_over(table: TableDriver, name: str, secret: str) -> None:
    """Give a seat a secret with which another device can claim it."""
    draft = Draft(table.table, table.moment())
    seats.handover(draft, table.index(name), secret)
    table.keep(draft)


def test_a_seat_cannot_move_to_the_device_of_another_player() -> None:
    table = playing("Ada", "Bo")
    handed_over(table, "Bo", "s" * 43)
    assert refused(table, "second", p.Claim("1", "s" * 43), "device of Ada") == "held-another"
    ask(table, "new phone", p.Claim("1", "s" * 43), "phone")
    assert table.seat("new phone").name == "Bo"


def test_the_device_that_gave_a_seat_away_gets_no_other_seat() -> None:
    table = playing("Ada", "Bo")
    handed_over(table, "Bo", "s" * 43)
    ask(table, "new phone", p.Claim("1", "s" * 43), "phone")
    assert refused(table, "second", p.AskSeat("1", bot(table), "Cy"), "device of Bo") == "held-another"


def test_an_asker_who_gets_a_seat_on_the_same_device_loses_the_request() -> None:
    table = playing("Ada", "Bo")
    handed_over(table, "Bo", "s" * 43)
    ask(table, "stranger", p.AskSeat("1", bot(table), "Cy"), "phone")
    number = number_of(table)
    table.ask("Ada", p.AnswerAsk("1", number, True))
    ask(table, "new phone", p.Claim("1", "s" * 43), "phone")
    assert takeover.asking_of(table.table) is None
    assert table.table.seats[bot(table)].bot


def test_a_refused_device_cannot_ask_again_with_a_new_token() -> None:
    table = playing("Ada", "Bo")
    ask(table, "stranger", p.AskSeat("1", bot(table), "Cy"), "phone")
    table.ask("Ada", p.AnswerAsk("1", number_of(table), False))
    table.now += 1000
    assert refused(table, "another token", p.AskSeat("1", bot(table), "Di"), "phone") == "was-refused"


def test_each_failed_request_doubles_the_pause_before_the_next() -> None:
    table = playing("Ada", "Bo")
    for number, pause in enumerate((20, 40, 80)):
        table.ask(f"stranger {number}", p.AskSeat("1", bot(table), "Cy"))
        table.ask("Ada", p.AnswerAsk("1", number_of(table), False))
        table.now += pause - 1
        assert refused(table, f"stranger {number + 1}", p.AskSeat("1", bot(table), "Cy")) == "too-fast"
        table.now += 1


def test_a_stranger_gets_no_seat_at_a_table_that_all_people_have_left() -> None:
    table = playing("Ada")
    table.ask("Ada", p.Leave("1"))
    table.ask("stranger", p.AskSeat("1", bot(table, 1), "Cy"))
    table.wait(5)
    assert table.table.host is None
    assert not any(seat.key for seat in table.table.seats)
    table.ask("Ada", p.Sit("1", "Ada", seat=0))
    table.ask("Ada", p.AnswerAsk("1", number_of(table), True))
    assert table.seat("stranger").name == "Cy"
    assert table.table.host == table.seat("Ada").who


def test_a_short_disconnect_of_a_person_with_a_stand_in_does_not_cost_the_vote() -> None:
    table = playing("Ada", "Bo", clock=15)
    table.play("Ada")
    table.wait(60)
    assert table.seat("Bo").stand_in
    table.ask("stranger", p.AskSeat("1", bot(table), "Cy"))
    table.go("Bo")
    table.ask("Ada", p.AnswerAsk("1", number_of(table), True))
    assert number_of(table)
    table.wait(1)
    table.come("Bo")
    assert table.index("Bo") in _waiting(table)


def test_a_person_with_a_stand_in_who_stays_away_is_not_waited_for() -> None:
    table = playing("Ada", "Bo", clock=15)
    table.play("Ada")
    table.wait(60)
    table.go("Bo")
    table.ask("stranger", p.AskSeat("1", bot(table), "Cy"))
    assert table.index("Bo") in _waiting(table)
    table.wait(31)
    assert table.index("Bo") not in _waiting(table)


def _waiting(table: TableDriver) -> tuple[int, ...]:
    asking = takeover.public_request(table.table, table.live)
    assert asking
    return asking.waiting


def test_the_result_of_the_last_game_is_known_while_the_next_one_runs() -> None:
    table = playing("Ada", "Bo")
    table.go("Bo")
    table.to_the_end()
    ended = table.table
    table.ask("Ada", p.Start("1"))
    previous = table_info(table.table, table.live).previous
    assert previous == p.FinishedGame(1, ended.standings, ended.record)
    assert table_info(ended, table.live).previous is not previous
