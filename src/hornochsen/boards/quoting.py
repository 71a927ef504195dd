"""Format values from a file for error messages."""

from __future__ import annotations

MOST_QUOTED = 40


def quote(value: object) -> str:
    """Return a value as TOML writes it, or its kind (`a list`), on one short line without control characters."""
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
    """Return whether a text is one printable line; French no-break spaces are allowed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def one_line(text: str) -> str:
    """Replace line breaks and control characters by spaces, so that a file cannot control the terminal."""
    return "".join(char if char.isprintable() else " " for char in text)
