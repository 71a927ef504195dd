"""A real Chromium in front of a real server; every error of a page is collected."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patience import PATIENCE
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    ViewportSize,
    expect,
)
from web.helpers import page_coverage

ROOT = Path(__file__).resolve().parents[3]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Programs, the best one first: the headless shell is the same engine without the windows of a desktop browser, and a
page needs half of the processor time there."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MILLISECONDS = PATIENCE * 1000

expect.set_options(timeout=MILLISECONDS)

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
QUICK = {"language": "en", "level": "calf", "speed": 0, "name": "Ann", "takeBack": 0}
"""Preferences of most tests: nothing moves, bots think little, and tiles are turned over at once."""

PATIENT = {"answerLimit": MILLISECONDS}
"""The page waits for the server as long as the tests do: it shows no reveal after it has connected again."""


MISSING = (
    "no Chromium found: install the package `chromium-headless-shell` or `chromium`, or name a browser in "
    "HORNOCHSEN_CHROMIUM; the page was not tested"
)


def chromium() -> str | None:
    """Return the browser to test with; the environment counts more than the path."""
    named = os.environ.get("HORNOCHSEN_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright, path: str, *flags: str) -> Browser:
    args = [*FLAGS, *page_coverage.flags(), *flags]
    return playwright.chromium.launch(executable_path=path, args=args, timeout=MILLISECONDS)


class PageErrors:
    """Collects errors of pages: exceptions, failed requests, content policy violations, foreign addresses."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """Ignore errors that match `pattern`, because the test provokes them."""
        self._allowed.append(pattern)

    def check(self) -> None:
        found = [one for one in self.found if not any(re.search(pattern, one) for pattern in self._allowed)]
        assert not found, "\n".join(found)

    def watch(self, page: Page, origin: str) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.found.append(f"console: {message.text} {message.location.get('url', '')}")

        def asked(request: Request) -> None:
            if not request.url.startswith((origin, "data:", "blob:")):
                self.found.append(f"foreign address: {request.url}")

        def failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":  # the page was closed
                self.found.append(f"request failed: {request.url} {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                self.found.append(f"answer {response.status}: {response.url}")

        page.on("console", console)
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("request", asked)
        page.on("requestfailed", failed)
        page.on("response", answered)


def _keep(key: str, value: object) -> str:
    """Return a script that stores a value in the page's storage, once."""
    key, value = json.dumps(key), json.dumps(json.dumps(value))
    return f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {value});"


POLICY = (
    "addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective + e.blockedURI));"
)


class Visitor:
    """A person with a browser context of their own."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        page_errors: PageErrors,
        *,
        script: str = "",
        patient: bool = True,
        fresh: bool = False,
        seats: Mapping[str, str] | None = None,
        preferences: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """Open a browser context; `options` are those of Playwright.

        seats: tokens of the person's seats by table code
        preferences: preferences of the page, added to those of most tests
        patient: whether the page waits for the server's answer as long as tests do, not for its usual time
        fresh: whether the browser has no preferences at all, as on a first visit
        """
        options = {"viewport": DESKTOP, "locale": "en-GB", **options}
        self.origin = origin
        self.page_errors = page_errors
        self._profilers: list[CDPSession] = []
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(MILLISECONDS)
        self.context.set_default_navigation_timeout(MILLISECONDS)
        games = [{"code": code, "token": token, "name": "Ann", "at": 1} for code, token in (seats or {}).items()]
        waits = PATIENT if patient else {}
        kept = "" if fresh else _keep("hornochsen", {**QUICK, **waits, **(preferences or {})})
        kept += _keep("hornochsen-games", games) if games else ""
        self.context.add_init_script(f"{POLICY}try {{ {kept} }} catch {{}}\n{script}")

    def open(self, path: str = "/") -> Page:
        """Open a tab and wait until the page shows something."""
        page = self.context.new_page()
        if page_coverage.FOLDER:
            self._profilers.append(page_coverage.start(page))
        self.page_errors.watch(page, self.origin)
        self.go(page, path)
        return page

    def go(self, page: Page, path: str) -> None:
        """Load an address in an open tab and wait until the page shows something."""
        page.goto(self.origin + path)
        page.locator("main :is(h1, .game, [role=status])").first.wait_for(state="attached")

    def close(self) -> None:
        for profiler in self._profilers:
            page_coverage.write(profiler)
        self.context.close()
