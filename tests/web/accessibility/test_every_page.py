"""Every page: accessible in both themes, complete in four languages, and as narrow as a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import drawn, overflowing, scrolls_sideways, violations
from web.helpers.sample_pages import NAMES, SamplePage, sample_pages
from web.helpers.window_sizes import LONGEST, WINDOWS

pytestmark = pytest.mark.long

LANGUAGES = ("en", "de", "fr", "hu")


@pytest.fixture(scope="session")
def pages(site: Server) -> dict[str, SamplePage]:
    return sample_pages(site)


def arrived(page: Page, place: SamplePage) -> Page:
    """Wait until a page is complete and drawn."""
    page.locator(place.ready).first.wait_for()
    drawn(page)
    return page


def there(visit: Visit, place: SamplePage, **options: object) -> Page:
    """Open a page and wait until it is complete."""
    return arrived(visit(place.path, seats=place.seats, **options), place)


def test_every_page_has_a_sample(pages: dict[str, SamplePage]) -> None:
    assert tuple(pages) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing(visit: Visit, pages: dict[str, SamplePage], name: str) -> None:
    page = there(visit, pages[name], preferences={"theme": "system"}, reduced_motion="reduce")
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        drawn(page)
        found += [f"{theme}: {one}" for one in violations(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_exist_and_fit(new_visitor: NewVisitor, pages: dict[str, SamplePage], language: str) -> None:
    """A missing text logs an error in the console, which fails the test."""
    found = []
    for seated in (True, False):
        theirs = {name: place for name, place in pages.items() if bool(place.seats) == seated}
        seats = {code: token for place in theirs.values() for code, token in place.seats.items()}
        visitor = new_visitor(preferences={"language": language}, seats=seats)
        page = visitor.open()
        for name, place in theirs.items():
            page.set_viewport_size(DESKTOP)
            visitor.go(page, place.path)
            arrived(page, place)
            expect(page.locator("html")).to_have_attribute("lang", language)
            found += wrong(page, name)
            page.set_viewport_size(PHONE)
            drawn(page)
            found += wrong(page, f"{name} on a phone")
            for window in WINDOWS if language == LONGEST else ():
                page.set_viewport_size(window)
                drawn(page)
                found += wrong(page, f"{name} at {window['width']}×{window['height']}")
    assert not found, "\n".join(found)


def wrong(page: Page, name: str) -> list[str]:
    found = [*overflowing(page), *(["scrolls sideways"] if scrolls_sideways(page) else [])]
    return [f"{name}: {one}" for one in found]


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    errors = {one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as every browser context of these tests is


SIDES = "one => getComputedStyle(one).borderTopStyle + getComputedStyle(one).borderTopWidth"
KNOB = "track => getComputedStyle(track, '::after').backgroundColor === getComputedStyle(track).backgroundColor"


def test_the_selection_is_visible_with_forced_colours(visit: Visit, pages: dict[str, SamplePage]) -> None:
    """Forced colours remove fills and shadows, and draw transparent borders."""
    page = there(visit, pages["arriving"], forced_colors="active")
    chosen, *others = sorted(page.locator(".colours input:enabled").all(), key=lambda one: not one.is_checked())
    piece = "xpath=following-sibling::span[1]"
    assert chosen.locator(piece).evaluate(SIDES) not in {one.locator(piece).evaluate(SIDES) for one in others}
    for on in (":checked", ":not(:checked)"):
        assert not page.locator(f".switch input{on} + .track").first.evaluate(KNOB)
    page = there(visit, pages["game"], forced_colors="active")
    tiles = page.locator(".dock > .hand [data-tile]")
    tiles.first.click()
    assert len({tiles.nth(at).evaluate(SIDES) for at in (0, 1)} | {"none0px"}) == 3
    assert "none0px" not in [button.evaluate(SIDES) for button in page.locator(".dock .btn").all()]
