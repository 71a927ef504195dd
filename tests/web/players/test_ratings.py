"""Rated tables in the browser: the terms, the change of a rating, my page, and the leaderboard."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from playwright.sync_api import Page, expect
from server.helpers.serving import SALTED, Server, serving
from web.conftest import NewVisitor
from web.helpers.browser import PHONE
from web.helpers.page_checks import looks_right
from web.helpers.player_actions import asked
from web.helpers.socket_players import SocketPlayer, open_table


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'ratings.sqlite3'}", tmp_path, **SALTED) as running:
        yield running


def new_player(server: Server, name: str) -> dict[str, str]:
    """Create a player, and return id, secret and name."""
    secret = secrets.token_urlsafe(32)
    body = {"secret": secret, "name": name}
    made = httpx.post(f"{server.url}/api/players", json=body, timeout=PATIENCE).raise_for_status().json()
    return {"id": made["id"], "secret": secret, "name": name}


def become(page: Page, player: dict[str, str]) -> None:
    """Let the browser have this player, and load the page again."""
    known = json.dumps({"current": player["id"], "players": [player]})
    page.evaluate("known => localStorage.setItem('hornochsen-players', known)", known)
    page.reload()


def rated_game(server: Server, *players: dict[str, str]) -> str:
    """Let players play a rated game to its end, and return the code of the table."""
    code = open_table(server, rated=True, clock=86400)
    seated = [
        SocketPlayer(server, code, one["name"], player=one["secret"], device=f"device-of-{one['name']}-xx")
        for one in players
    ]
    seated[0].start(*seated[1:])
    with ThreadPoolExecutor() as threads:
        for done in [threads.submit(one.play, lambda me: me.table["phase"] == "over") for one in seated]:
            done.result()
    for one in seated:
        one.__exit__(None)
    return code


@pytest.mark.long
def test_a_rated_game_changes_my_rating_and_the_leaderboard(
    server: Server, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    ann, bea = new_player(server, "Ann"), new_player(server, "Bea")
    code = rated_game(server, ann, bea)
    visitor = new_visitor(server=server, reduced_motion="reduce")
    page = visitor.open(f"/t/{code}?watch")
    become(page, ann)
    expect(page.locator(".standings li").filter(has_text="Rating 1500 →")).to_have_count(2)
    looks_right(page, PHONE)

    visitor.go(page, "/me")
    rating = page.get_by_role("region", name="Rating")
    expect(rating.get_by_text("1 rated game")).to_be_visible()
    expect(rating.get_by_text("provisional", exact=True)).to_be_visible()
    expect(rating.locator("svg circle")).to_have_count(1)
    with page.expect_response("**/api/player/rating"):
        rating.get_by_role("switch", name="Show me on the leaderboard").check()

    visitor.go(page, "/leaderboard")
    expect(page.get_by_text("Nobody is on the leaderboard yet.")).to_be_visible()
    with closing(sqlite3.connect(tmp_path / "ratings.sqlite3")) as database, database:
        database.execute("UPDATE ratings SET games = 20, deviation = 60")
    page.reload()
    expect(page.get_by_role("row").filter(has_text="Ann")).to_contain_text("you")
    expect(page.get_by_role("row").filter(has_text="Bea")).to_have_count(0)
    looks_right(page, PHONE)


def test_the_host_makes_a_table_rated(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(server=server, preferences={"name": "Ann"}, reduced_motion="reduce")
    code = open_table(server)
    page = visitor.open(f"/t/{code}")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("switch", name="Rated").check()
    card = page.get_by_role("region", name="Rated table")
    expect(card.get_by_text("A rated game needs at least two people")).to_be_visible()
    expect(page.get_by_role("radio", name="30 seconds")).to_be_checked()
    looks_right(page)

    bea = new_player(server, "Bea")
    with SocketPlayer(server, code, "Bea", player=bea["secret"], device="device-of-bea-xx"):
        expect(card.get_by_text("The next game is rated for everybody")).to_be_visible()
        page.get_by_role("switch", name="Hints").check()
        expect(page.get_by_role("switch", name="Rated")).not_to_be_checked()
        expect(card).to_have_count(0)


def test_a_guest_reads_that_a_table_is_rated_before_sitting_down(server: Server, new_visitor: NewVisitor) -> None:
    code = open_table(server, rated=True, clock=30)
    page = new_visitor(server=server).open(f"/t/{code}")
    expect(page.get_by_text("By sitting down here you agree to a rated game.")).to_be_visible()
    looks_right(page)


def test_a_rated_game_has_neither_hints_nor_a_guide(server: Server, new_visitor: NewVisitor) -> None:
    ann, bea = new_player(server, "Ann"), new_player(server, "Bea")
    code = open_table(server, rated=True, clock=86400)
    page = new_visitor(server=server, preferences={"name": "Ann", "seen": []}, reduced_motion="reduce").open("/")
    become(page, ann)
    page.goto(f"{server.url}/t/{code}?guide=1")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats ol li").filter(has_text="Ann")).to_be_visible()  # she is the host, not Bea
    with SocketPlayer(server, code, "Bea", player=bea["secret"], device="device-of-bea-xx") as guest:
        page.get_by_role("button", name="Start the game").click()
        guest.play(lambda one: one.table["phase"] != "gathering" and one.salted)
        assert asked(page) == "play"
        expect(page.locator(".chip").get_by_text("Rated", exact=True)).to_be_visible()
        expect(page.get_by_role("note", name="The guide")).to_have_count(0)
        expect(page.get_by_role("button", name="Coach")).to_have_count(0)
        page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_role("button", name="Continue on another device")).to_be_visible()
        expect(page.get_by_role("button", name="Quiet, please")).to_have_count(0)
