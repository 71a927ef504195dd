"""Backup and restore through the command line, between both kinds of database."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.databases import KINDS, fresh_database
from server.helpers.forked_server import run_command
from server.storage.samples import append, opened, run, with_store
from sqlalchemy import select

from hornochsen.server.storage import RecordRow, Store
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.schema import HEAD, barred, log, records, tables


def db(*words: str | Path, database: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HORNOCHSEN_LANG": "en", "HORNOCHSEN_DATABASE": database}
    return run_command("db", *words, environment=env)


def succeed(*words: str | Path, database: str) -> str:
    """Run a command that must succeed; return its output."""
    done = db(*words, database=database)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def fail(*words: str | Path, database: str) -> str:
    """Run a command that must fail with one line; return the line."""
    done = db(*words, database=database)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    return line


async def fill(store: Store) -> None:
    await store.begin(1000)
    snapshot = '{"name":"Zoë \\u0000"}'.encode()
    await asyncio.gather(*(store.append(append(f"T{at}", wake=5.0, snapshot=snapshot)) for at in range(250)))
    record = RecordRow("r", 1.0, "T1", '{"ü":1}')
    await store.append(append("T1", 2, key="k1", request="a", phase="over", record=record))
    await store.append(append("T1", 3, key="k1", request="b"))
    await store.bar("192.0.2.7")


def content(url: str) -> list[tuple[Any, ...]]:
    """Return all rows of the tables that `fill` writes."""

    async def rows() -> list[tuple[Any, ...]]:
        database = Database(url)
        async with database.read() as connection:
            found = [
                (*row,)
                for table in (tables, log, records, barred)
                for row in await connection.execute(select(table).order_by(*table.primary_key))
            ]
        await database.dispose()
        return found

    return run(rows())


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a filled SQLite database and its backup."""
    folder = tmp_path_factory.mktemp("original")
    url = f"sqlite:///{folder / 'hornochsen.sqlite3'}"
    with_store(url, fill)
    succeed("backup", folder / "backup.gz", database=url)
    return folder


@pytest.fixture
def copied(original: Path, tmp_path: Path) -> tuple[str, Path]:
    """Return the URL of a copy of the original database, and a copy of its backup."""
    for file in original.iterdir():
        shutil.copy(file, tmp_path)
    return f"sqlite:///{tmp_path / 'hornochsen.sqlite3'}", tmp_path / "backup.gz"


@pytest.mark.parametrize("into", KINDS)
def test_a_restored_backup_equals_the_original(database_url: str, into: str, tmp_path: Path) -> None:
    with_store(database_url, fill)
    before, file = content(database_url), tmp_path / "backup.gz"
    assert "250 tables, 1 records" in succeed("backup", file, database=database_url)
    assert file.stat().st_mode & 0o077 == 0
    (tmp_path / "new").mkdir()
    with fresh_database(into, tmp_path / "new", empty=True) as url:
        assert "250 tables" in succeed("restore", file, database=url)
        assert content(url) == before
        assert "not empty" in fail("restore", file, database=url)

        async def later(store: Store) -> None:
            assert await store.begin(1500) == 500
            assert len(await store.due(10, 500)) == 249
            await store.append(append("NEW"))

        with_store(url, later)
        succeed("restore", file, "--replace", database=url)
        assert content(url) == before


def damage(file: Path, how: str) -> None:
    data = file.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    broken = {
        "cut": data[:-30],
        "changed": data[:200] + bytes([data[200] ^ 255]) + data[201:],
        "empty": b"",
        "something else": b"moo",
        "a row less": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "other columns": gzip.compress(b"".join(lines[:5]) + lines[5].replace(b'"phase"', b'"phrase"')),
        "no row": gzip.compress(b"".join([*lines[:5], b"moo\n", *lines[6:]])),
        "of the future": gzip.compress(b"".join([lines[0].replace(HEAD.encode(), b"0999"), *lines[1:]])),
    }
    file.write_bytes(broken[how])


HOW = ["cut", "changed", "empty", "something else", "a row less", "no end", "other columns", "no row", "of the future"]


@pytest.mark.parametrize("how", HOW)
def test_a_damaged_file_changes_nothing(copied: tuple[str, Path], tmp_path: Path, how: str) -> None:
    url, file = copied
    before = content(url)
    damage(file, how)
    assert str(file) in fail("restore", file, "--replace", database=url)
    assert content(url) == before
    (tmp_path / "new").mkdir()
    fail("restore", file, database=f"sqlite:///{tmp_path / 'new' / 'x.db'}")
    assert not [*(tmp_path / "new").iterdir()]


@pytest.mark.parametrize(("version", "words"), [("0001", "then upgrade the database"), ("0999", "a newer hornochsen")])
def test_the_error_for_another_version_says_what_to_do(copied: tuple[str, Path], version: str, words: str) -> None:
    url, file = copied
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join([lines[0].replace(HEAD.encode(), version.encode()), *lines[1:]])))
    assert words in fail("restore", file, "--replace", database=url)


