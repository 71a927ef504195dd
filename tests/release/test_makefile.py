"""`make` does not ignore the interpreter that it is given, and needs nothing else of the environment."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from release.makefile import MAKE, ROOT, made, needs_make

pytestmark = needs_make


def interpreter(path: Path, version: str) -> Path:
    """Write a program that prints a version, as Python does, and notes that it was started."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!/bin/sh\ntouch "$0.started"\necho {version}\n')
    path.chmod(0o755)
    return path


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """Return a virtual environment of Python 3.11."""
    interpreter(tmp_path / "venv" / "bin" / "python", "3.11")
    return tmp_path / "venv"


def test_an_environment_of_another_python_stops_make_with_one_line(environment: Path, tmp_path: Path) -> None:
    python = interpreter(tmp_path / "python3.13", "3.13")
    done = made("terminal", f"VENV={environment}", f"PYTHON={python}")
    assert done.returncode
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert f"{environment} has another Python than PYTHON={python}: run `make clean` first" in line
    assert "VENV=.venv-python3.13" in line


def test_an_environment_of_another_python_can_be_removed(environment: Path, tmp_path: Path) -> None:
    done = made("clean", f"VENV={environment}", f"PYTHON={interpreter(tmp_path / 'python3.13', '3.13')}")
    assert f"rm -rf {environment}" in done.stdout


def test_an_environment_of_the_same_python_is_used(environment: Path, tmp_path: Path) -> None:
    done = made("terminal", f"VENV={environment}", f"PYTHON={interpreter(tmp_path / 'python3', '3.11')}")
    assert f"{environment}/bin/hornochsen play" in done.stdout


def test_an_environment_that_does_not_exist_is_created(tmp_path: Path) -> None:
    python = interpreter(tmp_path / "python3.13", "3.13")
    assert f"{python} -m venv {tmp_path}/venv" in made("setup", f"VENV={tmp_path}/venv", f"PYTHON={python}").stdout


@pytest.mark.parametrize(
    ("goal", "last"),
    [
        ("play", "{venv}/bin/hornochsen serve --open --log-level warning"),
        ("test", "{venv}/bin/pytest -n auto --dist worksteal"),
    ],
)
def test_a_goal_needs_nothing_of_the_environment_but_home_and_path(goal: str, last: str, tmp_path: Path) -> None:
    done = made(goal, f"VENV={tmp_path}/venv")
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.strip() for line in done.stdout.splitlines()]
    steps = [
        "python3 tools/python_version.py",
        "python3 -m venv {venv}",
        "{venv}/bin/python -m hornochsen.kernel",
        last,
    ]
    places = [lines.index(step.format(venv=tmp_path / "venv")) for step in steps]
    assert places == sorted(places)
    assert lines[-1] == last.format(venv=tmp_path / "venv")


def test_no_interpreter_is_started_where_none_is_given(environment: Path) -> None:
    made("terminal", f"VENV={environment}")
    assert list((environment / "bin").iterdir()) == [environment / "bin" / "python"]


def test_apt_finds_the_programs_of_root_after_a_plain_su(tmp_path: Path) -> None:
    """The path of another user has no /usr/sbin, without which dpkg installs nothing."""
    assert MAKE
    machine, venv = tmp_path / "machine", tmp_path / "venv"
    machine.mkdir()
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "uv").touch()
    programs = {"id": "echo 0", "touch": "", "apt-get": f'echo "$PATH" > {tmp_path}/path-of-"$1"'}
    for name, script in programs.items():
        (machine / name).write_text(f"#!/bin/sh\n{script}\n")
        (machine / name).chmod(0o755)
    env = {"HOME": str(tmp_path), "PATH": str(machine)}
    subprocess.run([MAKE, f"VENV={venv}", f"{venv}/.chromium"], cwd=ROOT, env=env, capture_output=True, check=True)
    assert (tmp_path / "path-of-install").read_text().split() == [f"{machine}:/usr/sbin:/sbin"]
