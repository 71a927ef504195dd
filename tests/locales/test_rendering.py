"""Render every message in every case: complete, clean, and no wider than a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from locales.catalogue import Entry, assert_none, everything
from locales.samples import samples

from hornochsen.cli.terminal.drawing import legend_lines
from hornochsen.cli.terminal.prompts import HELP_KEYS, HELP_RULES, help_lines
from hornochsen.locales import LANGUAGES, PAGE, TextError, texts

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
"""Messages that list names, tiles or files and may need a second line."""


def rendered(entry: Entry) -> Iterator[str]:
    """Yield a message's text for each combination of sample arguments."""
    for args in samples(entry):
        yield texts(entry.lang)(entry.id, **args)


def flaws(entry: Entry) -> Iterator[str]:
    """Yield a line for each rendering that is empty, padded, unresolved or badly punctuated."""
    try:
        for text in rendered(entry):
            clean = (
                text
                and text == text.strip()
                and not re.search(r"[\u2066-\u2069{}$]|\?\?\?", text)
                and not re.search(r" [,.;](?!json)|\.\.|,,", text)
                and ("  " not in text or entry.id in HELP_KEYS)
            )
            if not clean:
                yield f"{entry}: {text!r}"
    except TextError as error:
        yield f"{entry}: {error}"


def too_wide(entries: Iterable[Entry]) -> list[str]:
    """Return a line for each rendered line that is wider than the terminal."""
    return [
        f"{entry}, {len(line)} columns: {line}"
        for entry in entries
        for text in rendered(entry)
        for line in text.splitlines()
        if len(line) > COLUMNS
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_reads_well(lang: str) -> None:
    messages = [entry for entry in everything() if entry.lang == lang and entry.file != "commands"]
    assert len(messages) > 400
    assert_none(flaw for entry in messages for flaw in flaws(entry))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_fit_the_terminal(lang: str) -> None:
    prompts = [entry for entry in everything() if entry.lang == lang and entry.file == "play"]
    assert len(prompts) > 50
    assert_none(too_wide(entry for entry in prompts if entry.id not in LONG))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_descriptions_fit_the_terminal(lang: str) -> None:
    """A description is a single line and takes no arguments."""
    shown = [entry for entry in everything() if entry.lang == lang and entry.file not in PAGE]
    described = [entry for entry in shown if entry.id.endswith(("-about", "-now"))]
    assert described
    assert_none(f"{entry}: {text}" for entry in described if len(text := texts(lang)(entry.id)) > COLUMNS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_page_fits_the_terminal(lang: str) -> None:
    lines = help_lines(texts(lang))
    assert len(lines) == len(HELP_KEYS) + len(HELP_RULES) + 4 + len(legend_lines(texts(lang)))
    assert_none(str(line) for line in lines if len(line) > COLUMNS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_and_the_offer_fit_on_one_line(lang: str) -> None:
    for question in ("choose-tile", "choose-two-tiles"):
        line = f"{texts(lang)(question)} {texts(lang)('may-buy', count=3)} 15 63"
        assert len(line) <= COLUMNS, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_the_hand_fit_their_column(lang: str) -> None:
    for label in ("label-hand", "label-goes-to", "label-points-now", "label-safe"):
        assert len(texts(lang)(label)) <= 18


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_the_same_in_every_language(lang: str) -> None:
    """A player types the same keys in every language, except for yes and no."""
    assert [texts(lang)(line).split()[0] for line in HELP_KEYS] == ["15", "b2", "u", "h", "?", "q"]
    assert f"({texts(lang)('yes-key')}/{texts(lang)('no-key')})" in texts(lang)("confirm-lay", tile=5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_buttons_contain_their_visible_text(lang: str) -> None:
    """People who speak to their computer say what they see: the number and the percentage of a tile, the speed."""
    say = texts(lang)
    tile = say("tile-odds", tile=14, percent=99, kind="none", cost=0)
    assert re.sub(r"\W+", " ", tile).startswith("14 99 ")
    assert say("table-speed", speed=0).endswith(f" {say('table-speed-short', speed=0).lower()}")
