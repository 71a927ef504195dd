"""Which versions of Node the page's packages run on, by their lock file; `make` uses its own Node otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.node_version import read, required, suits

ROOT = Path(__file__).parents[2]
MAKE = shutil.which("make")


def suits_all(version: str) -> bool:
    return all(suits(read(version), range_) for range_ in required())


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v22.19.0", "v24.0.0", "v26.1.0"])
def test_a_version_that_all_packages_allow(version: str) -> None:
    assert suits_all(version)


@pytest.mark.parametrize("version", ["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0", "v23.11.1"])
def test_a_version_that_a_package_excludes(version: str) -> None:
    assert not suits_all(version)


@pytest.mark.parametrize(
    ("range_", "inside", "outside"),
    [
        ("^20.19 || >=22.12.0", "20.20.0 22.12.0 23.0.0", "20.18.9 21.0.0 22.11.9"),
        (">= 18", "18.0.0 24.1.0", "17.9.9"),
        ("22 || 24.1.0", "22.0.0 22.9.1 24.1.0", "23.0.0 24.1.1"),
    ],
)
def test_ranges(range_: str, inside: str, outside: str) -> None:
    assert all(suits(read(version), range_) for version in inside.split())
    assert not any(suits(read(version), range_) for version in outside.split())


def test_an_unknown_form_of_a_range_is_refused() -> None:
    with pytest.raises(ValueError, match="~20"):
        suits((18, 0, 0), ">=20 || ~20.1")


def test_all_ranges_of_the_lock_file_are_understood() -> None:
    assert not any(suits((0, 0, 1), range_) for range_ in required())


def program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.skipif(not MAKE, reason="make is not installed")
@pytest.mark.parametrize(
    ("node", "installed"),
    [
        ("echo v20.20.2", False),
        ("echo v20.18.3", True),
        ("exit 1", True),
    ],
)
def test_make_installs_node_from_a_wheel_where_the_machine_s_does_not_suit(
    tmp_path: Path, node: str, installed: bool
) -> None:
    assert MAKE
    venv, machine = tmp_path / "venv", tmp_path / "machine"
    program(venv / "bin" / "uv", f'echo "$@" >> {tmp_path}/uv')
    (venv / "bin" / "python").symlink_to(sys.executable)
    program(machine / "node", node)
    program(machine / "npm", f'echo "$@" >> {tmp_path}/npm')
    env = {"HOME": str(tmp_path), "PATH": f"{machine}{os.pathsep}{os.defpath}"}
    subprocess.run([MAKE, f"VENV={venv}", f"{venv}/.node"], cwd=ROOT, env=env, capture_output=True, check=True)
    assert (tmp_path / "uv").exists() == installed
    assert "ci --no-audit" in (tmp_path / "npm").read_text()
