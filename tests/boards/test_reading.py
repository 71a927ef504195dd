"""Board files: all mistakes are reported at once, each with its line."""

import random
from pathlib import Path

import pytest

from hornochsen.boards import (
    BadBoardFile,
    FileProblem,
    UnknownBoard,
    find,
    load,
    read_json,
    read_path,
    read_toml,
    template,
    write_toml,
)
from hornochsen.rules import Board

SOUND = """\
name = "farm"
bulls_eyes = [40, 50]
dunghill = 60
rows = [
  ". . [5]",
  ". . [5]",
  ". . [5]",
  ". . [5]",
  ". . 4 5 [7]",
]
[about]
en = "A farm"
"""
JSON = '{"name": "farm", "rows": [["", "", 5], ["", "", 5], ["", "", 5], ["", "", 5], ["", "", 7]], '
JSON += '"bulls_eyes": [4], "dunghill": 9}'


def wrong(text: str) -> list[str]:
    """Return the problems of a file, each with its line."""
    with pytest.raises(BadBoardFile) as refusal:
        read_toml(text)
    return [str(problem) for problem in refusal.value.problems]


def changed(old: str, new: str) -> str:
    assert old in SOUND
    return SOUND.replace(old, new, 1)


def test_a_valid_file() -> None:
    read = read_toml(SOUND)
    assert read.board == Board("farm", (("", "", 5),) * 4 + (("", "", 4, 5, 7),), (40, 50), 60)
    assert read.about == {"en": "A farm"}


def test_about_may_be_left_out() -> None:
    assert read_toml(SOUND[: SOUND.index("[about]")]).about == {}


@pytest.mark.parametrize(("about", "language", "says"), [
    ('en = "A farm"\nde = "Ein Hof"', "de", "Ein Hof"),
    ('en = "A farm"\nde = "Ein Hof"', "fr", "A farm"),
    ('hu = "Egy tanya"', "fr", "Egy tanya"),
    ("", "en", ""),
])  # fmt: skip
def test_a_description_falls_back_to_another_language(about: str, language: str, says: str) -> None:
    assert read_toml(changed('en = "A farm"', about)).description(language) == says


