"""Hostile clients that use the seat, the token, the private link or the request id of another person."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
from patience import PATIENCE
from server.helpers.raw_clients import RawClient, open_table, raw_client, refused
from server.helpers.serving import Server

SEATED: list[dict[str, Any]] = [
    {"type": "leave"},
    {"type": "back"},
    {"type": "handover"},
    {"type": "add-bot", "level": "calf"},
    {"type": "remove", "seat": 0},
    {"type": "moderate", "chat": False},
    {"type": "mute", "seat": 0},
    {"type": "report", "who": 0},
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
            if request["type"] in ("add-bot", "remove", "moderate", "mute", "change", "start"):
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


def test_a_player_gets_no_second_seat_with_another_token_and_device(server: Server, code: str) -> None:
    secret = secrets.token_urlsafe(32)
    url = f"{server.url}/api/players"
    httpx.post(url, json={"secret": secret, "name": "Ben"}, timeout=PATIENCE).raise_for_status()
    with (
        raw_client(server, code, "Ann") as ann,
        raw_client(server, code, "Ben") as ben,
        RawClient(server, code) as second,
    ):
        ben.ask("identify", player=secret)
        ann.ask("add-bot", level="calf")
        ann.ask("start")
        while (told := ann.ask("refresh"))["position"] is None:
            pass
        bot = next(at for at, seat in enumerate(told["table"]["seats"]) if seat["bot"])
        second.hello(device="d" * 32)
        assert second.ask("ask-seat", seat=bot, name="Cid")["type"] == "done"
        second.ask("identify", player=secret)
        assert "asking" not in ann.ask("refresh")["table"], "the request has ended"
        assert refused(second.ask("ask-seat", seat=bot, name="Cid")) == "held-another"


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


def test_a_private_link_works_once(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code) as phone, raw_client(server, code) as thief:
        void = ann.ask("handover")["secret"]
        secret = ann.ask("handover")["secret"]
        assert refused(thief.ask("claim", secret=void)) == "unknown-secret"
        assert ann.ask("claim", secret=secret)["seat"] == 0, "this device has the seat already"
        assert phone.ask("claim", secret=secret)["seat"] == 0
        assert refused(thief.ask("claim", secret=secret)) == "unknown-secret"
        assert refused(ann.ask("say", text="moo")) == "not-seated"
        with RawClient(server, code) as again:
            assert refused(again.hello(secret)) == "unknown-token"
            assert again.hello(phone.token)["seat"] == 0
        with RawClient(server, code) as again:
            assert again.hello(ann.token)["seat"] is None


def test_a_repeated_id_acts_once_and_is_refused_with_another_content(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code) as watcher:
        first = ann.ask("say", "twice", text="moo")
        assert ann.ask("say", "twice", text="moo") == first
        assert refused(ann.ask("say", "twice", text="something else")) == "id-reused"
        assert refused(ann.ask("add-bot", "twice", level="calf")) == "id-reused"
        assert refused(ann.ask("start", "twice")) == "id-reused"
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
