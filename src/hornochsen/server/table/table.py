"""The stored table: seats, terms and game. It is immutable; clients get only projections of it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...protocol import (
    Colour,
    Continued,
    Emblem,
    FinishedGame,
    Level,
    Phase,
    RatedVoid,
    RatingChange,
    Seating,
    Standing,
    TableOrGameEvent,
    Terms,
)
from ...records import By
from ...rules import RULES_VERSION, Action, Board, Play, Rules, State


class Seat(Struct, frozen=True, omit_defaults=True):
    """A person or a bot at the table. During a game the index in `Table.seats` is the seat in the game."""

    who: int
    """A number that identifies the person or bot and does not change when the seats are shuffled."""

    name: str
    colour: Colour
    bot: Level | None = None
    """The level of a bot; `None` for a person."""

    key: str | None = None
    """The hash of the person's token."""

    handover: str | None = None
    """The hash of a private link's secret, valid until `handover_until`."""

    handover_until: float = 0.0
    here: tuple[str, ...] = ()
    """The server processes to which the person is connected."""

    away_since: float | None = None
    stand_in: bool = False
    """Whether a bot currently plays for the person."""

    deadline: float | None = None
    """The time at which the person's clock for the current choice expires."""

    left: float | None = None
    """Remaining seconds of the current choice after the person has laid or timed out; no time is added later."""

    bot_before: Level | None = None
    """Level of the bot that the person replaced; the bot returns when the person leaves."""

    closed: bool = False
    """Whether the host removed the person; a bot then keeps the seat until the game ends."""

    newcomer: bool = False
    """Whether the person sat down after the last game began; sitting down is agreement to the next game."""

    unanswered: bool = False
    """Whether the game began without the person's agreement; a new connection then does not end the stand-in."""

    device: str | None = None
    """The hash of the device that the person uses; `None` if it is unknown."""

    gone: bool = False
    """Whether a bot stands in and the person has been absent for long; their vote is then not awaited."""

    reacted: int | None = None
    """The round of the current game in which the bot last sent a reaction."""

    muted: bool = False
    """Whether the host has muted the person for all."""

    emblem: Emblem | None = None
    player: str | None = None
    """The id of the player for whom the game counts, also after the player has left the seat to a bot."""

    player_key: str | None = None
    """The `key` with which the player had the seat. While both are equal, all devices of the player have the seat; they
    differ after the seat has moved to another person."""

    own_choices: int = 0
    """Choices of the person in a rated game."""

    bot_choices: int = 0
    """Choices that a bot made for the person in a rated game."""

    bot_since: float | None = None
    """The time at which a bot began to play for the person, who stayed away since, in a rated game."""

    cut_off: bool = False
    """Whether the person lost the connection because the server stopped, and has not come back."""


class Held(Struct, frozen=True, omit_defaults=True):
    """A key that held a seat in this game and lost it."""

    key: str
    """The hash of the token; empty if only the device has to be known, because its person has a seat again."""

    who: int
    returns: bool = True
    """Whether the key may return to the seat without asking; a later takeover of any seat sets this to False."""

    device: str | None = None
    name: str = ""
    """The person's name, which stays reserved as long as the person may return."""


class Asking(Struct, frozen=True, omit_defaults=True):
    """A spectator's open request for a bot's seat."""

    number: int
    """The table's version with which the request began."""

    seat: int
    name: str
    key: str
    agreed: tuple[str, ...] = ()
    """Keys of the people who have agreed."""

    here: tuple[str, ...] = ()
    """Server processes to which the asker is connected."""

    away_since: float | None = None
    device: str | None = None
    player: str | None = None
    """The hash of the asker's player, as in `Game.joined`."""


class Applying(Struct, frozen=True, omit_defaults=True):
    """A person's open request to the host for a free seat."""

    number: int
    """The table's version with which the request began."""

    name: str
    key: str
    colour: Colour | None = None
    device: str | None = None
    here: tuple[str, ...] = ()
    """Server processes to which the person is connected."""

    player: str | None = None
    emblem: Emblem | None = None


class Moderation(Struct, frozen=True, omit_defaults=True):
    """The permissions to sit down, watch and chat. People are stored as the hashes of their tokens and devices."""

    seating: Seating = "open"
    watching: bool = True
    applicants: tuple[Applying, ...] = ()
    removed: tuple[str, ...] = ()
    """People who were removed for good."""

    turned_away: tuple[str, ...] = ()
    """People whom the host refused a free seat."""

    muted: tuple[str, ...] = ()
    """Muted people who have left; they are muted again when they return."""


