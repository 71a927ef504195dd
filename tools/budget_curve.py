"""`python -m tools.budget_curve PICTURE FILE...`: draw a bot's strength by budget from the JSON of `hornochsen arena`.

Each file holds one series of a bot with one budget against three with another: `arena bull@1000 bull@300 bull@300
bull@300 --json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from hornochsen.bots.registry import split_budget


def draw(picture: Path, series: list[dict[str, Any]]) -> None:
    """Draw the win shares of the first bots of the series, with their intervals, over their budgets."""
    rival = series[0]["bots"][1]["name"]
    kind = split_budget(rival)[0]
    points = sorted((split_budget(one["bots"][0]["name"])[1] or 0, one["bots"][0]) for one in series)
    shares = [bot["win_share"] for _, bot in points]
    below = [bot["win_share"] - bot["win_share_ci"][0] for _, bot in points]
    above = [bot["win_share_ci"][1] - bot["win_share"] for _, bot in points]
    figure = Figure(figsize=(6.4, 3.6), layout="constrained")
    axes = figure.subplots()
    axes.errorbar([budget for budget, _ in points], shares, yerr=(below, above), fmt="o-", capsize=3)
    axes.axhline(1 / series[0]["players"], color="grey", linewidth=1, linestyle="--")
    axes.set(xscale="log", xlabel="playouts per decision", ylabel=f"win share against three {rival}", ylim=(0, None))
    axes.set_title(f"{kind}: strength by budget, {series[0]['board']}, 95% intervals")
    axes.grid(alpha=0.3)
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    picture, *files = map(Path, sys.argv[1:])
    draw(picture, [json.loads(file.read_text()) for file in files])
