"""What a client gets to see of a table and of its game."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ..rules import Board, Preview, Rules, Taking, View
from ..rules.events import Ending
from ..rules.ledger import Ledger
from ..rules.state import Laying
from .values import Colour, Level, Phase, Terms


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. Its place in the list is the seat's number."""

    who: int
    """Stays the same when seats are shuffled."""

    name: str
    colour: Colour
    bot: Level | None
    """The level of a bot; `null` for a person."""

    present: bool
    """Whether the person is connected; always true for a bot of the house."""

    stand_in: bool
    """Whether a bot plays for the person just now."""

    host: bool
    closed: bool | UnsetType = UNSET
    """Whether a person was removed from the seat: its bot plays until the game ends. Left out where not."""


class SeatAsking(Struct, frozen=True):
    """A spectator's open request for a bot's seat."""

    number: int
    """Goes into `answer-ask`."""

    seat: int
    """The bot's."""

    name: str
    """The spectator's."""

    agreed: tuple[int, ...]
    """The seats of the people who have agreed."""

    waiting: tuple[int, ...]
    """The seats of the people who have not answered yet."""


class Standing(Struct, frozen=True):
    """A player of the finished game, in seat order."""

    name: str
    colour: Colour
    bot: Level | None
    points: int
    place: int


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    code: str
    phase: Phase
    terms: Terms
    board: Board
    rules: Rules
    seats: tuple[SeatInfo, ...]
    game: int
    """How many games were begun at this table."""

    commitment: str | None
    """The server's commitment for the game at hand."""

    salted: tuple[int, ...]
    """The seats whose salt has come, while salts are awaited."""

    standings: tuple[Standing, ...]
    """Of the finished game; empty before its end."""

    record: str | None
    """The finished game's record: `/api/records/ID`."""

    asking: SeatAsking | UnsetType = UNSET
    """Left out where no spectator asks for a seat."""


class Wait(Struct, frozen=True):
    """A seat that is waited for, and the milliseconds it has left; `null` where no clock runs."""

    seat: int
    ms: int | None


class Option(Struct, frozen=True):
    """A tile of one's hand: where it would go now, and what that would cost."""

    tile: int
    preview: Preview


class Options(Struct, frozen=True):
    """What one's seat may do now. Nothing else is legal, and all of this is."""

    buy: int
    """So many tiles may be bought; 0 is none."""

    play: int
    """So many tiles of the hand are laid; 0 while it is not one's turn, or one must buy first."""

    take: int
    """One may take one tile up to so many of those in `view.taking`."""

    take_back: bool
    tiles: tuple[Option, ...]
    """The hand, and what each tile would do if it were placed now."""


class Position(Struct, frozen=True):
    """The game as one viewer sees it: its `View` without the board and the rules, which the table has."""

    seat: int | None
    """Whose view it is; `null` for a spectator."""

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
    """Whether a happy cow is visible now, so that points count backwards."""

    next_rows: tuple[int, ...]
    """Rows without tiles that are the next to open when a row in play is completed."""

    options: Options | None
    """`null` for a spectator, and when the game is over."""


class Screens(Struct, frozen=True):
    """What changes in everybody's position when somebody lays face down or takes back: only this."""

    held: tuple[int, ...]
    laid: tuple[tuple[int | None, ...], ...]


VIEW_FIELDS = tuple(field for field in View.__struct_fields__ if field not in ("board", "rules"))
"""The fields that a `Position` takes over from its `View` unchanged."""


def view_of(position: Position, board: Board, rules: Rules) -> View:
    """Return the view that a position was made of, so that a bot can play through the protocol."""
    shared: dict[str, Any] = {field: getattr(position, field) for field in VIEW_FIELDS}
    return View(board=board, rules=rules, **shared)
