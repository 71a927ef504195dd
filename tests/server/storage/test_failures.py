"""Failures of databases, disks and processes leave no partial writes, and the store recovers."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.databases import fresh_database, postgres
from server.storage.samples import append, opened, row, run

from hornochsen.server.storage import BadUrl, DatabaseInUse, Store, Unavailable
from hornochsen.server.storage.database import Database, connect_sqlite


async def retry(work: Callable[[], Awaitable[Any]]) -> Any:
    """Retry until the database is available; `run` limits the time."""
    while True:
        try:
            return await work()
        except Unavailable:
            await asyncio.sleep(0.1)


def test_postgresql_is_unavailable_while_it_is_stopped(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with opened(url) as store:
            await store.append(append())
            changes = store.changes()
            listening = asyncio.ensure_future(anext(changes))
            version = 1
            while not listening.done():
                version += 1
                await store.append(append(version=version))
                await asyncio.sleep(0.05)
            postgres().stop()
            try:
                calls = [store.append(append(code)) for code in "ABC"] + [store.load("MUUH"), store.beat(1.0)]
                for result in await asyncio.gather(*calls, return_exceptions=True):
                    assert isinstance(result, Unavailable)
                    assert "\n" not in str(result)
            finally:
                postgres().start()
            assert await retry(lambda: store.load("MUUH")) == row(version=version)
            await retry(lambda: store.append(append("A")))
            assert await store.load("B") is None
            while await anext(changes) != ("", 0):
                pass
            await changes.aclose()  # type: ignore[attr-defined]

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_a_database_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        run(Store.open(f"postgresql://x@/x?host={tmp_path}", process="one"))
    with pytest.raises(Unavailable):
        run(Store.open(f"sqlite:///{tmp_path}", process="one"))
    with pytest.raises(Unavailable, match="no such database"):
        run(Store.open(f"sqlite:///{tmp_path / 'x.db'}", process="one", create=False))
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("url", ["", "tables", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "postgresql://a:b"])
def test_invalid_urls(url: str) -> None:
    with pytest.raises((BadUrl, Unavailable)) as refused:
        run(Store.open(url, process="one"))
    assert "\n" not in str(refused.value)


FULL = """
import asyncio, resource, sys
from server.storage.samples import append, opened
from hornochsen.server.storage import Unavailable

async def main(url):
    async with opened(url) as store:
        await store.append(append(snapshot=b"{}"))
        path = url.removeprefix("sqlite:///")
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
        big = b"{" + b" " * 300_000 + b"}"
        results = await asyncio.gather(
            store.append(append(version=2, snapshot=big)), store.append(append("B")), return_exceptions=True
        )
        assert all(isinstance(result, Unavailable) for result in results), results
        assert (await store.load("MUUH")).version == 1
        assert await store.load("B") is None
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.append(append(version=2, snapshot=big))
        await store.append(append("B"))
        assert [len(await store.log(code, 0)) for code in ("MUUH", "B")] == [2, 1]
        print("fine")

asyncio.run(main(sys.argv[1]))
"""


def child(program: str, *words: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", program, *words], stdout=pipe, stderr=pipe, text=True, env=env)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
def test_a_full_disk_is_unavailable_and_leaves_no_partial_write(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url:
        said, complaint = child(FULL, url).communicate(timeout=PATIENCE)
        assert (said, complaint) == ("fine\n", "")


SERVE = """
import asyncio, sys
from server.storage.samples import append, opened

async def main(url):
    async with opened(url) as store:
        await store.append(append())
        print("serving", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main(sys.argv[1]))
"""


def test_a_killed_server_leaves_its_writes_and_no_lock(tmp_path: Path) -> None:
    async def reopen(url: str) -> None:
        async with opened(url, "two") as store:
            assert await store.load("MUUH") == row()

    with fresh_database("sqlite", tmp_path) as url:
        serving = child(SERVE, url)
        try:
            assert serving.stdout
            assert serving.stdout.readline() == "serving\n"
            with pytest.raises(DatabaseInUse):
                run(Store.open(url, process="two"))
        finally:
            serving.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
            serving.communicate(timeout=PATIENCE)
        run(reopen(url))


def test_only_the_owner_may_read_a_new_database(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with opened(url) as store:
            await store.append(append())
            for file in tmp_path.iterdir():
                if "serving" not in file.name:
                    assert file.stat().st_mode & 0o077 == 0, file

    with fresh_database("sqlite", tmp_path) as url:
        run(work(url))


def times_open(file: Path) -> int:
    """Return how often this process has a file open."""
    return sum(descriptor.resolve() == file for descriptor in Path("/proc/self/fd").iterdir())


async def ask(database: Database) -> None:
    async with database.read() as connection:
        await connection.exec_driver_sql("SELECT 1")


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs the list of open files")
def test_a_connection_that_cannot_be_prepared_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("moo " * 1000)

    async def work() -> None:
        database = Database(f"sqlite:///{file}")
        try:
            await ask(database)
        finally:
            await database.dispose()

    with pytest.raises(Unavailable, match="not a database") as first:
        connect_sqlite(file)
    with pytest.raises(Unavailable, match="not a database") as second:
        run(work())
    assert times_open(file) == 0
    assert first.value
    assert second.value  # their tracebacks keep the connections from being collected


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs the list of open files")
def test_a_connection_whose_task_is_cancelled_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite3"
    others = set(threading.enumerate())

    async def work() -> None:
        for steps in range(30):  # the task is cancelled before, during and after the opening of its connection
            database = Database(f"sqlite:///{file}")
            asking = asyncio.create_task(ask(database))
            for _ in range(steps):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await database.dispose()
        while set(threading.enumerate()) - others:  # a thread closes its connection at its end
            await asyncio.sleep(0.01)

    run(work())
    gc.collect()  # Python 3.13 warns of a connection that was not closed
    assert times_open(file) == 0
