"""Every page: accessible in both themes, complete in four languages, and as narrow as a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import drawn, overflowing, scrolls_sideways, violations_in_both_themes
from web.helpers.sample_pages import NAMES, SamplePage, sample_pages
from web.helpers.window_sizes import LONGEST, WINDOWS

from hornochsen.locales import LANGUAGES

pytestmark = pytest.mark.long

REMEMBER = """language => {
  localStorage.setItem('hornochsen', JSON.stringify({ ...JSON.parse(localStorage.getItem('hornochsen')), language }));
}"""


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
def test_a_page_is_accessible_and_its_texts_exist_and_fit(
    visit: Visit, pages: dict[str, SamplePage], name: str
) -> None:
    """A missing text logs an error in the console, which fails the test."""
    place = pages[name]
    page = there(visit, place, preferences={"theme": "system", "language": LANGUAGES[0]}, reduced_motion="reduce")
    found = violations_in_both_themes(page)
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        arrived(page, place)
        found += wrong(page, language)
        for window in (PHONE, *(WINDOWS if language == LONGEST else ())):
            page.set_viewport_size(window)
            drawn(page)
            found += wrong(page, f"{language} at {window['width']}×{window['height']}")
    assert not found, "\n".join(found)


def speak(page: Page, language: str) -> None:
    """Choose a language, in the header if the page has one."""
    choice = page.locator("header .languages select")
    if choice.count():
        choice.select_option(language)
    elif page.locator("html").get_attribute("lang") != language:
        page.evaluate(REMEMBER, language)
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


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
