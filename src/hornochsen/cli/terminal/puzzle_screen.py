"""A puzzle in the terminal: show the position, ask for a choice, and explain the answer."""

from __future__ import annotations

from ...coach.candidates import Choice
from ...coach.puzzles import Puzzle
from ...coach.reasons import reason
from ...coach.review import plain_action
from ...locales.advice import choice_words, reason_words
from ...rules import Play, View
from .console import PlayerQuit, Terminal
from .prompts import HumanPlayer
from .value_table import ValueRow, value_lines


class Solver(HumanPlayer):
    """A person who answers a puzzle; an answer needs no confirmation."""

    def confirmed(self, seen: View, action: Play) -> bool:
        return True


def solve(puzzle: Puzzle, count: int, terminal: Terminal) -> None:
    """Ask for the answer and explain it; a person who quits gets the explanation too."""
    texts = terminal.texts
    names = list(puzzle.record.players)
    names[puzzle.seat] = texts("you-in-list")
    solver = Solver(puzzle.seat, names, terminal)
    terminal.clear()
    terminal.say("solve-title", number=puzzle.number, count=count)
    terminal.say("solve-task")
    terminal.show(["", *solver.screen(puzzle.state)])
    chosen: Choice | None = None
    try:
        action = solver.choose(puzzle.state)
        chosen = next(one.action for one in puzzle.evaluation.actions if _same(one.action, action))
    except PlayerQuit:
        terminal.show([""])
    _explain(puzzle, chosen, terminal)


def _same(one: Choice, other: object) -> bool:
    """Return whether two actions are equal; tiles may come in any order."""
    tiles, others = getattr(one, "tiles", None), getattr(other, "tiles", None)
    return one == other or (type(one) is type(other) and bool(tiles) and bool(others) and set(tiles) == set(others))


def _explain(puzzle: Puzzle, chosen: Choice | None, terminal: Terminal) -> None:
    texts = terminal.texts
    answer = choice_words(plain_action(puzzle.answer), texts)
    if chosen is None:
        terminal.say("solve-left", choice=answer)
    elif puzzle.solves(chosen):
        terminal.say("solve-right")
    else:
        terminal.say("solve-wrong", choice=answer)
    rows = []
    for value in puzzle.evaluation.actions:
        notes = [texts("report-best")] if value.action == puzzle.answer else []
        notes += [texts("report-chosen")] if value.action == chosen else []
        rows.append(
            ValueRow(choice_words(plain_action(value.action), texts), value.win, value.win_se, note=", ".join(notes))
        )
    why = reason(puzzle.view, puzzle.evaluation, chosen or puzzle.answer)
    terminal.show([*value_lines(rows, texts), *([reason_words(why.code, why.args, texts)] if why else [])])
