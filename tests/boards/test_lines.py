"""Line numbers of keys and items in a TOML text."""

import pytest

from hornochsen.boards.toml_lines import Lines

TRICKY = '''\
# rows = ["not", "here"]
name = """
rows = [
"not here either" # "
"""
"dunghill" = 60  # bulls_eyes = [1]

bulls_eyes = [ # ]
  40,          # ,
  50,
]
rows = [". [", '. # "', """
two lines \\""" "here" ""]
"""", "more",
  { a = 1, b = [2, 3] }, [4,
  5], 1979-05-27, 6.5,
]
[ about ] # about
en = "rows = ["
'de' = ""
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("name",), 2),
        (("dunghill",), 6),
        (("bulls_eyes",), 8),
        (("rows",), 12),
        (("about",), 18),
        (("about", "en"), 19),
        (("about", "de"), 20),
        (("about", "fr"), 18),
        (("colour",), None),
    ],
)
def test_keys(key: tuple[str, ...], line: int | None) -> None:
    assert Lines(TRICKY).key(*key) == line


def test_items() -> None:
    assert Lines(TRICKY).items("bulls_eyes", 2) == [9, 10]
    assert Lines(TRICKY).items("rows", 8) == [12, 12, 12, 14, 15, 15, 16, 16]


def test_no_line_is_given_if_the_count_differs_from_the_parsers() -> None:
    assert Lines(TRICKY).items("rows", 6) == [None] * 6
    assert Lines(TRICKY).items("dunghill", 1) == [None]


def test_dotted_keys_and_inline_tables() -> None:
    lines = Lines('about.en = "a"\n"x y" = {\tb = 1 }\n[[rows]]\nc = 1\n')
    assert lines.key("about", "en") == 1
    assert lines.key("x y", "b") == 2
    assert lines.key("rows") == 3
    assert lines.key("rows", "c") == 4


def test_an_empty_array_has_no_items() -> None:
    assert Lines("rows = []").items("rows", 0) == []
