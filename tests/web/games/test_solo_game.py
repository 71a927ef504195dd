"""A whole game of one person and three bots in the browser, its record and its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import answer, asked, play, round_of
from web.helpers.socket_players import SHORT, SocketPlayer, my_game, open_table, over

from hornochsen.records import read, shuffle

pytestmark = pytest.mark.long

SHOWN = """points => {
  const shown = [...document.querySelectorAll('.hands .points')].map((one) => parseInt(one.innerText));
  return String(shown.sort((one, other) => one - other)) === String(points);
}"""


def test_a_whole_game_from_one_click_to_its_replay(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    page.get_by_role("radio", name="Calf").check()
    page.get_by_role("button", name="Play now").click()
    asked(page)
    expect(page.locator(".screens li")).to_have_count(4)
    assert len(page.locator(".dock > .hand [data-tile]").all()) == 6
    play(page)

    expect(page.locator(".standings li")).to_have_count(4)
    points = [int(text) for text in page.locator(".standings .points b").all_inner_texts()]
    assert points == sorted(points)
    expect(page.locator(".story path.line")).to_have_count(4)
    assert page.get_by_text("Minus points, round by round").count() == 1, "a screen reader reads it once"
    expect(page.get_by_text(re.compile(r"^Round 1: .*\bAnn \d"))).to_be_attached()
    the_shuffle_is_proven(page)
    the_record_is_sound(page, points)

    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+"))
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.keyboard.press("End")
    last = page.get_by_role("slider")
    expect(last).to_have_value(last.get_attribute("max") or "")
    page.wait_for_function(SHOWN, arg=points)  # the last steps may still be loading


def the_shuffle_is_proven(page: Page) -> None:
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("The shuffle was fair.")).to_be_visible()
    expect(page.get_by_text("The salt from your browser was used.")).to_be_visible()
    expect(page.locator(".verify")).not_to_contain_text("✗")


def the_record_is_sound(page: Page, points: list[int]) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    replayed = read(download.value.path().read_bytes())
    assert sorted(replayed.final.state.positions) == points
    assert "Ann" in replayed.record.players
    assert shuffle.verify(replayed).proven


def test_play_again_starts_a_new_game(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(over)
        page = visit(f"/t/{code}", seats={code: ann.token})
    expect(page.locator(".standings")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".standings")).to_have_count(0)
    answer(page)
    assert round_of(page) in (1, 2)


def test_the_goal_of_the_game_is_explained_once(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        note = page.get_by_role("note")
        expect(note).to_contain_text("Stay off the dunghill!")
        note.get_by_role("button", name="Got it").click()
        expect(note).to_be_hidden()
        page.reload()
        asked(page)
        expect(note).to_be_hidden()


def test_taking_tiles_is_explained_the_first_time(visit: Visit, site: Server) -> None:
    short_rows = {"name": "short rows", "rows": [["", 1, 2]] * 8, "bulls_eyes": [40], "dunghill": 90}
    code = open_table(site, board=short_rows)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(lambda guest: bool((guest.position.get("options") or {}).get("take")))
        page = visit(f"/t/{code}", seats={code: ann.token})
        assert asked(page) == "take"
        expect(page.get_by_role("note")).to_contain_text("Row complete!")
        answer(page)
        expect(page.get_by_role("note").filter(has_text="Row complete!")).to_be_hidden()
