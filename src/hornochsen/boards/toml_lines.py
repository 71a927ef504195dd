"""Find the line of a key or array item in TOML text, which `tomllib` does not report."""

from __future__ import annotations

import re
from collections.abc import Iterator

Key = tuple[str, ...]

_TOKEN = re.compile(
    r'''
    (?P<string> """ (?: \\. | [^\\] )*? "{3,5} | \'{3} .*? \'{3,5} | " (?: \\. | [^"\\\n] )* " | ' [^'\n]* ' )
    | (?P<comment> \# [^\n]* )
    | (?P<end> \n )
    | (?P<sign> [\[\]{}=,.] )
    | (?P<word> [^\s"'\#\[\]{}=,.]+ )
    ''',
    re.VERBOSE | re.DOTALL,
)


class Lines:
    """The line numbers of the keys and array items of a valid TOML text."""

    def __init__(self, text: str) -> None:
        self._keys: dict[Key, int] = {}
        self._items: dict[Key, list[int]] = {}
        self._scan(text)

    def key(self, *key: str) -> int | None:
        """Return the line of a key, else of its nearest enclosing table, else `None`."""
        while key and key not in self._keys:
            key = key[:-1]
        return self._keys.get(key)

    def items(self, key: str, count: int) -> list[int] | list[None]:
        """Return the line of each item of an array; all are `None` unless the scanner found exactly `count` items."""
        found = self._items.get((key,), [])
        return found if len(found) == count else [None] * count

    def _scan(self, text: str) -> None:
        table: Key = ()
        for statement in _statements(text):
            words = [word for word, _ in statement]
            line = statement[0][1]
            if words[0] == "[":
                table = _key(words[: words.index("]")])
                self._keys.setdefault(table, line)
            elif "=" in words:
                equals = words.index("=")
                key = table + _key(words[:equals])
                for part in range(len(table) + 1, len(key) + 1):
                    self._keys.setdefault(key[:part], line)
                self._items[key] = list(_items(statement[equals + 1 :]))


def _statements(text: str) -> Iterator[list[tuple[str, int]]]:
    """Yield each statement (key and value, or table header) as tokens with their lines."""
    line, depth = 1, 0
    statement: list[tuple[str, int]] = []
    for token in _TOKEN.finditer(text):
        word = token.group()
        if token.lastgroup == "end" and not depth and statement:
            yield statement
            statement = []
        elif token.lastgroup in ("string", "sign", "word"):
            statement.append((word, line))
            depth += (word in "[{") - (word in "]}")
        line += word.count("\n")
    if statement:
        yield statement


def _key(words: list[str]) -> Key:
    return tuple(word.strip("\"'") for word in words if word not in "[.")


def _items(value: list[tuple[str, int]]) -> Iterator[int]:
    """Yield the line on which each item of an array begins; nothing for other values."""
    depth, expected = 0, False
    for word, line in value:
        if word in "]}":
            depth -= 1
        elif expected:
            yield line
            expected = False
        if word in "[{":
            depth += 1
        expected = expected or (depth == 1 and word in ("[", ","))
