"""SIGHUP reads the settings again: safe ones take effect, others wait for a restart, a bad file changes nothing."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from server.helpers.serving import Server, running

from hornochsen.server.ops.reloading import RELOADABLE, merge
from hornochsen.server.ops.settings import SETTINGS, Settings

DOCUMENT = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")


def test_merging_keeps_what_needs_a_restart() -> None:
    current = Settings(database="sqlite:///a", port=1, tables=5, metrics_token="x" * 20)
    new = Settings(database="sqlite:///b", port=2, tables=6, metrics_token="y" * 20)
    found = merge(current, new)
    assert (found.settings.database, found.settings.port, found.settings.tables) == ("sqlite:///a", 1, 6)
    assert found.changed == ["tables: 5 -> 6", "metrics_token: *** -> ***"]
    assert found.ignored == ["port", "database"]


def test_the_document_lists_what_can_be_reloaded() -> None:
    [section] = re.findall(r"^### Reload without a restart\n(.*?)^## ", DOCUMENT, re.S | re.M)
    [listed] = re.findall(r"take effect at once: (.*?)\.", section, re.S)
    assert re.findall(r"`(\w+)`", listed) == sorted(RELOADABLE)
    assert set(SETTINGS) > RELOADABLE


JSON = {"content-type": "application/json"}


def wait_for(log: Path, text: str, times: int) -> str:
    """Return the last line of a log with a text, when the log has that many of them."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = [line for line in log.read_text().splitlines() if text in line]
        if len(found) >= times:
            return found[-1]
        time.sleep(0.02)
    raise AssertionError(f"{text!r} was not logged {times} times: {log.read_text()[-2000:]}")


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no SIGHUP")
def test_a_running_server_reloads_its_file(tmp_path: Path) -> None:
    file, log = tmp_path / "club.toml", tmp_path / "server.log"
    file.write_text("upload_bytes = 1000000\nbot_threads = 1\n")
    server = Server(f"sqlite:///{tmp_path / 'club.sqlite3'}", log, {"config": str(file)})
    with running(server), httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert server.process
        assert client.post("/api/records", content=b"x" * 3000, headers=JSON).status_code == 400

        file.write_text('upload_bytes = 2000\nuploads = 0\nbot_threads = 2\nmetrics_token = "a-secret-token-1234"\n')
        server.process.send_signal(signal.SIGHUP)
        line = wait_for(log, "settings reloaded", 1)
        assert "upload_bytes: 1000000 -> 2000" in line
        assert "bot_threads" in line
        assert "a-secret" not in log.read_text()
        assert client.post("/api/records", content=b"x" * 3000, headers=JSON).status_code == 413
        assert client.post("/api/records", content=b"{}", headers=JSON).json()["error"] == "too-many-uploads"

        file.write_text("upload_bytes = 3\n")
        server.process.send_signal(signal.SIGHUP)
        assert "upload_bytes" in wait_for(log, "settings not reloaded", 1)
        assert client.post("/api/records", content=b"x" * 3000, headers=JSON).status_code == 413
        assert client.get("/healthz").status_code == 200
