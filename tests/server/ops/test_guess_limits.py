"""The limit on trying codes, with a clock that the test moves."""

from __future__ import annotations

from hornochsen.server.ops.guess_limits import ATTEMPT_SECONDS, MAX_WAIT_SECONDS, GuessLimit


class Hand:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def miss(limit: GuessLimit, name: str, address: str = "192.0.2.1") -> float | None:
    """Try a name that does not exist, and return the delay."""
    delay = limit.delay(address, name)
    limit.note_missed(address, name)
    return delay


def test_a_page_and_its_socket_count_as_one_miss() -> None:
    limit = GuessLimit(2, clock=Hand())
    assert [miss(limit, name) for name in ("A", "A", "B", "C")] == [0.0, 0.0, 0.0, ATTEMPT_SECONDS]
    assert miss(limit, "D", "192.0.2.2") == 0.0


def test_repeated_misses_of_a_name_reach_the_limit() -> None:
    limit = GuessLimit(2, clock=Hand())
    delays = [miss(limit, "A") for _ in range(8)]
    assert any(delays)


def test_parallel_tries_of_an_address_wait_one_after_the_other() -> None:
    clock = Hand()
    limit = GuessLimit(2, clock=clock)
    delays = [limit.delay("192.0.2.1", str(name)) for name in range(50)]
    turns = [delay for delay in delays if delay]
    assert delays[:2] == [0.0, 0.0]
    assert turns == [ATTEMPT_SECONDS * number for number in range(1, len(turns) + 1)]
    assert turns[-1] <= MAX_WAIT_SECONDS
    assert delays[-1] is None


def test_a_name_that_exists_waits_as_long_as_one_that_does_not() -> None:
    limit = GuessLimit(1, clock=Hand())
    miss(limit, "A")
    assert limit.delay("192.0.2.1", "EXISTS") == ATTEMPT_SECONDS


def test_names_that_an_address_has_found_never_wait() -> None:
    limit = GuessLimit(2, clock=Hand())
    for name in ("OURS", "HERS", "HIS"):
        assert limit.delay("192.0.2.1", name) == 0.0
        limit.note_found("192.0.2.1", name)
    for number in range(50):
        miss(limit, str(number))
    assert [limit.delay("192.0.2.1", name) for name in ("OURS", "HERS", "HIS")] == [0.0] * 3
    assert limit.is_free("192.0.2.1", "OURS")
    assert not limit.is_free("192.0.2.1", "OTHER")
