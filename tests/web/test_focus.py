"""Whoever uses the keyboard stays where they are, and keys do what they do everywhere else."""

from __future__ import annotations

from playwright.sync_api import expect
from web.conftest import Visit
from web.places import RECORD


def test_the_replays_keys_are_those_of_its_controls(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    for elsewhere in (page.get_by_role("button", name="Verify the shuffle"), page.get_by_role("link", name="Rules")):
        elsewhere.focus()
        for key in ("ArrowRight", "End", "PageDown"):
            page.keyboard.press(key)
    view = page.get_by_label("Whose view")
    view.focus()
    page.keyboard.press("ArrowDown")
    expect(view).not_to_have_value("all")
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")


def test_a_button_that_is_turned_off_keeps_the_focus(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = page.get_by_role("button", name="To the end")
    last.focus()
    page.keyboard.press("Enter")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(last).to_be_disabled()
    expect(last).to_be_focused()


def test_ending_a_game_that_is_handed_round(visit: Visit) -> None:
    page = visit("/pass")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    end = page.get_by_role("button", name="End this game")
    for dismiss in ("Enter", "Escape"):
        end.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("End this game for good?")
        expect(page.get_by_role("button", name="No, play on")).to_be_focused()
        page.keyboard.press(dismiss)
        expect(end).to_be_focused()
    page.get_by_role("button", name="I am Ann").click()
    page.get_by_role("button", name="Hide").click()
    end.click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
