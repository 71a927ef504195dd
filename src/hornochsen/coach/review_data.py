"""The data of a review. Its JSON, by msgspec, is the output of `hornochsen review --json`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import msgspec

from .reasons import Reason

Kind = Literal["play", "buy", "take"]
Label = Literal["fine", "slip", "mistake", "blunder", "forced"]


class PlainAction(TypedDict):
    """An action as records contain it: one of `buy`, `play` and `take`, such as `{"player": 0, "play": [12]}`."""

    player: int
    buy: NotRequired[int]
    play: NotRequired[list[int]]
    take: NotRequired[list[int]]


class TilePlace(msgspec.Struct, frozen=True):
    """The row to which a tile would have gone as the board stood, and its minus points there."""

    tile: int
    row: int
    """The index of the row, from 0."""

    cost: int
    """Minus points; negative for plus points."""


class ActionReview(msgspec.Struct, frozen=True):
    """One of the actions that were compared at a decision; see `ActionValue` for the values."""

    action: PlainAction
    win: float
    """The chance to win."""

    win_se: float
    points: float
    """The expected minus points at the end of the game."""

    points_se: float
    loss_se: float
    playouts: int
    places: tuple[TilePlace, ...] = ()
    safe: float | None = None
    """The chance that a single tile costs nothing in this round; `null` for other actions and in very long records."""


class DecisionReview(msgspec.Struct, frozen=True):
    """One decision of the reviewed seat."""

    move: int
    """The index into the record's moves; a replay shows the position of this decision at the step with this number."""

    round: int
    kind: Kind
    chosen: PlainAction
    best: PlainAction
    chosen_win: float
    best_win: float
    loss: float
    loss_se: float
    luck_before: float
    """`best_win` minus the chance to win after the previous choice; for the first decision, minus 1/players."""

    label: Label
    actions: tuple[ActionReview, ...]
    chances: tuple[float, ...]
    """Each seat's chance to win after the choice, as the reviewed seat sees it."""

    reason: Reason | None = None
    """The reason why the best action is better than the chosen action; `null` in very long records."""


class SeatReview(msgspec.Struct, frozen=True):
    """The review of one seat: `start + luck + choice == result`."""

    seat: int
    name: str
    result: float
    """The seat's share of the win."""

    start: float
    luck: float
    luck_deal: float
    luck_drawn: float
    luck_others: float
    choice: float
    quality: float
    """1000 × the mean loss for each unforced decision; 0 is perfect play."""

    moments: tuple[int, ...]
    """Indices into `decisions` of the up to three decisions around which the chance to win changed most."""

    decisions: tuple[DecisionReview, ...]


class Review(msgspec.Struct, frozen=True):
    """The review of a record."""

    players: tuple[str, ...]
    budget: int
    """Playouts for each decision, as requested."""

    budget_used: int
    """Playouts for each decision; fewer than requested in a very long record."""

    seed: int
    seats: tuple[SeatReview, ...]
