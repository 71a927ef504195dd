"""Uploaded records: untrusted input, of which only the fields that a record needs are stored."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from ... import records
from ...protocol import Colour, Continued, Level
from ...records import BadRecord, Record
from . import replays

UNNAMED = "?"
"""The name of a player or board whose recorded name cannot be shown."""

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Points = Annotated[tuple[Annotated[int, Meta(ge=-1000, le=1000)], ...], Meta(max_length=8)]


class Result(Struct, frozen=True):
    """The points and places at the end of a recorded game."""

    points: Points
    places: Points


class Salt(Struct, frozen=True):
    """The salt of a person, or `None` if it did not arrive."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    salt: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}$")] | None


class Proof(Struct, frozen=True):
    """The proof of a recorded game's shuffle."""

    algorithm: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
    commitment: Digest
    secret: Digest
    salts: Annotated[tuple[Salt, ...], Meta(max_length=8)]


OPTIONAL_FIELDS: dict[str, Any] = {
    "date": Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")],
    "colours": Annotated[tuple[Colour, ...], Meta(max_length=8)],
    "bots": dict[Annotated[str, Meta(pattern=r"^[0-7]$")], Level],
    "result": Result,
    "shuffle": Proof,
    "continues": Continued,
}
"""Types of the fields, in addition to the required ones, that an upload keeps."""


def check_upload(data: bytes) -> str:
    """Return the text that is stored for an uploaded record, or raise `BadRecord`. Blocking: run it in a thread."""
    try:
        data.decode()
        msgspec.json.decode(data)  # stricter than `json`, and used later to remove names
    except UnicodeDecodeError as error:
        raise BadRecord(f"record: not UTF-8 text: byte {error.start} cannot be read") from None
    except (msgspec.DecodeError, RecursionError):
        replays.read(data)  # raises a more precise error in most cases
        raise BadRecord("record: not strict JSON: a byte order mark, a lone surrogate, or an invalid number") from None
    return records.write(_needed(replays.read(data).record))


def _needed(record: Record) -> Record:
    """Return the record with short, readable names and only those fields that the server reads."""
    extra = {name: kept for name in OPTIONAL_FIELDS if (kept := _optional(name, record.extra)) is not None}
    board = replace(record.board, name=_name(record.board.name))
    return replace(record, players=tuple(map(_name, record.players)), board=board, extra=extra)


def _optional(name: str, extra: dict[str, Any]) -> Any:
    """Return an optional field of a record; `None` if the field is missing or has the wrong type."""
    try:
        value = msgspec.convert(extra[name], OPTIONAL_FIELDS[name])
    except (KeyError, msgspec.ValidationError, UnicodeError):
        return None
    if isinstance(value, Continued) and len(value.record) > 40:
        return None
    return msgspec.to_builtins(value)


def _name(name: str) -> str:
    return " ".join(replays.shown_name(name).split()) or UNNAMED
