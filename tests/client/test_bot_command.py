"""`hornochsen bot` as a shell sees it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from client.table_clients import LIMIT, new_table, play_at_random, until, within
from client.table_clients import client_at as at
from patience import PATIENCE
from server.helpers.serving import SALTED, Server, serving

from hornochsen.protocol import Remove, Sit, Start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guest")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, **SALTED) as one:
        yield one


def hornochsen(*words: str) -> subprocess.Popen[str]:
    env = {**os.environ, "HORNOCHSEN_LANG": "en", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "hornochsen", "bot", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def refused(*words: str) -> str:
    with hornochsen(*words) as child:
        out, errors = child.communicate(timeout=PATIENCE)
        assert (child.returncode, out) == (2, "")
    [line] = errors.splitlines()
    return line


def test_the_command_plays_one_game(server: Server) -> None:
    code = new_table(server)

    async def scenario() -> None:
        async with at(server, code) as host:
            await host.ask(Sit("", "Host"))
            child = hornochsen(
                f"{server.url}/t/{code}", "--bot", "cow", "--name", "Rosa", "--colour", "pink", "--games", "1"
            )
            await until(host, lambda: len(host.table.seats) == 2)
            assert host.table.seats[1].colour == "pink"
            await host.ask(Start(""))
            await play_at_random(host, lambda: bool(host.table.standings))
            out, errors = await asyncio.to_thread(child.communicate, timeout=PATIENCE)
            assert (child.returncode, errors) == (0, "")
            [rosa] = [line for line in host.table.standings if line.name == "Rosa"]
            first, second, third, last = out.splitlines()
            assert first == f"Rosa sits at table {code}."
            assert second.startswith("Game 1 begins: ")
            assert third.startswith(f"Game 1 is over: place {rosa.place}, {rosa.points} minus point")
            assert last == "One game played; the bot has left."

    within(LIMIT, scenario())


def test_the_aurochs_plays_a_game(server: Server) -> None:
    """With a budget of 1 it plays what its network finds most likely; with one of 24 it searches."""
    code = new_table(server)

    async def scenario() -> None:
        async with at(server, code) as host:
            await host.ask(Sit("", "Host"))
            children = [hornochsen(f"{server.url}/t/{code}", "--bot", "aurochs@1", "--games", "1")]
            await until(host, lambda: len(host.table.seats) == 2)
            children.append(hornochsen(f"{server.url}/t/{code}", "--bot", "aurochs@24", "--games", "1"))
            await until(host, lambda: len(host.table.seats) == 3)
            await host.ask(Start(""))
            await play_at_random(host, lambda: bool(host.table.standings))
            for child in children:
                out, errors = await asyncio.to_thread(child.communicate, timeout=PATIENCE)
                assert (child.returncode, errors) == (0, "")
                assert out.splitlines()[-1] == "One game played; the bot has left."
            names = [line.name for line in host.table.standings]
            assert sum("aurochs" in name for name in names) == 2

    within(LIMIT, scenario())


def test_a_program_plays_and_returns_to_its_seat(server: Server, tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    print(json.dumps(json.loads(line)['legal'][-1]), flush=True)\n"
    )
    code, token = new_table(server), tmp_path / "token"
    words = (server.url, "--table", code, "--bot", f"first={sys.executable} {program}", "--token-file", str(token))

    async def scenario() -> None:
        async with at(server, code) as host:
            await host.ask(Sit("", "Host"))
            for game in (1, 2):
                with hornochsen(*words, "--quiet") as child:
                    await until(host, lambda: len(host.table.seats) == 2 and all(s.present for s in host.table.seats))
                    assert token.stat().st_mode & 0o777 == 0o600
                    await host.ask(Start(""))
                    await play_at_random(host, lambda game=game: host.table.game == game and host.table.phase == "over")  # type: ignore[misc]
                    child.terminate()
                    out, errors = child.communicate(timeout=PATIENCE)
                    assert (out, errors) == ("", "")
                await until(host, lambda: not all(seat.present for seat in host.table.seats))
            assert [seat.name for seat in sorted(host.table.seats, key=lambda seat: seat.who)] == ["Host", "first"]

    within(LIMIT, scenario())


def test_a_bot_that_was_removed_while_disconnected_does_not_return(server: Server, tmp_path: Path) -> None:
    code, token = new_table(server), tmp_path / "token"
    words = (server.url, "--table", code, "--bot", "calf", "--token-file", str(token))

    async def scenario() -> None:
        async with at(server, code) as host:
            await host.ask(Sit("", "Host"))
            with hornochsen(*words) as child:
                await until(host, lambda: len(host.table.seats) == 2)
                child.terminate()
                child.communicate(timeout=PATIENCE)
            await host.ask(Remove("", 1))
            assert "removed the bot" in await asyncio.to_thread(refused, *words)
            assert not token.exists()
            assert len(host.table.seats) == 1

    within(LIMIT, scenario())


def test_ctrl_c_leaves_the_table(server: Server) -> None:
    code = new_table(server)

    async def scenario() -> None:
        async with at(server, code) as host:
            await host.ask(Sit("", "Host"))
            with hornochsen(server.url, "--table", code.lower(), "--bot", "calf") as child:
                await until(host, lambda: len(host.table.seats) == 2)
                assert child.stdout
                said = await asyncio.to_thread(child.stdout.readline)
                assert said == f"calf sits at table {code}.\n"
                child.send_signal(signal.SIGINT)
                await until(host, lambda: len(host.table.seats) == 1)
                out, errors = child.communicate(timeout=PATIENCE)
                assert (child.returncode, out, errors.strip()) == (130, "", "")

    within(LIMIT, scenario())


def test_an_unreachable_server_is_reported_once() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # it does not listen
        url = f"http://127.0.0.1:{unused.getsockname()[1]}"
        with hornochsen(url, "--table", "ABCDEF", "--bot", "cow") as child:
            assert child.stdout
            assert child.stdout.readline() == f"{url} does not answer; the bot tries again.\n"
            child.send_signal(signal.SIGINT)
            assert child.communicate(timeout=PATIENCE)[0] == ""


def test_a_usage_error_is_one_line(server: Server, tmp_path: Path) -> None:
    code = new_table(server)
    (tmp_path / "token").write_text("x" * 43)
    (tmp_path / "short").write_text("x")
    assert refused(server.url) == "hornochsen: --table: name the table, for example --table 7KQ2MP"
    assert "no table has this code" in refused(server.url, "--table", "XXXXXX")
    assert "--bot: there is no bot 'oxx'; did you mean ox?" in refused(server.url, "--table", code, "--bot", "oxx")
    assert "this token is unknown at this table" in refused(
        server.url, "--table", code, "--bot", "calf", "--token-file", str(tmp_path / "token")
    )
    assert "contains no token" in refused(
        server.url, "--table", code, "--bot", "calf", "--token-file", str(tmp_path / "short")
    )
    assert "is not the address of a server" in refused("ftp://127.0.0.1", "--table", code)
