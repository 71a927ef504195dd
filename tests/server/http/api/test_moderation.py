"""Moderation on a running server: removal for good, watching, reports, and the operator's commands."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from server.helpers.databases import KINDS, fresh_database
from server.helpers.forked_server import run_command
from server.helpers.raw_clients import RawClient, open_table, raw_client, refused
from server.helpers.serving import Server, serving

DEVICE = "a-device-of-a-browser"


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with fresh_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture
def server(database_url: str, tmp_path: Path) -> Iterator[Server]:
    with serving(database_url, tmp_path, keep_addresses="7", reports_per_day="3") as server:
        yield server
        assert server.stop() == 0


def db(url: str, *words: str) -> str:
    """Run a command of `hornochsen db` and return its output."""
    done = run_command("db", *words, "--database", url)
    assert done.returncode == 0, done.stderr
    return done.stdout


def with_addresses(url: str, count: int, *words: str) -> str:
    """Return the output of a command once it shows this many addresses: the server stores them after its answers."""
    end = time.monotonic() + PATIENCE
    while (output := db(url, *words)).count("127.0.0.1") < count:
        assert time.monotonic() < end, output
        time.sleep(0.05)
    return output


def test_moderation_of_a_running_server(server: Server, database_url: str) -> None:
    code = open_table(server)
    with raw_client(server, code, "Ann") as ann, RawClient(server, code) as ben, raw_client(server, code, "Cid") as cid:
        ben.hello(device=DEVICE)
        ben.ask("sit", name="Ben")
        _report(ann, ben, database_url)
        _remove_for_good(server, code, ann, ben)
        _remove_from_outside(server, code, cid, database_url)
        _watch(server, code, ann)


def _report(ann: RawClient, ben: RawClient, url: str) -> None:
    assert ben.ask("say", text="you cow")["type"] == "done"
    who = next(seat["who"] for seat in ann.ask("refresh")["table"]["seats"] if seat["name"] == "Ben")
    assert refused(ann.ask("report", who=99)) == "nothing-to-do"
    for _ in range(2):  # a repeated request is stored once
        assert ann.ask("report", id_="same", who=who, note="Ben insults me")["type"] == "done"
    assert refused(ann.ask("report", who=who)) == "too-fast", "the limit of the address counts every request"
    [line] = db(url, "reports", "list").splitlines()[1:]
    number = line.split()[0]
    shown = with_addresses(url, 1, "reports", "show", number)
    for word in ("Ben insults me", "Ben: you cow", "Ann"):
        assert word in shown
    db(url, "reports", "close", number)
    assert len(db(url, "reports", "list").splitlines()) == 1


def _remove_for_good(server: Server, code: str, ann: RawClient, ben: RawClient) -> None:
    seat = next(at for at, seat in enumerate(ann.ask("refresh")["table"]["seats"]) if seat["name"] == "Ben")
    assert ann.ask("remove", seat=seat, for_good=True)["type"] == "done"
    assert ben.ended()[1] == {"type": "bye", "reason": "removed", "retry": None}
    for fields in ({"token": ben.token}, {"device": DEVICE}):
        with RawClient(server, code) as again:
            assert refused(again.hello(**fields)) == "removed"
            assert again.ended()[1]["reason"] == "removed"


def _remove_from_outside(server: Server, code: str, cid: RawClient, url: str) -> None:
    [_, _, line] = with_addresses(url, 2, "people", code).splitlines()
    number, name, player, address = line.split()
    assert (name, player, address) == ("Cid", "-", "127.0.0.1")
    db(url, "remove", code, number)
    assert cid.ended()[1]["reason"] == "removed"
    with RawClient(server, code) as again:
        assert refused(again.hello(cid.token)) == "removed"


def _watch(server: Server, code: str, ann: RawClient) -> None:
    with raw_client(server, code) as watcher:
        ann.ask("add-bot", level="calf")
        ann.ask("moderate", watching=False)
        ann.ask("start")
        assert watcher.ended()[1]["reason"] == "watching-off"
    with RawClient(server, code) as late:
        assert refused(late.hello()) == "watching-off"
    with RawClient(server, code) as same:
        assert same.hello(ann.token)["seat"] is not None


def test_a_removal_waits_for_the_next_start_of_the_server(database_url: str, tmp_path: Path) -> None:
    with serving(database_url, tmp_path) as server:
        code = open_table(server)
        with raw_client(server, code, "Ann"), raw_client(server, code, "Ben") as ben:
            token = ben.token
    number = next(line.split()[0] for line in db(database_url, "people", code).splitlines() if "Ben" in line)
    db(database_url, "remove", code, number)
    with serving(database_url, tmp_path) as server:
        end = time.monotonic() + PATIENCE
        while len(db(database_url, "people", code).splitlines()) > 2:
            assert time.monotonic() < end
        with RawClient(server, code) as again:
            assert refused(again.hello(token)) == "removed"
