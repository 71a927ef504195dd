"""All worlds of a view are equally likely: small cases, in which all worlds can be counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import comb, perm, sqrt

import pytest
from effort import repetitions
from msgspec.structs import replace
from rules.position import CLASSIC, whereabouts
from rules.world_histories import Screens, Tiles, after, check_history, viewers

from hornochsen.rules import OFFICIAL, TILES, State, View, sample_world, view
from hornochsen.rules.ledger import Drawn, Entry, Kept, TurnedUp
from hornochsen.rules.state import Laying


def small(
    *ledger: Entry,
    fresh: Mapping[int, Sequence[int]] | None = None,
    supply: Sequence[int] = (),
    laid: Mapping[int, Sequence[int]] | None = None,
    players: int = 3,
) -> State:
    """Return a state with a given history and nearly all tiles on the board (in longer rows than any board has)."""
    screens: Screens = (frozenset(),) * players
    box: Tiles = frozenset()
    for entry in ledger:
        screens, box = after(entry, screens, box)
    face_down = [tuple((laid or {}).get(seat, ())) for seat in range(players)]
    hands = [sorted({*mine, *(fresh or {}).get(seat, ())} - {*face_down[seat]}) for seat, mine in enumerate(screens)]
    away = {tile for tiles in (*hands, *face_down, supply, box) for tile in tiles}
    rest = [tile for tile in TILES if tile not in away]
    state = State(
        board=CLASSIC,
        rules=OFFICIAL,
        round=9,
        laying=Laying(double=False, selling=True),
        positions=tuple(range(1, players + 1)),
        rows=(*(tuple(rest[start::4]) for start in range(4)), *[()] * 8),
        hands=tuple(map(tuple, hands)),
        supply=tuple(supply),
        box=tuple(sorted(box)),
        laid=tuple(face_down),
        bought=(0,) * players,
        ledger=ledger,
    )
    assert whereabouts(state) == list(TILES)
    check_history(state)
    return state


History = tuple[tuple[Entry, ...], Screens, Tiles]


def histories(seen: View) -> Iterator[History]:
    """Yield every possible history: a ledger with its gaps filled, and where its tiles are then."""

    def go_on(index: int, past: tuple[Entry, ...], screens: Screens, box: Tiles) -> Iterator[History]:
        if index == len(seen.ledger):
            yield past, screens, box
            return
        for entry in fillings(seen.ledger[index], box):
            if not isinstance(entry, TurnedUp) or entry.tile in screens[entry.seat]:
                yield from go_on(index + 1, (*past, entry), *after(entry, screens, box))

    return go_on(0, (), (frozenset(),) * seen.players, frozenset())


def fillings(entry: Entry, box: Tiles) -> Iterator[Entry]:
    match entry:
        case Kept(_, tiles, count, None):
            yield from (replace(entry, kept=kept) for kept in combinations(sorted(tiles), count))
        case Drawn(_, count, None):
            yield from (replace(entry, tiles=drawn) for drawn in combinations(sorted(box), count))
        case Drawn(_, _, drawn) if not set(drawn or ()) <= box:
            return
        case _:
            yield entry


def all_worlds(seen: View) -> list[State]:
    """Return every world that is consistent with a view, by enumeration."""
    worlds: list[State] = []
    shown = {tile for row in seen.rows for tile in row} | {tile for tiles in seen.laid for tile in tiles if tile}
    back = {tile for entry in seen.ledger if isinstance(entry, Kept) for tile in entry.tiles}
    fresh = set(TILES) - shown - back - set(seen.hand)
    for past, screens, box in histories(seen):
        if len(box) != seen.box:
            continue
        for split in splits(sorted(fresh), [len(seen.laid[s]) + seen.held[s] - len(screens[s]) for s in others(seen)]):
            hidden = {seat: screens[seat] | set(tiles) for seat, tiles in zip(others(seen), split, strict=True)}
            rest = sorted(fresh - {tile for tiles in split for tile in tiles})
            for down in face_downs(seen, hidden):
                hands = [
                    seen.hand if seat == seen.seat else tuple(sorted(hidden[seat] - set(down[seat])))
                    for seat in range(seen.players)
                ]
                for supply in permutations(rest):
                    worlds.append(as_state(seen, tuple(hands), down, supply, tuple(sorted(box)), past))
    return worlds


def others(seen: View) -> list[int]:
    return [seat for seat in range(seen.players) if seat != seen.seat]


def splits(tiles: list[int], counts: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to give each seat its number of tiles."""
    if not counts:
        yield []
        return
    for mine in combinations(tiles, counts[0]):
        for rest in splits([tile for tile in tiles if tile not in mine], counts[1:]):
            yield [mine, *rest]


