"""A table as the database keeps it: who sits there, what is agreed on, the game. Immutable; never shown as it is."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...protocol import Colour, Level, Phase, Standing, TableOrGameEvent, Terms
from ...records import By
from ...rules import RULES_VERSION, Action, Board, Rules, State


class Seat(Struct, frozen=True, omit_defaults=True):
    """A person or a bot at the table. While a game runs, its place in `Table.seats` is its seat in the game."""

    who: int
    """Stays the same when seats are shuffled."""

    name: str
    colour: Colour
    bot: Level | None = None
    """The level of a bot; `None` for a person."""

    key: str | None = None
    """The hash of the person's token."""

    handover: str | None = None
    """The hash of a private link's secret, good until `handover_until`."""

    handover_until: float = 0.0
    here: tuple[str, ...] = ()
    """The server processes to which the person is connected."""

    away_since: float | None = None
    stand_in: bool = False
    """A bot plays for the person just now."""

    deadline: float | None = None
    """When the person's time for the choice at hand is up."""

    left: float | None = None
    """What is left of it, where the person has laid or run out of time: nothing refills it."""

    bot_before: Level | None = None
    """The level of the bot that a person took over from: it plays on when the person leaves."""

    closed: bool = False
    """The host removed the person: a bot keeps the seat until the game ends."""


class Held(Struct, frozen=True):
    """A key that has held a seat in this game and has lost it."""

    key: str
    who: int


class Asking(Struct, frozen=True, omit_defaults=True):
    """A spectator's open request for a bot's seat."""

    number: int
    """The table's version with which it began."""

    seat: int
    name: str
    key: str
    agreed: tuple[str, ...] = ()
    """The keys of the people who have agreed."""

    here: tuple[str, ...] = ()
    """The server processes to which the asker is connected."""

    away_since: float | None = None


class Game(Struct, frozen=True):
    """The game at hand, or the one that was played last."""

    number: int
    first: int
    """The table's version with which it began."""

    began: float
    secret: str
    """The server's part in the shuffle; told to nobody before the end."""

    commitment: str
    salting_until: float
    salts: tuple[tuple[int, str | None], ...] = ()
    """People's seats and salts, `None` where none has come."""

    state: State | None = None
    """`None` while salts are awaited."""

    box_draws: int = 0
    """How many purchases have drawn out of the box: chance is derived for each."""

    rules_version: int = RULES_VERSION
    held: tuple[Held, ...] = ()
    """Keys that take no seat in this game but the one that they have held."""

    asking: Asking | None = None
    refused: tuple[str, ...] = ()
    """Keys that were refused a seat in this game."""

    ask_after: float = 0.0
    """When the next spectator may ask for a seat."""


class Table(Struct, frozen=True):
    """All that is true of a table at one version."""

    code: str
    version: int
    created: float
    phase: Phase
    terms: Terms
    board: Board
    rules: Rules
    seats: tuple[Seat, ...] = ()
    host: int | None = None
    """Who may start and remove."""

    next_who: int = 0
    game: Game | None = None
    games: int = 0
    standings: tuple[Standing, ...] = ()
    record: str | None = None


class LoggedMove(Struct, frozen=True, omit_defaults=True):
    """An action as it was done, with chance's part in it. Taking back is logged too."""

    action: Action
    at: float
    by: By
    from_box: tuple[int, ...] = ()


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """What one version added to a table: what happened, and the moves to play it again."""

    events: tuple[TableOrGameEvent, ...] = ()
    moves: tuple[LoggedMove, ...] = ()


encode = msgspec.json.Encoder().encode
decode_table = msgspec.json.Decoder(Table).decode
decode_entry = msgspec.json.Decoder(LogEntry).decode
