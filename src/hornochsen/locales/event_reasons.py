"""Explain events in sentences: why a tile went to its row, why a piece moved, why a round is double."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..rules import events as ev
from . import Texts


def reason(
    event: ev.AnyEvent,
    placed: Mapping[int, int],
    names: Sequence[str],
    texts: Texts,
    viewer: int | None = None,
    announced: int | None = None,
) -> str | None:
    """Return why an event happened, or `None` if it needs no reason or its data are too old for one.

    `placed` contains the tiles that were placed earlier in this round, and their seats. `announced` is the row that the
    viewer was shown for the tile when choosing it.
    """
    match event:
        case ev.Placed():
            return _placed(event, placed, names, texts, viewer, announced)
        case ev.Moved(_, "purchase", _, False):
            return texts("reason-purchase")
        case ev.Moved(_, _, points, True):
            return texts("reason-happy", points=points)
        case ev.Moved(_, cause, points):
            return texts("reason-bullhead" if cause == "bullhead" else "reason-cow-pat", points=points)
        case ev.RowCompleted():
            return texts("reason-row-completed")
        case ev.BullsEye():
            return texts("reason-bulls-eye")
        case ev.RoundBegan(_, double, opened):
            reasons = [texts("reason-double")] if double else []
            return " ".join([*reasons, texts("reason-open")] if opened else reasons) or None
    return None


def _placed(
    event: ev.Placed,
    placed: Mapping[int, int],
    names: Sequence[str],
    texts: Texts,
    viewer: int | None,
    announced: int | None,
) -> str | None:
    if not event.behind:
        return None
    first = placed.get(event.behind)
    reasons = [texts("reason-lowest" if event.lowest else "reason-behind", tile=event.tile, behind=event.behind)]
    if first is not None:
        who = "you" if first == viewer else "other"
        reasons.append(texts("reason-came-first", who=who, name=names[first], behind=event.behind))
    if announced is not None and announced != event.row:
        reasons.append(texts("reason-elsewhere", row=announced + 1))
        if first is None:
            reasons.append(texts("reason-others-first"))
    return " ".join(reasons)
