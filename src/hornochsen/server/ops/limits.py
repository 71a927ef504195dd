"""How often somebody may do something, and how many connections an address may have, in bounded memory."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

Clock = Callable[[], float]

MOST_KEYS = 20_000
"""So many addresses are remembered; whoever was quiet for longest is forgotten first."""


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the /64, which is what one household or machine gets."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
    return str(ip)


class Bucket:
    """Holds `burst` tokens at most, gets `rate` a second; each thing done takes one."""

    __slots__ = ("burst", "clock", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.filled = clock()

    def full_enough(self, count: int = 1) -> bool:
        """Whether there are so many tokens."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self.filled) * self.rate)
        self.filled = now
        return self.tokens >= count

    def allow(self, count: int = 1) -> bool:
        """Take tokens, if there are so many."""
        if not self.full_enough(count):
            return False
        self.tokens -= count
        return True


class Limiter:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: float, *, most: int = MOST_KEYS, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def per_minute(cls, count: int, *, clock: Clock = time.monotonic) -> Limiter:
        """So many at once, and no more than that in a minute for long."""
        return cls(count / 60, count, clock=clock)

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str) -> bool:
        """Whether the key may do it once more, now."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, self.clock)
        self._buckets[key] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.allow()

    def has(self, key: str) -> bool:
        """Whether the key may do it once more, without doing it."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.full_enough()

    def allow_address(self, address: str) -> bool:
        return self.allow(neighbourhood(address))


class Connections:
    """How many connections are open, in all and for each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count a connection, unless there are too many; what entered must `leave`."""
        key = neighbourhood(address)
        if self.total >= self.most or self._open[key] >= self.most_per_address:
            if not self._open[key]:
                del self._open[key]
            return False
        self._open[key] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        key = neighbourhood(address)
        self.total -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def addresses(self) -> int:
        """How many addresses have a connection."""
        return len(self._open)
