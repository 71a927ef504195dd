"""A plot of board statistics: the board as a heat map, and panels with the main figures."""

from __future__ import annotations

import io
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..rules import DOUBLE, HAPPY
from .statistics import ENDINGS, KINDS, Figures, RowFigures, SquareFigures, Trial

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.colors import Colormap
    from matplotlib.figure import Figure, SubFigure

TITLES = {
    "heat": "Where the points fall",
    "legend": "colour, %: share of the board's points    ×: tiles in a game    bar: rounds in which the row is active",
    "rounds": "How long games last",
    "rounds_axis": "rounds (line: mean)",
    "course": "Where pieces end",
    "course_axis": "minus points (bar: 4 games in 5, dot: mean)",
    "endings": "How games end",
    "endings_axis": "% of the games",
    "lead": "How soon a game is decided",
    "lead_axis": "% of the rounds played",
    "lead_value": "the leader wins, %",
    "kinds": "What rounds are like",
    "kinds_axis": "% of the rounds",
    "better": "Does the better bot win?",
    "better_axis": "games won, % (95% interval)",
    "changes": "How often the lead changes",
    "changes_axis": "changes in a game (line: mean)",
}
ENDING_NAMES = {"dunghill": "dunghill", "no-tiles": "no tiles", "round-limit": "round limit"}
KIND_NAMES = {"happy": "happy cow\nin sight", "double": "double", "open": "open", "quiet": "nobody\nscores"}

BOARDS = ("#0072B2", "#D55E00")
INK, PALE, GREY = "#222222", "#BBBBBB", "#777777"
GOOD, TWO, EDGE = "#1B7F3B", "#2B5FA8", "#CFC8BC"
ENDING_COLOURS = ("#8C5A2B", "#E3C58E", "#555555")
HEAT = ("#FFFDF5", "#FEE9B2", "#FDB863", "#E66101", "#A63603")

PITCH = 1.42
"""Distance between rows, in squares. It leaves space for the horns of the bullheads."""
LABEL, ROOM, BAR, GAP = 0.75, 0.3, 1.9, 1.0


