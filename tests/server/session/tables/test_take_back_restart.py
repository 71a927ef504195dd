"""A tile that can be taken back, in a database: repeated requests, and a restart of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, open_backend

from hornochsen import protocol as p
from hornochsen.server.session import scheduler
from hornochsen.server.session.tables.live_table import LiveTable
from hornochsen.server.table.table import Game


def game_of(live: LiveTable) -> Game:
    assert live.table.game
    return live.table.game


def round_of(live: LiveTable) -> int:
    state = game_of(live).state
    return state.round if state else 0


async def begin(ada: InProcessClient) -> tuple[int, ...]:
    """Start a game with a bot, wait until the bot has chosen, and return the person's hand."""
    for request in (p.Sit("sit", "Ada"), p.AddBot("bot", "calf"), p.Start("start"), p.SendSalt("salt", "saltsalt")):
        await ada.ask(request)
    while not game_of(ada.live).bot_choices:
        await asyncio.sleep(0.01)
    state, seat = game_of(ada.live).state, ada.live.seat_of(ada.session.connection.key or "")
    assert state
    return state.hands[seat or 0]


def test_a_laid_tile_is_taken_back_once_and_revealed_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/db.sqlite3"
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.05)

    async def lay() -> str:
        async with open_backend(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ada:
                tile, other, *_ = await begin(ada)
                await ada.ask(p.PlayTiles("first", (tile,), 10))
                answer = await ada.ask(p.TakeBackTiles("back"))
                assert isinstance(answer, p.Done)
                await ada.ask(p.PlayTiles("second", (other,), 10))
                assert await ada.ask(p.TakeBackTiles("back")) == answer  # a repeated request acts once
                assert game_of(ada.live).lay_at is not None
        return code

    async def reveal(code: str) -> None:
        async with open_backend(url) as backend, backend.service.acquire(code) as live:
            assert (round_of(live), len(game_of(live).bot_choices)) == (1, 1)
            backend.service.offset -= 20  # table time passes: ten seconds are over
            while round_of(live) == 1 and not (game_of(live).state and game_of(live).state.taking):  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            assert game_of(live).lay_at is None

    async def work() -> None:
        async with asyncio.timeout(PATIENCE):
            await reveal(await lay())

    asyncio.run(work())
