"""The lesson: its positions are legal, its data is up to date, and each legal choice has its own, true answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from hornochsen import lesson
from hornochsen.cli.terminal.lesson_loop import spoken
from hornochsen.lesson import CHAPTERS, SEAT, Chapter
from hornochsen.locales import LANGUAGES, texts
from hornochsen.rules import Play, legal
from tools import lesson as tool

MOST_BYTES = 300_000
Json = dict[str, Any]

chapters = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)


def shipped(chapter: Chapter) -> str:
    return (tool.CHAPTER_FILES / f"{chapter.number}.json").read_text(encoding="utf-8")


@chapters
def test_the_page_has_the_outcomes_that_the_rules_give(chapter: Chapter) -> None:
    assert shipped(chapter) == tool.text(chapter), "run `make lesson`"


def test_the_data_is_small() -> None:
    assert sum(len(shipped(chapter).encode()) for chapter in CHAPTERS) <= MOST_BYTES


@chapters
def test_a_chapter_begins_when_the_others_have_laid(chapter: Chapter) -> None:
    state = lesson.first_turn(chapter).state
    assert state.awaited == (SEAT,)
    assert not state.taking
    assert [bool(tiles) for tiles in state.laid] == [True, True, False]


@chapters
def test_every_legal_choice_is_in_the_data(chapter: Chapter) -> None:
    data = json.loads(shipped(chapter))
    state = lesson.first_turn(chapter).state
    assert list(data["choices"]) == [tool.key(action) for action in legal(state, SEAT)]


@chapters
def test_the_goal_can_be_reached_and_the_advice_leads_there(chapter: Chapter) -> None:
    turn = lesson.first_turn(chapter)
    action = lesson.suggestion(chapter, turn)
    assert action
    choice = turn.choices[action]
    ends = [choice] if choice.then is None else lesson.leaves(choice.then)
    assert any(chapter.reached(end) for end in ends)


@pytest.mark.parametrize("name", ["lowest", "cow-pat", "bullhead", "buying", "happy", "open", "dunghill"])
def test_a_goal_can_be_missed(name: str) -> None:
    chapter = next(one for one in CHAPTERS if one.name == name)
    assert not all(chapter.reached(end) for end in lesson.leaves(lesson.first_turn(chapter)))


def test_others_come_first_and_it_hurts() -> None:
    """In this chapter a tile that costs nothing now reaches a bullhead, because a lower tile comes first."""
    turn = lesson.first_turn(next(one for one in CHAPTERS if one.name == "first"))
    plays = [choice for action, choice in turn.choices.items() if isinstance(action, Play)]
    surprised = [{"learn-came-first", "learn-minus"} <= {one.id for one in choice.answer} for choice in plays]
    assert any(surprised)
    assert not all(surprised)


# Whether the answers are true is computed here a second time, from the events in the data and the rows on the board.


def outcomes(data: Json) -> Iterator[tuple[list[Json], Json]]:
    """Yield every decision of a chapter with its outcome, after the outcomes that led to it."""

    def walk(before: list[Json], choices: Json) -> Iterator[tuple[list[Json], Json]]:
        for outcome in choices.values():
            yield before, outcome
            yield from walk([*before, outcome], outcome.get("choices", {}))

    yield from walk([], data["choices"])


class Witness:
    """Follows the events of a round on the board, and says what the learner has to be told."""

    def __init__(self, data: Json) -> None:
        self.rows = [list(row) for row in data["position"]["rows"]]
        self.squares = data["table"]["board"]["rows"]
        self.standing = list(data["position"]["positions"])
        self.previews = {one["tile"]: one["preview"] for one in data["position"]["options"]["tiles"]}
        self.placed: list[int] = []

    def hear(self, outcome: Json) -> list[list[Any]]:
        found = list(chain.from_iterable(self._event(event) for event in outcome["events"]))
        for one in (outcome.get("options") or {}).get("tiles", ()):
            self.previews[one["tile"]] = one["preview"]
        if take := (outcome.get("options") or {}).get("take"):
            found.append(["learn-now-take", {"count": take}])
        elif "choices" in outcome:
            found.append(["learn-now-lay", {"count": outcome["options"]["play"]}])
        return found

    def _event(self, event: Json) -> Iterator[list[Any]]:
        mine = event.get("seat") == SEAT
        match event["event"]:
            case "placed":
                if mine:
                    yield from self._mine(event)
                self.rows[event["row"]].append(event["tile"])
                self.placed.append(event["tile"])
            case "moved":
                self.standing[event["seat"]] = event["end"]
                if mine:
                    yield self._moved(event)
            case "row-completed":
                self.rows[event["row"]], self.rows[event["next_row"]] = [], [event["tile"]]
                if mine:
                    row, opened = event["row"] + 1, event["next_row"] + 1
                    yield ["learn-completed", {"row": row, "tile": event["tile"], "next": opened}]
            case "took" | "drew" as what if mine:
                own = {"tiles": event["tiles"]} if what == "took" else {}
                yield [f"learn-{what}", {"count": event["count"], **own}]
            case "bought" if mine:
                self.bought = event["tiles"]
            case "happy-cows":
                yield ["learn-cows-seen" if event["visible"] else "learn-cows-covered", {}]
            case "bulls-eye":
                assert max(self.standing) == self.standing[event["seat"]] >= event["square"]
                yield ["learn-eye", {"seat": event["seat"], "square": event["square"]}]
            case "dunghill-reached":
                assert self.standing[event["seat"]] >= 60
                yield ["learn-dunghill", {"seat": event["seat"]}]
            case "game-ended":
                best = min(self.standing)
                result = "won" if self.standing[SEAT] == best else "lost"
                points = self.standing[SEAT]
                yield ["learn-ended", {"result": result, "points": points, "seat": self.standing.index(best)}]

    def _mine(self, event: Json) -> Iterator[list[Any]]:
        tile, row, square = event["tile"], event["row"], event["square"]
        ends = [tiles[-1] for tiles in self.rows if tiles]
        lower = [end for end in ends if end < tile]
        behind = max(lower or ends)
        assert self.rows[row][-1] == behind
        assert len(self.rows[row]) == square
        expected = self.previews[tile]
        if (expected["row"], expected["square"]) != (row, square):
            assert all(before < tile for before in self.placed)
            args = {"tile": tile, "row": expected["row"] + 1, "count": len(self.placed), "tiles": [*self.placed]}
            yield ["learn-came-first", args]
        went = "learn-went-behind" if lower else "learn-went-lowest"
        yield [went, {"tile": tile, "behind": behind, "row": row + 1}]
        kind = {"": "plain", "H": "happy", "D": "double"}.get(self.squares[row][square])
        if kind:
            yield ["learn-free", {"kind": kind}]

    def _moved(self, event: Json) -> list[Any]:
        start, end, points = event["start"], event["end"], event["points"]
        if event["reason"] == "purchase":
            assert points == len(self.bought)
            return ["learn-bought", {"count": points, "tiles": self.bought, "start": start, "end": end}]
        args = {"reason": event["reason"], "points": points, "start": start, "end": end}
        if event["plus"]:
            way = "back" if end == start - points else "start" if end == 0 else "pushed"
            return ["learn-plus", {**args, "way": way}]
        return ["learn-minus", {**args, "landing": "free" if end == start + points else "pushed"}]


@chapters
def test_the_answers_are_true(chapter: Chapter) -> None:
    data = json.loads(shipped(chapter))
    for before, outcome in outcomes(data):
        witness = Witness(data)
        for earlier in before:
            witness.hear(earlier)
        assert witness.hear(outcome) == outcome["answer"]


@chapters
def test_each_choice_has_its_own_answer(chapter: Chapter) -> None:
    def check(choices: Json) -> None:
        answers = [json.dumps(outcome["answer"]) for outcome in choices.values()]
        assert len(set(answers)) == len(answers)
        for outcome in choices.values():
            check(outcome.get("choices", {}))

    check(json.loads(shipped(chapter))["choices"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_exists_in_words(lang: str) -> None:
    words = texts(lang)
    said: dict[str, tuple[str, Json]] = {}
    for chapter in CHAPTERS:
        data = json.loads(shipped(chapter))
        said |= {json.dumps(message): tuple(message) for _, one in outcomes(data) for message in one["answer"]}
        for part in ("title", "text", "task", "done"):
            said[f"{chapter.name} {part}"] = (f"learn-{chapter.name}-{part}", data["args"])
    for message_id, args in said.values():
        tuples = {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()}
        assert words(message_id, **spoken(tuples, ("Alma", "Berta", "?"), words))
