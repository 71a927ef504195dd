"""Hostile messages on a socket: malformed, too large, or with deceptive names and texts."""

from __future__ import annotations

import contextlib
import json

import httpx
import pytest
from patience import PATIENCE
from server.helpers.raw_clients import RawClient, problem, raw_client, refused
from server.helpers.serving import Server
from websockets.exceptions import ConnectionClosed

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
