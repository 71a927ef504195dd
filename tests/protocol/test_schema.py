"""The exported schema and TypeScript types match the code, and real messages follow them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from missing_tools import skip_unless_ci
from msgspec.structs import replace
from patience import PATIENCE

from hornochsen import protocol, records
from hornochsen.boards import load
from hornochsen.coach.review import review
from hornochsen.protocol import AnyMessage, AnyRequest, Position, TableEvent
from hornochsen.rules import OFFICIAL, AnyEvent, places
from hornochsen.server.views import projections
from hornochsen.server.views.replays import PagedReplay
from tools import schema

ROOT = Path(__file__).parent.parent.parent
GAMES = sorted((ROOT / "tests" / "vectors").glob("*.json"))[:40:4]
TOKEN = "t" * 43


def checker(name: str) -> jsonschema_rs.Draft202012Validator:
    whole = schema.schema()
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("path", [schema.SCHEMA, schema.TYPES], ids=lambda path: path.name)
def test_exported_files_match_the_code(path: Path) -> None:
    text = schema.written()[path]
    assert path.exists(), f"{path.relative_to(ROOT)} is missing: run `make schema`"
    assert path.read_text(encoding="utf-8") == text, f"{path.relative_to(ROOT)} is out of date: run `make schema`"


def test_the_schema_is_valid() -> None:
    jsonschema_rs.meta.validate(schema.schema())


# Real messages


def requests() -> Iterator[protocol.Request]:
    yield protocol.Hello("1", 1)
    yield protocol.Hello("1", 1, TOKEN, 0)
    yield protocol.Identify("1", TOKEN)
    yield protocol.Sit("2", "Éloïse", "red", 7)
    yield protocol.AskSeat("2", 3, "Éloïse")
    yield protocol.AskHost("2", "Éloïse", "teal")
    yield protocol.WithdrawAsk("2")
    yield protocol.AnswerAsk("2", 17, True)
    yield protocol.Claim("3", TOKEN)
    yield protocol.AddBot("!", "ox")
    yield protocol.Remove("5", 0, for_good=True)
    yield protocol.Moderate("5", "ask", watching=False, chat=True)
    yield protocol.Mute("5", 1)
    yield protocol.Report("5", 3, "shouts")
    yield protocol.Change("6", protocol.Terms(board=plain(load("classic")), rules=OFFICIAL, clock=15))
    yield protocol.Change("6", protocol.Terms(rules="jeux-de-nim"))
    yield protocol.SendSalt("7", "abcdefgh")
    yield protocol.BuyTiles("8", 3)
    yield protocol.PlayTiles("9", (1, 99))
    yield protocol.PlayTiles("9", (50,), 2.5)
    yield protocol.Again("9", False)
    yield protocol.TakeTiles("9", (50,))
    yield protocol.Say("10", "Muh!")
    yield protocol.React("11", "moo")
    yield protocol.Refresh("12", 5)
    yield protocol.AskOdds("13")
    yield protocol.AskHint("13")
    for kind in (protocol.Handover, protocol.Leave, protocol.Back, protocol.Start, protocol.TakeBackTiles):
        yield kind("13")


def messages() -> Iterator[protocol.Message]:
    yield protocol.Done("1", 2)
    yield protocol.Refused(None, "malformed", "not JSON")
    yield protocol.Secret("1", TOKEN)
    yield protocol.Odds("1", 7, (protocol.TileOdds(42, 0.75, 0.02, 1.5, 0.1),))
    lay = protocol.AdvisedAction(protocol.Choice(0, play=(42,)), 0.5, 0.01, 12.5, 0.2, 1000)
    why = protocol.AdviceReason("safe", {"tile": 42})
    yield protocol.Hint("1", 7, protocol.Advice((lay,), 0, (0.5, 0.5), why, ()))
    yield protocol.Bye("restart", 500)
    for path in GAMES:
        replayed = records.read(path.read_bytes())
        final = replayed.final.state
        seats = tuple(
            protocol.SeatInfo(seat, name, "pink", "cow" if seat else None, True, False, seat == 0)
            for seat, name in enumerate(replayed.record.players)
        )
        standings = tuple(
            protocol.Standing(seat.name, seat.colour, seat.bot, points, place)
            for seat, points, place in zip(seats, final.positions, places(final.positions), strict=True)
        )
        table = protocol.TableInfo(
            "MUH42", "over", protocol.Terms(), final.board, final.rules, seats, 1, "0" * 64, (), standings, "id"
        )
        events: list[protocol.TableOrGameEvent] = [
            protocol.SatDown(0, "Anja", None),
            protocol.Committed("0" * 64),
            protocol.Dealt((1,)),
            protocol.SeatAsked(1, "Éloïse"),
            protocol.AskAnswered(0, "Éloïse", False),
            protocol.AskEnded("Éloïse", "withdrawn"),
            protocol.AgainAnswered(0, True),
            protocol.HostAsked("Éloïse"),
            protocol.TurnedAway("Éloïse"),
            protocol.AdmissionChanged("ask", False),
            protocol.ChatTurned(False),
            protocol.Muted(0, True),
        ]
        for step in replayed.steps:
            position = projections.position(step.state, 0)
            waits = tuple(protocol.Wait(seat, None) for seat in step.state.awaited)
            events.extend(step.events)
            yield protocol.Update(3, projections.visible_events(step.events, 1), position=position, waits=waits)
        yield protocol.Update(4, (), table=table, seat=None)
        yield protocol.Update(4, (), table=replace(table, continues=protocol.Continued("up-1", 12, 0)))
        closed = (replace(seats[0], closed=True), *seats[1:])
        asking = protocol.SeatAsking(17, 1, "Éloïse", (0,), (2,))
        yield protocol.Update(4, (), table=replace(table, phase="playing", seats=closed, asking=asking))
        applicants = (protocol.Applicant(17, "Éloïse"),)
        yield protocol.Update(4, (), table=replace(table, seating="ask", watching=False, applicants=applicants))
        missed = (protocol.Missed(1, tuple(events)),)
        yield protocol.Welcome("1", 1, "0.1", 7, TOKEN, None, table, projections.position(final, None), (), missed)


def test_every_request_follows_the_schema() -> None:
    check = checker("AnyRequest")
    seen = set()
    for request in requests():
        check.validate(plain(request))
        assert protocol.decode_request(msgspec.json.encode(request)) == request
        seen.add(type(request))
    assert seen == set(get_args(AnyRequest))


def test_every_message_follows_the_schema() -> None:
    check = checker("AnyMessage")
    seen = set()
    events = set()
    for message in messages():
        check.validate(plain(message))
        seen.add(type(message))
        if isinstance(message, protocol.Welcome):
            events |= {type(event) for event in message.missed[0].events}
    assert seen == set(get_args(AnyMessage))
    # A record holds every kind of event but taking back.
    assert {kind.__name__ for kind in set(get_args(AnyEvent)) - events} == {"TookBack"}


def test_replays_follow_the_schema() -> None:
    table_info, page = checker("ReplayInfo"), checker("ReplayPage")
    for path in GAMES:
        replaying = PagedReplay(records.read(path.read_bytes()))
        table_info.validate(plain(replaying.table_info))
        for viewer in (0, None, "all"):
            for start in range(0, replaying.total, 50):
                page.validate(plain(replaying.steps(viewer, start)))


def test_reviews_follow_the_schema() -> None:
    found = review(records.read(GAMES[0].read_bytes()).record, [0], budget=1)
    checker("Review").validate(plain(found))


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "moo", "id": "1"},
        {"type": "buy", "id": "1", "count": 4},
        {"type": "buy", "id": "1", "count": 1, "seat": 0},
        {"type": "buy", "count": 1},
        {"type": "play", "id": "1", "tiles": []},
        {"type": "play", "id": "1", "tiles": [1, 2, 3]},
        {"type": "play", "id": "1", "tiles": [100]},
        {"type": "sit", "id": "1", "name": ""},
        {"type": "salt", "id": "1", "salt": "a b c d e f"},
        {"type": "react", "id": "1", "reaction": "bark"},
        {"type": "start", "id": "two words"},
        {"type": "change", "id": "1", "terms": {"clock": 17}},
        {"type": "change", "id": "1", "terms": {"colour": "red"}},
        [],
        None,
    ],
    ids=json.dumps,
)
def test_schema_and_server_refuse_the_same_requests(wrong: Any) -> None:
    assert not checker("AnyRequest").is_valid(wrong)
    with pytest.raises(msgspec.ValidationError):
        protocol.decode_request(json.dumps(wrong).encode())


def test_a_message_without_a_field_is_invalid() -> None:
    """Fields that the server always sends are required, even if they have defaults."""
    check = checker("Position")
    whole = plain(projections.position(records.read(GAMES[0].read_bytes()).steps[0].state, 0))
    check.validate(whole)
    for field in Position.__struct_fields__:
        assert not check.is_valid({key: value for key, value in whole.items() if key != field}), field
    without_order = {key: value for key, value in whole["laying"].items() if key != "order"}
    assert not check.is_valid({**whole, "laying": without_order})


# The content of the files


def test_docstrings_of_fields_are_exported() -> None:
    parts = schema.schema()["$defs"]
    assert parts["SeatInfo"]["description"].startswith("The public part of a seat.")
    who = parts["SeatInfo"]["properties"]["who"]
    assert who["description"] == "A number that identifies the seat's occupant and survives shuffling."
    assert parts["Hello"]["properties"]["since"]["description"].startswith("The last version that the client knows")
    types = schema.written()[schema.TYPES]
    assert "  /** A number that identifies the seat's occupant and survives shuffling. */\n  who: number;\n" in types


@pytest.mark.parametrize(
    "line",
    [
        '  type: "hello";',
        "  token?: Token | null;",
        "  seat: number | null;",
        "  seat?: number | null;",
        "  table?: TableInfo;",
        "  terms: Partial<Terms>;",
        "  terms: Terms;",
        "  laid: (number | null)[][];",
        "  queue: [number, number][];",
        "  order: number[];",
        "  rows: Square[][];",
        "  events: TableOrGameEvent[];",
        'export type Level = "calf" | "cow" | "ox" | "bull" | "aurochs";',
        "export type AnyMessage = Done | Refused | Welcome | Secret | Odds | Hint | Update | Bye;",
        "export const PROTOCOL = 1;",
    ],
)
def test_types_are_written_in_idiomatic_typescript(line: str) -> None:
    assert line in schema.written()[schema.TYPES].splitlines()


def test_every_used_type_is_exported_once() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", schema.written()[schema.TYPES], flags=re.S)
    defined = re.findall(r"^export (?:interface|type) (\w+)", text, flags=re.M)
    used = set(re.findall(r"\b[A-Z]\w+\b", text)) - {"PROTOCOL", "Partial", "Record"}
    assert len(set(defined)) == len(defined)
    assert used == set(defined)
    assert {kind.__name__ for kind in (*get_args(AnyRequest), *get_args(AnyMessage), *get_args(TableEvent))} <= used


def tsc() -> str | None:
    return shutil.which("tsc") or shutil.which("tsc", path=str(ROOT / "web" / "node_modules" / ".bin"))


USE = """\
import { PROTOCOL, type AnyMessage, type AnyRequest, type TableOrGameEvent } from "./protocol";

