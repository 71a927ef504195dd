"""Sends mails through the operator's mail server."""

from __future__ import annotations

import re
from email.message import EmailMessage
from pathlib import Path

from ...ops.settings import BadSetting, Settings
from .outcome import Outcome

_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@(?:{_LABEL}\.){{1,8}}[A-Za-z][A-Za-z0-9-]{{1,62}}"
"""A mail address; without quotes, comments, spaces and letters beyond ASCII."""

SECONDS = 20.0
"""Time limit of each step of a delivery."""

PORTS = {"starttls": 587, "tls": 465, "off": 25}


class MailSender:
    """Hands mails to a mail server."""

    def __init__(self, settings: Settings) -> None:
        host, port = re.fullmatch(r"(.*?)(?::(\d+))?", settings.mail_server).groups()  # type: ignore[union-attr]
        self._host = host.strip("[]")
        self._port = int(port or PORTS[settings.mail_tls])
        self._tls = settings.mail_tls
        self._user = settings.mail_user or None
        self._password = _password(settings.mail_password_file) if settings.mail_user else None
        self.sender = settings.mail_from
        self.base = settings.public_url
        """The beginning of all links in mails."""

    async def send(self, message: EmailMessage) -> Outcome:
        """Hand a mail to the server."""
        import aiosmtplib

        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                use_tls=self._tls == "tls",
                start_tls=self._tls == "starttls",
                username=self._user,
                password=self._password,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = {refused.code for refused in error.recipients}
            return Outcome("refused" if min(codes) >= 500 else "failed", reason=f"recipient refused: {codes}")
        except (aiosmtplib.SMTPReadTimeoutError, aiosmtplib.SMTPServerDisconnected) as error:
            return Outcome("unknown", reason=type(error).__name__)
        except (aiosmtplib.SMTPException, OSError) as error:
            return Outcome("failed", reason=type(error).__name__)
        return Outcome("sent")


def mail_sender(settings: Settings) -> MailSender | None:
    """Return the sender of mails, `None` without a mail server; raise `BadSetting` if it needs more settings."""
    if not settings.mail_server:
        return None
    for name in ("mail_from", "public_url"):
        if not getattr(settings, name):
            raise BadSetting(f"mail_server needs the setting {name} too")
    try:
        import aiosmtplib  # noqa: F401
    except ImportError:
        raise BadSetting("mail_server needs more packages: pip install 'hornochsen[notices]'") from None
    return MailSender(settings)


def _password(file: str) -> str:
    if not file:
        raise BadSetting("mail_user needs the setting mail_password_file too")
    try:
        return Path(file).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeError) as error:
        raise BadSetting(f"mail_password_file: {file}: {getattr(error, 'strerror', None) or error}") from None
