"""Web Push to a service of our own, which decrypts messages with the keys of its subscriptions."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from py_vapid import Vapid02
from server.helpers.calling import Caller, daily_table, metric, wait_for
from server.helpers.push_service import Browser, PushService
from server.helpers.serving import GENEROUS
from server.helpers.threaded_server import ThreadedServer

from hornochsen.locales import LANGUAGES, texts
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings, load
from hornochsen.server.session.notices import push, sender, table_notices
from hornochsen.server.session.notices.public_connection import InwardAddress, connect_publicly, is_public


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


def settings(folder: Path, **changes: str) -> Settings:
    key = folder / "push.pem"
    if not key.exists():
        made = subprocess.run(
            [sys.executable, "-m", "hornochsen", "push-key", str(key)], capture_output=True, timeout=PATIENCE
        )
        assert made.returncode == 0, made.stderr
        assert key.stat().st_mode & 0o777 == 0o600
    values = {"database": f"sqlite:///{folder / 'db.sqlite3'}", "push_key": str(key), **GENEROUS, **changes}
    return load({**values, "public_url": "https://hornochsen.test", "port": "0"}, {}).settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[ThreadedServer]:
    chosen = settings(tmp_path_factory.mktemp("push"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_notices, "TURN_DELAY", 0.0)
        for name in ("POLL_SECONDS", "RETRY_SECONDS", "PRESENT_SECONDS"):
            patch.setattr(sender, name, 0.05)
        with ThreadedServer(create_app(chosen, connect=service.connect), chosen) as running:
            yield running


def called(server: ThreadedServer, browser: Browser, **wants: str) -> tuple[Caller, str]:
    """Let a player with this browser leave a table where it is their turn; return the player and the table's code."""
    ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
    ada.wants(turn=True, **wants)
    ada.post("/api/player/notices/push", **browser.subscription).raise_for_status()
    assert ada.info["subscribed"]
    code, seats = daily_table(server, (ada, "Ada"), (bob, "Bob"))
    for one in seats:
        one.__exit__()
    return ada, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_decrypts_the_notice(server: ThreadedServer, service: PushService, language: str) -> None:
    browser = Browser(f"/send/{language}")
    ada, code = called(server, browser, language=language)
    [received] = wait_for(lambda: service.to(f"/send/{language}"))
    say = texts(language)
    assert browser.decrypt(received) == {
        "title": say("notice-turn", code=code),
        "body": say("notice-turn-about", code=code, hours=24),
        "path": f"/t/{code}",
        "tag": f"{code} turn",
        "language": language,
        "open": say("notice-open"),
        "off": say("notice-push-off"),
    }
    assert code.encode() not in received.body
    headers = received.headers
    assert headers["host"] == "push.players.test"
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
    assert 86000 < int(headers["ttl"]) <= 86430
    assert len(headers["topic"]) == 32
    assert service.connections[-1] == ("push.players.test", 443)
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == ada.info["push_key"]
    assert Vapid02.verify(headers["authorization"])
    claims = json.loads(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == ("https://push.players.test", "https://hornochsen.test")


@pytest.mark.parametrize("status", ["410 Gone", "404 Not Found"])
def test_a_service_that_is_gone_loses_its_subscription(
    server: ThreadedServer, service: PushService, status: str
) -> None:
    path = f"/gone/{status[:3]}"
    service.answers[path] = status
    ada, _ = called(server, Browser(path))
    wait_for(lambda: not ada.info["subscribed"])
    assert len(service.to(path)) == 1


def test_a_failing_service_is_tried_again_and_gets_each_notice_once(
    server: ThreadedServer, service: PushService
) -> None:
    service.answers["/busy"] = "503 Busy"
    browser = Browser("/busy")
    ada, _ = called(server, browser)
    wait_for(lambda: len(service.to("/busy")) >= 3)
    service.answers["/busy"] = "201 Created"
    sent = metric(server.url, "hornochsen_notices_total", channel="push", result="sent")
    wait_for(lambda: metric(server.url, "hornochsen_notices_total", channel="push", result="sent") > sent)
    assert ada.info["subscribed"]
    assert len({json.dumps(browser.decrypt(one)) for one in service.to("/busy")}) == 1
    assert len({one.headers["topic"] for one in service.to("/busy")}) == 1


@pytest.mark.parametrize("answer", ["silent", "endless", "closed"])
def test_a_service_that_may_have_got_the_notice_gets_it_twice_at_most(
    server: ThreadedServer, service: PushService, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(push, "SECONDS", 0.5)
    service.answers[f"/{answer}"] = answer
    before = metric(server.url, "hornochsen_notices_total", channel="push", result="unknown")
    called(server, Browser(f"/{answer}"))
    wait_for(lambda: metric(server.url, "hornochsen_notices_total", channel="push", result="unknown") == before + 2)
    browser = Browser(f"/after-{answer}")
    called(server, browser)  # others do not wait for it
    wait_for(lambda: service.to(f"/after-{answer}"))
    assert len(service.to(f"/{answer}")) == 2


def test_a_redirect_is_not_followed(server: ThreadedServer, service: PushService) -> None:
    service.answers["/moved"] = "307 Moved\r\nLocation: https://push.players.test/elsewhere"
    before = metric(server.url, "hornochsen_notices_total", channel="push", result="refused")
    called(server, Browser("/moved"))
    wait_for(lambda: metric(server.url, "hornochsen_notices_total", channel="push", result="refused") == before + 1)
    assert len(service.to("/moved")) == 1
    assert not service.to("/elsewhere")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.players.test/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://push.players.test:8443/x",
        "https://user@push.players.test/x",
        "https://push.players.test",
        "https://push.players.test/x y",
        "https://push.players.test/x\r\nHost: a.test",
        "https://push.players.test\\@a.test/x",
        "https://push.players.test/é",
        "ftp://push.players.test/x",
        "//push.players.test/x/x/x",
    ],
)
def test_an_endpoint_that_is_no_public_name_is_refused(
    server: ThreadedServer, service: PushService, endpoint: str
) -> None:
    eve = Caller(server.url, "Eve")
    refused = eve.post("/api/player/notices/push", **(Browser("/x").subscription | {"endpoint": endpoint}))
    assert refused.status_code == 400
    assert refused.json()["error"] in ("bad-endpoint", "bad-message")
    assert not eve.info["subscribed"]


