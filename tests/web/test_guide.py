"""The guide of the first game: it comments, fits every window, is quiet when asked, and comes back."""

from __future__ import annotations

from playwright.sync_api import expect
from server.serving import Server
from web.conftest import NewVisitor, Visit
from web.page_checks import violations
from web.player_actions import answer, asked, play
from web.socket_players import my_game
from web.test_window_sizes import LEAST_SQUARES, faults

from hornochsen.locales import texts

WORDS = "[role=note]"
HEARD = "() => [...document.querySelectorAll('[aria-live=polite]')].map(one => one.textContent).join(' ')"


def test_a_guided_game_from_the_end_of_the_lesson_to_its_own_end(new_visitor: NewVisitor) -> None:
    page = new_visitor(preferences={"seen": []}).open("/learn/done")
    page.get_by_role("button", name="Play a short game").click()
    assert asked(page) == "play"
    guide = page.get_by_role("note", name="The guide")
    first = guide.locator("p").inner_text()
    assert first
    page.wait_for_function(f"words => ({HEARD})().includes(words)", arg=first)
    assert not violations(page)

    answer(page)
    asked(page)
    if guide.is_visible():
        assert guide.locator("p").inner_text() != first
    page.reload()  # the guide does not repeat what it has said
    asked(page)
    expect(page.get_by_text(first)).to_have_count(0)

    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Quiet please").click()
    expect(page.locator(WORDS).get_by_role("button", name="Quiet please")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Call the guide back").click()
    expect(guide).to_contain_text("Here I am again.")
    play(page)
    expect(guide).to_contain_text("minus point" if "single" in guide.inner_text() else "cost you most")


def test_the_guide_fits_every_window_and_can_be_silenced(visit: Visit, site: Server) -> None:
    lang = "de"
    words = texts(lang)
    with my_game(site, bots=2, board="calf-yard") as (path, seats):
        page = visit(f"{path}?guide=1", seats=seats, preferences={"language": lang, "seen": []})
        asked(page)
        guide = page.get_by_role("note", name=words("guide-name"))
        expect(guide).to_be_visible()
        expect(page.locator(WORDS)).to_have_count(1)
        found = [fault for size, least in LEAST_SQUARES.items() for fault in faults(page, size, least)]
        assert not found, "\n".join(found)
        button = guide.get_by_role("button", name=words("guide-hush"))
        page.keyboard.press("Tab")
        button.focus()
        page.keyboard.press("Enter")
        expect(guide).to_have_count(0)
        expect(page.locator(".dock")).to_be_focused()
