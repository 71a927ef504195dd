"""Hints in the terminal: a line for each choice, and the coach's advice with its reason."""

from __future__ import annotations

import pytest
from cli.test_commands import GAME

from hornochsen import LANGUAGES
from hornochsen.cli.terminal.hints import SEED, Hints
from hornochsen.coach.hint import hint
from hornochsen.coach.review import plain_action
from hornochsen.locales import texts
from hornochsen.locales.advice import choice_words, reason_words
from hornochsen.records import read
from hornochsen.rules import Play, Take, View, view


def views() -> dict[str, View]:
    """Return a decision about laying and one about taking."""
    replayed = read(GAME.read_bytes())
    found: dict[str, View] = {}
    for index, move in enumerate(replayed.record.moves):
        if index > 10:
            found.setdefault(type(move.action).__name__, view(replayed.steps[index].state, move.action.seat))
    return found


VIEWS = views()


@pytest.mark.parametrize("kind", [Play, Take])
def test_a_hint_names_every_choice_and_the_best(kind: type) -> None:
    seen, words = VIEWS[kind.__name__], texts("en")
    lines = [str(line) for line in Hints(words).lines(seen)]
    advice = hint(seen, SEED)
    for value in sorted(advice.evaluation.actions, key=lambda value: -value.win)[:9]:
        choice = choice_words(plain_action(value.action), words)
        [line] = [line for line in lines[1:-1] if line.startswith(f"{choice} ")]
        assert f"{round(100 * value.win)}%" in line
    assert advice.reason
    best = choice_words(plain_action(advice.best.action), words)
    why = reason_words(advice.reason.code, advice.reason.args, words)
    assert lines[-1] == f"The coach: {best}. {why}"
    for each in advice.safety:
        [line] = [line for line in lines if line.startswith(f"Lay {each.tile} ")] or [f"{round(100 * each.safe)}%"]
        assert f"{round(100 * each.safe)}%" in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_fits_the_terminal(lang: str) -> None:
    lines = Hints(texts(lang)).lines(VIEWS["Play"])
    assert max(len(str(line)) for line in lines[:-1]) <= 80
    assert len(lines) <= 12


def test_odds_are_shown_only_while_tiles_are_laid() -> None:
    assert Hints(texts("en")).safe_shares(VIEWS["Take"]) is None
    shares = Hints(texts("en")).safe_shares(VIEWS["Play"])
    assert shares
    assert shares.keys() == set(VIEWS["Play"].hand)
