"""Every text in every case: whole, clean, and no wider than a terminal."""

from __future__ import annotations

import re

import pytest
from locales.catalogue import Entry, everything
from locales.samples import samples

from hornochsen.cli.terminal.prompts import HELP_KEYS, HELP_RULES, help_lines
from hornochsen.locales import LANGUAGES, PAGE, texts

COLUMNS = 80
LONG = {
    "at-the-board",
    "at-the-table",
    "bot-character",
    "cannot-save",
    "choose-take",
    "choose-take-one",
    "record-sound",
    "record-unfinished",
}
"""What lists names, tiles or files may take a second line."""


@pytest.mark.parametrize("entry", [e for e in everything() if e.file != "commands"], ids=str)
def test_every_case_reads_well(entry: Entry) -> None:
    for args in samples(entry):
        text = texts(entry.lang)(entry.id, **args)
        assert text
        assert text == text.strip()
        assert not re.search(r"[\u2066-\u2069{}$]|\?\?\?", text), text
        assert not re.search(r" [,.;](?!json)|\.\.|,,", text), text
        assert "  " not in text or entry.id in HELP_KEYS, text


@pytest.mark.parametrize("entry", [e for e in everything() if e.file == "play"], ids=str)
def test_prompts_fit_the_terminal(entry: Entry) -> None:
    if entry.id not in LONG:
        for args in samples(entry):
            for line in texts(entry.lang)(entry.id, **args).splitlines():
                assert len(line) <= COLUMNS, f"{len(line)}: {line}"


@pytest.mark.parametrize(
    "entry", [e for e in everything() if e.id.endswith(("-about", "-now")) and e.file not in PAGE], ids=str
)
def test_descriptions_fit_the_terminal(entry: Entry) -> None:
    assert len(texts(entry.lang)(entry.id)) <= COLUMNS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_page_fits_the_terminal(lang: str) -> None:
    lines = help_lines(texts(lang))
    assert len(lines) == len(HELP_KEYS) + len(HELP_RULES) + 3
    assert [line for line in lines if len(line) > COLUMNS] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_and_the_offer_fit_on_one_line(lang: str) -> None:
    for question in ("choose-tile", "choose-two-tiles"):
        line = f"{texts(lang)(question)} {texts(lang)('may-buy', count=3)} 15 63"
        assert len(line) <= COLUMNS, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_the_hand_fit_their_column(lang: str) -> None:
    for label in ("label-hand", "label-goes-to", "label-points-now"):
        assert len(texts(lang)(label)) <= 18


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_the_same_in_every_language(lang: str) -> None:
    """What one types is the same everywhere, but for yes and no."""
    assert [texts(lang)(line).split()[0] for line in HELP_KEYS] == ["15", "b2", "u", "?", "q"]
    assert f"({texts(lang)('yes-key')}/n)" in texts(lang)("confirm-lay", tile=5)
