"""Every message in the catalogue is used, and every message that the code uses exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from locales.catalogue import SHARED, Anatomy, entries

import hornochsen
from hornochsen.locales import LANGUAGES, texts
from hornochsen.protocol import Emblem
from hornochsen.rules import PRESETS

SOURCE = Path(hornochsen.__file__).parent
PAGE_SOURCE = SOURCE.parent.parent / "web" / "src"
BOTS = ("calf", "cow", "ox", "bull", "aurochs")


def refusals() -> set[str]:
    """Return the reasons with which the rules refuse an action."""
    source = (SOURCE / "rules" / "legality.py").read_text(encoding="utf-8")
    return set(re.findall(r'(?:Illegal|_refuse)\(\s*"([a-z-]+)"', source))


BUILT = {
    "refused-{}": refusals(),
    "bot-{}-name": BOTS,
    "bot-{}-about": BOTS,
    "me-emblem-{}": get_args(Emblem),
    "rules-{}-name": (*PRESETS, "house"),
    "rules-{}-about": (*PRESETS, "house"),
}
"""Patterns of ids that the code builds, and the parts that it inserts."""


def page() -> str:
    """Return the source of the page without generated types."""
    paths = [path for kind in ("*.ts", "*.svelte") for path in sorted(PAGE_SOURCE.rglob(kind))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.name != "protocol.ts")


def put_together() -> set[str]:
    """Return patterns of the ids that the page builds: `bot-${level}-name` matches any bot's name."""
    return {re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", found) for found in re.findall(r"`([a-z-]*\$\{[^`]*)`", page())}


def unused() -> list[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")) + page()
    used = set(re.findall(r"""["']([a-z0-9-]+)["']""", source))
    for pattern in put_together():
        used.update(e.id for file in SHARED for e in entries("en", file) if re.fullmatch(pattern, e.id))
    for pattern, parts in BUILT.items():
        if re.search("f[\"']" + pattern.replace("{}", r"\{[^}]+\}") + "[\"']", source):
            used.update(pattern.format(part) for part in parts)
    return [e.id for file in SHARED for e in entries("en", file) if e.id not in used]


def test_every_text_is_used() -> None:
    assert unused() == []


def asked_for() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield (place, id, arguments) of every `texts("id", …)` in the source; arguments are `None` after `**`."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node) in {"texts", "words", "say"}:
                names = {keyword.arg for keyword in node.keywords}
                args = None if None in names else {str(name) for name in names}
                for literal in _literals(node.args[0]):
                    yield f"{path.name}:{node.lineno}", literal, args


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_literals(node.body), *_literals(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def test_messages_used_in_the_source_exist_with_these_arguments() -> None:
    known = {e.id: Anatomy(e.message).variables for file in SHARED for e in entries("en", file)}
    asked = [ask for ask in asked_for() if ask[1] not in LANGUAGES]
    assert len(asked) > 20
    assert [ask for ask in asked if ask[1] not in known] == []
    assert [(where, i, known[i]) for where, i, args in asked if args is not None and args != known[i]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ids_that_the_code_builds_exist(lang: str) -> None:
    for pattern, parts in BUILT.items():
        for part in parts:
            assert texts(lang)(pattern.format(part))


def test_every_refusal_is_one_of_the_rules() -> None:
    ids = {e.id.removeprefix("refused-") for e in entries("en", "game") if e.id.startswith("refused-")}
    assert ids == refusals()
    assert len(ids) == 14
