"""This machine's address on the local network, and the list of barred addresses."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network

PROBE_TARGETS = (("192.0.2.1", socket.AF_INET), ("10.255.255.254", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Reserved and private addresses for which the operating system selects a route; nothing is sent to them."""

WILDCARD_HOSTS = frozenset({"0.0.0.0", "::"})
"""Host names that mean all network interfaces."""


def local_address() -> str | None:
    """Return this machine's address on the local network, or `None`; no packet is sent."""
    for target, family in PROBE_TARGETS:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))  # for a datagram socket this only selects the route
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
    """Return the HTTP URL of a host and a port."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def normal_network(text: str) -> str:
    """Return an address or a network in its normal form; raise `ValueError` if the text is neither."""
    network = ip_network(text.strip(), strict=False)
    return str(network.network_address if network.num_addresses == 1 else network)


class BarredNetworks:
    """Addresses and networks that an operator has barred."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self.networks = frozenset(ip_network(network) for network in networks)
        self._lengths = {network.prefixlen for network in self.networks}

    def __contains__(self, address: object) -> bool:
        """Return whether an address is barred, with one set lookup for each prefix length in use."""
        try:
            ip = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        lengths = [length for length in self._lengths if length <= ip.max_prefixlen]
        return any(ip_network((ip, length), strict=False) in self.networks for length in lengths)
