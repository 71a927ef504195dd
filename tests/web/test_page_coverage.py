"""The files that the browser's tabs write for `make coverage`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from server.helpers.serving import Server
from web.helpers import page_coverage
from web.helpers.browser import FLAGS, ROOT, PageErrors, Visitor, chromium

BUILT = ROOT / "src" / "hornochsen" / "web" / "assets"


def test_a_tab_writes_which_code_ran_on_all_its_pages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, browser: Browser, site: Server, page_errors: PageErrors
) -> None:
    monkeypatch.setattr(page_coverage, "FOLDER", str(tmp_path))
    measured = browser.browser_type.launch(executable_path=chromium(), args=[*FLAGS, *page_coverage.flags()])
    visitor = Visitor(measured, site.url, page_errors)
    visitor.go(visitor.open("/kept"), "/rules")
    visitor.close()
    measured.close()
    (file,) = tmp_path.iterdir()
    scripts = json.loads(file.read_text())["result"]
    assert all((BUILT / script["url"]).is_file() for script in scripts)
    assert {"StoredData", "Rules"} <= {script["url"].split("-")[0] for script in scripts}
    counts = {part["count"] for script in scripts for one in script["functions"] for part in one["ranges"]}
    assert {0, 1} < counts
