"""The course: landing squares, triggered bull's eyes, turn order and places (R4, R33–R37, R44)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def landing(positions: Sequence[int], seat: int, points: int) -> int:
    """Return the square where a seat's piece lands after `points` squares; negative is backward (R33, R34)."""
    square = max(0, positions[seat] + points)
    others = positions[:seat], positions[seat + 1 :]
    while square and (square in others[0] or square in others[1]):
        square += 1
    return square


def triggered(bulls_eyes: Iterable[int], positions: Sequence[int], seat: int, end: int) -> list[int]:
    """Return the bull's eyes that the seat triggers by moving forward to `end` (R36)."""
    start = positions[seat]
    return [
        eye
        for eye in bulls_eyes
        if start < eye <= end and not any(p >= eye for s, p in enumerate(positions) if s != seat)
    ]


def most_minus_first(positions: Sequence[int], seats: Iterable[int]) -> list[int]:
    """Return seats sorted by minus points, most first; seats on the start square are ascending (R21, R25)."""
    return sorted(seats, key=lambda seat: (-positions[seat], seat))


def places(positions: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's place: fewest minus points is place 1; pieces on the start square share a place (R44)."""
    return tuple(1 + sum(other < mine for other in positions) for mine in positions)
