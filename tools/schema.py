"""Generate the protocol's JSON Schema and TypeScript types: `python -m tools.schema`.

Both come from the types in `protocol/`; descriptions are the docstrings of types and fields.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct, UnsetType

from hornochsen import protocol
from hornochsen.coach.review_data import Label, Review
from hornochsen.protocol import (
    PROTOCOL,
    AnyMessage,
    AnyRequest,
    AskReview,
    ContinueRecord,
    Info,
    Opened,
    Problem,
    PuzzleInfo,
    ReplayInfo,
    ReplayPage,
    ReviewStatus,
    Summary,
    TableEvent,
    Uploaded,
    daily,
    matching,
    notices,
    players,
    ratings,
    values,
)
from hornochsen.protocol.operator import OperatorAddress, OperatorOverview, OperatorPeople
from hornochsen.rules import AnyEvent
from hornochsen.rules.board import Square
from hornochsen.rules.ledger import Entry
from tools import typescript

Json = dict[str, Any]

ROOT = Path(__file__).parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "protocol.ts"

RECEIVED: tuple[Any, ...] = (
    AnyRequest,
    AskReview,
    ContinueRecord,
    OperatorAddress,
    players.NewPlayer,
    players.ChangePlayer,
    players.JoinPlayer,
    players.RecoverPlayer,
    players.DeletePlayer,
    players.UseLink,
    players.UseSeatLink,
    players.SubmitGame,
    notices.ChangeNotices,
    notices.ChangeMail,
    notices.ConfirmMail,
    notices.AskRecovery,
    notices.RecoverByMail,
    notices.Subscribe,
    daily.StartDaily,
    matching.StartWaiting,
    matching.StayWaiting,
    matching.AcceptBots,
    matching.StopWaiting,
    matching.BlockSeat,
    matching.BlockMet,
    matching.Unblock,
    ratings.ChangeListing,
)
"""Types that clients send; fields with a default may be omitted."""

SENT: tuple[Any, ...] = (
    AnyMessage,
    ReplayInfo,
    ReplayPage,
    ReviewStatus,
    Review,
    PuzzleInfo,
    Info,
    Opened,
    Uploaded,
    Summary,
    Problem,
    OperatorOverview,
    OperatorPeople,
    players.PlayerPage,
    notices.NoticeInfo,
    players.PlayedGames,
    players.PlayerStatistics,
    players.PlayerExport,
    players.DeviceLink,
    players.RecoveryCode,
    players.Recovered,
    players.Retention,
    daily.DailyPage,
    daily.DailyResults,
    daily.DailyStarted,
    matching.MatchingState,
    matching.BlockedPeople,
    ratings.OwnRating,
    ratings.Leaderboard,
)
"""Types that the server sends; it omits only fields that are `UNSET`."""

NAMED: dict[str, Any] = {
    **{name: getattr(values, name) for name in ("RequestId", "Token", "Salt", "Name", "Tile", "Tiles")},
    **{name: getattr(values, name) for name in ("Colour", "Level", "Clock", "Phase", "Reaction", "PresetName")},
    "Emblem": values.Emblem,
    "RoundGrade": daily.RoundGrade,
    "Pace": matching.Pace,
    "RatedObstacle": protocol.RatedObstacle,
    "RatedVoid": protocol.RatedVoid,
    "Square": Square,
    "LedgerEntry": Entry,
    "Label": Label,
    "AnyEvent": AnyEvent,
    "TableEvent": TableEvent,
    "TableOrGameEvent": protocol.TableOrGameEvent,
    "AnyRequest": AnyRequest,
    "AnyMessage": AnyMessage,
}
"""Type aliases that keep their names in the schema."""


def schema() -> Json:
    """Return the JSON Schema of all messages."""
    roots = (*RECEIVED, *SENT)
    _, parts = msgspec.json.schema_components((*NAMED.values(), *roots), ref_template="#/$defs/{name}")
    structs = {struct.__name__: struct for root in roots for struct in _structs(root)}
    if missing := structs.keys() - parts.keys():
        raise TypeError(f"two types share a name: {', '.join(sorted(missing))}")
    sent, received = _names(SENT), _names(RECEIVED)
    for name, struct in structs.items():
        _describe(parts[name], struct)
        if name in sent - received:
            _always_sent(parts[name], struct)
    # The protocol does not import the coach, so its type says only that a review is an object.
    parts["ReviewStatus"]["properties"]["review"]["anyOf"] = [{"$ref": "#/$defs/Review"}, {"type": "null"}]
    named = {name: _plain(kind) for name, kind in NAMED.items()}
    parts = {name: _with_names(part, named) for name, part in parts.items()}
    for name, part in named.items():
        others = {other: kind for other, kind in named.items() if other != name}
        parts[name] = {"title": name, **_with_names(part, others)}
        if "enum" in part:
            parts[name]["enum"] = list(get_args(NAMED[name]))  # in declaration order
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Hornochsen",
        "description": f"The protocol, version {PROTOCOL}: clients send AnyRequest, the server sends AnyMessage.",
        "anyOf": [{"$ref": "#/$defs/AnyRequest"}, {"$ref": "#/$defs/AnyMessage"}],
        "$defs": parts,
    }


def written() -> dict[Path, str]:
    """Return the contents of the generated files, by path."""
    whole = schema()
    both = _names(RECEIVED) & _names(SENT)
    always = {struct.__name__: _always(struct) for root in SENT for struct in _structs(root)}
    return {
        SCHEMA: json.dumps(whole, indent=2, ensure_ascii=False) + "\n",
        TYPES: typescript.write(whole["$defs"], PROTOCOL, both=both, always=always),
    }


def _names(roots: tuple[Any, ...]) -> set[str]:
    return {struct.__name__ for root in roots for struct in _structs(root)}


def _structs(kind: Any) -> Iterator[type[Struct]]:
    """Return all Structs that a type refers to, directly or indirectly."""
    found: dict[type[Struct], None] = {}
    waiting = [kind]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, Struct):
            if kind in found:
                continue
            found[kind] = None
            waiting.extend(field.type for field in msgspec.structs.fields(kind))
        else:
            waiting.extend(get_args(kind))
    return iter(found)


def _always_sent(part: Json, struct: type[Struct]) -> None:
    """Remove the defaults of a server message's fields, and mark all fields as required that cannot be `UNSET`."""
    part["required"] = [field for field in part["properties"] if field not in _unset(struct)]
    for field in part["properties"].values():
        field.pop("default", None)


