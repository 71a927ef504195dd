"""A real mail server on a loopback port, which keeps the mails that it receives."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import cache
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope
from patience import PATIENCE
from server.helpers.loop_thread import LoopThread


@cache
def _parsed(raw: bytes) -> EmailMessage:
    """Return a mail. Tests that wait for mails ask for all of them again and again."""
    return message_from_bytes(raw, policy=default)


class Mailbox(LoopThread):
    """Receives mails in a thread; `answer` can be changed to a refusal."""

    def __init__(self) -> None:
        super().__init__()
        self.raw: list[bytes] = []
        self.recipients: list[str] = []
        self.answer = "250 OK"

    async def listen(self) -> Any:
        return await self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            self.raw.append(envelope.content)
            self.recipients += envelope.rcpt_tos
        return self.answer

    @property
    def address(self) -> str:
        host, port = self.place
        return f"{host}:{port}"

    @property
    def mails(self) -> list[EmailMessage]:
        return [_parsed(raw) for raw in list(self.raw)]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as found:
        yield found


def wait_for(condition: Callable[[], Any]) -> Any:
    """Wait until a condition is true, and return its value."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "this never happened"
        time.sleep(0.02)
    return found
