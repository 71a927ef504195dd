"""`hornochsen db`: administer a server's database."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...errors import CommandError, one_line
from ...progress import progress_display
from .database_access import change_store, database_option, limit_option, minute, run, with_store

if TYPE_CHECKING:
    from ....server.storage import Store

Days = click.FloatRange(min=0, max=100_000)


@click.group(short_help="Administer a server's database.")
def db() -> None:
    """Administer a server's database: upgrade it, back it up, delete data.

    The server may keep running, except during upgrade and restore.
    """


@db.command(short_help="Upgrade or create a database.")
@database_option
def upgrade(database: str | None) -> None:
    """Migrate a database to the schema of this version, or create one; does nothing if it is up to date."""
    from ....server.ops.settings import default_database
    from ....server.storage import masked_url
    from ....server.storage.maintenance.upgrades import upgrade_database

    url = database or default_database()
    changed = run(upgrade_database(url))
    click.echo(f"{masked_url(url)}: {'upgraded' if changed else 'already up to date'}")


@db.command(short_help="Back up a database to a file.")
@click.argument("file", type=click.Path(dir_okay=False))
@database_option
def backup(file: str, database: str | None) -> None:
    """Write a consistent snapshot of the database to FILE. The server may keep running.

    The file can be restored to SQLite and to PostgreSQL. It contains secrets: keep it safe.
    """
    from ....server.ops.settings import default_database
    from ....server.storage.maintenance.backup import backup as write

    with _whole(Path(file)) as target, row_progress() as begun:
        rows = run(write(database or default_database(), target, begun))
    click.echo(f"{file}: {rows['tables']} tables, {rows['records']} records")


@db.command(short_help="Restore a backup from a file.")
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--replace", is_flag=True, help="Delete the current content of the database.")
@database_option
def restore(file: str, replace: bool, database: str | None) -> None:
    """Restore a backup from FILE to an empty database. The server must not be running.

    A damaged file changes nothing. A backup of SQLite can be restored to PostgreSQL and vice versa.
    """
    from ....server.ops.settings import default_database
    from ....server.storage.maintenance.backup import restore as read

    url = database or default_database()
    with row_progress() as begun:
        rows = run(read(url, Path(file), begun, replace=replace))
    click.echo(f"{file}: {rows['tables']} tables, {rows['records']} records")


@db.command(short_help="Verify a backup without restoring it.")
@click.argument("file", type=click.Path(dir_okay=False))
def check(file: str) -> None:
    """Verify that the backup FILE is whole and that this version can read everything in it; nothing is restored."""
    from ....server.session.backup_check import verify
    from ....server.storage import StorageError

    try:
        header = verify(Path(file))
    except StorageError as error:
        raise CommandError(str(error)) from None
    rows = header.rows
    click.echo(f"{file}: whole, written {minute(header.created)}: {rows['tables']} tables, {rows['records']} records")


@db.command(short_help="Show sizes and numbers.")
@database_option
def status(database: str | None) -> None:
    """Show the size of the database, the running servers, and how many tables, records and reviews there are."""
    import time

    async def work(store: Store) -> dict[str, object]:
        sizes = await store.sizes()
        return {
            "size in bytes": sizes.bytes,
            "running servers": len(await store.live_processes(time.time())),
            "tables": f"{sizes.tables} ({sizes.open_tables} open)",
            "records": sizes.records,
            "uploads": sizes.uploads,
            "reviews": f"{sizes.reviews} ({sizes.queued_reviews} queued)",
            "barred": ", ".join(sorted(await store.barred())) or "-",
        }

    for label, value in with_store(database, work).items():
        click.echo(f"{label:<15}  {value}")


@db.command(short_help="Delete old data.")
@click.option("--games", type=Days, metavar="DAYS", help="Delete finished games and records older than this.")
@click.option("--names", type=Days, metavar="DAYS", help="Delete names from finished games older than this.")
@click.option("--idle", type=Days, metavar="DAYS", help="Delete tables without activity for this long.")
@click.option("--uploads", type=Days, metavar="DAYS", help="Delete uploaded records older than this.")
@database_option
def purge(
    games: float | None, names: float | None, idle: float | None, uploads: float | None, database: str | None
) -> None:
    """Delete old games, names, tables and uploads now. Data without an option is kept."""
    import time

    if games is None and names is None and idle is None and uploads is None:
        raise CommandError("choose what to delete: --games DAYS, --names DAYS, --idle DAYS, --uploads DAYS")

    def work(store: Store) -> Awaitable[Any]:
        return store.purge(
            time.time(),
            keep_games_days=games,
            keep_names_days=names,
            keep_idle_days=idle,
            keep_uploads_days=uploads,
        )

    gone = with_store(database, work)
    click.echo(f"removed: {gone.tables} tables, {gone.records} records; without names now: {gone.anonymised}")


@db.command(short_help="Delete a person's name everywhere.")
@click.argument("name")
@database_option
def forget(name: str, database: str | None) -> None:
    """Replace NAME by ? in all tables, records and reports, and delete that person's chat messages."""
    touched = with_store(database, lambda store: store.forget(name))
    click.echo(f"{one_line(name)}: replaced in {touched} tables, records and reports")


