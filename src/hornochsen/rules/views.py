"""Hide secret information from states and events; every viewer gets only this output (R7, R15)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .events import AnyEvent, Bought, Drew, Laid, Took
from .ledger import as_known
from .state import State, View, face_up

LaidTiles = tuple[tuple[int | None, ...], ...]
"""The tiles each seat has laid; `None` for a tile that the viewer may not see."""


def view(state: State, seat: int | None) -> View:
    """Return the state as a seat may see it; `None` is a spectator."""
    public = View(
        seat=None,
        board=state.board,
        rules=state.rules,
        round=state.round,
        laying=state.laying,
        positions=state.positions,
        rows=state.rows,
        hand=(),
        held=tuple([len(hand) for hand in state.hands]),
        supply=len(state.supply),
        box=len(state.box),
        laid=laid_as_seen(state, None),
        bought=state.bought,
        queue=state.queue,
        taking=state.taking,
        open_next=state.open_next,
        dunghill_reached=state.dunghill_reached,
        ending=state.ending,
        ledger=as_known(state.ledger, None),
    )
    return public if seat is None else view_of_seat(state, public, seat)


def view_of_seat(state: State, public: View, seat: int) -> View:
    """Return a spectator's view of the same state together with everything that only this seat knows."""
    return replace(public, **known_to_seat(state, public, seat))


def known_to_seat(state: State, public: View, seat: int) -> dict[str, Any]:
    """Return the fields of a seat's view that differ from a spectator's view of the same state."""
    both = zip(state.ledger, public.ledger, strict=True)
    ledger = tuple([entry if entry.seat == seat else known for entry, known in both])
    return {"seat": seat, "hand": state.hands[seat], "laid": laid_with_own(state, public.laid, seat), "ledger": ledger}


def laid_with_own(state: State, public: LaidTiles, seat: int) -> LaidTiles:
    """Return the laid tiles as a spectator sees them together with those of this seat."""
    own = state.laid[seat]
    return (*public[:seat], own, *public[seat + 1 :]) if own else public


def laid_as_seen(state: State, seat: int | None) -> LaidTiles:
    """Return the tiles each seat has laid, with `None` for each tile that the viewer may not see."""
    return tuple(
        [
            tiles if not tiles or owner == seat or face_up(state, owner) else (None,) * len(tiles)
            for owner, tiles in enumerate(state.laid)
        ]
    )


def visible(event: AnyEvent, seat: int | None) -> AnyEvent:
    """Return the event without the tiles that the seat may not see; `None` is a spectator."""
    if not isinstance(event, (Bought, Took, Drew, Laid)) or event.seat == seat:
        return event
    return event if isinstance(event, Laid) and event.face_up else replace(event, tiles=None)
