"""Reactions of bots: rare, in character, and independent of everything hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace
from server.helpers.table_driver import TableDriver

from hornochsen import protocol as p
from hornochsen.protocol import Level, Reacted, TableOrGameEvent
from hornochsen.rules import AnyEvent, sample_world, view, visible
from hornochsen.rules import events as ev
from hornochsen.server.table.game.bot_reactions import CHARACTERS, QUIET_ROUNDS, decide
from hornochsen.server.table.table import Seat, Table

LEVELS: tuple[Level, ...] = ("calf", "cow", "ox", "bull", "aurochs")


def driver_with_bots(**terms: bool) -> TableDriver:
    driver = TableDriver(1, **terms)
    driver.sit("Anja")
    for level in LEVELS:
        driver.ask("Anja", p.AddBot("1", level))
    driver.start("Anja")
    return driver


def game(driver: TableDriver) -> Iterator[tuple[Table, tuple[TableOrGameEvent, ...]]]:
    """Play a game and yield each version with its events."""
    while driver.table.phase == "playing":
        awaited = driver.awaited()
        events = driver.play("Anja") if awaited == ["Anja"] else driver.bots()
        yield driver.table, events


def rounds_of_reactions(driver: TableDriver) -> dict[int, list[tuple[int, bool]]]:
    """Return the rounds in which each bot reacted, and whether the reaction was to the end of the game."""
    found: dict[int, list[tuple[int, bool]]] = {}
    for table, events in game(driver):
        assert table.game
        assert table.game.state
        ended = any(isinstance(event, ev.GameEnded) for event in events)
        for event in events:
            if isinstance(event, Reacted):
                found.setdefault(event.who, []).append((table.game.state.round, ended))
    return found


def test_bots_react_rarely() -> None:
    found = rounds_of_reactions(driver_with_bots())
    assert found
    for rounds in found.values():
        during = [number for number, ended in rounds if not ended]
        assert all(later - earlier >= QUIET_ROUNDS for earlier, later in pairwise(during))


def test_no_bot_reacts_if_the_terms_exclude_it() -> None:
    assert not rounds_of_reactions(driver_with_bots(bot_reactions=False))
    assert not rounds_of_reactions(driver_with_bots(chat=False))


def test_reactions_are_equal_in_another_world() -> None:
    """Everything that a spectator does not see is replaced: hands, laid tiles, supply, box and the server's secret."""
    rng = random.Random(5)
    compared = 0
    for table, events in game(driver_with_bots()):
        assert table.game
        assert table.game.state
        public = [event if isinstance(event, Reacted) else seen_by_nobody(event) for event in events]
        triggers = [event for event in public if not isinstance(event, Reacted)]
        state = table.game.state if table.game.state.over else sample_world(view(table.game.state, None), rng)
        other = replace(table, game=replace(table.game, state=state, secret="00" * 32, salts=()))
        other = replace(other, seats=tuple(replace(seat, key="another") for seat in other.seats))
        fresh = tuple(replace(seat, reacted=None) for seat in table.seats)
        mine = decide(replace(table, seats=fresh), table.version, [e for e in events if not isinstance(e, Reacted)])
        assert decide(replace(other, seats=fresh), table.version, triggers) == mine
        compared += len(mine)
    assert compared


def seen_by_nobody(event: TableOrGameEvent) -> AnyEvent:
    assert isinstance(event, AnyEvent)
    return visible(event, None)


def shown(level: Level, event: TableOrGameEvent) -> set[str]:
    """Return the reactions of a bot in seat 1 to an event, over many versions of its table."""
    table = driver_with_bots().table
    seats = (Seat(0, "Anja", "red"), Seat(1, "Berta", "blue", bot=level))
    reactions = [decide(replace(table, seats=seats), version, [event]) for version in range(200)]
    assert not all(reactions), "no bot reacts each time"
    return {reacted.reaction for found in reactions for _, reacted in found}


def hit(seat: int, points: int = 7) -> ev.Moved:
    return ev.Moved(seat, "bullhead", points, False, 3, 3 + points)


def test_each_level_has_its_own_character() -> None:
    assert [shown(level, hit(1)) for level in LEVELS] == [{"cry"}, {"gasp"}, {"moo"}, {"moo"}, {"think"}]
    assert [shown(level, hit(0)) for level in LEVELS] == [{"gasp"}, {"gasp"}, {"think"}, {"laugh"}, set()]
    gain = ev.Moved(1, "cow-pat", 3, True, 9, 6)
    assert [shown(level, gain) for level in LEVELS] == [{"laugh"}, {"thanks"}, {"moo"}, {"cheer"}, {"thanks"}]
    end = ev.GameEnded("dunghill", (2, 1))
    assert [shown(level, end) for level in LEVELS] == [{"cheer"}, {"thanks"}, {"moo"}, {"cheer"}, {"thanks"}]


def test_bots_react_to_their_own_danger_and_to_reactions_of_people() -> None:
    near = ev.Moved(1, "cow-pat", 2, False, 51, 53)
    assert shown("calf", near) == {"gasp"}
    assert shown("cow", Reacted(0, "laugh")) == {"thanks"}


def test_choices_and_purchases_cause_no_reaction() -> None:
    for event in (
        ev.Laid(0, 1, False, None),
        ev.Bought(0, 2, 0, None),
        ev.TookBack(0),
        ev.Moved(1, "purchase", 2, False, 3, 5),
        hit(0, points=2),
        Reacted(1, "moo"),
    ):
        assert not shown("calf", event)


def test_every_level_has_a_character() -> None:
    assert set(CHARACTERS) == set(LEVELS)
