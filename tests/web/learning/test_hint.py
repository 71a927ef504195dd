"""The coach's hints at the table: they lie over the page, pick tiles, and close by key."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor
from web.helpers.page_checks import drawn, overflowing, scrolls_sideways, violations
from web.helpers.socket_players import SocketPlayer, my_turn, open_table

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 641},
    {"width": 844, "height": 390},
    {"width": 320, "height": 568},
)


def board(page: Page) -> object:
    """Return the place and the size of the board."""
    return page.locator(".board .frame").first.bounding_box()


def test_the_coach_advises_a_player(new_visitor: NewVisitor, site: Server) -> None:
    code = open_table(site, hints=True)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(my_turn)
    visitor = new_visitor(seats={code: ann.token})
    page = visitor.open(f"/t/{code}")
    for size in SIZES:
        page.set_viewport_size(size)
        page.locator(".dock[data-task=play]").wait_for()
        drawn(page)
        before = board(page)
        page.locator(".dock .hand [data-tile]").first.focus()
        page.keyboard.press("h")
        page.locator(".advice .alternatives").wait_for()
        drawn(page)
        assert board(page) == before, size
        assert not overflowing(page), size
        assert not violations(page), size
        page.keyboard.press("Escape")
        expect(page.locator(".advice")).to_have_count(0)
    page.set_viewport_size(SIZES[0])
    page.get_by_role("button", name="Coach", exact=True).click()
    advised = page.locator(".alternatives button", has_text="Lay").first
    tile = advised.locator("b").first.inner_text().removeprefix("Lay ")
    advised.click()
    expect(page.locator(f".dock .hand [data-tile='{tile}']")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("best", exact=True)).to_have_count(1)

    for language in ("de", "fr", "hu"):
        page = new_visitor(seats={code: ann.token}, preferences={"language": language}).open(f"/t/{code}")
        page.set_viewport_size(SIZES[-1])
        page.locator(".dock .ask").click()
        page.locator(".advice .alternatives").wait_for()
        drawn(page)
        assert not [one for one in overflowing(page) if "caption" not in one], language  # its end may be cut off
        assert not scrolls_sideways(page), language