LIST = 'rows: must be a list, like rows = [". . . . [6]", …], not '
NUMBER = "line 3: dunghill: must be a whole number from 2 to 500, not "
EYE = "line 2: bulls_eyes: must be a square from 1 to 59, before the dunghill, not "
ROW = 'line 9: row 5: must be a string like ". . 4 5 [7]", not '


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"farm"', '""', 'line 1: name: must be a string of 1 to 60 characters, not ""'),
        ('"farm"', "7", "line 1: name: must be a string of 1 to 60 characters, not 7"),
        ('"farm"', "1979-05-27", "line 1: name: must be a string of 1 to 60 characters, not 1979-05-27"),
        ('"farm"', f'"{"x" * 61}"', "line 1: name: must be at most 60 characters, not 61"),
        (
            '"farm"',
            r'"a\u001b[31mb"',
            "line 1: name: must be at most 60 printable characters, without control characters or line breaks",
        ),
        ("60", "60.0", f"{NUMBER}60.0"),
        ("60", "true", f"{NUMBER}true"),
        ("60", '"60"', f'{NUMBER}"60"'),
        ("60", "nan", f"{NUMBER}nan"),
        ("60", "501", f"{NUMBER}501"),
        ("60", "-60", f"{NUMBER}-60"),
        ("60", "[60]", f"{NUMBER}a list"),
        ("60", "{ square = 60 }", f"{NUMBER}a table"),
        ("60", "1979-05-27", f"{NUMBER}1979-05-27"),
        ("60", "0x" + "f" * 6000, f"{NUMBER}a huge number"),
        ("60", "9" * 5000, "contains a number with too many digits"),
        ("[40, 50]", "40", "line 2: bulls_eyes: must be a list, like bulls_eyes = [40, 50], not 40"),
        ("[40, 50]", "[]", "line 2: bulls_eyes: must have one or two squares, not 0"),
        ("[40, 50]", "[30, 40, 50]", "line 2: bulls_eyes: must have one or two squares, not 3"),
        ("[40, 50]", "[40, 40]", "line 2: bulls_eyes: the two bull's eyes must differ, both are 40"),
        ("[40, 50]", "[0, 50]", f"{EYE}0"),
        ("[40, 50]", "[60]", f"{EYE}60"),
        ("[40, 50]", "[false]", f"{EYE}false"),
        ("[40, 50]", "[\n40,\n50.5]", "line 4: " + EYE.removeprefix("line 2: ") + "50.5"),
        ('". . 4 5 [7]"', "7", f"{ROW}7"),
        ('". . 4 5 [7]"', "true", f"{ROW}true"),
        ('". . 4 5 [7]"', '["", "", 4, 5, 7]', f"{ROW}a list"),
        ('". . 4 5 [7]"', "{ a = 1 }", f"{ROW}a table"),
        ('". . 4 5 [7]"', '""', "line 9: row 5: is empty; write a row like . . 4 5 [7]"),
        (
            '". . 4 5 [7]"',
            '". 5 [4] [7]"',
            "line 9: row 5, square 3: the bullhead must be the last square; nothing may follow [4]",
        ),
        ("dunghill", "midden = 1\ndunghill", "line 3: midden: is not a key of a board file; "
            "the keys are name, rows, bulls_eyes, dunghill, about"),
        ('en = "A farm"', 'pl = "Farma"', "line 12: about.pl: is not a language of the game; "
            "the languages are en, de, fr, hu"),
        ('en = "A farm"', "en = 5", "line 12: about.en: must be one line of text, not 5"),
        ('en = "A farm"', 'en = " "', 'line 12: about.en: must be one line of text, not " "'),
        ('en = "A farm"', r'en = "two\nlines"', 'line 12: about.en: must be one line of text, not "two lines"'),
        ('en = "A farm"', f'en = "{"x" * 201}"', "line 12: about.en: must be at most 200 characters, not 201"),
        ('[about]\nen = "A farm"', "", None),
        ('name = "farm"', 'name = "farm', "line 1: is not TOML: Illegal character '\\n' (column 13)"),
        ('name = "farm"', "name", "line 1: is not TOML: Expected '=' after a key in a key/value pair (column 5)"),
        ("dunghill", "name", "line 3: is not TOML: Cannot overwrite a value (column 10)"),
        ('en = "A farm"\n', 'en = """', "line 12: is not TOML: Unterminated string (at end of document)"),
        ('en = "A farm"', "en = " + "[" * 5000, "is nested too deeply for a board"),
    ],
)  # fmt: skip
def test_one_mistake_in_a_file(old: str, new: str, problem: str | None) -> None:
    text = changed(old, new)
    if problem is None:
        read_toml(text)
    else:
        assert wrong(text) == [problem]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('name = "farm"', 'name: is missing; write it like name = "my-farm"'),
        ("bulls_eyes = [40, 50]", "bulls_eyes: is missing; write it like bulls_eyes = [40, 50]"),
        ("dunghill = 60", "dunghill: is missing; write it like dunghill = 60"),
    ],
)
def test_a_missing_field_has_no_line(line: str, problem: str) -> None:
    assert wrong(changed(line + "\n", "")) == [problem]


def test_an_empty_file_lacks_everything() -> None:
    assert [problem.split(":")[0] for problem in wrong("")] == ["name", "rows", "bulls_eyes", "dunghill"]


def test_rows_must_be_a_list() -> None:
    start, end = SOUND.index("rows"), SOUND.index("[about]")
    assert wrong(SOUND[:start] + "rows = '. . [5]'\n" + SOUND[end:]) == [f'line 4: {LIST}". . [5]"']


