"""`hornochsen serve` on the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pexpect
import pytest
from cli.keyboard import COMMAND
from patience import PATIENCE
from server.helpers.forked_server import run_command

from hornochsen.server.ops.addresses import local_address


def environment(data: Path, **changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HORNOCHSEN_")}
    return {**kept, "XDG_DATA_HOME": str(data), "HORNOCHSEN_LANG": "en", "PYTHONUTF8": "1", **changes}


def refused(tmp_path: Path, *words: str, **changes: str) -> str:
    """Return the one line of the error with which the command ends."""
    done = run_command("serve", *words, environment=environment(tmp_path, **changes))
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    return line


@contextmanager
def serving(tmp_path: Path, *words: str, **changes: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Yield a server and the lines that it prints when it is ready."""
    process = subprocess.Popen(
        [COMMAND, "serve", "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path, **changes),
    )
    with process:
        try:
            assert process.stdout
            said = []
            for line in process.stdout:
                said.append(line.rstrip("\n"))
                if line.startswith("Stop with"):
                    break
            yield process, said
        finally:
            process.kill()


def address(said: list[str]) -> str:
    return said[0].removeprefix("Listening on ")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_server_prints_its_address_and_stops_on_a_signal(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path) as (process, said):
        assert re.fullmatch(r"Listening on http://127\.0\.0\.1:\d+", said[0])
        database = tmp_path / "hornochsen" / "hornochsen.sqlite3"
        assert said[1:] == [f"Database: sqlite:///{database}", "Stop with Ctrl-C."]
        assert database.exists()
        answer = httpx.get(f"{address(said)}/healthz", timeout=PATIENCE)
        assert answer.status_code == 200
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "")
    assert "Traceback" not in err
    lines = [json.loads(line) for line in err.splitlines()]
    assert lines[-1]["event"] == "server stopped"


def test_on_the_network(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as (_, said):
        here = local_address()
        port = address(said).rpartition(":")[2]
        assert (f"On this network: http://{here}:{port}" in said) is (here is not None)
        assert not any("█" in line for line in said)


def terminal(options: list[str], variables: dict[str, str], cwd: Path | None = None) -> pexpect.spawn[str]:
    """Start `hornochsen serve` in a terminal. Ctrl-C discards output in it, perhaps in the middle of a character."""
    return pexpect.spawn(
        COMMAND,
        ["serve", "--port", "0", *options],
        env=variables,
        cwd=cwd,
        timeout=PATIENCE,
        encoding="utf-8",
        codec_errors="replace",
    )


def test_a_qr_code_on_a_terminal(tmp_path: Path) -> None:
    screen = terminal(["--host", "0.0.0.0"], environment(tmp_path))
    try:
        screen.expect("Stop with Ctrl-C")
        screen.expect("█{20}")
        screen.sendintr()
        screen.expect("Stopped. All games are saved")
        screen.expect(pexpect.EOF)
        screen.wait()
        assert (screen.exitstatus, screen.signalstatus) == (0, None)
    finally:
        screen.close(force=True)


def test_behind_a_proxy(tmp_path: Path) -> None:
    with serving(tmp_path, "--qr", HORNOCHSEN_PUBLIC_URL="https://play.example.org") as (process, said):
        assert "Address for players: https://play.example.org" in said
        process.terminate()
        assert process.stdout
        assert "█" in process.stdout.read()


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        line = refused(tmp_path, "--port", str(port))
    assert line == f"hornochsen: cannot listen on 127.0.0.1, port {port}: Address already in use (try another --port)"


@contextmanager
def preparing(tmp_path: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Yield a server that has begun to compile the kernel into an empty cache."""
    process = subprocess.Popen(
        [COMMAND, "serve", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path, HORNOCHSEN_CACHE=str(tmp_path / "cache")),
        cwd=tmp_path,
    )
    with process:
        try:
            assert process.stdout
            assert process.stdout.readline().startswith("Preparing the bots. This happens only once")
            yield process
        finally:
            process.terminate()


def unprepared(tmp_path: Path, *words: str) -> str:
    """Return the one line of the error with which a server with an empty cache ends before it compiles."""
    done = subprocess.run(
        [COMMAND, "serve", *words],
        capture_output=True,
        text=True,
        env=environment(tmp_path, HORNOCHSEN_CACHE=str(tmp_path / "cache")),
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    return line


def test_mistakes_are_reported_before_the_bots_are_prepared(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert "Address already in use" in unprepared(tmp_path, "--port", str(other.getsockname()[1]))
    (tmp_path / "moo.sqlite3").write_text("moo" * 1000)
    database = f"sqlite:///{tmp_path}/moo.sqlite3"
    assert unprepared(tmp_path, "--port", "0", "--database", database).startswith(f"hornochsen: database {database}: ")


def test_connections_are_refused_while_the_bots_are_prepared(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with preparing(tmp_path, "--port", str(port)) as process:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE)  # until the compiling process has closed them too
    assert (process.returncode, out, err) == (-signal.SIGTERM, "", "")


def test_a_reload_does_not_end_a_server_that_prepares_its_bots(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text("port = 0")
    with preparing(tmp_path, "--config", "club.toml") as process:
        process.send_signal(signal.SIGHUP)
        until_compiled(tmp_path)
        assert process.poll() is None


def test_a_module_of_the_current_folder_is_not_imported_by_the_compiler(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("open('imported', 'w').close()")
    with preparing(tmp_path, "--port", "0"):
        until_compiled(tmp_path)
    assert not (tmp_path / "imported").exists()


def until_compiled(tmp_path: Path) -> None:
    """Wait until the first function of the kernel is in the cache."""
    end = time.monotonic() + PATIENCE
    while not any((tmp_path / "cache").rglob("*.nbi")):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_ctrl_c_while_the_bots_are_prepared(tmp_path: Path) -> None:
    """The terminal is as before: the progress bar has hidden its cursor."""
    cache = str(tmp_path / "cache")
    variables = environment(tmp_path, HORNOCHSEN_CACHE=cache)
    screen = terminal([], variables, cwd=tmp_path)
    try:
        screen.expect("Preparing the bots")
        screen.expect("compiling the kernel")
        until_compiled(tmp_path)
        screen.sendintr()
        screen.expect(pexpect.EOF)
        screen.wait()
        assert screen.exitstatus == 130
        shown = screen.before or ""
        assert shown.rindex("\x1b[?25h") > shown.rfind("\x1b[?25l")
        assert "Traceback" not in shown
    finally:
        screen.close(force=True)


def test_a_database_of_a_running_server(tmp_path: Path) -> None:
    with serving(tmp_path):
        assert refused(tmp_path, "--port", "0").startswith("hornochsen: database sqlite:///")


def test_an_unreachable_database(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    line = refused(tmp_path, "--port", "0", "--database", f"postgresql://ox:moo-secret@127.0.0.1:{port}/h")
    assert line.startswith(f"hornochsen: database postgresql://ox:***@127.0.0.1:{port}/h: ")


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "moo.sqlite3").write_text("moo" * 1000)
    line = refused(tmp_path, "--port", "0", "--database", f"sqlite:///{tmp_path}/moo.sqlite3")
    assert line.startswith(f"hornochsen: database sqlite:///{tmp_path}/moo.sqlite3: ")


def test_postgresql_without_its_driver_names_the_extra(tmp_path: Path) -> None:
    program = "import sys; sys.modules['asyncpg'] = None; from hornochsen.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/h"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"hornochsen: .*pip install .hornochsen\[postgres\].\n", done.stderr)
