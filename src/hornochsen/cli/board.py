"""`hornochsen board`: look at boards, check them, make new ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from ..boards import BadBoardFile, BoardFile
    from ..rules import Board

_LEGEND = ". plain   H happy cow   D double   4 cow-pat   [8] bullhead"


@click.group(no_args_is_help=True)
def board() -> None:
    """Look at boards, check them, make new ones.

    A board is a text file: rows of squares, and where the bull's eyes and the dunghill are. Type in the one you
    have at home, or invent one.

    \b
    Examples:
      hornochsen board list
      hornochsen board show classic
      hornochsen board new my-farm -o my-farm.toml
      hornochsen board check my-farm.toml
    """


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    from ..boards import names

    found = [CompletionItem(name) for name in names() if name.startswith(incomplete)]
    return [*found, CompletionItem(incomplete, type="file")]


_language = click.option(
    "--lang", metavar="LANGUAGE", help="What the boards are like, in en, de, fr or hu. [default: as the terminal]"
)


@board.command("list")
@_language
def list_boards(lang: str | None) -> None:
    """List the boards that come with the game.

    \b
    Examples:
      hornochsen board list
      hornochsen board list --lang de
    """
    from ..boards import about, load, names

    chosen = _choose(lang)
    width = max(map(len, names()))
    for name in names():
        found = load(name)
        click.echo(f"{name:{width}}  {len(found.rows):2} rows, dunghill {found.dunghill}: {about(name, chosen)}")


@board.command()
@click.argument("source", metavar="NAME|FILE", shell_complete=_complete)
@click.option("--json", "form", flag_value="json", help="Print the board as game records hold it.")
@click.option("--toml", "form", flag_value="toml", help="Print the board's file, to change it.")
@_language
def show(source: str, form: str | None, lang: str | None) -> None:
    """Draw a board: one that comes with the game, or one in a FILE (- for standard input).

    \b
    Examples:
      hornochsen board show classic
      hornochsen board show my-farm.toml
      hornochsen board show longacre --toml > my-farm.toml
    """
    import msgspec

    from ..boards import write_toml

    chosen = _choose(lang)
    found = _find(source)
    match form:
        case "json":
            click.echo(msgspec.json.encode(found.board))
        case "toml":
            click.echo(write_toml(found.board, found.about), nl=False)
        case _:
            click.echo(f"{found.board.name}: {_in_short(found.board)}")
            if says := found.says(chosen):
                click.echo(says)
            click.echo()
            for line in _rows(found.board):
                click.echo(line)
            click.echo(f"\n{_LEGEND}")


@board.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.pass_context
def check(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Say whether the board in each FILE is sound (- for standard input).

    Everything that is wrong gets a line of its own on standard error, with the line in the file; the exit status
    is then 2.

    \b
    Examples:
      hornochsen board check my-farm.toml
      hornochsen board check boards/*.toml
    """
    from ..boards import BadBoardFile

    bad = False
    for file in files:
        try:
            found = _read(file)
        except BadBoardFile as error:
            bad = True
            for line in _complaints(file, error):
                click.echo(line, err=True)
        else:
            click.echo(f"{_shown(file)}: sound: {_in_short(found.board)}")
    if bad:
        ctx.exit(2)


@board.command()
@click.argument("name", default="my-farm")
@click.option("-o", "--output", metavar="FILE", help="Write to FILE. [default: standard output]", type=click.Path())
@click.option(
    "--from", "origin", metavar="BOARD", default="classic", help="Begin with this board.", shell_complete=_complete
)
@click.option("--force", is_flag=True, help="Overwrite FILE.")
def new(name: str, output: str | None, origin: str, force: bool) -> None:
    """Begin a board of your own, called NAME.

    What you get is a file with remarks that say what goes where. Fill it in from a printed board, or invent one,
    then let "hornochsen board check" look at it.

    \b
    Examples:
      hornochsen board new > my-farm.toml
      hornochsen board new "Hof Huber" -o huber.toml
      hornochsen board new tiny --from calf-yard -o tiny.toml
    """
    from ..boards import BadBoardFile, template
    from .errors import Refused

    begun = _find(origin).board
    try:
        text = template(name, begun)
    except BadBoardFile as error:
        raise Refused(*(problem.text for problem in error.problems)) from None
    if output is None or output == "-":
        click.echo(text, nl=False)
    else:
        _write(output, text, force)


def _choose(lang: str | None) -> str:
    from ..locales import choose
    from .errors import Refused

    try:
        return choose(lang)
    except ValueError as error:
        raise Refused(f"--lang: {error}") from None


def _find(source: str) -> BoardFile:
    """The board that a command was given, or the reasons why not."""
    from ..boards import BadBoardFile, UnknownBoard, find
    from .errors import Refused

    try:
        return _read(source) if source == "-" else find(source)
    except UnknownBoard as error:
        raise Refused(f"{error}, or the path of a file") from None
    except BadBoardFile as error:
        raise Refused(*_complaints(source, error)) from None


def _read(file: str) -> BoardFile:
    from ..boards import BadBoardFile, FileProblem, read_path, read_stream

    if file != "-":
        return read_path(Path(file))
    if sys.stdin is None:
        raise BadBoardFile([FileProblem(None, "cannot be read: it is closed")])
    return read_stream(sys.stdin.buffer)


def _complaints(file: str, error: BadBoardFile) -> list[str]:
    """What is wrong with a file as compilers say it, so that editors jump there."""
    return [f"{_shown(file)}:{f'{problem.line}:' if problem.line else ''} {problem.text}" for problem in error.problems]


def _shown(file: str) -> str:
    from .errors import one_line

    return "standard input" if file == "-" else one_line(click.format_filename(file)) or '""'


def _in_short(board: Board) -> str:
    eyes = " and ".join(map(str, board.bulls_eyes))
    plural = "s" if len(board.bulls_eyes) > 1 else ""
    return f"{len(board.rows)} rows, bull's eye{plural} on {eyes}, dunghill on {board.dunghill}"


def _rows(board: Board) -> list[str]:
    """The rows in notation, the two halves side by side."""
    from ..boards import row_text

    numbered = [f"{number:2}  {row_text(row)}" for number, row in enumerate(board.rows, 1)]
    left, right = numbered[: board.left], numbered[board.left :]
    width = max(map(len, left)) + 4
    right += [""] * (len(left) - len(right))
    return [f"{one:{width}}{other}".rstrip() for one, other in zip(left, right, strict=True)]


def _write(file: str, text: str, force: bool) -> None:
    """Write a whole file or none."""
    from .errors import Refused

    path = Path(file)
    part = path.with_name(f".{path.name}.{os.getpid()}") if path.name else path
    try:
        if not path.name or (path.exists() and not path.is_file()):
            raise Refused(f"{_shown(file)}: is not a plain file")
        if path.exists() and not force:
            raise Refused(f"{_shown(file)}: exists already; --force overwrites it")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused(f"{_shown(file)}: cannot be written: {reason}") from None