def test_too_few_and_too_many_rows() -> None:
    assert wrong(changed('  ". . [5]",\n', "")) == ["line 4: rows: must have 5 to 40 rows, not 4"]
    assert wrong(changed('  ". . [5]",\n', '  ". . [5]",\n' * 37)) == ["line 4: rows: must have 5 to 40 rows, not 41"]


def test_a_misplaced_key_under_about() -> None:
    text = changed("dunghill = 60\n", "") + "dunghill = 60\n"
    assert wrong(text) == [
        "line 12: about.dunghill: belongs to the board; move dunghill above [about]",
        "dunghill: is missing; write it like dunghill = 60",
    ]


def test_about_must_be_a_table() -> None:
    text = 'about = "A farm"\n' + SOUND[: SOUND.index("[about]")]
    assert wrong(text) == ['line 1: about: must be a table with lines like en = "A small farm", not "A farm"']


def test_all_mistakes_are_reported_at_once_in_the_order_of_the_lines() -> None:
    text = """\
rows = [
  ". . [5]", ". . [0]",
  "H x [5]",
  7,
  ". . [5]",
]
dunghill = 1
name = ""
colour = "red"
"""
    assert [problem.split(": ")[:2] for problem in wrong(text)] == [
        ["line 2", "row 2, square 3"],
        ["line 3", "row 3, square 1"],
        ["line 3", "row 3, square 2"],
        ["line 4", "row 4"],
        ["line 7", "dunghill"],
        ["line 8", "name"],
        ["line 9", "colour"],
        ["bulls_eyes", "is missing; write it like bulls_eyes = [40, 50]"],
    ]


def test_an_error_in_one_line_says_how_many_more_there_are() -> None:
    with pytest.raises(BadBoardFile) as refusal:
        read_toml(changed("60", "0").replace('"farm"', "1"))
    assert str(refusal.value) == "line 1: name: must be a string of 1 to 60 characters, not 1 (and 1 more)"


def test_nothing_in_a_file_can_break_the_line_of_a_message() -> None:
    text = changed("dunghill", r'"a\nb\u001b" = 1' + "\ndunghill").replace("[about]", '[about]\n"\\u0007\\r" = 2')
    assert all(problem.isprintable() for problem in wrong(text))


def test_a_garbled_file_is_read_or_refused_in_printable_lines() -> None:
    rng = random.Random(7)
    signs = "\"'[]{}=,.#\n\\0H \x00\x7fé\ud800"
    read = refused = 0
    for _ in range(3000):
        text = list(template("farm", load("classic")) if rng.random() < 0.2 else SOUND)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text))
            text[at : at + rng.randint(0, 3)] = rng.choices(signs, k=rng.randint(0, 2))
        problems: tuple[FileProblem, ...] = ()
        try:
            read_toml("".join(text))
            read += 1
        except BadBoardFile as error:
            problems = error.problems
            refused += bool(problems)
        assert all(problem.text.isprintable() for problem in problems)
        assert all(problem.line is None or 1 <= problem.line <= "".join(text).count("\n") + 1 for problem in problems)
    assert read + refused == 3000
    assert min(read, refused) > 100


class TestJson:
    """A record's board object in a file."""

    def wrong(self, text: str) -> list[str]:
        with pytest.raises(BadBoardFile) as refusal:
            read_json(text)
        return [str(problem) for problem in refusal.value.problems]

    def test_a_board_object(self) -> None:
        assert read_json(JSON).board == Board("farm", (("", "", 5),) * 4 + (("", "", 7),), (4,), 9)

    def test_squares_are_counted_from_one(self) -> None:
        text = JSON.replace('["", "", 7]', '["", "X", 7]')
        assert self.wrong(text) == [
            'row 5, square 2: a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not "X"'
        ]

    def test_all_mistakes_are_reported_at_once(self) -> None:
        text = JSON.replace('"farm"', f'"{"x" * 61}"').replace('"dunghill": 9', '"dunghill": 1')
        assert self.wrong(text) == [
            "dunghill: must be a whole number from 2 to 500, not 1",
            "name: must be at most 60 characters, not 61",
        ]

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ('{"name":\n oops}', "line 2: is not JSON: Expecting value (column 2)"),
            ("[1]", "board: must be an object with name, rows, bulls_eyes and dunghill, not a list"),
            ('{"format": "hornochsen"}', 'is a game record, not a board; extract its "board" object'),
            ("[" * 100_000, "is nested too deeply for a board"),
            ("9" * 5000, "contains a number with too many digits"),
        ],
    )
    def test_no_board_at_all(self, text: str, problem: str) -> None:
        assert self.wrong(text) == [problem]


