"""Two processes at once: a person gets one hand, whatever process the requests reach."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.in_process import connect, open_backend
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.server.storage import database

DEVICE = "d" * 32


def test_a_device_gets_one_seat_even_if_two_processes_get_its_requests_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "TIMEOUT_SECONDS", PATIENCE)

    async def work(url: str) -> None:
        async with open_backend(url) as one, open_backend(url) as two:
            code = (await one.service.open_table(p.Terms(shuffle_seats=False))).code
            async with (
                connect(one, code) as ada,
                connect(two, code) as bob,
                connect(one, code, device=DEVICE) as first,
                connect(two, code, device=DEVICE) as second,
            ):
                for client, name in ((ada, "Ada"), (bob, "Bob")):
                    assert isinstance(await client.ask(p.Sit("sit", name)), p.Welcome)
                while isinstance(await ada.ask(p.Start("start")), p.Refused):
                    await asyncio.sleep(0.02)  # this process does not know yet that Bob sits
                links = [await client.ask(p.Handover("move")) for client in (ada, bob)]
                claims = [
                    client.ask(p.Claim("claim", link.secret))
                    for client, link in zip((first, second), links, strict=True)
                ]
                answers: list[Any] = await asyncio.gather(*claims)
                refused = [answer for answer in answers if isinstance(answer, p.Refused)]
                assert [answer.error for answer in refused] == ["held-another"]
                row = await one.store.load(code)
                assert row
                assert row.people == 2

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))
