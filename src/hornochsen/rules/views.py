"""Hide secret information from states and events; every viewer gets only this output (R7, R15)."""

from __future__ import annotations

from msgspec.structs import replace

from .events import AnyEvent, Bought, Drew, Laid, Took
from .ledger import as_known
from .state import State, View, face_up


def view(state: State, seat: int | None) -> View:
    """Return the state as a seat may see it; `None` is a spectator."""
    return View(
        seat=seat,
        board=state.board,
        rules=state.rules,
        round=state.round,
        laying=state.laying,
        positions=state.positions,
        rows=state.rows,
        hand=() if seat is None else state.hands[seat],
        held=tuple(len(hand) for hand in state.hands),
        supply=len(state.supply),
        box=len(state.box),
        laid=laid_as_seen(state, seat),
        bought=state.bought,
        queue=state.queue,
        taking=state.taking,
        open_next=state.open_next,
        dunghill_reached=state.dunghill_reached,
        ending=state.ending,
        ledger=as_known(state.ledger, seat),
    )


def laid_as_seen(state: State, seat: int | None) -> tuple[tuple[int | None, ...], ...]:
    """Return the tiles each seat has laid, with `None` for each tile that the viewer may not see."""
    return tuple(
        tiles if owner == seat or face_up(state, owner) else (None,) * len(tiles)
        for owner, tiles in enumerate(state.laid)
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
