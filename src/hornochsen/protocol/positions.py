"""A table and its game as a client sees them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ..rules import Board, Preview, Rules, Taking, View
from ..rules.events import Ending
from ..rules.ledger import Ledger
from ..rules.state import Laying
from .advice import Continued
from .values import Colour, Emblem, Level, Phase, Seating, Terms


class SeatInfo(Struct, frozen=True):
    """The public part of a seat. Its index in the list is the seat's number."""

    who: int
    """A number that identifies the seat's occupant and survives shuffling."""

    name: str
    colour: Colour
    bot: Level | None
    """The level of a bot; `null` for a person."""

    present: bool
    """Whether the person is connected; always true for a bot."""

    stand_in: bool
    """Whether a bot currently plays for the person."""

    host: bool
    closed: bool | UnsetType = UNSET
    """Whether a person was removed from the seat: its bot plays until the game ends. Omitted if not."""

    muted: bool | UnsetType = UNSET
    """Whether the host has muted the person for all. Omitted if not."""

    emblem: Emblem | UnsetType = UNSET
    """The picture that the person has chosen. Omitted if there is none."""

    same_device: tuple[int, ...] | UnsetType = UNSET
    """The seats of other people on the same device, probably one person; omitted if there are none."""


class SeatAsking(Struct, frozen=True):
    """A spectator's open request for a bot's seat."""

    number: int
    """The request's number, for `answer-ask`."""

    seat: int
    """The bot's seat."""

    name: str
    """The spectator's name."""

    agreed: tuple[int, ...]
    """The seats of the people who have agreed."""

    waiting: tuple[int, ...]
    """The seats of the people who have not answered yet."""


class Applicant(Struct, frozen=True):
    """A person who asks the host for a free seat."""

    number: int
    """The request's number, for `answer-ask`."""

    name: str


class Standing(Struct, frozen=True):
    """A player of the finished game, in seat order."""

    name: str
    colour: Colour
    bot: Level | None
    points: int
    place: int


class FinishedGame(Struct, frozen=True):
    """The result of an earlier game at a table."""

    game: int
    """The number of the game at the table, from 1."""

    standings: tuple[Standing, ...]
    record: str | None
    """The id of its record."""


class DailyInfo(Struct, frozen=True):
    """The deal of the day at a table: one person and bots that choose after the person."""

    day: str
    """The date by universal time, such as `2026-11-17`."""

    counted: bool


RatedObstacle = Literal["people", "players", "device", "absent", "agreement"]
"""The reason why no rated game can start: fewer than two people; a person is not a player; two people share a device; a
person is not connected; a person has not agreed to the terms."""

RatedVoid = Literal["device", "outage", "no-show", "short", "players"]
"""The reason why a rated game did not count: all people shared a device; the server stopped and a person did not come
back; fewer than two people came, or all left before the last of them had chosen; fewer than two players were left,
because others were deleted."""


class RatingChange(Struct, frozen=True):
    """The change of a player's rating by a game."""

    before: int
    after: int
    deviation: int
    """The standard deviation of the new rating."""

    provisional: bool
    """Whether the new rating is still uncertain."""

    left: bool
    """Whether the player counts as having left, behind the players who stayed."""


class RatedInfo(Struct, frozen=True):
    """The state of a rated table."""

    obstacles: tuple[RatedObstacle, ...]
    """The reasons why no rated game can start now; empty during a game."""

    void: RatedVoid | None
    """The reason why the last game did not count; `null` if it counted or has not ended."""

    changes: tuple[RatingChange | None, ...]
    """The changes by the seats of the finished game, `null` for bots and for people who never came; empty before its
    end."""


