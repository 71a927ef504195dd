"""The documentation of the protocol is complete, and its example program plays a game unchanged."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest
from patience import PATIENCE
from server.helpers.serving import Server, in_production, serving

from hornochsen.protocol import PROTOCOL, AnyMessage, AnyRequest, Position, SeatInfo, TableInfo, TableOrGameEvent, Terms
from hornochsen.protocol.errors import REASONS
from hornochsen.server.http import sockets
from hornochsen.server.http.runner import MESSAGE_BYTES
from hornochsen.server.ops.settings import Settings

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
[PROGRAM] = re.findall(r"^```python\n(.*?)^```", TEXT, flags=re.S | re.M)


def section(heading: str) -> str:
    """Return the text under a heading, up to the next heading of its level."""
    rank, rest = re.findall(rf"^(#+) {heading}\n(.*)", TEXT, flags=re.S | re.M)[0]
    return str(re.split(rf"^#{{1,{len(rank)}}} ", rest, flags=re.M)[0])


def rows(heading: str) -> dict[str, list[str]]:
    """Return the rows of the table under a heading, by the word in their first column."""
    lines = [line for line in section(heading).splitlines() if line.startswith("| `")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {first.strip(" `"): rest for first, *rest in cells}


def tag(struct: type) -> str:
    return str(struct.__struct_config__.tag)  # type: ignore[attr-defined]


def fields(struct: type) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def optional(struct: type) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(struct) if not field.required}


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_program_is_as_short_as_documented() -> None:
    assert len([line for line in PROGRAM.splitlines() if line.strip()]) <= 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder) as one:
        yield one


def test_the_program_plays_a_game_to_its_end_with_the_shipped_settings(tmp_path: Path) -> None:
    (tmp_path / "stranger.py").write_text(PROGRAM, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    with in_production(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path) as server:
        done = subprocess.run(
            [sys.executable, tmp_path / "stranger.py", server.url],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, "")
        lines = done.stdout.splitlines()
        assert len(lines) == 3
        assert all(re.fullmatch(r"\d\. \w+: \d+ minus", line) for line in lines)
        code = re.findall(r'"?table"?[:=] ?"?([A-Z0-9]{6})', server.log.read_text())[0]
        record = httpx.get(f"{server.url}/api/records/{code}-1", timeout=PATIENCE).raise_for_status().json()
    assert {line.split(".")[1].split(":")[0].strip() for line in lines} == set(record["players"])
    assert "Stranger" in record["players"]


def test_documented_paths_are_those_of_the_server(server: Server) -> None:
    documented = re.findall(r"`(?:GET|POST) (/api/[^`]+)`", section("HTTP"))
    named = {re.sub("CODE|DATE|ID|NAME|NUMBER|SEAT", "{}", path) for path in documented}
    paths = httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).raise_for_status().json()["paths"]
    served = {re.sub(r"\{[^}]+\}", "{}", path) for path in paths if path.startswith("/api/")}
    assert served == named | {"/api/records/{}/steps"}


@pytest.mark.parametrize(
    ("heading", "union"),
    [("Requests", AnyRequest), ("Server messages", AnyMessage), ("Events", TableOrGameEvent)],
    ids=["requests", "messages", "events"],
)
def test_every_type_and_field_is_documented(heading: str, union: object) -> None:
    structs = {tag(one): one for one in get_args(union)}
    table = rows(heading)
    assert table.keys() == structs.keys()
    for name, struct in structs.items():
        expected = [field for field in fields(struct) if not (heading == "Requests" and field == "id")]
        assert words(table[name][0]) == expected, name
        if heading != "Events":
            marked = set(re.findall(r"`(\w+)`\?", table[name][0]))
            assert marked == optional(struct), name


def test_every_term_is_documented() -> None:
    assert list(rows("Terms")) == fields(Terms)


@pytest.mark.parametrize(
    ("heading", "struct"), [("The table", TableInfo), ("The table", SeatInfo), ("The position", Position)]
)
def test_every_field_of_tables_and_positions_is_documented(heading: str, struct: type) -> None:
    assert set(fields(struct)) <= set(words(section(heading)))


def test_every_error_is_documented() -> None:
    assert {word: cells[0] for word, cells in rows("Errors").items()} == REASONS


def test_the_server_refuses_only_with_documented_codes() -> None:
    used = {
        node.args[0].value
        for path in Path(sockets.__file__).parents[1].rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(used) > 20
    assert used <= set(REASONS)


def test_documented_limits_are_those_of_the_server() -> None:
    limits, settings = " ".join(section("Limits").split()), Settings()
    for number in (
        settings.requests_per_second,
        settings.requests_burst,
        settings.chat_per_minute,
        settings.changes_per_minute,
        settings.connections_per_address,
        settings.tables_per_minute,
        MESSAGE_BYTES // 1024,
    ):
        assert re.search(rf"\b{number}\b", limits), number
    assert f"{MESSAGE_BYTES:,} bytes" in limits
    assert "1009" in limits
    assert f"{sockets.HELLO_SECONDS:.0f} seconds" in limits
    assert f"protocol {PROTOCOL}." in TEXT
