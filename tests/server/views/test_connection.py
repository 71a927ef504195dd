"""Messages of a connection are sent at once or queued, always in order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hornochsen.protocol import Bye, encode
from hornochsen.server.views.connection import Connection


class Wire:
    """The client's side of a connection: what it got, and whether it reads."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.writes = 0
        self.reads = asyncio.Event()
        self.reads.set()

    def send_now(self, messages: Sequence[bytes]) -> bool:
        if self.reads.is_set():
            self.got.extend(messages)
            self.writes += 1
        return self.reads.is_set()

    async def send(self, data: bytes) -> None:
        await self.reads.wait()
        self.got.append(data)


async def no_catch_up() -> None:
    raise AssertionError("no update was skipped")


async def idle() -> None:
    """Let all other tasks run until they wait."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_messages_keep_their_order_when_the_client_stops_and_resumes_reading() -> None:
    async def work() -> None:
        wire, connection = Wire(), Connection("127.0.0.1")
        connection.send_now = wire.send_now
        connection.queue_update(b"1", 1)  # before `write` runs, a message waits
        assert wire.got == []
        writing = asyncio.create_task(connection.write(wire.send, no_catch_up))
        await idle()
        connection.queue_update(b"2", 2)
        assert wire.got == [b"1", b"2"]
        wire.reads.clear()
        connection.queue_update(b"3", 3)
        await idle()
        wire.reads.set()
        connection.queue_update(b"4", 4)  # `write` still holds 3, so 4 must wait although the client reads
        assert wire.got == [b"1", b"2"]
        await idle()
        connection.queue_update(b"5", 5)
        bye = Bye("restart", 1000)
        connection.close(bye)
        await writing
        assert wire.got == [b"1", b"2", b"3", b"4", b"5", encode(bye)]

    asyncio.run(work())


def test_held_messages_are_sent_in_one_piece_and_before_a_bye() -> None:
    async def work() -> None:
        wire, connection = Wire(), Connection("127.0.0.1")
        connection.send_now = wire.send_now
        writing = asyncio.create_task(connection.write(wire.send, no_catch_up))
        await idle()
        connection.hold()
        connection.queue_update(b"1", 1)
        connection.queue_update(b"2", 2)
        assert wire.got == []
        connection.release()
        assert wire.got == [b"1", b"2"]
        assert wire.writes == 1
        wire.reads.clear()
        connection.hold()
        connection.queue_update(b"3", 3)
        bye = Bye("restart", 1000)
        connection.close(bye)
        connection.release()
        wire.reads.set()
        await writing
        assert wire.got == [b"1", b"2", b"3", encode(bye)]

    asyncio.run(work())
