"""The Python client against a server that is newer than itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
import pytest
from patience import PATIENCE
from server.storage.samples import run
from server.table_driver import TableDriver
from websockets.asyncio.server import ServerConnection, serve

from hornochsen import protocol as p
from hornochsen.client.table_client import Client
from hornochsen.protocol.errors import Refusal
from hornochsen.server.views import broadcast

WORD, TEXT = "too-moody", "the cows need a rest"


@contextlib.asynccontextmanager
async def newer_server(*, greets: bool) -> AsyncIterator[str]:
    """Run a server that refuses every request (or every one but hello) with an unknown error code; yield its URL."""
    table = TableDriver().table

    async def talk(socket: ServerConnection) -> None:
        async for data in socket:
            request = msgspec.json.decode(data)
            answer: p.AnyMessage = p.Refused(request["id"], WORD, TEXT)
            if greets and request["type"] == "hello":
                answer = broadcast.welcome(table, frozenset(), 0.0, request=request["id"], key=None, token="t" * 43)
            await socket.send(p.encode(answer), text=True)

    async with serve(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("greets", [True, False], ids=["a request", "hello"])
def test_an_unknown_error_code_is_passed_on_unchanged(greets: bool) -> None:
    async def work() -> None:
        async with newer_server(greets=greets) as url, asyncio.timeout(PATIENCE):
            with pytest.raises(Refusal) as refusal:
                async with Client(url, "ABCDEF", reconnect_timeout=PATIENCE) as client:
                    await client.ask(p.Sit("", "Ada"))
            assert (refusal.value.error, str(refusal.value)) == (WORD, TEXT)

    run(work())
