"""Another game at the same table: it starts at once against bots, and asks each person otherwise."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import answer, asked, play, round_of
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over


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
