"""One address that opens tables, uploads junk, tries codes and sends what the server does not read."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from patience import PATIENCE
from server.helpers.databases import database_url as database_url
from server.helpers.raw_clients import problem
from server.helpers.reviewing import FINISHED
from server.helpers.threaded_server import ThreadedServer, connect
from server.http.frames import TEXT, frame, raw

from hornochsen.server.backend import MISSES_PER_MINUTE
from hornochsen.server.http.app import create_app
from hornochsen.server.ops import guess_limits
from hornochsen.server.ops.settings import Settings


@contextmanager
def client_of(url: str, **settings: Any) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(database=url, **settings))) as client:
        yield client


def test_an_address_opens_a_limited_number_of_tables(database_url: str) -> None:
    with client_of(database_url, tables_per_address=3) as client:
        answers = [client.post("/api/tables", json={}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert problem(answers[-1]) == (429, "table-limit")
    with client_of(database_url, tables_per_address=3) as client:  # the count survives a restart
        assert problem(client.post("/api/tables", json={})) == (429, "table-limit")


def test_a_class_behind_one_address_opens_tables_with_the_shipped_limits(tmp_path: Path) -> None:
    with client_of(f"sqlite:///{tmp_path}/db.sqlite3") as client:
        opened = [client.post("/api/tables", json={}).status_code for _ in range(30)]
        assert opened == [201] * 30


def test_empty_tables_and_names_of_boards_are_not_listed(database_url: str) -> None:
    settings = Settings(database=database_url)
    with ThreadedServer(create_app(settings), settings) as server, httpx.Client(base_url=server.url) as client:
        board = client.get("/api/boards/classic").json() | {"name": "buy cheap hay"}
        codes = [client.post("/api/tables", json={"public": True, "board": board}).json()["code"] for _ in range(2)]
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{codes[0]}/socket", proxy=None) as opened:
            opened.send(json.dumps({"type": "hello", "id": "1", "protocol": 1}))
            opened.send(json.dumps({"type": "sit", "id": "2", "name": "Ada"}))
            while json.loads(opened.recv(PATIENCE)).get("id") != "2":
                pass
            [listed] = client.get("/api/tables").json()
        assert (listed["code"], listed["board"], listed["present"]) == (codes[0], "custom", 1)


def test_of_an_upload_only_what_a_record_needs_is_kept(database_url: str) -> None:
    plain = json.loads(FINISHED)
    junk: dict[str, Any] = {"junk": "x" * 500_000, "date": "yesterday", "bots": {"0": "calf", "x": "y"}}
    others = plain["players"][1:]
    junk["colours"] = ["red", "blue", "green", "teal", "pink"][: len(plain["players"])]
    document = plain | {"players": ["\u202e" + "A" * 100_000, *others]} | junk
    with client_of(database_url, uploads_per_address=2) as client:
        answer = client.post("/api/records", json=document)
        assert answer.status_code == 201, answer.text
        kept = client.get(f"/api/records/{answer.json()['id']}").json()
        assert kept["players"] == ["A" * 23, *others]
        assert kept["moves"] == plain["moves"]
        assert kept["colours"] == junk["colours"]
        assert not {"junk", "date", "bots"} & set(kept)
        assert client.post("/api/records", json=plain).status_code == 201
        assert problem(client.post("/api/records", json=plain)) == (503, "too-many-uploads")


def test_tried_codes_wait_in_turn_and_known_tables_do_not(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guess_limits, "ATTEMPT_SECONDS", 2 * guess_limits.MAX_WAIT_SECONDS)
    with client_of(database_url) as client:
        ours, *unseen = (client.post("/api/tables", json={}).json()["code"] for _ in range(4))

        def status(code: str) -> int:
            return client.get(f"/api/tables/{code}").status_code

        assert status(ours) == 200
        names = (f"AAAA{number:03}" for number in range(20 * MISSES_PER_MINUTE))
        tried = [status(next(names)) for _ in range(MISSES_PER_MINUTE)]
        assert tried == [404] * MISSES_PER_MINUTE
        for code in unseen:
            while status(next(names)) != 429:  # attempts come back while slow requests are answered
                pass
            if status(code) == 429:  # as slow as a code that does not exist
                break
        else:
            pytest.fail("codes that exist are not delayed")
        assert status(ours) == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
def test_bodies_that_are_not_declared_as_json_are_refused(tmp_path: Path, kind: str) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3")
    with ThreadedServer(create_app(settings), settings) as threaded:
        url = f"{threaded.url}/api/tables"
        assert problem(httpx.post(url, content=b"{}", headers={"content-type": kind})) == (415, "bad-message")
        declared = {"content-type": "Application/JSON; charset=utf-8"}
        assert httpx.post(url, content=b"{}", headers=declared, timeout=PATIENCE).status_code == 201


def test_invalid_text_closes_the_socket_without_a_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3")
    with ThreadedServer(create_app(settings), settings) as threaded:
        code = httpx.post(f"{threaded.url}/api/tables", json={}, timeout=PATIENCE).json()["code"]
        with raw(threaded, code) as (bare, _):
            bare.sendall(frame(TEXT, b"\xff\xfe"))
            received = b""
            while chunk := _read(bare):
                received += chunk
            assert (1007).to_bytes(2, "big") in received
    assert not [record for record in caplog.records if record.exc_info]


def _read(bare: socket.socket) -> bytes:
    try:
        return bare.recv(4096)
    except OSError:
        return b""
