"""The document about environments lists every number of an observation, with the words of `observations/layout.py`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hornochsen.kernel.observations import layout

DOCUMENT = Path(__file__).parents[2] / "docs" / "envs.md"
NOT_NUMBERS = {"CANDIDATES", "ROWS", "PLAYERS", "SCALARS", "NUMBERS", "SCALARS_SIZE", "OBSERVATION_SIZE"}


def constants() -> Iterator[tuple[str, str]]:
    """Yield the name and the docstring of each constant from `CANDIDATES` on."""
    body = ast.parse(Path(layout.__file__).read_text(encoding="utf-8")).body
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            text = ""
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                text = re.sub(r"\s+", " ", str(following.value.value))
            yield node.targets[0].id, text


def table() -> list[str]:
    """Return the lines of the document's tables."""
    every = list(constants())
    begin = next(at for at, (name, _) in enumerate(every) if name == "CANDIDATES")
    return [
        f"| {getattr(layout, name)} | `{name}` | {text} |"
        for name, text in every[begin:]
        if name not in NOT_NUMBERS and not name.endswith("_SIZE")
    ]


def test_every_number_is_documented() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    missing = [line for line in table() if line not in lines]
    assert not missing, "\n".join(missing)


def test_every_number_is_explained() -> None:
    assert not [line for line in table() if line.endswith("|  |")]


def test_the_parts_begin_where_the_document_says() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for number in (layout.CANDIDATES, layout.ROWS, layout.PLAYERS, layout.SCALARS, layout.IN_HAND):
        assert f"from {number} on" in text
    assert f"{layout.OBSERVATION_SIZE} signed bytes" in text
