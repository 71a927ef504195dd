"""A whole life in the browser: from a guest's first game to the deletion of everything, which leaves nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import keep_clear_of_midnight
from playwright.sync_api import Page, expect
from server.helpers.calling import calling_server
from server.helpers.mailbox import Mailbox, mailbox
from server.helpers.serving import SALTED, Server, running
from web.conftest import NewVisitor
from web.games.test_daily import LAPTOP, play_elsewhere
from web.helpers.browser import PHONE, PageErrors, Visitor
from web.helpers.page_checks import looks_right
from web.helpers.player_actions import answer, play, sit
from web.helpers.socket_players import LONG, SHORT, SocketPlayer, open_table
from web.players.test_my_page import PLAYERS, nothing_is_left, secret_of
from web.players.test_notices import mailed

from hornochsen.server.session.people.players import link_hash, mailed_hash
from hornochsen.server.session.people.seat_links import seat_link_hash
from hornochsen.server.table.people import identity

pytestmark = pytest.mark.long

NAME = "Quetzalcoatl"
ADDRESS = "feathered.serpent@players.test"
SECRET = r"[\w-]{43}"
SEAT_SECRETS = "() => JSON.parse(localStorage.getItem('hornochsen-passes'))"
GAMES = "() => JSON.parse(localStorage.getItem('hornochsen-games') ?? '[]')"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, box: Mailbox) -> Iterator[Server]:
    keep_clear_of_midnight()
    found = calling_server(f"sqlite:///{tmp_path / 'life.sqlite3'}", tmp_path, box)
    found.settings |= {"public_url": found.url, **SALTED}
    with running(found):
        yield found


def test_a_whole_life(
    server: Server, box: Mailbox, new_visitor: NewVisitor, page_errors: PageErrors, tmp_path: Path
) -> None:
    home = new_visitor(server=server, preferences={"theme": "system"}, reduced_motion="reduce")
    page, first = plays_as_a_guest(home, server)
    code = page.url.rsplit("/", 1)[1]
    reviews(page)

    # A phone becomes the same player, and plays the deal of the day.
    home.go(page, "/me")
    page.get_by_role("button", name="Use another device too").click()
    expect(page.get_by_role("img", name="QR code of the private link")).to_be_visible()
    join = page.get_by_label("Private link").input_value()
    page.keyboard.press("Escape")
    phone = new_visitor(server=server, viewport=PHONE, reduced_motion="reduce")
    small = phone.open("/me" + join.partition("/me")[2])
    expect(small.get_by_role("link", name=f"Replay {code}-1")).to_be_visible()
    second = secret_of(small)
    plays_the_day(phone, small, server)

    # The phone asks for mails, sits down at a table with a day for each choice, and goes away.
    confirm = wants_mails(phone, small, box)
    table = open_table(server, clock=86400, board=LONG)
    with SocketPlayer(server, table, "Bo") as bo:
        phone.go(small, f"/t/{table}")
        sit(small, NAME)
        bo.start(bots=0)
        expect(small.locator(".dock")).to_be_visible()
        seats = small.evaluate(GAMES) + page.evaluate(GAMES)
        phone.close()

        # The mail leads to the seat on any device, here one that knows nothing of the player.
        path = mailed(box, ADDRESS, rf"/t/{table}#answer={SECRET}")
        laptop = new_visitor(server=server, viewport=LAPTOP, reduced_motion="reduce")
        other = answers_from_the_mail(laptop, path)
        seats += other.evaluate(GAMES)
        third = other.evaluate(SEAT_SECRETS)[0]["secret"]
        bo.play(lambda one: one.position.get("round") == 2)  # the tile was laid
        unsubscribe = mailed(box, ADDRESS, rf"/unsubscribe/{SECRET}")
        laptop.open(unsubscribe)  # looking at it changes nothing, and is not logged

        # Everything is deleted, while the other person is at the table.
        deletes_everything(home, page)
        bo.play(lambda one: {seat["name"] for seat in one.table["seats"]} == {"Bo", "?"})
        laptop.close()

    links = [path.rpartition("=")[2], confirm, join.rpartition("=")[2]]
    devices = [first, second, third]
    hashes = (identity.key, link_hash, mailed_hash, seat_link_hash)
    nothing_is_left(
        tmp_path,
        [
            *(NAME, NAME.lower(), ADDRESS, unsubscribe.rpartition("/")[2]),
            *(secret for secret in (*devices, *links)),
            *(hashed(secret) for hashed in hashes for secret in (*devices, *links)),
            *(seat["token"] for seat in seats),
        ],
    )


def plays_as_a_guest(home: Visitor, server: Server) -> tuple[Page, str]:
    """Play a game against a bot, which makes the guest a player; return the tab and the secret of the device."""
    page = home.open("/me")
    expect(page.get_by_text("With your first game this page becomes yours")).to_be_visible()
    assert page.evaluate(PLAYERS) is None
    home.go(page, f"/t/{open_table(server, board=SHORT)}")
    sit(page, NAME)
    page.get_by_role("button", name=re.compile("Add a bot: +Calf")).click()
    page.get_by_role("button", name="Start the game").click()
    play(page)
    return page, secret_of(page)


def reviews(page: Page) -> None:
    page.get_by_role("link", name="Review my game").click()
    page.locator(".alternatives").wait_for()
    expect(page.locator(".sum")).to_be_visible()


def plays_the_day(phone: Visitor, page: Page, server: Server) -> None:
    """Begin the deal of the day on the phone, let the same player finish it, and share the result."""
    phone.go(page, "/daily")
    page.get_by_role("button", name="Play the deal").click()
    for _ in range(3):
        answer(page)
    play_elsewhere(server, secret_of(page))
    expect(page.locator(".standings")).to_be_visible()
    page.get_by_role("link", name="See how others played it").click()
    expect(page.get_by_role("heading", name="Your result")).to_be_visible()
    shared = page.locator("pre").inner_text()
    assert "/daily/" in shared
    assert NAME not in shared
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share as text").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")


def wants_mails(phone: Visitor, page: Page, box: Mailbox) -> str:
    """Ask for notices by mail and confirm the address; return the secret of the mailed link."""
    phone.go(page, "/me")
    section = page.get_by_role("region", name="Notices")
    section.get_by_label("Email address").fill(ADDRESS)
    section.get_by_role("button", name="Send the confirmation").click()
    path = mailed(box, ADDRESS, rf"/me#confirm={SECRET}")
    other = phone.open(path)
    expect(other.get_by_text("The email address is confirmed.")).to_be_visible()
    other.close()
    return path.rpartition("=")[2]


def answers_from_the_mail(laptop: Visitor, path: str) -> Page:
    """Open the mailed link, confirm it and lay a tile; return the tab."""
    page = laptop.open(path)
    expect(page.get_by_role("heading", name="Your seat at table")).to_be_visible()
    looks_right(page, LAPTOP, PHONE)
    page.get_by_role("button", name="Play on this device").click()
    assert answer(page) == "play"
    assert "#" not in page.url
    return page


def deletes_everything(home: Visitor, page: Page) -> None:
    home.go(page, "/me")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download everything").click()
    exported = json.loads(Path(started.value.path()).read_text())
    assert exported["notices"]["mail"]["address"] == ADDRESS
    assert len(exported["devices"]) == 3
    assert len(exported["daily"]) == 1
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_label("To confirm, type your name").fill(NAME)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("With your first game this page becomes yours")).to_be_visible()
