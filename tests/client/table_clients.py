"""Clients of people at tables, for tests in which they play with bots that connect over the protocol."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import httpx
from patience import PATIENCE
from server.helpers.serving import Server

from hornochsen.client.guest_bot import legal_actions
from hornochsen.client.table_client import Client, action_request
from hornochsen.protocol import Done, SendSalt

LIMIT = 2 * PATIENCE
"""Seconds after which a test of a whole game gives up."""


def new_table(server: Server) -> str:
    return str(httpx.post(f"{server.url}/api/tables", json={}, timeout=PATIENCE).raise_for_status().json()["code"])


def client_at(server: Server, code: str) -> Client:
    """Return a client with the timeout of the tests."""
    return Client(server.url, code, reconnect_timeout=PATIENCE)


def within(limit: float, work: Awaitable[None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(limit):
            await work

    asyncio.run(limited())


async def until(client: Client, holds: Callable[[], bool]) -> None:
    """Read updates until a condition holds."""
    if not holds():
        async for _ in client.updates():
            if holds():
                return


async def play_at_random(client: Client, over: Callable[[], bool]) -> None:
    """Play random legal moves until a condition holds."""
    known = 0
    while not over():
        if client.version >= known:
            table, position = client.table, client.position
            answer: object = None
            if table.phase == "salting" and client.seat not in table.salted:
                answer = await client.ask(SendSalt("", "salt-of-a-person"))
            elif table.phase == "playing" and position and any(wait.seat == client.seat for wait in client.waits):
                answer = await client.ask(action_request(random.choice(legal_actions(position))))
            if isinstance(answer, Done):
                known = answer.version
                continue
        async for _ in client.updates():
            break
