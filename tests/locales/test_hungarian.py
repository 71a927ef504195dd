"""Articles and suffixes of Hungarian numbers, checked against the spoken number."""

from __future__ import annotations

import pytest
from locales.catalogue import assert_none

from hornochsen.locales.hungarian import article, suffixed

UNITS = ("", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
TENS = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")
SUFFIXED_WORDS = {
    "nulla": "nullás",
    "egy": "egyes",
    "kettő": "kettes",
    "három": "hármas",
    "négy": "négyes",
    "öt": "ötös",
    "hat": "hatos",
    "hét": "hetes",
    "nyolc": "nyolcas",
    "kilenc": "kilences",
    "tíz": "tízes",
    "húsz": "húszas",
    "harminc": "harmincas",
    "negyven": "negyvenes",
    "ötven": "ötvenes",
    "hatvan": "hatvanas",
    "hetven": "hetvenes",
    "nyolcvan": "nyolcvanas",
    "kilencven": "kilencvenes",
    "száz": "százas",
    "ezer": "ezres",
}


def words(number: int) -> list[str]:
    """Return the words of a spoken number: 163 is száz, hatvan, három."""
    if number == 0:
        return ["nulla"]
    spoken: list[str] = []
    if number >= 1000:
        spoken += [] if number < 2000 else words(number // 1000)
        spoken.append("ezer")
    if number % 1000 >= 100:
        hundreds = number % 1000 // 100
        spoken += ["száz"] if hundreds == 1 else [UNITS[hundreds], "száz"]
    if number % 100 >= 10:
        tens = {1: "tizen", 2: "huszon"}.get(number % 100 // 10) if number % 10 else None
        spoken.append(tens or TENS[number % 100 // 10])
    if number % 10:
        spoken.append(UNITS[number % 10])
    return spoken


def expected(number: int) -> str:
    """Return a number's article and suffixed form, derived from its spoken words."""
    spoken = words(number)
    vowel = spoken[0][0] in "aáeéiíoóöőuúüű"
    word = SUFFIXED_WORDS[spoken[-1]]
    return f"{'az' if vowel else 'a'} {number}-{word[-1] if number == 0 else word[-2:]}"


def test_every_number_agrees_with_its_spoken_form() -> None:
    numbers = [*range(1000), 1000, 1001, 1005, 1100, 1984, 2000, 5000, 5999, 10_000, 51_000]
    written = {number: f"{article(number)} {suffixed(number)}" for number in numbers}
    assert_none(f"{text}, not {expected(number)}" for number, text in written.items() if text != expected(number))


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "a 0-s"),
        (1, "az 1-es"),
        (2, "a 2-es"),
        (3, "a 3-as"),
        (4, "a 4-es"),
        (5, "az 5-ös"),
        (6, "a 6-os"),
        (7, "a 7-es"),
        (8, "a 8-as"),
        (9, "a 9-es"),
        (10, "a 10-es"),
        (11, "a 11-es"),
        (15, "a 15-ös"),
        (20, "a 20-as"),
        (30, "a 30-as"),
        (40, "a 40-es"),
        (50, "az 50-es"),
        (55, "az 55-ös"),
        (56, "az 56-os"),
        (60, "a 60-as"),
        (63, "a 63-as"),
        (70, "a 70-es"),
        (80, "a 80-as"),
        (90, "a 90-es"),
        (99, "a 99-es"),
        (100, "a 100-as"),
        (105, "a 105-ös"),
        (150, "a 150-es"),
        (500, "az 500-as"),
        (555, "az 555-ös"),
        (600, "a 600-as"),
        (1000, "az 1000-es"),
        (100_000, "a 100000-es"),
        (500_000, "az 500000-es"),
    ],
)
def test_examples(number: int, said: str) -> None:
    assert f"{article(number)} {suffixed(number)}" == said


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Anja", "az"),
        ("Bernd", "a"),
        ("Éloïse", "az"),
        ("Ödön", "az"),
        ("ÚJ", "az"),
        ("„Ilka”", "az"),
        ("5, 17", "az"),
        (" 15", "a"),
        ("51-es", "az"),
        ("", "a"),
        ("…", "a"),
    ],
)
def test_articles_before_text(text: str, expected: str) -> None:
    assert article(text) == expected


def test_a_number_may_come_as_text() -> None:
    assert suffixed(" 7") == "7-es"


@pytest.mark.parametrize("number", [-1, 1_000_000])
def test_numbers_out_of_range(number: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 999999"):
        suffixed(number)