def test_a_running_server_prevents_a_restore(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"

    async def work() -> None:
        async with opened(database_url) as store:
            await store.begin(time.time())
            await store.beat(time.time() + PATIENCE)  # no heartbeat follows while the commands run
            succeed("backup", file, database=database_url)
            assert "serve" in fail("restore", file, "--replace", database=database_url)

    run(work())
    succeed("restore", file, "--replace", database=database_url)


def test_a_failed_backup_leaves_no_file(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path, empty=True) as url:
        assert "no such database" in fail("backup", tmp_path / "backup.gz", database=url)
        assert not [*tmp_path.iterdir()]
        with_store(url, fill)
        fail("backup", tmp_path / "no" / "backup.gz", database=url)


def test_administration_commands(empty_database_url: str) -> None:
    succeed("upgrade", database=empty_database_url)
    assert "already up to date" in succeed("upgrade", database=empty_database_url)
    with_store(empty_database_url, fill)
    heading, *listed = succeed("tables", "--limit", "3", database=empty_database_url).splitlines()
    assert heading.split() == ["code", "phase", "people", "last", "change", "listed"]
    assert len(listed) == 3
    for name in ("phase", "last change", "listed"):
        assert all(line[heading.index(name) - 1] == " " != line[heading.index(name)] for line in listed)
    succeed("close", "T1", database=empty_database_url)
    succeed("delete", "T2", database=empty_database_url)
    for words in (["close", "T1"], ["delete", "T2"], ["unbar", "192.0.2.9"], ["bar", "moo"], ["purge"]):
        fail(*words, database=empty_database_url)
    succeed("bar", "2001:DB8::1/32", database=empty_database_url)
    succeed("unbar", "192.0.2.7", database=empty_database_url)
    assert "0 tables" in succeed("forget", "Nobody", database=empty_database_url)
    assert "249 tables" in succeed("purge", "--games", "1", "--idle", "0", database=empty_database_url)

    async def after(store: Store) -> None:
        assert await store.barred() == {"2001:db8::/32"}
        assert await store.closed_since(0)
        assert await store.count() == 0

    with_store(empty_database_url, after)


def test_an_uploaded_record_is_listed_and_deleted(database_url: str) -> None:
    with_store(database_url, lambda store: store.add_record(RecordRow("up-1", 1000.0, None, "{}")))
    heading, line = succeed("uploads", database=database_url).splitlines()
    assert heading.split() == ["id", "characters", "uploaded"]
    assert line.split()[:2] == ["up-1", "2"]
    assert succeed("delete-upload", "up-1", database=database_url) == "up-1: removed\n"
    assert "up-1: no uploaded record has this id" in fail("delete-upload", "up-1", database=database_url)
    assert len(succeed("uploads", database=database_url).splitlines()) == 1


def test_a_wrong_database_is_reported_in_one_line(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE tables (legs INTEGER)")
    connection.close()
    (tmp_path / "text").write_text("moo " * 1000)
    for database in (
        f"sqlite:///{other}",
        f"sqlite:///{tmp_path / 'text'}",
        "moo",
        f"postgresql://x@/x?host={tmp_path}",
    ):
        fail("tables", database=database)


def test_a_backup_is_verified_without_restoring_it(tmp_path: Path) -> None:
    """Rows of an old database are real tables, logs and records; those of `fill` cannot be read."""
    old = Path(__file__).parents[1] / "reliability" / "data" / "0.1.0.sqlite3.gz"
    (tmp_path / "old.sqlite3").write_bytes(gzip.decompress(old.read_bytes()))
    url, file = f"sqlite:///{tmp_path / 'old.sqlite3'}", tmp_path / "whole"
    succeed("upgrade", database=url)
    succeed("backup", file, database=url)
    assert re.search(r"whole: whole, written \d{4}-.* \d+ tables, \d+ records", succeed("check", file, database=url))
    with gzip.open(file) as packed:
        lines = packed.read().splitlines(keepends=True)
    entry = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"log"'))
    table = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"tables"'))
    for broken, why in (
        ([*lines[:-1]], "its end is missing"),
        ([*lines[:entry], lines[entry + 1], lines[entry], *lines[entry + 2 :]], "does not follow"),
        ([*lines[:table], lines[table].replace(b"phase", b"phrase"), *lines[table + 1 :]], "invalid"),
        ([*lines[:table], lines[table].replace(rb"\"created\"", rb"\"creamed\""), *lines[table + 1 :]], "unreadable"),
    ):
        (tmp_path / "broken").write_bytes(gzip.compress(b"".join(broken)))
        assert why in fail("check", tmp_path / "broken", database=url)
    assert "No such file" in fail("check", tmp_path / "nowhere", database=url)


def test_status_shows_sizes_and_numbers(database_url: str) -> None:
    with_store(database_url, fill)
    shown = succeed("status", database=database_url)
    for line in (r"tables +250 \(250 open\)", r"records +1$", r"uploads +0$", r"barred +192\.0\.2\.7"):
        assert re.search(f"^{line}", shown, re.M), shown
