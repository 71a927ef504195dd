"""The ratings that follow from a rated game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ....protocol import Level, RatingChange
from ....ratings.player_ratings import after_game
from ....ratings.scale import ANCHORS, PlayerRating, after_inactivity
from ...storage import NewRating, RatedGame, RatedSeatRow, RatingRow, new_rating_id
from ...table.table import Table

MIN_PLAYERS = 2


def players_of(table: Table) -> list[str]:
    """Return the ids of the players whose ratings a rated game changes."""
    return [player for _, level, player in _taking_part(table) if player and not level]


def rated_game(table: Table, stored: Mapping[str, RatingRow], now: float) -> tuple[Table, RatedGame | None]:
    """Return the table with the changes of ratings, and what must be written; `None` if the game does not count.

    `stored` has the ratings of the players; the others get a new one.
    """
    result = table.rated
    assert result
    if result.void:
        return table, None
    if len(players_of(table)) < MIN_PLAYERS:
        return replace(table, rated=replace(result, void="players")), None
    taking_part = _taking_part(table)
    rows = [None if player is None or level else _row(stored, player) for _, level, player in taking_part]
    before = [ANCHORS[level] if level else rating_of(row) for (_, level, _), row in zip(taking_part, rows, strict=True)]
    places = [result.places[at] for at, _, _ in taking_part]
    order = [1 + sum(other < place for other in places) for place in places]
    after = after_game(before, order, now)
    changes: dict[int, RatingChange] = {}
    seat_rows, new = [], []
    for (at, level, _), row, old, rating, place in zip(taking_part, rows, before, after, order, strict=True):
        if isinstance(old, float):
            seat_rows.append(RatedSeatRow(at, None, level, place, old, None))
            continue
        assert row
        assert rating
        seat_rows.append(RatedSeatRow(at, row.id, None, place, rating.mean, rating.deviation))
        new.append(NewRating(replace(row, **rating._asdict()), row.player in stored))
        changes[at] = _change(after_inactivity(old, now), rating, left=result.left[at])
    shown = tuple(changes.get(at) for at in range(len(table.seats)))
    return replace(table, rated=replace(result, changes=shown)), RatedGame(now, tuple(seat_rows), tuple(new))


def rating_of(row: RatingRow | None) -> PlayerRating:
    """Return a stored rating as a value, that of a new player without one."""
    return PlayerRating() if row is None else PlayerRating(row.mean, row.deviation, row.games, row.ended)


def new_row(player: str, *, listed: bool = False) -> RatingRow:
    """Return the rating of a player who has none yet, under a random id."""
    new = PlayerRating()
    return RatingRow(new_rating_id(), player, new.mean, new.deviation, new.games, new.ended, listed)


def _row(stored: Mapping[str, RatingRow], player: str) -> RatingRow:
    return stored.get(player) or new_row(player)


def _taking_part(table: Table) -> list[tuple[int, Level | None, str | None]]:
    """Return the seats that a result counts for, with the level of the bot or the id of the player.

    A person who never came takes no part, nor does a player who was deleted during the game.
    """
    absent = table.rated.absent if table.rated else ()
    seats = enumerate(zip(table.seats, _levels(table), strict=True))
    found = [(at, level, seat.player) for at, (seat, level) in seats if not (absent and absent[at])]
    return [(at, level, player) for at, level, player in found if level or player]


def _levels(table: Table) -> tuple[Level | None, ...]:
    assert table.game
    assert table.game.rated is not None
    return table.game.rated


def _change(before: PlayerRating, after: PlayerRating, *, left: bool) -> RatingChange:
    return RatingChange(round(before.mean), round(after.mean), round(after.deviation), after.provisional, left)
