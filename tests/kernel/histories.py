"""Enumerate all histories of the tiles of completed rows: slow, but simple."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from hornochsen.rules.ledger import Entry, Kept, TurnedUp

Place = frozenset[int]
Outcome = tuple[Place, ...]
"""The tiles that each seat holds, and last those in the box."""


def outcomes(ledger: tuple[Entry, ...], players: int) -> Counter[Outcome]:
    """Return the number of histories that lead to each outcome."""
    return Counter(_histories(list(ledger), (frozenset(),) * (players + 1)))


def _histories(ledger: list[Entry], places: Outcome) -> Iterator[Outcome]:
    if not ledger:
        yield places
        return
    entry, *later = ledger
    seat, held, box = entry.seat, places[entry.seat], places[-1]
    if isinstance(entry, TurnedUp):
        if entry.tile in held:
            yield from _histories(later, _with(places, seat, held - {entry.tile}, box))
        return
    if isinstance(entry, Kept):
        offered, known, box = frozenset(entry.tiles), entry.kept, box | set(entry.tiles)
    else:
        offered, known = box, entry.tiles
    for some in combinations(sorted(offered), entry.count) if known is None else [known]:
        if offered.issuperset(some):
            yield from _histories(later, _with(places, seat, held | set(some), box - set(some)))


def _with(places: Outcome, seat: int, held: Place, box: Place) -> Outcome:
    return (*places[:seat], held, *places[seat + 1 : -1], box)
