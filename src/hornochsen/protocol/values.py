"""The words that both sides use: names, colours, levels, clocks, and the terms of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..rules import Rules

PROTOCOL = 1
"""Raised when a client that was right before would be wrong afterwards."""

RequestId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$(?!\n)",  # `$` alone lets a line end pass in Python
        description="chosen by the client; the same id asked again gets the same answer and acts once",
    ),
]
Token = Annotated[
    str, Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)", description="who has it, has the seat")
]
Salt = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$(?!\n)",
        description="a person's part in the shuffle",
    ),
]
Tile = Annotated[int, Meta(ge=1, le=99)]
Tiles = Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=2)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"]
Level = Literal["calf", "cow", "ox", "bull"]
Clock = Literal[15, 30, 60, 86400]
Phase = Literal["gathering", "salting", "playing", "over"]
Reaction = Literal["laugh", "cheer", "gasp", "cry", "think", "hurry", "thanks", "moo"]
PresetName = Literal["official", "jeux-de-nim"]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before the game. The host may change it until the start."""

    board: str | dict[str, Any] = "classic"
    """The name of a board that comes with the game, or the board itself as in a record."""

    rules: PresetName | Rules = "official"
    clock: Clock | None = None
    """Seconds for each choice; `null` is no clock."""

    public: bool = False
    """Whether the table is in the list of public tables."""

    chat: bool = True
    """Whether people may chat and react."""

    shuffle_seats: bool = True
