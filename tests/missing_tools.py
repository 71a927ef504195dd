"""Tests that need a tool which may be missing: they are skipped on a contributor's machine and fail in CI."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def skip_unless_ci(reason: str) -> NoReturn:
    """Skip the test because a tool is missing, or fail it in CI, where every tool is installed."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
