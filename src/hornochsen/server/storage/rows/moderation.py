"""Rows of reports about players, and of the addresses that operators see."""

from __future__ import annotations

from msgspec import Struct


class ChatLine(Struct, frozen=True):
    """A chat message in a report."""

    at: float
    name: str
    """The speaker's name when the message was sent."""

    text: str


class ReportRow(Struct, frozen=True):
    """A player's report of another person, with the last chat messages at that time."""

    id: str
    at: float
    code: str
    who: int
    """The number of the reported person at the table."""

    name: str
    """The name of the reported person."""

    reporter: str
    """The name of the person who reports."""

    note: str
    chat: tuple[ChatLine, ...]
    closed: float | None = None
    """The time at which an operator closed the report; `None` while it is open."""


class AddressRow(Struct, frozen=True):
    """An address from which a person was connected to a table, for operators only."""

    code: str
    who: int
    address: str
    name: str
    at: float
    """The time at which the person was last seen with this address."""
