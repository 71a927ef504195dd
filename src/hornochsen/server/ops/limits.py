"""Rate limits and limits on connections, in bounded memory."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

Clock = Callable[[], float]

MAX_KEYS = 20_000
"""Maximum number of keys that a limiter stores; it drops the least recently used one first."""

IPV4_PREFIX = 24
"""Prefix length of an IPv4 network whose addresses are counted together, as those of one provider or site."""


def limit_key(address: str) -> str:
    """Return the key under which an address is counted: for IPv6 its /64 network, all of which one client may own."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
    return str(ip)


def network_key(address: str, ipv6_prefix: int) -> str:
    """Return the network under which an address is counted: for IPv4 its /24, for IPv6 its /`ipv6_prefix`."""
    try:
        ip = ip_address(limit_key(address).partition("/")[0])
    except ValueError:
        return address[:64]
    return str(ip_network((ip, ipv6_prefix if ip.version == 6 else IPV4_PREFIX), strict=False))


class TokenBucket:
    """A token bucket: holds at most `burst` tokens and gains `rate` tokens per second."""

    __slots__ = ("burst", "clock", "rate", "refilled", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.refilled = clock()

    def has_tokens(self, count: int = 1) -> bool:
        """Refill the bucket and return whether it holds `count` tokens."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self.refilled) * self.rate)
        self.refilled = now
        return self.tokens >= count

    def allow(self, count: int = 1) -> bool:
        """Take `count` tokens and return True; take none and return False if there are fewer."""
        if not self.has_tokens(count):
            return False
        self.tokens -= count
        return True


class RateLimiter:
    """A token bucket for each key."""

    def __init__(self, rate: float, burst: float, *, max_keys: int = MAX_KEYS, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.max_keys = max_keys
        self.clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    @classmethod
    def per_minute(cls, count: int, *, clock: Clock = time.monotonic) -> RateLimiter:
        """Return a limiter with a burst of `count` and an average of `count` per minute."""
        return cls(count / 60, count, clock=clock)

    def __len__(self) -> int:
        return len(self._buckets)

    @classmethod
    def per_day(cls, count: int, *, clock: Clock = time.monotonic) -> RateLimiter:
        """Return a limiter with a burst of `count` and an average of `count` per day."""
        return cls(count / 86400, count, clock=clock)

    def allow(self, key: str, count: int = 1) -> bool:
        """Take tokens from the key's bucket and return True; return False if the bucket has fewer."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate, self.burst, self.clock)
        self._buckets[key] = bucket
        if len(self._buckets) > self.max_keys:
            self._buckets.popitem(last=False)
        return bucket.allow(count)

    def give_back(self, key: str) -> None:
        """Return a token to the key's bucket."""
        if bucket := self._buckets.get(key):
            bucket.tokens = min(bucket.burst, bucket.tokens + 1)

    def would_allow(self, key: str) -> bool:
        """Return whether the key's bucket has a token, without taking it."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has_tokens()

    def allow_address(self, address: str) -> bool:
        """Take a token from the address's bucket; return whether there was a token."""
        return self.allow(limit_key(address))


class ConnectionLimit:
    """Limits the number of open connections, in total and for each address."""

    def __init__(self, maximum: int, per_address: int) -> None:
        self.maximum = maximum
        self.per_address = per_address
        self._open: Counter[str] = Counter()
        self.total = 0

    def acquire(self, address: str) -> bool:
        """Count a connection and return True, or return False if there are too many; call `release` when it ends."""
        key = limit_key(address)
        if self.total >= self.maximum or self._open[key] >= self.per_address:
            if not self._open[key]:
                del self._open[key]
            return False
        self._open[key] += 1
        self.total += 1
        return True

    def release(self, address: str) -> None:
        """Subtract a connection that `acquire` counted."""
        key = limit_key(address)
        self.total -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def addresses(self) -> int:
        """Return the number of addresses (IPv6: /64 networks) with an open connection."""
        return len(self._open)
