"""The deal of the day in the browser: play it, continue it on a second device, see the results, share, come back."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE, keep_clear_of_midnight
from playwright.sync_api import ViewportSize, expect
from server.helpers.serving import Server, serving
from web.conftest import NewVisitor
from web.helpers.browser import PHONE, PageErrors
from web.helpers.page_checks import looks_right, speaks_all_languages, violations
from web.helpers.player_actions import answer
from web.helpers.socket_players import SocketPlayer, over
from web.players.test_my_page import secret_of

TITLES = {"de": "Partie des Tages", "fr": "Partie du jour", "hu": "A nap játszmája", "en": "Deal of the day"}
LOW: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 360, "height": 640}
LAPTOP: ViewportSize = {"width": 1366, "height": 641}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    keep_clear_of_midnight()
    with serving(f"sqlite:///{tmp_path / 'daily.sqlite3'}", tmp_path) as running:
        yield running


class HighPlayer(SocketPlayer):
    """A person who lays the highest tiles."""

    def act(self) -> bool:
        options = self.position.get("options") or {}
        if options.get("take") or not options.get("play") or options.get("take_back"):
            return super().act()
        tiles = sorted(one["tile"] for one in options["tiles"])
        self.ask("play", tiles=tiles[-options["play"] :])
        return True


def play_elsewhere(server: Server, secret: str, kind: type[SocketPlayer] = SocketPlayer) -> str:
    """Play or continue the deal of the day on another device to its end; return the code of the table."""
    headers = {"authorization": f"Bearer {secret}"}
    day = httpx.get(f"{server.url}/api/daily", timeout=PATIENCE).json()["today"]
    started = httpx.post(f"{server.url}/api/daily/{day}/games", json={}, headers=headers, timeout=PATIENCE).json()
    assert started["counted"]
    with kind(server, started["code"], player=secret) as device:
        device.play(over)
    return str(started["code"])


def stranger_plays(server: Server) -> None:
    secret = secrets.token_urlsafe(32)
    body = {"secret": secret, "name": "Stranger"}
    httpx.post(f"{server.url}/api/players", json=body, timeout=PATIENCE).raise_for_status()
    play_elsewhere(server, secret, HighPlayer)


def test_the_deal_of_the_day(server: Server, new_visitor: NewVisitor, page_errors: PageErrors) -> None:
    home = new_visitor(server=server, preferences={"name": "Ann", "theme": "system"}, reduced_motion="reduce")
    page = home.open("/")
    expect(page.get_by_role("link", name="Deal of the day")).to_contain_text("Not played yet")
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    expect(page.get_by_text("Your first game counts.")).to_be_visible()
    looks_right(page, LAPTOP, PHONE, SMALL, LOW)

    # Some choices in the browser.
    page.get_by_role("button", name="Play the deal").click()
    for _ in range(3):
        answer(page)
    expect(page.get_by_text("Deal of the day", exact=True)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("You can close this page at any time")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("button", name="Leave")).to_have_count(0)
    assert not violations(page)
    page.keyboard.press("Escape")
    code = page.url.rsplit("/", 1)[1]

    # Nobody else sees the game.
    stranger = new_visitor(server=server).open(f"/t/{code}")
    expect(stranger.get_by_text("Only the players can see this game.")).to_be_visible()

    # The home page leads back to the game; another device of the player continues it, and the page follows.
    home.go(page, "/")
    expect(page.get_by_role("link", name="Deal of the day")).to_contain_text("Your game is running")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Continue your game").click()
    expect(page.locator(".dock")).to_be_visible()
    assert page.url.endswith(code)
    assert play_elsewhere(server, secret_of(page)) == code
    expect(page.locator(".standings")).to_be_visible()
    assert not violations(page)

    # The result, alone, then among others.
    page.get_by_role("link", name="See how others played it").click()
    expect(page.get_by_role("heading", name="Your result")).to_be_visible()
    expect(page.get_by_text("Rank 1 of 1 player")).to_be_visible()
    expect(page.get_by_text("Your game is the best one so far.")).to_be_visible()
    stranger_plays(server)
    page.reload()
    expect(page.get_by_text(re.compile(r"^Rank [12] of 2 players$"))).to_be_visible()
    expect(page.get_by_role("heading", name="All who played")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    looks_right(page, LAPTOP, PHONE, SMALL, LOW)
    speaks_all_languages(page, TITLES, LAPTOP, SMALL)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="Watch your game").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    assert b'"daily"' in Path(saved.value.path()).read_bytes()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("The shuffle was fair.")).to_be_visible()

    # Others cannot watch it before the day is over.
    page_errors.allow("403")
    hidden = new_visitor(server=server).open(f"/replay/{code}-1")
    expect(hidden.get_by_text("Until the day is over")).to_be_visible()

    # My page has the days in a row; another game does not count.
    home.go(page, "/me")
    expect(page.get_by_role("region", name="Deal of the day")).to_contain_text("1 day in a row")
    home.go(page, "/daily")
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_text("does not count")).to_be_visible()
    answer(page)
    home.go(page, "/")
    expect(page.get_by_role("link", name="Deal of the day")).to_contain_text("Played: place")


def test_a_day_without_a_deal(new_visitor: NewVisitor) -> None:
    page = new_visitor().open("/daily/2020-01-01")
    expect(page.get_by_text("There is no deal for this day.")).to_be_visible()
    page.get_by_role("link", name="Today’s deal").click()
    expect(page.get_by_role("button", name="Play the deal")).to_be_visible()
