"""The chapters: each starts in a position of a recorded game, and has a goal that shows its idea."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources

import msgspec

from ..records import Replay, read
from ..rules import Action, Buy, Play
from ..rules.events import BullsEye
from .answers import Args, Message, told
from .outcomes import Choice, Turn, leaves

SEAT = 2
"""The learner's seat. It is the last one, so that the other players have laid when the learner chooses."""

Goal = Callable[[Sequence[Message]], bool]
"""Returns whether the events of a round, as messages, show the idea of the chapter."""


def _any(_: Sequence[Message]) -> bool:
    return True


def _has(message_id: str, **args: str | int) -> Goal:
    def reached(told: Sequence[Message]) -> bool:
        return any(one.id == message_id and args.items() <= one.args.items() for one in told)

    return reached


def _went_back(told: Sequence[Message]) -> bool:
    """Return whether plus points moved the learner's piece back."""
    moves = [one.args for one in told if one.id == "learn-plus"]
    return any(int(str(args["end"])) < int(str(args["start"])) for args in moves)


def _no_minus_points(told: Sequence[Message]) -> bool:
    return not _has("learn-minus")(told)


class Chapter(msgspec.Struct, frozen=True):
    """One chapter. Its recorded game ends where the learner chooses; its texts are `learn-NAME-…`."""

    number: int
    name: str
    goal: Goal

    def reached(self, choice: Choice) -> bool:
        """Return whether a choice that ends the round reaches the goal."""
        return self.goal([message for part in told(choice.path) for message in part])


GOALS: dict[str, Goal] = {
    "behind": _has("learn-went-behind"),
    "lowest": _has("learn-went-lowest"),
    "cow-pat": _has("learn-minus", reason="cow-pat"),
    "bullhead": _has("learn-completed"),
    "first": _any,
    "buying": _has("learn-bought"),
    "happy": _went_back,
    "double": _any,
    "open": _no_minus_points,
    "dunghill": _has("learn-ended", result="won"),
}

CHAPTERS = tuple(Chapter(number, name, goal) for number, (name, goal) in enumerate(GOALS.items(), start=1))


@cache
def open_chapter(chapter: Chapter) -> Replay:
    """Return the recorded game of a chapter, replayed and checked."""
    return read((resources.files(__package__) / "games" / f"{chapter.name}.json").read_bytes())


def first_turn(chapter: Chapter) -> Turn:
    """Return the first decision of a chapter."""
    return Turn(open_chapter(chapter).final.state, SEAT)


def suggestion(chapter: Chapter, turn: Turn) -> Action | None:
    """Return an action that leads to the goal, without a purchase if possible; `None` if there is none."""
    for action, choice in sorted(turn.choices.items(), key=lambda item: isinstance(item[0], Buy)):
        ends = [choice] if choice.then is None else leaves(choice.then)
        if any(chapter.reached(end) for end in ends):
            return action
    return None


def retry(chapter: Chapter, choice: Choice) -> Message:
    """Return the message about a choice that missed the goal: the reason, if it is simple, and a choice to try."""
    advice = suggestion(chapter, first_turn(chapter))
    if not isinstance(advice, Play):
        return Message("learn-again-buy")
    state, laid = choice.path.chosen_at, choice.path.laid
    lowest = min(tiles[-1] for tiles in state.rows if tiles)
    if chapter.name == "lowest" and laid[0] > lowest:
        return Message("learn-not-lower", {"tile": laid[0], "lowest": lowest, "tiles": advice.tiles})
    return Message("learn-again", {"tiles": advice.tiles})


def opening(chapter: Chapter, turn: Turn) -> Args:
    """Return the arguments of the chapter's own texts, from its position."""
    state = turn.state
    ends = tuple(sorted(tiles[-1] for tiles in state.rows if tiles))
    furthest = max(range(len(state.positions)), key=state.positions.__getitem__)
    eyes = [event for step in open_chapter(chapter).steps for event in step.events if isinstance(event, BullsEye)]
    return {
        "tiles": ends,
        "lowest": ends[0],
        "highest": ends[-1],
        "points": state.positions[SEAT],
        "seat": eyes[-1].seat if state.laying.open else furthest,
        "square": eyes[-1].square if state.laying.open else state.positions[furthest],
    }
