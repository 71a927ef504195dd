"""Derive the deal of a day from the date and the day's secret.

The date alone determines the board and the bots, so a calendar can announce them. The secret determines the tiles and
the person's seat; they are derived as in the fair shuffle, without salts, so `record verify` proves them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from hashlib import sha256

import msgspec

from ..boards import load
from ..records import Record, shuffle
from ..rules import OFFICIAL, Board

VERSION = 1
"""The version of these rules; a change of the plan, of the budget or of a bot needs a new one."""

PLAYERS = 4
TIME_TO_FINISH = timedelta(hours=24)
"""A game of the day may be continued for this long after its beginning."""

WEEK = (
    ("classic", ("calf", "cow", "cow")),
    ("clover-farm", ("cow", "cow", "cow")),
    ("classic", ("cow", "cow", "ox")),
    ("muck-hall", ("cow", "ox", "ox")),
    ("classic", ("ox", "ox", "ox")),
    ("longacre", ("ox", "ox", "bull")),
    ("classic", ("bull", "bull", "bull")),
)
"""The board and the bots of each weekday, from Monday; the bots become stronger during the week."""


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of one day. It contains the secret: nothing of it but the public part may leave the server early."""

    day: date
    board: Board
    bots: tuple[str, ...]
    """The bots, by their order at the table; the person sits between them at `seat`."""

    seat: int
    secret: bytes

    @property
    def key(self) -> bytes:
        """The key of all randomness of this day."""
        return shuffle.key(self.secret, ())

    @property
    def seats(self) -> tuple[str | None, ...]:
        """The bot of each seat; `None` for the person."""
        return (*self.bots[: self.seat], None, *self.bots[self.seat :])

    def record(self, person: str, bots: Sequence[str]) -> Record:
        """Return the record of a game that has not begun; `bots` are the names of the bots."""
        return Record(
            players=(*bots[: self.seat], person, *bots[self.seat :]),
            rules=OFFICIAL,
            board=self.board,
            supply=shuffle.supply(self.key),
            extra={
                "bots": list(self.seats),
                "daily": {"date": self.day.isoformat(), "version": VERSION},
                "shuffle": shuffle.extra(self.secret, ()),
            },
        )


def daily_deal(day: date, secret: bytes) -> DailyDeal:
    """Return the deal of a day."""
    board, bots = WEEK[day.weekday()]
    seat = shuffle.number_below(PLAYERS, shuffle.key(secret, ()), "seat")
    return DailyDeal(day, load(board), bots, seat, secret)


def local_secret(day: date) -> bytes:
    """Return the secret of a day for games without a server. Everybody can compute it, and gets the same deal."""
    return sha256(f"hornochsen daily {VERSION}\n{day.isoformat()}\n".encode("ascii")).digest()
