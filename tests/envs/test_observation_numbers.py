"""Every number of an observation means what docs/envs.md says: a second, simple observer computes the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import numpy as np
from effort import repetitions
from envs.reference_observer import reference_mask, reference_observation
from kernel.random_play import random_deal, steps
from msgspec.structs import replace
from numpy.typing import NDArray

from hornochsen.boards import load, names
from hornochsen.kernel.observations import layout
from hornochsen.kernel.observations.of_views import observe_view
from hornochsen.rules import JEUX_DE_NIM, OFFICIAL, Play, State, Take, deal, legal, shuffled, view

RANDOM_GAMES = repetitions(40, soak=2000)
TINY = 1e-4
"""The compiled observer adds up expected points in single precision, before it drops their fraction."""

LIKELY_COSTS = {
    layout.CANDIDATES + layout.CANDIDATE_SIZE * index + layout.LIKELY_COST for index in range(layout.MOST_CANDIDATES)
}


OF_THE_DECISION = {*LIKELY_COSTS, layout.TO_CHOOSE, layout.MOST_TO_BUY, layout.MUST_BUY}


def games(rng: Random) -> Iterator[State]:
    """Yield deals on all shipped boards, and on random ones with random rules."""
    for number, (name, rules) in enumerate(product(names(), (OFFICIAL, JEUX_DE_NIM))):
        yield deal(load(name), rules, 2 + number % 7, shuffled(rng)).state
    for _ in range(RANDOM_GAMES):
        yield deal(*random_deal(rng)).state


def decisions(rng: Random) -> Iterator[tuple[State, int, int]]:
    """Yield positions of random games with an awaited seat and 0, or a tile that this seat may have chosen first."""
    for begin in games(rng):
        for state in [begin, *(after for _, _, after in steps(rng, begin))]:
            if not state.over:
                seat = rng.choice(state.awaited)
                yield state, seat, 0
                pairs = [pair.tiles for pair in legal(state, seat) if isinstance(pair, Play | Take) and pair.tiles[1:]]
                if pairs:
                    yield state, seat, rng.choice(rng.choice(pairs))


def situations(state: State, seat: int, chosen: int) -> Iterator[str]:
    """Yield the names of the unusual situations in which a seat decides."""
    yield f"{state.players} players"
    kind = "taking" if state.taking else "double" if state.laying.double else "single"
    yield f"{kind}, {'open' if state.laying.open else 'closed'}, {'second' if chosen else 'first'} tile"
    if any(tile for tiles in view(state, seat).laid for tile in tiles):
        yield "tiles lie face up"
    if state.taking and state.queue:
        yield "taking before the last tile is placed"


def differences(numbers: NDArray[np.int8], expected: Sequence[float]) -> dict[int, tuple[int, float]]:
    """Return the numbers that differ from the expected ones, with these, by index."""
    return {
        index: (number, right)
        for index, (number, right) in enumerate(zip(numbers.tolist(), expected, strict=True))
        if number != right
        and not (index in LIKELY_COSTS and number in {int(right - TINY), int(right + TINY)})  # int drops a fraction
    }


def test_every_number_means_what_the_document_says() -> None:
    rng, found, rows = Random("numbers"), set[str](), []
    for state, seat, chosen in decisions(rng):
        seen = view(state, seat)
        numbers, mask, _ = observe_view(seen, chosen)
        wrong = differences(numbers, reference_observation(seen, legal(state, seat), chosen))
        assert not wrong, (wrong, seen)
        assert mask.tolist() == reference_mask(seen, legal(state, seat), chosen)
        found.update(situations(state, seat, chosen))
        rows.append(numbers)
    assert {f"{players} players" for players in range(2, 9)} <= found
    assert {"tiles lie face up", "taking before the last tile is placed"} <= found
    for kind in ("taking, closed", "taking, open", "double, closed", "double, open"):
        assert {f"{kind}, first tile", f"{kind}, second tile"} <= found
    assert len(np.unique(np.array(rows), axis=1).T) > 700  # so exchanged numbers are noticed


def test_seats_that_wait_do_not_see_what_they_have_laid_face_down() -> None:
    """All other numbers of theirs mean the same, except those of a decision."""
    rng, waiting = Random("waiting"), 0
    for state, _, _ in decisions(rng):
        seat = rng.randrange(state.players)
        if seat not in state.awaited:
            seen = view(state, seat)
            expected = reference_observation(replace(seen, laid=view(state, None).laid), (), 0)
            assert not differences(observe_view(seen).numbers, expected).keys() - OF_THE_DECISION, seen
            waiting += bool(seen.laid[seat])
    assert waiting
