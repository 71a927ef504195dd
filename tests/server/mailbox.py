"""A real mail server on a loopback port, which keeps the mails that it receives."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope
from patience import PATIENCE


class Mailbox:
    """Receives mails in a thread; `answer` can be changed to a refusal."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.recipients: list[str] = []
        self.answer = "250 OK"
        self._loop = asyncio.new_event_loop()
        self._server: Any = None

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            self.raw.append(envelope.content)
            self.recipients += envelope.rcpt_tos
        return self.answer

    @property
    def address(self) -> str:
        host, port = self._server.sockets[0].getsockname()
        return f"{host}:{port}"

    @property
    def mails(self) -> list[EmailMessage]:
        return [message_from_bytes(raw, policy=default) for raw in list(self.raw)]

    def __enter__(self) -> Mailbox:
        async def listen() -> None:
            self._server = await self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)

        self._loop.run_until_complete(listen())
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        async def end() -> None:
            self._server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


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
