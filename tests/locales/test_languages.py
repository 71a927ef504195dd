"""Choosing a language, and formatting texts."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hornochsen.locales import LANGUAGES, TextError, Texts, choose_language, texts


@pytest.mark.parametrize(
    ("lang", "environ", "chosen"),
    [
        (None, {}, "en"),
        ("de", {"LANG": "hu_HU.UTF-8"}, "de"),
        ("fr-BE", {}, "fr"),
        ("HU", {}, "hu"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "fr@euro"}, "fr"),
        (None, {"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        (None, {"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "hu_HU"}, "hu"),
        (None, {"LC_ALL": "hu_HU", "HORNOCHSEN_LANG": "de"}, "de"),
        (None, {"LC_ALL": "", "LANG": "de_DE"}, "de"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "en"),
        ("", {"LANG": "hu"}, "hu"),
    ],
)
def test_choose(lang: str | None, environ: dict[str, str], chosen: str) -> None:
    assert choose_language(lang, environ) == chosen


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unsupported language 'xx'; the languages are en, de, fr, hu"):
        choose_language("xx", {})
    with pytest.raises(ValueError, match="unsupported language 'xx'"):
        Texts("xx")


def test_texts_are_read_once() -> None:
    assert texts("de") is texts("de")


def test_unknown_texts_are_refused() -> None:
    with pytest.raises(TextError, match="there is no message 'moo' in 'de'"):
        texts("de")("moo")


def test_a_missing_argument_is_named_even_if_the_selected_case_does_not_use_it() -> None:
    with pytest.raises(TextError, match="'winner-one' also needs name"):
        texts("en")("winner-one", who="you", points=3)
    with pytest.raises(TextError, match="'place-line' also needs points, shared"):
        texts("fr")("place-line", place=1, name="Anja")


def test_an_argument_out_of_range_is_an_error() -> None:
    with pytest.raises(TextError, match="'placed' in 'hu': a number from 0 to 999999 takes a suffix, not -1"):
        texts("hu")("placed", who="you", name="Anja", tile=-1, row=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_help_falls_back_to_the_english_of_the_code(lang: str) -> None:
    assert Texts(lang).overlay("no-such-command", "Play a game.") == "Play a game."


def test_fluent_is_not_imported_before_the_first_text() -> None:
    """The import takes a tenth of a second, and an English `--help` does not need it."""
    code = (
        "import sys; from hornochsen.locales import texts; texts('en').overlay('x', 'y');"
        "assert not any(m.startswith('fluent') for m in sys.modules); texts('en')('goodbye');"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
