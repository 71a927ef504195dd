"""Hungarian grammar for numbers: the definite article and the adjectival suffix."""

from __future__ import annotations

import unicodedata

UNITS = {1: "es", 2: "es", 3: "as", 4: "es", 5: "ös", 6: "os", 7: "es", 8: "as", 9: "es"}
TENS = {1: "es", 2: "as", 3: "as", 4: "es", 5: "es", 6: "as", 7: "es", 8: "as", 9: "es"}
HUNDRED, THOUSAND, ZERO = "as", "es", "s"


def article(value: int | str) -> str:
    """Return the definite article, `a` or `az`, for a number, an ordinal or a text."""
    text = str(int(value)) if isinstance(value, int) else value
    spoken = text.lstrip("".join(c for c in text if not c.isalnum()))
    digits = spoken[: len(spoken) - len(spoken.lstrip("0123456789"))]
    if digits:
        return "az" if _begins_with_vowel(int(digits)) else "a"
    return "az" if unicodedata.normalize("NFD", spoken[:1]).lower()[:1] in tuple("aeiou") else "a"


def suffixed(value: int | str) -> str:
    """Return a number as an adjective: `63-as`, `55-ös`. Append a t for the accusative."""
    number = int(value)
    if not 0 <= number < 1_000_000:
        raise ValueError(f"a number from 0 to 999999 takes a suffix, not {number}")
    return f"{number}-{_suffix(number)}"


def _begins_with_vowel(number: int) -> bool:
    while number >= 1000:
        number //= 1000
    return number in (1, 5) or 50 <= number < 60 or 500 <= number < 600  # egy (or ezer), öt, ötven, ötszáz


def _suffix(number: int) -> str:
    if number == 0:
        return ZERO
    if number % 10:
        return UNITS[number % 10]
    if number % 100:
        return TENS[number // 10 % 10]
    return HUNDRED if number % 1000 else THOUSAND
