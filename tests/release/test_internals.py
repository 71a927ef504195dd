"""The parts of uvicorn and websockets that we use beyond their documented API.

Each of these dependencies has an upper bound in `pyproject.toml`. Where a test here fails after a bound was raised,
adapt the code that subclasses the protocols; where all pass, the server's tests decide.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from importlib.metadata import requires

import pytest
import uvicorn
from internals import attributes, imports, inherited, names_after, source, subclasses
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.frames import Frame
from websockets.server import ServerProtocol

from hornochsen.server.http import runner, uvicorn_protocols
from hornochsen.server.http.uvicorn_protocols import HttpProtocol, WebSocketProtocol

USED: dict[type, str] = {
    runner.Server: "capture_signals handle_exit serve servers shutdown",
    HttpProtocol: (
        "connection_made connection_lost data_received on_message_begin on_headers_complete on_response_complete "
        "_start_asgi_task handle_websocket_upgrade send_400_response pause_writing shutdown "
        "loop transport parser ws_protocol_class"
    ),
    WebSocketProtocol: (
        "connection_lost data_received handle_events handle_ping handle_cont handle_parser_exception receive send "
        "send_receive_event_to_app run_asgi keepalive_timeout "
        "loop transport config client conn queue scope writable read_paused close_sent "
        "handshake_initiated handshake_complete frames curr_msg_data_type"
    ),
}
"""The names of its base class that each of our classes overrides, calls, reads or sets."""

IMPORTED = {
    "uvicorn.protocols.http.httptools_impl": "HttpToolsProtocol",
    "uvicorn.protocols.websockets.websockets_sansio_impl": "WebSocketsSansIOProtocol",
    "websockets.frames": "Frame apply_mask",
    "websockets.protocol": "OPEN",
}
PUBLIC = {"uvicorn", "websockets", "websockets.asyncio.client", "websockets.exceptions"}
"""Modules with a documented API."""

OPTIONS = (
    "lifespan http ws_max_size ws_per_message_deflate ws_ping_interval ws_ping_timeout timeout_graceful_shutdown "
    "proxy_headers forwarded_allow_ips server_header access_log log_config backlog workers"
)


@pytest.mark.parametrize("package", ["numba", "uvicorn", "websockets"])
def test_a_dependency_whose_internals_we_use_has_an_upper_bound(package: str) -> None:
    assert any(re.fullmatch(rf"{package}[<>=.,\d]*<[<>=.,\d]*", line) for line in requires("hornochsen") or ())


def test_all_subclasses_are_listed() -> None:
    assert set(subclasses("uvicorn", runner, uvicorn_protocols)) == set(USED)


@pytest.mark.parametrize("ours", USED, ids=lambda ours: ours.__name__)
def test_a_base_class_has_the_names_that_we_use(ours: type) -> None:
    """A method that uvicorn renames would not be overridden any more, without any error."""
    assert set(USED[ours].split()) == inherited(ours)


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_the_names_that_we_import_from_internal_modules_are_listed(package: str) -> None:
    listed = {(module, name) for module, names in IMPORTED.items() for name in names.split()}
    assert imports(package, PUBLIC) == {(module, name) for module, name in listed if module.startswith(package)}


@pytest.mark.parametrize("module", IMPORTED)
def test_an_internal_module_has_the_names_that_we_import(module: str) -> None:
    assert [name for name in IMPORTED[module].split() if not hasattr(import_module(module), name)] == []


def test_the_parser_of_frames_has_the_names_that_we_use() -> None:
    used = names_after(source(WebSocketProtocol), "self.conn")
    assert used == {"data_to_send", "events", "parser", "send_close", "state"}
    assert used <= attributes(ServerProtocol)


def test_a_cycle_of_request_and_response_has_the_names_that_we_use() -> None:
    used = names_after(source(HttpProtocol), "self._running_cycle")
    assert used == {"disconnected", "message_event", "response_complete"}
    assert used <= attributes(RequestResponseCycle)


def test_an_asgi_task_starts_with_a_cycle_and_the_application() -> None:
    assert list(inspect.signature(HttpToolsProtocol._start_asgi_task).parameters) == ["self", "cycle", "app"]


def test_a_frame_has_data_and_an_end() -> None:
    assert {"data", "fin"} <= set(inspect.signature(Frame).parameters)


def test_the_options_of_the_server_exist() -> None:
    assert set(OPTIONS.split()) <= set(inspect.signature(uvicorn.Config).parameters)
    assert hasattr(uvicorn.Config, "get_loop_factory")
    assert "config" in attributes(uvicorn.Server)