def test_keys_that_are_no_keys_are_refused(server: ThreadedServer) -> None:
    eve = Caller(server.url, "Eve")
    wanted = Browser("/keys").subscription
    for wrong in ({"key": "A" * 87}, {"key": "B" + "A" * 86}, {"auth": "short"}, {"key": wanted["key"] + "="}):
        assert eve.post("/api/player/notices/push", **(wanted | wrong)).status_code == 400


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.9.9.9",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
        ),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2002:a00:1::", "moo"),
    ],
)
def test_an_inward_address_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808"])
def test_an_outward_address_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::1"])
def test_the_shipped_connector_connects_to_no_inward_address(host: str) -> None:
    with pytest.raises(InwardAddress):
        asyncio.run(connect_publicly(host, 443))


def test_a_name_with_one_inward_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect() -> None:
        loop = asyncio.get_running_loop()

        async def resolve(*_: object, **__: object) -> list[object]:
            return [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("10.0.0.7", 443))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        with pytest.raises(InwardAddress):
            await connect_publicly("push.players.test", 443)

    asyncio.run(connect())


def test_an_endpoint_that_points_inward_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped connector, and a name that resolves to this machine."""
    chosen = settings(tmp_path)

    async def resolved(host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await connect_publicly("localhost", port)

    monkeypatch.setattr(table_notices, "TURN_DELAY", 0.0)
    monkeypatch.setattr(sender, "POLL_SECONDS", 0.05)
    with ThreadedServer(create_app(chosen, connect=resolved), chosen) as server:
        ada, _ = called(server, Browser("/inward"))
        wait_for(lambda: not ada.info["subscribed"])
        assert metric(server.url, "hornochsen_notices_total", channel="push", result="gone") == 1


def test_signing_out_a_device_ends_its_subscription(server: ThreadedServer, service: PushService) -> None:
    ada = Caller(server.url, "Ada")
    ada.post("/api/player/notices/push", **Browser("/device").subscription).raise_for_status()
    link = ada.post("/api/player/link").json()["secret"]
    phone = Caller(server.url)
    phone.post("/api/players/join", link=link, secret=phone.secret).raise_for_status()
    assert (phone.info["subscribed"], phone.info["devices"]) == (False, 1)
    devices = phone.get("/api/player").json()["devices"]
    [other] = [device["id"] for device in devices if not device["current"]]
    phone.post(f"/api/player/devices/{other}/sign-out").raise_for_status()
    assert phone.info["devices"] == 0
