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

MOST_BYTES = 200_000
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
    """Yield every decision of a chapter with its outcome and events, after the outcomes that led to it."""

    def walk(before: list[Json], choices: Json) -> Iterator[tuple[list[Json], Json]]:
        for stored in choices.values():
            outcome = {**stored, "events": [data["events"][number] for number in stored["events"]]}
            yield before, outcome
            yield from walk([*before, outcome], outcome.get("choices", {}))

    yield from walk([], data["choices"])


class Witness:
    """Follows the events of a round on the board, and says what the learner has to be told."""

    def __init__(self, data: Json) -> None:
        self.rows = [list(row) for row in data["position"]["rows"]]
        self.squares = data["table"]["board"]["rows"]
        self.standing = list(data["position"]["positions"])
        self.options = {one["tile"]: one for one in data["position"]["options"]["tiles"]}
        self.at_choice = [list(row) for row in self.rows]
        self.face_up = {tile for tiles in data["position"]["laid"] for tile in tiles if tile}
        self.laid: list[int] = []
        self.placed: list[int] = []

    def hear(self, outcome: Json) -> list[list[Any]]:
        found = list(chain.from_iterable(self._event(event) for event in outcome["events"]))
        for one in (outcome.get("options") or {}).get("tiles", ()):
            self.options[one["tile"]] = one
        if take := (outcome.get("options") or {}).get("take"):
            found.append(["learn-now-take", {"count": take}])
        elif "choices" in outcome:
            found.append(["learn-now-lay", {"count": outcome["options"]["play"]}])
        return found

    def _event(self, event: Json) -> Iterator[list[Any]]:
        mine = event.get("seat") == SEAT
        match event["event"]:
            case "laid" if mine:
                self.laid = event["tiles"]
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
                args = {"result": result, "points": points, "seat": self.standing.index(best), "best": best}
                yield ["learn-ended", args]

    def _mine(self, event: Json) -> Iterator[list[Any]]:
        tile, row, square = event["tile"], event["row"], event["square"]
        ends = [tiles[-1] for tiles in self.rows if tiles]
        lower = [end for end in ends if end < tile]
        behind = max(lower or ends)
        assert self.rows[row][-1] == behind
        assert len(self.rows[row]) == square
        assert self._goes(tile, self.placed) == (row, square)
        causes = [one for one in self.placed if self._goes(tile, [x for x in self.placed if x != one]) != (row, square)]
        assert all(before < tile for before in causes)
        yield from (["learn-own-first", {"own": one}] for one in causes if one in self.laid)
        if seen := [one for one in causes if one in self.face_up]:
            yield ["learn-seen-first", {"count": len(seen), "tiles": seen}]
        shown = self._shown(tile)
        if (shown["row"], shown["square"]) != (row, square):
            hidden = [one for one in causes if one not in self.face_up and one not in self.laid]
            assert hidden
            yield ["learn-came-first", {"tile": tile, "row": shown["row"] + 1, "count": len(hidden), "tiles": hidden}]
        went = "learn-went-behind" if lower else "learn-went-lowest"
        yield [went, {"tile": tile, "behind": behind, "row": row + 1}]
        kind = {"": "plain", "H": "happy", "D": "double"}.get(self.squares[row][square])
        if kind:
            yield ["learn-free", {"kind": kind}]

    def _shown(self, tile: int) -> Json:
        """Return the preview that the learner saw for a tile, beside the lower tile that was laid with it."""
        option = self.options[tile]
        pairs = [pair["preview"] for pair in option.get("pairs", ()) if pair["lower"] in self.laid]
        shown: Json = pairs[0] if pairs else option["preview"]
        return shown

    def _goes(self, tile: int, earlier: list[int]) -> tuple[int, int]:
        """Return the place of a tile after the earlier ones, by the rows in which the learner chose."""
        rows = [list(row) for row in self.at_choice]
        for one in [*earlier, tile]:
            ends = {row[-1]: at for at, row in enumerate(rows) if row}
            at = ends[max([end for end in ends if end < one] or ends)]
            place = (at, len(rows[at]))
            rows[at].append(one)
            if len(rows[at]) == len(self.squares[at]):
                free = next(after % len(rows) for after in range(at + 1, at + len(rows)) if not rows[after % len(rows)])
                rows[at], rows[free] = [], [one]
        return place

    def _moved(self, event: Json) -> list[Any]:
        start, end, points = event["start"], event["end"], event["points"]
        if event["reason"] == "purchase":
            assert points == len(self.bought)
            return ["learn-bought", {"count": points, "tiles": self.bought, "start": start, "end": end}]
        args = {"reason": event["reason"], "points": points, "start": start, "end": end}
        if event["plus"]:
            way = "back" if end == start - points else "start" if end == 0 else "pushed"
            if start == end:
                way = "nothing" if end == 0 else "stays"
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
        for _, one in outcomes(data):
            messages = [*one["answer"], *([one["missed"]] if "missed" in one else [])]
            said |= {json.dumps(message): tuple(message) for message in messages}
        for part in ("title", "text", "task", "done"):
            said[f"{chapter.name} {part}"] = (f"learn-{chapter.name}-{part}", data["args"])
    for message_id, args in said.values():
        tuples = {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()}
        assert words(message_id, **spoken(tuples, ("Alma", "Berta", "?"), words))
