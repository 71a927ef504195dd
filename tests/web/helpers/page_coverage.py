"""Counts of the page's code that ran in each tab. `make coverage` sets HORNOCHSEN_PAGE_COVERAGE to their folder."""

from __future__ import annotations

import json
import os
import uuid
from pathlib import Path

from playwright.sync_api import CDPSession, Error, Page

FOLDER = os.environ.get("HORNOCHSEN_PAGE_COVERAGE")


def flags() -> tuple[str, ...]:
    """Return the flags of a browser whose tabs keep their counts when they load another page."""
    return ("--disable-features=RenderDocument",) if FOLDER else ()


def start(page: Page) -> CDPSession:
    """Count from now on how often each block of code runs in a tab; return the session that `write` needs."""
    session = page.context.new_cdp_session(page)
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
    return session


def write(session: CDPSession) -> None:
    """Write the counts of a tab into a file; those of a tab that its test has closed are lost."""
    assert FOLDER
    try:
        scripts = session.send("Profiler.takePreciseCoverage")["result"]
    except Error:
        return
    built = [one | {"url": one["url"].rpartition("/")[2]} for one in scripts if "/assets/" in one["url"]]
    Path(FOLDER, f"{uuid.uuid4()}.json").write_text(json.dumps({"result": built}))
