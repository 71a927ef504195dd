"""Access to a server's database for the commands of `hornochsen db`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ...errors import CommandError, one_line

if TYPE_CHECKING:
    from ....server.storage import Store

Command = TypeVar("Command", bound=Callable[..., Any])
T = TypeVar("T")


def database_option(command: Command) -> Command:
    """Add the option `--database` to a command."""
    option = click.option(
        "--database",
        metavar="WORD",
        envvar="HORNOCHSEN_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.  [default: SQLite in the user's data folder]",
    )
    return option(command)


def limit_option(things: str) -> Callable[[Command], Command]:
    """Return the option `--limit` of a command that lists things."""
    return click.option(
        "--limit",
        type=click.IntRange(1, 10**6),
        default=50,
        show_default=True,
        metavar="N",
        help=f"Maximum number of {things}.",
    )


def with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a database, run `work` with its store, and close it."""
    from ....server.ops.settings import default_database
    from ....server.storage import Store

    async def whole() -> T:
        store = await Store.open(database or default_database(), process="", serving=False, create=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return run(whole())


def change_store(
    database: str | None, work: Callable[[Store], Awaitable[bool]], name: str, *, done: str, otherwise: str
) -> None:
    """Run `work`, which changes the thing called `name`, and print `done`; fail with `otherwise` if it did nothing."""
    if not with_store(database, work):
        raise CommandError(f"{name}: {otherwise}")
    click.echo(f"{one_line(name)}: {done}")


def minute(seconds: float) -> str:
    """Return a time in seconds since 1970 as local date, hour and minute."""
    from datetime import datetime

    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def run(work: Awaitable[T]) -> T:
    """Run a coroutine; convert `StorageError` to `CommandError`."""
    import asyncio

    from ....server.storage import StorageError

    async def whole() -> T:
        return await work

    try:
        return asyncio.run(whole())
    except StorageError as error:
        raise CommandError(str(error)) from None
