"""Private links, with which a person moves to another device."""

from __future__ import annotations

import random

import pytest

from hornochsen.protocol import Terms
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import OFFICIAL, read_board
from hornochsen.server.table.draft import Draft, Moment
from hornochsen.server.table.people import seats
from hornochsen.server.table.table import Seat, Table


def test_a_private_link_is_valid_for_ten_minutes() -> None:
    terms = Terms(board={"name": "small", "rows": [["", 1, 1]] * 5, "bulls_eyes": [5], "dunghill": 20})
    seat = Seat(0, "Ann", "red", key="k")
    table = Table("ABC", 1, 0.0, "gathering", terms, read_board(terms.board), OFFICIAL, (seat,), 0, 1)
    draft = Draft(table, _moment(1000.0))
    seats.handover(draft, 0, "secret")
    seats.claim(Draft(draft.table, _moment(1600.0)), "new", "secret")
    with pytest.raises(Refusal) as refusal:
        seats.claim(Draft(draft.table, _moment(1600.1)), "new", "secret")
    assert refusal.value.error == "unknown-secret"


def _moment(now: float) -> Moment:
    return Moment(now, "p", frozenset({"p"}), random.Random(1))
