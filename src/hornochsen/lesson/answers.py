"""The texts that answer a choice of the learner; their numbers come from the events of the game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..rules import DOUBLE, HAPPY, AnyEvent, State, places
from ..rules import events as ev
from ..rules.legality import take_counts
from .causes import causes_of
from .path import Path, Segment

Args = dict[str, str | int | tuple[int, ...]]
"""The arguments of a text; `tiles` is a list of numbers, `seat` a player."""


class Message(msgspec.Struct, frozen=True):
    """The id of a text and its arguments."""

    id: str
    args: Args = {}


def told(path: Path) -> tuple[tuple[Message, ...], ...]:
    """Return the messages about what happened to the learner after each decision of the path."""
    narrator = _Narrator(path)
    return tuple(tuple(narrator.told(segment)) for segment in path.segments)


def next_task(state: State, seat: int) -> Message:
    """Return the message that asks for the learner's next choice in the same round."""
    if state.taking:
        return Message("learn-now-take", {"count": take_counts(state, seat)[-1]})
    return Message("learn-now-lay", {"count": 2 if state.laying.double and len(state.hands[seat]) > 1 else 1})


class _Narrator:
    """Follows the events of a round and tells those that concern the learner."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seat = path.seat
        self.rows = list(path.segments[0].before.rows)
        self.placed: list[tuple[int, int]] = []
        """The tiles that were placed so far in this round, as (tile, seat)."""

        self.board = path.segments[0].before.board

    def told(self, segment: Segment) -> Iterator[Message]:
        """Yield the messages about one decision; call it for each decision in turn."""
        events = segment.events
        for event, following in zip(events, (*events[1:], None), strict=True):
            yield from self._about(event, following)
            self._follow(event)

    def _follow(self, event: AnyEvent) -> None:
        match event:
            case ev.Placed():
                self.rows[event.row] += (event.tile,)
                self.placed.append((event.tile, event.seat))
            case ev.RowCompleted():
                self.rows[event.row], self.rows[event.next_row] = (), (event.tile,)

    def _about(self, event: AnyEvent, following: AnyEvent | None) -> Iterator[Message]:
        match event:
            case ev.Bought(seat=self.seat):
                assert isinstance(following, ev.Moved)
                assert event.tiles
                args: Args = {
                    "count": event.count,
                    "tiles": event.tiles,
                    "start": following.start,
                    "end": following.end,
                }
                yield Message("learn-bought", args)
            case ev.Placed(seat=self.seat):
                yield from self._placed(event)
            case ev.HappyCows():
                yield Message("learn-cows-seen" if event.visible else "learn-cows-covered")
            case ev.Moved(seat=self.seat) if event.reason != "purchase":
                yield Message("learn-plus" if event.plus else "learn-minus", _move(event))
            case ev.RowCompleted(seat=self.seat):
                yield Message("learn-completed", {"row": event.row + 1, "tile": event.tile, "next": event.next_row + 1})
            case ev.Took(seat=self.seat) if event.count and event.tiles:
                yield Message("learn-took", {"count": event.count, "tiles": event.tiles})
            case ev.Drew(seat=self.seat):
                yield Message("learn-drew", {"count": event.count})
            case ev.BullsEye():
                yield Message("learn-eye", {"seat": event.seat, "square": event.square})
            case ev.DunghillReached():
                yield Message("learn-dunghill", {"seat": event.seat})
            case ev.GameEnded():
                yield self._result(event)

    def _placed(self, event: ev.Placed) -> Iterator[Message]:
        yield from self._came_first(event.tile)
        before = self.rows[event.row][-1]
        place: Args = {"tile": event.tile, "behind": before, "row": event.row + 1}
        yield Message("learn-went-behind" if before < event.tile else "learn-went-lowest", place)
        if not self.board.points[event.row][event.square]:
            square = self.board.rows[event.row][event.square]
            yield Message("learn-free", {"kind": {HAPPY: "happy", DOUBLE: "double"}.get(square, "plain")})

    def _came_first(self, tile: int) -> Iterator[Message]:
        """Yield a message for each kind of tiles that changed the place of a tile."""
        causes = causes_of(self.path.chosen_at, self.seat, tile, self.placed)
        for own in causes.own:
            yield Message("learn-own-first", {"own": own})
        if causes.seen:
            yield Message("learn-seen-first", {"count": len(causes.seen), "tiles": causes.seen})
        if causes.expected is not None:
            row, tiles = causes.expected + 1, causes.hidden
            yield Message("learn-came-first", {"tile": tile, "row": row, "count": len(tiles), "tiles": tiles})

    def _result(self, event: ev.GameEnded) -> Message:
        positions = list(self.path.segments[0].before.positions)
        for one in self.path.events:
            if isinstance(one, ev.Moved):
                positions[one.seat] = one.end
        assert places(tuple(positions)) == event.places
        result = "won" if event.places[self.seat] == 1 else "lost"
        winner = event.places.index(1)
        points, best = positions[self.seat], positions[winner]
        return Message("learn-ended", {"result": result, "points": points, "seat": winner, "best": best})


def _move(event: ev.Moved) -> Args:
    """Return the arguments of a move on the course; R34 can push a piece on, and no piece goes back past the start."""
    straight = abs(event.end - event.start) == event.points
    args: Args = {
        "reason": event.reason,
        "points": event.points,
        "start": event.start,
        "end": event.end,
    }
    if event.plus and event.start == event.end:
        return {**args, "way": "stays" if event.end else "nothing"}
    if event.plus:
        return {**args, "way": "back" if straight else "pushed" if event.end else "start"}
    return {**args, "landing": "free" if straight else "pushed"}
