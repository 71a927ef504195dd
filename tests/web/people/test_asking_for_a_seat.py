"""A spectator asks for a bot's seat, and the players answer, on a phone and on a desktop."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.page_checks import overflowing, settled
from web.helpers.player_actions import ASKED, answer, asked, hand
from web.helpers.socket_players import SocketPlayer, open_table

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1366, "height": 641}
BOT = "Berta"


def ask_for_the_bots_seat(page: Page) -> None:
    page.get_by_role("button", name="Join the game…").click()
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name=f"Ask to play for {BOT}").click()
    expect(page.get_by_text(f"You have asked to play for {BOT}.")).to_be_visible()


def play_on(eve: Page, *players: Page) -> None:
    """Each player lays once, and takes when asked to, until the spectator has a hand."""
    laid: set[Page] = set()
    while not eve.locator(".dock").count():
        for player in players:
            task = player.evaluate(ASKED)
            if (task == "take" or (task == "play" and player not in laid)) and answer(player) == "play":
                laid.add(player)
        eve.wait_for_timeout(50)


def test_a_spectator_asks_and_plays_when_all_agree(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as host, SocketPlayer(site, code, "Ben") as guest:
        host.start(guest)
        ann = visit(f"/t/{code}", seats={code: host.token}, viewport=PHONE)
        ben = visit(f"/t/{code}", seats={code: guest.token}, viewport=DESKTOP)
        eve = visit(f"/t/{code}", preferences={"name": ""})
        for player in (ann, ben):
            assert asked(player) == "play"
        ask_for_the_bots_seat(eve)
        eve.reload()
        expect(eve.get_by_text("Waiting for an answer from Ann and Ben.")).to_be_visible()
        for player in (ann, ben):
            question = player.get_by_role("group", name=f"Eve would like to play for {BOT} from the next round on.")
            expect(question).to_be_visible()
            settled(player)
            assert overflowing(player) == []
            expect(question.get_by_role("button", name="Refuse")).to_be_in_viewport(ratio=1)
            question.get_by_role("button", name="Agree").click()
            expect(question).to_have_count(0)
        expect(eve.get_by_text("Everyone agrees")).to_be_visible()
        assert hand(eve) == []
        play_on(eve, ann, ben)
        assert asked(eve) == "play"
        assert hand(eve)
        expect(ann.locator(".screens li").filter(has_text="Eve")).to_be_visible()


def test_a_spectator_who_is_refused_watches_on(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as host:
        host.start()
        ann = visit(f"/t/{code}", seats={code: host.token})
        eve = visit(f"/t/{code}", preferences={"name": ""})
        assert asked(ann) == "play"
        ask_for_the_bots_seat(eve)
        ann.get_by_role("button", name="Refuse").click()
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        expect(eve.get_by_role("log")).to_contain_text("Ann refused: Eve keeps watching.")
        eve.get_by_role("button", name="Join the game…").click()
        eve.get_by_role("button", name=f"Ask to play for {BOT}").click()
        expect(eve.get_by_role("alert")).to_contain_text("Not everyone at the table agreed")


def test_a_player_who_left_returns_to_their_own_seat(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as host, SocketPlayer(site, code, "Ben") as guest:
        host.start(guest)
        ben = visit(f"/t/{code}", seats={code: guest.token}, preferences={"name": "Ben"})
        assert asked(ben) == "play"
        before = hand(ben)
        ben.get_by_role("button", name="Table menu").click()
        ben.get_by_role("button", name="Leave the game").click()
        ben.get_by_role("button", name="Yes, leave").click()
        ben.get_by_role("button", name="Join the game…").click()
        expect(ben.get_by_role("button", name="Ask to play for")).to_have_count(0)
        ben.get_by_role("button", name="Return to your seat").click()
        expect(ben.locator(".dock > .hand [data-tile]").first).to_be_visible()
        assert len(set(before) - set(hand(ben))) <= 1, "the bot lays at most one tile; it may buy others"
