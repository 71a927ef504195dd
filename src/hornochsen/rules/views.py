"""Hide secret information from states and events; every viewer gets only this output (R7, R15)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .events import AnyEvent, Bought, Drew, Laid, Took
from .ledger import as_known
from .state import State, View, face_up


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
    laid, ledger = public.laid, public.ledger
    if state.laid[seat]:
        laid = (*laid[:seat], state.laid[seat], *laid[seat + 1 :])
    if seat in [entry.seat for entry in state.ledger]:
        both = zip(state.ledger, ledger, strict=True)
        ledger = tuple([entry if entry.seat == seat else known for entry, known in both])
    return {"seat": seat, "hand": state.hands[seat], "laid": laid, "ledger": ledger}


def laid_as_seen(state: State, seat: int | None) -> tuple[tuple[int | None, ...], ...]:
    """Return the tiles each seat has laid, with `None` for each tile that the viewer may not see."""
    return tuple(
        [
            tiles if not tiles or owner == seat or face_up(state, owner) else (None,) * len(tiles)
            for owner, tiles in enumerate(state.laid)
        ]
    )


def visible(event: AnyEvent, seat: int | None) -> AnyEvent:
    """Return the event without the tiles that the seat may not see; `None` is a spectator."""
    match event:
        case Bought() | Took() | Drew() if event.seat != seat:
            return replace(event, tiles=None)
        case Laid(face_up=False) if event.seat != seat:
            return replace(event, tiles=None)
        case _:
            return event
