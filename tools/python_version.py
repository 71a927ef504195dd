"""Check that this Python suits the game and can create environments: `python3 tools/python_version.py`.

It also runs on Pythons that are too old.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
VERSIONS = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', PROJECT.read_text(encoding="utf-8"))
MODULES = ("venv", "ensurepip")


def problem(version: str, missing: str) -> str:
    """Return why a Python without the given modules does not suit and what to do, or nothing if it does."""
    other = f"name another Python, such as PYTHON=python{VERSIONS[-2]}"
    if version not in VERSIONS:
        return f"The game needs Python {VERSIONS[0]} to {VERSIONS[-1]}, and this is {version}: {other}"
    if missing:
        return f"This Python has no {missing}: install the package python{version}-venv (Debian, Ubuntu), or {other}"
    return ""


if __name__ == "__main__":
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    sys.exit(problem(version, missing=" and ".join(name for name in MODULES if not find_spec(name))) or None)
