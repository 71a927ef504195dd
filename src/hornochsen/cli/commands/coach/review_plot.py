"""The review of a game as a picture: everybody's chance to win, and the sum of luck and choices, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import accumulate

from ....coach.review_data import DecisionReview, Review, SeatReview
from ....locales import Texts
from .review_report import signed, sum_in_words

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A5C00", "#555555")
"""The palette of Okabe and Ito, which most colour-blind people can distinguish."""

INK, PALE, GREY = "#222222", "#DDDDDD", "#666666"
GOOD, BAD = "#1B7F3B", "#B3261E"
MARKS = {"slip": "?!", "mistake": "?", "blunder": "??"}
WIDTH, CURVE, SUM, GAP = 900, 300, 150, 70
LEFT, RIGHT, TOP = 60, 150, 64
LABELS = 190
"""The width of the names of the bars."""


def review_picture(review: Review, texts: Texts) -> str:
    """Return an SVG document with a panel for each reviewed seat."""
    panel = TOP + CURVE + GAP + SUM
    height = panel * len(review.seats)
    body = [part for at, seat in enumerate(review.seats) for part in _panel(seat, review.players, panel * at, texts)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" font-size="13">'
    )
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="white"/>', *body, "</svg>", ""])


def _panel(seat: SeatReview, players: Sequence[str], top: int, texts: Texts) -> Iterator[str]:
    yield f'<g transform="translate(0 {top})">'
    yield _text(LEFT, 26, texts("report-title", name=_plain(seat.name)), size=17, weight="bold")
    if seat.decisions:
        yield from _curves(seat, players, texts)
    yield from _parts(seat, TOP + CURVE + GAP, texts)
    yield "</g>"


def _curves(seat: SeatReview, players: Sequence[str], texts: Texts) -> Iterator[str]:
    decisions = seat.decisions
    yield _text(LEFT, TOP - 16, texts("report-curve"), colour=GREY)
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{PALE}"/>'
        yield _text(LEFT - 8, y + 4, f"{percent}", anchor="end", colour=GREY)
    ends: list[tuple[float, int]] = []
    for other in sorted(range(len(players)), key=lambda one: one == seat.seat):
        points = " ".join(f"{_x(at, decisions):.1f},{_y(one.chances[other]):.1f}" for at, one in enumerate(decisions))
        own = other == seat.seat
        yield (
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[other]}" '
            f'stroke-width="{3.5 if own else 1.5}" stroke-opacity="{1 if own else 0.7}"/>'
        )
        ends.append((_y(decisions[-1].chances[other]), other))
    for y, other in _apart(sorted(ends)):
        weight = "bold" if other == seat.seat else "normal"
        yield _text(WIDTH - RIGHT + 10, y + 4, _plain(players[other]), colour=COLOURS[other], weight=weight)
    for at, one in enumerate(decisions):
        if one.label in MARKS:
            x, y = _x(at, decisions), _y(one.chosen_win)
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{BAD}" stroke="white"/>'
            yield _text(x, y - 9, MARKS[one.label], anchor="middle", colour=BAD, weight="bold")
    yield from _rounds(decisions)


def _rounds(decisions: Sequence[DecisionReview]) -> Iterator[str]:
    """Yield the numbers of the rounds, as many as fit."""
    last = -40.0
    for at, one in enumerate(decisions):
        x = _x(at, decisions)
        if (at == 0 or decisions[at - 1].round != one.round) and x - last >= 26:
            yield _text(x, TOP + CURVE + 18, str(one.round), anchor="middle", colour=GREY)
            last = x


def _parts(seat: SeatReview, top: int, texts: Texts) -> Iterator[str]:
    """Yield the sum: a bar for the start, each kind of luck, and the choices, each where the bar before it ends."""
    steps = {
        "start": seat.start,
        "deal": seat.luck_deal,
        "drawn": seat.luck_drawn,
        "others": seat.luck_others,
        "choices": seat.choice,
    }
    levels = [0.0, *accumulate(steps.values())]
    scale = (WIDTH - LEFT - LABELS - 60) / max(1.0, max(levels) - min(levels))
    zero = LEFT + LABELS - scale * min(levels)
    yield _text(LEFT, top + 4, sum_in_words(seat, texts), weight="bold")
    reached = 0.0
    for number, (part, step) in enumerate(steps.items()):
        y = top + 18 + 17 * number
        yield _text(LEFT, y + 10, texts("report-part", part=part), colour=GREY, size=12)
        colour = GREY if part == "start" else GOOD if step >= 0 else BAD
        yield _bar(zero + scale * reached, zero + scale * (reached + step), y, colour)
        yield _text(max(zero + scale * reached, zero + scale * (reached + step)) + 6, y + 10, signed(step), size=12)
        reached += step
    yield _text(LEFT, top + 122, texts("report-quality", quality=round(seat.quality, 1)), colour=GREY)


def _bar(start: float, end: float, y: float, colour: str) -> str:
    left, width = min(start, end), max(1.5, abs(end - start))
    return f'<rect x="{left:.1f}" y="{y}" width="{width:.1f}" height="12" rx="2" fill="{colour}"/>'


def _x(at: int, decisions: Sequence[DecisionReview]) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(decisions) - 1)


def _y(share: float) -> float:
    return TOP + CURVE * (1 - share)


def _apart(ends: Sequence[tuple[float, int]], least: float = 16) -> list[tuple[float, int]]:
    """Return the heights of labels, moved down where labels would overlap."""
    moved: list[tuple[float, int]] = []
    for y, seat in ends:
        moved.append((max(y, moved[-1][0] + least) if moved else y, seat))
    return moved


def _text(
    x: float, y: float, text: str, *, anchor: str = "start", colour: str = INK, size: int = 13, weight: str = "normal"
) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}" font-size="{size}" font-weight="{weight}">{escape(text)}</text>'


def _plain(name: str) -> str:
    clean = "".join(char if char.isprintable() else " " for char in name)
    return clean if len(clean) <= 20 else clean[:19] + "…"