class TestFind:
    """Finding a board by its name or in a file."""

    def test_a_shipped_name(self) -> None:
        assert find("classic").board is load("classic")

    @pytest.mark.parametrize(("name", "text"), [("a.toml", SOUND), ("a", SOUND), ("a.json", JSON), ("b", JSON)])
    def test_a_file(self, tmp_path: Path, name: str, text: str) -> None:
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert find(str(tmp_path / name)).board.name == "farm"

    def test_a_file_in_the_current_folder_needs_no_suffix(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        Path("farm").write_text(SOUND, encoding="utf-8")
        assert find("farm").board.name == "farm"

    def test_a_shipped_name_wins_over_a_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        Path("classic").write_text(SOUND, encoding="utf-8")
        assert find("classic").board.name == "classic"
        assert find("./classic").board.name == "farm"

    @pytest.mark.parametrize("name", ["clasic", "x" * 5000, "a\0b"])
    def test_neither_a_name_nor_a_file(self, name: str) -> None:
        with pytest.raises(UnknownBoard):
            find(name)

    @pytest.mark.parametrize("name", ["no-such.toml", "no/such", "\0.toml"])
    def test_a_path_without_a_file(self, name: str) -> None:
        with pytest.raises(BadBoardFile, match="cannot be read"):
            find(name)


class TestBytes:
    """The bytes of board files."""

    def wrong(self, path: Path) -> list[str]:
        with pytest.raises(BadBoardFile) as refusal:
            read_path(path)
        return [str(problem) for problem in refusal.value.problems]

    @pytest.mark.parametrize("data", [b"\xef\xbb\xbf" + SOUND.encode(), SOUND.replace("\n", "\r\n").encode()])
    def test_a_byte_order_mark_and_windows_line_ends_are_accepted(self, tmp_path: Path, data: bytes) -> None:
        (tmp_path / "farm.toml").write_bytes(data)
        assert read_path(tmp_path / "farm.toml").board == read_toml(SOUND).board

    def test_not_utf_8(self, tmp_path: Path) -> None:
        (tmp_path / "hof.toml").write_bytes(changed('"A farm"', '"Gehöft"').encode("latin-1"))
        assert self.wrong(tmp_path / "hof.toml") == ["line 12: is not UTF-8 text"]

    def test_too_large(self, tmp_path: Path) -> None:
        (tmp_path / "hof.toml").write_text(SOUND + "#" * 300_000, encoding="utf-8")
        assert self.wrong(tmp_path / "hof.toml") == ["is too large for a board: more than 256 KiB"]

    def test_a_folder(self, tmp_path: Path) -> None:
        assert self.wrong(tmp_path) == ["cannot be read: Is a directory"]


class TestWriting:
    """A board that could not be read again is not written."""

    def test_a_name_that_a_file_cannot_have_is_refused(self) -> None:
        board = Board("a\nb", load("classic").rows, (40,), 60)
        with pytest.raises(BadBoardFile, match="name"):
            write_toml(board)
        with pytest.raises(BadBoardFile, match="name"):
            template("farm", board)

    def test_an_unknown_language_is_refused(self) -> None:
        with pytest.raises(BadBoardFile, match=r"about\.pl"):
            write_toml(load("classic"), {"pl": "Farma"})

    def test_a_template_for_too_long_a_name_is_refused(self) -> None:
        with pytest.raises(BadBoardFile, match="at most 60"):
            template("x" * 61, load("classic"))
