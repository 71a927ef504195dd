"""Compute what each legal choice of the learner leads to, up to the end of the round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ..rules import Action, AnyEvent, Buy, Play, State, Step, Take, apply, draw_from_box, legal, visible
from ..rules.events import RoundBegan, RoundEnded
from .answers import Message, next_task, told
from .path import Path, random_source


class Turn:
    """A decision of the learner: the state, and all legal choices. They are computed on first use."""

    def __init__(self, state: State, seat: int, path: Path | None = None) -> None:
        self.state = state
        self.seat = seat
        self.path = path or Path(seat)

    @cached_property
    def choices(self) -> dict[Action, Choice]:
        """Every legal action and its outcome."""
        return {action: self._choice(action) for action in legal(self.state, self.seat)}

    def _choice(self, action: Action) -> Choice:
        step = _until_next_decision(self.state, action, self.seat)
        path = self.path.followed_by(self.state, action, step.events)
        done = step.state.over or step.state.round != self.state.round
        return Choice(action, step.state, step.events, path, None if done else Turn(step.state, self.seat, path))


class Choice:
    """One legal choice and its outcome."""

    def __init__(
        self, action: Action, state: State, events: tuple[AnyEvent, ...], path: Path, then: Turn | None
    ) -> None:
        self.action = action
        self.state = state
        """The state at the next decision, or at the end of the round."""

        self.events = tuple(visible(event, path.seat) for event in events)
        """The events as the learner sees them, up to the next decision or the end of the round."""

        self.path = path
        self.then = then
        """The next decision in this round; `None` if the round is over."""

    @property
    def answer(self) -> tuple[Message, ...]:
        """The messages that tell the learner what happened to their tiles and their piece."""
        messages = told(self.path)[-1]
        return messages if self.then is None else (*messages, next_task(self.state, self.path.seat))


def leaves(turn: Turn) -> Iterator[Choice]:
    """Yield every choice that ends the round, in the order of the legal actions."""
    for choice in turn.choices.values():
        if choice.then is None:
            yield choice
        else:
            yield from leaves(choice.then)


def _until_next_decision(state: State, action: Action, seat: int) -> Step:
    """Apply the learner's action, and then the other players' takes, until the learner decides or the round ends.

    The other players have laid their tiles; a player who completes a row takes the first tile that is allowed.
    """
    assert isinstance(action, Buy | Play | Take)
    number, events = state.round, []
    while True:
        step = apply(state, action, draw_from_box(state, action, random_source()))
        state = step.state
        events += [event for event in step.events if not isinstance(event, RoundEnded | RoundBegan)]
        if state.over or state.round != number or seat in state.awaited:
            return Step(state, tuple(events))
        action = legal(state, state.awaited[0])[0]
