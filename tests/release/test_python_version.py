"""`make` says what to do where its Python does not suit, before it creates an environment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from release.makefile import MAKE, PLAIN, ROOT, needs_make

from tools.python_version import problem


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_a_version_that_suits(version: str) -> None:
    assert problem(version, missing="") == ""


@pytest.mark.parametrize("version", ["3.8", "3.10", "3.15"])
def test_a_version_that_does_not_suit(version: str) -> None:
    assert problem(version, missing="") == (
        f"The game needs Python 3.11 to 3.14, and this is {version}: name another Python, such as PYTHON=python3.13"
    )


def test_a_python_without_a_module_names_the_package_that_has_it() -> None:
    assert "has no ensurepip: install the package python3.12-venv" in problem("3.12", missing="ensurepip")


def test_the_python_of_the_tests_suits() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "python_version.py"], check=True)


@needs_make
def test_no_environment_is_created_with_a_python_that_does_not_suit(tmp_path: Path) -> None:
    assert MAKE
    python, venv = tmp_path / "python", tmp_path / "venv"
    code = "import runpy, sys; sys.modules['ensurepip'] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{code}" "$@"\n')
    python.chmod(0o755)
    command = [MAKE, f"VENV={venv}", f"PYTHON={python}", f"{venv}/bin/uv"]
    done = subprocess.run(command, cwd=ROOT, env=PLAIN, capture_output=True, text=True)
    assert done.returncode
    assert "This Python has no ensurepip: install the package python3." in done.stderr
    assert not venv.exists()
