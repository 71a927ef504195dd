"""All files that name the version agree, and the changelog has an entry for it."""

from __future__ import annotations

import json
from pathlib import Path

from hornochsen import __version__

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_version_of_the_package() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    found = {package["version"], lock["version"], lock["packages"][""]["version"]}
    assert found == {__version__}


def test_the_changelog_describes_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {__version__} " in changelog
