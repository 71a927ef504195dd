"""`python -m training.curves FOLDER`: draw the log of a training as FOLDER/curves.svg."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from matplotlib.figure import Figure

PANELS = {
    "entropy": "entropy of the choices",
    "value_loss": "loss of the chance to win",
    "clipped": "share of clipped decisions",
    "wins": "wins of one seat, 1 is a fair share",
}


def draw(log: Path, picture: Path) -> None:
    """Draw the figures of a log over the number of decisions. The wins are smoothed: they are few per iteration."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    decisions = [line["decisions"] / 1e6 for line in lines]
    figure = Figure(figsize=(10, 6), layout="constrained")
    for axes, (name, title) in zip(figure.subplots(2, 2).flat, PANELS.items(), strict=True):
        axes.plot(decisions, smoothed([line[name] for line in lines]), linewidth=1)
        axes.set(title=title, xlabel="million decisions")
        axes.grid(alpha=0.3)
    figure.savefig(picture, metadata={"Date": None} if picture.suffix == ".svg" else None)


def smoothed(values: list[float], width: int = 5) -> list[float]:
    """Return the moving averages of the last `width` values."""
    return [sum(part) / len(part) for part in (values[max(0, at - width + 1) : at + 1] for at in range(len(values)))]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m training.curves", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    draw(folder / "log.jsonl", folder / "curves.svg")
