"""The four languages have the same messages, each in complete sentences of its own."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast
from locales.catalogue import SHARED, Anatomy, Entry, assert_none, entries, everything, files, is_plural, parse

from hornochsen.locales import LANGUAGES
from hornochsen.locales.bundle import FUNCTIONS

Selector = tuple[str, tuple[str, ...], str]


@cache
def english() -> dict[str, Entry]:
    """Return the English messages by their ids; parsing all files takes a second, which only one worker needs."""
    return {entry.id: entry for file in SHARED for entry in entries("en", file)}


@cache
def translated() -> list[Entry]:
    """Return the messages of the other languages that have an English version."""
    return [entry for entry in everything() if entry.lang != "en" and entry.file in SHARED]


@cache
def selected_by_english() -> set[str]:
    """Return the variables with which English messages select a text, except by number."""
    return {
        variable
        for entry in english().values()
        for variable, keys, _ in Anatomy(entry.message).selectors
        if not is_plural(keys) and "0" not in keys
    }


def english_anatomy(entry: Entry) -> Anatomy:
    """Return the parts of the English message, or of an empty one where English lacks it."""
    return Anatomy(english()[entry.id].message if entry.id in english() else None)


def cases(anatomy: Anatomy) -> set[Selector]:
    """Return the selectors on variables that select in English too, each with its sorted keys."""
    found = anatomy.selectors
    return {(v, tuple(sorted(keys)), default) for v, keys, default in found if v in selected_by_english()}


def counted(anatomy: Anatomy) -> set[str]:
    """Return the variables with a plural selector."""
    return {variable for variable, keys, _ in anatomy.selectors if is_plural(keys)}


def test_files_have_no_syntax_errors() -> None:
    junk = [
        f"{lang}/{file}.ftl: {entry.content}"
        for lang, file in files()
        for entry in parse(lang, file).body or ()
        if isinstance(entry, ast.Junk)
    ]
    assert_none(junk)


@pytest.mark.parametrize("file", SHARED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_messages_in_the_same_order(lang: str, file: str) -> None:
    assert [entry.id for entry in entries(lang, file)] == [entry.id for entry in entries("en", file)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_is_used_once_in_a_language(lang: str) -> None:
    ids = [entry.id for entry in everything() if entry.lang == lang]
    assert sorted(set(ids)) == sorted(ids)


def test_ids_are_in_kebab_case() -> None:
    assert_none(entry for entry in everything() if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", entry.id))


def test_commands_are_translated_alike() -> None:
    """`commands.ftl` overlays the English help in the code, so English has no such file."""
    ids = {lang: {entry.id for entry in entries(lang, "commands")} for lang in LANGUAGES}
    assert not ids["en"]
    assert ids["de"] == ids["fr"] == ids["hu"]


def test_variables_match_the_english() -> None:
    assert {entry.lang for entry in translated()} == set(LANGUAGES) - {"en"}
    different = [
        f"{entry}: {sorted(found)} instead of {sorted(expected)}"
        for entry in translated()
        if (found := Anatomy(entry.message).variables) != (expected := english_anatomy(entry).variables)
    ]
    assert_none(different)


def test_selectors_have_the_same_cases_as_the_english() -> None:
    """A case that a language lacks would silently become its default."""
    different = [
        f"{entry}: {sorted(found)} instead of {sorted(expected)}"
        for entry in translated()
        if (found := cases(Anatomy(entry.message))) != (expected := cases(english_anatomy(entry)))
    ]
    assert_none(different)


def test_functions_are_known() -> None:
    unknown = [
        f"{entry}: {found}"
        for entry in everything()
        if (found := Anatomy(entry.message).functions - {"NUMBER", *FUNCTIONS.get(entry.lang, {})})
    ]
    assert_none(unknown)


def test_texts_are_whole_without_terms_or_other_messages_in_them() -> None:
    assert_none(f"{entry}: {found}" for entry in everything() if (found := Anatomy(entry.message).references))


def test_plural_selectors_have_every_case_of_their_language() -> None:
    """All four languages have one and other. French also has many, for whole millions, which this game never counts."""
    incomplete = [
        f"{entry}: ${variable}"
        for entry in everything()
        for variable, keys, default in Anatomy(entry.message).selectors
        if is_plural(keys) and (set(keys) - {"0"} != {"one", "other"} or default != "other")
    ]
    assert_none(incomplete)


def test_german_and_french_have_the_plurals_of_the_english() -> None:
    """Except where the noun does not change (das Plättchen, die Plättchen). Hungarian counts in the singular."""
    unchanged = {("de", "label-tiles")}
    missing = [
        f"{entry}: {sorted(without)}"
        for entry in translated()
        if entry.lang != "hu" and (entry.lang, entry.id) not in unchanged
        if (without := counted(english_anatomy(entry)) - counted(Anatomy(entry.message)))
    ]
    assert_none(missing)


def test_apostrophes_and_quotation_marks_belong_to_the_language() -> None:
    allowed = {"en": "“”’", "de": "„“’", "fr": "«»’", "hu": "„”’"}
    foreign = [
        f"{entry}: {text}"
        for entry in everything()
        for text in Anatomy(entry.message).texts
        if any(sign in "'\"‘’“”„«»‚‹›" and sign not in allowed[entry.lang] for sign in text)
    ]
    assert_none(foreign)


def test_french_punctuation_follows_a_narrow_space() -> None:
    """`?` by itself is a key to press."""
    wrong = re.compile(r"(?<!\u202f)[:;!»]|\w ?\?(?! +[=p\w])|«(?!\u202f)")
    french = [(entry, "".join(Anatomy(entry.message).texts)) for entry in everything() if entry.lang == "fr"]
    assert_none(f"{entry}: {text}" for entry, text in french if wrong.search(text))
