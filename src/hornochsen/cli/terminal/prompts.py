"""Prompt a person for an action and parse the answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from ...locales import Texts
from ...locales.narration import preview_line, refusal
from ...rules import (
    Action,
    Buy,
    Illegal,
    Malformed,
    Play,
    State,
    Take,
    View,
    face_up_tiles,
    most_to_buy,
    preview,
    tiles_to_lay,
    view,
)
from ...rules.legality import check
from .console import QUIT, PlayerQuit, Terminal
from .drawing import WIDTH, legend_lines
from .hints import Hints
from .table_screen import hand_lines, table_lines

PROMPT = 3
"""Screen lines for a question, its answer and a confirmation."""

HELP_KEYS = ("help-number", "help-buy", "help-back", "help-hint", "help-help", "help-stop")
HELP_RULES = (
    "help-lay",
    "help-rows",
    "help-low",
    "help-cow-pat",
    "help-bullhead",
    "help-happy",
    "help-double",
    "help-bulls-eye",
    "help-price",
    "help-end",
    "help-win",
)


def help_lines(texts: Texts, width: int = WIDTH) -> list[Text | str]:
    """Return the help page: the keys, a summary of the rules and the symbols."""
    keys = [line for key in HELP_KEYS for line in _indented(texts(key), width, "         ")]
    rules = [line for rule in HELP_RULES for line in _indented(texts(rule), width, "  ")]
    return [texts("help-title"), *keys, "", texts("help-rules-title"), *rules, "", *legend_lines(texts, width)]


def _indented(text: str, width: int, following: str) -> list[str]:
    """Return a text in lines of at most `width` columns; the lines after the first one begin with `following`."""
    return wrap(f"  {text}", width, subsequent_indent=following)


class HumanPlayer:
    """A person at the keyboard; prompts are repeated until the answer is a legal action.

    Without `hints` the person sees no odds and gets no advice.
    """

    def __init__(self, seat: int, names: Sequence[str], terminal: Terminal, hints: Hints | None = None) -> None:
        self.seat = seat
        self.names = names
        self.terminal = terminal
        self.texts: Texts = terminal.texts
        self.hints = hints

    def screen(self, state: State) -> list[Text | str]:
        """Return the lines shown before a decision: the table and the person's hand."""
        seen = view(state, self.seat)
        safe = self.hints.safe_shares(seen) if self.hints else None
        width = self.terminal.width
        hand = hand_lines(seen, seen.hand, self.texts, safe, width)
        room = self.terminal.height - len(hand) - PROMPT
        return [*table_lines(seen, self.names, self.texts, room, width), *hand]

    def show_again(self, state: State) -> None:
        """Show the screen of the decision once more."""
        self.terminal.clear()
        self.terminal.show(self.screen(state))

    def choose(self, state: State) -> Action:
        """Prompt until the person enters a legal action; raise `PlayerQuit` on q."""
        while True:
            said = self.terminal.ask(self.question(state)).lower()
            if said in QUIT:
                raise PlayerQuit
            if said in {"?", "help"}:
                self.terminal.clear()
                self.terminal.show_pages(help_lines(self.texts, self.terminal.width))
                self.terminal.pause()
                self.show_again(state)
                continue
            if not said:
                self.show_again(state)
                self.terminal.say("prompt-help")
                continue
            if said in {"h", "hint"}:
                self._hint(state)
                continue
            if said == "u":
                self.terminal.say("refused-not-laid")
                continue
            action = self.action(state, said)
            if action is None:
                self.terminal.say("not-a-choice", text=said[:40])
                continue
            try:
                check(state, action)
            except Illegal as error:
                self.terminal.show([refusal(error, self.texts)])
                continue
            except Malformed:
                self.terminal.say("refused-wrong-count" if len(said.split()) > 2 else "refused-no-such-tile")
                continue
            if not isinstance(action, Play) or self.confirmed(view(state, self.seat), action):
                return action

    def question(self, state: State) -> str:
        """Return the prompt for the decision that the seat faces now."""
        texts = self.texts
        if state.taking:
            tiles = ", ".join(map(str, sorted(state.taking.tiles)))
            only_one = len(state.hands[self.seat]) == 8
            return texts("choose-take-one" if only_one else "choose-take", tiles=tiles)
        count = tiles_to_lay(state, self.seat)
        if not count:
            return texts("must-buy")
        question = texts("choose-two-tiles" if count == 2 else "choose-tile")
        most = most_to_buy(state, self.seat)
        return f"{question} {texts('may-buy', count=most)}" if most else question

    def action(self, state: State, said: str) -> Action | None:
        """Parse tile numbers, or `b2` to buy two tiles; return `None` for other input."""
        if purchase := re.fullmatch(r"b\s*([123])", said):
            return Buy(self.seat, int(purchase[1]))
        if not re.fullmatch(r"\d{1,3}([\s,;+]+\d{1,3})*", said):
            return None
        tiles = tuple(int(number) for number in re.findall(r"\d+", said))
        return Take(self.seat, tiles) if state.taking else Play(self.seat, tiles)

    def confirmed(self, seen: View, action: Play) -> bool:
        """Show where the tiles would go now, and ask whether to lay them."""
        first, *second = sorted(action.tiles)
        known = (*face_up_tiles(seen.laid, self.seat), (first, self.seat))
        for tile in (first, *second):
            self.terminal.show([preview_line(tile, preview(seen, self.seat, tile, known), self.texts)])
        if second:
            question = self.texts("confirm-lay-two", tiles=f"{first}, {second[0]}")
        else:
            question = self.texts("confirm-lay", tile=first)
        yes, no = self.texts("yes-key"), self.texts("no-key")
        while True:
            said = self.terminal.ask(question).lower()
            if said in QUIT:
                raise PlayerQuit
            if said[:1] in ("", yes, no):
                return said[:1] != no
            self.terminal.say("confirm-again", yes=yes, no=no)

    def _hint(self, state: State) -> None:
        if self.hints:
            self.terminal.say("advice-thinking")
            self.terminal.show(self.hints.lines(view(state, self.seat), self.terminal.width))
        else:
            self.terminal.say("hint-off")
