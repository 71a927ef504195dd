"""The coach's advice: the odds of tiles, hints, reviews, and games that continue a record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .values import Name

SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class TileOdds(Struct, frozen=True):
    """The odds of a tile in this round, estimated from what the seat can see."""

    tile: int
    safe: float
    """The probability that the tile costs no minus points."""

    safe_error: float
    """The standard error of `safe`."""

    cost: float
    """The expected minus points; negative for plus points."""

    cost_error: float
    """The standard error of `cost`."""


class Choice(Struct, frozen=True):
    """An action as in a record: one of `buy`, `play` and `take`."""

    player: int
    buy: int | UnsetType = UNSET
    play: tuple[int, ...] | UnsetType = UNSET
    take: tuple[int, ...] | UnsetType = UNSET


class AdvisedAction(Struct, frozen=True):
    """A legal action, and what the seat can expect of it."""

    action: Choice
    win: float
    """The chance to win; a shared win counts as a share."""

    win_se: float
    """The standard error of `win`."""

    points: float
    """The expected minus points at the end of the game."""

    points_se: float
    """The standard error of `points`."""

    playouts: int


class AdviceReason(Struct, frozen=True):
    """The reason for the best action: the code of a text, and the arguments of the text."""

    code: str
    args: dict[str, str | float]


class Advice(Struct, frozen=True):
    """The coach's advice at a decision, computed from the view of the seat that decides."""

    actions: tuple[AdvisedAction, ...]
    best: int
    """The index of the best action in `actions`."""

    chances: tuple[float, ...]
    """Each seat's chance to win under the best action, as the asker sees it."""

    reason: AdviceReason | None
    tiles: tuple[TileOdds, ...]
    """The odds of the tiles in the hand; empty where no tile can be laid."""


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat from which a record is to be reviewed."""

    seat: SeatNumber


class ReviewStatus(Struct, frozen=True):
    """A review that waits, runs or has ended, or that nobody has asked for."""

    status: Literal["none", "queued", "running", "done", "failed"]
    """`none`: nobody has asked for this review."""

    progress: float
    """The computed share, from 0 to 1."""

    place: int
    """The number of reviews before this one in the queue; 0 if it runs or has ended."""

    review: dict[str, Any] | None = None
    """The review of the seat, as `hornochsen review --json` prints it; `null` until it is done."""

    error: str | None = None
    """An English sentence that says why the review failed; `null` if it did not."""

    bots: dict[str, float] = {}
    """The typical `quality` of play of bots, by level, for comparison; empty until the review is done."""


class ContinueRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision from which a recorded game is to be continued, and the person's seat and name."""

    move: Annotated[int, Meta(ge=0, le=100_000)]
    """The index of the first move that is not repeated."""

    seat: SeatNumber
    name: Name | None = None
    """The person's name; `null` for the name in the record."""


class Continued(Struct, frozen=True):
    """The record that a game continues. Such a game is not counted, and its shuffle has no proof."""

    record: str
    move: int
    """The number of moves of the record that the game repeated."""

    seat: int
    """The seat of the person who continues."""
