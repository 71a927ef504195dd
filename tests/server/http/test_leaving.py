"""A request that has begun is finished although its client leaves."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.threaded_server import ThreadedServer, connect

from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings
from hornochsen.server.storage import Append, Store


def ask(client: Any, type_: str, id_: str, **fields: object) -> None:
    client.send(json.dumps({"type": type_, "id": id_, **fields}))


def heard_until(client: Any, text: str) -> None:
    while text not in client.recv(PATIENCE):
        pass


def test_the_others_are_told_of_a_request_whose_client_left_before_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append
    begun, gone = threading.Event(), threading.Event()

    async def late(store: Store, what: Append) -> None:
        if what.log.request == "last-words":
            begun.set()
            await asyncio.to_thread(gone.wait, PATIENCE)
        await append(store, what)

    monkeypatch.setattr(Store, "append", late)
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3")
    with ThreadedServer(create_app(settings), settings) as threaded:
        code = httpx.post(f"{threaded.url}/api/tables", json={}, timeout=PATIENCE).json()["code"]
        address = f"{threaded.url.replace('http', 'ws')}/api/tables/{code}/socket"
        with connect(address) as bo:
            with connect(address) as ann:
                for client, name in ((ann, "Ann"), (bo, "Bo")):
                    ask(client, "hello", "hello", protocol=1)
                    ask(client, "sit", "sit", name=name)
                heard_until(bo, '"id":"sit"')
                ask(ann, "say", "last-words", text="Good night")
                assert begun.wait(PATIENCE)
            gone.set()
            heard_until(bo, "Good night")
