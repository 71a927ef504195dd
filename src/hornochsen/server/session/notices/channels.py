"""The channels that carry notices to players, mail and Web Push, made from the server's settings."""

from __future__ import annotations

from msgspec import Struct

from ....protocol.notices import Channel
from ...ops.settings import BadSetting, Settings
from .mail import MailSender, mail_sender
from .public_connection import Connect, connect_publicly
from .push import PushSender, load_key


class Channels(Struct, frozen=True):
    """The configured channels; without any, the page does not mention notices."""

    mail: MailSender | None = None
    push: PushSender | None = None

    @property
    def names(self) -> tuple[Channel, ...]:
        found: list[Channel] = []
        if self.mail:
            found.append("mail")
        if self.push:
            found.append("push")
        return tuple(found)


NO_CHANNELS = Channels()


def channels_of(settings: Settings, connect: Connect = connect_publicly) -> Channels:
    """Return the channels that the settings allow; raise `BadSetting` if a channel lacks a setting or a package."""
    return Channels(mail_sender(settings), _push_sender(settings, connect))


def _push_sender(settings: Settings, connect: Connect) -> PushSender | None:
    if not settings.push_key:
        return None
    key = load_key(settings.push_key)
    secure = settings.public_url if settings.public_url.startswith("https:") else ""
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else secure
    if not contact:
        raise BadSetting(
            "push_key needs the setting mail_from too, or public_url with https: whom push services contact"
        )
    return PushSender(key, contact, connect)
