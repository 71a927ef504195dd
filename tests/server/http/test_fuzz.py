"""Fuzzing of the real server: Schemathesis against its OpenAPI document, Hypothesis over its socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from effort import SOAK
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from patience import PATIENCE
from server.helpers.raw_clients import RawClient, check_log_has_no_errors, open_table
from server.helpers.serving import Server, serving

from hornochsen.protocol.errors import REASONS
from tools.schema import SCHEMA

EXAMPLES = 120 if SOAK else 20
CALLS = 120 if SOAK else 10
"""Requests to each operation of the HTTP API."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder) as server:
        yield server
        assert server.process
        assert server.process.poll() is None
        check_log_has_no_errors(server)


def _fuzz_operation(server: Server, operation: Any, checks: list[Any], ran: list[bool]) -> None:
    @settings(max_examples=CALLS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(data=st.data())
    def run(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        response = case.call(base_url=server.url, timeout=PATIENCE)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            body = response.json()
            assert set(body) == {"error", "text"}
            assert body["error"] in REASONS
        ran.append(True)

    run()


@pytest.mark.long
def test_every_operation_follows_its_schema_and_never_fails(server: Server) -> None:
    """No status is 5xx, and every response has the documented form."""
    import schemathesis  # here, because each worker imports this module, and schemathesis takes a second
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    document = httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).json()
    operations = schemathesis.openapi.from_dict(document).get_all_operations()
    ran: list[bool] = []
    for result in operations:
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path == "/api/tables/{code}/socket":
            continue  # a socket, not HTTP
        _fuzz_operation(server, operation, checks, ran)
    assert ran


WORDS = st.text(max_size=70)
NUMBERS = st.integers(-5, 120) | st.integers() | st.floats()
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
PARTS = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]


def drawn_from(part: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return a strategy for the values that a part of the protocol's JSON Schema allows."""
    match part:
        case {"$ref": ref}:
            return st.deferred(lambda: drawn_from(PARTS[ref.rpartition("/")[2]]))
        case {"anyOf": some}:
            return st.one_of(*map(drawn_from, some))
        case {"enum": words}:
            return st.sampled_from(words)
        case {"type": "object", "properties": fields}:
            needed = part.get("required", ())
            parts = {name: drawn_from(one) for name, one in fields.items()}
            return st.fixed_dictionaries(
                {name: one for name, one in parts.items() if name in needed},
                optional={name: one for name, one in parts.items() if name not in needed},
            )
        case {"type": "array", "items": item}:
            return st.lists(drawn_from(item), min_size=part["minItems"], max_size=part["maxItems"])
        case {"type": "string", "pattern": pattern}:
            letters = st.from_regex(pattern.removesuffix(r"$(?!\n)").removesuffix("+"), fullmatch=True)
            return st.lists(letters, min_size=part["minLength"], max_size=part["maxLength"]).map("".join)
        case {"type": "string"}:
            return st.text(min_size=part.get("minLength", 0), max_size=part.get("maxLength", 50))
        case {"type": "integer"}:
            return st.integers(part.get("minimum"), part.get("maximum"))
        case {"type": "boolean"}:
            return st.booleans()
        case {"type": "null"}:
            return st.none()
    return ANYTHING


REQUESTS = drawn_from({"$ref": "#/$defs/AnyRequest"})
"""Requests of the documented form, whether they are legal now or not."""


@st.composite
def near_misses(draw: st.DrawFn) -> Any:
    """Draw a valid request with one field missing, added, or of another type."""
    request = draw(REQUESTS)
    field = draw(st.sampled_from([*request, "extra"]))
    if field in request and draw(st.booleans()):
        del request[field]
    else:
        request[field] = draw(ANYTHING)
    return request


def _text(value: Any) -> str:
    return json.dumps(value)


def _closes_no_socket(text: str) -> bool:
    """Return whether a message cannot make the server close the connection of another client."""
    return '"watching"' not in text and '"for_good"' not in text


SENT = st.one_of(
    REQUESTS.map(_text).filter(_closes_no_socket),
    near_misses().map(_text).filter(_closes_no_socket),
    *(ANYTHING.map(_text), st.text(max_size=80), st.binary(max_size=80)),
)


def answers(client: RawClient, data: str | bytes, number: int) -> list[dict[str, Any]]:
    """Return all answers to a message, up to the answer to a harmless request that follows it."""
    marker = f"marker-{number}"
    client.socket.send(data)
    client.socket.send(json.dumps({"type": "refresh", "id": marker}))
    heard: list[dict[str, Any]] = []
    while (message := client.hear()).get("id") != marker:
        if message["type"] != "update":
            heard.append(message)
    assert message["type"] == "welcome"
    return heard


def running_table(server: Server, ann: RawClient, ben: RawClient) -> None:
    for client, name in ((ann, "Ann"), (ben, "Ben")):
        client.hello()
        client.ask("sit", name=name)
    ann.ask("start")
    for client in (ann, ben):
        client.ask("salt", salt="abcdefgh")


@pytest.mark.long
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(sent=st.lists(st.tuples(st.booleans(), SENT), min_size=1, max_size=12))
def test_every_message_gets_one_answer_and_versions_have_no_gaps(server: Server, sent: list[tuple[bool, Any]]) -> None:
    code = open_table(server)
    with RawClient(server, code) as ann, RawClient(server, code) as ben, RawClient(server, code) as watcher:
        version = watcher.hello()["version"]
        running_table(server, ann, ben)
        for number, (first, data) in enumerate(sent):
            [answer] = answers(ann if first else ben, data, number)
            assert answer["type"] in ("done", "error", "welcome", "secret")
            assert answer["id"] in (None, given_id(data))
            assert answer["type"] != "error" or answer["error"] in set(REASONS) - {"failed"}
        last = ann.ask("refresh")["version"]
        while version < last:
            heard = watcher.hear()
            assert (heard["type"], heard["version"]) == ("update", version + 1)
            version += 1
    assert server.process
    assert server.process.poll() is None


def given_id(data: str | bytes) -> Any:
    try:
        found = json.loads(data)
    except ValueError:
        return None
    return found.get("id") if isinstance(found, dict) else None
