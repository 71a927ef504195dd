"""How messages quote what they found in a file."""

from __future__ import annotations

MOST_QUOTED = 40


def shown(value: object) -> str:
    """A value as a file spells it: short, on one line, without control characters."""
    match value:
        case str():
            text = one_line(f'"{value}"')
        case bool():
            text = str(value).lower()
        case int() if value.bit_length() > 64:
            text = "a huge number"
        case list():
            text = "a list"
        case dict():
            text = "a table"
        case None:
            text = "nothing"
        case _:
            text = str(value)
    return text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - 3] + "..."


def printable(text: str) -> bool:
    """Whether a text is one harmless line; French writes no-break spaces before its colons."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def one_line(text: str) -> str:
    """A text in which nothing from a file can break the line or steer a terminal."""
    return "".join(char if char.isprintable() else " " for char in text)
