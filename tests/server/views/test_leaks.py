"""No viewer receives secrets: every byte of whole games, over sockets and HTTP, is checked against the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from server.helpers.recording_clients import Exchange, Frame, Json, hashed
from server.helpers.serving import serving
from server.views.leak_checker import Leak
from server.views.leak_run import WORDS, RecordedRun, record_run
from server.views.leak_truth import Truth

from hornochsen.rules import State


@pytest.fixture(scope="module")
def recorded_run(tmp_path_factory: pytest.TempPathFactory) -> RecordedRun:
    folder = tmp_path_factory.mktemp("leaks")
    settings = {"away_seconds": "1", "salt_seconds": "0.5", "log_level": "debug"}
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, **settings) as server:
        transcript = asyncio.run(record_run(server))
        assert server.stop() == 0
        return RecordedRun(transcript, Truth(folder / "db.sqlite3", transcript.code), server.log.read_text())


def test_no_viewer_receives_what_it_may_not_know(recorded_run: RecordedRun) -> None:
    recorded_run.checker().check()
    assert len(recorded_run.truth.games) >= 2
    assert {frame.viewer.label for frame in recorded_run.transcript.frames} >= {"Watcher", "Ann", "Eve", "Telephone"}
    happened = {event["event"] for entry in recorded_run.truth.entries.values() for event in entry.get("events", ())}
    assert happened >= {"seat-asked", "ask-answered"}
    assert happened >= {"stood-in", "came-back", "took-over", "got-up", "said", "reacted", "went-away", "drew"}


def test_a_running_game_has_no_record(recorded_run: RecordedRun) -> None:
    answers = [one.status for one in recorded_run.transcript.exchanges if one.path.startswith("/api/records/")]
    assert answers[0] == 404
    assert answers[-1] == 200
    assert answers == sorted(answers, reverse=True)


def test_seats_were_shuffled_for_the_rematch(recorded_run: RecordedRun) -> None:
    """Otherwise the test above could not find that a former seat still reveals something."""
    games = [game.record["players"] for game in recorded_run.truth.games]
    always = set.intersection(*map(set, games))
    orders = {tuple(name for name in players if name in always) for players in games}
    assert len(orders) > 1, "by chance, some of them may be alike"


def test_the_log_contains_no_secrets(recorded_run: RecordedRun) -> None:
    checker, log = recorded_run.checker(), recorded_run.log
    assert "game ended" in log
    checker.check_words(log, None)
    for word in (WORDS, *(f"Telephone-{number}" for number in range(10)), '"Ann"', '"Dora"', "tiles", "hand"):
        assert word not in log
    assert "Traceback" not in log


# Planted leaks show that the checker finds them.


def told(recorded_run: RecordedRun, label: str, holds: Callable[[Json], Any]) -> tuple[int, Frame, Json]:
    """Return a message to a viewer in which a leak can be planted."""
    for index, frame in enumerate(recorded_run.transcript.frames):
        if frame.viewer.label == label and holds(message := msgspec.json.decode(frame.text)):
            return index, frame, message
    raise LookupError(label)


def event_of(message: Json, name: str) -> Json | None:
    return next((event for event in message.get("events", ()) if event["event"] == name and not event["tiles"]), None)


def state_at(recorded_run: RecordedRun, message: Json) -> State:
    moment = recorded_run.truth.moment(message["version"])
    assert moment
    return moment.state


def fully(message: Json) -> Any:
    return message.get("position") and message["position"]["options"]


def a_purchase(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Watcher", lambda message: event_of(message, "bought"))
    real = recorded_run.truth.entries[message["version"]]["events"]
    for event, true in zip(message["events"], real, strict=True):
        event.update(true)
    return index, json.dumps(message)


def a_tile_taken(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", lambda message: event_of(message, "took"))
    event = event_of(message, "took")
    assert event
    event["tiles"] = [1]
    return index, json.dumps(message)


def a_tile_face_down(recorded_run: RecordedRun) -> tuple[int, str]:
    def laid(message: Json) -> Any:
        return "screens" in message and any(None in tiles for tiles in message["screens"]["laid"])

    index, _, message = told(recorded_run, "Watcher", laid)
    message["screens"]["laid"] = state_at(recorded_run, message).laid
    return index, json.dumps(message)


def a_hand(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", fully)
    seat = message["position"]["seat"]
    message["position"]["hand"] = state_at(recorded_run, message).hands[seat - 1]
    return index, json.dumps(message)


def the_next_tile(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", fully)
    message["position"]["next"] = state_at(recorded_run, message).supply[0]
    return index, json.dumps(message)


def what_was_kept(recorded_run: RecordedRun) -> tuple[int, str]:
    def kept(message: Json) -> Any:
        entries = (message.get("position") or {}).get("ledger", ())
        return any("kept" in entry and entry["kept"] is None for entry in entries)

    index, _, message = told(recorded_run, "Ben", kept)
    message["position"]["ledger"] = json.loads(msgspec.json.encode(state_at(recorded_run, message).ledger))
    return index, json.dumps(message)


def another_seat(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Watcher", lambda message: message.get("position"))
    message["seat"] = 0
    return index, json.dumps(message)


def a_token(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ben", lambda message: message["type"] == "welcome")
    message["server"] = next(viewer for viewer in recorded_run.transcript.viewers() if viewer.label == "Ann").tokens[0]
    return index, json.dumps(message)


def a_secret(recorded_run: RecordedRun) -> tuple[int, str]:
    index, frame, _ = told(recorded_run, "Ann", lambda message: message["type"] == "done")
    secret = recorded_run.truth.games[0].record["shuffle"]["secret"]
    return index, frame.text.replace('"id":"', f'"id":"{secret}')


def a_hash(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Dora", lambda message: message["type"] == "welcome")
    message["table"]["seats"][0]["name"] = hashed(recorded_run.transcript.viewers()[0].tokens[0])
    return index, json.dumps(message)


def a_refusal(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", lambda message: message["type"] == "error")
    message["text"] = f"seat 2 has one of the tiles {', '.join(map(str, range(10, 100)))}"
    return index, json.dumps(message)


PLANTED = [
    a_purchase,
    a_tile_taken,
    a_tile_face_down,
    a_hand,
    the_next_tile,
    what_was_kept,
    another_seat,
    a_token,
    a_secret,
    a_hash,
    a_refusal,
]


@pytest.mark.parametrize("plant", PLANTED)
def test_a_leak_over_a_socket_is_found(
    recorded_run: RecordedRun, plant: Callable[[RecordedRun], tuple[int, str]]
) -> None:
    index, text = plant(recorded_run)
    checker, frames = recorded_run.checker(), recorded_run.transcript.frames
    for earlier in frames[:index]:
        if earlier.socket == frames[index].socket:  # from which the checker knows what this client holds
            checker.check_frame(earlier)
    with pytest.raises(Leak):
        checker.check_frame(replace(frames[index], text=text))


@pytest.mark.parametrize(
    ("path", "status", "text"),
    [
        ("/api/tables/{code}", 200, '{"code": "{code}", "supply": [3, 4, 5]}'),
        ("/api/tables", 200, '[{"code": "{code}", "token": 1}]'),
        ("/metrics", 200, 'hornochsen_tiles{player="Ann"} 7'),
        ("/api/records/{code}-99", 200, "{}"),
        ("/api/records/{code}-1", 404, '{"error": "unknown-record", "text": "seat 1 holds 17"}'),
        ("/healthz", 200, '{"status": "ok", "version": "1", "secret": "{secret}"}'),
        ("/api/info", 200, "{}"),
    ],
)
def test_a_leak_over_http_is_found(recorded_run: RecordedRun, path: str, status: int, text: str) -> None:
    checker = recorded_run.checker()
    code, secret = recorded_run.transcript.code, recorded_run.truth.games[0].record["shuffle"]["secret"]
    text = text.replace("{code}", code).replace("{secret}", secret)
    with pytest.raises(Leak):
        checker.check_exchange(Exchange(path.replace("{code}", code), status, text))
