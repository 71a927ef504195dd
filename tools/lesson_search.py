"""Find positions for the lesson: play seeded games between bots and keep the best position for each chapter.

`python -m tools.lesson_search GAMES [CHAPTER ...]` writes the records into `lesson/games`. A record ends where the
learner chooses. Run it only to replace positions; `make lesson` then writes the chapters for the page.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from hornochsen import lesson
from hornochsen.boards import find
from hornochsen.bots.cow import Cow
from hornochsen.lesson import SEAT, Message, Turn
from hornochsen.records import Record, Recorder, write
from hornochsen.rules import OFFICIAL, Buy, Play, Preview, State, happy_cow_visible, legal, preview, shuffled, view

GAMES = Path(lesson.__file__).parent / "games"
PLAYERS = ("Alma", "Berta", "Cilli")
"""The last one is the learner, who is addressed as "you"."""


class Outcome(NamedTuple):
    """The consequences of laying certain tiles, without purchases and before any take of the learner."""

    previews: tuple[Preview, ...]
    messages: tuple[Message, ...]

    def has(self, message_id: str) -> bool:
        return any(message.id == message_id for message in self.messages)

    def sum(self, message_id: str) -> int:
        return sum(int(str(one.args["points"])) for one in self.messages if one.id == message_id)

    def result(self) -> str:
        return next((str(one.args["result"]) for one in self.messages if one.id == "learn-ended"), "")


Rate = Callable[[State, list[Outcome]], float | None]
"""Returns how well a position shows the idea of a chapter; `None` if it does not."""


def _plain(state: State) -> bool:
    laying = state.laying
    return not laying.double and not laying.open and not happy_cow_visible(state.board, state.rows)


def _as_expected(outcomes: list[Outcome]) -> bool:
    return not any(one.has("learn-came-first") for one in outcomes)


def _free(outcomes: list[Outcome]) -> int:
    return sum(not one.has("learn-minus") and not one.has("learn-plus") for one in outcomes)


SHORT = 3
"""Rows with more tiles before the bullhead would give too many choices to take from."""


def _long_takes(state: State, outcomes: list[Outcome]) -> bool:
    completed = [message.args["row"] for one in outcomes for message in one.messages if message.id == "learn-completed"]
    return any(len(state.board.rows[int(str(row)) - 1]) > SHORT + 1 for row in completed)


def _saved_by(state: State, tile: int) -> bool:
    """Return whether a tile that the learner buys first can be laid without minus points."""
    bought = Turn(state, SEAT).choices[Buy(SEAT, 1)].then
    assert bought
    return not any(one.id == "learn-minus" for one in bought.choices[Play(SEAT, (tile,))].answer)


def behind(state: State, outcomes: list[Outcome]) -> float | None:
    if state.round > 1 or not _as_expected(outcomes) or _free(outcomes) < 6:
        return None
    if any(one.has("learn-went-lowest") for one in outcomes):
        return None
    rows = [one.previews[0].row for one in outcomes]
    return len(set(rows)) - max(map(rows.count, rows)) / 10


def lowest(state: State, outcomes: list[Outcome]) -> float | None:
    low = sum(one.has("learn-went-lowest") for one in outcomes)
    if state.round > 2 or not _as_expected(outcomes) or _free(outcomes) < len(outcomes) or not 1 < low < 4:
        return None
    return -state.round - abs(low - 2)


def cow_pat(state: State, outcomes: list[Outcome]) -> float | None:
    hit = [one for one in outcomes if one.has("learn-minus")]
    if not _plain(state) or not _as_expected(outcomes) or not 0 < len(hit) < 3 or state.positions[SEAT] == 0:
        return None
    if any(one.has("learn-completed") for one in outcomes) or any(one.previews[0].completes for one in outcomes):
        return None
    if any(one.has("learn-went-lowest") for one in hit):
        return None
    if any(message.args.get("landing") == "pushed" for one in outcomes for message in one.messages):
        return None
    return max(one.sum("learn-minus") for one in hit) - state.round / 10 + 2 * (len(outcomes) in (4, 5))


def bullhead(state: State, outcomes: list[Outcome]) -> float | None:
    hit = [one for one in outcomes if one.has("learn-completed")]
    if not _plain(state) or not _as_expected(outcomes) or len(hit) != 1 or _free(outcomes) < len(outcomes) - 1:
        return None
    if any(one.has("learn-cows-seen") for one in outcomes) or hit[0].has("learn-went-lowest"):
        return None
    return -abs(hit[0].previews[0].square - SHORT) - state.round / 10 + 2 * (len(outcomes) in (3, 4))


def first(state: State, outcomes: list[Outcome]) -> float | None:
    late = [one for one in outcomes if one.has("learn-came-first") and not one.previews[0].points]
    dear = [one for one in late if one.has("learn-minus")]
    if not _plain(state) or not dear or len(outcomes) != 4 or any(one.has("learn-cows-seen") for one in outcomes):
        return None
    if _long_takes(state, outcomes) or any(one.previews[0].points for one in outcomes) or len(dear) == len(outcomes):
        return None
    return len(late) + min(2, len(dear)) + max(one.sum("learn-minus") for one in dear) / 2 - state.round / 10


def buying(state: State, outcomes: list[Outcome]) -> float | None:
    if not _plain(state) or not 1 <= len(outcomes) <= 2 or _free(outcomes) or not state.laying.selling:
        return None
    if any(one.has("learn-cows-seen") or not one.previews[0].points for one in outcomes) or len(state.supply) < 20:
        return None
    if _long_takes(state, outcomes) or not _saved_by(state, state.supply[0]):
        return None
    return min(one.sum("learn-minus") for one in outcomes) + 3 * (len(outcomes) == 2) - state.round / 10


def happy(state: State, outcomes: list[Outcome]) -> float | None:
    laying = state.laying
    hit = [one for one in outcomes if one.has("learn-plus")]
    if laying.double or laying.open or not happy_cow_visible(state.board, state.rows) or not _as_expected(outcomes):
        return None
    if not 0 < len(hit) < len(outcomes) or any(one.has("learn-minus") for one in outcomes) or len(outcomes) > 5:
        return None
    if any(one.has("learn-completed") or one.sum("learn-plus") > state.positions[SEAT] for one in outcomes):
        return None
    return max(one.sum("learn-plus") for one in hit) + len(outcomes) / 2


def double(state: State, outcomes: list[Outcome]) -> float | None:
    laying = state.laying
    if not laying.double or laying.open or happy_cow_visible(state.board, state.rows) or len(outcomes) != 3:
        return None
    if any(one.has("learn-completed") or one.has("learn-cows-seen") for one in outcomes):
        return None
    return 3 - abs(1 - sum(one.has("learn-minus") for one in outcomes)) - state.round / 20


def open_round(state: State, outcomes: list[Outcome]) -> float | None:
    laying = state.laying
    if not laying.open or laying.double or laying.together or laying.order[-1] != SEAT or len(state.supply) < 3:
        return None
    if (
        happy_cow_visible(state.board, state.rows)
        or not 3 <= len(outcomes) <= 4
        or not 0 < _free(outcomes) < len(outcomes)
    ):
        return None
    if any(one.has("learn-cows-seen") for one in outcomes) or _long_takes(state, outcomes):
        return None
    return sum(one.has("learn-came-first") for one in outcomes) + max(one.sum("learn-minus") for one in outcomes) / 4


def dunghill(state: State, outcomes: list[Outcome]) -> float | None:
    ends = [one.result() for one in outcomes]
    if (
        state.laying.double
        or state.laying.open
        or happy_cow_visible(state.board, state.rows)
        or not 3 <= len(ends) <= 4
    ):
        return None
    if set(ends) != {"won", "lost"} or not all(one.has("learn-dunghill") for one in outcomes):
        return None
    return -abs(state.positions[SEAT] - 45) / 10


RATES: dict[str, Rate] = {
    "behind": behind,
    "lowest": lowest,
    "cow-pat": cow_pat,
    "bullhead": bullhead,
    "first": first,
    "buying": buying,
    "happy": happy,
    "double": double,
    "open": open_round,
    "dunghill": dunghill,
}


def positions(seed: int) -> Iterator[Recorder]:
    """Play a game between bots; yield it before each choice of the learner's seat that the other players wait for."""
    rng = random.Random(f"lesson {seed}")
    record = Record(PLAYERS, OFFICIAL, find("classic").board, shuffled(rng), extra={"seed": seed})
    recorder = Recorder(record, rng)
    bot = Cow(rng)
    while not recorder.state.over:
        state = recorder.state
        if state.awaited == (SEAT,) and not state.taking:
            yield recorder
        seat = state.awaited[0]
        recorder.do(bot.choose(view(state, seat), legal(state, seat)), by="bot")


def outcomes_of(state: State) -> list[Outcome]:
    """Return the outcome of each play of the learner's seat."""
    turn = Turn(state, SEAT)
    found = []
    for action, choice in turn.choices.items():
        if isinstance(action, Play):
            previews = tuple(preview(state, SEAT, tile) for tile in action.tiles)
            found.append(Outcome(previews, choice.answer))
    return found


def search(games: int, names: list[str]) -> dict[str, Record]:
    """Return the best record for each chapter."""
    best: dict[str, tuple[float, Record]] = {}
    for seed in range(games):
        for recorder in positions(seed):
            outcomes = outcomes_of(recorder.state)
            for name in names:
                rate = RATES[name](recorder.state, outcomes)
                if rate is not None and (name not in best or rate > best[name][0]):
                    best[name] = rate, recorder.record
    return {name: record for name, (_, record) in best.items()}


if __name__ == "__main__":
    found = search(int(sys.argv[1]), sys.argv[2:] or list(RATES))
    for chapter, record in found.items():
        (GAMES / f"{chapter}.json").write_text(write(record), encoding="utf-8")
        print(chapter, len(record.moves), "moves")
