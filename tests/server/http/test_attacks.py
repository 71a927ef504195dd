"""Hostile clients: each gets a documented refusal, and a game in the background is not disturbed."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.raw_clients import BackgroundGame, RawClient, open_table, problem, raw_client, refused, undisturbed
from server.serving import Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hornochsen.protocol import Terms
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import OFFICIAL, read_board
from hornochsen.server.table import seats
from hornochsen.server.table.draft import Draft, Moment
from hornochsen.server.table.table import Seat, Table

SEATED: list[dict[str, Any]] = [
    {"type": "leave"},
    {"type": "back"},
    {"type": "handover"},
    {"type": "add-bot", "level": "calf"},
    {"type": "remove", "seat": 0},
    {"type": "change", "terms": {"clock": 15}},
    {"type": "start"},
    {"type": "salt", "salt": "abcdefgh"},
    {"type": "buy", "count": 1},
    {"type": "play", "tiles": [1]},
    {"type": "take-back"},
    {"type": "take", "tiles": [1]},
    {"type": "answer-ask", "number": 1, "agree": True},
    {"type": "say", "text": "hello"},
    {"type": "react", "reaction": "moo"},
]
"""All requests that need a seat."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attacks")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, salt_seconds="0.2") as server:
        yield server
        assert server.stop() == 0


@pytest.fixture(scope="module")
def background_game(server: Server) -> Iterator[BackgroundGame]:
    with BackgroundGame(server) as background_game:
        yield background_game


@pytest.fixture(autouse=True)
def _undisturbed(server: Server, background_game: BackgroundGame) -> Iterator[None]:
    with undisturbed(server, background_game):
        yield


@pytest.fixture
def code(server: Server) -> str:
    return open_table(server)


# Seats of other people


def test_a_spectator_can_do_nothing_but_watch(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code) as watcher:
        for request in SEATED:
            assert refused(watcher.ask(**{"kind": request["type"], **_rest(request)})) == "not-seated"
        table = ann.ask("refresh")["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Ann"]
        assert table["phase"] == "gathering"


def _rest(request: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in request.items() if name != "type"}


def test_wrong_tokens_are_refused(server: Server, code: str) -> None:
    other = open_table(server)
    with raw_client(server, other, "Ann") as elsewhere, RawClient(server, code) as caller:
        for token in ("A" * 43, elsewhere.token, elsewhere.token[::-1]):
            assert refused(caller.hello(token)) == "unknown-token"
        for token in ("", "A" * 42, "A" * 44, "ä" * 43, "A" * 42 + "\n"):
            assert refused(caller.hello(token)) == "bad-message"
        assert caller.hello()["seat"] is None


def test_requests_before_the_hello_are_refused(server: Server, code: str) -> None:
    with RawClient(server, code) as caller:
        for request in (*SEATED, {"type": "sit", "name": "Ann"}, {"type": "refresh"}):
            assert refused(caller.ask(**{"kind": request["type"], **_rest(request)})) == "hello-first"
        assert refused(caller.ask("hello", protocol=99)) == "bad-protocol"
        assert caller.hello()["version"] == 1
        assert refused(caller.ask("hello", protocol=1)) == "hello-first"


