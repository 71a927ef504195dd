"""Bodies of the HTTP API for notices: how players are notified by Web Push or by mail."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .players import DeviceName, Secret

Channel = Literal["mail", "push"]
NoticeKind = Literal["turn", "deadline", "daily", "invitation"]
Language = Literal["en", "de", "fr", "hu"]
Minute = Annotated[int, Meta(ge=0, le=1439, description="minutes after midnight")]
MailAddress = Annotated[
    str,
    Meta(
        min_length=6,
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$(?!\n)",
        description="a mail address without quotes and spaces",
    ),
]
Zone = Annotated[
    str,
    Meta(max_length=64, pattern=r"^[A-Za-z0-9+_/-]+$(?!\n)", description="a time zone, such as `Europe/Budapest`"),
]


class ChangeNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the player's choice of notices and quiet hours. Without any of them, the player is never notified."""

    turn: bool = False
    """Whether to notify the player of their turn, at tables with one day per choice."""

    deadline: bool = False
    """Whether to remind the player some hours before their time is over, at tables with one day per choice."""

    daily: bool = False
    """Whether to notify the player of the deal of the day, once a day."""

    invitation: bool = False
    """Whether to notify the player if a further game began without them, at tables with one day per choice."""

    mail: bool = False
    """Whether notices are mailed too, once the address is confirmed."""

    quiet_from: Minute | None = None
    """The beginning of the quiet hours, in which the player gets no notices; `null` for none."""

    quiet_until: Minute | None = None
    zone: Zone = "UTC"
    """The time zone of the quiet hours."""

    language: Language = "en"


class ChangeMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Set the player's mail address. The server mails a link to it that confirms it."""

    address: MailAddress
    language: Language = "en"


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Confirm a mail address with the secret of the mailed link."""

    link: Secret


class AskRecovery(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a mail with a link that recovers the players with this confirmed address."""

    address: MailAddress
    language: Language = "en"


class RecoverByMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Recover the player with the secret of an emailed link, and sign out all other devices."""

    link: Secret
    secret: Secret
    device: DeviceName = ""


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Subscribe this device to Web Push, with the subscription that its browser returned for the server's key."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}$(?!\n)", description="`p256dh` of the subscription")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)", description="`auth` of the subscription")]


class NoticeInfo(Struct, frozen=True):
    """The player's settings for notices, and the server's channels."""

    channels: tuple[Channel, ...]
    """The channels that the operator of the server has configured."""

    kinds: tuple[NoticeKind, ...]
    """The notices that the server sends."""

    settings: ChangeNotices
    address: str | None
    """The player's mail address."""

    confirmed: bool
    """Whether the owner has confirmed the address."""

    push_key: str | None
    """The server's public key, with which a browser subscribes."""

    subscribed: bool
    """Whether this device receives Web Push."""

    devices: int
    """The number of the player's devices that receive Web Push."""
