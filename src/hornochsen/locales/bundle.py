"""Load and format Fluent files. Only this module imports `fluent`, which is slow to import."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from . import TextError
from .hungarian import article, suffixed

FUNCTIONS: dict[str, dict[str, Any]] = {"hu": {"ARTICLE": article, "SUFFIXED": suffixed}}
"""Custom Fluent functions, by language."""


class Bundle:
    """The messages of the files read so far, and the variables of each message."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._fluent = FluentBundle([lang], functions=FUNCTIONS.get(lang), use_isolating=False)
        self._files: set[str] = set()
        self._variables: dict[str, frozenset[str]] = {}

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._variables

    def read(self, file: str) -> None:
        """Read a file unless it was read before; ignore a file that the language does not have."""
        if file in self._files:
            return
        self._files.add(file)
        path = resources.files(__package__) / self.lang / f"{file}.ftl"
        if not path.is_file():
            return
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self._fluent.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._variables[entry.id.name] = variables(entry)

    def format(self, message_id: str, args: Mapping[str, str | float]) -> str:
        """Return a formatted message; raise `TextError` if an argument is missing or formatting fails."""
        missing = self._variables[message_id] - args.keys()
        if missing:
            raise TextError(f"the message {message_id!r} also needs {', '.join(sorted(missing))}")
        pattern = self._fluent.get_message(message_id).value
        text, errors = self._fluent.format_pattern(pattern, dict(args)) if pattern else ("", [])
        if errors:
            raise TextError(f"the message {message_id!r} in {self.lang!r}: {errors[0]}")
        return str(text)


def variables(entry: ast.BaseNode) -> frozenset[str]:
    """Return all variables of a message, including those in selectors."""
    collector = _Variables()
    collector.visit(entry)
    return frozenset(collector.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
