"""Removes names from stored tables, logs and records: reads the rows, and writes back those that change."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...ops.logs import log as logger
from ..notifications import notify
from ..schema import log, records, tables
from .anonymiser import Anonymiser

Anonymisers = Mapping[str, Sequence[Anonymiser]]
"""The names to remove, by table code or record id."""


async def remove_names_from_tables(connection: AsyncConnection, wanted: Anonymisers) -> int:
    """Remove names from tables and their logs; return the number of changed tables.

    A changed table gets a higher version, so that a server with the old snapshot gets a conflict.
    """
    query = select(tables).where(tables.c.code.in_(wanted)).order_by(tables.c.code).with_for_update()
    found = list(await connection.execute(query))
    touched = await _remove_names_from_logs(connection, wanted, [row.code for row in found])
    changed: list[dict[str, Any]] = []
    entries: list[dict[str, Any]] = []
    for row in found:
        snapshot, summary = row.snapshot, row.summary
        for anonymiser in wanted[row.code]:
            snapshot, summary = anonymiser.snapshot(snapshot), anonymiser.summary(summary)
        if (snapshot, summary) == (row.snapshot, row.summary):
            continue
        version = row.version + 1
        snapshot = _versioned(snapshot, version)
        changed.append({"of_code": row.code, "snapshot": snapshot, "summary": summary, "version": version})
        entries.append({"code": row.code, "version": version, "at": row.updated, "entry": b"{}"})
    if changed:
        names = ("snapshot", "summary", "version")
        statement = update(tables).where(tables.c.code == bindparam("of_code"))
        await connection.execute(statement.values({name: bindparam(name) for name in names}), changed)
        await connection.execute(insert(log), entries)
        await notify(connection, [(row["of_code"], row["version"]) for row in changed])
    return len(touched | {row["of_code"] for row in changed})


def _versioned(snapshot: bytes, version: int) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(snapshot) | {"version": version})


async def _remove_names_from_logs(connection: AsyncConnection, wanted: Anonymisers, codes: Sequence[str]) -> set[str]:
    """Remove names from the log entries of tables; return the codes of the tables whose log has changed."""
    query = select(log.c.code, log.c.version, log.c.entry).where(log.c.code.in_(codes))
    changed: list[dict[str, Any]] = []
    for code, version, before in await connection.execute(query.order_by(log.c.code, log.c.version)):
        entry = before
        for anonymiser in wanted[code]:
            entry = anonymiser.entry(entry)
        if entry != before:
            changed.append({"of_code": code, "of_version": version, "entry": entry})
    if changed:
        here = (log.c.code == bindparam("of_code"), log.c.version == bindparam("of_version"))
        await connection.execute(update(log).where(*here).values(entry=bindparam("entry")), changed)
    return {row["of_code"] for row in changed}


async def remove_names_from_records(connection: AsyncConnection, wanted: Anonymisers) -> int:
    """Remove names from records; return the number of changed records. Records that cannot be parsed are skipped."""
    query = select(records.c.id, records.c.text).where(records.c.id.in_(wanted)).order_by(records.c.id)
    changed: list[dict[str, Any]] = []
    for key, before in await connection.execute(query.with_for_update()):
        with skip_unreadable(key):
            text = before
            for anonymiser in wanted[key]:
                text = anonymiser.record(text)
            if text != before:
                changed.append({"of_id": key, "text": text})
    if changed:
        statement = update(records).where(records.c.id == bindparam("of_id")).values(text=bindparam("text"))
        await connection.execute(statement, changed)
    return len(changed)


@contextlib.contextmanager
def skip_unreadable(record: str) -> Iterator[None]:
    """Suppress and log the error of a record that cannot be parsed, so that the caller continues with the others."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        logger.warning("unreadable record", record=record, error=type(error).__name__)


def by_key(pairs: Sequence[tuple[str, Anonymiser]]) -> Anonymisers:
    """Return anonymisers in order, by the code of the table or the id of the record."""
    found: dict[str, list[Anonymiser]] = defaultdict(list)
    for key, anonymiser in pairs:
        found[key].append(anonymiser)
    return found
