"""The table as one seat sees it: round, board, course, players, hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..locales import Texts
from ..locales.narration import round_title
from ..rules import View, happy_cow_visible, preview
from .drawing import board_lines, course_lines, in_columns, piece, shortened

_LABEL = 18
_COLUMN = 6


def table_lines(view: View, names: Sequence[str], texts: Texts, most_lines: int = 12) -> list[Text]:
    """Everything public, and how the round is."""
    return [
        _title(view, texts),
        *board_lines(view.board, view.rows, most_lines),
        *course_lines(view.board, view.positions),
        *in_columns([_player(view, seat, name, texts) for seat, name in enumerate(names)]),
        *_lights(view, texts),
    ]


def _title(view: View, texts: Texts) -> Text:
    facts = [
        round_title(view.round, view.laying, texts),
        texts("label-supply", count=view.supply),
        texts("label-box", count=view.box),
    ]
    return Text(" · ".join(facts), style="bold")


def _lights(view: View, texts: Texts) -> list[Text]:
    """What is special about this round."""
    lights = []
    if happy_cow_visible(view.board, view.rows):
        lights.append(Text("☺ " + texts("happy-now"), style="bold black on yellow"))
    if view.laying.double:
        lights.append(Text("D " + texts("double-now"), style="bold white on blue"))
    if view.laying.open:
        lights.append(Text("◎ " + texts("open-now"), style="bold white on magenta"))
    return lights


def _player(view: View, seat: int, name: str, texts: Texts) -> Text:
    line = piece(seat).append(" ").append(f"{shortened(name, 9):<9}", style="bold" if seat == view.seat else "")
    line.append(f"{view.positions[seat]:>4} ", style="bold")
    line.append(texts("label-tiles", count=view.held[seat]))
    laid = view.laid[seat]
    if laid:
        known = [str(tile) for tile in laid if tile is not None]
        line.append(" · " + (" ".join(known) if known else texts("status-has-chosen")), style="green")
    elif seat in view.awaited and not view.taking and seat != view.seat:
        line.append(" · " + texts("status-is-choosing"), style="yellow")
    line.truncate(39, overflow="ellipsis")
    return line


def hand_lines(view: View, tiles: Sequence[int], texts: Texts) -> list[Text]:
    """Tiles, where each would go now, and what that would cost: in brackets where it lands on a bullhead."""
    assert view.seat is not None
    held = _line(texts("label-hand"))
    rows = _line(texts("label-goes-to"))
    points = _line(texts("label-points-now"))
    for tile in tiles:
        seen = preview(view, view.seat, tile)
        held.append(f"{tile:>{_COLUMN - 1}} ", style="bold reverse")
        rows.append(f"{seen.row + 1:>{_COLUMN - 1}} ")
        cost = f"{'+' if seen.plus else '−'}{seen.points}" if seen.points else "·"
        style = ("green" if seen.plus else "red") if seen.points else "dim"
        points.append(f"{f'[{cost}]' if seen.completes else cost:>{_COLUMN - 1}} ", style=style)
    return [held, rows, points]


def _line(label: str) -> Text:
    text = Text(label)
    text.truncate(_LABEL, overflow="ellipsis", pad=True)
    return text
