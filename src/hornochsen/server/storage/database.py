"""The way to a database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, exc, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .rows import BadUrl, Unavailable

LIMIT = 5
"""Seconds for a statement, for a connection, and for a lock."""

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {LIMIT * 1000}", "foreign_keys = ON")


def shown(url: str) -> str:
    """A URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except exc.ArgumentError:
        return "the database's URL"


def advised(url: URL) -> str:
    """A URL as a word of a command that somebody may copy; the password is theirs to add."""
    bare = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, url.query)
    return shlex.quote(bare.difference_update_query(["password", "sslpassword"]).render_as_string(hide_password=False))


class Database:
    """One engine to read and one to write; patient ones wait for long statements."""

    def __init__(self, url: str, *, process: str = "", patient: bool = False) -> None:
        try:
            self.url = make_url(url)
        except (exc.ArgumentError, ValueError):
            raise BadUrl(_BAD) from None
        self.patient = patient
        self.path: Path | None = None
        if self.url.drivername == "sqlite":
            self.path = _path(self.url.database)
            self.reading, self.writing = _sqlite(self.path, "BEGIN", 4), _sqlite(self.path, "BEGIN IMMEDIATE", 1)
        elif self.url.drivername in ("postgresql", "postgres"):
            self.dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.name = f"hornochsen {process}"[:63].strip()
            self.reading, self.writing = self._postgres(10), self._postgres(3)
        else:
            raise BadUrl(_BAD)

    @property
    def postgres(self) -> bool:
        return self.path is None

    async def connect(self) -> Any:
        """A connection of asyncpg's own."""
        import asyncpg  # type: ignore[import-untyped]

        settings = {"application_name": self.name}
        if not self.patient:
            limit = str(LIMIT * 1000)
            settings |= {"statement_timeout": limit, "lock_timeout": limit}
            settings |= {"idle_in_transaction_session_timeout": str(4 * LIMIT * 1000)}
        commands = None if self.patient else LIMIT
        return await asyncpg.connect(self.dsn, timeout=LIMIT, command_timeout=commands, server_settings=settings)

    def _postgres(self, size: int) -> AsyncEngine:
        try:
            import asyncpg  # noqa: F401
        except ImportError:
            raise BadUrl("PostgreSQL needs asyncpg: pip install 'hornochsen[postgres]'") from None
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=size,
            max_overflow=0,
            pool_timeout=LIMIT,
            pool_pre_ping=True,
        )

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; all of it sees the same moment."""
        with reaching():
            async with self._limit(), self.reading.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; what it did is durable when it ends."""
        with reaching():
            async with self._limit(), self.writing.begin() as connection:
                yield connection

    def _limit(self) -> asyncio.Timeout:
        # A thread that writes into a file cannot be called back, a network that says nothing can be given up.
        return asyncio.timeout(3 * LIMIT if self.postgres and not self.patient else None)

    async def dispose(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()


_BAD = "a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """Whatever keeps a database from working is `Unavailable`; our own mistakes are not."""
    try:
        yield
    except (exc.ProgrammingError, exc.IntegrityError, exc.DataError):
        raise
    except exc.DBAPIError as error:
        raise Unavailable(f"the database does not work now: {_line(error.orig)}") from error
    except exc.TimeoutError as error:
        raise Unavailable("the database is too busy now") from error
    except TimeoutError as error:
        raise Unavailable("the database does not answer") from error
    except OSError as error:
        raise Unavailable(f"the database cannot be reached: {_line(error)}") from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise Unavailable(f"the database cannot be reached: {_line(error)}") from error
        raise


def _line(error: BaseException | None) -> str:
    text = str(error).partition("\n")[0]
    return text.rpartition(">: ")[2] or type(error).__name__


def _path(database: str | None) -> Path:
    if not database or database == ":memory:" or database.startswith("file:"):
        raise BadUrl("SQLite needs a file: sqlite:///FILE")
    return Path(database).expanduser().resolve()


def _sqlite(path: Path, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", pool_size=size, max_overflow=0, pool_timeout=2 * LIMIT, pool_recycle=-1
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def create_file(path: Path) -> None:
    """A new file that only its owner may read: seats and shuffles are secrets."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from None
