"""Groups of people who wait: a pure function of these people, their blocks and the time."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from hornochsen.server.session.matching.grouping import (
    DECIDE_SECONDS,
    GATHER_SECONDS,
    Group,
    Waiter,
    find_groups,
    fits,
)

NOW = 1000.0
OFFER = 30.0


def waiter(name: str, seats: int | None = None, *, since: float = NOW, **fields: Any) -> Waiter:
    return Waiter(name, fields.pop("pace", "now"), seats, since, **fields)


def groups(*waiters: Waiter, blocks: tuple[str, ...] = (), now: float = NOW) -> list[str]:
    """Return the found groups as texts: the names in order, and a dot for each bot. `blocks` are pairs of letters."""
    found = find_groups(waiters, {(pair[0], pair[1]) for pair in blocks}, now, OFFER)
    return ["".join(one.player for one in group.people) + "." * len(group.bots) for group in found]


def test_two_people_who_want_two_seats_play() -> None:
    assert groups(waiter("a", 2), waiter("b", 2)) == ["ab"]


def test_people_wait_until_all_seats_are_taken() -> None:
    assert groups(waiter("a", 3), waiter("b", 3)) == []
    assert groups(waiter("a", 3), waiter("b", 3), waiter("c", 3)) == ["abc"]


def test_different_numbers_and_paces_do_not_mix() -> None:
    assert groups(waiter("a", 2), waiter("b", 3)) == []
    assert groups(waiter("a", 2), waiter("b", 2, pace="day")) == []


def test_any_number_fills_a_table() -> None:
    assert groups(waiter("a", 3), waiter("b"), waiter("c")) == ["abc"]


def test_people_who_accept_any_number_gather_for_some_seconds() -> None:
    assert groups(*(waiter(name) for name in "abcd")) == ["abcd"]
    assert groups(*(waiter(name) for name in "abc")) == []
    later = NOW + GATHER_SECONDS["now"]
    assert groups(*(waiter(name) for name in "abc"), now=later) == ["abc"]
    assert groups(waiter("a"), now=later) == []


def test_the_longest_waiting_come_first() -> None:
    assert groups(waiter("c", 2, since=3), waiter("a", 2, since=1), waiter("b", 2, since=2)) == ["ab"]


def test_a_person_who_waits_for_a_large_table_does_not_hold_up_others() -> None:
    assert groups(waiter("a", 8, since=1), waiter("b", 2, since=2), waiter("c", 2, since=3)) == ["bc"]


def test_two_people_are_not_matched_if_either_blocked_the_other() -> None:
    for blocks in (("ab",), ("ba",)):
        assert groups(waiter("a", 2), waiter("b", 2), blocks=blocks) == []
        assert groups(waiter("a", 2), waiter("b", 2), waiter("c", 2), blocks=blocks) == ["ac"]


def test_a_person_who_blocks_many_does_not_hold_up_others() -> None:
    """The first two would wait for a third whom the second person refuses."""
    people = [waiter(name, 3, since=at) for at, name in enumerate("abcd")]
    assert groups(*people, blocks=("bc", "bd")) == ["acd"]


def test_two_players_of_one_browser_are_not_matched() -> None:
    pair = [waiter("a", 2, device="x"), waiter("b", 2, device="x")]
    assert groups(*pair) == []
    assert groups(*pair, waiter("c", 2, device="y")) == ["ac"]


def test_bots_fill_the_table_of_those_who_agree() -> None:
    early = NOW - OFFER
    agreed: Any = {"since": early, "bots": "cow", "agreed": NOW}
    assert groups(waiter("a", 4, **agreed)) == ["a..."]
    assert groups(waiter("a", **agreed)) == ["a..."]
    assert groups(waiter("a", 4, **agreed), waiter("b", 4, **agreed)) == ["ab.."]
    assert groups(waiter("a", 4, **agreed), waiter("b", 2, **agreed)) == ["a...", "b."]
    [group] = find_groups([waiter("a", 3, **agreed)], (), NOW, OFFER)
    assert group == Group(group.people, ("cow", "cow"))


def test_those_who_agree_wait_shortly_for_others_to_whom_bots_are_offered() -> None:
    early = NOW - OFFER
    first = waiter("a", 4, since=early, bots="ox", agreed=NOW)
    deciding = waiter("b", 4, since=early)
    newcomer = waiter("c", 4, since=NOW)
    assert groups(first, deciding) == []
    assert groups(first, deciding, now=NOW + DECIDE_SECONDS) == ["a..."]
    assert groups(first, newcomer) == ["a..."], "bots are not offered to the newcomer, who waits on"
    assert groups(first, deciding, blocks=("ba",)) == ["a..."]


def test_those_who_agree_do_not_meet_people_they_blocked() -> None:
    agreed: Any = {"since": NOW - OFFER, "bots": "cow", "agreed": NOW}
    people = [waiter(name, 3, **agreed) for name in "abc"]
    assert groups(*people, blocks=("ab",)) == ["ac.", "b.."]


@pytest.mark.parametrize("seed", range(30))
def test_every_group_is_allowed_and_nobody_plays_twice(seed: int) -> None:
    chance = random.Random(seed)
    names = [f"p{number}" for number in range(40)]
    people = [
        waiter(
            name,
            chance.choice((None, 2, 3, 4, 8)),
            since=NOW - chance.uniform(0, 60),
            pace=chance.choice(("now", "day")),
            device=chance.choice((None, "x", "y", name)),
            **chance.choice(({}, {"bots": "cow", "agreed": NOW - 5})),
        )
        for name in names
    ]
    pairs = {(one, other) for one, other in (chance.sample(names, 2) for _ in range(60))}
    found = find_groups(people, pairs, NOW, OFFER)
    seated = [one.player for group in found for one in group.people]
    assert len(seated) == len(set(seated))
    for group in found:
        seats = len(group.people) + len(group.bots)
        assert 2 <= seats <= 8
        assert all(fits(one, seats) for one in group.people)
        assert len({one.pace for one in group.people}) == 1
        for one, other in itertools.combinations(group.people, 2):
            assert (one.player, other.player) not in pairs
            assert (other.player, one.player) not in pairs
            assert one.device is None or one.device != other.device
    again = find_groups([one for one in people if one.player not in seated], pairs, NOW, OFFER)
    assert again == [], "nobody waits who could have played"


def test_many_blocks_do_not_hold_up_the_server() -> None:
    """Everybody has blocked everybody: the search ends after a limited number of steps."""
    names = [f"p{number:03}" for number in range(200)]
    pairs = set(itertools.combinations(names, 2))
    people = [waiter(name, 8, since=at) for at, name in enumerate(names)]
    assert find_groups(people, pairs, NOW, OFFER) == []
    free = [waiter("y", 8, since=NOW), *(waiter(f"z{number}", 8, since=NOW) for number in range(7))]
    [group] = find_groups([*people, *free], pairs, NOW, OFFER)
    assert {one.player for one in group.people} & {one.player for one in free}, "others are not held up"
