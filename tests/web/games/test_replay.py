"""The replay of an uploaded record, and a file that is not a record."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from web.conftest import Visit
from web.helpers.browser import PageErrors
from web.helpers.sample_pages import RECORD


def test_an_uploaded_record_is_replayed_by_keyboard(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 3")
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    slider.press("PageUp")
    page.wait_for_function(
        "last => Number(document.querySelector('input[type=range]').value) < last - 1", arg=int(last)
    )
    slider.press("PageDown")
    expect(slider).to_have_value(last)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    page.get_by_role("combobox", name="View", exact=True).select_option("0")
    expect(page.locator(".hands li.mine")).to_have_count(1)
    page.wait_for_function("() => location.search.includes('seat=0')")
    address = page.evaluate("location.href")
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_role("slider")).to_have_value(str(int(last) - 1))
    expect(page.get_by_role("combobox", name="View", exact=True)).to_have_value("0")
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.locator(".verify li").first).to_be_visible()


def test_a_file_that_is_not_a_record(visit: Visit, page_errors: PageErrors, tmp_path: Path) -> None:
    page_errors.allow(r"/api/records|status of 400")
    (tmp_path / "no-record.json").write_text('{"format": 1}')
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "no-record.json")
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be replayed")
