"""Several people at one table, each with a browser context of their own."""

from __future__ import annotations

import contextlib
import re

from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.page_checks import overlap, record, recorded, recording, settled, wait_until_recorded
from web.helpers.player_actions import ASKED, answer, asked, hand, lay, play, round_of, sit
from web.helpers.socket_players import SHORT, SocketPlayer, my_game, my_turn, open_table, over


def play_round(number: int, *players: Page) -> None:
    """Play a round for all players, including the tiles that they take."""
    laid: set[Page] = set()
    while any(round_of(player) <= number for player in players):
        for player in players:
            task = player.evaluate(ASKED)
            if (task == "take" or (task == "play" and player not in laid)) and answer(player) == "play":
                laid.add(player)
        players[0].wait_for_timeout(50)


def test_two_people_and_a_spectator(new_visitor: NewVisitor) -> None:
    ann = new_visitor().open("/")
    ann.get_by_role("button", name="Open a table").click()
    expect(ann.locator(".seats ol li")).to_have_count(1)
    expect(ann).to_have_url(re.compile("/t/"))
    code = ann.url.rsplit("/", 1)[1]
    expect(ann.get_by_label("Link to this table")).to_have_value(ann.url)
    expect(ann.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    expect(ann.get_by_role("button", name="Start the game")).to_be_disabled()

    ben = new_visitor(preferences={"name": ""}).open("/")
    ben.get_by_label("Table code").fill(f"{code[:3]} {code[3:]}".lower())
    ben.get_by_role("button", name="Go to table").click()
    sit(ben, "Ben")
    eve = new_visitor(preferences={"name": ""}).open("/")
    eve.get_by_label("Table code").fill(code)
    eve.get_by_role("button", name="Watch").click()

    expect(ann.locator(".seats ol li").filter(has_text="Ben")).to_be_visible()
    expect(ben.get_by_text("The game begins when Ann starts it.")).to_be_visible()
    say(ben, "Servus!")
    ann.get_by_role("button", name="Start the game").click()
    for player in (ann, ben):
        assert asked(player) == "play"
        expect(player.locator(".said")).to_have_text("Ben: Servus!")
    for number in (1, 2):
        play_round(number, ann, ben)
        for viewer in (ann, ben, eve):
            expect(viewer.locator(".top .title")).to_contain_text(str(number + 1))

    hand_is_hidden_from(eve, hand(ann) + hand(ben))
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    assert not set(hand(ann)) & set(hand(ben))
    they_talk(ann, ben, eve)


def hand_is_hidden_from(page: Page, tiles: list[int]) -> None:
    """Check that a spectator's page shows no hand, and no tile that is not on the board."""
    assert tiles
    expect(page.locator(".hand [data-tile]")).to_have_count(0)
    there = page.locator(".board .tile").all_inner_texts()
    assert not {str(tile) for tile in tiles} & {text.strip() for text in there}


def say(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def they_talk(ann: Page, ben: Page, eve: Page) -> None:
    say(ann, "Muh! <b>fett</b>")
    for viewer in (ann, ben, eve):
        expect(viewer.locator(".said").last).to_have_text("Ann: Muh! <b>fett</b>")
    for viewer in (ann, eve):
        screens = viewer.locator(".screens li").all_inner_texts()
        [at] = [number for number, text in enumerate(screens, 1) if "Ben" in text]
        record(viewer, f".screens li:nth-child({at}) .reaction")
    ben.get_by_role("button", name="Moo").click()
    for viewer in (ann, eve):
        wait_until_recorded(viewer, "Moo")


def test_a_reload_keeps_hand_and_laid_tile(visit: Visit, site: Server) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        before = hand(page)
        assert len(before) == 6
        page.locator(".dock > .hand [data-tile]").first.click()
        page.reload()
        asked(page)
        assert hand(page) == before

        laid = lay(page)
        back = page.get_by_role("button", name="Take back")
        expect(back).to_be_visible()
        page.reload()
        expect(back).to_be_visible()
        assert hand(page) == [tile for tile in before if tile not in laid]
        back.click()
        asked(page)
        assert hand(page) == before


def test_a_purchase_of_another_player_keeps_the_selection(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        ben.play(my_turn)
        page = visit(f"/t/{code}", seats={code: ann.token}, preferences={"speed": 0.5})
        asked(page)
        page.locator(".dock > .hand [data-tile]").first.click()
        record(page, ".dock .acts button")
        ben.ask("buy", count=1)
        screen = page.locator(".screens li").filter(has_text="Ben")
        expect(screen).to_contain_text("7 tiles")
        expect(screen.locator(".points")).to_have_text("1")
        settled(page)
        lays = f"Lay {hand(page, '[aria-pressed=true]')[0]}"
        assert set(recorded(page)) == {"Buy tiles", lays}
        page.get_by_role("button", name=lays).click()
        expect(page.get_by_role("button", name="Take back")).to_be_visible()


TOASTS = recording(".toasts p")


def test_a_private_link_moves_the_seat(new_visitor: NewVisitor) -> None:
    old = new_visitor(script=TOASTS).open("/")
    old.get_by_role("button", name="Open a table").click()
    old.get_by_role("button", name="Continue on another device").click()
    link = old.get_by_label("Private link").input_value()
    expect(old.get_by_role("dialog")).to_contain_text("It works once")
    new = new_visitor(script=TOASTS).open(link.removeprefix(old.evaluate("location.origin")))
    wait_until_recorded(new, "Your seat is now on this device.")
    expect(new.locator(".seats ol li").filter(has_text="you")).to_be_visible()
    expect(new).to_have_url(re.compile("^[^#]+$"))
    wait_until_recorded(old, "Your seat is now on another device.")
    expect(old.get_by_role("button", name="Leave the table")).to_have_count(0)
    second = new_visitor(script=TOASTS).open(link.removeprefix(old.evaluate("location.origin")))
    wait_until_recorded(second, "This private link has already been used")
    expect(second.get_by_role("button", name="Sit down")).to_be_visible()
    settled(second)
    assert len(recorded(second)) == 1, recorded(second)


def test_a_suggested_name_is_still_free(visit: Visit, site: Server) -> None:
    names = ["Heather", "clover", "Basil", "Rosie", "Barney", "Daisy", "Jasper"]
    code = open_table(site)
    with contextlib.ExitStack() as there:
        there.enter_context(SocketPlayer(site, code, names.pop(0)))
        page = visit(f"/t/{code}", preferences={"name": ""})
        expect(page.locator("#sit-name")).not_to_have_value("Heather")
        for name in names:  # the newcomers may take the suggested name
            there.enter_context(SocketPlayer(site, code, name))
        expect(page.locator("#sit-name")).to_have_value("Hazel")
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".seats ol li")).to_have_count(8)


def test_party_mode(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    screen = visit(f"/tv/{code}", viewport={"width": 1920, "height": 1080})
    expect(screen.locator(".code").first).to_have_text(f"{code[:3]} {code[3:]}")
    screen.locator(".join img").evaluate("picture => picture.decode()")
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        expect(screen.locator(".seats")).to_contain_text("Ann")
        ann.start(ben, bots=0)
        ann.play(my_turn)
        ben.play(my_turn)
        expect(screen.locator(".players li")).to_have_count(2)
        expect(screen.get_by_text("0 of 2 have chosen.")).to_be_visible()
        ann.act()
        expect(screen.get_by_text("1 of 2 has chosen.")).to_be_visible()
        settled(screen)
        assert screen.locator(".hand, [data-tile]").count() == 0
        assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
        while ann.table["phase"] != "over":
            for guest in (ann, ben):
                guest.play(lambda one: not (one.asked and one.table["phase"] == "playing"))
            for guest in (ann, ben):
                guest.ask("refresh")
        expect(screen.locator(".standings .chart")).to_be_visible()
        expect(screen.locator(".standings > ol li")).to_have_count(2)  # the chart has a list of its own


def test_a_board_with_a_long_course_fits_on_the_television(visit: Visit, site: Server) -> None:
    code = open_table(site, board="longacre")
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=1)
        ann.play(my_turn)
        screen = visit(f"/tv/{code}", viewport={"width": 1280, "height": 720})
        expect(screen.locator(".game .board .frame")).to_be_visible()
        settled(screen)
        assert not overlap(screen.locator(".game .board .frame"), screen.locator(".lines"))


def test_a_spectator_plays_in_the_next_game(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(over)
        page = visit(f"/t/{code}")
        expect(page.locator(".standings li")).to_have_count(2)
        page.get_by_role("link", name="Join the next game").click()
        sit(page, "Eve")
        expect(page.get_by_role("heading", name="At the table: 3 of 8")).to_be_focused()
        expect(page.locator(".standings li")).to_have_count(2)  # the standings are those of the finished game
        ann.ask("start")
        ann.play(my_turn)
        assert asked(page) == "play"
        expect(page.locator(".screen")).to_have_count(3)


def test_the_host_adds_a_bot_for_the_next_game(visit: Visit, site: Server) -> None:
    with my_game(site, board=SHORT) as (path, seats):
        page = visit(path, seats=seats)
        play(page)
        page.get_by_role("button", name=re.compile("^Add a bot: Cow")).click()
        expect(page.get_by_role("heading", name="At the table: 3 of 8")).to_be_visible()
        page.get_by_role("button", name="Play again").click()
        expect(page.locator(".screen")).to_have_count(3)
        assert asked(page) == "play"


def test_the_result_stays_while_another_game_is_prepared(visit: Visit, site: Server) -> None:
    with my_game(site, board=SHORT, bots=2) as (path, seats):
        page = visit(path, seats=seats)
        play(page)
        page.get_by_role("button", name=re.compile("^Remove")).first.click()
        expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
        expect(page.locator(".last")).to_contain_text(re.compile(r"\bwins?\b"))
        page.locator(".last").get_by_role("link", name="Replay").click()
        expect(page.get_by_role("heading", name="Replay")).to_be_visible()