@db.command(short_help="Delete a table.")
@click.argument("code")
@click.option("--records", is_flag=True, help="Delete the records of its games too.")
@database_option
def delete(code: str, records: bool, database: str | None) -> None:
    """Delete the table CODE and its log. The records of its games are kept."""
    from ....protocol.errors import REASONS

    change_store(
        database,
        lambda store: store.delete(code, records=records),
        code,
        done="removed",
        otherwise=REASONS["unknown-table"],
    )


@db.command("delete-upload", short_help="Delete an uploaded record.")
@click.argument("record")
@database_option
def delete_upload(record: str, database: str | None) -> None:
    """Delete the uploaded record with the id RECORD, and its reviews."""
    otherwise = "no uploaded record has this id"
    change_store(database, lambda store: store.delete_upload(record), record, done="removed", otherwise=otherwise)


@db.command(short_help="List uploaded records.")
@limit_option("records")
@database_option
def uploads(limit: int, database: str | None) -> None:
    """List uploaded records, the most recent first: id, size, time of the upload."""
    rows = with_store(database, lambda store: store.uploads(limit))
    width = max(2, *(len(row.id) for row in rows)) if rows else 2
    click.echo(f"{'id':<{width}}  {'characters':>10}  uploaded")
    for row in rows:
        click.echo(f"{row.id:<{width}}  {row.length:>10}  {minute(row.created)}")


@db.command(short_help="Close a table.")
@click.argument("code")
@database_option
def close(code: str, database: str | None) -> None:
    """Close the table CODE: its players are notified, and play ends."""
    otherwise = "no open table has this code"
    change_store(database, lambda store: store.close_table(code), code, done="closed", otherwise=otherwise)


@db.command(short_help="Bar an address.")
@click.argument("address")
@database_option
def bar(address: str, database: str | None) -> None:
    """Bar connections from ADDRESS: an address, or a network such as 2001:db8::/32."""
    network = _network(address)
    with_store(database, lambda store: store.bar(network))
    click.echo(f"{network}: barred")


@db.command(short_help="Allow an address again.")
@click.argument("address")
@database_option
def unbar(address: str, database: str | None) -> None:
    """Allow connections from ADDRESS again."""
    network = _network(address)
    done, otherwise = "not barred any more", "was not barred"
    change_store(database, lambda store: store.unbar(network), network, done=done, otherwise=otherwise)


@db.command(short_help="List tables.")
@limit_option("tables")
@database_option
def tables(limit: int, database: str | None) -> None:
    """List tables, the most recent first: code, phase, people, time of the last change."""
    rows = with_store(database, lambda store: store.tables(limit))
    width = max(4, *(len(row.code) for row in rows)) if rows else 4
    click.echo(f"{'code':<{width}}  {'phase':<9}  people  {'last change':<16}  listed")
    for row in rows:
        listed = "public" if row.public else "-"
        click.echo(f"{row.code:<{width}}  {row.phase:<9}  {row.people:>6}  {minute(row.updated)}  {listed}")


def _network(address: str) -> str:
    """Return an address or network in normalised form."""
    from ....server.ops.addresses import normal_network

    try:
        return normal_network(address)
    except ValueError:
        raise CommandError(f"{address}: must be an address or a network, such as 192.0.2.7 or 2001:db8::/32") from None


@contextlib.contextmanager
def _whole(path: Path) -> Iterator[Any]:
    """Open a temporary file, readable by its owner only; rename it to `path` if the block succeeds."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        written.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            written.unlink()
        raise


@contextlib.contextmanager
def row_progress(things: str = "rows") -> Iterator[Callable[[int], Callable[[int], object]]]:
    """Yield a function that starts a progress bar for a number of rows or other things."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    with progress_display(BarColumn(), MofNCompleteColumn(), TextColumn(things), TimeRemainingColumn()) as bar:

        def begun(total: int) -> Callable[[int], object]:
            task = bar.add_task("", total=total)
            return lambda more: bar.advance(task, more)

        yield begun
