"""Reading records, and the messages about invalid ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hornochsen.boards import load
from hornochsen.records import IllegalRecord, MalformedRecord, parse, read, replay, write
from hornochsen.rules import JEUX_DE_NIM, OFFICIAL, Rules

VECTOR = Path(__file__).parent.parent / "vectors" / "046-2p-classic-official.json"

Change = Callable[[dict[str, Any]], Any]


def document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(VECTOR.read_bytes())
    return loaded


def refused(change: Change) -> str:
    doc = document()
    doc = change(doc) or doc
    with pytest.raises(MalformedRecord) as caught:
        read(json.dumps(doc))
    assert "\n" not in str(caught.value)
    return str(caught.value)


MALFORMED: list[tuple[str, Change, str]] = [
    ("not an object", lambda d: [d], "record: must be a JSON object"),
    ("format missing", lambda d: d.pop("format") and None, "format: is missing"),
    ("another format", lambda d: d.update(format="chess"), 'format: must be "hornochsen", not "chess"'),
    ("a later version", lambda d: d.update(version=2), "version: must be 1, not 2"),
    ("version true", lambda d: d.update(version=True), "version: must be 1, not true"),
    ("later rules", lambda d: d.update(rules_version=2), "rules_version: must be 1, not 2"),
    ("rules version null", lambda d: d.update(rules_version=None), "rules_version: must be 1, not null"),
    (
        "unknown rules",
        lambda d: d.update(rules="poker"),
        'rules: unknown rule set "poker"; the rule sets are official, jeux-de-nim',
    ),
    ("rules a number", lambda d: d.update(rules=3), "rules: must be the name of a rule set or an object with switches"),
    (
        "unknown switch",
        lambda d: d.update(rules={"fast": True}),
        "the switches are dunghill_ends, box_sales, happy_buying",
    ),
    ("switch of a wrong type", lambda d: d.update(rules={"box_sales": 1}), "rules: expected `bool`, got `int`"),
    ("unknown board", lambda d: d.update(board="clasic"), "board: "),
    ("board a list", lambda d: d.update(board=[]), "board: must be an object"),
    (
        "board without rows",
        lambda d: d.update(board={"name": "x", "bulls_eyes": [1], "dunghill": 9}),
        "board.rows: is missing",
    ),
    ("one player", lambda d: d.update(players=["A"]), "players: must be a list of 2 to 8 names, not 1"),
    ("players a text", lambda d: d.update(players="AB"), 'players: must be a list of 2 to 8 names, not "AB"'),
    ("a name that is none", lambda d: d.update(players=["A", 3]), "players[1]: must be a name, not 3"),
    ("98 tiles", lambda d: d["supply"].pop() and None, "supply: must be a list of all 99 tiles, not 98"),
    ("a tile twice", lambda d: d["supply"].__setitem__(1, d["supply"][0]), "supply[1]: tile "),
    ("tile 100", lambda d: d["supply"].__setitem__(5, 100), "supply[5]: must be a tile from 1 to 99, not 100"),
    ("tile true", lambda d: d["supply"].__setitem__(5, True), "supply[5]: must be a tile from 1 to 99, not true"),
    ("tile 17.0", lambda d: d["supply"].__setitem__(5, 17.0), "supply[5]: must be a tile from 1 to 99, not 17.0"),
    ("moves an object", lambda d: d.update(moves={}), "moves: must be a list of moves, not {}"),
    ("a move is a number", lambda d: d.update(moves=[7]), "moves[0]: must be an object, not 7"),
    (
        "unknown seat",
        lambda d: d.update(moves=[{"player": 2, "buy": 1}]),
        "moves[0].player: must be a seat from 0 to 1, not 2",
    ),
    ("no seat", lambda d: d.update(moves=[{"buy": 1}]), "moves[0].player: must be a seat from 0 to 1, not null"),
    ("seat true", lambda d: d.update(moves=[{"player": True, "buy": 1}]), "moves[0].player: must be a seat"),
    ("nothing done", lambda d: d.update(moves=[{"player": 0}]), "exactly one of buy, play and take, not none"),
    (
        "two things",
        lambda d: d.update(moves=[{"player": 0, "buy": 1, "play": [5]}]),
        "one of buy, play and take, not buy and play",
    ),
    (
        "an unknown key",
        lambda d: d.update(moves=[{"player": 0, "buy": 1, "why": 1}]),
        'moves[0]: "why" is not a field of a move',
    ),
    ("buy four", lambda d: d.update(moves=[{"player": 0, "buy": 4}]), "moves[0].buy: must be 1, 2 or 3 tiles, not 4"),
    (
        "play none",
        lambda d: d.update(moves=[{"player": 0, "play": []}]),
        "moves[0].play: must be a list of 1 to 2 tiles, not []",
    ),
    (
        "play a tile twice",
        lambda d: d.update(moves=[{"player": 0, "play": [5, 5]}]),
        "moves[0].play: names a tile twice",
    ),
    (
        "box without purchase",
        lambda d: d.update(moves=[{"player": 0, "play": [5], "from_box": [1]}]),
        "is allowed only with buy",
    ),
    (
        "an empty draw",
        lambda d: d.update(moves=[{"player": 0, "buy": 1, "from_box": []}]),
        "moves[0].from_box: must be a list of 1",
    ),
    (
        "by an alien",
        lambda d: d.update(moves=[{"player": 0, "buy": 1, "by": "alien"}]),
        "moves[0].by: must be one of person, bot",
    ),
    (
        "by null",
        lambda d: d.update(moves=[{"player": 0, "buy": 1, "by": None}]),
        "moves[0].by: must be one of person, bot",
    ),
    (
        "at before the game",
        lambda d: d.update(moves=[{"player": 0, "buy": 1, "at": -1}]),
        "moves[0].at: must be the seconds",
    ),
]


@pytest.mark.parametrize(("change", "text"), [case[1:] for case in MALFORMED], ids=[case[0] for case in MALFORMED])
def test_the_malformed_field_is_named(change: Change, text: str) -> None:
    assert text in refused(change)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "not JSON: Expecting value, line 1 column 1"),
        (b"{", "not JSON: "),
        (b"\xff\xfe\xff", "record: not "),
        (b'{"a": 1, "a": 2}', '"a": appears twice in one object'),
        (b'{"a": NaN}', "NaN is not a number"),
        (b'{"a": 1e999}', "the number 1e999 is too large"),
        (b"[" * 100_000, "nested too deep"),
        (b"9" * 5000, "too many digits"),
        (VECTOR.read_bytes().replace(b'"official"', b'{"\\ud800": 1}'), "rules: "),
        (VECTOR.read_bytes().replace(b'"classic"', b"[" * 900 + b"]" * 900), "board: must be an object"),
        (
            VECTOR.read_bytes().replace(
                b'"moves": [', b'"moves": [{"player": 0, "buy": 1, "at": 1' + b"0" * 400 + b"},"
            ),
            "at: must be the seconds",
        ),
    ],
)
def test_invalid_json_is_refused(data: bytes, text: str) -> None:
    with pytest.raises(MalformedRecord, match=r"^[^\n]*$") as caught:
        parse(data)
    assert text in str(caught.value)


def illegal(change: Change) -> str:
    doc = document()
    change(doc)
    record = parse(json.dumps(doc))
    with pytest.raises(IllegalRecord) as caught:
        replay(record)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_illegal_move_is_named_with_the_legal_ones() -> None:
    hand = sorted(document()["supply"][:6])
    text = illegal(lambda d: d.update(moves=[{"player": 0, "play": [d["supply"][50]]}]))
    assert text.startswith("moves[0]: seat 0 does not hold tile ")
    assert text.endswith(", ".join(map(str, hand)))


def test_moves_after_the_end_are_refused() -> None:
    count = len(document()["moves"])
    assert illegal(lambda d: d["moves"].append({"player": 0, "buy": 1})) == (
        f"moves[{count}]: the game is over; no more moves are possible"
    )


def test_an_unneeded_draw_from_the_box_is_refused() -> None:
    text = illegal(lambda d: d.update(moves=[{"player": 0, "buy": 1, "from_box": [3]}]))
    assert text == "moves[0].from_box: must list 0 tiles, the number that the supply did not cover, not 1"


def test_a_missing_draw_from_the_box_is_refused() -> None:
    path = next(p for p in sorted(VECTOR.parent.glob("*.json")) if "from_box" in p.read_text())
    doc = json.loads(path.read_bytes())
    index = next(i for i, move in enumerate(doc["moves"]) if "from_box" in move)
    del doc["moves"][index]["from_box"]
    with pytest.raises(IllegalRecord, match=rf"^moves\[{index}\]\.from_box: must list \d tiles"):
        read(json.dumps(doc))


def test_a_record_may_stop_before_the_game_is_over() -> None:
    doc = document()
    doc["moves"] = doc["moves"][:5]
    assert not read(json.dumps(doc)).final.state.over


def test_unknown_top_level_fields_are_kept() -> None:
    extra = {"seed": 7, "date": "2026-01-02", "result": [1, 2], "bots": {"a": None}, "name": "Ægir – 🐂", "pi": 3.25}
    again = json.loads(write(parse(json.dumps({**document(), **extra}))))
    assert {key: again[key] for key in extra} == extra


def test_writing_and_reading_give_the_same_record() -> None:
    doc = document()
    doc["moves"][0] |= {"at": 1.5, "by": "stand-in"}
    record = parse(json.dumps(doc))
    assert parse(write(record)) == record


def test_the_whole_board_is_written() -> None:
    written = json.loads(write(parse(VECTOR.read_bytes())))
    assert written["board"]["dunghill"] == 60
    assert len(written["board"]["rows"]) == 12
    assert written["rules_version"] == 1
    assert written["rules"] == "official"


def test_moves_are_written_as_they_were_read() -> None:
    for path in sorted(VECTOR.parent.glob("*.json")):
        assert json.loads(write(parse(path.read_bytes())))["moves"] == json.loads(path.read_bytes())["moves"]


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ("official", OFFICIAL),
        ("jeux-de-nim", JEUX_DE_NIM),
        ({}, OFFICIAL),
        ({"happy_buying": True}, Rules(happy_buying=True)),
        ({"dunghill_ends": "at_once", "box_sales": False}, JEUX_DE_NIM),
    ],
)
def test_rules_are_a_name_or_switches(given: Any, rules: Rules) -> None:
    record = parse(json.dumps({**document(), "rules": given}))
    assert record.rules == rules
    assert parse(write(record)).rules == rules


def test_a_board_may_be_given_by_name_or_whole() -> None:
    by_name = parse(json.dumps({**document(), "board": "classic"}))
    assert by_name.board == load("classic")
    assert parse(write(by_name)).board == load("classic")
