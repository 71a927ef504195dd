"""Sample arguments for each message: every case of its selectors, and values that are hard to phrase."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from locales.catalogue import Anatomy, Entry, is_plural

ANYTHING = (1, 12)
VALUES: dict[str, tuple[str | int, ...]] = {
    "about": ("Patient. Remembers every tile.",),
    "asker": ("Ödön",),
    "board": ("classic",),
    "box": (1, 2),
    "count": (0, 1, 2, 3, 9),
    "dunghill": (60,),
    "end": (1, 5, 55, 60, 103),
    "eyes": ("40", "40, 50"),
    "entries": ("Anja 15, Éloïse 3",),
    "file": ("hornochsen-2024.json",),
    "head": ("Anja", "1, 2"),
    "last": ("Ödön", "55"),
    "missing": (0, 1, 3),
    "moves": (0, 1, 87, 1234),
    "name": ("Éloïse", "Maximilian Alexander"),
    "names": ("Anja", "Anja, Éloïse"),
    "next": (1, 5, 12),
    "number": (1, 8),
    "order": ("Anja, Éloïse",),
    "place": (1, 8),
    "points": (0, 1, 5, 12, 99),
    "reason": ("no room",),
    "round": (1, 5, 200),
    "rounds": (1, 15, 200),
    "rows": (5, 12, 40),
    "rules": ("Official rules",),
    "row": (1, 5, 12),
    "square": (40, 50),
    "text": ("b17x",),
    "tile": (1, 5, 63, 99),
    "tiles": ("63", "15, 27, 41, 53, 59, 62, 78, 80, 81, 92, 99"),
}


def samples(entry: Entry) -> Iterator[dict[str, str | int]]:
    """Yield every combination of sample values for a message's variables."""
    anatomy = Anatomy(entry.message)
    cases = {variable: tuple(keys) for variable, keys, _ in anatomy.selectors if not is_plural(keys)}
    values = {
        name: cases[name] if cases.get(name, ("0",))[0] != "0" else VALUES.get(name, ANYTHING)
        for name in anatomy.variables
    }
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))
