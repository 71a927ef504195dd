"""Seats on one device in the lobby, and the end of a game that a player missed."""

from __future__ import annotations

from playwright.sync_api import expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.page_checks import scrolls_sideways, violations
from web.helpers.player_actions import sit
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over

SMALL = {"width": 320, "height": 568}


def test_two_seats_on_one_device_are_shown_in_the_lobby(site: Server, visit: Visit) -> None:
    code = open_table(site)
    same = f"localStorage.setItem('hornochsen-device', '\"{'ab' * 16}\"');"
    ann = visit(f"/t/{code}", script=same)
    sit(ann, "Ann")
    bob = visit(f"/t/{code}", script=same, viewport=SMALL)
    sit(bob, "Bob")
    with SocketPlayer(site, code, "Cid"):  # people who all share one device are not told
        for page in (ann, bob):
            expect(page.locator(".seats ol li").filter(has_text="same device as Ann")).to_contain_text("Bob")
        assert not scrolls_sideways(bob)


def test_a_player_who_missed_the_end_is_told_how_the_game_ended(site: Server, visit: Visit) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(over)
        ann.ask("again")
        seen = f"if (!sessionStorage.seen) localStorage.setItem('hornochsen-ends', '[[\"{code}\", 1, false]]');"
        for size in (SMALL, {"width": 1280, "height": 800}):
            page = visit(
                f"/t/{code}", seats={code: ann.token}, script=f"{seen} sessionStorage.seen = 1;", viewport=size
            )
            notice = page.get_by_role("group", name="The last game ended while you were away.")
            expect(notice).to_be_visible()
            expect(notice.get_by_role("link")).to_have_attribute("href", f"/replay/{code}-1")
            assert not scrolls_sideways(page)
            assert not violations(page)
            notice.get_by_role("button", name="Close").click()
            expect(notice).to_have_count(0)
            page.reload()
            expect(page.locator(".dock")).to_be_visible()
            expect(notice).to_have_count(0)
