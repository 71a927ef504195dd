"""Draw the choices of a decision as a table: how safe they are, what they cost, and the chance to win as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from ...locales import Texts
from .drawing import WIDTH, padded

MOST_ROWS = 9
LONGEST_BAR, SHORTEST_BAR = 20, 4
"""The width of the bar for a chance of 100 %. On a narrow screen it is shorter, and left out if there is no space."""

_EIGHTHS = " ▏▎▍▌▋▊▉█"


class ValueRow(NamedTuple):
    """A choice and its values."""

    choice: str
    win: float
    win_se: float
    safe: float | None = None
    cost: float | None = None
    """The average minus points in this round."""

    note: str = ""


def value_lines(rows: Sequence[ValueRow], texts: Texts, screen: int = WIDTH) -> list[Text]:
    """Return a heading and a line for each choice, the best first; choices with a note are never left out."""
    ranked = sorted(rows, key=lambda row: -row.win)
    shown = [row for at, row in enumerate(ranked) if at < MOST_ROWS or row.note]
    safe_known, cost_known = (any(value is not None for value in column) for column in _odds(shown))
    width = max(Text(row.choice).cell_len for row in shown) + 2
    safe, cost, win = (texts(f"advice-{name}") for name in ("safe", "cost", "win"))
    safe_width = max(len(safe), 5) + 2 if safe_known else 0
    cost_width = max(len(cost), 4) + 2 if cost_known else 0
    notes = max(Text(f" {row.note}".rstrip()).cell_len for row in shown)
    longest = min(LONGEST_BAR, screen - width - safe_width - cost_width - 8 - notes)
    heading = " " * width + f"{safe[:safe_width]:>{safe_width}}{cost[:cost_width]:>{cost_width}}   {win}"
    lines = [Text(heading, style="dim")]
    for row in shown:
        line = Text(padded(row.choice, width), style="bold" if row.win == ranked[0].win else "")
        line.append(f"{_percent(row.safe, texts):>{safe_width}}{_signed(row.cost, texts):>{cost_width}}")
        line.append(f"  {_percent(row.win, texts):>5} ")
        line.append(
            bar(row.win, longest) if longest >= SHORTEST_BAR else "",
            style="green" if row.win == ranked[0].win else "yellow",
        )
        line.append(f" {row.note}" if row.note else "")
        lines.append(line)
    if len(shown) < len(rows):
        lines.append(Text(texts("report-more", count=len(rows) - len(shown)), style="dim"))
    return lines


def _odds(rows: Sequence[ValueRow]) -> tuple[list[float | None], list[float | None]]:
    return [row.safe for row in rows], [row.cost for row in rows]


def bar(share: float, width: int) -> str:
    """Return a bar for a share from 0 to 1, drawn in eighths of a column and not padded."""
    eighths = round(8 * width * min(1.0, max(0.0, share)))
    return (_EIGHTHS[8] * (eighths // 8) + _EIGHTHS[eighths % 8]).rstrip()


def _percent(share: float | None, texts: Texts) -> str:
    return "" if share is None else texts("tile-percent", percent=round(100 * share))


def _signed(cost: float | None, texts: Texts) -> str:
    """Return minus points with a minus sign and plus points with a plus sign, as below the tiles."""
    if cost is None:
        return ""
    number = texts("advice-number", number=abs(round(cost, 1)))
    return number if round(cost, 1) == 0 else f"{'−' if cost > 0 else '+'}{number}"
