"""Rated tables and games with players, for tests without a server."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal


def seated(*names: str, bots: int = 0, clock: int = 30) -> TableDriver:
    """Return a rated table at which players sit, the first of them as the host."""
    driver = TableDriver(rated=True, clock=clock)
    for name in names:
        driver.ask(name, p.Sit("1", name), f"device of {name}", f"player {name}")
    for _ in range(bots):
        driver.ask(names[0], p.AddBot("1", "calf"))
    return driver


def begun(*names: str, bots: int = 0, clock: int = 30) -> TableDriver:
    driver = seated(*names, bots=bots, clock=clock)
    driver.start(names[0])
    return driver


def refuses(driver: TableDriver, key: str, request: object, error: str) -> None:
    with pytest.raises(Refusal) as refusal:
        driver.ask(key, request)  # type: ignore[arg-type]
    assert refusal.value.error == error
