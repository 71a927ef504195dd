"""A game counts for the player who had the seat when it began."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver, refusal
from server.table.seat_requests import answer, bot_of, playing

from hornochsen import protocol as p
from hornochsen.server.session.tables.results import result_of, seated_players
from hornochsen.server.storage import ParticipationRow
from hornochsen.server.table.draft import Draft
from hornochsen.server.table.people import player_seats, seats, takeover
from hornochsen.server.table.people.player_seats import key_of, note_connected
from hornochsen.server.table.requests import apply_request


def identify(driver: TableDriver, key: str, player: str) -> None:
    draft = Draft(driver.table, driver.moment())
    note_connected(draft, key, player)
    driver.keep(draft)


def results(driver: TableDriver) -> dict[str | None, ParticipationRow]:
    """Play to the end, and return the seats of the result by player."""
    driver.to_the_end()
    result = result_of(driver.table, 5.0)
    assert result
    assert result.game.seats == len(driver.table.seats)
    return {seat.player: seat for seat in result.seats}


def test_a_game_counts_for_its_players_and_not_for_guests() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    found = results(driver)
    assert found.keys() == {"player-a", None}
    mine = found["player-a"]
    line = driver.table.standings[mine.seat]
    assert (mine.name, mine.bot, mine.left) == ("Anja", None, False)
    assert (mine.place, mine.points) == (line.place, line.points)


def test_without_a_player_there_is_no_result() -> None:
    driver = playing("Anja", "Bernd")
    driver.to_the_end()
    assert result_of(driver.table, 5.0) is None


def test_leaving_is_a_result() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    driver.ask("Anja", p.Leave("1"))
    assert results(driver)["player-a"].left


def test_a_seat_taken_over_from_a_bot_does_not_count() -> None:
    driver = playing("Anja")
    identify(driver, "Anja", "player-a")
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Anja")
    identify(driver, "Late", "player-b")
    assert driver.seat("Late").player is None
    assert "player-b" not in results(driver)


def test_a_player_whose_seat_another_person_took_over_has_left() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Bernd", "player-b")
    bernd = driver.index("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("Late", p.AskSeat("1", bernd, "Late"))
    answer(driver, "Anja")
    row = results(driver)["player-b"]
    assert row.left
    assert row.name == "?"


def test_the_next_game_counts_for_the_person_who_took_over_the_seat_of_a_player() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Bernd", "player-b")
    bernd = driver.index("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    driver.ask("Late", p.AskSeat("1", bernd, "Late"))
    answer(driver, "Anja")
    driver.to_the_end()
    over = driver.table
    driver.start("Anja")
    assert driver.seat("Late").player is None
    driver.table = over
    driver.ask("Late", p.Again("1"), player="player-l")
    driver.ask("Anja", p.Start("1"), player="player-a")
    assert (driver.seat("Late").player, driver.seat("Anja").player) == ("player-l", "player-a")


@pytest.mark.parametrize("seed", range(8))
def test_a_player_whose_seat_is_noted_at_the_start_gets_a_row_although_seats_are_shuffled(seed: int) -> None:
    driver = TableDriver(seed)
    driver.sit("Anja", "Bernd", "Cleo")
    draft = Draft(driver.table, driver.moment())
    apply_request(draft, "Anja", p.Start("1"), None, "player-a")
    rows = seated_players(draft.finish(), draft.seated)
    assert [(row.player, row.name) for row in rows] == [("player-a", "Anja")]


def test_the_next_game_counts_for_a_player_who_left_and_sits_down_again() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Bernd", "player-b")
    driver.ask("Bernd", p.Leave("1"))
    driver.to_the_end()
    driver.ask("Again", p.Sit("1", "Bernd"), player="player-b")
    assert own(driver, "player-b") == "Again"
    driver.start("Anja")
    assert [seat.player for seat in driver.table.seats if seat.player] == ["player-b"]
    assert driver.seat("Again").player == "player-b"


def test_a_second_seat_of_a_player_does_not_count() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    identify(driver, "Bernd", "player-a")
    assert [seat.player for seat in driver.table.seats].count("player-a") == 1
    assert results(driver)["player-a"].name == "Anja"


def test_a_seat_keeps_its_player_during_a_game() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    identify(driver, "Anja", "player-b")
    assert driver.seat("Anja").player == "player-a"
    driver.to_the_end()
    identify(driver, "Anja", "player-b")
    assert driver.seat("Anja").player == "player-b"


def own(driver: TableDriver, player: str, device: str | None = None) -> str | None:
    return key_of(driver.table, player, device)


def test_another_device_of_the_player_has_the_seat() -> None:
    driver = playing("Anja", "Bernd")
    assert own(driver, "player-a") is None
    identify(driver, "Anja", "player-a")
    assert own(driver, "player-a") == "Anja"
    assert own(driver, "player-b") is None


def test_a_seat_that_moved_to_another_person_is_not_the_players_any_more() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    move(driver, "Anja", "Friend")
    assert own(driver, "player-a") is None
    assert driver.seat("Friend").player == "player-a"  # the game counts as before
    identify(driver, "Friend", "player-b")
    assert own(driver, "player-b") is None
    identify(driver, "Friend", "player-a")  # it was another device of the player
    assert own(driver, "player-a") == "Friend"


def test_a_private_link_on_another_device_of_the_player_changes_nothing() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, next(at for at, seat in enumerate(draft.seats) if seat.key == "Anja"), "secret")
    driver.keep(draft)
    before = driver.table
    driver.ask("Anja", p.Claim("1", "secret"))  # the device has the seat with the player's secret
    assert driver.table is before
    assert own(driver, "player-a") == "Anja"


def test_a_player_who_left_does_not_have_the_seat_of_the_next_person() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    index = next(at for at, seat in enumerate(driver.table.seats) if seat.key == "Anja")
    driver.ask("Anja", p.Leave("1"))
    assert own(driver, "player-a") == "Anja"  # each device of the player may return
    driver.ask("Late", p.AskSeat("2", index, "Late"))
    answer(driver, "Bernd")
    assert driver.seat("Late").player == "player-a"  # leaving is a result
    assert own(driver, "player-a") is None


def test_a_device_with_a_hand_gets_no_second_one() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    draft = Draft(driver.table, driver.moment())
    draft.change_seat(next(at for at, seat in enumerate(draft.seats) if seat.key == "Bernd"), device="tablet")
    driver.keep(draft)
    assert own(driver, "player-a", "tablet") is None
    assert own(driver, "player-a", "phone") == "Anja"


def renew(driver: TableDriver, player: str, key: str) -> str | None:
    draft = Draft(driver.table, driver.moment())
    old = player_seats.renew_key(draft, player, key, lambda _: False)
    driver.keep(draft)
    return old


def move(driver: TableDriver, key: str, to: str, player: str | None = None) -> None:
    """Move a seat to another key by a private link."""
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, driver.index(key), f"link to {to}")
    driver.keep(draft)
    driver.ask(to, p.Claim("1", f"link to {to}"), player=player)


def test_a_renewed_key_ends_the_old_one_and_the_private_link() -> None:
    driver = TableDriver()
    driver.ask("ada", p.Sit("1", "Ada"), None, "player ada")
    draft = Draft(driver.table, driver.moment())
    seats.handover(draft, 0, "link")
    driver.keep(draft)
    before = driver.table
    assert renew(driver, "player ada", "new") == "ada"
    assert player_seats.renewed_keys(before, driver.table) == {"ada"}
    assert player_seats.renewed_keys(driver.table, driver.table) == frozenset()
    assert driver.table.seats[0].handover is None
    assert player_seats.key_of(driver.table, "player ada", None) == "new"


def test_a_seat_that_moved_to_another_person_keeps_its_key() -> None:
    driver = TableDriver()
    driver.ask("ada", p.Sit("1", "Ada"), None, "player ada")
    move(driver, "ada", "bob")
    assert renew(driver, "player ada", "new") is None


def test_only_a_renewed_key_returns_to_the_seat_that_a_player_left() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    index = driver.index("Anja")
    driver.ask("Anja", p.Leave("1"))
    before = driver.table
    assert renew(driver, "player-a", "new") == "Anja"
    assert player_seats.renewed_keys(before, driver.table) == {"Anja"}
    assert own(driver, "player-a") == "new"
    assert refusal(driver, "Anja", p.Sit("2", "Anja", None, index)) == "ask-first"
    assert refusal(driver, "Anja", p.AskSeat("3", bot_of(driver), "Anja")) == "held-another"
    driver.ask("new", p.Sit("4", "Anja", None, index), player="player-a")
    assert driver.index("new") == index
    assert results(driver)["player-a"].name == "Anja"


def test_no_earlier_key_of_a_seat_returns_after_a_renewal() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    index = driver.index("Anja")
    move(driver, "Anja", "laptop", "player-a")
    assert renew(driver, "player-a", "new") == "laptop"
    driver.ask("new", p.Leave("1"))
    for key in ("Anja", "laptop"):
        assert refusal(driver, key, p.Sit("2", "Anja", None, index)) == "ask-first"


def test_no_key_of_a_player_returns_after_a_renewal_to_a_seat_that_moved_to_another_person() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Anja", "player-a")
    index = driver.index("Anja")
    move(driver, "Anja", "friend")
    assert renew(driver, "player-a", "new") is None
    driver.ask("friend", p.Leave("1"))
    assert refusal(driver, "Anja", p.Sit("2", "Anja", None, index)) == "ask-first"
    driver.ask("friend", p.Sit("2", "Friend", None, index))


def test_a_request_for_the_own_seat_belongs_to_the_renewed_key() -> None:
    driver = playing("Anja", "Bernd", bots=("calf", "cow"))
    identify(driver, "Anja", "player-a")
    index = driver.index("Anja")
    driver.ask("Anja", p.Leave("1"))
    driver.ask("Late", p.AskSeat("1", bot_of(driver), "Late"))
    answer(driver, "Bernd")
    driver.now += takeover.PAUSE_SECONDS
    driver.ask("Anja", p.AskSeat("2", index, "Anja"), player="player-a")
    renew(driver, "player-a", "new")
    for name in ("Bernd", "Late"):
        answer(driver, name)
    assert driver.index("new") == index


def test_a_muted_player_is_muted_with_a_renewed_key_too() -> None:
    driver = playing("Anja", "Bernd")
    identify(driver, "Bernd", "player-b")
    index = driver.index("Bernd")
    driver.ask("Anja", p.Mute("1", index, True))
    driver.ask("Bernd", p.Leave("1"))
    renew(driver, "player-b", "new")
    driver.ask("new", p.Sit("2", "Bernd", None, index), player="player-b")
    assert driver.seat("new").muted
