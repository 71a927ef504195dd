"""An upgrade without a stop: a process of version 0.2.0 and a process of this version serve the same tables.

The old version comes from the history of the repository, at the commit that the changelog names.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from alembic import command
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.serving import PROGRAM, Server, running, serving
from sqlalchemy import text
from websockets.sync.client import ClientConnection, connect

from hornochsen.protocol import PROTOCOL, TableOrGameEvent, Terms
from hornochsen.records import read, shuffle
from hornochsen.server.storage import OutdatedSchema, Store, Unavailable
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.maintenance import upgrades
from hornochsen.server.storage.maintenance.upgrades import upgrade_database
from hornochsen.server.storage.schema import HEAD
from hornochsen.server.table.older_format import EVENTS, TERMS, older_entry, older_snapshot

ROOT = Path(__file__).parents[3]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


class OldServer(Server):
    """`hornochsen serve` of version 0.2.0."""

    def __init__(self, source: Path, database: str, log: Path) -> None:
        super().__init__(database, log)
        del self.settings["changes_per_minute"]  # a limit that this version does not know
        self.source = source

    def launch(self, environment: Any = None) -> None:
        settings = {f"HORNOCHSEN_{name.upper()}": value for name, value in self.settings.items()}
        words = ["serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(  # type: ignore[assignment]
                [sys.executable, "-c", PROGRAM, *words],
                env={**os.environ, **settings, "PYTHONPATH": str(self.source)},
                stdout=log,
                stderr=log,
            )


def git(*words: str) -> bytes | None:
    """Return what a git command in our repository prints; `None` if it fails or there is no git."""
    if not shutil.which("git"):
        return None
    done = subprocess.run(["git", "-C", ROOT, *words], capture_output=True, timeout=PATIENCE)
    return None if done.returncode else done.stdout


@pytest.fixture(scope="module")
def old_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package of version 0.2.0."""
    [commit] = re.findall(r"^## 0\.2\.0 .*\n+The version is commit `([0-9a-f]+)`", CHANGELOG, re.M)
    found = git("archive", "--format=zip", commit, "src/hornochsen")
    if found is None:
        missing = f"commit {commit} of version 0.2.0 is not here"
        if os.environ.get("CI") == "true" and git("rev-parse", "--is-shallow-repository") == b"false\n":
            pytest.fail(f"{missing}, although this repository has its whole history")
        pytest.skip(f"{missing}: this copy has no git history, or only a part of it")
    folder = tmp_path_factory.mktemp("0.2.0")
    with zipfile.ZipFile(io.BytesIO(found)) as files:
        files.extractall(folder)
    return folder / "src"


class Player:
    """A client that knows nothing but the documented messages, before and during games."""

    ids = itertools.count()

    def __init__(self, socket: ClientConnection, token: str | None = None) -> None:
        self.socket = socket
        self.known: dict[str, Any] = {}
        self.ask(type="hello", protocol=PROTOCOL, **({"token": token} if token else {}))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] in ("welcome", "update"):
            self.known |= {name: value for name, value in message.items() if name != "screens"}
            if self.known.get("position") and "screens" in message:
                self.known["position"] |= message["screens"]
        return message

    def ask(self, **request: Any) -> dict[str, Any]:
        request["id"] = f"r{next(self.ids)}"
        self.socket.send(json.dumps(request))
        while (answer := self.receive()).get("id") != request["id"]:
            pass
        while answer["type"] == "done" and self.known["version"] < answer["version"]:
            self.receive()
        return answer


@contextlib.contextmanager
def seated(server: Server, code: str, token: str | None = None) -> Iterator[Player]:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket", proxy=None, open_timeout=PATIENCE) as socket:
        yield Player(socket, token)


def lay_until(player: Player, end: Any) -> None:
    """Play the first tiles of the hand until a condition is true."""
    while not end(player.known):
        position = player.known.get("position") or {}
        options = position.get("options") or {}
        if options.get("take"):
            player.ask(type="take", tiles=position["taking"]["tiles"][:1])
        elif options.get("play"):
            player.ask(type="play", tiles=position["hand"][: options["play"]])
        elif options.get("buy") and any(wait["seat"] == player.known["seat"] for wait in player.known["waits"]):
            player.ask(type="buy", count=1)
        else:
            player.receive()


