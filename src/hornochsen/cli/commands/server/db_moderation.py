"""`hornochsen db reports`, `db people`, `db remove`: moderation by the operator of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ...errors import CommandError, one_line
from .database_access import change_store, database_option, limit_option, minute, with_store
from .db import db

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from ....server.storage import AddressRow, ReportRow, Store
    from ....server.table.table import Seat

__all__ = ["db"]


@db.group(short_help="Read the reports of players.")
def reports() -> None:
    """Read and close the reports of players."""


@reports.command("list", short_help="List reports.")
@click.option("--all", "everything", is_flag=True, help="List closed reports too.")
@limit_option("reports")
@database_option
def list_reports(everything: bool, limit: int, database: str | None) -> None:
    """List open reports, the newest first: id, time, table, number and name of the reported person."""
    rows = with_store(database, lambda store: store.moderation.reports(limit, closed=everything))
    click.echo(f"{'report':<10}  {'time':<16}  {'table':<6}  number  name")
    for row in rows:
        closed = " (closed)" if row.closed is not None else ""
        click.echo(f"{row.id:<10}  {minute(row.at)}  {row.code:<6}  {row.who:>6}  {one_line(row.name)}{closed}")


@reports.command(short_help="Show a report.")
@click.argument("report")
@database_option
def show(report: str, database: str | None) -> None:
    """Show the report REPORT: the note, the last chat messages before it, and stored addresses."""

    async def work(store: Store) -> tuple[ReportRow, list[AddressRow]] | None:
        row = await store.moderation.report(report.upper())
        return None if row is None else (row, await store.moderation.addresses(row.code))

    found = with_store(database, work)
    if found is None:
        raise CommandError(f"{report}: no report has this id")
    row, addresses = found
    lines = {
        "time": minute(row.at),
        "table": row.code,
        "reported": f"{row.name} (number {row.who})",
        "addresses": ", ".join(one.address for one in addresses if one.who == row.who) or "none stored",
        "reporter": row.reporter,
        "note": row.note or "-",
        "state": "open" if row.closed is None else f"closed {minute(row.closed)}",
    }
    for label, text in lines.items():
        click.echo(f"{label:<10} {one_line(text)}")
    for line in row.chat:
        click.echo(f"{minute(line.at)}  {one_line(line.name)}: {one_line(line.text)}")


@reports.command("close", short_help="Close a report.")
@click.argument("report")
@database_option
def close_report(report: str, database: str | None) -> None:
    """Mark the report REPORT as done; it is deleted when its time is over."""
    import time

    def work(store: Store) -> Awaitable[bool]:
        return store.moderation.close_report(report.upper(), time.time())

    change_store(database, work, report, done="closed", otherwise="no open report has this id")


@db.command(short_help="List the people at a table.")
@click.argument("code")
@database_option
def people(code: str, database: str | None) -> None:
    """List the people at the table CODE: number, name, id of the player, and addresses that keep_addresses keeps."""
    people, addresses = with_store(database, lambda store: _people(store, code.upper()))
    click.echo(f"number  {'name':<24}  {'player':<16}  addresses")
    for seat in people.values():
        stored = ", ".join(one.address for one in addresses if one.who == seat.who) or "-"
        click.echo(f"{seat.who:>6}  {one_line(seat.name):<24}  {seat.player or '-':<16}  {stored}")


@db.command(short_help="Remove a person from a table.")
@click.argument("code")
@click.argument("number", type=click.IntRange(min=0))
@database_option
def remove(code: str, number: int, database: str | None) -> None:
    """Remove the person NUMBER from the table CODE for good. A running server does it within a second."""
    import time

    async def work(store: Store) -> str | None:
        people, _ = await _people(store, code.upper())
        if number not in people:
            return None
        await store.moderation.ask_removal(code.upper(), number, time.time())
        return people[number].name

    name = with_store(database, work)
    if name is None:
        raise CommandError(f"{code}: no person has the number {number}; db people {code} lists the people")
    click.echo(f"{one_line(code)}: {one_line(name)} is removed")


@db.command("bar-player", short_help="Bar a player.")
@click.argument("player")
@database_option
def bar_player(player: str, database: str | None) -> None:
    """Bar the player with the id PLAYER on all devices, and disconnect them; db people shows the ids."""
    _set_barred(database, player, "barred", "no player has this id, or the player is barred already", barred=True)


@db.command("unbar-player", short_help="Allow a player again.")
@click.argument("player")
@database_option
def unbar_player(player: str, database: str | None) -> None:
    """Allow the player with the id PLAYER again."""
    _set_barred(database, player, "not barred any more", "was not barred", barred=False)


def _set_barred(database: str | None, player: str, done: str, otherwise: str, *, barred: bool) -> None:
    def work(store: Store) -> Awaitable[bool]:
        return store.players.bar(player.lower(), barred=barred)

    change_store(database, work, player, done=done, otherwise=otherwise)


async def _people(store: Store, code: str) -> tuple[dict[int, Seat], list[AddressRow]]:
    """Return the seats of the people at a table, by the number that each person has there, and the stored addresses."""
    from ....protocol.errors import REASONS
    from ....server.table.table import decode_table

    row = await store.load(code)
    if row is None:
        raise CommandError(f"{code}: {REASONS['unknown-table']}")
    seats = decode_table(row.snapshot).seats
    return {seat.who: seat for seat in seats if seat.bot is None}, await store.moderation.addresses(code)
