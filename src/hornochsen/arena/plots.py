"""Plots of series and leagues."""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Any

from .scores import Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .league import Point

KINDS = ("png", "svg", "pdf")
_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A5C00", "#555555")
"""The palette of Okabe and Ito, which most colour-blind people can distinguish."""

_INK, _PALE = "#222222", "#BBBBBB"


class NoPictures(RuntimeError):
    """The plotting library is missing. The message is one line and says what to install."""


def check() -> None:
    """Raise `NoPictures` if the plotting library is missing."""
    if importlib.util.find_spec("matplotlib") is None:
        raise NoPictures("needs matplotlib; install it with: make setup (or pip install 'hornochsen[arena]')")


def series_picture(standings: Sequence[Standing], games: int, title: str, kind: str, dunghill: int) -> bytes:
    """Return a plot of win shares with their intervals and of the distribution of minus points, best bot on top."""
    ranked = sorted(standings, key=lambda standing: standing.win_share)
    figure = _figure(10, 1.9 + 0.62 * len(ranked), title)
    shares, spreads = figure.subplots(1, 2, sharey=True, width_ratios=(5, 6))
    fair = 1 / sum(standing.seats for standing in ranked)
    shares.axvline(100 * fair, color=_PALE, linestyle=(0, (4, 3)), zorder=0)
    shares.text(100 * fair, len(ranked) - 0.02, "fair", color="#777777", ha="center")
    for height, standing in enumerate(ranked):
        colour = _colour(standings, standing)
        _draw_share(shares, height, standing, colour)
        _draw_spread(spreads, height, standing, colour)
    shares.set_yticks(range(len(ranked)), [standing.shown for standing in ranked])
    shares.set_ylim(-0.5, len(ranked) - 0.05)
    shares.set_xlabel(f"games won by a seat, % (95% interval, {games:,} games)")
    shares.set_xlim(left=0)
    spreads.axvline(dunghill, color=_PALE, linewidth=1, zorder=0)
    spreads.text(dunghill, len(ranked) - 0.02, "dunghill", color="#777777", ha="center")
    spreads.set_xlabel("minus points at the end (dot: mean)")
    spreads.set_xlim(left=0)
    return _drawn(figure, kind)


def _draw_share(axes: Axes, height: int, standing: Standing, colour: str) -> None:
    low, high = (100 * bound for bound in standing.win_share_ci)
    axes.plot((low, high), (height, height), color=colour, linewidth=6, alpha=0.35, solid_capstyle="round")
    axes.plot(100 * standing.win_share, height, "o", color=colour, markersize=8)
    axes.annotate(
        f"{100 * standing.win_share:.1f}",
        (100 * standing.win_share, height),
        (0, 8),
        textcoords="offset points",
        ha="center",
        color=_INK,
    )


def _draw_spread(axes: Axes, height: int, standing: Standing, colour: str) -> None:
    """Draw the distribution of final squares as a ridge above the bot's line."""
    points, heights = _ridge(standing.spread)
    tops = [height + 0.8 * value for value in heights]
    axes.fill_between(points, height, tops, color=colour, alpha=0.3, linewidth=0)
    axes.plot(points, tops, color=colour, linewidth=1.3)
    axes.plot(standing.points, height, "o", color=colour, markersize=5, clip_on=False)


def _ridge(spread: dict[int, int], width: float = 1.5) -> tuple[list[int], list[float]]:
    """Return the points and heights of a smoothed histogram with the maximum 1."""
    points = list(range(max(spread) + 5))
    heights = [sum(times * exp(-(((at - p) / width) ** 2) / 2) for p, times in spread.items()) for at in points]
    top = max(heights)
    return points, [value / top for value in heights]


def league_picture(names: Sequence[str], history: Sequence[Point], title: str, kind: str) -> bytes:
    """Return a plot of each bot's rating over the games, with a 95% band and the name at the end of each line."""
    figure = _figure(10, 5.5, title)
    axes = figure.subplots()
    games = [at for at, _ in history]
    ends: list[tuple[float, str, str]] = []
    for index, name in enumerate(names):
        colour = _COLOURS[index % len(_COLOURS)]
        middle = [ratings[index][0] for _, ratings in history]
        margin = [1.96 * ratings[index][1] for _, ratings in history]
        low = [mu - by for mu, by in zip(middle, margin, strict=True)]
        high = [mu + by for mu, by in zip(middle, margin, strict=True)]
        axes.fill_between(games, low, high, color=colour, alpha=0.15, linewidth=0)
        axes.plot(games, middle, color=colour, linewidth=1.6)
        ends.append((middle[-1], f"{name}  {middle[-1]:.1f} ± {margin[-1]:.1f}", colour))
    axes.set_xlim(0, max(1, games[-1]))
    settled = history[len(history) // 20][1]
    reach = [
        mu + sign * 2.5 * sigma for ratings in (settled, history[-1][1]) for mu, sigma in ratings for sign in (-1, 1)
    ]
    axes.set_ylim(min(reach), max(reach))
    for at, (_, text, colour) in zip(_apart([end[0] for end in sorted(ends)], axes), sorted(ends), strict=True):
        axes.annotate(text, (1.01, at), xycoords=("axes fraction", "data"), color=colour, va="center")
    axes.set_xlabel("games")
    axes.set_ylabel("rating (band: 95%)")
    return _drawn(figure, kind)


def _apart(heights: Sequence[float], axes: Axes) -> list[float]:
    """Return heights for labels, moved up where labels would overlap."""
    low, high = axes.get_ylim()
    moved: list[float] = []
    for height in heights:
        moved.append(max(height, moved[-1] + 0.055 * (high - low)) if moved else height)
    return moved


def _figure(width: float, height: float, title: str) -> Figure:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    figure.suptitle(title, color=_INK, fontsize=11)
    return figure


def _drawn(figure: Figure, kind: str) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    for axes in figure.axes:
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.tick_params(length=0, colors=_INK)
        axes.grid(axis="x", color="#EEEEEE", zorder=0)
        axes.set_axisbelow(True)
    FigureCanvasAgg(figure)
    picture = io.BytesIO()
    options: dict[str, Any] = {"metadata": {"Date": None}} if kind == "svg" else {}
    figure.savefig(picture, format=kind, dpi=150, **options)
    return picture.getvalue()


def _colour(standings: Sequence[Standing], standing: Standing) -> str:
    return _COLOURS[list(standings).index(standing) % len(_COLOURS)]
