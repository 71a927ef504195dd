"""Names that look the same to a reader count as the same name."""

from __future__ import annotations

import pytest
from server.helpers.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.server.table.people.look_alikes import look_alike

ALIKE = [
    ("Anja", "\u0410nja"),  # Cyrillic A
    ("Anja", "ANJA"),
    ("Paul", "\u0420\u0430ul"),
    ("Anna", "\u0391nna"),  # Greek A
    ("Ilse", "llse"),
    ("Ilse", "1lse"),
    ("Emma", "Ernma"),
    ("Ida", "\u0131da"),  # dotless i
    ("Bob", "\uff22\uff4f\uff42"),  # full width
    ("Ada", "A\u200dda"),
    ("Anja", "An\u034fja"),  # marks without a shape
    ("Anja", "Anja\U000e0101"),
    ("Anja", "An\u17b5ja"),
    ("ANJA", "\ua4ee\ua4e0\ua4d9\ua4ee"),  # Lisu
    ("JAMES", "\u13ab\u13aa\u13b7\u13ac\u13da"),  # Cherokee
    ("\u0418\u0432\u0430\u043d", "\u0418\u0432a\u043d"),  # a Latin a in a Russian name
]
DIFFERENT = [("Ella", "Eila"), ("Anja", "Tanja"), ("Jürgen", "Jurgen"), ("Ali", "Eli"), ("Ann 1", "Ann 2"), ("Ö", "O")]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_alike(first: str, second: str) -> None:
    assert look_alike(first, second)
    assert look_alike(second, first)


@pytest.mark.parametrize(("first", "second"), DIFFERENT)
def test_different(first: str, second: str) -> None:
    assert not look_alike(first, second)


def test_a_look_alike_gets_no_seat() -> None:
    table = TableDriver()
    table.sit("Anja")
    with pytest.raises(Refusal, match="name"):
        table.ask("stranger", p.Sit("1", "\u0410nja"))
