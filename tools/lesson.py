"""Write the chapters of the lesson as data for the page: `python -m tools.lesson`.

For each decision of the learner the data has the position and every legal choice; for each choice the events that the
learner sees and the answer. The rules compute all of it, so the page needs no rules. The same events follow from many
choices, so each is in the data once, and a choice has their numbers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from hornochsen.lesson import (
    CHAPTERS,
    SEAT,
    Chapter,
    Choice,
    Message,
    Turn,
    first_turn,
    open_chapter,
    opening,
    retry,
    suggestion,
)
from hornochsen.protocol import SeatInfo, TableInfo, Terms
from hornochsen.protocol.values import Colour
from hornochsen.rules import Action, Buy
from hornochsen.server.views import projections

CHAPTER_FILES = Path(__file__).parent.parent / "web" / "src" / "learn" / "chapters"
COLOURS: tuple[Colour, ...] = ("blue", "green", "red")
ASKED = ("options", "next_rows")
"""The fields of a later position that do not follow from the events; the page knows the others."""


def key(action: Action) -> str:
    """Return the name of a choice: `play 3 66`, `buy 2` or `take 17`."""
    if isinstance(action, Buy):
        return f"buy {action.count}"
    return " ".join([type(action).__name__.lower(), *map(str, getattr(action, "tiles", ()))])


def chapter_data(chapter: Chapter) -> dict[str, Any]:
    """Return a chapter as the page reads it."""
    turn = first_turn(chapter)
    advice = suggestion(chapter, turn)
    return {
        "name": chapter.name,
        "table": _table(chapter),
        "args": opening(chapter, turn),
        "advice": key(advice) if advice else None,
        "position": _position(turn),
        "choices": _choices(chapter, turn),
    }


def _position(turn: Turn) -> dict[str, Any]:
    """Return the learner's position as plain data.

    It has no ledger, which only bots read, and no previews of the hand while the learner takes tiles.
    """
    position = projections.position(turn.state, SEAT)
    data = {field: msgspec.to_builtins(getattr(position, field)) for field in position.__struct_fields__}
    if turn.state.taking:
        data["options"]["tiles"] = []
    return data | {"ledger": []}


def _choices(chapter: Chapter, turn: Turn) -> dict[str, Any]:
    return {key(action): _choice(chapter, choice) for action, choice in turn.choices.items()}


def _choice(chapter: Chapter, choice: Choice) -> dict[str, Any]:
    data: dict[str, Any] = {"events": choice.events, "answer": [*map(_message, choice.answer)]}
    if not choice.then:
        return data if chapter.reached(choice) else {**data, "missed": _message(retry(chapter, choice))}
    position = _position(choice.then)
    return {**data, **{field: position[field] for field in ASKED}, "choices": _choices(chapter, choice.then)}


def _message(message: Message) -> list[Any]:
    return [message.id, message.args]


def _table(chapter: Chapter) -> TableInfo:
    record = open_chapter(chapter).record
    seats = zip(record.players, COLOURS, strict=True)
    return TableInfo(
        code="LEARN",
        phase="playing",
        terms=Terms(chat=False),
        board=record.board,
        rules=record.rules,
        seats=tuple(
            SeatInfo(
                who=seat,
                name=name,
                colour=colour,
                bot=None if seat == SEAT else "cow",
                present=True,
                stand_in=False,
                host=seat == SEAT,
            )
            for seat, (name, colour) in enumerate(seats)
        ),
        game=chapter.number,
        commitment=None,
        salted=(),
        standings=(),
        record=None,
    )


def text(chapter: Chapter) -> str:
    """Return the file of a chapter: one line for each choice of the first decision, so that changes can be reviewed."""
    data = json.loads(msgspec.json.encode(chapter_data(chapter)))
    choices, events = data.pop("choices"), dict[str, int]()
    _number_events(choices, events)
    lines = [f"{_compact(name)}: {_compact(value)}" for name, value in choices.items()]
    head = "".join(f"{_compact(name)}: {_compact(value)},\n" for name, value in data.items())
    shared = '"events": [\n' + ",\n".join(events) + "\n],\n"
    return "{\n" + head + shared + '"choices": {\n' + ",\n".join(lines) + "\n}\n}\n"


def _number_events(choices: dict[str, Any], numbers: dict[str, int]) -> None:
    """Replace the events of all choices by their numbers; a new event gets the next number."""
    for choice in choices.values():
        choice["events"] = [numbers.setdefault(_compact(event), len(numbers)) for event in choice["events"]]
        _number_events(choice.get("choices", {}), numbers)


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write all chapters."""
    CHAPTER_FILES.mkdir(parents=True, exist_ok=True)
    for chapter in CHAPTERS:
        (CHAPTER_FILES / f"{chapter.number}.json").write_text(text(chapter), encoding="utf-8")


if __name__ == "__main__":
    main()