def _unset(struct: type[Struct]) -> set[str]:
    fields = msgspec.structs.fields(struct)
    return {field.encode_name for field in fields if UnsetType in get_args(field.type)}


def _always(struct: type[Struct]) -> set[str]:
    """Return the fields that the server never omits."""
    return {field.encode_name for field in msgspec.structs.fields(struct)} - _unset(struct)


def _describe(part: Json, struct: type[Struct]) -> None:
    """Add the docstrings of a Struct and its fields to its schema as descriptions."""
    if "description" in part:
        part["description"] = inspect.cleandoc(part["description"])  # Python before 3.13 keeps the indentation
    for owner in reversed(struct.__mro__):
        if issubclass(owner, Struct) and owner is not Struct:
            for field, text in _texts(owner):
                if field in part["properties"]:
                    part["properties"][field]["description"] = text


def _texts(struct: type[Struct]) -> Iterator[tuple[str, str]]:
    """Yield the fields of a Struct that have a docstring, with their docstrings."""
    body = _classes(struct.__module__)[struct.__name__].body
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            assert isinstance(text.value, ast.Constant)
            yield field.target.id, inspect.cleandoc(str(text.value.value))


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Return the classes of a module by name, as they are written."""
    written = ast.parse(inspect.getsource(sys.modules[module])).body
    return {node.name: node for node in written if isinstance(node, ast.ClassDef)}


def _plain(kind: Any) -> Json:
    [plain], _ = msgspec.json.schema_components((kind,), ref_template="#/$defs/{name}")
    return plain


def _with_names(part: Any, named: dict[str, Json]) -> Any:
    """Return a part of the schema in which the definitions of named types are replaced by references."""
    if isinstance(part, list):
        return [_with_names(item, named) for item in part]
    if not isinstance(part, dict):
        return part
    for name, plain in named.items():
        if {**part, **plain} == part:
            rest = {key: value for key, value in part.items() if key not in plain}
            return {"$ref": f"#/$defs/{name}", **rest}
    return {key: value if key in ("default", "enum") else _with_names(value, named) for key, value in part.items()}


def main() -> None:
    """Write the schema and the TypeScript types into the source tree."""
    if not (ROOT / "pyproject.toml").exists():
        raise SystemExit("hornochsen: run tools.schema in a source tree")
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