class Game(Struct, frozen=True):
    """The current game, or the last one."""

    number: int
    first: int
    """The table's version with which the game began."""

    began: float
    secret: str
    """The server's part of the shuffle, kept secret until the game ends."""

    commitment: str
    salting_until: float
    salts: tuple[tuple[int, str | None], ...] = ()
    """Seats and salts of people; `None` for a missing salt."""

    state: State | None = None
    """`None` until the tiles are dealt."""

    box_draws: int = 0
    """Number of purchases that drew from the box; each draw derives its own random numbers from it."""

    rules_version: int = RULES_VERSION
    held: tuple[Held, ...] = ()
    """Keys that held a seat in this game and lost it; they may take no other seat in this game."""

    joined: tuple[tuple[int, str], ...] = ()
    """Players who got a seat after the game began: the seat's `who`, and the hash of the player's id."""

    asking: Asking | None = None
    refused: tuple[str, ...] = ()
    """Keys and devices whose request for a seat was refused in this game."""

    ask_after: float = 0.0
    """Time from which the next spectator may ask for a seat."""

    failed_asks: int = 0
    """Number of requests for a seat that failed; each doubles the pause before the next one."""

    bot_choices: tuple[Play, ...] = ()
    """Tiles that bots have chosen and lay as soon as the only person has laid and can no longer take back."""

    lay_at: float | None = None
    """The time at which the bots lay; until then the only person can take back. `None` if the person has not laid."""

    continues: Continued | None = None
    """The record that the game continues; `None` for a game of its own."""

    supply: tuple[int, ...] = ()
    """The shuffled supply of the record that the game continues; otherwise the secret and the salts determine it."""

    rated: tuple[Level | None, ...] | None = None
    """In a rated game, the level of the bot that had each seat at the beginning, `None` for a person."""


class DailyGame(Struct, frozen=True):
    """The deal of the day that is played at a table."""

    day: str
    """The date by universal time, such as 2026-11-17."""

    counted: bool
    until: float
    """The time at which the game counts as abandoned."""

    version: int
    """The version of the plan and of the bots."""


class RatedResult(Struct, frozen=True):
    """The result of a rated game."""

    places: tuple[int, ...]
    """By seat: those who left come after those who stayed."""

    left: tuple[bool, ...]
    void: RatedVoid | None = None
    changes: tuple[RatingChange | None, ...] = ()
    absent: tuple[bool, ...] = ()
    """By seat: whether a person never came, and takes no part."""


class Table(Struct, frozen=True):
    """A table at one version."""

    code: str
    version: int
    created: float
    phase: Phase
    terms: Terms
    board: Board
    rules: Rules
    seats: tuple[Seat, ...] = ()
    host: int | None = None
    """The `who` of the host."""

    next_who: int = 0
    game: Game | None = None
    games: int = 0
    standings: tuple[Standing, ...] = ()
    record: str | None = None
    again: tuple[int, ...] = ()
    """The `who` of each person who has agreed to the next game, after a game."""

    previous: FinishedGame | None = None
    """The result of the game before the current one."""

    moderation: Moderation = Moderation()
    daily: DailyGame | None = None
    """The deal of the day that is played here; `None` for an ordinary table."""

    matched: bool = False
    """Whether the server put these people together. Every device of a player then has the player's seat."""

    rated: RatedResult | None = None
    """The result of the last game for ratings; `None` before its end, and if the game is not rated."""


class LoggedMove(Struct, frozen=True, omit_defaults=True):
    """An action and the tiles that it drew from the box. Taking back tiles is logged too."""

    action: Action
    at: float
    by: By
    from_box: tuple[int, ...] = ()


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """A version's log entry: its events, and its moves for replay."""

    events: tuple[TableOrGameEvent, ...] = ()
    moves: tuple[LoggedMove, ...] = ()


class _Moves(Struct, frozen=True):
    """The moves of a log entry; its events are not decoded."""

    moves: tuple[LoggedMove, ...] = ()


encode = msgspec.json.Encoder().encode
decode_table = msgspec.json.Decoder(Table).decode
decode_entry = msgspec.json.Decoder(LogEntry).decode
_decode_moves = msgspec.json.Decoder(_Moves).decode


def decode_moves(entry: bytes) -> tuple[LoggedMove, ...]:
    """Return the moves of an encoded log entry; faster than decoding the whole entry."""
    return _decode_moves(entry).moves
