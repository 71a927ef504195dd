"""Browsers and a server for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from missing_tools import skip_unless_ci
from playwright.sync_api import Browser, Page, sync_playwright
from server.helpers.serving import SALTED, Server, serving
from web.helpers.browser import MISSING, PageErrors, Visitor, chromium, launch


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start a browser for the tests of this folder; it ends before other tests, whose event loops could not run."""
    path = chromium()
    if path is None:
        skip_unless_ci(MISSING)
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for all tests of one process."""
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder / 'site.sqlite3'}", folder, **SALTED) as server:
        yield server


@pytest.fixture
def page_errors() -> Iterator[PageErrors]:
    found = PageErrors()
    yield found
    found.check()


Visit = Callable[..., Page]
NewVisitor = Callable[..., Visitor]


@pytest.fixture
def new_visitor(browser: Browser, site: Server, page_errors: PageErrors) -> Iterator[NewVisitor]:
    """Return a function that opens a browser context, which is closed at the end of the test."""
    there: list[Visitor] = []

    def come(*, server: Server = site, origin: str | None = None, **options: Any) -> Visitor:
        there.append(Visitor(browser, origin or server.url, page_errors, **options))
        return there[-1]

    yield come
    for visitor in there:
        visitor.close()


@pytest.fixture
def visit(new_visitor: NewVisitor) -> Visit:
    """Return a function that opens a page in a browser context of its own."""

    def open_page(path: str = "/", **options: Any) -> Page:
        return new_visitor(**options).open(path)

    return open_page
