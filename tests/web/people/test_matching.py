"""Play with others in the browser: found, seated and playing; bots after a while; blocked people do not meet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from playwright.sync_api import Page, ViewportSize, expect
from server.helpers.mailbox import wait_for
from server.helpers.serving import Server, serving
from web.conftest import NewVisitor
from web.helpers.browser import PHONE, PageErrors
from web.helpers.page_checks import looks_right, speaks_all_languages
from web.helpers.player_actions import answer, asked

LAPTOP: ViewportSize = {"width": 1366, "height": 641}
SMALL: ViewportSize = {"width": 360, "height": 640}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
TITLES = {"de": "Mit anderen spielen", "fr": "Jouer avec d’autres", "hu": "Játék másokkal", "en": "Play with others"}
TABLE = re.compile("/t/[A-Z0-9]{6}$")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'matching.sqlite3'}", tmp_path, bots_offered_after="1") as running:
        yield running


def find(page: Page, players: str = "2 players", pace: str = "Now") -> None:
    """Choose a game and wait for others."""
    page.get_by_role("radio", name=pace, exact=True).check()
    page.get_by_role("region", name="Play with others").locator("select").select_option(players)
    page.get_by_role("button", name="Find players").click()


def comes(new_visitor: NewVisitor, server: Server, name: str) -> Page:
    page: Page = new_visitor(server=server, preferences={"name": name}, reduced_motion="reduce").open("/")
    return page


def above_the_fold(page: Page) -> bool:
    box = page.get_by_role("button", name="Play now").bounding_box()
    size = page.viewport_size
    return bool(box and size and box["y"] + box["height"] <= size["height"])


def test_three_people_meet_and_play(server: Server, new_visitor: NewVisitor) -> None:
    ann = comes(new_visitor, server, "Ann")
    expect(ann.get_by_text("Nobody is waiting right now.")).to_be_visible()
    ann.set_viewport_size(LAPTOP)
    assert above_the_fold(ann)
    looks_right(ann, LAPTOP, PHONE, SMALL, LARGE)
    speaks_all_languages(ann, TITLES, LAPTOP, SMALL)
    find(ann, "3 players")
    expect(ann.get_by_text("nobody else is waiting for this")).to_be_visible()
    expect(ann.get_by_text("waiting to play now")).to_have_count(0)  # Ann is not one of the others
    expect(ann.get_by_role("button", name="Stop waiting")).to_be_focused()

    # A visitor who does not wait sees how many people do.
    bea = comes(new_visitor, server, "Bea")
    expect(bea.get_by_text("One person is waiting to play now.")).to_be_visible()
    find(bea, "3 players")
    expect(ann.get_by_text("2 people are waiting for this, including you")).to_be_visible()

    # Ann stops waiting, then waits again; a reload does not end her waiting.
    ann.get_by_role("button", name="Stop waiting").click()
    expect(ann.get_by_role("button", name="Find players")).to_be_focused()
    expect(bea.get_by_text("nobody else is waiting for this")).to_be_visible()
    find(ann, "3 players")
    expect(ann.get_by_text("2 people are waiting for this, including you")).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("2 people are waiting for this, including you")).to_be_visible()
    looks_right(ann, LAPTOP, PHONE, SMALL)
    speaks_all_languages(ann, TITLES, LAPTOP, SMALL)

    cat = comes(new_visitor, server, "Cat")
    find(cat, "3 players")
    for page in (ann, bea, cat):
        expect(page).to_have_url(TABLE)
    assert ann.url == bea.url == cat.url
    for page in (ann, bea, cat):
        assert asked(page) == "play"
        answer(page)
    for page in (ann, bea, cat):
        expect(page.locator(".top .title")).to_contain_text("2")

    # A stranger watches; the home page of a player leads back to the game.
    eve = comes(new_visitor, server, "Eve")
    eve.get_by_role("link", name=re.compile("Watch.*Ann")).click()
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    code = ann.url.rsplit("/", 1)[1]
    ann.goto(server.url)
    expect(ann.get_by_text("Nobody is waiting right now.")).to_be_visible()
    expect(ann.get_by_text("Players found for a slow game.")).to_have_count(0)
    ann.get_by_role("region", name="My games").get_by_role("link", name=re.compile(f"Continue.*{code}")).click()
    expect(ann).to_have_url(TABLE)
    expect(ann.locator(".dock")).to_be_visible()


def test_bots_are_offered_and_blocked_people_do_not_meet(server: Server, new_visitor: NewVisitor) -> None:
    ann, bea = (comes(new_visitor, server, name) for name in ("Ann", "Bea"))
    find(ann, "4 players")
    offer = ann.get_by_role("region", name="Nobody there? Start with bots!")
    expect(offer).to_be_visible()
    looks_right(ann, LAPTOP, PHONE, SMALL)
    speaks_all_languages(ann, TITLES, LAPTOP, SMALL)
    offer.get_by_role("radio", name="Calf").check(force=True)
    offer.get_by_role("button", name="Start with bots").click()
    expect(ann).to_have_url(TABLE)
    assert asked(ann) == "play"

    # Bea meets Cat, and blocks her at the table.
    cat = comes(new_visitor, server, "Cat")
    for page in (bea, cat):
        find(page)
    for page in (bea, cat):
        expect(page).to_have_url(TABLE)
        assert asked(page) == "play"
    bea.get_by_role("button", name="Options for Cat").click()
    looks_right(bea, LAPTOP, PHONE, SMALL)
    bea.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(bea.get_by_text("You will not be put together with Cat again.")).to_be_visible()
    for page, name in ((bea, "Bea"), (cat, "Cat")):
        leave(page, server, name)

    # They wait side by side, and do not meet; Dora meets one of them.
    for page in (bea, cat):
        page.goto(server.url)
        find(page)
    expect(bea.get_by_text("2 people are waiting for this, including you")).to_be_visible()
    dora = comes(new_visitor, server, "Dora")
    find(dora)
    expect(dora).to_have_url(TABLE)
    expect(bea).to_have_url(dora.url)
    expect(cat.get_by_text("nobody else is waiting for this")).to_be_visible()

    # My page lists blocked people, and unblocks them.
    bea.goto(f"{server.url}/me")
    blocked = bea.get_by_role("region", name="Blocked people")
    expect(blocked).to_contain_text("Cat")
    looks_right(bea, LAPTOP, PHONE, SMALL)
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked).to_have_count(0)


def leave(page: Page, server: Server, name: str) -> None:
    """Leave a running game, and wait until a bot has the seat."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Yes, leave").click()
    code = page.url.rsplit("/", 1)[1]
    wait_for(lambda: name not in httpx.get(f"{server.url}/api/tables/{code}", timeout=PATIENCE).text)


def test_a_slow_game_begins_without_its_players(
    server: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    ann, bea = (comes(new_visitor, server, name) for name in ("Ann", "Bea"))
    find(ann, pace="One day per turn")
    expect(ann.get_by_text("You can leave this page.")).to_be_visible()
    looks_right(ann, LAPTOP, PHONE, SMALL)
    ann.goto(f"{server.url}/rules")
    find(bea, pace="One day per turn")
    expect(bea.get_by_text("Players found for a slow game.").first).to_be_visible()
    looks_right(bea, LAPTOP, PHONE, SMALL)
    bea.get_by_role("link", name="Go to the game").click()
    assert asked(bea) == "play"
    ann.goto(server.url)
    ann.get_by_role("link", name="Go to the game").click()
    assert asked(ann) == "play"
    assert ann.url == bea.url
    ann.goto(server.url)
    expect(ann.get_by_role("region", name="My games").get_by_role("link", name=re.compile("Continue"))).to_be_visible()
    expect(ann.get_by_role("link", name="Go to the game")).to_have_count(0)
