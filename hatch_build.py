"""A build hook that stops the build of a wheel or an sdist if the page is missing or was built for coverage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/hornochsen/web/index.html")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Check that the page has been built. An editable install is not checked."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = Path(self.root) / PAGE
        if not page.is_file():
            raise SystemExit(f"hornochsen: {PAGE} is missing; build the page first: make web")
        if next(page.parent.rglob("*.map"), None):
            raise SystemExit("hornochsen: the page was built for coverage, with source maps; build it again: make web")
