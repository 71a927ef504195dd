"""Bodies of the HTTP API for ratings and the leaderboard."""

from __future__ import annotations

from msgspec import Struct

from .values import Colour, Emblem, Level


class RatedPoint(Struct, frozen=True):
    """A rating after one rated game."""

    ended: float
    """The time at which the game ended, in seconds since 1970."""

    place: int
    """The place that counted: players who left come after players who stayed."""

    players: int
    rating: int
    deviation: int


class OwnRating(Struct, frozen=True):
    """A player's own rating."""

    rating: int
    deviation: int
    """The standard deviation; it grows slowly while the player plays no rated games."""

    provisional: bool
    """Whether the rating is still uncertain, and therefore not on the leaderboard."""

    games: int
    """The number of rated games."""

    listed: bool
    """Whether the player wants to be on the leaderboard."""

    rank: int | None
    """The place on the leaderboard; `null` for a player who is not on it."""

    history: tuple[RatedPoint, ...]
    """The latest games, the oldest first; empty on the leaderboard."""


class ChangeListing(Struct, frozen=True, forbid_unknown_fields=True):
    """Decide whether the player is on the leaderboard."""

    listed: bool


class ListedPlayer(Struct, frozen=True):
    """A player on the leaderboard."""

    rank: int
    name: str
    colour: Colour | None
    emblem: Emblem | None
    rating: int
    deviation: int
    games: int
    own: bool
    """Whether it is the player who asks."""


class Leaderboard(Struct, frozen=True):
    """The highest ratings of the players who want to be listed; provisional ratings are not in it."""

    players: tuple[ListedPlayer, ...]
    own: OwnRating | None
    """The rating of the player who asks; `null` for guests."""

    bots: dict[Level, int]
    """The fixed ratings of the bots."""
