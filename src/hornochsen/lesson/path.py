"""The learner's decisions of one round and the events that followed."""

from __future__ import annotations

import random

import msgspec

from ..rules import Action, AnyEvent, Play, State


class Segment(msgspec.Struct, frozen=True):
    """One decision of the learner: the state before it, the action, and the events up to the next decision."""

    before: State
    action: Action
    events: tuple[AnyEvent, ...]


class Path(msgspec.Struct, frozen=True):
    """The learner's decisions in a round, oldest first."""

    seat: int
    segments: tuple[Segment, ...] = ()

    def followed_by(self, before: State, action: Action, events: tuple[AnyEvent, ...]) -> Path:
        """Return the path with one more decision."""
        return Path(self.seat, (*self.segments, Segment(before, action, events)))

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """All events of the round since the first decision."""
        return tuple(event for segment in self.segments for event in segment.events)

    @property
    def chosen_at(self) -> State:
        """The state in which the learner laid the tiles."""
        return self._choice()[0]

    @property
    def laid(self) -> tuple[int, ...]:
        """The tiles that the learner laid, lowest first."""
        return tuple(sorted(self._choice()[1].tiles))

    def _choice(self) -> tuple[State, Play]:
        return next((one.before, one.action) for one in reversed(self.segments) if isinstance(one.action, Play))


def random_source() -> random.Random:
    """Return a source of chance that always draws the same tiles from the box, so that a chapter never changes."""
    return random.Random(1)
