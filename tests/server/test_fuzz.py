"""Machine-driven pokes at the real server: Schemathesis against its OpenAPI document, Hypothesis over its socket."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.callers import Caller, open_table, quiet_log
from server.serving import Server, serving
from websockets.exceptions import ConnectionClosed

from hornochsen.server.refusals import REASONS

SOAK = bool(os.environ.get("HORNOCHSEN_SOAK"))
EXAMPLES = 120 if SOAK else 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder) as server:
        yield server
        assert server.process
        assert server.process.poll() is None
        quiet_log(server)


def _fuzz_operation(server: Server, operation: Any, ran: list[bool]) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(data=st.data())
    def run(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        response = case.call(base_url=server.url, timeout=20)
        assert response.status_code < 500, response.text
        if response.headers.get("content-type", "").startswith("application/json"):
            case.validate_response(response)
            if response.status_code >= 400:
                body = response.json()
                assert set(body) == {"error", "text"}
                assert body["error"] in REASONS
        ran.append(True)

    run()


def test_every_operation_keeps_to_its_schema_and_never_fails(server: Server) -> None:
    """No 5xx, and every answer, good or bad, has the documented shape."""
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    ran = []
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path == "/api/tables/{code}/socket":
            continue  # a socket, not HTTP
        _fuzz_operation(server, operation, ran)
    assert ran
    assert ran > 0


REQUEST_FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "type": st.sampled_from(
        ["hello", "sit", "claim", "handover", "leave", "back", "add-bot", "remove", "change", "start", "salt"]
        + ["buy", "play", "take-back", "take", "say", "react", "refresh", "nonsense", ""]
    ),
    "protocol": st.one_of(st.integers(-5, 200), st.floats(allow_nan=True), st.text()),
    "token": st.one_of(st.none(), st.text(max_size=60)),
    "since": st.one_of(st.none(), st.integers(-10, 2**70)),
    "name": st.one_of(st.none(), st.text(max_size=40)),
    "colour": st.one_of(st.none(), st.text(max_size=20)),
    "seat": st.one_of(st.none(), st.integers(-3, 20)),
    "level": st.text(max_size=10),
    "terms": st.one_of(st.none(), st.dictionaries(st.text(max_size=5), st.integers())),
    "salt": st.one_of(st.none(), st.text(max_size=70)),
    "tiles": st.one_of(st.none(), st.lists(st.integers(-5, 200), max_size=4)),
    "count": st.one_of(st.none(), st.integers(-5, 50)),
    "text": st.one_of(st.none(), st.text(max_size=30)),
    "reaction": st.text(max_size=10),
    "secret": st.one_of(st.none(), st.text(max_size=60)),
}


def messages() -> st.SearchStrategy[str]:
    """A JSON object with some of these fields, or anything else that is not one."""
    fields = st.fixed_dictionaries({"id": st.one_of(st.none(), st.text(max_size=70))}, optional=REQUEST_FIELDS)
    near = fields.map(lambda one: {key: value for key, value in one.items() if value is not None})
    odd = st.one_of(st.just(b""), st.binary(max_size=50), st.text(max_size=50), st.integers(), st.lists(st.integers()))
    return st.one_of(
        near.map(json.dumps), odd.map(lambda value: value if isinstance(value, str | bytes) else json.dumps(value))
    )


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(sent=st.lists(messages(), min_size=1, max_size=6))
def test_every_socket_message_gets_one_answer_or_a_documented_error(server: Server, sent: list[Any]) -> None:
    """A table with two sockets: each message gets one answer with its id, or a known refusal; versions stay whole."""
    code = open_table(server)
    with Caller(server, code) as ann, Caller(server, code) as ben:
        ann.hello()
        ben.hello()
        versions = [1]
        for one in sent:
            try:
                ann.socket.send(one)
                answer = ann.hear()
            except (ConnectionClosed, RuntimeError):
                with Caller(server, code) as again:
                    again.hello()
                    ann = again
                continue
            if answer["type"] == "update":
                versions.append(answer["version"])
                continue
            assert answer["type"] in ("done", "error", "welcome", "secret", "bye"), answer
            if answer["type"] == "error":
                assert answer["error"] in REASONS
            if answer["type"] in ("done", "welcome"):
                versions.append(answer["version"])
        assert versions == sorted(versions)
    assert server.process
    assert server.process.poll() is None