class TableInfo(Struct, frozen=True):
    """The public part of a table."""

    code: str
    phase: Phase
    terms: Terms
    board: Board
    rules: Rules
    seats: tuple[SeatInfo, ...]
    game: int
    """The number of games started at this table."""

    commitment: str | None
    """The server's commitment for the current game."""

    salted: tuple[int, ...]
    """The seats whose salt has arrived, in the phase `salting`."""

    standings: tuple[Standing, ...]
    """The result of the finished game; empty before its end."""

    record: str | None
    """The id of the finished game's record: `/api/records/ID`."""

    asking: SeatAsking | UnsetType = UNSET
    """The open request for a seat; omitted if there is none."""

    again: tuple[int, ...] | UnsetType = UNSET
    """The seats of the people who agree to another game; omitted if nobody has asked for it."""

    continues: Continued | UnsetType = UNSET
    """The record that the current game continues; omitted if it is a game of its own."""

    seating: Seating | UnsetType = UNSET
    """Access to free seats: `ask` for people whom the host lets in, `closed` for nobody. Omitted if `open`."""

    watching: bool | UnsetType = UNSET
    """False if only players see a running game; omitted if everybody may watch."""

    applicants: tuple[Applicant, ...] | UnsetType = UNSET
    """The people who ask the host for a free seat; omitted if there are none."""

    previous: FinishedGame | UnsetType = UNSET
    """The game before the running one, for people who were away at its end; omitted if there was none."""

    daily: DailyInfo | UnsetType = UNSET
    """The deal of the day that is played at this table; omitted at ordinary tables."""

    rated: RatedInfo | UnsetType = UNSET
    """Whether a rated game can start, and how the last one changed ratings; omitted at other tables."""


class Wait(Struct, frozen=True):
    """An awaited seat and its remaining milliseconds; `null` if no clock runs.

    The milliseconds of a bot are the time until it lays, in which the only person can take back.
    """

    seat: int
    ms: int | None


class Pair(Struct, frozen=True):
    """The effect of a tile that is laid together with a lower tile of the hand."""

    lower: int
    """The lower tile, which is placed first."""

    preview: Preview
    """The place of the higher tile in that case, and its cost."""


class Option(Struct, frozen=True):
    """A tile of the hand: where it would go now, after the face-up tiles that are lower, and its cost."""

    tile: int
    preview: Preview
    pairs: tuple[Pair, ...] | UnsetType = UNSET
    """In a double round, the lower tiles of the hand that would change the preview. Omitted if there are none."""


class Options(Struct, frozen=True):
    """The legal choices of the client's seat: exactly these are legal."""

    buy: int
    """The maximum number of tiles to buy; 0 for none."""

    play: int
    """The number of tiles to lay; 0 if the seat is not to lay, or must buy first."""

    take: int
    """The maximum number of tiles to take from `taking.tiles`; at least one must be taken."""

    take_back: bool
    tiles: tuple[Option, ...]
    """The hand, and the effect of placing each tile now."""


class Position(Struct, frozen=True):
    """The game as one viewer sees it: a `View` without the board and the rules, which are in the table."""

    seat: int | None
    """The viewer's seat; `null` for a spectator."""

    round: int
    laying: Laying
    positions: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    supply: int
    box: int
    laid: tuple[tuple[int | None, ...], ...]
    bought: tuple[int, ...]
    queue: tuple[tuple[int, int], ...]
    taking: Taking | None
    open_next: bool
    dunghill_reached: bool
    ending: Ending | None
    ledger: Ledger
    happy: bool
    """Whether a happy cow is visible, so that pieces move backwards."""

    next_rows: tuple[int, ...]
    """The empty rows that open next when an active row is completed."""

    options: Options | None
    """`null` for a spectator, and when the game is over."""


class Screens(Struct, frozen=True):
    """The only parts of a position that change when another seat lays face down or takes back."""

    held: tuple[int, ...]
    laid: tuple[tuple[int | None, ...], ...]


VIEW_FIELDS = tuple(field for field in View.__struct_fields__ if field not in ("board", "rules"))
"""The fields that a `Position` copies from its `View`."""


def view_of(position: Position, board: Board, rules: Rules) -> View:
    """Return the `View` of a position, so that a bot can play through the protocol."""
    shared: dict[str, Any] = {field: getattr(position, field) for field in VIEW_FIELDS}
    return View(board=board, rules=rules, **shared)
