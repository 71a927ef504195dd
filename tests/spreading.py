"""The order of the tests: each worker starts with some of the long ones, so that all end at about the same time.

With `--dist worksteal`, each worker first gets an equal, contiguous part of the list.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Test = TypeVar("Test")


def spread(
    tests: Sequence[Test], workers: int, is_long: Callable[[Test], bool], group: Callable[[Test], Hashable]
) -> list[Test]:
    """Return the tests in an order in which each worker's part begins with its share of the long ones.

    Long tests of one group (a file, whose tests share a browser or a server) go to the same worker.
    """
    files: dict[Hashable, list[Test]] = {}
    for test in filter(is_long, tests):
        files.setdefault(group(test), []).append(test)
    shares: list[list[Test]] = [[] for _ in range(workers)]
    for file in sorted(files.values(), key=len, reverse=True):
        min(shares, key=len).extend(file)
    short = [test for test in tests if not is_long(test)]
    found: list[Test] = []
    for number, share in enumerate(shares):
        size = (len(tests) - len(found)) // (workers - number)
        room = max(0, size - len(share))
        found += share + short[:room]
        short = short[room:]
    return found + short
