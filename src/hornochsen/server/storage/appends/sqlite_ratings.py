"""Rated games in appends on SQLite, with statements of the standard library."""

from __future__ import annotations

import sqlite3

from msgspec.structs import astuple

from ..rows import RatedGame, RatedSeatRow, RatingRow

_RATING, _SEAT = RatingRow.__struct_fields__, RatedSeatRow.__struct_fields__
_COUNT = "SELECT games FROM ratings WHERE id = ?"
_INSERT_RATING = f"INSERT INTO ratings ({', '.join(_RATING)}) VALUES ({', '.join('?' * len(_RATING))})"
_UPDATE_RATING = "UPDATE ratings SET mean = ?, deviation = ?, games = ?, ended = ? WHERE id = ?"
_INSERT_GAME = "INSERT INTO rated_games (number, ended) SELECT coalesce(max(number), 0) + 1, ? FROM rated_games"
_INSERT_SEAT = (
    f"INSERT INTO rated_seats (game, {', '.join(_SEAT)})"
    f" SELECT max(number), {', '.join('?' * len(_SEAT))} FROM rated_games"
)


def has_changed(connection: sqlite3.Connection, rated: RatedGame) -> bool:
    """Return whether another game has changed a rating of this game."""
    found = {name: connection.execute(_COUNT, (name,)).fetchone() for name in rated.counts}
    return rated.has_changed({name: row[0] for name, row in found.items() if row})


def write_rated(connection: sqlite3.Connection, rated: RatedGame) -> None:
    """Write the result of a rated game and the new ratings."""
    for rating in rated.ratings:
        row = rating.row
        if rating.exists:
            connection.execute(_UPDATE_RATING, (row.mean, row.deviation, row.games, row.ended, row.id))
        else:
            connection.execute(_INSERT_RATING, astuple(row))
    connection.execute(_INSERT_GAME, (rated.ended,))
    connection.executemany(_INSERT_SEAT, map(astuple, rated.seats))
