"""Each worker starts with some of the long tests."""

from __future__ import annotations

from spreading import spread


def ordered(tests: list[str], workers: int) -> list[str]:
    """Return the order of tests that are named by their file, in capitals if long, and a number."""
    return spread(tests, workers, lambda test: test[0].isupper(), lambda test: test[0])


TESTS = ["a1", "a2", "B1", "B2", "c1", "c2", "D1", "e1", "e2", "e3", "F1", "g1"]


def test_every_worker_s_part_begins_with_long_tests_and_keeps_files_together() -> None:
    assert ordered(TESTS, 3) == ["B1", "B2", "a1", "a2", "D1", "c1", "c2", "e1", "F1", "e2", "e3", "g1"]


def test_a_single_worker_starts_with_all_long_tests() -> None:
    assert ordered(TESTS, 1) == ["B1", "B2", "D1", "F1", "a1", "a2", "c1", "c2", "e1", "e2", "e3", "g1"]


def test_no_test_is_lost_whatever_the_number_of_workers() -> None:
    for workers in range(1, 20):
        assert sorted(ordered(TESTS, workers)) == sorted(TESTS)