def face_downs(seen: View, hidden: Mapping[int, Tiles]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield all choices of the tiles that the other seats have laid face down."""

    def go_on(seat: int) -> Iterator[tuple[tuple[int, ...], ...]]:
        if seat == seen.players:
            yield ()
            return
        own = tuple(tile for tile in seen.laid[seat] if tile is not None)
        for mine in [own] if seat == seen.seat else combinations(sorted(hidden[seat]), len(seen.laid[seat])):
            yield from ((mine, *rest) for rest in go_on(seat + 1))

    return go_on(0)


def as_state(
    seen: View,
    hands: tuple[tuple[int, ...], ...],
    laid: tuple[tuple[int, ...], ...],
    supply: tuple[int, ...],
    box: tuple[int, ...],
    ledger: tuple[Entry, ...],
) -> State:
    return State(
        board=seen.board,
        rules=seen.rules,
        round=seen.round,
        laying=seen.laying,
        positions=seen.positions,
        rows=seen.rows,
        hands=hands,
        supply=supply,
        box=box,
        laid=laid,
        bought=seen.bought,
        ledger=ledger,
    )


def check_uniform(seen: View, worlds: list[State], rng: random.Random) -> None:
    """Check that each world is drawn, no other, and all about equally often (chi-square, 4.5 standard deviations)."""
    assert len(set(map(repr, worlds))) == len(worlds)
    assert all(view(world, seen.seat) == seen for world in worlds)
    expected = max(40, 4000 // len(worlds))
    drawn = Counter(repr(sample_world(seen, rng)) for _ in range(expected * len(worlds)))
    assert set(drawn) <= set(map(repr, worlds)), "a world that cannot be"
    freedom = len(worlds) - 1
    if freedom:
        square = sum((drawn[repr(world)] - expected) ** 2 / expected for world in worlds)
        spread = 2 / (9 * freedom)
        assert square <= freedom * (1 - spread + 4.5 * sqrt(spread)) ** 3


ROW = (10, 20, 30, 40)

CASES: dict[str, tuple[State, int | None, int]] = {
    "tiles never seen are in hands and supply": (
        small(fresh={1: [1], 2: [2, 3]}, supply=[5, 4]),
        0,
        comb(5, 1) * comb(4, 2) * perm(2),
    ),
    "a row of which one kept two": (
        small(Kept(1, ROW, 2, (10, 30)), fresh={2: [1]}, supply=[2]),
        0,
        comb(4, 2) * 2,
    ),
    "what one kept oneself is known, and so is the rest": (
        small(Kept(0, ROW, 2, (10, 30)), fresh={2: [1]}, supply=[2]),
        0,
        2,
    ),
    "a row of which nobody kept any": (
        small(Kept(1, ROW, 0, ()), fresh={2: [1]}, supply=[2]),
        0,
        2,
    ),
    "one kept, another bought out of the box": (
        small(Kept(1, ROW, 1, (10,)), Drawn(2, 2, (20, 40)), supply=[2, 1]),
        0,
        comb(4, 1) * comb(3, 2) * 2,
    ),
    "a tile that turned up was kept or bought by the same player": (
        small(Kept(1, ROW[:3], 1, (10,)), Drawn(1, 1, (20,)), TurnedUp(1, 20)),
        0,
        2 + 1 + 1,
    ),
    "a tile that turned up with another player was bought": (
        small(Kept(1, ROW, 1, (10,)), Drawn(2, 2, (20, 30)), TurnedUp(2, 20)),
        0,
        3 * 2,
    ),
    "bought before the row was completed it cannot have been": (
        small(
            Kept(2, (50, 60, 70), 1, (50,)),
            Drawn(1, 1, (60,)),
            Kept(1, ROW[:3], 1, (20,)),
            TurnedUp(1, 20),
        ),
        0,
        3 * 2,
    ),
    "bought after it turned up it cannot have been": (
        small(Kept(1, ROW[:3], 1, (20,)), TurnedUp(1, 20), Drawn(1, 1, (10,))),
        0,
        2,
    ),
    "of two purchases either may have brought it": (
        small(Kept(2, ROW, 1, (10,)), Drawn(1, 1, (20,)), Drawn(1, 1, (30,)), TurnedUp(1, 30)),
        0,
        2 * 3 * 2,
    ),
    "two turned up from the same places": (
        small(Kept(1, ROW, 2, (10, 20)), Drawn(1, 1, (30,)), TurnedUp(1, 20), TurnedUp(1, 30)),
        0,
        2 + 2 * 2,
    ),
    "one turned up, and another player had bought too": (
        small(Kept(1, ROW, 1, (10,)), Drawn(1, 1, (20,)), Drawn(2, 1, (30,)), TurnedUp(1, 20)),
        0,
        3 * 2 + 3 * 2,
    ),
    "one turned up, and another player had bought two": (
        small(Kept(1, (*ROW, 50, 60), 1, (10,)), Drawn(1, 1, (20,)), Drawn(2, 2, (30, 50)), TurnedUp(1, 20)),
        0,
        5 * comb(4, 2) + 5 * comb(4, 2),
    ),
    "who kept the whole row cannot have bought of it": (
        small(Kept(2, ROW, 1, (10,)), Kept(1, (50, 60), 2, (50, 60)), Drawn(1, 1, (20,)), TurnedUp(1, 50)),
        0,
        4 * 3,
    ),
    "a purchase that emptied the box": (
        small(Kept(1, ROW[:3], 1, (10,)), Drawn(1, 2, (20, 30)), TurnedUp(1, 20)),
        0,
        1 + 2,
    ),
    "rows of two players, purchases of both, and tiles of either": (
        small(
            Kept(1, ROW[:3], 1, (10,)),
            Drawn(1, 1, (20,)),
            Kept(2, (50, 60, 70), 1, (50,)),
            Drawn(2, 1, (60,)),
            TurnedUp(1, 20),
            TurnedUp(2, 60),
        ),
        0,
        (2 + 2) * (3 + 2),
    ),
    "a tile that came back twice": (
        small(
            Kept(1, ROW[:3], 2, (10, 20)),
            TurnedUp(1, 20),
            Kept(2, (20, 50, 60), 1, (50,)),
            Drawn(1, 1, (20,)),
            TurnedUp(1, 20),
        ),
        0,
        2 * 2,
    ),
    "what the viewer bought was not kept by others": (
        small(Kept(1, ROW, 2, (10, 20)), Drawn(0, 1, (30,)), Drawn(2, 1, (40,))),
        0,
        3,
    ),
    "what the viewer bought and laid again is free to be kept once more": (
        small(Kept(1, ROW, 1, (10,)), Drawn(0, 1, (30,)), TurnedUp(0, 30), Kept(2, (30, 50), 1, (50,))),
        0,
        3 * 2,
    ),
    "any tile of a hand may be the one that lies face down": (
        small(Kept(1, ROW[:2], 1, (10,)), fresh={1: [1], 2: [2, 3]}, supply=[4], laid={1: [10], 2: [2, 3], 0: []}),
        0,
        2 * 2 * 4 * 3,
    ),
    "the viewer's own laid tile is known": (
        small(Kept(0, ROW[:3], 2, (10, 20)), fresh={0: [1], 1: [2]}, supply=[3], laid={0: [10], 1: [2]}),
        0,
        2,
    ),
    "a spectator knows of no hand": (
        small(Kept(0, ROW[:3], 1, (10,)), Drawn(0, 1, (20,)), TurnedUp(0, 20), fresh={0: [1]}, supply=[2]),
        None,
        4 * 2,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_all_worlds_are_equally_likely(case: str) -> None:
    """R7, R15: small cases, in which the worlds can be counted by hand."""
    state, seat, count = CASES[case]
    seen = view(state, seat)
    worlds = all_worlds(seen)
    assert len(worlds) == count
    assert state in worlds
    check_uniform(seen, worlds, random.Random(1))


def random_history(rng: random.Random) -> State:
    """Return a possible history of a few tiles."""
    board, box = set(range(10, 17)), set[int]()
    screens: list[set[int]] = [set(), set(), set()]
    ledger: list[Entry] = []
    while len(ledger) < 8:
        seat = rng.randrange(3)
        what = rng.choice(["kept", "drawn", "turned up"])
        if what == "kept" and len(board) >= 3:
            row = tuple(rng.sample(sorted(board), rng.randint(2, 3)))
            kept = set(rng.sample(row, rng.randint(0, 2)))
            ledger.append(Kept(seat, row, len(kept), tuple(sorted(kept))))
            board -= set(row)
            box |= set(row) - kept
            screens[seat] |= kept
        elif what == "drawn" and box:
            drawn = set(rng.sample(sorted(box), rng.randint(1, min(2, len(box)))))
            ledger.append(Drawn(seat, len(drawn), tuple(sorted(drawn))))
            box -= drawn
            screens[seat] |= drawn
        elif what == "turned up" and screens[seat]:
            tile = rng.choice(sorted(screens[seat]))
            ledger.append(TurnedUp(seat, tile))
            screens[seat].remove(tile)
            board.add(tile)
    return small(*ledger, fresh={0: [1], 1: [2]}, supply=[3])


@pytest.mark.parametrize("seed", range(repetitions(6, soak=12)))
def test_all_worlds_are_equally_likely_after_any_history(seed: int) -> None:
    """R7, R15"""
    rng = random.Random(seed)
    state = random_history(rng)
    for seat in viewers(state):
        seen = view(state, seat)
        worlds = all_worlds(seen)
        assert state in worlds
        if len(worlds) <= 300:
            check_uniform(seen, worlds, rng)