def board_picture(trial: Trial, found: Sequence[Figures], names: Sequence[str], title: str, kind: str) -> bytes:
    """Return a plot of one board, or of two boards side by side with panels that compare them."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    width = 12.5 if len(found) == 1 else 17.0
    wide, high = max(_width(one) for one in found), max(_height(one) for one in found)
    unit = min(0.6, (width - 0.5) / len(found) / wide)
    tall = unit * high + 1.0
    layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12)
    figure = Figure(figsize=(width, tall + 7.2), layout=layout, facecolor="white")
    parts: Any = figure.subfigures(2, 1, height_ratios=(tall, 7.2))
    top, bottom = parts
    for axes, one, name in zip(_axes(top, 1, len(found)), found, names, strict=True):
        _draw_board(axes, one, name, 72 * unit)
        axes.set_xlim(0, wide)
        axes.set_ylim(-high, 0.45)
    top.supxlabel(TITLES["legend"], color=GREY, fontsize=9)
    _draw_panels(bottom, trial, found, names)
    bottom.supxlabel(title, color=GREY, fontsize=9)
    return _saved(figure, kind)


def _width(one: Figures) -> float:
    return 2 * (LABEL + max(len(row.squares) for row in one.rows) + ROOM + BAR) + GAP


def _height(one: Figures) -> float:
    return PITCH * ((len(one.rows) - 1) // 2) + 1.1


def _draw_board(axes: Axes, one: Figures, name: str, points: float) -> None:
    """Draw both halves of the board; `points` is the size of a square in typographic points."""
    from matplotlib.colors import LinearSegmentedColormap

    heat = LinearSegmentedColormap.from_list("heat", HEAT)
    hottest = max(square.share for row in one.rows for square in row.squares) or 1
    middle = (len(one.rows) + 1) // 2
    for index, row in enumerate(one.rows):
        left = 0 if index < middle else (_width(one) + GAP) / 2
        base = -PITCH * (index % middle) - 1
        axes.text(left + LABEL - 0.25, base + 0.5, str(index + 1), ha="right", va="center", color=GREY, fontsize=9)
        for at, square in enumerate(row.squares):
            bullhead = at == len(row.squares) - 1
            _draw_square(axes, left + LABEL + at, base, square, bullhead, heat, square.share / hottest, points)
        _draw_activity(axes, left + LABEL + max(len(each.squares) for each in one.rows) + ROOM, base, row)
    for artist in (*axes.texts, *axes.patches):
        artist.set_in_layout(False)  # hundreds of artists, all inside the axes
    axes.set_aspect("equal", anchor="NW")
    axes.axis("off")
    axes.set_title(f"{TITLES['heat']}: {_plain(name)}", color=INK, fontsize=13, loc="left")


def _draw_square(
    axes: Axes,
    left: float,
    base: float,
    square: SquareFigures,
    bullhead: bool,
    heat: Colormap,
    warmth: float,
    points: float,
) -> None:
    from matplotlib.patches import FancyBboxPatch

    counts = isinstance(square.square, int)
    if bullhead:
        _draw_horns(axes, left, base)
    face = heat(0.08 + 0.92 * warmth) if counts else "#F7F5F0"
    axes.add_patch(
        FancyBboxPatch(
            (left + 0.07, base + 0.04),
            0.86,
            0.92,
            boxstyle="round,pad=0,rounding_size=0.16",
            facecolor=face,
            edgecolor=INK if bullhead else "#A97B45" if counts else EDGE,
            linewidth=1.4 if bullhead else 1.0,
            zorder=2,
        )
    )
    ink = "white" if counts and warmth > 0.72 else INK
    sign, colour = {HAPPY: ("☺", GOOD), DOUBLE: ("2×", TWO)}.get(square.square, (str(square.square), ink))
    size = 0.4 * points if sign != "☺" else 0.55 * points
    weight = "bold" if bullhead or not counts else "normal"
    style: dict[str, Any] = {"ha": "center", "va": "center", "zorder": 3}
    axes.text(left + 0.5, base + 0.63, sign, color=colour, fontsize=0.85 * size, fontweight=weight, **style)
    small = f"{100 * square.share:.1f}%" if counts else f"×{square.covered:.1f}"
    axes.text(left + 0.5, base + 0.24, small, color=ink if counts else "#A09A90", fontsize=0.215 * points, **style)


def _draw_horns(axes: Axes, left: float, base: float) -> None:
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    for side in (-1, 1):
        x, y = left + 0.5 + side * 0.18, base + 0.94
        curve = [
            (x, y),
            (x + side * 0.12, y + 0.1),
            (x + side * 0.2, y + 0.28),
            (x + side * 0.28, y + 0.12),
            (x + side * 0.2, y),
        ]
        codes = [Path.MOVETO, Path.CURVE3, Path.CURVE3, Path.CURVE3, Path.CURVE3]
        axes.add_patch(PathPatch(Path(curve, codes), facecolor="#EFE6D2", edgecolor=INK, linewidth=1.0, zorder=1))


def _draw_activity(axes: Axes, left: float, base: float, row: RowFigures) -> None:
    from matplotlib.patches import Rectangle

    length = BAR - 0.75
    axes.add_patch(Rectangle((left, base + 0.42), length, 0.16, facecolor="#EEEEEE"))
    axes.add_patch(Rectangle((left, base + 0.42), length * min(1, row.active), 0.16, facecolor=GREY))
    axes.text(left + length + 0.1, base + 0.5, f"{row.active:.0%}", va="center", color=GREY, fontsize=8)


def _draw_panels(figure: SubFigure, trial: Trial, found: Sequence[Figures], names: Sequence[str]) -> None:
    rounds, course, endings, lead, kinds, better = _axes(figure, 2, 3)
    _draw_counts(rounds, [one.rounds.counts for one in found], [one.rounds.mean for one in found], "rounds")
    if len(found) > 1:
        from matplotlib.patches import Patch

        handles = [Patch(color=colour, label=_plain(name)) for colour, name in zip(BOARDS, names, strict=True)]
        rounds.legend(handles=handles, frameon=False, fontsize=9)
    _draw_course(course, trial, found, names)
    _draw_endings(endings, found, names)
    _draw_lead(lead, found)
    _draw_kinds(kinds, found)
    if found[0].rivalries:
        _draw_better(better, trial, found)
    else:
        spreads = [one.lead_changes for one in found]
        _draw_counts(better, [each.counts for each in spreads], [each.mean for each in spreads], "changes")
    for axes in (rounds, course, endings, lead, kinds, better):
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.spines["bottom"].set_color(PALE)
        axes.tick_params(length=0, colors=INK, labelsize=9)
        axes.set_axisbelow(True)


def _head(axes: Axes, name: str, grid: Any = "x") -> None:
    axes.set_title(TITLES[name], color=INK, fontsize=11.5, loc="left")
    axes.set_xlabel(TITLES[f"{name}_axis"], color=GREY, fontsize=9)
    axes.grid(axis=grid, color="#EEEEEE")


def _draw_counts(axes: Axes, counts: Sequence[dict[int, int]], means: Sequence[float], name: str) -> None:
    """Draw a bar for each value, in % of the games."""
    _head(axes, name, "y")
    for colour, each, mean in zip(BOARDS, counts, means, strict=False):
        games = sum(each.values())
        heights = [100 * times / games for times in each.values()]
        axes.bar(list(each), heights, width=0.9, color=colour, alpha=0.75 if len(counts) == 1 else 0.5)
        axes.axvline(mean, color=colour, linewidth=1.6)
    axes.set_ylabel("% of the games", color=GREY, fontsize=9)
    axes.margins(x=0.02)


def _draw_course(axes: Axes, trial: Trial, found: Sequence[Figures], names: Sequence[str]) -> None:
    """Draw each board's course with bull's eyes and dunghill, and the final squares of the first and the last piece."""
    _head(axes, "course")
    for number, (one, board) in enumerate(zip(found, trial.boards, strict=True)):
        y = -number
        far = max(board.dunghill, one.loser.high)
        axes.plot((0, far), (y, y), color=PALE, linewidth=1, zorder=1)
        axes.plot(board.bulls_eyes, [y] * len(board.bulls_eyes), "o", markersize=9, mfc="white", mec="#CC79A7", mew=2)
        axes.plot(board.bulls_eyes, [y] * len(board.bulls_eyes), "o", markersize=3, color="#CC79A7")
        axes.plot(board.dunghill, y, "^", markersize=11, color=ENDING_COLOURS[0])
        for spread, up, word in ((one.winner, 0.22, "winner"), (one.loser, -0.22, "last")):
            colour = BOARDS[number]
            axes.plot((spread.low, spread.high), (y + up,) * 2, color=colour, linewidth=6, alpha=0.35)
            axes.plot(spread.mean, y + up, "o", color=colour, markersize=7)
            style: dict[str, Any] = {"va": "center", "color": INK, "fontsize": 8.5}
            axes.annotate(word, (spread.high, y + up), (7, 0), textcoords="offset points", **style)
    axes.set_yticks([-number for number in range(len(found))], [_plain(name, 16) for name in names])
    axes.set_ylim(-len(found) + 0.4, 0.6)
    axes.set_xlim(left=-1)
    axes.margins(x=0.12)


def _draw_endings(axes: Axes, found: Sequence[Figures], names: Sequence[str]) -> None:
    from matplotlib.patches import Patch

    _head(axes, "endings")
    for number, one in enumerate(found):
        left = 0.0
        for ending, colour in zip(ENDINGS, ENDING_COLOURS, strict=True):
            share = 100 * one.endings[ending]
            axes.barh(-number, share, left=left, height=0.5, color=colour)
            if share >= 6:
                ink = INK if ending == "no-tiles" else "white"
                axes.text(left + share / 2, -number, f"{share:.0f}", ha="center", va="center", color=ink, fontsize=9)
            left += share
    axes.set_yticks([-number for number in range(len(found))], [_plain(name, 16) for name in names])
    axes.set_ylim(-len(found) + 0.35, 1.0)
    axes.set_xlim(0, 100)
    handles = [
        Patch(color=colour, label=ENDING_NAMES[ending]) for ending, colour in zip(ENDINGS, ENDING_COLOURS, strict=True)
    ]
    axes.legend(handles=handles, ncols=3, frameon=False, fontsize=9, loc="upper left", borderpad=0, columnspacing=1.2)


def _draw_lead(axes: Axes, found: Sequence[Figures]) -> None:
    _head(axes, "lead", "both")
    _draw_fair(axes.axhline, axes, (84, 100 * found[0].fair), found[0].fair)
    for colour, one in zip(BOARDS, found, strict=False):
        rates = [(10 * tenth, rate) for tenth, rate in one.leader_wins.items() if rate and rate.games >= one.games / 10]
        at = [x for x, _ in rates]
        low, high = ([100 * rate.interval[side] for _, rate in rates] for side in (0, 1))
        axes.fill_between(at, low, high, color=colour, alpha=0.18, linewidth=0)
        axes.plot(at, [100 * rate.share for _, rate in rates], "o-", color=colour, linewidth=1.8, markersize=5)
    axes.set_ylim(0, 100)
    axes.set_xlim(8, 92)
    axes.set_ylabel(TITLES["lead_value"], color=GREY, fontsize=9)


def _draw_kinds(axes: Axes, found: Sequence[Figures]) -> None:
    _head(axes, "kinds")
    height = 0.72 / len(found)
    for number, one in enumerate(found):
        for index, kind in enumerate(KINDS):
            y = -index - (number - (len(found) - 1) / 2) * height
            share = 100 * one.kinds[kind]
            axes.barh(y, share, height=0.9 * height, color=BOARDS[number], alpha=0.75)
            axes.text(share + 0.8, y, f"{share:.0f}" if share >= 9.95 else f"{share:.1f}", va="center", fontsize=9)
    axes.set_yticks([-index for index in range(len(KINDS))], [KIND_NAMES[kind] for kind in KINDS])
    axes.margins(x=0.12)


def _draw_better(axes: Axes, trial: Trial, found: Sequence[Figures]) -> None:
    _head(axes, "better")
    rivals = found[0].rivalries
    _draw_fair(axes.axvline, axes, (100 * rivals[0].fair, 0.52), rivals[0].fair)
    for number, one in enumerate(found):
        for index, rivalry in enumerate(one.rivalries):
            y = -index - (number - (len(found) - 1) / 2) * 0.3
            low, high = (100 * bound for bound in rivalry.wins.interval)
            share = 100 * rivalry.wins.share
            axes.plot((low, high), (y, y), color=BOARDS[number], linewidth=6, alpha=0.35, solid_capstyle="round")
            axes.plot(share, y, "o", color=BOARDS[number], markersize=8)
            axes.annotate(f"{share:.0f}", (share, y), (0, 8), textcoords="offset points", ha="center", fontsize=9)
    better = _plain(trial.bots[0].label, 12)
    labels = [f"{better} against\n{_plain(bot.label, 12)}" for bot in trial.bots[1:]]
    axes.set_yticks([-index for index in range(len(rivals))], labels)
    axes.set_ylim(-len(rivals) + 0.4, 0.75)
    axes.set_xlim(0, 100)


def _draw_fair(line: Any, axes: Axes, at: tuple[float, float], fair: float) -> None:
    line(100 * fair, color=PALE, linestyle=(0, (4, 3)), zorder=0)
    axes.text(*at, " fair", color=GREY, fontsize=9, va="bottom")


def _axes(figure: Any, rows: int, columns: int) -> list[Axes]:
    return list(figure.subplots(rows, columns, squeeze=False).flat)


def _plain(name: str, most: int = 30) -> str:
    """Return a name without line breaks and without characters that Matplotlib reads as a formula."""
    clean = "".join(char if char.isprintable() else " " for char in name)
    return (clean if len(clean) <= most else clean[: most - 1] + "…").replace("$", r"\$")


def _saved(figure: Figure, kind: str) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    FigureCanvasAgg(figure)
    picture = io.BytesIO()
    options: dict[str, Any] = {"metadata": {"Date": None}} if kind == "svg" else {}
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph")  # a name with characters that the font lacks
        figure.savefig(picture, format=kind, dpi=150, **options)
    return picture.getvalue()
