"""The texts use the words of the glossary, not the words that it rules out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from locales.catalogue import Anatomy, assert_none, everything
from locales.command_help import asked

from hornochsen.locales import LANGUAGES

GLOSSARY = Path(__file__).parent.parent.parent / "docs" / "glossary.md"


class RuledOut(NamedTuple):
    lang: str
    term: str
    instead: str
    exceptions: frozenset[str]

    def is_in(self, text: str) -> bool:
        """Tell whether a word or phrase of the text begins with the term."""
        return re.search(rf"\b{re.escape(self.term)}", text, re.IGNORECASE) is not None


class Text(NamedTuple):
    lang: str
    id: str
    text: str


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the cells of each row of the table below a heading of the glossary."""
    section = GLOSSARY.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def ruled_out() -> list[RuledOut]:
    """Return the terms that the glossary rules out."""
    found = rows("Words that are ruled out")
    return [RuledOut(lang, term, instead, frozenset(ids.split())) for lang, term, instead, ids in found]


def all_texts() -> Iterator[Text]:
    """Yield each piece of text between the placeables of every message, and the English help of every command."""
    for entry in everything():
        for text in Anatomy(entry.message).texts:
            yield Text(entry.lang, entry.id, " ".join(text.split()))
    for message_id, text in asked().items():
        yield Text("en", message_id, " ".join(text.split()))


def test_no_text_uses_a_term_that_is_ruled_out() -> None:
    texts = list(all_texts())
    terms = ruled_out()
    assert {term.lang for term in terms} == set(LANGUAGES)
    offences = [
        f"{text.lang}, {text.id}: “{term.term}” instead of “{term.instead}” in “{text.text}”"
        for term in terms
        for text in texts
        if text.lang == term.lang and text.id not in term.exceptions and term.is_in(text.text)
    ]
    assert_none(offences)


def test_the_exceptions_are_in_use() -> None:
    texts = list(all_texts())
    exceptions = [(term, message_id) for term in ruled_out() for message_id in term.exceptions]
    assert exceptions
    unused = [
        f"{term.lang}, {message_id}: “{term.term}”"
        for term, message_id in exceptions
        if not any(text.lang == term.lang and text.id == message_id and term.is_in(text.text) for text in texts)
    ]
    assert_none(unused)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Everyone hides their hands."),
        ("de", "Die Figur rückt aus einer Reihe im Spiel."),
        ("fr", "Ensuite, l’enclos 5."),
        ("hu", "Kapsz 5 pontot a tehénállásért."),
    ],
)
def test_a_term_is_found_in_any_case_and_with_any_ending(lang: str, text: str) -> None:
    assert [term for term in ruled_out() if term.lang == lang and term.is_in(text)]
    assert [term for term in ruled_out() if term.lang == lang and term.is_in(text.upper())]


def test_every_concept_has_a_word_in_every_language() -> None:
    concepts = list(rows("One word for each concept"))
    assert len(concepts) > 20
    assert_none(row for row in concepts if len(row) != 6 or not all(row[:5]))


def test_german_dots_stay_on_the_line_of_the_word() -> None:
    german = [text for text in everything() if text.lang == "de"]
    assert_none(entry for entry in german if any(" …" in text for text in Anatomy(entry.message).texts))
