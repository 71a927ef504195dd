"""Connections to SQLite or PostgreSQL, with timeouts; every failure is raised as `Unavailable`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, exc, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .errors import BadUrl, Unavailable

TIMEOUT_SECONDS = 5
"""Timeout in seconds of a statement, of connecting, and of waiting for a lock."""

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "wal_autocheckpoint = 40000",  # in pages; `SqliteCheckpoints` copies them much earlier, outside of commits
    f"busy_timeout = {TIMEOUT_SECONDS * 1000}",
    "foreign_keys = ON",
    "secure_delete = ON",  # so that a deleted player leaves nothing in the file
    "temp_store = MEMORY",  # a statement for several rows would write a temporary file
)


def masked_url(url: str) -> str:
    """Return a URL with its password masked, for messages."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except exc.ArgumentError:
        return "the database's URL"


def shell_url(url: URL) -> str:
    """Return a URL without its password, quoted for a command line that a user may copy."""
    bare = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, url.query)
    return shlex.quote(bare.difference_update_query(["password", "sslpassword"]).render_as_string(hide_password=False))


class Database:
    """A database with one engine for reading and one for writing. Use `timeouts=False` for long statements."""

    def __init__(self, url: str, *, process: str = "", timeouts: bool = True) -> None:
        try:
            self.url = make_url(url)
        except (exc.ArgumentError, ValueError):
            raise BadUrl(_BAD_URL) from None
        self.timeouts = timeouts
        self.path: Path | None = None
        self.turn = asyncio.Lock()
        """Held during a transaction that writes to SQLite: the file allows one, and its own lock is not fair."""

        if self.url.drivername == "sqlite":
            self.path = _path(self.url.database)
            self.reading, self.writing = _sqlite(self.path, "BEGIN", 4), _sqlite(self.path, "BEGIN IMMEDIATE", 1)
        elif self.url.drivername in ("postgresql", "postgres"):
            self.dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.name = f"hornochsen {process}"[:63].strip()
            self.reading, self.writing = self._postgres(10), self._postgres(3)
        else:
            raise BadUrl(_BAD_URL)

    @property
    def postgres(self) -> bool:
        return self.path is None

    async def connect(self) -> Any:
        """Return a new connection of asyncpg (PostgreSQL only)."""
        import asyncpg  # type: ignore[import-untyped]

        settings = {"application_name": self.name}
        if self.timeouts:
            milliseconds = str(TIMEOUT_SECONDS * 1000)
            settings |= {"statement_timeout": milliseconds, "lock_timeout": milliseconds}
            settings |= {"idle_in_transaction_session_timeout": str(4 * TIMEOUT_SECONDS * 1000)}
        command_timeout = TIMEOUT_SECONDS if self.timeouts else None
        return await asyncpg.connect(
            self.dsn, timeout=TIMEOUT_SECONDS, command_timeout=command_timeout, server_settings=settings
        )

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
            pool_timeout=TIMEOUT_SECONDS,
            pool_pre_ping=True,
        )

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection for reading; raise `Unavailable` on database errors."""
        with translate_errors():
            async with self._timeout(), self.reading.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection in a transaction, which is committed and durable after the block."""
        turn = contextlib.nullcontext() if self.postgres else self.turn
        with translate_errors():
            async with self._timeout(), turn, self.writing.begin() as connection:
                yield connection

    def _timeout(self) -> asyncio.Timeout:
        # No timeout for SQLite: a thread that writes to a file cannot be cancelled; a network operation can.
        return asyncio.timeout(3 * TIMEOUT_SECONDS if self.postgres and self.timeouts else None)

    async def dispose(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()


_BAD_URL = "the database URL must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


@contextlib.contextmanager
def translate_errors() -> Iterator[None]:
    """Raise `Unavailable` for errors of the database and the network, but not for errors in our statements."""
    try:
        yield
    except (exc.ProgrammingError, exc.IntegrityError, exc.DataError):
        raise
    except exc.DBAPIError as error:
        raise Unavailable(f"the database failed: {_first_line(error.orig)}") from error
    except exc.TimeoutError as error:
        raise Unavailable("the database is too busy") from error
    except TimeoutError as error:
        raise Unavailable("the database does not respond") from error
    except OSError as error:
        raise Unavailable(f"the database cannot be reached: {_first_line(error)}") from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise Unavailable(f"the database cannot be reached: {_first_line(error)}") from error
        raise


def _first_line(error: BaseException | None) -> str:
    text = str(error).partition("\n")[0]
    return text.rpartition(">: ")[2] or type(error).__name__


def _path(database: str | None) -> Path:
    if not database or database == ":memory:" or database.startswith("file:"):
        raise BadUrl("SQLite needs a file: sqlite:///FILE")
    return Path(database).expanduser().resolve()


def connect_sqlite(path: Path) -> sqlite3.Connection:
    """Return a new connection of the standard library, for use in one thread at a time."""
    with translate_sqlite_errors():
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        _set_pragmas(connection)
    return connection


def _set_pragmas(connection: Any) -> None:
    """Set the pragmas of a new connection; close it if that fails, because its pool does not know it yet."""
    try:
        with contextlib.closing(connection.cursor()) as cursor:
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise


@contextlib.contextmanager
def translate_sqlite_errors() -> Iterator[None]:
    """Raise `Unavailable` for errors of the file, but not for violated constraints."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.Error as error:
        raise Unavailable(f"the database failed: {_first_line(error)}") from error


class SelfClosingConnection(sqlite3.Connection):
    """A connection that is closed when it is dropped: aiosqlite drops one if the task that opens it is cancelled."""

    def __del__(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # the file could not be opened
            self.close()


def _sqlite(path: Path, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        connect_args={"factory": SelfClosingConnection, "check_same_thread": False},
        pool_size=size,
        max_overflow=0,
        pool_timeout=2 * TIMEOUT_SECONDS,
        pool_recycle=-1,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # `begin_transaction` begins transactions instead of the driver
        _set_pragmas(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def create_file(path: Path) -> None:
    """Create the database's file if it is missing. Only its owner may read it, because it contains games' secrets."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from None
