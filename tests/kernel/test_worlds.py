"""The kernel's sampled worlds are consistent with the view and equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt
from random import Random

import numpy as np
import pytest
from kernel.histories import Outcome, outcomes
from kernel.random_play import CLASSIC, positions

from hornochsen.kernel import KernelGame, Worlds, code_of, random_trials, to_state
from hornochsen.kernel.game.kernel_game import do_action
from hornochsen.kernel.game.layout import GAME_SIZE
from hornochsen.kernel.worlds.sampling import sample_one
from hornochsen.rules import OFFICIAL, TILES, Buy, State, View, apply, draw_from_box, legal, sample_world, view
from hornochsen.rules.ledger import Drawn, Entry, Kept, TurnedUp, left_the_board
from hornochsen.rules.state import Laying


def where_all_tiles_are(state: State) -> list[int]:
    offered = state.taking.tiles if state.taking else ()
    queued = tuple(tile for tile, _ in state.queue)
    places = (*state.hands, *state.rows, *state.laid, state.supply, state.box, offered, queued)
    return sorted(tile for tiles in places for tile in tiles)


def test_a_world_has_exactly_the_view_it_was_drawn_from() -> None:
    rng, stream = Random("worlds"), np.array([1], np.uint64)
    several = 0
    for _ in range(50):
        for state in positions(rng):
            if rng.random() < 0.9:
                continue
            seat = rng.choice([None, *range(state.players)])
            seen = view(state, seat)
            worlds = Worlds(seen)
            world = worlds.sample(stream)
            assert view(world, seat) == seen
            if not state.over:
                assert where_all_tiles_are(world) == list(TILES)
            several += len(worlds.outcomes) > 1
    assert several > 5


def test_a_world_can_be_played_on_by_the_rules() -> None:
    rng, stream = Random("on"), np.array([2], np.uint64)
    for _ in range(20):
        state = rng.choice(list(positions(rng)))
        world = Worlds(view(state, 0)).sample(stream)
        while not world.over:
            action = rng.choice(legal(world, rng.choice(world.awaited)))
            world = apply(world, action, draw_from_box(world, action, rng)).state


def small_state(ledger: tuple[Entry, ...], laid: tuple[tuple[int, ...], ...] = ((), (), ())) -> State:
    """Return a state of three players with this ledger. Tiles that turned up again are in the rows."""
    (places,) = outcomes(ledger, 3)  # a state's own ledger has no unknown tiles
    back = {tile for entry in ledger if isinstance(entry, Kept) for tile in entry.tiles}
    turned_up = [tile for tile in sorted(back) if not any(tile in place for place in places)]
    fresh = [tile for tile in TILES if tile not in back]
    rows = ([fresh.pop(), *turned_up[:3]], [fresh.pop(), *turned_up[3:6]], [fresh.pop()], [fresh.pop()])
    hands = [sorted({*places[seat], *(fresh.pop(0) for _ in range(3))} - set(laid[seat])) for seat in range(3)]
    return State(
        board=CLASSIC,
        rules=OFFICIAL,
        round=9,
        laying=Laying(double=False, selling=True),
        positions=(4, 0, 7),
        rows=(*(tuple(row) for row in rows), *((),) * 8),
        hands=tuple(map(tuple, hands)),
        supply=tuple(tile for tile in fresh if not any(tile in tiles for tiles in laid)),
        box=tuple(sorted(places[-1])),
        laid=laid,
        bought=(0, 0, 0),
        ledger=ledger,
    )


SMALL: dict[str, tuple[Entry, ...]] = {
    "two rows": (Kept(1, (10, 11, 12), 2, (10, 12)), Kept(2, (20, 21, 22), 1, (21,))),
    "a purchase out of the box": (
        Kept(1, (10, 11, 12), 2, (10, 12)),
        Kept(2, (20, 21, 22), 1, (21,)),
        Drawn(1, 1, (22,)),
    ),
    "a tile that was kept or bought": (
        Kept(1, (10, 11, 12), 1, (10,)),
        Kept(2, (20, 21, 22), 1, (21,)),
        Drawn(1, 2, (11, 20)),
        TurnedUp(1, 11),
    ),
    "the viewer bought in between": (
        Kept(0, (30, 31, 32), 1, (31,)),
        Kept(1, (10, 11, 12), 1, (12,)),
        Drawn(2, 1, (30,)),
        Drawn(0, 1, (10,)),
        Drawn(1, 1, (32,)),
        TurnedUp(1, 12),
    ),
    "a tile that came back twice": (
        Kept(1, (10, 11, 12), 2, (10, 11)),
        TurnedUp(1, 10),
        Kept(2, (10, 40, 41), 1, (40,)),
        Drawn(1, 1, (10,)),
        Drawn(2, 1, (12,)),
        TurnedUp(2, 12),
        TurnedUp(1, 11),
    ),
}


def too_far(counts: Counter[Hashable], expected: dict[Hashable, float]) -> str | None:
    """Return why a chi-square test rejects the counts (over five standard deviations), or `None`."""
    if strange := set(counts) - set(expected):
        return f"cannot be: {strange}"
    total = counts.total()
    square = sum((counts[key] - total * share) ** 2 / (total * share) for key, share in expected.items())
    freedom = len(expected) - 1
    return f"{square:.0f} for {freedom}" if square > freedom + 5 * sqrt(2 * freedom) + 5 else None


def returned(state: State) -> Outcome:
    """Return the places of the tiles of completed rows in a world."""
    places = [{*hand, *laid} for hand, laid in zip(state.hands, state.laid, strict=True)]
    return tuple(
        frozenset(tile for tile in place if tile in left_the_board(state.ledger)) for place in (*places, set(state.box))
    )


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("ledger", SMALL.values(), ids=SMALL)
def test_all_histories_are_equally_likely(ledger: tuple[Entry, ...], seat: int | None) -> None:
    seen = view(small_state(ledger), seat)
    ways = outcomes(seen.ledger, 3)
    expected: dict[Hashable, float] = {outcome: count / ways.total() for outcome, count in ways.items()}
    counts = sampled(seen, 30 * len(expected) + 200, returned)
    assert too_far(counts, expected) is None


def sampled(seen: View, count: int, what: Callable[[State], Hashable]) -> Counter[Hashable]:
    worlds, stream = Worlds(seen), np.array([3], np.uint64)
    return Counter(what(worlds.sample(stream)) for _ in range(count))


def test_ledgers_of_worlds_are_distributed_as_in_the_rules() -> None:
    """This includes the purchase through which a tile came that has turned up again."""
    seen = view(small_state(SMALL["a tile that was kept or bought"]), 0)
    rng = Random(4)
    expected = Counter(sample_world(seen, rng).ledger for _ in range(20_000))
    counts = sampled(seen, 4000, lambda world: world.ledger)
    assert too_far(counts, {ledger: count / 20_000 for ledger, count in expected.items()}) is None


def test_tiles_never_seen_are_shuffled() -> None:
    state = small_state(SMALL["two rows"])
    free = {1: 3, 2: 3, None: len(state.supply)}
    unseen = sum(free.values())
    expected: dict[Hashable, float] = {
        (one, two): free[one] * (free[two] - (one == two)) / (unseen * (unseen - 1)) for one in free for two in free
    }

    def places(world: State) -> tuple[int | None, ...]:
        """Return the seats that hold two of the unseen tiles; `None` for the supply."""
        return tuple(next((s for s, hand in enumerate(world.hands) if tile in hand), None) for tile in (40, 50))

    assert too_far(sampled(view(state, 0), 20_000, places), expected) is None


def test_a_draw_from_the_supply_gives_any_tile() -> None:
    """The supply of a sampled world has no order, so a draw may give any of its tiles."""
    state = small_state(SMALL["two rows"])
    worlds, stream = Worlds(view(state, 0)), np.array([4], np.uint64)
    game, marks = np.empty(GAME_SIZE, np.int16), np.zeros(100, np.int16)
    counts: Counter[Hashable] = Counter()
    for _ in range(9000):
        sample_one(worlds.arrays, game, marks, stream)
        do_action(worlds.board, game, 0, code_of(Buy(0, 1)), stream)
        counts.update(set(to_state(game, CLASSIC, OFFICIAL).hands[0]) - set(state.hands[0]))
    unseen = [tile for tile in TILES if tile in state.supply or tile in {*state.hands[1], *state.hands[2]}]
    fresh = [tile for tile in unseen if tile not in left_the_board(state.ledger)]
    assert too_far(counts, {tile: 1 / len(fresh) for tile in fresh}) is None


def test_a_face_down_tile_is_any_tile_of_its_owner() -> None:
    state = small_state(SMALL["two rows"], laid=((), (10,), (21,)))
    seen = view(state, 0)
    assert seen.laid == ((), (None,), (None,))
    kept = sampled(seen, 6000, lambda world: (world.laid[1][0] in (10, 11, 12), world.laid[2][0] in (20, 21, 22)))
    one, other = 2 / 5, 1 / 4  # seat 1 holds two tiles of its row among five, seat 2 holds one among four
    expected: dict[Hashable, float] = {
        (first, second): (one if first else 1 - one) * (other if second else 1 - other)
        for first in (True, False)
        for second in (True, False)
    }
    assert too_far(kept, expected) is None


def test_trials_can_be_split_into_parts() -> None:
    rng = Random("trials")
    state = next(state for state in positions(rng) if state.round == 3 and 0 in state.awaited)
    worlds, actions = Worlds(view(state, 0)), legal(state, 0)
    whole = random_trials(worlds, actions, 30, 9)
    parts = [random_trials(worlds, actions, 10, 9, first) for first in (0, 10, 20)]
    for field in whole._fields:
        assert np.array_equal(getattr(whole, field), np.concatenate([getattr(part, field) for part in parts]))
    assert whole.positions.shape == (30, len(actions), state.players)
    assert (whole.endings > 0).all()


def test_a_trial_without_further_rounds_is_the_action_itself() -> None:
    """If a single seat decides, an action leads to the same positions as by the rules."""
    rng, compared = Random("act"), 0
    for _ in range(30):
        for state in positions(rng):
            if not state.taking or state.rules.box_sales:
                continue
            actions = legal(state, state.taking.seat)
            trials = random_trials(Worlds(view(state, state.taking.seat)), actions, 4, 1, last_round=state.round - 1)
            for index, action in enumerate(actions):
                game = KernelGame.of(state)
                game.do(action)
                assert (trials.positions[:, index] == game.positions).all()
                compared += 1
    assert compared > 100