def together(end: Any, *players: Player) -> None:
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda player: lay_until(player, end), players))


def over(known: dict[str, Any]) -> bool:
    return bool(known["table"]["phase"] == "over")


def in_round(number: int) -> Any:
    return lambda known: over(known) or ((known.get("position") or {}).get("round") or 0) >= number


def proven(server: Server, record: str) -> bool:
    found = httpx.get(f"{server.url}/api/records/{record}", timeout=PATIENCE).raise_for_status().text
    replayed = read(found)
    return replayed.final.state.over and shuffle.verify(replayed).proven


def stored_terms(url: str, code: str) -> dict[str, Any]:
    async def load() -> dict[str, Any]:
        store = await Store.open(url, process="", serving=False)
        row = await store.load(code)
        await store.close()
        assert row
        terms: dict[str, Any] = json.loads(row.snapshot)["terms"]
        return terms

    return asyncio.run(load())


@pytest.mark.long
def test_a_game_goes_on_through_an_upgrade(old_source: Path, tmp_path: Path) -> None:
    with fresh_database("postgresql", tmp_path, empty=True) as url, contextlib.ExitStack() as stack:
        old = stack.enter_context(running(OldServer(old_source, url, tmp_path / "old.log")))
        code = httpx.post(f"{old.url}/api/tables", json={}, timeout=PATIENCE).json()["code"]
        with seated(old, code) as ann, seated(old, code) as ben:
            tokens = [player.known["token"] for player in (ann, ben)]
            ben.ask(type="sit", name="Ben")
            ann.ask(type="sit", name="Ann")
            ben.ask(type="start")
            together(in_round(2), ann, ben)

            migrating = threading.Thread(target=asyncio.run, args=[upgrade_database(url)])
            migrating.start()  # while people play
            together(in_round(3), ann, ben)
            migrating.join(PATIENCE)
            new = stack.enter_context(serving(url, tmp_path))
            with seated(new, code, tokens[1]) as moved, seated(new, code) as spectator:
                together(over, ann, moved)
                assert proven(old, moved.known["table"]["record"])
                assert proven(new, moved.known["table"]["record"])

                # Things that the old version does not know do not disturb it.
                assert moved.ask(type="again")["type"] == "done"
                terms = {name: moved.known["table"]["terms"][name] for name in TERMS}
                assert moved.ask(type="change", terms={**terms, "hints": True})["type"] == "done"
                assert "hints" not in stored_terms(url, code)
                for player in (ann, moved, spectator):
                    answer = player.ask(type="refresh", since=0)
                    assert answer["type"] == "welcome"
                assert ann.ask(type="say", text="Muh!")["type"] == "done"
                while moved.known["version"] < ann.known["version"]:
                    moved.receive()
        assert "Traceback" not in old.log.read_text()
        assert old.stop() == 0

        # The old process is gone: the next heartbeat lets new things be stored.
        with seated(new, code, tokens[0]) as ann, seated(new, code, tokens[1]) as ben:
            hints = False
            while "hints" not in stored_terms(url, code):
                hints = not hints
                ben.ask(type="change", terms={**terms, "hints": hints})
            ben.ask(type="again")
            ann.ask(type="again")
            together(lambda known: known["table"]["game"] == 2 and over(known), ann, ben)
            assert proven(new, ben.known["table"]["record"])
        assert "Traceback" not in new.log.read_text()


