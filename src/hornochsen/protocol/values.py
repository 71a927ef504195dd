"""Values shared by requests and messages: names, colours, levels, clocks, and the terms of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..rules import Rules

PROTOCOL = 1
"""The protocol's version; raised by incompatible changes."""

RequestId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$(?!\n)",  # in Python, `$` alone accepts a trailing line feed
        description="chosen by the client; a repeated id gets the same answer and acts once",
    ),
]
Token = Annotated[
    str, Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)", description="gives access to a seat")
]
Salt = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$(?!\n)",
        description="a person's part of the shuffle",
    ),
]
Device = Annotated[
    str,
    Meta(
        min_length=16,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$(?!\n)",
        description="a random text that a browser keeps; the server stores a hash of it for each table",
    ),
]
Tile = Annotated[int, Meta(ge=1, le=99)]
Tiles = Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=2)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"]
Level = Literal["calf", "cow", "ox", "bull", "aurochs"]
Emblem = Literal[Level, "happy-cow", "bulls-eye", "cow-pat", "dunghill"]
Clock = Literal[15, 30, 60, 86400]
Seating = Literal["open", "ask", "closed"]
Phase = Literal["gathering", "salting", "playing", "over"]
Reaction = Literal["laugh", "cheer", "gasp", "cry", "think", "hurry", "thanks", "moo"]
PresetName = Literal["official", "jeux-de-nim"]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table. The host may change them before a game starts."""

    board: str | dict[str, Any] = "classic"
    """The name of a shipped board, or a whole board as in a record."""

    rules: PresetName | Rules = "official"
    clock: Clock | None = None
    """Seconds per choice; `null` for no clock."""

    public: bool = False
    """Whether the table is in the list of public tables."""

    chat: bool = True
    """Whether people may chat and react."""

    bot_reactions: bool = True
    """Whether bots react too, if chat is on."""

    shuffle_seats: bool = True
    hints: bool = False
    """Whether players may ask how safe their tiles are, and for hints of the coach."""

    rated: bool = False
    """Whether games change the ratings of the people. Each person must be a player. The table needs a clock,
    the official rules and one of the server's boards, and must not allow hints."""
