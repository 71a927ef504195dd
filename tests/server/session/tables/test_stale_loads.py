"""A table that changes while it is read from the database is not kept in its old version."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.in_process import connect, open_backend
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.server.session.tables.service import TableService
from hornochsen.server.storage import Store, TableRow


class Held:
    """A store whose next `load` reads at once, but returns only when the test allows it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hold = True
        self.has_read = asyncio.Event()
        self.go_on = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def load(self, code: str) -> TableRow | None:
        found = await self._store.load(code)
        if self._hold:
            self._hold = False
            self.has_read.set()
            await self.go_on.wait()
        return found


async def version_at(service: TableService, code: str) -> int:
    async with service.acquire(code) as live:
        return live.table.version


async def stored(store: Store, code: str) -> int:
    row = await store.load(code)
    assert row
    return row.version


def test_a_load_that_another_task_overtakes_yields_the_new_version(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            store, service = backend.store, backend.service
            code = (await service.open_table(p.Terms())).code
            held = Held(store)
            service.store = held  # type: ignore[assignment]
            slow = asyncio.create_task(version_at(service, code))
            await held.has_read.wait()
            async with connect(backend, code) as ada:
                await ada.ask(p.Sit("sit", "Ada"))
            assert code not in service.tables
            held.go_on.set()
            assert await slow == await stored(store, code) > 1

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_load_that_another_process_overtakes_yields_the_new_version(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, open_backend(url) as other:
            store, service = backend.store, backend.service
            code = (await service.open_table(p.Terms())).code
            heard = asyncio.Event()
            changed = service.note_version

            def note(code: str, version: float) -> None:
                changed(code, version)
                if version >= 2:
                    heard.set()

            service.note_version = note  # type: ignore[method-assign]
            held = Held(store)
            service.store = held  # type: ignore[assignment]
            slow = asyncio.create_task(version_at(service, code))
            await held.has_read.wait()
            async with connect(other, code) as ada:
                await ada.ask(p.Sit("sit", "Ada"))
            async with asyncio.timeout(PATIENCE):
                await heard.wait()
            held.go_on.set()
            assert await slow > 1

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))
