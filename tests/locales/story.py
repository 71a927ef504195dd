"""A short game with nearly every kind of event, and the rare events that it does not reach."""

from __future__ import annotations

from collections.abc import Iterator

from hornochsen.rules import OFFICIAL, Action, Board, Buy, State, TakeBack, apply, deal, legal, places
from hornochsen.rules import events as ev

NAMES = ("Anja", "Bernd", "Éloïse", "Ödön")
BOARD = Board(
    name="meadow",
    rows=(
        ("", "", "", 6),
        ("", 2, "", 5),
        ("", "", 3, "", 8),
        ("", "", 1, 5),
        ("", "H", "H", 4, 7),
        ("", "D", 6),
        ("", "", "", 9),
        ("", 4, 5, 7),
    ),
    bulls_eyes=(9, 24),
    dunghill=30,
)
SUPPLY = tuple(37 * draw % 100 for draw in range(1, 100))
"""A fixed order of the tiles."""


def game() -> Iterator[tuple[State, tuple[ev.AnyEvent, ...]]]:
    """Yield the positions of a game, each with the events that led to it."""
    state, events = deal(BOARD, OFFICIAL, len(NAMES), SUPPLY)
    yield state, events
    turn = 0
    while not state.over:
        turn += 1
        action = _chosen(state, turn)
        state, events = apply(state, action)
        yield state, events


def _chosen(state: State, turn: int) -> Action:
    laid = [seat for seat, tiles in enumerate(state.laid) if tiles]
    if turn in (3, 7) and laid:
        return TakeBack(laid[0])
    seat = state.awaited[turn % len(state.awaited)]
    allowed = legal(state, seat)
    buys = [action for action in allowed if isinstance(action, Buy)]
    others = [action for action in allowed if not isinstance(action, Buy)]
    if buys and (turn % 7 == 3 or not others):
        return buys[turn % len(buys)]
    return others[turn * 5 % len(others)]


CORNERS: tuple[ev.AnyEvent, ...] = (
    ev.RoundBegan(5, double=False, open=True, order=(1, 2, 3, 0), together=0),
    ev.RoundBegan(6, double=True, open=True, order=(0, 2, 1, 3), together=2),
    ev.RoundBegan(7, double=False, open=True, order=(0, 1, 2, 3), together=4),
    ev.RoundBegan(50, double=True, open=False, order=(), together=0),
    ev.Bought(0, 3, 1, (5, 51, 99)),
    ev.Bought(1, 3, 2, None),
    ev.Bought(1, 1, 1, None),
    ev.Bought(1, 2, 2, (7, 8)),
    ev.Laid(0, 2, False, (5, 51)),
    ev.Laid(1, 2, False, None),
    ev.Laid(1, 2, True, (1, 100)),
    ev.TookBack(0),
    ev.TookBack(1),
    ev.Revealed((0, 2), ((15, 63), (3, 14))),
    ev.Revealed((1,), ((44,),)),
    ev.Moved(0, "cow-pat", 1, False, 0, 1),
    ev.Moved(1, "bullhead", 8, False, 15, 25),
    ev.Moved(0, "bullhead", 7, True, 22, 17),
    ev.Moved(1, "cow-pat", 2, True, 22, 22),
    ev.Moved(0, "cow-pat", 2, True, 22, 22),
    ev.Moved(1, "cow-pat", 1, True, 1, 0),
    ev.Moved(0, "cow-pat", 5, True, 0, 0),
    ev.Moved(1, "purchase", 1, False, 54, 55),
    ev.Moved(0, "purchase", 3, False, 0, 5),
    ev.Moved(1, "purchase", 1, True, 6, 5),
    ev.Moved(0, "purchase", 3, True, 2, 0),
    ev.BullsEye(0, 50),
    ev.BullsEye(1, 40),
    ev.DunghillReached(0),
    ev.DunghillReached(1),
    ev.HappyCows(True),
    ev.HappyCows(False),
    ev.RowCompleted(0, 4, 51, 0, (1, 2)),
    ev.RowCompleted(1, 2, 63, 4, (1, 2)),
    ev.Took(0, 0, ()),
    ev.Took(1, 0, None),
    ev.Took(0, 1, (56,)),
    ev.Took(1, 1, None),
    ev.Drew(0, 6, (1, 2, 3, 4, 5, 6)),
    ev.Drew(1, 6, None),
    ev.Drew(1, 1, None),
    ev.GameEnded("dunghill", places((1, 2))),
    ev.GameEnded("no-tiles", places((1, 2))),
    ev.GameEnded("round-limit", places((1, 2))),
)