def test_the_old_version_reads_what_is_stored_beside_it(old_source: Path) -> None:
    """Every event of this version that the old one lacks is dropped, and every new term."""
    tags = {str(event.__struct_config__.tag) for event in get_args(TableOrGameEvent)}
    assert tags >= EVENTS
    newer = [{"event": tag} for tag in sorted(tags - EVENTS)]
    stood_in = {"event": "stood-in", "who": 1, "reason": "no-answer"}
    sat_down = {"event": "sat-down", "who": 2, "name": "Ur", "bot": "aurochs"}
    entry = older_entry(json.dumps({"events": [*newer, stood_in, sat_down, {"event": "terms-changed"}]}).encode())
    assert set(Terms.__struct_fields__) >= TERMS
    seats = [{"bot": "aurochs"}, {"bot": "calf"}, {"bot": None, "bot_before": "aurochs"}]
    terms = older_snapshot(msgspec.json.encode({"terms": Terms(), "again": [1], "seats": seats}))
    assert json.loads(terms)["seats"] == [{"bot": "bull"}, {"bot": "calf"}, {"bot": None, "bot_before": "bull"}]
    program = (
        "import sys, json, msgspec; from hornochsen import __version__; from hornochsen.protocol import Terms\n"
        "from hornochsen.server.table.table import decode_entry\n"
        "entry, table = map(json.loads, sys.stdin)\n"
        "events = decode_entry(json.dumps(entry)).events\n"
        "msgspec.convert(table['terms'], Terms)\n"
        "print(__version__, len(events))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=entry + b"\n" + terms + b"\n",
        env={**os.environ, "PYTHONPATH": str(old_source)},
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.split() == [b"0.2.0", b"3"]


async def change(url: str, *statements: str) -> None:
    database = Database(url)
    async with database.write() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await database.dispose()


async def migrate(url: str, revision: str) -> None:
    """Create the schema of an older revision."""
    database = Database(url)
    async with database.write() as connection:
        await connection.run_sync(lambda connection: command.upgrade(upgrades.config(connection), revision))
    await database.dispose()


async def opened(url: str) -> None:
    await (await Store.open(url, process="p")).close()


def test_a_migration_does_not_block_a_busy_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Statements of running servers would wait behind a migration that waits for a lock."""
    monkeypatch.setattr(upgrades, "LOCK_SECONDS", 1)

    async def play(url: str) -> None:
        busy = Database(url)
        async with busy.write() as connection:
            await connection.execute(text("LOCK TABLE processes IN ACCESS SHARE MODE"))
            monkeypatch.setattr(upgrades, "LOCK_ATTEMPTS", 1)
            with pytest.raises(Unavailable, match="lock timeout"):
                await upgrade_database(url)
        await busy.dispose()
        monkeypatch.undo()
        assert await upgrade_database(url)
        assert not await upgrade_database(url)

    with fresh_database("postgresql", tmp_path, empty=True) as url:
        asyncio.run(migrate(url, "0006"))
        asyncio.run(play(url))


def test_a_migration_is_repeated_after_a_deadlock(tmp_path: Path) -> None:
    """A transaction holds a lock that the migration needs, and then needs a table that the migration has locked."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'players'::regclass")

    async def play(url: str) -> bool:
        """Return whether PostgreSQL ended the migration's transaction, not the other one."""
        busy, survived = Database(url), True
        migrating = None
        try:
            async with busy.write() as connection:
                await connection.execute(text("LOCK TABLE players IN ROW EXCLUSIVE MODE"))
                migrating = asyncio.create_task(upgrade_database(url))
                while not await connection.scalar(waiting):
                    await asyncio.sleep(0.02)
                await connection.execute(text("LOCK TABLE tables IN ROW EXCLUSIVE MODE"))
        except Unavailable:  # PostgreSQL saw the deadlock a second later, when this transaction checked for it
            survived = False
        finally:
            await busy.dispose()
        assert migrating
        assert await migrating
        return survived

    for _ in range(5):
        with fresh_database("postgresql", tmp_path, empty=True) as url:
            asyncio.run(migrate(url, "0013"))
            if asyncio.run(asyncio.wait_for(play(url), PATIENCE)):
                return
    pytest.fail("the migration was never the transaction that PostgreSQL ended")


def test_a_process_may_start_on_a_newer_schema_that_allows_it(tmp_path: Path) -> None:
    """A process of this version may be restarted during the next upgrade, until the schema excludes it."""
    with fresh_database("sqlite", tmp_path, empty=True) as url:
        asyncio.run(opened(url))
        asyncio.run(change(url, "UPDATE alembic_version SET version_num = '9999'"))
        asyncio.run(opened(url))
        asyncio.run(change(url, f"UPDATE compatibility SET oldest = '{HEAD}x'"))
        with pytest.raises(OutdatedSchema, match="newer version"):
            asyncio.run(opened(url))
