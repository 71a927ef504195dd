"""Reviews over HTTP: asked for, found again, limited, refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.reviewing import FEW, FINISHED, awaited_review, problem, unfinished, upload
from server.helpers.threaded_server import ThreadedServer

from hornochsen.coach.labels import TYPICAL_QUALITY
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.coach import reviews

COACH_SECONDS = 10 * 15
PLAYERS = json.loads(FINISHED)["players"]


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[httpx.Client]:
    """Yield a client of the whole application on a new database."""
    settings = Settings(database=f"sqlite:///{folder}/db.sqlite3", uploads_per_minute=1000, bot_threads=1, **changes)
    threaded = ThreadedServer(create_app(settings), settings)
    with threaded, httpx.Client(base_url=threaded.url, timeout=PATIENCE) as client:
        yield client


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "PLAYOUTS", FEW)
        with serving(tmp_path_factory.mktemp("reviews"), coach_seconds=COACH_SECONDS) as found:
            yield found


def test_an_uploaded_record_is_reviewed_from_a_seat(client: httpx.Client) -> None:
    record = upload(client)
    assert client.get(f"/api/records/{record}/reviews/1").raise_for_status().json()["status"] == "none"
    asked = client.post(f"/api/records/{record}/reviews", json={"seat": 1}).raise_for_status().json()
    assert asked["status"] in ("queued", "running", "done")
    done = awaited_review(client, record, 1)
    assert (done["status"], done["progress"], done["place"], done["error"]) == ("done", 1.0, 0, None)
    assert done["bots"] == TYPICAL_QUALITY
    review = done["review"]
    [seat] = review["seats"]
    assert (review["players"], review["budget"], seat["seat"], seat["name"]) == (PLAYERS, FEW, 1, PLAYERS[1])
    assert seat["start"] + seat["luck"] + seat["choice"] == pytest.approx(seat["result"])
    again = client.post(f"/api/records/{record}/reviews", json={"seat": 1}).raise_for_status().json()
    assert again == done, "a review that is done is found again"
    assert client.get(f"/api/records/{record}/reviews/0").raise_for_status().json()["status"] == "none"


@pytest.mark.parametrize("seat", [3, 7])
def test_a_seat_that_does_not_exist_is_refused(client: httpx.Client, seat: int) -> None:
    record = upload(client)
    for answer in (
        client.post(f"/api/records/{record}/reviews", json={"seat": seat}),
        client.get(f"/api/records/{record}/reviews/{seat}"),
    ):
        assert problem(answer) == (404, "no-such-seat")
        assert "seats 0 to 2" in answer.json()["text"]


@pytest.mark.parametrize("body", [{}, {"seat": -1}, {"seat": 8}, {"seat": "first"}, {"seat": 0, "budget": 0}])
def test_a_malformed_request_is_refused(client: httpx.Client, body: dict[str, Any]) -> None:
    record = upload(client)
    assert problem(client.post(f"/api/records/{record}/reviews", json=body)) == (400, "bad-message")
    assert client.get(f"/api/records/{record}/reviews/0").raise_for_status().json()["status"] == "none"


def test_an_unfinished_game_is_refused(client: httpx.Client) -> None:
    record = upload(client, unfinished())
    assert problem(client.post(f"/api/records/{record}/reviews", json={"seat": 0})) == (400, "unfinished-record")
    assert client.get(f"/api/records/{record}/reviews/0").raise_for_status().json()["status"] == "none"


def test_an_unsound_or_foreign_record_is_refused_at_its_upload(client: httpx.Client) -> None:
    record = json.loads(FINISHED)
    unsound = {**record, "moves": [*record["moves"][1:], record["moves"][0]]}
    for document in (unsound, {"format": "chess"}, [1]):
        assert problem(client.post("/api/records", json=document)) == (400, "bad-record")


def test_an_unknown_record_has_no_reviews(client: httpx.Client) -> None:
    assert problem(client.post("/api/records/up-0/reviews", json={"seat": 0})) == (404, "unknown-record")
    assert problem(client.get("/api/records/up-0/reviews/0")) == (404, "unknown-record")


def test_an_address_has_a_budget_for_each_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PLAYOUTS", FEW)
    with serving(tmp_path, coach_seconds=2 * 15) as client:
        record = upload(client)
        for seat in (0, 1, 1):
            client.post(f"/api/records/{record}/reviews", json={"seat": seat}).raise_for_status()
        assert problem(client.post(f"/api/records/{record}/reviews", json={"seat": 2})) == (429, "coach-limit")
        assert client.get(f"/api/records/{record}/reviews/2").raise_for_status().json()["status"] == "none"


def test_pages_answer_head_like_get_without_a_body(client: httpx.Client) -> None:
    for path in ("/t/ABCDEF", "/api/info"):
        got, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
    assert client.head("/api/nothing").status_code == 404


def test_a_record_is_continued_from_a_move(client: httpx.Client) -> None:
    record = upload(client)
    opened = client.post(f"/api/records/{record}/continue", json={"move": 4, "seat": 2}).raise_for_status().json()
    code, secret = opened["code"], opened["link"].partition("#move=")[2]
    assert f"/t/{code}#" in opened["link"]
    assert len(secret) == 43
    table = client.get(f"/api/tables/{code}").raise_for_status().json()
    assert table["continues"] == {"record": record, "move": 4, "seat": 2}
    assert (table["phase"], table["seats"][2]["bot"], table["commitment"]) == ("playing", None, None)
    assert not {seat["name"] for seat in table["seats"]} & set(PLAYERS[:2])  # people are replaced by bots
    for body, error in (
        ({"move": 4, "seat": 3}, (404, "no-such-seat")),
        ({"move": 5000, "seat": 0}, (400, "bad-message")),
        ({"move": len(json.loads(FINISHED)["moves"]), "seat": 0}, (400, "not-now")),
        ({"move": -1, "seat": 0}, (400, "bad-message")),
        ({"seat": 0}, (400, "bad-message")),
        ({"move": 4, "seat": 0, "name": "<b>"}, (400, "bad-name")),
    ):
        assert problem(client.post(f"/api/records/{record}/continue", json=body)) == error


def test_bots_of_a_continued_record_keep_their_names(client: httpx.Client) -> None:
    game = {**json.loads(FINISHED), "players": ["Resi", "Ann", "Zenzi"], "bots": {"0": "ox", "2": "bull"}}
    record = upload(client, json.dumps(game).encode())

    def names(**body: object) -> list[tuple[str, str | None]]:
        """Return the names and levels at a table that continues the record."""
        opened = client.post(f"/api/records/{record}/continue", json={"move": 4, **body}).raise_for_status().json()
        table = client.get(f"/api/tables/{opened['code']}").raise_for_status().json()
        return [(seat["name"], seat["bot"]) for seat in table["seats"]]

    assert names(seat=1) == [("Resi", "ox"), ("Ann", None), ("Zenzi", "bull")]
    assert names(seat=2)[:2] == [("Resi", "ox"), ("Berta", "ox")]
    (first, _), second, third = names(seat=1, name="resi")
    assert first not in ("Resi", "Zenzi")
    assert (second, third) == (("resi", None), ("Zenzi", "bull"))


def test_continued_games_count_as_opened_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_minute=2) as client:
        record = upload(client)
        for _ in range(2):
            client.post(f"/api/records/{record}/continue", json={"move": 0, "seat": 0}).raise_for_status()
        answer = client.post(f"/api/records/{record}/continue", json={"move": 0, "seat": 0})
        assert problem(answer) == (429, "too-fast")


def test_qr_codes_are_limited_for_each_address(client: httpx.Client) -> None:
    drawn = [client.get("/api/tables/ABCDEF/qr.svg") for _ in range(2)]
    assert drawn[0].content == drawn[1].content
    assert drawn[0].content.startswith(b"<svg")
    answers = (client.get("/api/tables/ABCDEF/qr.svg") for _ in range(1000))
    assert problem(next(answer for answer in answers if answer.status_code != 200)) == (429, "too-fast")


def test_a_puzzle_has_a_position_and_its_answer(client: httpx.Client) -> None:
    today = client.get("/api/puzzles/today").raise_for_status().json()
    assert client.get(f"/api/puzzles/{today['number']}").raise_for_status().json() == today
    advice = today["advice"]
    assert max(action["win"] for action in advice["actions"]) == advice["actions"][advice["best"]]["win"]
    assert {action["action"]["player"] for action in advice["actions"]} == {today["seat"]}
    assert today["position"]["seat"] == today["seat"]
    assert len(today["reasons"]) == len(advice["actions"])
    for number in (0, today["count"] + 1):
        assert problem(client.get(f"/api/puzzles/{number}")) == (404, "unknown-puzzle")
