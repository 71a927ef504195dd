"""Check that the page's packages run on a version of Node: `python tools/node_version.py v22.12.0`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"
COMPARATOR = re.compile(r"(\^|>=|)\s*(\d+(?:\.\d+){0,2})")
"""The forms that occur in the lock file: `20.19`, `^20.19.0` and `>= 18`."""

Version = tuple[int, ...]


def read(version: str) -> Version:
    """Return the numbers of a version such as `v20.19.0` or `20.19`."""
    return tuple(map(int, version.strip().removeprefix("v").partition("-")[0].split(".")))


def required() -> set[str]:
    """Return the ranges of Node that the page's packages name."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"].values()
    return {package["engines"]["node"] for package in packages if "node" in package.get("engines", {})}


def suits(version: Version, range_: str) -> bool:
    """Return whether a version is in a range such as `^20.19.0 || >=22.12.0`; refuse other forms of ranges."""
    return any(_in_part(version, part.strip()) for part in range_.split("||"))


def _in_part(version: Version, part: str) -> bool:
    if not (found := COMPARATOR.fullmatch(part)):
        raise ValueError(f"unknown range of Node's versions: {part}")
    lowest = read(found[2])
    same = 1 if found[1] == "^" else 0 if found[1] else len(lowest)
    return version >= lowest and version[:same] == lowest[:same]


if __name__ == "__main__":
    node = read(sys.argv[1])
    if unsuited := sorted(range_ for range_ in required() if not suits(node, range_)):
        raise SystemExit(f"Node {sys.argv[1]} does not suit the page's packages, which need {', '.join(unsuited)}")
