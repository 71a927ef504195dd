"""Screen readers: the page announces every event in order, and then the question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import answer, asked, hand, play, sit, until_laid
from web.helpers.socket_players import DOUBLE, LONG, OPEN, SHORT, SocketPlayer, my_game, my_turn, open_table

LISTEN = """() => {
  window.heard = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) window.heard.push(textContent);
  });
  for (const region of document.querySelectorAll('.live-region')) observer.observe(region, { childList: true });
}"""
"""Collects what is added to live regions, as a screen reader does."""

WATCH = """() => {
  window.wrong = [];
  const tile = document.activeElement;
  const look = () => {
    if (document.activeElement === document.body) window.wrong.push('no focus');
    if (tile.isConnected && tile.ariaPressed !== 'true') window.wrong.push('put back');
  };
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector('.dock'), all);
}"""

FOLLOW = """() => {
  window.focused = [];
  addEventListener('focusin', ({ target }) => window.focused.push(target));
}"""

FOCUS = """() => addEventListener('focusin', ({ target }) => {
  setTimeout(() => window.heard.push(target.ariaLabel ?? target.textContent));
})"""
"""Collects the name of the focused element a moment later, as a screen reader does."""


def heard(page: Page, until: str) -> str:
    """Wait until a text was announced; return all announcements so far."""
    page.wait_for_function("text => window.heard.join(' ').includes(text)", arg=until)
    return str(page.evaluate("window.heard.splice(0).join(' ')"))


def test_a_round_is_announced_in_order_and_the_question_last(visit: Visit, site: Server) -> None:
    with my_game(site, bots=2) as (path, seats):
        for speed in (0, 2):
            page = visit(path, seats=seats, preferences={"speed": speed})
            asked(page)
            page.locator(".live-region", has_text="Choose").wait_for(state="attached")
            page.evaluate(LISTEN)
            tile = hand(page)[0]
            page.locator(".dock [data-tile]").first.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")  # the second time lays the tile
            until_laid(page, tile)
            while asked(page) == "take":
                answer(page)
            said = heard(page, "Choose a tile")
            order = [
                said.index(one) for one in ("The tiles were turned over", "joined row", "begins.", "Choose a tile")
            ]
            assert order == sorted(order)
            assert said.count("joined row") == 3
            assert f"You laid the {tile} face down." in said
            assert said.count("face down") == 1, "tiles that others lay face down are not announced"
            assert page.locator(".log p", has_text=re.compile("^(?!You ).* face down")).count() == 0, (
                "tiles that others lay face down are not logged"
            )
            page.close()


def test_tiles_that_others_lay_face_up_are_announced(visit: Visit, site: Server) -> None:
    code = open_table(site, board=OPEN)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(lambda guest: my_turn(guest) and bool(guest.position["laying"]["order"]))
        page = visit(f"/t/{code}")
        page.locator(".watch").wait_for()
        page.evaluate(LISTEN)
        ann.act()
        assert re.search(r"Ann laid the \d+ face up\.", heard(page, "Ann laid"))


def test_a_tile_stays_pressed_until_it_is_laid_and_the_focus_stays(visit: Visit, site: Server) -> None:
    """Otherwise a screen reader says that it was put back, and then reads the whole page."""
    with my_game(site, "Ben") as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        tile = page.locator(".dock > .hand [data-tile]").first
        tile.focus()
        page.keyboard.press("Enter")
        expect(tile).to_have_attribute("aria-pressed", "true")
        page.evaluate(WATCH)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Take back")).to_be_focused()
        assert page.evaluate("window.wrong") == []


@pytest.mark.parametrize("speed", [0, 2])
def test_the_beginning_and_the_end_are_announced(visit: Visit, site: Server, speed: int) -> None:
    page = visit(f"/t/{open_table(site, board=SHORT)}", preferences={"speed": speed})
    sit(page, "Ann")
    page.locator("ul[aria-labelledby=bots-title] button").first.click()
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Start the game").click()
    said = heard(page, "Choose a tile")
    order = [said.index(one) for one in ("The tiles are dealt.", "Round 1 begins.", "Choose a tile")]
    assert order == sorted(order)
    play(page)
    said = heard(page, "The game is over")
    result = page.locator("h1").inner_text()
    assert said.index("The game is over") < said.index(result)
    place = page.locator(".standings .me .place").inner_text()
    assert place == "1." or f"Your place: {place[:-1]}" in said
    story = page.get_by_role("figure").get_by_role("listitem")
    expect(story.first).to_have_text(re.compile(r"^Round 1: Ann \d+ and \S+ \d+$"))


def test_after_play_now_the_keyboard_is_at_the_first_tile(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    asked(page)
    expect(page.locator(".dock [data-tile]").first).to_be_focused()
    page.evaluate(LISTEN)
    for _ in range(2):
        page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.length > 0")
    asked(page)
    expect(page.locator(".dock [data-tile]").first).to_be_focused()


def test_rows_describe_their_free_squares(visit: Visit, site: Server) -> None:
    with my_game(site, bots=1) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        rows = page.locator(".row-of-squares > .unseen")
        squares = "plain, happy cow, happy cow, plain, plain, cow-pat 3, bullhead 12"
        expect(rows.nth(11)).to_have_text(f"Row 12: free. Squares: {squares}.")
        expect(rows.first).to_contain_text("Then:")


def test_the_screen_of_a_player_is_read_as_one_item(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        mine = page.locator(".screens li").first
        expect(mine).to_match_aria_snapshot('- listitem: "Ann: you, are choosing, 6 tiles, 0 minus points"')


def test_the_meaning_of_a_round_is_announced_once(visit: Visit, site: Server) -> None:
    with my_game(site, board=DOUBLE) as (path, seats):
        page = visit(path, seats=seats, preferences={"speed": 2})
        meaning = "All tiles are placed in order"
        for words in (meaning, "Choose two tiles"):
            page.locator(".live-region", has_text=words).first.wait_for(state="attached")
        page.evaluate(LISTEN)
        answer(page)
        assert meaning not in heard(page, "Choose two tiles")


def test_the_focus_stays_during_a_reveal(visit: Visit, site: Server) -> None:
    """Otherwise a screen reader reads the dock and its button again with every tile that joins a row."""
    with my_game(site) as (path, seats):
        page = visit(
            path, seats=seats, preferences={"speed": 0.25}
        )  # long enough for the focus even if frames are slow
        asked(page)
        page.locator(".dock [data-tile]").first.focus()
        page.keyboard.press("Enter")
        page.evaluate(FOLLOW)
        page.keyboard.press("Enter")
        page.wait_for_function("() => window.focused.at(-1)?.matches('[data-tile]')")
        names = page.evaluate("window.focused.map(one => one.matches('.btn') && one.textContent.trim())")
        assert names.count("Skip") == 1


def test_the_first_tile_is_read_after_all_announcements(visit: Visit, site: Server) -> None:
    """The question is read once: no element of that name is focused before."""
    with my_game(site, bots=3, board=LONG) as (path, seats):
        page = visit(path, seats=seats, preferences={"speed": 2})
        asked(page)
        page.locator(".live-region", has_text="Choose").wait_for(state="attached")
        page.locator(".dock [data-tile]").first.focus()
        page.keyboard.press("Enter")
        page.evaluate(LISTEN)
        page.evaluate(FOCUS)
        first = hand(page)[1]
        page.keyboard.press("Enter")
        said = heard(page, f"{first}: row")
        order = [said.index(one) for one in ("joined row", "Round 2 begins.", "Choose a tile to lay.", f"{first}: row")]
        assert order == sorted(order), said
