"""The parts of messages that a random player needs, so that decoding is cheap."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

BUY_PROBABILITY = 0.1
"""Probability of an optional purchase."""


class Options(Struct):
    """Numbers of tiles that the seat may buy, lay or take; 0 for none."""

    buy: int
    play: int
    take: int


class Taking(Struct):
    tiles: list[int]


class PositionInfo(Struct):
    hand: list[int]
    taking: Taking | None
    options: Options | None


class TableInfo(Struct):
    phase: str
    game: int
    salted: list[int]


class WaitInfo(Struct):
    seat: int


class Incoming(Struct):
    """The fields of a server message that the load test reads."""

    type: str
    id: str | None = None
    version: int = 0
    error: str | None = None
    reason: str | None = None
    retry: int | None = None
    token: str | None = None
    seat: int | UnsetType | None = UNSET
    table: TableInfo | UnsetType = UNSET
    position: PositionInfo | UnsetType | None = UNSET
    waits: list[WaitInfo] | UnsetType = UNSET


decode = msgspec.json.Decoder(Incoming).decode


def random_request(position: PositionInfo) -> dict[str, Any] | None:
    """Return a request for a random legal action, or `None` if the seat has no legal action."""
    options = position.options
    if options is None:
        return None
    if options.take and position.taking:
        count = min(random.randint(1, options.take), len(position.taking.tiles))
        return {"type": "take", "tiles": random.sample(position.taking.tiles, count)}
    if options.buy and (not options.play or random.random() < BUY_PROBABILITY):
        return {"type": "buy", "count": random.randint(1, options.buy)}
    if options.play:
        return {"type": "play", "tiles": random.sample(position.hand, options.play)}
    return None
