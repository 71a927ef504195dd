"""The databases of these tests start in any environment."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from server.helpers.databases import Postgres, postgres_library


@pytest.mark.skipif(not Path("/usr/sbin/useradd").exists(), reason="no useradd on this machine")
def test_postgresql_finds_useradd_on_a_path_without_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL does not run as root: its library creates a user first, if this machine does not have it yet."""
    path = "/usr/local/bin:/usr/bin:/bin"
    found: list[str | None] = []
    library = postgres_library()
    monkeypatch.setattr(library, "pgexec", library.pgexec)  # restores it after the test
    monkeypatch.setattr(library, "get_server", lambda *_, **__: found.append(shutil.which("useradd")))
    monkeypatch.setenv("PATH", path)
    Postgres().remove()
    assert len(found) == 1
    assert found[0]
    assert os.environ["PATH"] == path
