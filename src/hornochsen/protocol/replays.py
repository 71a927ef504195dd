"""Replays: a recorded game, step by step, for one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ..records import By, Story
from ..rules import AnyEvent, Board, Rules
from .positions import Position
from .values import Colour

Viewer = int | Literal["all"] | None
"""A seat, `null` for a spectator, or `"all"` for open hands."""


class ReplayInfo(Struct, frozen=True):
    """A replay's players, board, rules, length and result."""

    players: tuple[str, ...]
    colours: tuple[Colour, ...]
    """Each seat's colour, as in the game if the record contains it."""

    board: Board
    rules: Rules
    steps: int
    """The number of steps; step 0 is the deal."""

    rounds: tuple[int, ...]
    """The first step of each round."""

    over: bool
    """Whether the game was played to its end."""

    points: tuple[int, ...]
    """Each seat's minus points at the end."""

    places: tuple[int, ...]
    story: Story | None = None
    """A statement about the game; `null` if it was not played to its end."""


class ReplayMove(Struct, frozen=True):
    """A move as in a record: one of `buy`, `play` and `take`; tiles that the viewer did not see are `null`."""

    player: int
    buy: int | UnsetType = UNSET
    play: tuple[int, ...] | UnsetType | None = UNSET
    take: tuple[int, ...] | UnsetType | None = UNSET
    from_box: tuple[int, ...] | UnsetType | None = UNSET
    """The tiles that a purchase drew from the box, if any."""

    at: float | UnsetType = UNSET
    """Seconds since the game began."""

    by: By | UnsetType = UNSET


class ReplayStep(Struct, frozen=True):
    """A move, its events, and the position after it."""

    number: int
    move: ReplayMove | None
    """`null` for the deal."""

    events: tuple[AnyEvent, ...]
    position: Position
    hands: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    """Every seat's tiles, if all hands are open."""


class ReplayPage(Struct, frozen=True):
    """Consecutive steps of a replay."""

    viewer: Viewer
    start: int
    total: int
    steps: tuple[ReplayStep, ...]
