"""The real HTTP server on a real port in a thread, with a small application or the whole one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
import websockets.sync.client
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.params import FromPath
from litestar.response import Response
from patience import PATIENCE

from hornochsen.server.http.runner import Server, listen
from hornochsen.server.ops.settings import Settings


@get("/")
async def page() -> Response[str]:
    return Response("<p>moo", media_type="text/html", headers={"X-Frame-Options": "ALLOWALL", "Server": "cow"})


@get("/api/tables/{code:str}")
async def table(code: FromPath[str], request: Request[Any, Any, Any]) -> dict[str, Any]:
    assert request.client
    return {"code": code, "client": request.client.host, "scheme": request.scope["scheme"]}


@post(["/api/tables", "/api/records"])
async def upload(request: Request[Any, Any, Any]) -> dict[str, int]:
    return {"bytes": len(await request.body())}


@get("/api/broken")
async def broken() -> None:
    raise RuntimeError("a fence fell over")


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


def application() -> Litestar:
    return Litestar([page, table, upload, broken, socket], openapi_config=None, logging_config=None)


connect = partial(websockets.sync.client.connect, open_timeout=PATIENCE, ping_interval=None)


def socket_at(client: httpx.Client) -> str:
    return f"{str(client.base_url).replace('http', 'ws')}/api/socket"


class ThreadedServer:
    """A server in a thread of this process, so that a test can inspect it."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.server = Server(app, settings)
        self.sockets = listen(settings.host, 0)
        self.port: int = self.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> ThreadedServer:
        ready = threading.Event()

        def serve() -> None:
            with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
                runner.run(self.server.run_on(self.sockets, ready.set))

        self.thread = threading.Thread(target=serve)
        self.thread.start()
        assert ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def serving_app(**changes: Any) -> Iterator[httpx.Client]:
    """Yield an HTTP client of the small application, served with these settings."""
    threaded = ThreadedServer(application(), Settings(database="sqlite:///unused", **changes))
    with threaded, httpx.Client(base_url=threaded.url, timeout=PATIENCE) as client:
        yield client
