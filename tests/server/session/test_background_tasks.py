"""Background tasks during a database outage: each failure is one line in the log, and the tasks finish afterwards."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, open_backend
from server.storage.samples import run
from structlog.testing import capture_logs

from hornochsen import protocol as p
from hornochsen.server.backend import Backend
from hornochsen.server.session import scheduler
from hornochsen.server.storage import Store, Unavailable

CALLS = ("append", "rest", "load", "log", "due", "beat", "offset", "closed_since", "barred")


class Fragile:
    """A store that a test can make unavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.away = False
        self.refused = 0

    def has_refused(self, calls: int) -> bool:
        return self.refused >= calls

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if name not in CALLS:
            return found

        async def call(*given: Any, **named: Any) -> Any:
            if self.away:
                self.refused += 1
                raise Unavailable("the database cannot be reached: it is away")
            return await found(*given, **named)

        return call


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def begin(ada: InProcessClient) -> None:
    for request in (p.Sit("sit", "Ada"), p.AddBot("bot", "calf"), p.Start("start"), p.SendSalt("salt", "saltsalt")):
        await ada.ask(request)


async def outage(backend: Backend, store: Fragile, ada: InProcessClient) -> None:
    """Let timers and sweeps run while the database is unavailable."""
    store.away = True
    for number in range(1, 4):
        backend.scheduler.set_timer(ada.live, 0)
        await until(partial(store.has_refused, 5 * number))
    gc.collect()
    store.away = False


@pytest.mark.parametrize("shared", [False, True], ids=["one process", "many processes"])
def test_an_outage_logs_single_lines_and_bots_play_on_afterwards(
    tmp_path: Path, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(url: str) -> None:
        stray: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: stray.append(context))
        async with open_backend(url) as backend:
            store = Fragile(backend.store)
            backend.service.store = store  # type: ignore[assignment]
            backend.scheduler.shared = shared
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ada:
                with capture_logs() as lines:
                    await begin(ada)
                    await outage(backend, store, ada)
                    await until(lambda: _has_chosen(ada))
                failed = [line for line in lines if line["log_level"] == "error" or "exc_info" in line]
                assert (failed, stray) == ([], [])
                assert any("unavailable" in str(line) or "is away" in str(line) for line in lines)

    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.05)
    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def _has_chosen(ada: InProcessClient) -> bool:
    game = ada.live.table.game
    return game is not None and len(game.bot_choices) == 1
