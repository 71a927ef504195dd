"""Rows of notices to players, of their settings, their mail addresses and their Web Push subscriptions."""

from __future__ import annotations

from msgspec import Struct


class NoticeSettingsRow(Struct, frozen=True):
    """A player's choice of notices and quiet hours."""

    player: str
    turn: bool
    deadline: bool
    daily: bool
    invitation: bool
    mail: bool
    """Whether notices are mailed too."""

    quiet_from: int | None
    """Minutes after midnight in the player's time zone, as is `quiet_until`."""

    quiet_until: int | None
    zone: str
    language: str
    unsubscribe: str
    """The token of the link that ends mails."""


class MailAddressRow(Struct, frozen=True):
    """The mail address of a player."""

    player: str
    address: str
    asked: float
    confirmed: float | None


class PushRow(Struct, frozen=True):
    """The Web Push subscription of a device."""

    device: str
    player: str
    endpoint: str
    key: str
    """The browser's public key, in base64url as `auth`."""

    auth: str
    failures: int = 0
    """The number of failed attempts in a row."""

    paused: float = 0.0
    """The time until which nothing is sent."""


class NoticeRow(Struct, frozen=True):
    """A notice in the outbox."""

    player: str
    kind: str
    subject: str
    """The code of a table, or a date."""

    turn: str
    """The id of the turn at the table."""

    due: float
    until: float
    """The time from which on the notice is no longer useful."""

    channel: str = ""
    """`mail`, or the id of a device; empty until the recipients are known."""

    started: int = 0
    """Number of times that the notice was sent, or may have been sent."""

    failures: int = 0
    """Number of attempts after which it was certainly not sent."""
