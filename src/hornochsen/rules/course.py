"""The course: where a piece lands, which bull's eyes it triggers, who is ahead (R4, R33–R37, R44)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def landing(positions: Sequence[int], seat: int, points: int) -> int:
    """Where the piece stands after `points` forward (back where negative): R33, R34."""
    square = max(0, positions[seat] + points)
    others = positions[:seat], positions[seat + 1 :]
    while square and (square in others[0] or square in others[1]):
        square += 1
    return square


def triggered(bulls_eyes: Iterable[int], positions: Sequence[int], seat: int, end: int) -> list[int]:
    """The bull's eyes that a forward move of the seat's piece to `end` triggers (R36)."""
    start = positions[seat]
    return [
        eye
        for eye in bulls_eyes
        if start < eye <= end and not any(p >= eye for s, p in enumerate(positions) if s != seat)
    ]


def most_minus_first(positions: Sequence[int], seats: Iterable[int]) -> list[int]:
    """The seats in the order of R21 and R25: most minus points first, on the start square the lower seat."""
    return sorted(seats, key=lambda seat: (-positions[seat], seat))


def places(positions: Sequence[int]) -> tuple[int, ...]:
    """Each seat's place (R44): fewest minus points first, places on the start square are shared."""
    return tuple(1 + sum(other < mine for other in positions) for mine in positions)