const hello: AnyRequest = { type: "hello", id: "1", protocol: PROTOCOL };
const change: AnyRequest = { type: "change", id: "2", terms: { clock: 30 } };
// @ts-expect-error there is no such clock
const wrong: AnyRequest = { type: "change", id: "2", terms: { clock: 31 } };
// @ts-expect-error a tile is a number
const laid: AnyRequest = { type: "play", id: "3", tiles: ["1"] };

function tiles(event: TableOrGameEvent): number[] | null {
  switch (event.event) {
    case "bought":
      return event.tiles;
    case "revealed":
      return event.tiles.flat();
    case "stood-in":
      return event.reason === "away" ? [] : null;
    default:
      return null;
  }
}

export function read(message: AnyMessage): number {
  // @ts-expect-error not every message has a position
  message.position;
  switch (message.type) {
    case "update":
      return message.position?.queue[0]?.[1] ?? message.events.map(tiles).length;
    case "welcome":
      return message.table.terms.public ? message.version : 0;
    case "error":
      return message.text.length;
    case "done":
      return message.version;
    case "secret":
      return message.secret.length;
    case "odds":
      return message.tiles[0]?.safe ?? 0;
    case "hint":
      return message.advice.best;
    case "bye":
      return message.retry ?? 0;
  }
}
export const all = [hello, change, wrong, laid];
"""
"""Code of a client that must compile: unions are discriminated, and errors are found."""


def test_the_types_compile(tmp_path: Path) -> None:
    compiler = tsc()
    if compiler is None:
        skip_unless_ci("no TypeScript compiler: neither on the path nor in web/node_modules")
    (tmp_path / "protocol.ts").write_text(schema.written()[schema.TYPES], encoding="utf-8")
    (tmp_path / "use.ts").write_text(USE, encoding="utf-8")
    words = [compiler, "--strict", "--noEmit", "--noUncheckedIndexedAccess", "--target", "es2022", "use.ts"]
    # Node may be in the virtual environment only.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    env = {**os.environ, "PATH": path}
    done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (0, "")
