"""A running game with bots, a spectator's request for a bot's seat, and the answers to it."""

from __future__ import annotations

from server.helpers.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.rules import State
from hornochsen.server.table.game import clocks
from hornochsen.server.table.people import takeover
from hornochsen.server.views import broadcast


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
