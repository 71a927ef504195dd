"""A puzzle in the terminal: show the position, ask for a choice, and explain the answer."""

from __future__ import annotations

from ...coach.compared_actions import Choice
from ...coach.puzzles import Puzzle, short
from ...coach.reasons import reason
from ...coach.review import plain_action
from ...coach.safety import safety
from ...locales.advice import choice_words, reason_words
from ...rules import Play, State, TakeBack, View
from .console import PlayerQuit, Terminal
from .hints import SEED
from .prompts import HumanPlayer
from .value_table import ValueRow, value_lines


class Solver(HumanPlayer):
    """A person who answers a puzzle; an answer needs no confirmation."""

    def show_again(self, state: State) -> None:
        """Show the question and the table once more."""
        self.terminal.clear()
        self.terminal.show([self.texts("solve-task"), *self.screen(state)])

    def confirmed(self, seen: View, action: Play) -> bool:
        return True


def solve(puzzle: Puzzle, count: int, terminal: Terminal) -> None:
    """Ask for the answer and explain it; a person who quits gets the explanation too."""
    texts = terminal.texts
    names = list(puzzle.record.players)
    names[puzzle.seat] = texts("you-in-list")
    solver = Solver(puzzle.seat, names, terminal)
    terminal.warn_if_narrow(puzzle.state.board)
    terminal.clear()
    terminal.say("solve-title", number=puzzle.number, count=count)
    terminal.say("solve-task")
    terminal.show(["", *solver.screen(puzzle.state)])
    chosen: Choice | None = None
    try:
        action = solver.choose(puzzle.state)
        assert not isinstance(action, TakeBack)
        chosen = next(one.action for one in puzzle.evaluation.actions if short(one.action) == short(action))
    except PlayerQuit:
        terminal.show([""])
    _explain(puzzle, chosen, terminal)


def _explain(puzzle: Puzzle, chosen: Choice | None, terminal: Terminal) -> None:
    texts = terminal.texts
    answer = choice_words(plain_action(puzzle.answer), texts)
    if chosen is None:
        terminal.say("solve-left", choice=answer)
    elif puzzle.solves(chosen):
        terminal.say("solve-right")
    else:
        terminal.say("solve-wrong", choice=answer)
    lays = any(isinstance(value.action, Play) for value in puzzle.evaluation.actions)
    odds = {each.tile: each for each in safety(puzzle.view, SEED)} if lays else {}
    rows = []
    for value in puzzle.evaluation.actions:
        notes = [texts("report-best")] if value.action == puzzle.answer else []
        notes += [texts("report-chosen")] if value.action == chosen else []
        row = ValueRow(choice_words(plain_action(value.action), texts), value.win, value.win_se, note=", ".join(notes))
        one = (
            odds.get(value.action.tiles[0]) if isinstance(value.action, Play) and len(value.action.tiles) == 1 else None
        )
        rows.append(row._replace(safe=one.safe, cost=one.cost) if one else row)
    why = reason(puzzle.view, puzzle.evaluation, chosen or puzzle.answer, odds.values())
    terminal.show(
        [*value_lines(rows, texts, terminal.width), *([reason_words(why.code, why.args, texts)] if why else [])]
    )
