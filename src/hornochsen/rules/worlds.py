"""Sample a world uniformly from all worlds that agree with a view.

A world gives the place of each tile that the viewer cannot see and the history of that tile: which tiles each player
kept from a completed row, and which tiles each purchase drew from the box. All worlds have the same probability,
because the sampler assumes that the players' choices carry no information.

The number of tiles behind a screen that have been on the board is public, so these tiles and the tiles that were
never on the board are sampled separately. Tiles that were never on the board are shuffled. Each other tile is
assigned to a *sink*: the tiles kept from its row, a purchase from the box, or the box itself. Tiles that were laid
again are assigned first, weighted by the number of ways in which the unseen tiles can fill the remaining sinks.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import comb

from msgspec.structs import replace

from .ledger import Drawn, Entry, Kept, Ledger, TurnedUp
from .state import TILES, State, Tiles, View


def sample_world(view: View, rng: random.Random) -> State:
    """Return a random complete state that looks exactly like `view` from the viewer's seat."""
    returned = _Returned(view)
    returned.sample(rng)
    others = [seat for seat in range(view.players) if seat != view.seat]
    hidden = {seat: list(returned.hands[seat]) for seat in others}

    fresh = _fresh_tiles(view)
    rng.shuffle(fresh)
    for seat in others:
        count = view.held[seat] + view.laid[seat].count(None) - len(hidden[seat])
        hidden[seat] += fresh[:count]
        del fresh[:count]

    hands: list[tuple[int, ...]] = []
    laid: list[tuple[int, ...]] = []
    for seat in range(view.players):
        shown = tuple(tile for tile in view.laid[seat] if tile is not None)
        face_down = rng.sample(hidden[seat], view.laid[seat].count(None)) if seat in hidden else []
        hands.append(tuple(sorted(set(hidden[seat]) - set(face_down))) if seat in hidden else view.hand)
        laid.append(tuple(sorted(face_down)) or shown)
    box = tuple(sorted(returned.box))
    return with_hidden(view, tuple(hands), tuple(fresh), box, tuple(laid), returned.ledger())


def with_hidden(
    view: View,
    hands: tuple[Tiles, ...],
    supply: Tiles,
    box: Tiles,
    laid: tuple[Tiles, ...],
    ledger: Ledger = (),
) -> State:
    """Return the state that has these hidden parts and the visible parts of the view."""
    return State(
        board=view.board,
        rules=view.rules,
        round=view.round,
        laying=view.laying,
        positions=view.positions,
        rows=view.rows,
        hands=hands,
        supply=supply,
        box=box,
        laid=laid,
        bought=view.bought,
        queue=view.queue,
        taking=view.taking,
        open_next=view.open_next,
        dunghill_reached=view.dunghill_reached,
        ending=view.ending,
        ledger=ledger,
    )


def _fresh_tiles(view: View) -> list[int]:
    """Return the tiles that the viewer has never seen."""
    seen = set(view.hand)
    seen.update(tile for row in view.rows for tile in row)
    seen.update(tile for tiles in view.laid for tile in tiles if tile is not None)
    seen.update(tile for tile, _ in view.queue)
    seen.update(view.taking.tiles if view.taking else ())
    seen.update(tile for entry in view.ledger if isinstance(entry, Kept) for tile in entry.tiles)
    return [tile for tile in TILES if tile not in seen]


Capacities = tuple[int, ...]
"""The number of tiles each sink still needs, by ledger index; 0 for entries that are not sinks."""


