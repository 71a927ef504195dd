"""The API behind the operator's page: only with the token, which is nowhere logged; its actions reach the tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.mailbox import wait_for
from server.helpers.serving import Server, serving
from web.helpers.socket_players import SocketPlayer, open_table

TOKEN = "muck-out-the-stable-1867"
BEARER = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operator")
    with serving(f"sqlite:///{folder / 'db.sqlite3'}", folder, operator_token=TOKEN, proxies="127.0.0.1") as running:
        yield running


@pytest.fixture
def operator(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.url}/api/operator", headers=BEARER, timeout=PATIENCE) as client:
        yield client


def until(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", "/tables/ABCDEF"),
        ("POST", "/tables/ABCDEF/close"),
        ("POST", "/tables/ABCDEF/people/1/remove"),
        ("POST", "/reports/x/close"),
        ("POST", "/bar"),
        ("POST", "/unbar"),
        ("POST", "/bar-player"),
        ("POST", "/unbar-player"),
    ],
)
def test_nothing_works_without_the_token(server: Server, method: str, path: str) -> None:
    body = {"address": "192.0.2.1"} if path in ("/bar", "/unbar") else {"player": "x"} if "player" in path else None
    url = f"{server.url}/api/operator{path}"
    for wrong in (None, "Bearer", f"Bearer {TOKEN}x", f"Basic {TOKEN}", TOKEN):
        headers = {"x-forwarded-for": f"198.51.100.{len(path)}"}  # each path has its own limit of failures
        if wrong is not None:
            headers["authorization"] = wrong
        answer = httpx.request(method, url, headers=headers, timeout=PATIENCE, json=body)
        assert (answer.status_code, answer.json()["error"]) == (401, "wrong-token")


def test_a_wrong_token_can_be_tried_only_a_few_times(server: Server) -> None:
    url = f"{server.url}/api/operator"
    guesser = {"x-forwarded-for": "203.0.113.9"}
    tried = [httpx.get(url, headers=guesser | {"authorization": f"Bearer {n}"}, timeout=PATIENCE) for n in range(12)]
    assert [answer.status_code for answer in tried[:10]] == [401] * 10
    assert tried[-1].status_code == 429
    assert httpx.get(url, headers=guesser | BEARER, timeout=PATIENCE).status_code == 429
    assert httpx.get(url, headers=BEARER, timeout=PATIENCE).status_code == 200


def test_without_the_setting_there_is_no_such_api(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'db.sqlite3'}", tmp_path) as server:
        answer = httpx.get(f"{server.url}/api/operator", headers={"authorization": "Bearer"}, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-path")


def test_headers_are_strict_and_the_token_is_not_logged(server: Server, operator: httpx.Client) -> None:
    answer = operator.get("")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-robots-tag"] == "noindex"
    assert answer.headers["x-frame-options"] == "DENY"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert TOKEN not in server.log.read_text()


def test_the_overview_shows_tables_people_load_and_storage(server: Server, operator: httpx.Client) -> None:
    code = open_table(server)
    with SocketPlayer(server, code, "Ann"):
        shown = operator.get("").json()
        [table] = [table for table in shown["tables"] if table["code"] == code]
        assert (table["people"], table["bots"], table["phase"]) == (["Ann"], 0, "gathering")
        assert shown["load"]["connections"] >= 1
        assert shown["load"]["memory_bytes"] is None or shown["load"]["memory_bytes"] > 10**6
        assert shown["storage"]["open_tables"] >= 1
        assert shown["storage"]["bytes"] > 0
        assert shown["processes"] == 1
        [ann] = operator.get(f"/tables/{code.lower()}").json()["people"]
        assert (ann["name"], ann["present"], ann["addresses"]) == ("Ann", True, [])
    assert operator.get("/tables/NOSUCH").status_code == 404


def test_wrong_tokens_are_among_the_problems(server: Server, operator: httpx.Client) -> None:
    httpx.get(f"{server.url}/api/operator", headers={"x-forwarded-for": "192.0.2.55"}, timeout=PATIENCE)
    problems = operator.get("").json()["problems"]
    assert ("wrong operator token", "address=192.0.2.0/24") in [(one["text"], one["details"]) for one in problems]


def test_a_closed_table_says_goodbye(server: Server, operator: httpx.Client) -> None:
    code = open_table(server)
    with SocketPlayer(server, code, "Ann"):
        assert operator.post(f"/tables/{code}/close").status_code == 204
        assert operator.post(f"/tables/{code}/close").status_code == 404
    wait_for(lambda: httpx.get(f"{server.url}/api/tables/{code}", timeout=PATIENCE).status_code == 404)


def test_only_a_person_at_the_table_can_be_removed(server: Server, operator: httpx.Client) -> None:
    code = open_table(server)

    def people() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = operator.get(f"/tables/{code}").json()["people"]
        return found

    with SocketPlayer(server, code, "Ann") as ann, SocketPlayer(server, code, "Ben"):
        ann.ask("add-bot", level="calf")
        person = next(one for one in people() if one["name"] == "Ben")
        seats = httpx.get(f"{server.url}/api/tables/{code}", timeout=PATIENCE).json()["seats"]
        bot = next(seat["who"] for seat in seats if seat["bot"])
        for who, status in ((bot, 404), (99, 404), (person["who"], 204)):
            assert operator.post(f"/tables/{code}/people/{who}/remove").status_code == status
        until(lambda: [one["name"] for one in people()] == ["Ann"])


def test_an_address_is_barred_and_unbarred(server: Server, operator: httpx.Client) -> None:
    visitor = {"x-forwarded-for": "198.18.7.7"}

    def refused() -> bool:
        return httpx.get(f"{server.url}/api/tables", headers=visitor, timeout=PATIENCE).status_code == 403

    assert operator.post("/bar", json={"address": "moo-moo"}).status_code == 400
    assert operator.post("/bar", json={"address": "198.18.7.0/24"}).status_code == 204
    until(refused)
    assert operator.get("").json()["barred"] == ["198.18.7.0/24"]
    assert operator.post("/unbar", json={"address": "198.18.7.0/24"}).status_code == 204
    until(lambda: not refused())
    assert operator.post("/unbar", json={"address": "198.18.7.0/24"}).json()["error"] == "nothing-to-do"


def test_every_metric_of_the_dashboard_is_served(server: Server) -> None:
    served = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    for name in ("http_responses_total", "database_bytes", "event_loop_lag_seconds_bucket", "stored", "problems_total"):
        assert f"\nhornochsen_{name}" in served


def test_a_player_is_barred_and_unbarred(server: Server, operator: httpx.Client) -> None:
    secret, code = secrets.token_urlsafe(32), open_table(server)
    mine = {"authorization": f"Bearer {secret}"}
    made = httpx.post(f"{server.url}/api/players", json={"secret": secret, "name": "Ben"}, timeout=PATIENCE)
    with SocketPlayer(server, code, "Ben") as ben:
        ben.ask("identify", player=secret)
        [person] = operator.get(f"/tables/{code}").json()["people"]
    player = {"player": person["player"]}
    assert person["player"] == made.json()["id"]
    assert operator.post("/bar-player", json=player).status_code == 204
    assert operator.post("/bar-player", json=player).json()["error"] == "nothing-to-do"
    assert operator.get("").json()["barred_players"] == [{"id": person["player"], "name": "Ben"}]
    assert httpx.get(f"{server.url}/api/player", headers=mine, timeout=PATIENCE).status_code == 403
    assert operator.post("/unbar-player", json=player).status_code == 204
    assert httpx.get(f"{server.url}/api/player", headers=mine, timeout=PATIENCE).status_code == 200
    assert operator.post("/unbar-player", json=player).json()["error"] == "nothing-to-do"
