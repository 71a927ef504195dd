"""Board files (TOML and JSON), and the boards shipped with the game."""

from .board_file import BadBoardFile, BoardFile, FileProblem
from .catalogue import UnknownBoard, about, find, load, names
from .file_reader import read_json, read_path, read_stream
from .notation import BadRow, parse_row, row_text
from .toml_reader import read_toml
from .toml_writer import template, write_toml

__all__ = [
    "BadBoardFile",
    "BadRow",
    "BoardFile",
    "FileProblem",
    "UnknownBoard",
    "about",
    "find",
    "load",
    "names",
    "parse_row",
    "read_json",
    "read_path",
    "read_stream",
    "read_toml",
    "row_text",
    "template",
    "write_toml",
]
