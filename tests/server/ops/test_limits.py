"""Rate limits, with a clock that the test moves."""

from __future__ import annotations

import pytest

from hornochsen.server.ops.limits import ConnectionLimit, RateLimiter, TokenBucket, limit_key, network_key


class Hand:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    clock = Hand()
    bucket = TokenBucket(10, 30, clock)
    assert [bucket.allow() for _ in range(31)] == [True] * 30 + [False]
    clock.now += 0.1
    assert [bucket.allow() for _ in range(2)] == [True, False]
    clock.now += 1
    assert sum(bucket.allow() for _ in range(50)) == 10


def test_a_bucket_does_not_overflow() -> None:
    clock = Hand()
    bucket = TokenBucket(10, 30, clock)
    clock.now += 10_000
    assert sum(bucket.allow() for _ in range(100)) == 30


def test_a_clock_that_goes_back_refills_nothing() -> None:
    clock = Hand()
    bucket = TokenBucket(1, 1, clock)
    assert bucket.allow()
    clock.now -= 100
    assert not bucket.allow()
    clock.now += 1
    assert bucket.allow()


def test_each_key_has_its_own_bucket() -> None:
    limiter = RateLimiter.per_minute(2, clock=Hand())
    assert [limiter.allow("a") for _ in range(3)] == [True, True, False]
    assert limiter.allow("b")


def test_a_limit_per_minute() -> None:
    clock = Hand()
    limiter = RateLimiter.per_minute(20, clock=clock)
    assert sum(limiter.allow_address("192.0.2.1") for _ in range(100)) == 20
    for _ in range(60):
        clock.now += 1
        limiter.allow_address("192.0.2.1")
    clock.now += 3
    assert limiter.allow_address("192.0.2.1")


def test_memory_is_bounded_and_idle_keys_are_forgotten_first() -> None:
    limiter = RateLimiter(0.001, 1, max_keys=100, clock=Hand())
    assert limiter.allow("loud")
    for number in range(1000):
        limiter.allow(str(number))
        assert not limiter.allow("loud")
    assert len(limiter) == 100


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("unix:", "", False),
    ],
)
def test_addresses_that_count_as_one(one: str, other: str, same: bool) -> None:
    assert (limit_key(one) == limit_key(other)) is same


def test_connections_of_one_address() -> None:
    connections = ConnectionLimit(10, 2)
    assert [connections.acquire("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert connections.acquire("192.0.2.2")
    connections.release("192.0.2.1")
    assert connections.acquire("192.0.2.1")
    assert connections.total == 3


def test_all_connections() -> None:
    connections = ConnectionLimit(3, 2)
    assert [connections.acquire(f"192.0.2.{n}") for n in range(5)] == [True, True, True, False, False]
    assert connections.addresses() == 3


def test_closed_connections_are_forgotten() -> None:
    connections = ConnectionLimit(10, 2)
    for number in range(1000):
        assert connections.acquire(f"2001:db8:{number:x}::1")
        connections.release(f"2001:db8:{number:x}::2")
    assert (connections.total, connections.addresses()) == (0, 0)


def test_an_ipv4_network_is_a_24_and_an_ipv6_network_has_the_given_prefix() -> None:
    assert network_key("192.0.2.7", 48) == network_key("::ffff:192.0.2.200", 48) == "192.0.2.0/24"
    assert network_key("2001:db8:1:2::3", 48) == network_key("2001:db8:1:ffff::", 48) == "2001:db8:1::/48"
    assert network_key("2001:db8:1:2::3", 56) != network_key("2001:db8:1:ffff::", 56)


def test_a_limit_per_day_counts_what_a_request_costs() -> None:
    clock = Hand()
    limiter = RateLimiter.per_day(30, clock=clock)
    assert [limiter.allow("a", 15) for _ in range(3)] == [True, True, False]
    clock.now += 86400 / 2
    assert [limiter.allow("a", 15) for _ in range(2)] == [True, False]
