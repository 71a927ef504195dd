"""`make` gives its tools the system's certificates."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MAKE = shutil.which("make")
PRINT = "include Makefile\nprinted:\n\t@env\n"
BUNDLE = Path("/etc/ssl/certs/ca-certificates.crt")


def exported(**given: str) -> dict[str, str]:
    """Return the environment of a recipe when make itself has HOME, PATH and the given variables."""
    assert MAKE
    env = {"HOME": str(Path.home()), "PATH": os.defpath, **given}
    done = subprocess.run(
        [MAKE, "--file=-", "printed"], input=PRINT, cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)


pytestmark = pytest.mark.skipif(not MAKE, reason="make is not installed")


def test_uv_and_node_use_the_system_s_certificates() -> None:
    env = exported()
    assert env["UV_SYSTEM_CERTS"] == "1"
    assert env["NODE_USE_SYSTEM_CA"] == "1"


@pytest.mark.skipif(not BUNDLE.exists(), reason="the system keeps its certificates elsewhere")
def test_an_older_node_gets_the_system_s_certificates_as_a_file() -> None:
    assert exported()["NODE_EXTRA_CA_CERTS"] == str(BUNDLE)


def test_certificates_that_the_user_names_are_kept() -> None:
    env = exported(NODE_EXTRA_CA_CERTS="/my/own.pem", UV_SYSTEM_CERTS="0")
    assert (env["NODE_EXTRA_CA_CERTS"], env["UV_SYSTEM_CERTS"]) == ("/my/own.pem", "0")
