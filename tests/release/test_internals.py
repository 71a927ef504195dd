"""The parts of uvicorn and websockets that we use beyond their documented API.

Each of these dependencies has an upper bound in `pyproject.toml`. Where a test here fails after a bound was raised,
adapt the code that subclasses the protocols; where all pass, the server's tests decide.
"""

from __future__ import annotations

import asyncio
import inspect
import re
from importlib.metadata import requires
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.server import ServerProtocol

OVERRIDDEN: dict[type, str] = {
    uvicorn.Server: "serve shutdown capture_signals handle_exit",
    HttpToolsProtocol: (
        "connection_made connection_lost data_received on_message_begin on_headers_complete on_response_complete "
        "_start_asgi_task handle_websocket_upgrade send_400_response pause_writing shutdown"
    ),
    WebSocketsSansIOProtocol: (
        "data_received handle_events handle_ping handle_cont receive send run_asgi keepalive_timeout"
    ),
    ServerProtocol: "data_to_send",
}
"""The methods that we override, or call on a protocol object."""

ATTRIBUTES: dict[type, str] = {
    HttpToolsProtocol: "loop transport ws_protocol_class",
    WebSocketsSansIOProtocol: "loop transport client conn writable read_paused close_sent handshake_complete",
}
"""The attributes that we read or set on a connection."""

OPTIONS = (
    "lifespan http ws_max_size ws_per_message_deflate ws_ping_interval ws_ping_timeout timeout_graceful_shutdown "
    "proxy_headers forwarded_allow_ips server_header access_log log_config backlog workers"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that does nothing."""


@pytest.mark.parametrize("package", ["numba", "uvicorn", "websockets"])
def test_a_dependency_whose_internals_we_use_has_an_upper_bound(package: str) -> None:
    assert any(re.fullmatch(rf"{package}[<>=.,\d]*<[<>=.,\d]*", line) for line in requires("hornochsen") or ())


@pytest.mark.parametrize("owner", OVERRIDDEN, ids=lambda owner: owner.__name__)
def test_the_methods_that_we_override_exist(owner: type) -> None:
    assert [name for name in OVERRIDDEN[owner].split() if not callable(getattr(owner, name, None))] == []


@pytest.mark.parametrize("protocol", ATTRIBUTES, ids=lambda protocol: protocol.__name__)
def test_a_connection_has_the_attributes_that_we_use(protocol: type) -> None:
    async def made() -> Any:
        return protocol(config=uvicorn.Config(app, log_config=None), server_state=ServerState(), app_state={})

    connection = asyncio.run(made())
    assert [name for name in ATTRIBUTES[protocol].split() if not hasattr(connection, name)] == []


def test_an_answer_has_the_attributes_that_we_use() -> None:
    source = inspect.getsource(RequestResponseCycle.__init__)
    assert [
        name for name in ("response_complete", "disconnected", "message_event") if f"self.{name}" not in source
    ] == []


def test_an_asgi_task_starts_with_a_cycle_and_the_application() -> None:
    assert list(inspect.signature(HttpToolsProtocol._start_asgi_task).parameters) == ["self", "cycle", "app"]


def test_a_frame_has_data_and_an_end() -> None:
    assert {"data", "fin"} <= set(inspect.signature(Frame).parameters)


def test_the_options_of_the_server_exist() -> None:
    assert set(OPTIONS.split()) <= set(inspect.signature(uvicorn.Config).parameters)
    assert hasattr(uvicorn.Config, "get_loop_factory")
