"""Draw the table as a seat sees it: round, board, course, players, hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ...locales import Texts
from ...locales.narration import round_title
from ...rules import View, face_up_tiles, happy_cow_visible, preview
from .drawing import WIDTH, board_lines, course_lines, in_columns, padded, piece, shortened

_LABEL = 18
_COLUMN = 6
_WIDE_PLAYER = 59
"""The least width of a line about a player with the status in words."""

_REST_OF_PLAYER = 44
"""The width of such a line without the name."""

_TITLE_AND_COURSE = 3


def table_lines(view: View, names: Sequence[str], texts: Texts, most_lines: int = 22, width: int = WIDTH) -> list[Text]:
    """Return the lines of all public information: round, board, course, players, special conditions.

    A large board is reduced where the table would have more than `most_lines` lines.
    """
    players = _players(view, names, texts, width)
    conditions = _conditions(view, texts)
    below = len(players) + sum(-(-line.cell_len // width) for line in conditions)
    return [
        _title(view, texts),
        *board_lines(view.board, view.rows, most_lines - _TITLE_AND_COURSE - below, width),
        *course_lines(view.board, view.positions, width),
        *players,
        *conditions,
    ]


def _title(view: View, texts: Texts) -> Text:
    facts = [
        round_title(view.round, view.laying, texts),
        texts("label-supply", count=view.supply),
        texts("label-box", count=view.box),
    ]
    return Text(" · ".join(facts), style="bold")


def _conditions(view: View, texts: Texts) -> list[Text]:
    """Return a line for each special condition: happy cow visible, double round, open round."""
    conditions: list[Text] = []
    if view.over:
        return conditions
    if happy_cow_visible(view.board, view.rows):
        conditions.append(Text("☺ " + texts("happy-now"), style="bold black on yellow"))
    if view.laying.double:
        conditions.append(Text("D " + texts("double-now"), style="bold white on blue"))
    if view.laying.open:
        conditions.append(Text("◎ " + texts("open-now"), style="bold white on magenta"))
    return conditions


def _players(view: View, names: Sequence[str], texts: Texts, width: int) -> list[Text]:
    """Return a line per player; more than four players are shown in two narrow columns if there is space."""
    columns = 2 if len(names) > 4 and width == WIDTH else 1
    room = width // columns - 1
    narrow = room < _WIDE_PLAYER
    players = [_player(view, seat, name, texts, room, narrow=narrow) for seat, name in enumerate(names)]
    return in_columns(players) if columns == 2 else players


def _player(view: View, seat: int, name: str, texts: Texts, room: int, *, narrow: bool) -> Text:
    width = 12 if narrow else min(20, room - _REST_OF_PLAYER)
    line = piece(seat).append(" ")
    line.append(padded(shortened(name, width), width), style="bold" if seat == view.seat else "")
    points = view.positions[seat]
    line.append(f"{points:>5}", style="bold")
    line.append(f" · {texts('label-tiles', count=view.held[seat])}")
    who = "you" if name == texts("you-in-list") else "other"
    status, style = _status(view, seat, who, texts, narrow=narrow)
    if status:
        line.append(f" {status}" if narrow else f" · {status}", style=style)
    line.truncate(room, overflow="ellipsis")
    return line


def _status(view: View, seat: int, who: str, texts: Texts, *, narrow: bool) -> tuple[str, str]:
    """Return the public status of a seat and its style: tiles laid face up, chosen, choosing, or waiting."""
    if laid := view.laid[seat]:
        known = [str(tile) for tile in laid if tile is not None]
        return " ".join(known) or ("✓" if narrow else texts("status-has-chosen", who=who)), "green"
    if view.taking and view.taking.seat == seat:
        return "…" if narrow else texts("status-is-taking", who=who), "yellow"
    if seat in view.awaited:
        return "…" if narrow else texts("status-is-choosing", who=who), "yellow"
    return ("" if narrow or view.over or view.taking else texts("status-waits", who=who)), "dim"


def hand_lines(
    view: View, tiles: Sequence[int], texts: Texts, safe: Mapping[int, float] | None = None, width: int = WIDTH
) -> list[Text]:
    """Return three lines: tiles, the row each would go to now, and its points, in brackets on a bullhead.

    With `safe`, a fourth line shows how likely each tile is to cost nothing. On a narrow screen, many tiles are shown
    in several groups. Without tiles there are no lines.
    """
    size = (width - _LABEL) // _COLUMN
    groups = [tiles[at : at + size] for at in range(0, len(tiles), size)]
    return [line for group in groups for line in _group(view, group, texts, safe)]


def _group(view: View, tiles: Sequence[int], texts: Texts, safe: Mapping[int, float] | None) -> list[Text]:
    assert view.seat is not None
    held = _line(texts("label-hand"))
    rows = _line(texts("label-goes-to"))
    points = _line(texts("label-points-now"))
    known = face_up_tiles(view.laid, view.seat)
    for tile in tiles:
        seen = preview(view, view.seat, tile, known)
        held.append(f"{tile:>{_COLUMN - 1}} ", style="bold reverse")
        rows.append(f"{seen.row + 1:>{_COLUMN - 1}} ")
        cost = f"{'+' if seen.plus else '−'}{abs(seen.cost)}" if seen.points else "·"
        style = "green" if seen.cost < 0 else "red" if seen.cost else "dim"
        points.append(f"{f'[{cost}]' if seen.completes else cost:>{_COLUMN - 1}} ", style=style)
    lines = [held, rows, points]
    if safe:
        odds = _line(texts("label-safe"))
        for tile in tiles:
            odds.append(f"{texts('tile-percent', percent=round(100 * safe[tile])):>{_COLUMN - 1}} ")
        lines.append(odds)
    return lines


def _line(label: str) -> Text:
    return Text(padded(shortened(label, _LABEL), _LABEL))
