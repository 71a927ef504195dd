"""Boards as files that people can read and write, and the boards that come with the game."""

from .board_file import BoardFile
from .catalogue import UnknownBoard, about, find, load, names
from .file_reader import read_json, read_path, read_stream
from .notation import BadRow, parse_row, row_text
from .problems import BadBoardFile, FileProblem
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
