"""A player's whole life in the browser: the first game, my page, a second device, recovery, deletion."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from server.helpers.serving import SALTED, Server, serving
from web.conftest import NewVisitor
from web.helpers.browser import PHONE, PageErrors
from web.helpers.page_checks import looks_right
from web.helpers.player_actions import play
from web.helpers.socket_players import SHORT, open_table

from hornochsen.server.table.people import identity

NARROW: ViewportSize = {"width": 320, "height": 640}
NAME = "Quetzalcoatl"
PLAYERS = "() => JSON.parse(localStorage.getItem('hornochsen-players') ?? 'null')"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'life.sqlite3'}", tmp_path, **SALTED) as running:
        yield running


def secret_of(page: Page) -> str:
    """Return the secret of the player who plays in this browser."""
    known = page.evaluate(PLAYERS)
    return next(str(one["secret"]) for one in known["players"] if one["id"] == known["current"])


def code_in(dialog: Page) -> str:
    """Return the recovery code that a dialog shows, and close it."""
    code = dialog.get_by_role("textbox", name="Recovery code").input_value()
    assert re.fullmatch(r"([A-Z2-9]{5}-){4}[A-Z2-9]{5}", code)
    dialog.keyboard.press("Escape")
    return code


def test_a_whole_life(server: Server, new_visitor: NewVisitor, page_errors: PageErrors, tmp_path: Path) -> None:
    page_errors.allow("401")
    home = new_visitor(server=server, preferences={"name": NAME, "theme": "system"}, reduced_motion="reduce")
    page = home.open("/me")
    expect(page.get_by_text("With your first game this page becomes yours")).to_be_visible()
    assert page.evaluate(PLAYERS) is None

    # The first game creates the player.
    code = open_table(server, board=SHORT)
    home.go(page, f"/t/{code}")
    page.locator("#sit-name").fill(NAME)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats ol li").filter(has_text=NAME)).to_be_visible()
    first = secret_of(page)
    home.go(page, "/me")
    expect(page.get_by_role("heading", name="Running games")).to_be_visible()
    expect(page.get_by_text("No finished game yet.")).to_be_visible()

    # A game against bots counts.
    home.go(page, f"/t/{code}")
    finish(page)
    home.go(page, "/me")
    expect(page.get_by_role("heading", name="Share of wins")).to_be_visible()
    expect(page.get_by_role("link", name=f"Replay {code}-1")).to_be_visible()
    looks_right(page, PHONE, NARROW)
    page.get_by_label("Search for a name").fill("nobody has this name")
    expect(page.get_by_text("0 games")).to_be_visible()
    page.get_by_label("Search for a name").fill("")
    expect(page.get_by_role("link", name=f"Replay {code}-1")).to_be_visible()
    page.get_by_role("radio", name="happy cow").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()

    # A second device is the same player.
    page.get_by_role("button", name="Use another device too").click()
    expect(page.get_by_role("img", name="QR code of the private link")).to_be_visible()
    link = page.get_by_label("Private link").input_value()
    page.keyboard.press("Escape")
    phone = new_visitor(server=server, viewport=PHONE).open("/me" + link.partition("/me")[2])
    expect(phone.get_by_role("heading", name=NAME)).to_be_visible()
    expect(phone.get_by_role("link", name=f"Replay {code}-1")).to_be_visible()
    second = secret_of(phone)
    assert second != first
    assert "#" not in phone.url

    # The recovery code signs out all other devices.
    page.get_by_role("button", name="Make a recovery code").click()
    code_text = code_in(page)
    other = new_visitor(server=server)
    found = other.open("/me")
    found.get_by_role("button", name="Recover a player").click()
    found.get_by_role("textbox", name="Recovery code").fill(code_text.lower())
    found.get_by_role("button", name="Recover", exact=True).click()
    expect(found.get_by_text("Your player is back.")).to_be_visible()
    new_code = code_in(found)
    expect(found.get_by_role("heading", name=NAME)).to_be_visible()
    third = secret_of(found)
    phone.reload()
    expect(phone.get_by_text("With your first game this page becomes yours")).to_be_visible()
    assert (
        page.evaluate("s => fetch('/api/player', {headers: {authorization: `Bearer ${s}`}}).then(a => a.status)", first)
        == 401
    )

    # Export, then deletion, which leaves nothing.
    with found.expect_download() as started:
        found.get_by_role("button", name="Download everything").click()
    exported = json.loads(Path(started.value.path()).read_text())
    assert list(exported["records"]) == [f"{code}-1"]
    found.get_by_role("button", name="Delete everything").click()
    expect(found.get_by_role("button", name="Delete for good")).to_be_disabled()
    found.get_by_label("To confirm, type your name").fill(NAME)
    found.get_by_role("button", name="Delete for good").click()
    expect(found.get_by_text("With your first game this page becomes yours")).to_be_visible()
    assert found.evaluate(PLAYERS)["players"] == []
    wanted = [NAME, code_text, new_code, first, second, third, *map(identity.key, (first, second, third))]
    nothing_is_left(tmp_path, wanted)


def finish(page: Page) -> None:
    """Add a bot, start the game and play it to its end."""
    page.get_by_role("button", name=re.compile("Add a bot: +Calf")).click()
    page.get_by_role("button", name="Start the game").click()
    play(page)


def nothing_is_left(folder: Path, wanted: list[str]) -> None:
    """Search all columns of the database, its files and the logs."""
    database = sqlite3.connect(folder / "life.sqlite3")
    dump = "\n".join(database.iterdump())
    database.close()
    files = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    for text in wanted:
        assert text not in dump
        assert text.encode() not in files
