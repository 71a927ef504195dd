"""Rows of ratings and rated games as immutable values."""

from __future__ import annotations

from msgspec import Struct


class RatingRow(Struct, frozen=True):
    """The rating of a player, or of a deleted player."""

    id: str
    player: str | None
    mean: float
    deviation: float
    games: int
    ended: float | None
    """The time at which the last rated game ended."""

    listed: bool = False
    """Whether the player wants to be on the leaderboard."""


class RatedSeatRow(Struct, frozen=True):
    """A seat of a rated game: the id of a rating, or the level of a bot."""

    seat: int
    rating: str | None
    bot: str | None
    place: int
    mean: float
    """The rating after the game; the fixed rating of a bot."""

    deviation: float | None


class NewRating(Struct, frozen=True):
    """A rating after a game, as it is written."""

    row: RatingRow
    exists: bool
    """Whether the rating is stored already. A stored rating must still have one game less than this one."""


class RatedGame(Struct, frozen=True):
    """The result of a rated game, and the ratings that follow from it."""

    ended: float
    seats: tuple[RatedSeatRow, ...]
    ratings: tuple[NewRating, ...]

    @property
    def counts(self) -> dict[str, int]:
        """The numbers of games of the ratings after this game."""
        return {rating.row.id: rating.row.games for rating in self.ratings}

    def has_changed(self, stored: dict[str, int]) -> bool:
        """Return whether a stored rating has changed since this game was rated, so that it must be rated again.

        `stored` contains the players' current numbers of games. A player without a rating, who gets the first one with
        this game, counts as unchanged.
        """
        return any(rating.exists and stored.get(rating.row.id) != rating.row.games - 1 for rating in self.ratings)
