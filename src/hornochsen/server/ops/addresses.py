"""Addresses: this machine's on the local network, and those that an operator shut out."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network

FAR_AWAY = (("192.0.2.1", socket.AF_INET), ("10.255.255.254", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses kept for examples and private use: nobody answers there, and nothing is sent."""

EVERYWHERE = frozenset({"0.0.0.0", "::"})


def local_address() -> str | None:
    """The address by which others on the network reach this machine, or `None`. Sends nothing."""
    for target, family in FAR_AWAY:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))  # of a datagram socket this only chooses the way out
            if found := _usable(probe.getsockname()[0]):
                return found
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if found := _usable(str(address[0])):
                return found
    return None


def _usable(address: str) -> str | None:
    ip = ip_address(address.partition("%")[0])
    return None if ip.is_loopback or ip.is_unspecified or ip.is_link_local else str(ip)


def web_address(host: str, port: int) -> str:
    """What a browser is given to get there."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Barred:
    """Addresses and networks that an operator shut out."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self.networks = frozenset(ip_network(one) for one in given)
        self._lengths = {network.prefixlen for network in self.networks}

    def __contains__(self, address: object) -> bool:
        """Whether an address is in one of them: as many looks as there are sizes of networks, not as networks."""
        try:
            ip = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        lengths = [length for length in self._lengths if length <= ip.max_prefixlen]
        return any(ip_network((ip, length), strict=False) in self.networks for length in lengths)
