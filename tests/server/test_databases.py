"""The databases of these tests start in any environment."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from server.helpers.databases import system_programs


@pytest.mark.skipif(not Path("/usr/sbin/useradd").exists(), reason="no useradd on this machine")
def test_useradd_is_found_on_a_path_without_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL does not run as root: its library creates a user first."""
    path = "/usr/local/bin:/usr/bin:/bin"
    monkeypatch.setenv("PATH", path)
    with system_programs():
        assert shutil.which("useradd")
    assert os.environ["PATH"] == path
