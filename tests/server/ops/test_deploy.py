"""The examples in `deploy`: systemd accepts the unit, and the server finds its folders and settings under it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from patience import PATIENCE

DEPLOY = Path(__file__).parents[3] / "deploy"
UNIT = (DEPLOY / "hornochsen.service").read_text()


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "hornochsen.service"
    unit.write_text(re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", UNIT, flags=re.MULTILINE))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=PATIENCE)
    said = done.stdout + done.stderr
    assert "hornochsen.service" not in said, said
    assert done.returncode == 0, said


def test_under_systemd_the_database_is_in_the_state_directory_unless_a_file_says_otherwise(tmp_path: Path) -> None:
    assert "StateDirectory=hornochsen\n" in UNIT
    assert "CacheDirectory=hornochsen\n" in UNIT
    file = tmp_path / "hornochsen.toml"
    file.touch()
    assert "sqlite:////var/lib/hornochsen/hornochsen.sqlite3 " in settings(file)["database"]
    file.write_text('database = "postgresql://db/cows"\nlog_format = "text"\n')
    assert "postgresql://db/cows " in settings(file)["database"]
    assert "text " in settings(file)["log_format"]


def settings(file: Path) -> dict[str, str]:
    """Return the settings that the server of the unit would use."""
    ours = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT, flags=re.MULTILINE))
    assert ours
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("HORNOCHSEN_", "XDG_"))}
    command = [sys.executable, "-c", "from hornochsen.cli import main; main()", "serve"]
    done = subprocess.run(
        [*command, "--config", file, "--show-settings"],
        env={**plain, **ours},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return {line.split()[0]: line + " " for line in done.stdout.splitlines()}


def test_proxies_forward_the_headers_that_the_server_needs() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    for name in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {name};" in nginx
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    [seconds] = re.findall(r"proxy_read_timeout (\d+)s;", nginx)
    assert int(seconds) > 60
    for text in (nginx, (DEPLOY / "Caddyfile").read_text()):
        assert "/metrics" in text
        assert "127.0.0.1:8787" in text
