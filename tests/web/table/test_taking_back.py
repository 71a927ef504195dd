"""Changed choices: picked tiles that go back, laid tiles that are taken back, and answers to a rematch."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Locator, Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import asked, go, hand, play, round_of, until_laid
from web.helpers.socket_players import SHORT, SocketPlayer, my_game, open_table, over

LONG = {"takeBack": 10}
"""A time to take back that is longer than a test needs, on a slow machine too."""


def tile(page: Page, number: int) -> Locator:
    return page.locator(f'.dock > .hand [data-tile="{number}"]')


def taking_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take back")


def test_a_tile_is_put_back_laid_and_taken_back(visit: Visit, site: Server) -> None:
    with my_game(site, bots=3) as (path, seats):
        page = visit(path, seats=seats, preferences=LONG)
        asked(page)
        before = hand(page)
        first = tile(page, before[0])
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")
        first.click()
        expect(first).to_have_attribute("aria-pressed", "false")
        first.dblclick()  # a double click picks and puts back
        expect(first).to_have_attribute("aria-pressed", "false")
        assert hand(page) == before

        first.click()
        go(page).click()
        until_laid(page, before[0])
        expect(taking_back(page).locator(".bar")).to_be_visible()
        assert round_of(page) == 1
        taking_back(page).click()
        expect(first).to_be_visible()
        assert hand(page) == before

        first.focus()
        page.keyboard.press("Space")
        expect(first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(taking_back(page)).to_be_focused()
        page.keyboard.press("Enter")
        assert asked(page) == "play"

        settings(page)
        page.get_by_role("radio", name="none").check(force=True)
        page.get_by_role("switch", name="Lay with a double click").click()
        page.keyboard.press("Escape")
        tile(page, before[1]).dblclick()
        until_laid(page, before[1])
        asked(page)
        assert taking_back(page).count() == 0


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_a_rematch_asks_each_person(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        finish(1, ben, lambda: ann.play(over))
        page = visit(f"/t/{code}", seats={code: ann.token})
        play_again = page.get_by_role("button", name="Play again", exact=True)
        play_again.click()
        expect(page.get_by_text("Waiting for Ben.")).to_be_visible()
        expect(page.get_by_role("button", name="Don’t play again")).to_be_focused()
        page.get_by_role("button", name="Start without Ben").click()
        ben.play(dealt)
        expect(page.locator(".screen").filter(has_text="Ben")).to_contain_text("bot playing")

        ben.ask("back")
        ben.ask("refresh")
        finish(2, ben, lambda: play(page))
        expect(play_again).to_be_visible()
        ben.ask("again")
        expect(page.locator(".result")).to_contain_text("Ben wants to play again.")
        play_again.click()
        expect(page.locator(".standings")).to_have_count(0)
        ben.play(dealt)
        asked(page)
        expect(page.locator(".screen").filter(has_text="bot playing")).to_have_count(0)


def dealt(guest: SocketPlayer) -> bool:
    return bool(guest.table["phase"] == "playing")


def finish(number: int, ben: SocketPlayer, play_on: Callable[[], None]) -> None:
    """Let Ben play until the game with this number is over, while Ann plays on."""
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(ben.play, lambda guest: over(guest) and guest.table["game"] == number)
        play_on()
        playing.result()
