"""The Python client against a server that is newer than itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
import websockets
from patience import PATIENCE
from server.helpers.table_driver import TableDriver
from server.storage.samples import run
from websockets.asyncio.server import ServerConnection, serve

from hornochsen import protocol as p
from hornochsen.client.decoding import decode_message
from hornochsen.client.table_client import Client, Closed
from hornochsen.protocol.errors import Refusal
from hornochsen.server.views import broadcast

WORD, TEXT = "too-moody", "the cows need a rest"


NEW_TYPE = {"event": "sang", "who": 0, "song": "Muh"}
NEW_VALUE = {"event": "ask-ended", "name": "Bea", "reason": "asleep"}
SAID = {"event": "said", "who": 0, "text": "hello"}


@contextlib.asynccontextmanager
async def newer_server(*, greets: bool, before: tuple[dict[str, Any], ...] = (), port: int = 0) -> AsyncIterator[str]:
    """Run a server that refuses every request (or every one but hello) with an unknown error code; yield its URL.

    It sends the messages `before` ahead of each refusal.
    """
    table = TableDriver().table

    async def talk(socket: ServerConnection) -> None:
        async for data in socket:
            request = msgspec.json.decode(data)
            answer: p.AnyMessage = p.Refused(request["id"], WORD, TEXT)
            if greets and request["type"] == "hello":
                answer = broadcast.welcome(table, frozenset(), 0.0, request=request["id"], key=None, token="t" * 43)
            else:
                for message in before:
                    await socket.send(msgspec.json.encode(message), text=True)
            await socket.send(p.encode(answer), text=True)

    async with serve(talk, "127.0.0.1", port) as server:
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


def test_a_refusal_is_read_although_the_server_has_closed_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = websockets.connect

    @contextlib.asynccontextmanager
    async def slowly(*args: Any, **options: Any) -> AsyncIterator[websockets.ClientConnection]:
        async with connect(*args, **options) as socket:
            await socket.wait_closed()
            yield socket

    monkeypatch.setattr(websockets, "connect", slowly)

    async def refuse(socket: ServerConnection) -> None:
        await socket.send(p.encode(p.Refused(None, WORD, TEXT)), text=True)

    async def work() -> None:
        async with serve(refuse, "127.0.0.1", 0) as server, asyncio.timeout(PATIENCE):
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            with pytest.raises(Refusal, match=TEXT):
                async with Client(url, "ABCDEF", reconnect_timeout=0):
                    pass

    run(work())


def test_each_outage_is_reported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = 0
    connect = websockets.connect

    def counted(*args: Any, **options: Any) -> Any:
        nonlocal attempts
        attempts += 1
        return connect(*args, **options)

    monkeypatch.setattr(websockets, "connect", counted)

    async def work() -> None:
        async def outage() -> None:
            """Wait until the server is reported as unreachable, and for two more attempts."""
            nonlocal attempts
            await outages.get()
            attempts = 0
            while attempts < 3:
                await asyncio.sleep(0.01)

        outages = asyncio.Queue[None]()
        async with newer_server(greets=True) as url:
            port = urlsplit(url).port or 0
        async with asyncio.timeout(PATIENCE):
            client = Client(url, "ABCDEF", reconnect_timeout=PATIENCE, on_unreachable=lambda: outages.put_nowait(None))
            async with contextlib.AsyncExitStack() as stack:
                entering = asyncio.create_task(stack.enter_async_context(client))
                await outage()
                async with newer_server(greets=True, port=port):
                    await entering
                await outage()
        assert outages.empty()

    run(work())


def test_unknown_events_and_messages_are_ignored() -> None:
    async def work() -> None:
        new = (
            {"type": "weather", "rain": True},
            {"type": "update", "version": 7, "events": [NEW_TYPE, SAID, NEW_VALUE]},
        )
        async with (
            asyncio.timeout(PATIENCE),
            newer_server(greets=True, before=new) as url,
            Client(url, "ABCDEF", reconnect_timeout=PATIENCE) as client,
        ):
            with pytest.raises(Refusal):
                await client.ask(p.Say("", "hello"))
            updates = client.updates()
            await anext(updates)  # the state that the welcome contains
            assert await anext(updates) == p.Update(7, (p.Said(0, "hello"),))
            assert client.version == 7

    run(work())


def test_unknown_events_that_a_client_missed_are_ignored() -> None:
    welcome = broadcast.welcome(TableDriver().table, frozenset(), 0.0, request="hello", key=None, token="t" * 43)
    message = msgspec.to_builtins(welcome)
    message["missed"] = [{"version": 3, "events": [NEW_TYPE, SAID]}, {"version": 4, "events": [NEW_TYPE]}]
    decoded = decode_message(msgspec.json.encode(message))
    assert isinstance(decoded, p.Welcome)
    assert decoded.missed == (p.Missed(3, (p.Said(0, "hello"),)), p.Missed(4, ()))


def test_unknown_events_of_earlier_versions_are_ignored() -> None:
    earlier = [{"version": 6, "events": [NEW_TYPE, SAID]}]
    update = {"type": "update", "version": 7, "events": [], "earlier": earlier}
    assert decode_message(msgspec.json.encode(update)) == p.Update(7, (), earlier=(p.Missed(6, (p.Said(0, "hello"),)),))


def test_unknown_emblems_and_levels_of_bots_do_not_end_the_client() -> None:
    driver = TableDriver()
    driver.sit("Ann", "Ben")
    driver.ask("Ann", p.AddBot("1", "cow"))
    welcome = broadcast.welcome(driver.table, frozenset(), 0.0, request="hello", key=None, token="t" * 43)
    message = msgspec.to_builtins(welcome)
    ann, ben, bot = message["table"]["seats"]
    ann["emblem"], ben["emblem"], bot["bot"] = "aurochs", "yak", "yak"
    line = {"name": "Yak", "colour": "red", "bot": "yak", "points": -5, "place": 1}
    message["table"]["previous"] = {"game": 1, "standings": [line], "record": "ABCDEF-1"}
    decoded = decode_message(msgspec.json.encode(message))
    assert isinstance(decoded, p.Welcome)
    assert [seat.emblem for seat in decoded.table.seats] == ["aurochs", msgspec.UNSET, msgspec.UNSET]
    assert [seat.bot for seat in decoded.table.seats] == [None, None, "aurochs"]
    assert isinstance(decoded.table.previous, p.FinishedGame)
    assert [seat.bot for seat in decoded.table.previous.standings] == ["aurochs"]


def test_a_goodbye_for_an_unknown_reason_ends_the_client() -> None:
    async def work() -> None:
        bye = {"type": "bye", "reason": "milking", "retry": None}
        async with (
            asyncio.timeout(PATIENCE),
            newer_server(greets=True, before=(bye,)) as url,
            Client(url, "ABCDEF", reconnect_timeout=PATIENCE) as client,
        ):
            with pytest.raises(Closed) as closed:
                await client.ask(p.Say("", "hello"))
            assert closed.value.reason == "milking"

    run(work())


def test_a_goodbye_for_an_unknown_reason_says_when_to_reconnect() -> None:
    async def work() -> None:
        bye = {"type": "bye", "reason": "milking", "retry": 50}
        async with (
            asyncio.timeout(PATIENCE),
            newer_server(greets=True, before=(bye,)) as url,
            Client(url, "ABCDEF", reconnect_timeout=PATIENCE) as client,
        ):
            with pytest.raises(Refusal):
                await client.ask(p.Say("", "hello"))
            assert client.retry == 0.05

    run(work())


def test_an_invalid_message_is_still_an_error() -> None:
    for data in (
        b'{"type": "done", "id": 5}',
        b"[]",
        b'{"type": "update", "events": []}',
        b'{"type": "bye", "reason": "milking"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode_message(data)
