"""The address of a server on the local network, and the addresses that are barred."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from hornochsen.server.ops.addresses import BarredNetworks, local_address, web_address


def test_the_local_address_is_an_address_of_this_machine_or_none() -> None:
    found = local_address()
    if found is None:
        return
    assert not ip_address(found).is_loopback
    with socket.socket(socket.AF_INET6 if ":" in found else socket.AF_INET) as own:
        own.bind((found, 0))  # only an address of this machine can be bound


@pytest.mark.parametrize(
    ("host", "link"),
    [("192.168.1.5", "http://192.168.1.5:8787"), ("2001:db8::1", "http://[2001:db8::1]:8787")],
)
def test_links(host: str, link: str) -> None:
    assert web_address(host, 8787) == link


@pytest.mark.parametrize(
    ("address", "barred"),
    [
        ("203.0.113.7", True),
        ("203.0.113.8", False),
        ("::ffff:203.0.113.7", True),
        ("198.51.100.200", True),
        ("198.51.101.1", False),
        ("2001:db8:7:1::1", True),
        ("2001:db8:8::1", False),
        ("2001:db8:7::1%eth0", True),
        ("", False),
        ("somebody", False),
    ],
)
def test_barred_addresses(address: str, barred: bool) -> None:
    networks = BarredNetworks(["203.0.113.7", "198.51.100.0/24", "2001:db8:7::/48"])
    assert (address in networks) is barred
    assert address not in BarredNetworks()
