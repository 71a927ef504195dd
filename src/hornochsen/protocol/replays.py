"""A finished game, step by step, as one viewer sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ..records import By
from ..rules import AnyEvent, Board, Rules
from .positions import Position
from .values import Colour

Viewer = int | Literal["all"] | None
"""A seat, `null` for a spectator, or `"all"` for open hands."""


class ReplayInfo(Struct, frozen=True):
    """What there is to know of a replay before its steps."""

    players: tuple[str, ...]
    colours: tuple[Colour, ...]
    """Each seat's, as in the game where the record tells."""

    board: Board
    rules: Rules
    steps: int
    """How many steps there are; step 0 is the deal."""

    rounds: tuple[int, ...]
    """The step with which each round begins."""

    over: bool
    """Whether the game was played to its end."""

    points: tuple[int, ...]
    """Each seat's minus points at the end."""

    places: tuple[int, ...]


class ReplayMove(Struct, frozen=True):
    """A move as in a record; tiles that the viewer did not see are `null`. Of `buy`, `play` and `take` it has one."""

    player: int
    buy: int | UnsetType = UNSET
    play: tuple[int, ...] | UnsetType | None = UNSET
    take: tuple[int, ...] | UnsetType | None = UNSET
    from_box: tuple[int, ...] | UnsetType | None = UNSET
    """The tiles that a purchase brought out of the box, where it did."""

    at: float | UnsetType = UNSET
    """Seconds since the game began."""

    by: By | UnsetType = UNSET


class ReplayStep(Struct, frozen=True):
    """A move, what happened, and the game afterwards."""

    number: int
    move: ReplayMove | None
    """`null` for the deal."""

    events: tuple[AnyEvent, ...]
    position: Position
    hands: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    """Every seat's tiles, where all hands are open."""


class ReplayPage(Struct, frozen=True):
    """Some steps of a replay, one after the other."""

    viewer: Viewer
    start: int
    total: int
    steps: tuple[ReplayStep, ...]
