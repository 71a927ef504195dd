"""Where the tiles of completed rows can have gone, as far as a view tells: prepared once, drawn from many times.

The same worlds as in `rules.worlds`. A *sink* is an entry of the ledger that keeps tiles: what a row's completer took,
or a purchase out of the box. A tile that turned up again may have come through one of several sinks; which ones did it
decides how many unseen tiles each sink still lacks, and each such outcome is as likely as there are worlds with it.
"""

from __future__ import annotations

import random
from collections import Counter
from math import comb

from msgspec.structs import replace

from ...rules.ledger import Drawn, Entry, Kept, Ledger, TurnedUp

Lacking = tuple[int, ...]
"""How many unseen tiles each sink has, by its place among the sinks."""


class Returned:
    """What a ledger tells about tiles that left the board."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.sinks: list[int] = []
        """Their places in the ledger."""
        self.unseen: dict[int, list[int]] = {}
        """By sink, the tiles of its row that are in the box or with somebody else than the viewer."""
        self.turned_up: list[tuple[int, list[int]]] = []
        """Tiles that turned up again, each with the sinks it can have come through."""
        self.seen: dict[int, list[int]] = {}
        """By sink, the tiles of which the viewer knows that it kept them."""
        self._read()
        entries = [self.entry(sink) for sink in range(len(self.sinks))]
        self._layers = [Counter({tuple(e.count - len(self.seen[s]) for s, e in enumerate(entries)): 1})]
        for _, sinks in self.turned_up:
            following: Counter[Lacking] = Counter()
            for lacking, ways in self._layers[-1].items():
                for sink in sinks:
                    if lacking[sink]:
                        following[_changed(lacking, sink, -1)] += ways
            self._layers.append(following)
        weights = {lacking: ways * self._ways(lacking) for lacking, ways in self._layers[-1].items()}
        self.outcomes: dict[Lacking, int] = {lacking: weight for lacking, weight in weights.items() if weight}
        """How many worlds there are for each way in which the sinks can lack tiles."""

    def entry(self, sink: int) -> Kept | Drawn:
        entry = self.ledger[self.sinks[sink]]
        assert not isinstance(entry, TurnedUp)
        return entry

    def _read(self) -> None:
        home: dict[int, int] = {}
        held: set[int] = set()
        for index, entry in enumerate(self.ledger):
            if isinstance(entry, TurnedUp):
                row = home.pop(entry.tile)
                if entry.tile not in held:
                    self.turned_up.append((entry.tile, self._ways_to(entry.seat, row)))
                held.discard(entry.tile)
                continue
            sink = len(self.sinks)
            self.sinks.append(index)
            known = entry.kept if isinstance(entry, Kept) else entry.tiles
            self.seen[sink] = list(known or ())
            held.update(known or ())
            if isinstance(entry, Kept):
                home.update(dict.fromkeys(entry.tiles, sink))
        for tile, sink in home.items():
            if tile not in held:
                self.unseen.setdefault(sink, []).append(tile)

    def _ways_to(self, seat: int, row: int) -> list[int]:
        """The sinks through which a tile of that sink's row can have reached the seat so far."""
        later = [s for s in range(row + 1, len(self.sinks)) if isinstance(self.entry(s), Drawn)]
        return [sink for sink in (row, *later) if self.entry(sink).seat == seat]

    def _ways(self, lacking: Lacking) -> int:
        """In how many ways the unseen tiles can give the sinks what they lack."""
        ways, box = 1, 0
        for sink, count in enumerate(lacking):
            unseen = len(self.unseen.get(sink, ()))
            kept = isinstance(self.entry(sink), Kept)
            ways *= comb(unseen if kept else box, count)
            box += unseen - count
            if not ways:
                return 0
        return ways

    def filled(self, lacking: Lacking, given: dict[int, list[int]], rng: random.Random) -> Ledger:
        """The whole ledger of a world with that outcome, in which the sinks got these unseen tiles."""
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
