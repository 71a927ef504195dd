"""Hostile HTTP requests: foreign origins, malicious paths, malformed bodies and bytes that are not HTTP."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from server.helpers.raw_clients import RawClient, problem, refused
from server.helpers.serving import Server
from websockets.exceptions import InvalidStatus


def test_pages_of_other_sites_get_no_socket(server: Server, code: str) -> None:
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", f"{server.url}.evil.example"):
        with pytest.raises(InvalidStatus) as refusal:
            RawClient(server, code, origin=origin)
        response = refusal.value.response
        assert (response.status_code, json.loads(response.body or b"")["error"]) == (403, "foreign-origin")
        answer = httpx.post(f"{server.url}/api/tables", json={}, headers={"origin": origin}, timeout=PATIENCE)
        assert problem(answer) == (403, "foreign-origin")
    with RawClient(server, code, origin=server.url) as caller:
        assert caller.hello()["type"] == "welcome"


TRICKS = [
    "%2e%2e",
    "%00",
    "%ff",
    "a%20b",
    "x" * 900,
    "%F0%9F%90%82",
    "..%5c",
    "ABC%0a",
    "'%20or%201=1--",
    "${jndi:x}",
    "ABC%0d%0a",
]


@pytest.mark.parametrize("name", TRICKS, ids=[str(number) for number in range(len(TRICKS))])
def test_malicious_codes_and_names_find_nothing(server: Server, name: str) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for path in ("/api/tables/{}", "/api/tables/{}/qr.svg", "/api/records/{}", "/api/records/{}/steps"):
            assert problem(client.get(path.format(name))) == (400, "bad-message")
        assert problem(client.get(f"/api/boards/{name}")) == (404, "unknown-board")
    with RawClient(server, name) as caller:
        assert refused(caller.hear()) == "unknown-table"
        assert caller.hear() == {"type": "bye", "reason": "closed", "retry": None}


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/moo", "/api/tables/ABCDEF/moo", "/api/records/..%2f..%2fetc"])
def test_unknown_paths_are_not_found(server: Server, path: str) -> None:
    assert problem(httpx.get(f"{server.url}{path}", timeout=PATIENCE)) == (404, "unknown-path")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT"])
def test_other_methods_are_refused(server: Server, code: str, method: str) -> None:
    for path in ("/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/socket", "/healthz"):
        assert problem(httpx.request(method, f"{server.url}{path}", timeout=PATIENCE)) == (405, "wrong-method")


BODIES = [
    b"",
    b"moo",
    b"\xff",
    b"[]",
    b"[" * 15_000,
    b'{"clock":NaN}',
    b'{"clock":1}',
    b'{"clock":%s}' % (b"9" * 5000),
    b'{"board":"\\ud800"}',
    b'{"secret":1}',
    b'{"rules":{"x":1}}',
    b'{"public":"yes"}',
]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "multipart/form-data"])
def test_malformed_terms_open_no_table(server: Server, kind: str) -> None:
    for body in BODIES:
        answer = httpx.post(f"{server.url}/api/tables", content=body, headers={"content-type": kind}, timeout=PATIENCE)
        status = 400 if kind == "application/json" or not body else 415
        assert problem(answer) == (status, "bad-message"), body[:60]


def upload(server: Server, body: bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return httpx.post(f"{server.url}/api/records", content=body, headers=headers, timeout=PATIENCE)


def test_a_request_without_a_body_is_told_what_is_missing(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", timeout=PATIENCE)
    assert answer.json() == {"error": "bad-message", "text": "the request has no body; send a JSON object"}


def test_malformed_records_are_not_stored(server: Server) -> None:
    for body in (*BODIES[:5], b'{"format":"hornochsen"}', b"null", b'{"a":%s}' % (b"9" * 6000)):
        assert problem(upload(server, body)) == (400, "bad-record"), body[:60]


RECORD = (Path(__file__).parents[3] / "records" / "shuffled_game.json").read_text()
ODD = {
    "utf-16": RECORD.encode("utf-16"),
    "utf-16 without a mark": RECORD.encode("utf-16-le"),
    "mark": b"\xef\xbb\xbf" + RECORD.encode(),
    "half a sign": RECORD.replace("{", '{"note":"\\ud800",', 1).encode(),
    "half a sign within": RECORD.replace("{", '{"note":[{"\\udc00":1}],', 1).encode(),
}


@pytest.mark.parametrize("odd", ODD)
def test_records_with_unreadable_text_are_not_stored(server: Server, odd: str) -> None:
    assert upload(server, RECORD.encode()).status_code == 201
    assert problem(upload(server, ODD[odd])) == (400, "bad-record")


def raw(server: Server, data: bytes) -> bytes:
    """Send bytes on a raw connection and return the response up to its first pause."""
    heard = b""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(data)
        connection.settimeout(PATIENCE)
        while not heard.endswith((b"}", b"received.")) and (more := connection.recv(65536)):
            heard += more
    return heard


def test_two_host_headers_match_no_origin(server: Server) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 2\r\nContent-Type: application/json\r\n"
    assert b"foreign-origin" in raw(server, f"{head}Origin: http://a\r\n\r\n{{}}".encode())
    answer = raw(server, f"{head}\r\n{{}}".encode())
    assert b'"link":"/t/' in answer
    assert b"http://a" not in answer


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"moo\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
    ],
)
def test_data_that_is_not_http_is_answered_and_the_connection_closed(server: Server, data: bytes) -> None:
    assert raw(server, data).startswith(b"HTTP/1.1 400 ")
