"""Taking back a laid tile in a game of one person against bots, before the bots lay (R22)."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver, refusal

from hornochsen import protocol as p
from hornochsen.rules import Play, State
from hornochsen.rules import events as ev
from hornochsen.server.table.game import clocks
from hornochsen.server.table.game.game_record import effective_moves, record_of
from hornochsen.server.table.table import decode_table, encode


def solo(*others: str, bots: int = 2, **terms: object) -> TableDriver:
    """Return a game in which all bots have chosen, and Anja has not."""
    driver = TableDriver(**terms)  # type: ignore[arg-type]
    driver.sit("Anja", *others)
    for _ in range(bots):
        driver.ask("Anja", p.AddBot("1", "calf"))
    driver.start("Anja")
    think(driver)
    return driver


def think(driver: TableDriver) -> None:
    """Let the bots buy and choose until none has to."""
    while clocks.bot_turns(driver.table, driver.live):
        driver.bots()


def state_of(driver: TableDriver) -> State:
    assert driver.table.game
    assert driver.table.game.state
    return driver.table.game.state


def lay(driver: TableDriver, seconds: float = 1.0) -> tuple[p.TableOrGameEvent, ...]:
    tile = state_of(driver).hands[driver.index("Anja")][0]
    return driver.ask("Anja", p.PlayTiles("1", (tile,), seconds))


def kinds(events: tuple[p.TableOrGameEvent, ...]) -> list[type]:
    return [type(event) for event in events]


def test_bots_choose_before_the_person_and_lay_after() -> None:
    driver = solo()
    assert not any(state_of(driver).laid)
    assert clocks.waits(driver.table, driver.now) == (p.Wait(driver.index("Anja"), None),)
    events = kinds(lay(driver, 0))
    assert events[: events.index(ev.Revealed)] == [ev.Laid] * 3


def test_bots_lay_when_the_time_has_passed() -> None:
    driver = solo()
    assert kinds(lay(driver)) == [ev.Laid]
    seats = {index for index, seat in enumerate(driver.table.seats) if seat.bot}
    assert set(clocks.waits(driver.table, driver.now + 0.25)) == {p.Wait(seat, 750) for seat in seats}
    assert driver.wait(0.9) == ()
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30) == pytest.approx(driver.now + 0.1)
    assert ev.Revealed in kinds(driver.wait(0.2))
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30) == driver.now  # the bots choose again


def test_a_tile_that_was_taken_back_leaves_no_trace() -> None:
    driver = solo()
    before = state_of(driver)
    lay(driver)
    assert kinds(driver.ask("Anja", p.TakeBackTiles("1"))) == [ev.TookBack]
    assert state_of(driver) == before
    assert driver.wait(5) == ()
    tile = before.hands[driver.index("Anja")][-1]
    driver.ask("Anja", p.PlayTiles("2", (tile,), 1))
    assert ev.Revealed in kinds(driver.wait(1))
    laid = [move.action for move in effective_moves(driver.moves) if isinstance(move.action, Play)]
    assert [action.tiles for action in laid if action.seat == driver.index("Anja")] == [(tile,)]
    driver.to_the_end()
    assert driver.table.game
    assert '"take-back"' not in record_of(driver.table, driver.moves, driver.now)


def test_a_purchase_stays_when_the_tile_is_taken_back() -> None:
    driver = solo()
    driver.ask("Anja", p.BuyTiles("1", 1))
    bought = state_of(driver)
    lay(driver)
    driver.ask("Anja", p.TakeBackTiles("1"))
    assert state_of(driver) == bought
    assert refusal(driver, "Anja", p.BuyTiles("2", 1)) == "already-bought"


def test_after_taking_back_a_person_may_still_buy() -> None:
    driver = solo()
    lay(driver)
    driver.ask("Anja", p.TakeBackTiles("1"))
    assert ev.Bought in kinds(driver.ask("Anja", p.BuyTiles("2", 1)))


def test_it_is_too_late_after_the_reveal() -> None:
    driver = solo()
    lay(driver)
    driver.wait(1)
    assert refusal(driver, "Anja", p.TakeBackTiles("1")) == "not-laid"
    driver.to_the_end()
    assert refusal(driver, "Anja", p.TakeBackTiles("1")) == "not-laid"


def test_a_choice_and_its_time_survive_a_restart() -> None:
    driver = solo()
    lay(driver)
    driver.table = decode_table(encode(driver.table))
    driver.live, driver.process = frozenset({"three"}), "three"
    assert clocks.next_timeout(driver.table, driver.live, driver.now, 30) == driver.now + 1
    assert ev.Revealed in kinds(driver.wait(1))


def test_with_a_fast_clock_the_reveal_waits_for_the_person_after_a_restart() -> None:
    driver = solo(clock=30)
    lay(driver)
    driver.live, driver.process = frozenset({"three"}), "three"
    assert ev.Revealed not in kinds(driver.wait(1))
    assert ev.Revealed in kinds(driver.come("Anja"))


@pytest.mark.parametrize(("clock", "waiting"), [(None, True), (15, False), (30, True), (60, True), (86400, True)])
def test_a_short_clock_leaves_no_time(clock: int | None, waiting: bool) -> None:
    driver = solo(clock=clock)
    assert (ev.Revealed in kinds(lay(driver))) is not waiting


def test_the_clock_does_not_refill() -> None:
    driver = solo(clock=30)
    driver.now += 10
    (before,) = clocks.waits(driver.table, driver.now)
    lay(driver)
    driver.ask("Anja", p.TakeBackTiles("1"))
    (after,) = clocks.waits(driver.table, driver.now)
    assert before.ms is not None
    assert after.ms == before.ms - 1000  # the second for taking back is part of the clock


def test_with_several_people_bots_lay_at_once() -> None:
    driver = solo("Bernd")
    assert sum(map(bool, state_of(driver).laid)) == 2
    lay(driver)
    assert ev.Revealed in kinds(driver.play("Bernd"))


def test_a_stand_in_gets_no_time() -> None:
    driver = solo(clock=30)
    driver.wait(40)
    assert driver.seat("Anja").stand_in
    assert sum(map(bool, state_of(driver).laid)) == 2  # the bots no longer wait


def test_bots_lay_at_once_when_a_second_person_returns() -> None:
    driver = solo("Bernd")
    driver.ask("Bernd", p.Leave("1"))
    think(driver)
    driver.play("Anja")
    driver.wait(1)
    while state_of(driver).taking:  # a new round with one person
        driver.bots() if clocks.bot_turns(driver.table, driver.live) else driver.play("Anja")
    think(driver)
    lay(driver, 10)
    own = next(index for index, seat in enumerate(driver.table.seats) if seat.who == 1)
    driver.ask("Bernd", p.Sit("1", "Bernd", seat=own))
    laid = state_of(driver).laid
    assert [bool(tiles) for tiles in laid] == [index != own for index in range(len(laid))]


def test_tiles_that_lie_face_up_get_no_time() -> None:
    """In an open round bots and the person lay in order (R39)."""
    driver = next(driver for seed in range(40) if open_round(driver := solo(seed=seed)))
    [laid] = [event for event in lay(driver, 10) if isinstance(event, ev.Laid)]
    assert laid.face_up
    assert driver.table.game
    assert (driver.table.game.lay_at, driver.table.game.bot_choices) == (None, ())


def open_round(driver: TableDriver) -> bool:
    """Play until Anja has to lay face up; return whether that happened before the end of the game."""
    while driver.table.phase == "playing":
        think(driver)
        state = state_of(driver)
        if state.laying.open and not state.laying.double and not state.laying.together and not state.taking:
            return True
        if driver.table.phase == "playing":
            driver.play("Anja")
    return False
