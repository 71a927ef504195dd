"""The four languages say the same things, each in whole sentences of its own."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from locales.catalogue import SHARED, Anatomy, Entry, entries, everything, files, is_plural, parse

from hornochsen.locales import LANGUAGES
from hornochsen.locales.bundle import FUNCTIONS

ENGLISH = {entry.id: entry for file in SHARED for entry in entries("en", file)}
TRANSLATED = [entry for entry in everything() if entry.lang != "en" and entry.file in SHARED]
SELECTED_BY_ENGLISH = {
    variable
    for entry in ENGLISH.values()
    for variable, keys, _ in Anatomy(entry.message).selectors
    if not is_plural(keys) and "0" not in keys
}


def all_named(entry: Entry) -> str:
    return str(entry)


@pytest.mark.parametrize(("lang", "file"), list(files()))
def test_files_have_no_syntax_errors(lang: str, file: str) -> None:
    junk = [entry.content for entry in parse(lang, file).body or () if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("file", SHARED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_messages_in_the_same_order(lang: str, file: str) -> None:
    assert [entry.id for entry in entries(lang, file)] == [entry.id for entry in entries("en", file)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_is_used_once_in_a_language(lang: str) -> None:
    ids = [entry.id for entry in everything() if entry.lang == lang]
    assert sorted(set(ids)) == sorted(ids)


def test_ids_are_in_kebab_case() -> None:
    assert [str(entry) for entry in everything() if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", entry.id)] == []


def test_commands_are_translated_alike() -> None:
    """`commands.ftl` overlays English help that stands in the code."""
    ids = {lang: {entry.id for entry in entries(lang, "commands")} for lang in LANGUAGES}
    assert not ids["en"]
    assert ids["de"] == ids["fr"] == ids["hu"]


@pytest.mark.parametrize("entry", TRANSLATED, ids=all_named)
def test_variables_are_those_of_the_english(entry: Entry) -> None:
    assert Anatomy(entry.message).variables == Anatomy(ENGLISH[entry.id].message).variables


@pytest.mark.parametrize("entry", TRANSLATED, ids=all_named)
def test_selectors_know_the_same_cases_as_the_english(entry: Entry) -> None:
    """A case that a language forgets would silently become its default."""

    def cases(message: ast.Message) -> set[tuple[str, tuple[str, ...], str]]:
        found = Anatomy(message).selectors
        return {(v, tuple(sorted(keys)), default) for v, keys, default in found if v in SELECTED_BY_ENGLISH}

    assert cases(entry.message) == cases(ENGLISH[entry.id].message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_functions_and_references_are_known(lang: str) -> None:
    for entry in everything():
        if entry.lang == lang:
            anatomy = Anatomy(entry.message)
            assert anatomy.functions <= {"NUMBER", *FUNCTIONS.get(lang, {})}, str(entry)
            assert not anatomy.references, f"{entry}: texts are whole, without terms or other messages in them"


def test_plural_selectors_have_every_case_of_their_language() -> None:
    """All four languages tell one from other. French also has many, for whole millions: not in this game."""
    for entry in everything():
        for variable, keys, default in Anatomy(entry.message).selectors:
            if is_plural(keys):
                assert set(keys) - {"0"} == {"one", "other"}, f"{entry}: ${variable}"
                assert default == "other", f"{entry}: ${variable}"


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_what_english_counts_the_others_count_too(lang: str) -> None:
    """Unless the noun does not change: das Plättchen, die Plättchen. Hungarian counts in the singular anyway."""
    unchanged = {"de": {"label-tiles"}}
    for entry in TRANSLATED:
        if entry.lang == lang and entry.id not in unchanged.get(lang, ()):
            english = {v for v, keys, _ in Anatomy(ENGLISH[entry.id].message).selectors if is_plural(keys)}
            assert english <= {v for v, keys, _ in Anatomy(entry.message).selectors if is_plural(keys)}, str(entry)


def test_apostrophes_and_quotation_marks_are_the_languages_own() -> None:
    allowed = {"en": "“”’", "de": "„“’", "fr": "«»’", "hu": "„”’"}
    for entry in everything():
        marks = {c for text in Anatomy(entry.message).texts for c in text if c in "'\"‘’“”„«»‚‹›"}
        assert marks <= set(allowed[entry.lang]), str(entry)


def test_french_signs_stand_behind_a_narrow_space() -> None:
    """`?` by itself is a key to press."""
    for entry in everything():
        if entry.lang == "fr":
            text = "".join(Anatomy(entry.message).texts)
            assert not re.search(r"(?<!\u202f)[:;!»]|\w ?\?(?! +[=p\w])|«(?!\u202f)", text), f"{entry}: {text}"
