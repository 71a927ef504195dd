"""TLS connections to public addresses only, for URLs of untrusted clients."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

Connect = Callable[[str, int], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""Opens a TLS connection to a host and a port."""

NAT64 = ip_network("64:ff9b::/96")


class InwardAddress(OSError):
    """A host has an address that is not public."""


def is_public(address: str) -> bool:
    """Return whether an address is on the public internet, also if it embeds an IPv4 address."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    embedded = _embedded(ip) if isinstance(ip, IPv6Address) else None
    if embedded is not None:
        return is_public(str(embedded))
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def _embedded(ip: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that an IPv6 address embeds (NAT64, mapped, 6to4, Teredo), or `None`."""
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def connect_publicly(host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a TLS connection to a host; raise `InwardAddress` unless all addresses of the host are public.

    The connection goes to an address that was checked: the name is not resolved again.
    """
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(map(is_public, addresses)):
        raise InwardAddress("the host has an address that is not public")
    return await asyncio.open_connection(addresses[0], port, ssl=_tls(), server_hostname=host)
