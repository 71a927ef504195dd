"""Parse the message catalogue: each message's syntax tree, variables and selectors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hornochsen.locales
from hornochsen.locales import LANGUAGES, PAGE

FOLDER = Path(hornochsen.locales.__file__).parent
SHARED = ("game", "reasons", "play", "daily", *PAGE)
"""Files that exist in every language. `commands` has no English version."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Entry(NamedTuple):
    lang: str
    file: str
    message: ast.Message

    @property
    def id(self) -> str:
        return self.message.id.name

    def __str__(self) -> str:
        return f"{self.lang}/{self.file}.ftl: {self.id}"


class Anatomy(Visitor):
    """Collect the variables, functions, references, texts and selectors of a message."""

    def __init__(self, message: ast.Message | None = None) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.selectors: list[tuple[str, list[str], str]] = []
        """Each selector as (variable, keys, default key)."""
        if message:
            self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "a selector must be a variable"
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.selectors.append((node.selector.id.name, [_key(variant) for variant in node.variants], default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@cache
def parse(lang: str, file: str) -> ast.Resource:
    """Return the syntax tree of a file, empty where the language has no such file."""
    path = FOLDER / lang / f"{file}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Resource()


def files() -> Iterator[tuple[str, str]]:
    """Yield the language and the stem of every file in the catalogue."""
    for lang in LANGUAGES:
        for path in sorted((FOLDER / lang).glob("*.ftl")):
            yield lang, path.stem


def entries(lang: str, file: str) -> list[Entry]:
    """Return the messages of a file in their order."""
    return [Entry(lang, file, entry) for entry in parse(lang, file).body or () if isinstance(entry, ast.Message)]


def everything() -> list[Entry]:
    """Return the messages of all files in all languages."""
    return [entry for lang, file in files() for entry in entries(lang, file)]


def is_plural(keys: list[str]) -> bool:
    """Tell whether a selector chooses by plural category."""
    return not (PLURALS - {"other"}).isdisjoint(keys)


def assert_none(failures: Iterable[object]) -> None:
    """Fail with a line for each failure; pytest's own comparison would show only the first one."""
    found = list(failures)
    assert not found, "\n".join(map(str, ["", *found]))
