"""`hornochsen learn`: the whole lesson with keys, in each language; leaving and continuing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from cli.keyboard import COMMAND
from patience import PATIENCE

from hornochsen import LANGUAGES
from hornochsen.lesson import CHAPTERS, Chapter, Turn, first_turn, suggestion
from hornochsen.locales import texts
from hornochsen.rules import Buy, Play


def learn(folder: Path, *args: str, keys: str) -> str:
    env = {**os.environ, "LANG": "C.UTF-8", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    done = subprocess.run(
        [COMMAND, "learn", *args], input=keys, capture_output=True, text=True, timeout=PATIENCE, env=env, check=True
    )
    assert not done.stderr
    return in_one_line(done.stdout)


def in_one_line(text: str) -> str:
    """Return a text without its line breaks; a narrow space becomes a plain one."""
    return " ".join(text.split())


def keys_of(chapter: Chapter) -> str:
    """Return the lines to type for the advised choice, and for the first choice of each later decision."""
    turn: Turn | None = first_turn(chapter)
    assert turn
    action = suggestion(chapter, turn)
    typed = ""
    while turn and action:
        if isinstance(action, Buy):
            typed += f"b{action.count}\n"
        else:
            typed += " ".join(map(str, getattr(action, "tiles", ()))) + "\n"
            typed += "\n" if isinstance(action, Play) else ""  # confirm
        turn = turn.choices[action].then
        action = next(iter(turn.choices)) if turn else None
    return typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_lesson(lang: str, tmp_path: Path) -> None:
    words = texts(lang)
    seen = learn(tmp_path, "--lang", lang, keys="".join(f"{keys_of(chapter)}\n" for chapter in CHAPTERS))
    for chapter in CHAPTERS:
        assert in_one_line(words(f"learn-{chapter.name}-title")) in seen
        assert in_one_line(words(f"learn-{chapter.name}-done")) in seen
    assert in_one_line(words("learn-end-title")) in seen


def test_the_lesson_continues_where_it_stopped(tmp_path: Path) -> None:
    words = texts("en")
    left = learn(tmp_path, "3", keys="n\nb\nb\nq\n")
    titles = ["Chapter 3 of 10", "Chapter 4 of 10", "Chapter 3 of 10", "Chapter 2 of 10"]
    assert [left.find(title) >= 0 for title in titles] == [True] * 4
    assert words("learn-stopped") in left
    assert "Chapter 2 of 10" in learn(tmp_path, keys="q\n")


def test_a_choice_that_misses_the_point_gets_advice(tmp_path: Path) -> None:
    seen = learn(tmp_path, "2", keys="58\n\nr\nq\n")
    assert "Your 58 went to row 1, behind the 35: the closest lower number." in seen
    assert texts("en")("learn-not-lower", tile=58, lowest=20, tiles="9") in seen
    assert seen.count("Chapter 2 of 10") == 2


def test_enter_shows_the_task_with_the_table_again(tmp_path: Path) -> None:
    task = "Lay a tile that is lower than"
    assert learn(tmp_path, "2", keys="q\n").count(task) == 1
    assert learn(tmp_path, "2", keys="\nq\n").count(task) == 2


def test_the_first_chapter_shown_explains_the_symbols(tmp_path: Path) -> None:
    seen = learn(tmp_path, "4", keys="n\nq\n")
    for symbol in ("~4 cow-pat", "[8] bullhead", "H happy cow", "D double square"):
        assert seen.count(symbol) == 1


def test_an_impossible_key_after_a_chapter_is_explained(tmp_path: Path) -> None:
    seen = learn(tmp_path, "2", keys="58\n\n7\nq\n")
    assert "“7” is not possible here." in seen
    assert "Type a number" not in seen


def test_the_learner_is_addressed_correctly(tmp_path: Path) -> None:
    assert "are choosing" in learn(tmp_path, "1", keys="q\n")


def test_there_are_ten_chapters(tmp_path: Path) -> None:
    done = subprocess.run([COMMAND, "learn", "11"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.strip().endswith("CHAPTER: must be 1 to 10, not 11")
