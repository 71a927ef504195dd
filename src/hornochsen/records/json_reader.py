"""Parse a record from JSON and validate every field."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn, get_args

import msgspec

from .. import boards
from ..rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRESETS,
    RULES_VERSION,
    TILES,
    BadBoard,
    Board,
    Buy,
    Play,
    Rules,
    Take,
    read_board,
)
from .record import FORMAT, VERSION, By, MalformedRecord, Move, Record

LONGEST = 10**10
"""Upper bound for the field `at` of a move, in seconds."""

_REQUIRED = ("format", "version", "rules", "board", "players", "supply", "moves")
_KNOWN = (*_REQUIRED, "rules_version")
_MOVE_KEYS = ("player", "buy", "play", "take", "from_box", "at", "by")


def parse(data: bytes | str) -> Record:
    """Parse a record from JSON; raise `MalformedRecord`. `replay` checks that the moves are legal."""
    document = _json(data)
    if not isinstance(document, dict):
        _fail("record", "must be a JSON object")
    for key in _REQUIRED:
        if key not in document:
            _fail(key, "is missing")
    if document["format"] != FORMAT:
        _fail("format", f'must be "{FORMAT}", not {_show(document["format"])}')
    _check_version("version", document["version"], VERSION)
    _check_version("rules_version", document.get("rules_version", RULES_VERSION), RULES_VERSION)
    players = _players(document["players"])
    return Record(
        players=players,
        rules=_rules(document["rules"]),
        board=_board(document["board"]),
        supply=_supply(document["supply"]),
        moves=_moves(document["moves"], len(players)),
        extra={key: value for key, value in document.items() if key not in _KNOWN},
    )


def _json(data: bytes | str) -> Any:
    try:
        return json.loads(data, object_pairs_hook=_object, parse_constant=_constant, parse_float=_float)
    except json.JSONDecodeError as error:
        _fail("record", f"not JSON: {error.msg}, line {error.lineno} column {error.colno}")
    except UnicodeDecodeError as error:
        _fail("record", f"not UTF-8 text: byte {error.start} is invalid")
    except RecursionError:
        _fail("record", "not a record: nested too deeply")
    except MalformedRecord:
        raise
    except ValueError:
        _fail("record", "not a record: contains a number with too many digits")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for key, value in pairs:
        if key in result:
            _fail(_show(key), "appears twice in one object")
        result[key] = value
    return result


def _constant(name: str) -> NoReturn:
    _fail("record", f"not JSON: {name} is not a number")


def _float(text: str) -> float:
    value = float(text)
    if math.isinf(value):
        _fail("record", f"the number {text[:20]} is too large")
    return value


def _check_version(field: str, value: Any, known: int) -> None:
    if type(value) is not int or value != known:
        _fail(field, f"must be {known}, not {_show(value)}")


def _rules(value: Any) -> Rules:
    if isinstance(value, str):
        if value not in PRESETS:
            _fail("rules", f"unknown rule set {_show(value)}; the rule sets are {', '.join(PRESETS)}")
        return PRESETS[value]
    if not isinstance(value, dict):
        _fail("rules", "must be the name of a rule set or an object with switches")
    try:
        return msgspec.convert(value, Rules)
    except (msgspec.ValidationError, UnicodeError) as error:
        switches = ", ".join(Rules.__struct_fields__)
        _fail("rules", f"{_lower(str(error))}; the switches are {switches}")


def _board(value: Any) -> Board:
    if isinstance(value, str):
        try:
            return boards.load(value)
        except boards.UnknownBoard as error:
            raise MalformedRecord(f"board: {error}") from None
    try:
        return read_board(value)
    except BadBoard as error:
        problem = error.problems[0]
        place = problem.place if problem.place == "board" else f"board.{problem.place}"
        _fail(place, problem.text)


def _players(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not MIN_PLAYERS <= len(value) <= MAX_PLAYERS:
        count = str(len(value)) if isinstance(value, list) else _show(value)
        _fail("players", f"must be a list of {MIN_PLAYERS} to {MAX_PLAYERS} names, not {count}")
    for seat, name in enumerate(value):
        if not isinstance(name, str):
            _fail(f"players[{seat}]", f"must be a name, not {_show(name)}")
    return tuple(value)


def _supply(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != len(TILES):
        count = str(len(value)) if isinstance(value, list) else _show(value)
        _fail("supply", f"must be a list of all {len(TILES)} tiles, not {count}")
    seen: set[int] = set()
    for index, tile in enumerate(value):
        _check_tile(f"supply[{index}]", tile)
        if tile in seen:
            _fail(f"supply[{index}]", f"tile {tile} appears twice; each tile from 1 to 99 must appear once")
        seen.add(tile)
    return tuple(value)


def _moves(value: Any, players: int) -> tuple[Move, ...]:
    if not isinstance(value, list):
        _fail("moves", f"must be a list of moves, not {_show(value)}")
    return tuple(_move(f"moves[{index}]", move, players) for index, move in enumerate(value))


def _move(place: str, value: Any, players: int) -> Move:
    if not isinstance(value, dict):
        _fail(place, f"must be an object, not {_show(value)}")
    for key in value:
        if key not in _MOVE_KEYS:
            _fail(place, f"{_show(key)} is not a field of a move; the fields are {', '.join(_MOVE_KEYS)}")
    seat = value.get("player")
    if type(seat) is not int or not 0 <= seat < players:
        _fail(f"{place}.player", f"must be a seat from 0 to {players - 1}, not {_show(seat)}")
    kinds = [key for key in ("buy", "play", "take") if key in value]
    if len(kinds) != 1:
        _fail(place, f"must have exactly one of buy, play and take, not {' and '.join(kinds) or 'none'}")
    at, by = value.get("at"), value.get("by")
    if "at" in value and not (isinstance(at, int | float) and type(at) is not bool and 0 <= at <= LONGEST):
        _fail(f"{place}.at", f"must be the seconds since the game began, not {_show(at)}")
    if "by" in value and by not in get_args(By):
        _fail(f"{place}.by", f"must be one of {', '.join(get_args(By))}, not {_show(by)}")
    if "from_box" in value and kinds != ["buy"]:
        _fail(f"{place}.from_box", "is allowed only with buy")
    from_box = _tiles(f"{place}.from_box", value["from_box"], 3) if "from_box" in value else ()
    return Move(_action(place, kinds[0], seat, value[kinds[0]]), from_box, at, by)


def _action(place: str, kind: str, seat: int, value: Any) -> Buy | Play | Take:
    if kind == "buy":
        if type(value) is not int or not 1 <= value <= 3:
            _fail(f"{place}.buy", f"must be 1, 2 or 3 tiles, not {_show(value)}")
        return Buy(seat, value)
    tiles = _tiles(f"{place}.{kind}", value, 2)
    return Play(seat, tiles) if kind == "play" else Take(seat, tiles)


def _tiles(place: str, value: Any, most: int) -> tuple[int, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        _fail(place, f"must be a list of 1 to {most} tiles, not {_show(value)}")
    for tile in value:
        _check_tile(place, tile)
    if len(set(value)) != len(value):
        _fail(place, f"names a tile twice: {_show(value)}")
    return tuple(value)


def _check_tile(place: str, tile: Any) -> None:
    if type(tile) is not int or tile not in TILES:
        _fail(place, f"must be a tile from 1 to 99, not {_show(tile)}")


def _show(value: object) -> str:
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):
        return "an unprintable value"
    return text if len(text) <= 40 else text[:37] + "..."


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _fail(place: str, text: str) -> NoReturn:
    raise MalformedRecord(f"{place}: {text}") from None
