"""Find boards by name (the shipped ones) or by file path."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from ..rules.board import Board
from .board_file import BoardFile
from .file_reader import read_path
from .quoting import quote
from .toml_reader import read_toml

FIRST = "classic"
_SUFFIXES = (".toml", ".json")


class UnknownBoard(ValueError):
    """No shipped board has this name; the message lists the names of the shipped boards."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        from difflib import get_close_matches

        close = get_close_matches(self.name[:100].lower(), names(), n=1)
        hint = f"did you mean {close[0]}? " if close else ""
        return f"unknown board {quote(self.name)}; {hint}the boards are {', '.join(names())}"


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """Return the names of the shipped boards, `classic` first."""
    found = (Path(file.name) for file in files(__package__).joinpath("shipped").iterdir())
    return tuple(
        sorted((file.stem for file in found if file.suffix == ".toml"), key=lambda name: (name != FIRST, name))
    )


def load(name: str) -> Board:
    """Return a shipped board by name; raise `UnknownBoard`."""
    return _shipped(name).board


def about(name: str, language: str) -> str:
    """Return the one-line description of a shipped board."""
    return _shipped(name).description(language)


def find(name_or_path: str) -> BoardFile:
    """Return a shipped board by name, or read a board file; raise `UnknownBoard` or `BadBoardFile`."""
    if name_or_path in names():
        return _shipped(name_or_path)
    path = Path(name_or_path)
    if path.suffix.lower() in _SUFFIXES or path.name != name_or_path or _exists(path):
        return read_path(path)
    raise UnknownBoard(name_or_path)


@lru_cache
def _shipped(name: str) -> BoardFile:
    if name not in names():
        raise UnknownBoard(name)
    return read_toml(files(__package__).joinpath("shipped", f"{name}.toml").read_text(encoding="utf-8"))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # the name is too long for a file
        return False
