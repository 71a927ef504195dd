"""The events that a viewer gets contain every change of the viewer's view."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from rules.games import Game, examples, games, playthrough

from hornochsen.rules import AnyEvent, Taking, View, view, visible
from hornochsen.rules import events as ev

KEPT = ("round", "positions", "rows", "hand", "held", "supply", "box", "laid", "bought", "queue", "taking", "ending")


class Table:
    """A viewer's knowledge, kept from the first view and the events since."""

    def __init__(self, first: View) -> None:
        self.seat = first.seat
        self.round = first.round
        self.double, self.order, self.together = first.laying.double, first.laying.order, first.laying.together
        self.positions = list(first.positions)
        self.rows = list(first.rows)
        self.hand = list(first.hand)
        self.held = list(first.held)
        self.supply, self.box = first.supply, first.box
        self.laid = list(first.laid)
        self.bought = list(first.bought)
        self.queue: list[tuple[int, int]] = []
        self.taking: Taking | None = None
        self.ending: ev.Ending | None = None

    def hear(self, event: AnyEvent) -> None:
        match event:
            case ev.RoundBegan(number, double, _, order, together):
                self.round, self.double, self.order, self.together = number, double, order, together
                self.bought = [0] * len(self.bought)
            case ev.Bought(seat, count, from_box, tiles):
                self.supply -= count - from_box
                self.box -= from_box
                self.bought[seat] = count
                self.gain(seat, count, tiles)
            case ev.Laid(seat, count, _, tiles):
                self.laid[seat] = tiles or (None,) * count
                self.held[seat] -= count
                if seat == self.seat:
                    self.hand = [tile for tile in self.hand if tile not in (tiles or ())]
            case ev.TookBack(seat):
                self.gain(seat, len(self.laid[seat]), self.laid[seat])
                self.laid[seat] = ()
            case ev.Revealed(seats, tiles):
                for seat, shown in zip(seats, tiles, strict=True):
                    assert len(self.laid[seat]) == len(shown)
                    self.laid[seat] = shown
            case ev.Placed(seat, tile, row, square):
                self.queue += [(t, s) for s, shown in enumerate(self.laid) for t in shown if t is not None]
                self.queue.sort()
                self.laid = [()] * len(self.laid)
                assert self.queue.pop(0) == (tile, seat)
                assert len(self.rows[row]) == square
                self.rows[row] = (*self.rows[row], tile)
            case ev.Moved(seat, _, _, _, start, end):
                assert self.positions[seat] == start
                self.positions[seat] = end
            case ev.RowCompleted(seat, row, tile, next_row, tiles):
                assert self.rows[row] == (*tiles, tile)
                self.rows[row], self.rows[next_row] = (), (tile,)
                self.taking = Taking(seat, tiles)
            case ev.Took(seat, count, tiles):
                assert self.taking
                self.box += len(self.taking.tiles) - count
                self.taking = None
                self.gain(seat, count, tiles)
            case ev.Drew(seat, count, tiles):
                self.supply -= count
                self.gain(seat, count, tiles)
            case ev.RoundEnded(number):
                assert self.round == number
            case ev.GameEnded(ending, places):
                self.ending = ending
                assert [sum(p < q for p in self.positions) + 1 for q in self.positions] == list(places)
            case ev.BullsEye() | ev.DunghillReached() | ev.HappyCows():
                pass

    def gain(self, seat: int, count: int, tiles: tuple[int | None, ...] | None) -> None:
        self.held[seat] += count
        if seat == self.seat:
            assert tiles is not None
            assert len(tiles) == count
            self.hand = sorted([*self.hand, *(tile for tile in tiles if tile is not None)])

    def books(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in KEPT}
        laying = {"double": self.double, "order": self.order, "together": self.together}
        return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()} | laying


@examples(40)
@given(games)
def test_the_events_contain_every_change_of_a_view(game: Game) -> None:
    """R7: for each seat and for a spectator, the first view and the events give every later view."""
    start = game.start().state
    tables = [Table(view(start, seat)) for seat in (None, *range(game.players))]
    for turn in playthrough(game):
        for table in tables:
            for event in turn.step.events:
                table.hear(visible(event, table.seat))
            seen = view(turn.step.state, table.seat)
            laying = {name: getattr(seen.laying, name) for name in ("double", "order", "together")}
            assert table.books() == {name: getattr(seen, name) for name in KEPT} | laying