def test_only_the_host_may_change_the_table(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann"), raw_client(server, code, "Ben") as ben:
        for request in SEATED:
            if request["type"] in ("add-bot", "remove", "change", "start"):
                assert refused(ben.ask(**{"kind": request["type"], **_rest(request)})) == "not-host"
        assert refused(ben.ask("sit", name="Cid")) == "already-seated"


def test_a_removed_person_has_lost_the_seat(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben") as ben:
        assert ann.ask("remove", seat=1)["type"] == "done"
        assert refused(ben.ask("say", text="I am still here")) == "not-seated"
        with RawClient(server, code) as again:
            assert again.hello(ben.token)["seat"] is None
            assert refused(again.ask("say", text="I am back")) == "not-seated"


def test_a_person_who_left_a_running_game_cannot_play_on(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben") as ben:
        assert ann.ask("start")["type"] == "done"
        while (told := ann.ask("refresh"))["position"] is None:
            pass
        assert told["table"]["phase"] == "playing"
        hand = ben.ask("refresh")["position"]["hand"]
        assert ben.ask("leave")["type"] == "done"
        assert refused(ben.ask("play", tiles=hand[:1])) == "not-seated"
        assert ben.ask("refresh", since=0)["position"]["hand"] == []
        assert refused(ben.ask("sit", name="Ben", seat=told["seat"])) == "not-a-bot"
        assert refused(ben.ask("sit", name="Ben", seat=7)) == "no-such-seat"
        assert refused(ben.ask("sit", name="Ben")) == "not-now"


def test_a_second_socket_does_not_read_a_bots_hand(server: Server, code: str) -> None:
    with (
        raw_client(server, code, "Ann") as ann,
        raw_client(server, code, "Ben") as ben,
        raw_client(server, code) as second,
    ):
        ann.ask("add-bot", level="calf")
        ann.ask("start")
        while (told := second.ask("refresh"))["position"] is None:
            pass
        bot = next(at for at, seat in enumerate(told["table"]["seats"]) if seat["bot"])
        assert refused(second.ask("sit", name="Cid", seat=bot)) == "ask-first"
        assert second.ask("ask-seat", seat=bot, name="Cid")["type"] == "done"
        asking = ben.ask("refresh")["table"]["asking"]
        assert asking["name"] == "Cid"
        assert second.ask("refresh")["asks"] is True
        assert ann.ask("answer-ask", number=asking["number"], agree=True)["type"] == "done"
        assert second.ask("refresh", since=0)["position"]["hand"] == []
        assert ben.ask("answer-ask", number=asking["number"], agree=False)["type"] == "done"
        assert "asking" not in ann.ask("refresh")["table"]
        assert second.ask("refresh", since=0)["position"]["hand"] == []
        assert refused(second.ask("ask-seat", seat=bot, name="Cid")) == "was-refused"
        with raw_client(server, code) as third:
            assert refused(third.ask("ask-seat", seat=bot, name="Dora")) == "too-fast"


def test_a_host_does_not_read_the_hand_of_a_person_they_remove(server: Server, code: str) -> None:
    with (
        raw_client(server, code, "Ann") as ann,
        raw_client(server, code, "Ben") as ben,
        raw_client(server, code) as second,
    ):
        ann.ask("start")
        while (told := ben.ask("refresh"))["position"] is None:
            pass
        seat = told["seat"]
        ben.ask("play", tiles=told["position"]["hand"][:1])
        assert ann.ask("remove", seat=seat)["type"] == "done"
        assert ann.ask("refresh")["table"]["seats"][seat]["closed"] is True
        for client, name in ((second, "Cid"), (ben, "Ben")):
            assert refused(client.ask("sit", name=name, seat=seat)) == "seat-closed"
            assert refused(client.ask("ask-seat", name=name, seat=seat)) == "seat-closed"
            assert client.ask("refresh", since=0)["position"]["hand"] == []


def test_a_person_who_left_returns_to_their_own_seat_only(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben") as ben:
        ann.ask("add-bot", level="calf")
        ann.ask("start")
        while (told := ben.ask("refresh"))["position"] is None:
            pass
        bot = next(at for at, seat in enumerate(told["table"]["seats"]) if seat["bot"])
        ben.ask("leave")
        assert refused(ben.ask("ask-seat", name="Ben", seat=bot)) == "held-another"
        with RawClient(server, code) as again:
            assert again.hello(ben.token)["own"] == told["seat"]
            assert again.ask("sit", name="Ben", seat=told["seat"])["seat"] == told["seat"]


def test_tiles_of_other_players_cannot_be_laid(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben") as ben:
        ann.ask("start")
        while (mine := ann.ask("refresh")["position"]) is None:
            pass
        theirs = ben.ask("refresh")["position"]["hand"]
        assert refused(ann.ask("play", tiles=theirs[:1])) == "no-such-tile"
        assert refused(ann.ask("play", tiles=mine["hand"][:2])) == "wrong-count"
        assert refused(ann.ask("play", tiles=[mine["hand"][0]] * 2)) == "malformed"
        assert refused(ann.ask("take", tiles=theirs[:1])) == "nothing-to-take"
        assert refused(ann.ask("take-back")) == "not-laid"


# Private links


def test_a_private_link_works_once(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code) as phone, raw_client(server, code) as thief:
        void = ann.ask("handover")["secret"]
        secret = ann.ask("handover")["secret"]
        assert refused(thief.ask("claim", secret=void)) == "unknown-secret"
        assert refused(ann.ask("claim", secret=secret)) == "already-seated"
        assert phone.ask("claim", secret=secret)["seat"] == 0
        assert refused(thief.ask("claim", secret=secret)) == "unknown-secret"
        assert refused(ann.ask("say", text="moo")) == "not-seated"
        with RawClient(server, code) as again:
            assert refused(again.hello(secret)) == "unknown-token"
            assert again.hello(phone.token)["seat"] == 0
        with RawClient(server, code) as again:
            assert again.hello(ann.token)["seat"] is None


def test_a_private_link_is_valid_for_ten_minutes() -> None:
    terms = Terms(board={"name": "small", "rows": [["", 1, 1]] * 5, "bulls_eyes": [5], "dunghill": 20})
    seat = Seat(0, "Ann", "red", key="k")
    table = Table("ABC", 1, 0.0, "gathering", terms, read_board(terms.board), OFFICIAL, (seat,), 0, 1)
    draft = Draft(table, _moment(1000.0))
    seats.handover(draft, 0, "secret")
    seats.claim(Draft(draft.table, _moment(1600.0)), "new", "secret")
    with pytest.raises(Refusal) as refusal:
        seats.claim(Draft(draft.table, _moment(1600.1)), "new", "secret")
    assert refusal.value.error == "unknown-secret"


def _moment(now: float) -> Moment:
    return Moment(now, "p", frozenset({"p"}), random.Random(1))


# The same request again


def test_a_repeated_id_acts_once_even_with_another_content(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code) as watcher:
        first = ann.ask("say", "twice", text="moo")
        assert ann.ask("say", "twice", text="moo") == first
        assert ann.ask("say", "twice", text="something else") == first
        assert ann.ask("add-bot", "twice", level="calf") == first
        assert ann.ask("start", "twice") == first
        assert ann.ask("say", "once", text="end")["version"] == first["version"] + 1
        heard: list[str] = []
        while "end" not in heard:
            heard += [event.get("text", event["event"]) for event in watcher.hear().get("events", ())]
        assert heard == ["moo", "end"]


def test_requests_in_the_wrong_order_are_refused_one_by_one(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben"):
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("take-back", {}, "not-now"),
            ("salt", {"salt": "abcdefgh"}, "not-now"),
            ("play", {"tiles": [1]}, "not-now"),
        ]
        for kind, fields, error in wrong:
            assert refused(ann.ask(kind, **fields)) == error
        ann.ask("start")
        later: list[tuple[str, dict[str, Any]]] = [
            ("start", {}),
            ("change", {"terms": {}}),
            ("add-bot", {"level": "ox"}),
        ]
        for kind, fields in later:
            assert refused(ann.ask(kind, **fields)) == "not-now"


# Malformed messages

# Without an id: from Python 3.12 on the decoder accepts this depth, and the missing id makes the message wrong.
DEEP = '{"type":"change","terms":{"board":' + '{"a":' * 2000 + "1" + "}" * 2001 + "}"
MALFORMED: list[tuple[str | bytes, str | None]] = [
    ("", None),
    (b"", None),
    (b"\x00\xff\xfe", None),
    ("moo", None),
    ("null", None),
    ("[]", None),
    ("[" * 8000, None),
    (DEEP, None),
    ("{}", None),
    ('{"id":5,"type":"leave"}', None),
    ('{"id":"a"}', "a"),
    ('{"id":"a","type":"cheat"}', "a"),
    ('{"id":"a","type":["leave"]}', "a"),
    ('{"id":"","type":"leave"}', None),
    ('{"id":"a b","type":"leave"}', "a b"),
    ('{"id":"a\\n","type":"leave"}', "a\n"),
    ('{"id":"a","type":"salt","salt":"abcdefgh\\n"}', "a"),
    ('{"id":"a","type":"salt","salt":"abcdefg"}', "a"),
    ('{"id":"' + "a" * 65 + '","type":"leave"}', None),
    ('{"id":"a","type":"leave","seat":1}', "a"),
    ('{"id":"a","type":"refresh","since":NaN}', None),
    ('{"id":"a","type":"refresh","since":Infinity}', None),
    ('{"id":"a","type":"refresh","since":-1}', "a"),
    ('{"id":"a","type":"refresh","since":1.5}', "a"),
    ('{"id":"a","type":"refresh","since":' + "9" * 5000 + "}", None),
    ('{"id":"a","type":"refresh","since":"1"}', "a"),
    ('{"id":"a","type":"play","tiles":[0]}', "a"),
    ('{"id":"a","type":"play","tiles":[100]}', "a"),
    ('{"id":"a","type":"play","tiles":[true]}', "a"),
    ('{"id":"a","type":"play","tiles":[1,2,3]}', "a"),
    ('{"id":"a","type":"play","tiles":{"0":1}}', "a"),
    ('{"id":"a","type":"buy","count":1e0}', "a"),
    ('{"id":"a","type":"buy","count":99999999999999999999999}', "a"),
    ('{"id":"a","type":"sit","name":"\\ud800"}', None),
    ('{"id":"a","type":"sit","name":"' + "A" * 25 + '"}', "a"),
    ('{"id":"a","type":"sit","name":"Ann","seat":-1}', "a"),
    ('{"id":"a","type":"say","text":"' + "A" * 201 + '"}', "a"),
    ('{"id":"a","type":"say","text":""}', "a"),
    ('{"id":"a","type":"leave","id":"b","type":"start"}', "b"),
    ('{"id":"a","type":"leave"}{"id":"b","type":"leave"}', None),
    ('{"id":"a","type":"leave",}', None),
    ('\ufeff{"id":"a","type":"leave"}', None),
    ("{'id':'a','type':'leave'}", None),
]


def test_a_malformed_message_is_refused_and_the_next_one_works(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann:
        for data, number in MALFORMED:
            answer = ann.say(data)
            assert (refused(answer), answer["id"]) == ("bad-message", number), data[:80]
        assert [seat["name"] for seat in ann.ask("refresh", since=2**70)["table"]["seats"]] == ["Ann"]


def test_a_malformed_hello_is_refused(server: Server, code: str) -> None:
    with RawClient(server, code) as caller:
        for data, _ in MALFORMED:
            assert refused(caller.say(data)) == "bad-message", data[:80]
        assert refused(caller.ask("hello", protocol=10**100)) == "bad-protocol"
        assert caller.hello(since=2**64)["missed"] == []


def test_too_large_frames_close_the_socket(server: Server, code: str) -> None:
    allowed = json.dumps({"type": "say", "id": "a", "text": ""}).replace('""', '"%s"')
    with raw_client(server, code) as caller:
        assert refused(caller.say(allowed % ("x" * (16_384 - len(allowed) + 2)))) == "bad-message"
        caller.socket.send(allowed % ("x" * (16_385 - len(allowed) + 2)))
        assert caller.ended() == (1009, {})
    large = json.dumps({"type": "say", "id": "a", "text": "x" * 16_400})
    for data in (large, large.encode(), [large[:9000], large[9000:]]):
        with raw_client(server, code) as caller:
            with contextlib.suppress(ConnectionClosed):  # the server closes before the last fragment
                caller.socket.send(data)
            assert caller.ended()[0] == 1009


def test_a_fragmented_message_is_read_as_one(server: Server, code: str) -> None:
    with raw_client(server, code) as caller:
        caller.socket.send(iter('{"type":"refresh","id":"piecemeal"}'))
        assert caller.hear()["id"] == "piecemeal"


# Names and texts

BAD_SIGNS = {
    "markup": "<b>Ann",
    "control": "An\x00n",
    "escape": "\x1b[31mAnn",
    "bidi": "Ann\u202e",
    "isolate": "\u2066Ann",
    "invisible": "\u200b\u200b",
    "tag": "A\U000e0041",
    "private": "A\ue000",
    "unassigned": "A\u0378",
    "zalgo": "A" + "\u0336\u0353\u0325" * 4,
    "blank": "  \t ",
    "joiners": "\u200d\u200d",
    "byte order": "\ufeffAnn",
    "soft hyphen": "An\u00adn",
    "filler": "\u3164",
    "dots of which none is raised": "\u2800\u2800",
}


@pytest.mark.parametrize("sign", BAD_SIGNS)
def test_deceptive_names_are_refused(server: Server, code: str, sign: str) -> None:
    with raw_client(server, code) as caller:
        assert refused(caller.ask("sit", name=BAD_SIGNS[sign])) == "bad-name"
        if sign != "markup":
            caller.ask("sit", name="Ann")
            assert refused(caller.ask("say", text=BAD_SIGNS[sign])) == "bad-text"


def test_names_that_look_alike_are_refused(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann Ö") as _, raw_client(server, code) as caller:
        for name in ("ann ö", " Ann   Ö ", "ANN O\u0308", "Ａnn Ö", "Ann\u200d Ö", "Ann Ö\ufe0f", "Ann Ö\u3164"):
            assert refused(caller.ask("sit", name=name)) == "name-taken", name
        for name in ("أبقار", "牛牛", "🐂", 'O\'Neil & "Co"', "né"):
            with raw_client(server, code, name):
                pass


@pytest.mark.parametrize("name", ["<b>", "a\x00", "a\u202e", "x" * 61, "\u200d", "A" + "\u0336" * 9])
def test_bad_board_names_are_refused(server: Server, code: str, name: str) -> None:
    board = {"name": name, "rows": [["", 1, 1]] * 5, "bulls_eyes": [5], "dunghill": 20}
    answer = httpx.post(f"{server.url}/api/tables", json={"board": board}, timeout=PATIENCE)
    assert problem(answer) == (400, "bad-board")
    with raw_client(server, code, "Ann") as ann:
        assert refused(ann.ask("change", terms={"board": board})) == "bad-board"


# Origins


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


# HTTP

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
        assert problem(answer) == (400, "bad-message"), body[:60]


def test_malformed_records_are_not_stored(server: Server) -> None:
    for body in (*BODIES[:5], b'{"format":"hornochsen"}', b"null", b'{"a":%s}' % (b"9" * 6000)):
        assert problem(httpx.post(f"{server.url}/api/records", content=body, timeout=PATIENCE)) == (
            400,
            "bad-record",
        ), body[:60]


RECORD = (Path(__file__).parents[2] / "records" / "shuffled_game.json").read_text()
ODD = {
    "utf-16": RECORD.encode("utf-16"),
    "utf-16 without a mark": RECORD.encode("utf-16-le"),
    "mark": b"\xef\xbb\xbf" + RECORD.encode(),
    "half a sign": RECORD.replace("{", '{"note":"\\ud800",', 1).encode(),
    "half a sign within": RECORD.replace("{", '{"note":[{"\\udc00":1}],', 1).encode(),
}


@pytest.mark.parametrize("odd", ODD)
def test_records_with_unreadable_text_are_not_stored(server: Server, odd: str) -> None:
    assert httpx.post(f"{server.url}/api/records", content=RECORD.encode(), timeout=PATIENCE).status_code == 201
    assert problem(httpx.post(f"{server.url}/api/records", content=ODD[odd], timeout=PATIENCE)) == (400, "bad-record")


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
