"""Describe events, standings and previews in sentences for a viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from ..rules import events as ev
from ..rules.errors import Illegal
from ..rules.placement import Preview
from ..rules.state import LAST_ROUND, Laying
from . import Texts


def narrate(event: ev.AnyEvent, names: Sequence[str], texts: Texts, viewer: int | None = None) -> str | None:
    """Return a sentence for an event (up to three for the start of a round), or `None` if it needs no text.

    The sentence calls the viewer "you". It names every tile in the event, so pass the output of `views.visible`.
    """
    return _Narrator(names, texts, viewer).tell(event)


def round_title(number: int, laying: Laying | ev.RoundBegan, texts: Texts) -> str:
    """Return the heading of a round with its kind: "Round 5 – double"."""
    return texts("round-title", round=number, kind=_kind(laying))


def standings(places: Sequence[int], positions: Sequence[int], names: Sequence[str], texts: Texts) -> list[str]:
    """Return a line for each player, the winner first; shared places are marked."""
    return [
        texts(
            "place-line",
            place=places[seat],
            name=names[seat],
            points=positions[seat],
            shared="yes" if places.count(places[seat]) > 1 else "no",
        )
        for seat in sorted(range(len(names)), key=places.__getitem__)
    ]


def winners(
    places: Sequence[int], positions: Sequence[int], names: Sequence[str], texts: Texts, viewer: int | None = None
) -> str:
    """Return the sentence that names the winner, or all players who share the win."""
    seats = [seat for seat, place in enumerate(places) if place == 1]
    who = "you" if viewer in seats else "other"
    if len(seats) == 1:
        return texts("winner-one", who=who, name=names[seats[0]], points=positions[seats[0]])
    others = [names[seat] for seat in seats if seat != viewer]
    return texts("winner-many", who=who, names=", ".join(others) if who == "you" else listed(others, texts))


def preview_line(tile: int, preview: Preview, texts: Texts) -> str:
    """Return a line about a preview: the target row and the points of a tile."""
    if not preview.points:
        return texts("preview-free", tile=tile, row=preview.row + 1)
    if preview.completes:
        message_id = "preview-completes-plus" if preview.plus else "preview-completes-minus"
    else:
        message_id = "preview-points-plus" if preview.plus else "preview-points-minus"
    line = texts(message_id, tile=tile, row=preview.row + 1, points=preview.points)
    back = preview.start - preview.end
    return texts("preview-back", preview=line, squares=back) if preview.plus and back != preview.points else line


def refusal(error: Illegal, texts: Texts) -> str:
    """Return the explanation of an illegal action for players."""
    return texts(f"refused-{error.reason}")


def listed(items: Iterable[str | int], texts: Texts) -> str:
    """Return items joined as a list in words: `15`, `15 and 63`, `Anja, Bernd and Conny`."""
    *head, last = map(str, items)
    return texts("list-and", head=", ".join(head), last=last) if head else last


def _kind(laying: Laying | ev.RoundBegan) -> str:
    return "-".join(kind for kind in ("double", "open") if getattr(laying, kind)) or "plain"


def _landing(event: ev.Moved) -> str:
    """Return how a move ended, as the variant that the messages select.

    `start`: moved back to the start square (R33); `still`: was on it already. `pushed`: occupied squares changed the
    distance (R34); `held`: they pushed the piece forward to the square it came from. `free`: none of these.
    """
    if event.end == 0:
        return "start" if event.start else "still"
    if event.end == event.start:
        return "held"
    return "free" if abs(event.end - event.start) == event.points else "pushed"


class _Narrator:
    def __init__(self, names: Sequence[str], texts: Texts, viewer: int | None) -> None:
        self.names = names
        self.texts = texts
        self.viewer = viewer

    def tell(self, event: ev.AnyEvent) -> str | None:
        match event:
            case ev.RoundBegan():
                order = self.order(event.order, event.together)
                return self.texts("round-began", round=event.round, kind=_kind(event), order=order)
            case ev.Bought():
                return self.bought(event)
            case ev.Laid():
                return self.laid(event)
            case ev.TookBack(seat):
                return self.about(seat, "took-back")
            case ev.Revealed(seats, tiles):
                pairs = zip(seats, tiles, strict=True)
                entries = [self.about(seat, "revealed-entry", tiles=self.list(laid)) for seat, laid in pairs]
                return self.texts("revealed", count=sum(map(len, tiles)), entries=", ".join(entries))
            case ev.Placed(seat, tile, row):
                return self.about(seat, "placed", tile=tile, row=row + 1)
            case ev.Moved():
                return self.moved(event)
            case ev.BullsEye(seat, square):
                return self.about(seat, "bulls-eye-set-off", square=square)
            case ev.HappyCows(visible):
                return self.texts("happy-now" if visible else "happy-over")
            case ev.DunghillReached(seat):
                return self.about(seat, "dunghill-reached")
            case ev.RowCompleted(seat, row, tile, next_row):
                return self.about(seat, "row-completed", row=row + 1, tile=tile, next=next_row + 1)
            case ev.Took(seat, count, tiles):
                return self.with_tiles("took", seat, tiles, count=count) if count else self.about(seat, "took-none")
            case ev.Drew(seat, count, tiles):
                return self.with_tiles("drew", seat, tiles, count=count)
            case ev.RoundEnded():
                return None
            case ev.GameEnded(ending):
                return self.texts("game-ended", ending=ending, round=LAST_ROUND)

    def bought(self, event: ev.Bought) -> str:
        source = "supply" if not event.from_box else "box" if event.from_box == event.count else "both"
        return self.with_tiles("bought", event.seat, event.tiles, count=event.count, box=event.from_box, source=source)

    def laid(self, event: ev.Laid) -> str:
        face = "up" if event.face_up else "down"
        if event.tiles is None:
            return self.about(event.seat, "laid", count=event.count, face=face)
        if event.count == 1:
            return self.about(event.seat, "laid-tile", tile=event.tiles[0], face=face)
        return self.about(event.seat, "laid-tiles", tiles=self.list(event.tiles), face=face)

    def moved(self, event: ev.Moved) -> str:
        args: dict[str, str | int] = {"points": event.points, "end": event.end, "landing": _landing(event)}
        if event.reason == "purchase":
            return self.about(event.seat, "moved-refund" if event.plus else "moved-price", **args)
        return self.about(event.seat, "moved-plus" if event.plus else "moved-minus", reason=event.reason, **args)

    def about(self, seat: int, message_id: str, **args: str | int) -> str:
        who = "you" if seat == self.viewer else "other"
        return self.texts(message_id, who=who, name=self.names[seat], **args)

    def with_tiles(self, message_id: str, seat: int, tiles: ev.Tiles | None, **args: str | int) -> str:
        if tiles is None:
            return self.about(seat, message_id, **args)
        return self.about(seat, _WITH_TILES[message_id], tiles=", ".join(map(str, tiles)), **args)

    def list(self, items: Iterable[str | int]) -> str:
        return listed(items, self.texts)

    def order(self, seats: Sequence[int], together: int) -> str:
        """Return the order of an open round in words; the players on the start square form one group."""
        names = [self.texts("you-in-list") if seat == self.viewer else self.names[seat] for seat in seats]
        if together > 1:
            names[:together] = [self.texts("order-together", names=self.list(names[:together]))]
        return reduce(lambda head, last: self.texts("order-then", head=head, last=last), names) if names else ""


_WITH_TILES = {"bought": "bought-tiles", "took": "took-tiles", "drew": "drew-tiles"}
