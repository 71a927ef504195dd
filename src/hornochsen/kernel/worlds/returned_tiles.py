"""The possible places of tiles of completed rows, according to a view. This is computed once per view, before sampling.

The worlds are those of `rules.worlds`. A *sink* is an entry of the ledger that keeps tiles: the tiles that the
completer of a row took, or a purchase from the box. A tile that was revealed again may have come from one of several
sinks. An *outcome* is a number of unseen tiles for each sink; its probability is proportional to the number of worlds
with these numbers.
"""

from __future__ import annotations

import random
from collections import Counter
from math import comb

from msgspec.structs import replace

from ...rules.ledger import Drawn, Entry, Kept, Ledger, TurnedUp

Lacking = tuple[int, ...]
"""An outcome: the number of unseen tiles in each sink."""


class ReturnedTiles:
    """Possible places of the tiles that left the board, according to a ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.sinks: list[int] = []
        """The index of each sink in the ledger."""
        self.unseen: dict[int, list[int]] = {}
        """For the sink of each completed row, the row's tiles that are in the box or in another player's hand."""
        self.turned_up: list[tuple[int, list[int]]] = []
        """Tiles that were laid and revealed again, each with its possible sinks, of which there are several."""
        self.seen: dict[int, list[int]] = {}
        """By sink, the tiles that were in it: the viewer saw them, or they cannot have come from another sink."""
        self.entries: list[Kept | Drawn] = []
        """The ledger's entry of each sink."""
        self._read()
        self._layers = [Counter({tuple(e.count - len(self.seen[s]) for s, e in enumerate(self.entries)): 1})]
        for _, sinks in self.turned_up:
            following: Counter[Lacking] = Counter()
            for lacking, ways in self._layers[-1].items():
                for sink in sinks:
                    if lacking[sink]:
                        following[_changed(lacking, sink, -1)] += ways
            self._layers.append(following)
        weights = {lacking: ways * self._ways(lacking) for lacking, ways in self._layers[-1].items()}
        self.outcomes: dict[Lacking, int] = {lacking: weight for lacking, weight in weights.items() if weight}
        """The number of worlds with each outcome."""

    def entry(self, sink: int) -> Kept | Drawn:
        """Return the ledger's entry of a sink."""
        return self.entries[sink]

    def _read(self) -> None:
        home: dict[int, int] = {}
        held: set[int] = set()
        purchases: list[int] = []
        for index, entry in enumerate(self.ledger):
            if isinstance(entry, TurnedUp):
                row = home.pop(entry.tile)
                if entry.tile not in held:
                    sinks = self._ways_to(entry.seat, row, purchases)
                    if len(sinks) == 1:
                        self.seen[sinks[0]].append(entry.tile)
                    else:
                        self.turned_up.append((entry.tile, sinks))
                held.discard(entry.tile)
                continue
            sink = len(self.sinks)
            self.sinks.append(index)
            self.entries.append(entry)
            known = entry.kept if isinstance(entry, Kept) else entry.tiles
            self.seen[sink] = list(known or ())
            held.update(known or ())
            if isinstance(entry, Kept):
                home.update(dict.fromkeys(entry.tiles, sink))
            else:
                purchases.append(sink)
        for tile, sink in home.items():
            if tile not in held:
                self.unseen.setdefault(sink, []).append(tile)

    def _ways_to(self, seat: int, row: int, purchases: list[int]) -> list[int]:
        """Return the sinks from which a seat can have got a tile of a completed row; `row` is that row's sink."""
        later = [sink for sink in purchases if sink > row]
        return [sink for sink in (row, *later) if self.entries[sink].seat == seat]

    def _ways(self, lacking: Lacking) -> int:
        """Return the number of ways in which the unseen tiles can fill the sinks."""
        ways, box = 1, 0
        for sink, (count, entry) in enumerate(zip(lacking, self.entries, strict=True)):
            unseen = len(self.unseen.get(sink, ()))
            if count:
                ways *= comb(unseen if isinstance(entry, Kept) else box, count)
            box += unseen - count
            if not ways:
                return 0
        return ways

    def filled(self, lacking: Lacking, given: dict[int, list[int]], rng: random.Random) -> Ledger:
        """Return the full ledger of a world with the outcome `lacking`; `given` holds the unseen tiles in each sink."""
        tiles = {sink: self.seen[sink] + given.get(sink, []) for sink in range(len(self.sinks))}
        for (tile, sinks), layer in zip(reversed(self.turned_up), reversed(self._layers[:-1]), strict=True):
            weights = [layer[_changed(lacking, sink, +1)] for sink in sinks]
            (sink,) = rng.choices(sinks, weights)
            lacking = _changed(lacking, sink, +1)
            tiles[sink].append(tile)
        full: list[Entry] = list(self.ledger)
        for sink, index in enumerate(self.sinks):
            entry, kept = self.entry(sink), tuple(sorted(tiles[sink]))
            full[index] = replace(entry, kept=kept) if isinstance(entry, Kept) else replace(entry, tiles=kept)
        return tuple(full)


def _changed(lacking: Lacking, sink: int, by: int) -> Lacking:
    return (*lacking[:sink], lacking[sink] + by, *lacking[sink + 1 :])
