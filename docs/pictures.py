"""`make pictures`: the pictures in the documentation, made by the program itself."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

from hornochsen.boards import load
from hornochsen.bots import Calf
from hornochsen.cli.terminal.console import Terminal
from hornochsen.cli.terminal.hints import Hints
from hornochsen.cli.terminal.prompts import HumanPlayer
from hornochsen.locales import texts
from hornochsen.rules import OFFICIAL, State, apply, deal, draw_from_box, happy_cow_visible, legal, shuffled, view

IMAGES = Path(__file__).parent / "images"
NAMES = [texts("en")("you-in-list"), "Bernd", "Conny", "Dirk"]


def interesting(state: State) -> bool:
    """Late enough to be lively, with a happy cow in sight, and waiting for the first seat."""
    costs = view(state, 0).hand
    return state.round >= 8 and happy_cow_visible(state.board, state.rows) and state.awaited == (0,) and len(costs) >= 5


def position(seed: int) -> State:
    rng = random.Random(seed)
    calf = Calf(rng)
    state = deal(load("classic"), OFFICIAL, len(NAMES), shuffled(rng)).state
    while not state.over and not interesting(state):
        seat = max(state.awaited)
        action = calf.choose(view(state, seat), legal(state, seat))
        state = apply(state, action, draw_from_box(state, action, rng)).state
    return state


def main() -> None:
    state = next(found for seed in range(100) if not (found := position(seed)).over and max(found.positions) > 25)
    terminal = Terminal(texts("en"))
    terminal.console = Console(
        record=True, width=80, height=24, force_terminal=True, file=io.StringIO(), highlight=False
    )
    person = HumanPlayer(0, NAMES, terminal, Hints(terminal.texts))
    terminal.show([*person.screen(state), person.question(state)])
    svg = terminal.console.export_svg(title="hornochsen play")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)  # nothing is loaded from elsewhere
    (IMAGES / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
