"""HTTP headers, origins, proxies and size limits of the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.threaded_server import connect, serving_app, socket_at
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hornochsen.server.http import middleware
from hornochsen.server.http.middleware import MAX_BODY, own_origin

ELSEWHERE = "https://friend.example"
BEHIND = "https://play.example.org"


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with serving_app(origins=(ELSEWHERE,), public_url=BEHIND, upload_bytes=100_000) as client:
        yield client


def own(client: httpx.Client) -> str:
    return str(client.base_url).removesuffix("/")


def error(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()
    assert set(told) == {"error", "text"}
    assert told["text"]
    return answer.status_code, told["error"]


# Headers


@pytest.mark.parametrize("path", ["/", "/api/tables/moo", "/api/broken", "/nothing/here"])
def test_every_response_has_the_security_headers(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert policy["connect-src"] == f"'self' {own(client).replace('http', 'ws')}"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers.get_list("x-frame-options") == ["DENY"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "uvicorn" not in answer.headers.get("server", "")


def test_browsers_do_not_cache_responses_of_the_api(client: httpx.Client) -> None:
    assert client.get("/api/tables/moo").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/").headers


@pytest.mark.parametrize(
    "host", ["a;script-src *", "a b", "a/b", "a,b", "x" * 300, "[::1", "ü", "a:999999", "", "evil'"], ids=ascii
)
def test_a_malformed_host_appears_in_no_header(host: str) -> None:
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": [(b"host", host.encode())]}
    assert own_origin(scope) is None


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("http", "Play.Example:80", "http://play.example"),
        ("https", "play.example:80", "https://play.example:80"),
        ("wss", "play.example:443", "https://play.example"),
        ("ws", "[::1]:8787", "http://[::1]:8787"),
    ],
)
def test_the_origin_of_the_server_itself(scheme: str, host: str, origin: str) -> None:
    assert own_origin({"scheme": scheme, "headers": [(b"host", host.encode())]}) == origin


def test_two_host_headers_give_no_origin() -> None:
    assert own_origin({"scheme": "http", "headers": [(b"host", b"a"), (b"host", b"b")]}) is None


# Origins

FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1.evil.example",
    "file://",
    "https://",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_a_foreign_page_changes_nothing(client: httpx.Client, method: str, origin: str) -> None:
    answer = client.request(method, "/api/tables", headers={"Origin": origin})
    assert error(answer) == (403, "foreign-origin")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_gets_no_socket(client: httpx.Client, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(socket_at(client), additional_headers={"Origin": origin}):
        pass
    answer = refused.value.response
    assert answer.status_code == 403
    assert answer.body
    assert b'"foreign-origin"' in answer.body
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_same_host_over_another_scheme_is_foreign(client: httpx.Client) -> None:
    answer = client.post("/api/tables", headers={"Origin": own(client).replace("http", "https")})
    assert error(answer) == (403, "foreign-origin")


def test_two_origins_are_foreign(client: httpx.Client) -> None:
    answer = client.post("/api/tables", headers=[("Origin", own(client)), ("Origin", own(client))])
    assert error(answer) == (403, "foreign-origin")


@pytest.mark.parametrize("origin", [None, "own", ELSEWHERE, BEHIND])
def test_allowed_origins(client: httpx.Client, origin: str | None) -> None:
    origin = own(client) if origin == "own" else origin
    given = {"Origin": origin} if origin else {}
    assert client.post("/api/tables", content=b"moo", headers=given | JSON).json() == {"bytes": 3}
    with connect(socket_at(client), additional_headers=given) as open_socket:
        open_socket.send("moo")
        assert open_socket.recv(PATIENCE) == "moo"


JSON = {"content-type": "application/json"}
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}


def test_an_allowed_page_may_read_responses(client: httpx.Client) -> None:
    asked = client.options("/api/tables", headers={"Origin": ELSEWHERE, **PREFLIGHT})
    assert (asked.status_code, asked.headers["access-control-allow-origin"]) == (204, ELSEWHERE)
    assert "POST" in asked.headers["access-control-allow-methods"]
    assert asked.headers["access-control-allow-headers"] == "content-type"
    answer = client.post("/api/tables", content=b"{}", headers={"Origin": ELSEWHERE})
    assert answer.headers["access-control-allow-origin"] == ELSEWHERE
    assert answer.headers.get_list("cross-origin-resource-policy") == ["cross-origin"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_may_not_read_responses(client: httpx.Client, origin: str) -> None:
    for answer in (
        client.options("/api/tables", headers={"Origin": origin, **PREFLIGHT}),
        client.get("/api/tables/moo", headers={"Origin": origin}),
    ):
        assert "access-control-allow-origin" not in answer.headers
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_pages_are_served_to_any_origin(client: httpx.Client) -> None:
    assert client.get("/", headers={"Origin": "https://evil.example"}).status_code == 200


# Proxies

FORWARDED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Host": "play.example"}


def test_headers_of_a_trusted_proxy_are_used() -> None:
    with serving_app(proxies=("127.0.0.1",)) as client:
        told = client.get("/api/tables/moo", headers=FORWARDED).json()
        assert (told["client"], told["scheme"]) == ("203.0.113.9", "https")
        secure = client.post("/api/tables", headers={**FORWARDED, "Origin": "https://play.example"})
        assert secure.status_code == 201
        plain = client.post("/api/tables", headers={**FORWARDED, "Origin": "http://play.example"})
        assert error(plain) == (403, "foreign-origin")
        policy = client.get("/", headers=FORWARDED).headers["content-security-policy"]
        assert "connect-src 'self' wss://play.example;" in policy


@pytest.mark.parametrize("proxies", [(), ("192.0.2.7",)])
def test_headers_of_other_proxies_are_ignored(proxies: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn would read this
    with serving_app(proxies=proxies) as client:
        told = client.get("/api/tables/moo", headers=FORWARDED).json()
        assert (told["client"], told["scheme"]) == ("127.0.0.1", "http")


# Sizes

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(("path", "most"), [("/api/tables", MAX_BODY), ("/api/records", 100_000)])
@pytest.mark.parametrize("chunked", [False, True])
def test_bodies_have_a_limit(client: httpx.Client, path: str, most: int, chunked: bool) -> None:
    def body(size: int) -> Any:
        return (b"m" * min(4096, size - at) for at in range(0, size, 4096)) if chunked else b"m" * size

    assert client.post(path, content=body(most), headers=JSON).json() == {"bytes": most}
    assert error(client.post(path, content=body(most + 1), headers=JSON)) == (413, "too-large")


def test_a_too_large_body_is_not_read(client: httpx.Client) -> None:
    """The server responds before any of the body is sent, and closes the connection."""
    with socket.create_connection(("127.0.0.1", client.base_url.port or 0), timeout=PATIENCE) as raw:
        raw.sendall(b"POST /api/records HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999\r\n\r\n")
        answer = b"".join(iter(lambda: raw.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 413")


def test_an_endless_body_is_cut_off(client: httpx.Client) -> None:
    """The client sends chunks without end; the response stops it."""
    with socket.create_connection(("127.0.0.1", client.base_url.port or 0), timeout=PATIENCE) as raw:
        raw.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        chunk = b"1000\r\n" + b"m" * 4096 + b"\r\n"
        with pytest.raises(OSError, match=r"reset|pipe|aborted"):
            send_without_end(raw, chunk)


def send_without_end(raw: socket.socket, chunk: bytes) -> None:
    for _ in range(100_000):
        raw.sendall(chunk)


@pytest.mark.parametrize("address", ["/api/tables/{}", "/api/tables/ABCDEF?{}"])
def test_a_too_long_address_is_refused(client: httpx.Client, address: str) -> None:
    room = middleware.MAX_URL - len(address.replace("?", "")) + 2
    assert client.get(address.format("a" * room)).status_code == 200
    assert error(client.get(address.format("a" * (room + 1)))) == (414, "too-large")


def test_a_socket_with_a_too_long_address_is_refused(client: httpx.Client) -> None:
    with pytest.raises(InvalidStatus) as refusal, connect(f"{socket_at(client)}?{'a' * middleware.MAX_URL}"):
        pass
    assert refusal.value.response.status_code == 414


def test_a_missing_body_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.05)
    with (
        serving_app() as client,
        socket.create_connection(("127.0.0.1", client.base_url.port or 0), timeout=PATIENCE) as raw,
    ):
        raw.sendall(HEAD + b"Content-Length: 10\r\n\r\nmoo")
        answer = b"".join(iter(lambda: raw.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 408")


def test_a_too_large_message_closes_the_socket(client: httpx.Client) -> None:
    with connect(socket_at(client)) as open_socket:
        open_socket.send("m" * 16_384)
        assert len(open_socket.recv(PATIENCE)) == 16_384
        open_socket.send("m" * 16_385)
        with pytest.raises(ConnectionClosed) as closed:
            open_socket.recv(PATIENCE)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def test_sockets_are_not_compressed(client: httpx.Client) -> None:
    with connect(socket_at(client)) as open_socket:
        assert open_socket.protocol.extensions == []
