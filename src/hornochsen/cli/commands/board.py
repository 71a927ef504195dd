"""`hornochsen board`: list, draw, check and create boards."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..entries import entry
from ..options import BoardType, lang_option

if TYPE_CHECKING:
    from ...boards import BadBoardFile, BoardFile
    from ...locales import Texts
    from ...rules import Board


@click.group(no_args_is_help=True)
def board() -> None:
    """List, draw, check and create boards.

    A board is a text file with the rows of squares and the positions of the bull's eyes and the dunghill. Copy the
    board you have at home, or design a new one.

    \b
    Examples:
      hornochsen board list
      hornochsen board show classic
      hornochsen board new my-farm -o my-farm.toml
      hornochsen board check my-farm.toml
    """


@board.command("list")
@lang_option
def list_boards(lang: str | None) -> None:
    """List the boards shipped with the game.

    \b
    Examples:
      hornochsen board list
      hornochsen board list --lang de
    """
    from ...boards import about, load, names
    from ...locales import choose_language, texts

    words = texts(choose_language(lang))
    width = max(map(len, names()))
    for name in names():
        found = load(name)
        click.echo(entry(name, _translated_summary(found, words), width + 2))
        click.echo(entry("", about(name, words.lang), width + 2))


@board.command(short_help="Draw a board.")
@click.argument("source", metavar="NAME|FILE", type=BoardType())
@click.option("--json", "form", flag_value="json", help="Print the board as JSON, as in a game record.")
@click.option("--toml", "form", flag_value="toml", help="Print the board as a TOML file to edit.")
@lang_option
def show(source: str, form: str | None, lang: str | None) -> None:
    """Draw a shipped board or the board in a FILE (- for standard input).

    \b
    Examples:
      hornochsen board show classic
      hornochsen board show my-farm.toml
      hornochsen board show longacre --toml > my-farm.toml
    """
    import msgspec

    from ...boards import write_toml
    from ...locales import choose_language

    found = _find(source)
    match form:
        case "json":
            click.echo(msgspec.json.encode(found.board))
        case "toml":
            click.echo(write_toml(found.board, found.about), nl=False)
        case _:
            _draw(found, choose_language(lang))


@board.command(short_help="Check board files.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.pass_context
def check(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Check the board in each FILE (- for standard input).

    Every error is printed on standard error with its line in the file; the exit status is then 2.

    \b
    Examples:
      hornochsen board check my-farm.toml
      hornochsen board check boards/*.toml
    """
    from ...boards import BadBoardFile

    bad = False
    for file in files:
        try:
            found = _read(file)
        except BadBoardFile as error:
            bad = True
            for line in _error_lines(file, error):
                click.echo(line, err=True)
        else:
            click.echo(f"{_file_name(file)}: valid: {_summary(found.board)}")
    if bad:
        ctx.exit(2)


@board.command(short_help="Create a board of your own.")
@click.argument("name", default="my-farm")
@click.option("-o", "--output", metavar="FILE", help="Write to FILE.  [default: standard output]", type=click.Path())
@click.option(
    "--from",
    "origin",
    metavar="BOARD",
    default="classic",
    show_default=True,
    type=BoardType(),
    help="Copy the rows of this board.",
)
@click.option("--force", is_flag=True, help="Overwrite FILE.")
def new(name: str, output: str | None, origin: str, force: bool) -> None:
    """Create a file for a board of your own, called NAME.

    The comments in the file explain each entry. Copy a printed board into it, or design a new one, then check it
    with "hornochsen board check".

    \b
    Examples:
      hornochsen board new > my-farm.toml
      hornochsen board new "Hof Huber" -o huber.toml
      hornochsen board new tiny --from calf-yard -o tiny.toml
    """
    from ...boards import BadBoardFile, template
    from ..errors import CommandError

    begun = _find(origin).board
    try:
        text = template(name, begun)
    except BadBoardFile as error:
        raise CommandError(*(problem.text for problem in error.problems)) from None
    if output is None or output == "-":
        click.echo(text, nl=False)
    else:
        _write(output, text, force)
        file = _file_name(output)
        click.echo(f"{file}: written. Edit it, then run: hornochsen board check {shlex.quote(file)}")


def _find(source: str) -> BoardFile:
    """Return the board for a name, a path or `-`; raise `CommandError`."""
    from ...boards import BadBoardFile, UnknownBoard, find
    from ..errors import CommandError

    try:
        return _read(source) if source == "-" else find(source)
    except UnknownBoard as error:
        raise CommandError(f"{error}, or the path of a file") from None
    except BadBoardFile as error:
        raise CommandError(*_error_lines(source, error)) from None


def _read(file: str) -> BoardFile:
    from ...boards import BadBoardFile, FileProblem, read_path, read_stream

    if file != "-":
        return read_path(Path(file))
    if sys.stdin is None:
        raise BadBoardFile([FileProblem(None, "cannot be read: the stream is closed")])
    return read_stream(sys.stdin.buffer)


def _error_lines(file: str, error: BadBoardFile) -> list[str]:
    """Return the errors in the format of compilers (file:line: text), so that editors can jump to them."""
    return [
        f"{_file_name(file)}:{f'{problem.line}:' if problem.line else ''} {problem.text}" for problem in error.problems
    ]


def _file_name(file: str) -> str:
    from ..errors import one_line

    return "standard input" if file == "-" else one_line(click.format_filename(file)) or '""'


def _summary(board: Board) -> str:
    eyes = " and ".join(map(str, board.bulls_eyes))
    plural = "s" if len(board.bulls_eyes) > 1 else ""
    return f"{len(board.rows)} rows, bull's eye{plural} on {eyes}, dunghill on {board.dunghill}"


def _draw(found: BoardFile, lang: str) -> None:
    """Print the board and its course in colour, with a legend."""
    from ...locales import texts
    from ..terminal.console import Terminal
    from ..terminal.drawing import board_lines, course_lines, legend_lines

    terminal = Terminal(texts(lang))
    board = found.board
    terminal.show([f"{board.name} · {_translated_summary(board, terminal.texts)}"])
    if description := found.description(lang):
        terminal.show([description])
    width = terminal.width
    drawn = [*board_lines(board, width=width), *course_lines(board, (), width)]
    terminal.show(["", *drawn, "", *legend_lines(terminal.texts, width)])


def _translated_summary(board: Board, words: Texts) -> str:
    eyes = ", ".join(map(str, sorted(board.bulls_eyes)))
    return words(
        "board-in-short", rows=len(board.rows), count=len(board.bulls_eyes), eyes=eyes, dunghill=board.dunghill
    )


def _write(file: str, text: str, force: bool) -> None:
    from ..atomic_files import write_atomically
    from ..errors import CommandError

    path = Path(file)
    try:
        if not path.name or (path.exists() and not path.is_file()):
            raise CommandError(f"{_file_name(file)}: is not a plain file")
        if path.exists() and not force:
            raise CommandError(f"{_file_name(file)}: already exists; use --force to overwrite it")
        write_atomically(path, text)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CommandError(f"{_file_name(file)}: cannot be written: {reason}") from None