class _Returned:
    """Assigns the tiles of completed rows to sinks: ledger entries with which a seat kept or bought tiles."""

    def __init__(self, view: View) -> None:
        self.entries: tuple[Entry, ...] = view.ledger
        self.given: dict[int, list[int]] = {
            index: [] for index, entry in enumerate(self.entries) if not isinstance(entry, TurnedUp)
        }
        self.unseen: dict[int, list[int]] = {}
        self.choices: list[tuple[int, list[int]]] = []
        self.box: list[int] = []
        self.hands: dict[int, list[int]] = {seat: [] for seat in range(view.players)}
        self._sort_tiles()

    def _sort_tiles(self) -> None:
        """Sort the tiles into three groups: the sink is known; laid again, with several possible sinks; unseen."""
        latest: dict[int, int] = {}
        known: set[int] = set()
        for index, entry in enumerate(self.entries):
            match entry:
                case Kept(_, tiles, _, kept):
                    latest.update(dict.fromkeys(tiles, index))
                    self._know(index, kept, known)
                case Drawn(_, _, drawn):
                    self._know(index, drawn, known)
                case TurnedUp(seat, tile):
                    home = latest.pop(tile)
                    if tile not in known:
                        self.choices.append((tile, self._sources(seat, home, index)))
                    known.discard(tile)
        self.shown = {entry.tile for entry in self.entries if isinstance(entry, TurnedUp)} - set(latest)
        for tile, home in latest.items():
            if tile not in known:
                self.unseen.setdefault(home, []).append(tile)
        self.held = known

    def _know(self, sink: int, tiles: Sequence[int] | None, known: set[int]) -> None:
        if tiles is not None:
            self.given[sink] += tiles
            known.update(tiles)

    def _sources(self, seat: int, home: int, until: int) -> list[int]:
        """Return the ledger entries, before the index `until`, through which the seat can have got a tile.

        The tile lay in the row that was completed at the index `home`: the seat kept it then, or bought it later.
        """
        return [
            index
            for index in range(home, until)
            if (index == home or isinstance(self.entries[index], Drawn)) and self.entries[index].seat == seat
        ]

    def sample(self, rng: random.Random) -> None:
        """Assign every tile to a sink at random; fill `given`, `hands` and `box`."""
        lacking = [0] * len(self.entries)
        for sink, tiles in self.given.items():
            entry = self.entries[sink]
            assert not isinstance(entry, TurnedUp)
            lacking[sink] = entry.count - len(tiles)
        for (tile, _), sink in zip(self.choices, self._choose(tuple(lacking), rng), strict=True):
            self.given[sink].append(tile)
            lacking[sink] -= 1
        for index, entry in enumerate(self.entries):
            if isinstance(entry, Kept):
                tiles = self.unseen.get(index, [])
                kept = set(rng.sample(tiles, lacking[index]))
                self._give(index, entry.seat, kept)
                self.box += [tile for tile in tiles if tile not in kept]
            elif isinstance(entry, Drawn):
                drawn = set(rng.sample(self.box, lacking[index]))
                self._give(index, entry.seat, drawn)
                self.box = [tile for tile in self.box if tile not in drawn]

    def _give(self, sink: int, seat: int, tiles: set[int]) -> None:
        self.given[sink] += tiles
        self.hands[seat] += tiles

    def _choose(self, lacking: Capacities, rng: random.Random) -> list[int]:
        """Return a sink for each tile that was laid again, weighted by the number of worlds with that choice."""
        layers: list[Counter[Capacities]] = [Counter({lacking: 1})]
        for _, sinks in self.choices:
            following: Counter[Capacities] = Counter()
            for left, ways in layers[-1].items():
                for sink in sinks:
                    if left[sink]:
                        following[_less(left, sink)] += ways
            layers.append(following)
        weighted = [(left, ways * self._ways(left)) for left, ways in layers[-1].items()]
        left = _pick(weighted, rng)
        chosen: list[int] = []
        for (_, sinks), layer in zip(reversed(self.choices), reversed(layers[:-1]), strict=True):
            before = [(sink, layer[_more(left, sink)]) for sink in sinks]
            sink = _pick(before, rng)
            left = _more(left, sink)
            chosen.append(sink)
        return chosen[::-1]

    def _ways(self, lacking: Capacities) -> int:
        """Return the number of ways in which the unseen tiles can fill the sinks."""
        ways, box = 1, 0
        for index, entry in enumerate(self.entries):
            if isinstance(entry, Kept):
                unseen = len(self.unseen.get(index, ()))
                ways *= comb(unseen, lacking[index])
                box += unseen - lacking[index]
            elif isinstance(entry, Drawn) and ways:
                ways *= comb(box, lacking[index])
                box -= lacking[index]
            if not ways:
                return 0
        return ways

    def ledger(self) -> tuple[Entry, ...]:
        """Return the ledger with the assigned tiles."""
        return tuple(self._filled(index, entry) for index, entry in enumerate(self.entries))

    def _filled(self, index: int, entry: Entry) -> Entry:
        match entry:
            case Kept():
                return replace(entry, kept=tuple(sorted(self.given[index])))
            case Drawn():
                return replace(entry, tiles=tuple(sorted(self.given[index])))
            case _:
                return entry


def _less(left: Capacities, sink: int) -> Capacities:
    """Return the capacities after one tile was assigned to the sink."""
    return (*left[:sink], left[sink] - 1, *left[sink + 1 :])


def _more(left: Capacities, sink: int) -> Capacities:
    """Return the capacities before one tile was assigned to the sink."""
    return (*left[:sink], left[sink] + 1, *left[sink + 1 :])


def _pick(weighted: list[tuple[Capacities, int]] | list[tuple[int, int]], rng: random.Random):  # type: ignore[no-untyped-def]
    """Return a random value with a probability proportional to its weight, using exact integer arithmetic."""
    at = rng.randrange(sum(weight for _, weight in weighted))
    for value, weight in weighted:
        at -= weight
        if at < 0:
            return value
    raise AssertionError("weights add up")
