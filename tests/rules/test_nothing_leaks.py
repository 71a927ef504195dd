"""Views, events and refusals reveal nothing secret.

Another world (`sample_world`) replaces everything that a viewer cannot know. The same action is applied in both worlds,
and every byte that reaches the viewer must be the same. Each action is checked by itself: both worlds are arbitrary
before it, so by induction no sequence of actions tells them apart.
"""

from __future__ import annotations

import pickle
import random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace
from rules.games import EVERY, Game, Turn, examples, games, playthrough, some
from rules.position import whereabouts

from hornochsen.rules import (
    TILES,
    Action,
    Buy,
    GameError,
    Play,
    State,
    Take,
    TakeBack,
    Taking,
    View,
    apply,
    draw_from_box,
    legal,
    preview,
    sample_world,
    view,
    visible,
)
from hornochsen.rules import events as ev
from hornochsen.rules.ledger import Drawn, Entry, Kept, TurnedUp, left_the_board
from hornochsen.rules.state import Laying


def every_byte(value: object) -> tuple[str, bytes, bytes]:
    return repr(value), msgspec.json.encode(value), pickle.dumps(value)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def learned(turn: Turn, seat: int | None) -> dict[str, set[int]]:
    """Return the tiles that a viewer first sees through an action."""
    shown: set[int] = set()
    drawn: set[int] = set()
    for event in turn.step.events:
        match visible(event, seat):
            case ev.Laid(owner, _, True, tiles) if owner != seat and tiles:
                shown |= set(tiles)
            case ev.Revealed(owners, tiles):
                shown |= {tile for owner, laid in zip(owners, tiles, strict=True) if owner != seat for tile in laid}
            case ev.Bought(owner, _, _, tiles) | ev.Drew(owner, _, tiles) if owner == seat and tiles:
                drawn |= set(tiles)
    return {"shown": shown, "supply": drawn - set(turn.from_box), "box": drawn & set(turn.from_box)}


def other_world(turn: Turn, seat: int | None, rng: random.Random) -> State:
    """Return a world that looks the same to the viewer before the action, and in which the action reveals the same.

    The sampler gets the tiles that will be revealed, as if they had been laid face up and drawn already.
    """
    state, news = turn.before, learned(turn, seat)
    seen = view(state, seat)
    laid = {owner: tiles for owner, tiles in enumerate(state.laid) if set(tiles) & news["shown"]}
    coming = turn.action.tiles if isinstance(turn.action, Play) and set(turn.action.tiles) & news["shown"] else ()
    turning = [(owner, tile) for owner, tiles in laid.items() for tile in tiles]
    turning += [(turn.action.seat, tile) for tile in coming]
    ahead: list[Kept | Drawn | TurnedUp] = [
        TurnedUp(owner, tile) for owner, tile in turning if tile in left_the_board(state.ledger)
    ]
    if news["box"]:
        assert seat is not None
        ahead.append(Drawn(seat, len(news["box"]), tuple(sorted(news["box"]))))
    face_up = [laid.get(owner, tiles) for owner, tiles in enumerate(seen.laid)]
    held = list(seen.held)
    if coming:
        face_up[turn.action.seat] = coming
        held[turn.action.seat] -= len(coming)
    told = replace(seen, laid=tuple(face_up), held=tuple(held), ledger=(*seen.ledger, *ahead))
    world = sample_world(told, rng)
    world = replace(
        world,
        box=tuple(sorted((*world.box, *news["box"]))),
        ledger=world.ledger[: len(state.ledger)],
    )
    if coming:
        hands, tiles = list(world.hands), list(world.laid)
        hands[turn.action.seat] = tuple(sorted((*hands[turn.action.seat], *coming)))
        tiles[turn.action.seat] = ()
        world = replace(world, hands=tuple(hands), laid=tuple(tiles))
    for index, tile in enumerate(state.supply):
        if tile in news["supply"]:
            world = exchanged(world, world.supply[index], tile)
    assert whereabouts(world) == list(TILES)
    assert view(world, seat) == seen
    return world


def exchanged(state: State, one: int, other: int) -> State:
    """Return the state with two unseen tiles exchanged."""
    swap = {one: other, other: one}

    def mapped(tiles: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swap.get(tile, tile) for tile in tiles)

    return replace(
        state,
        hands=tuple(tuple(sorted(mapped(hand))) for hand in state.hands),
        laid=tuple(tuple(sorted(mapped(tiles))) for tiles in state.laid),
        supply=mapped(state.supply),
    )


def counterpart(turn: Turn, world: State, seat: int | None, rng: random.Random) -> tuple[Action, tuple[int, ...]]:
    """Return the same action in the other world, where secret tiles of other players may differ."""
    action, news = turn.action, learned(turn, seat)
    if action.seat != seat and isinstance(action, Play | Take) and not set(action.tiles) & news["shown"]:
        alike = [other for other in legal(world, action.seat) if isinstance(other, type(action))]
        action = rng.choice([other for other in alike if len(other.tiles) == len(turn.action.tiles)])  # type: ignore[union-attr]
    return action, turn.from_box if news["box"] else draw_from_box(world, action, rng)


@pytest.mark.long
@examples(40)
@given(games)
def test_secret_tiles_change_nothing_that_a_viewer_gets(game: Game) -> None:
    """R7, R15"""
    rng = random.Random(game.seed)
    differed = 0
    for turn in some(game, 60, soak=EVERY):
        seat = rng.choice(viewers(turn.before))
        world = other_world(turn, seat, rng)
        action, from_box = counterpart(turn, world, seat, rng)
        step = apply(world, action, from_box)
        differed += step != turn.step
        for event, twin in zip(turn.step.events, step.events, strict=True):
            assert every_byte(visible(event, seat)) == every_byte(visible(twin, seat))
        told, twins = ([visible(event, seat) for event in events] for events in (turn.step.events, step.events))
        assert every_byte(told) == every_byte(twins)
        assert every_byte(view(turn.step.state, seat)) == every_byte(view(step.state, seat))
    assert differed


@examples(60)
@given(games)
def test_legal_actions_and_refusals_are_the_same_in_every_world(game: Game) -> None:
    """R7: trying actions reveals no secret."""
    rng = random.Random(game.seed)
    turns = list(playthrough(game))
    for turn in rng.sample(turns, min(6, len(turns))):
        state = turn.before
        for seat in range(state.players):
            world = sample_world(view(state, seat), rng)
            assert every_byte(legal(state, seat)) == every_byte(legal(world, seat))
            for tile in state.hands[seat]:
                assert (
                    preview(state, seat, tile) == preview(world, seat, tile) == preview(view(state, seat), seat, tile)
                )
            pool = [*TILES, 0, 100, *state.hands[seat]]
            tries: list[Action] = [TakeBack(seat), *(Buy(seat, count) for count in range(5))]
            for _ in range(20):
                tiles = tuple(rng.choices(pool, k=rng.randint(1, 2)))
                tries += [Play(seat, tiles), Take(seat, tiles)]
            for action in tries:
                assert refusal(state, action) == refusal(world, action)


def refusal(state: State, action: Action) -> tuple[object, ...]:
    try:
        apply(state, action, state.box[: max(0, action.count - len(state.supply))] if isinstance(action, Buy) else ())
    except GameError as refused:
        return type(refused), str(refused), repr(refused), getattr(refused, "reason", None), refused.args
    return ("accepted",)


class Knowledge:
    """The tiles that a viewer may have seen so far, kept independently of views, ledger and filtered events."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.public = {tile for row in state.rows for tile in row}
        """Every tile that has ever lain face up."""
        self.own = set() if seat is None else set(state.hands[seat])
        """Every tile that has ever been behind the viewer's screen."""
        self.read = 0
        """The number of ledger entries checked so far; all are checked again when the game is over."""

    def see(self, turn: Turn) -> None:
        before, after = turn.before, turn.step.state
        group = before.laying.order[: before.laying.together]
        if isinstance(turn.action, Play):
            laid = [*before.laid[: turn.action.seat], turn.action.tiles, *before.laid[turn.action.seat + 1 :]]
            if before.laying.open and turn.action.seat not in group:
                self.public |= set(turn.action.tiles)
            elif all(laid[seat] for seat in group or range(before.players)):
                self.public |= {tile for seat in group or range(before.players) for tile in laid[seat]}
        if self.seat is not None:
            self.own |= set(after.hands[self.seat])

    def check_view(self, seen: View, state: State) -> None:
        """Check that each tile in a view is public, or the viewer's own in a field that may hold it."""
        assert seen.seat == self.seat
        assert seen.hand == (() if self.seat is None else state.hands[self.seat])
        assert {tile for row in seen.rows for tile in row} <= self.public
        assert {tile for tile, _ in seen.queue} <= self.public
        assert set(seen.taking.tiles if seen.taking else ()) <= self.public
        for owner, tiles in enumerate(seen.laid):
            assert len(tiles) == len(state.laid[owner])
            known = self.own if owner == self.seat else self.public
            assert all(tile is None or (tile in known and tile in state.laid[owner]) for tile in tiles)
            if owner != self.seat and not state.laying.open:
                assert set(tiles) <= {None}
        for entry in seen.ledger if state.over else seen.ledger[self.read :]:
            self.check_entry(entry)
        self.read = len(seen.ledger)

    def check_entry(self, entry: Kept | Drawn | TurnedUp) -> None:
        mine = entry.seat == self.seat
        match entry:
            case Kept(_, tiles, _, kept):
                assert set(tiles) <= self.public
                assert (kept is not None) == mine
                assert set(kept or ()) <= self.own
            case Drawn(_, _, tiles):
                assert (tiles is not None) == mine
                assert set(tiles or ()) <= self.own
            case TurnedUp(_, tile):
                assert tile in self.public

    def check_event(self, event: ev.AnyEvent, turn: Turn) -> None:
        """Check that each tile in an event is public, or the viewer's own in a field that may hold it."""
        match event:
            case ev.Bought(owner, _, _, tiles) | ev.Took(owner, _, tiles) | ev.Drew(owner, _, tiles):
                assert (tiles is not None) == (owner == self.seat)
                assert set(tiles or ()) <= self.own
            case ev.Laid(owner, _, face_up, tiles):
                laying = turn.before.laying
                assert face_up == (owner in laying.order[laying.together :])
                assert (tiles is not None) == (face_up or owner == self.seat)
                assert set(tiles or ()) <= (self.own if owner == self.seat else self.public)
            case ev.Revealed(_, tiles):
                assert {tile for laid in tiles for tile in laid} <= self.public
            case ev.Placed(_, tile, _, _, behind):
                assert {tile, behind} <= self.public
            case ev.RowCompleted(_, _, tile, _, tiles):
                assert {tile, *tiles} <= self.public


@examples(60)
@given(games)
def test_every_tile_that_a_viewer_sees_is_public_or_the_viewers_own(game: Game) -> None:
    """R7, R15"""
    start, first = game.start()
    everyone = [Knowledge(start, seat) for seat in viewers(start)]
    for known in everyone:
        known.check_view(view(start, known.seat), start)
    assert all(isinstance(event, ev.RoundBegan) for event in first)
    for turn in playthrough(game):
        for known in everyone:
            known.see(turn)
            known.check_view(view(turn.step.state, known.seat), turn.step.state)
            for event in turn.step.events:
                known.check_event(visible(event, known.seat), turn)


WITHOUT_TILES = {
    View: "seat board rules round laying positions held supply box bought open_next dunghill_reached ending",
    ev.RoundBegan: "round double open order together",
    ev.Bought: "seat count from_box",
    ev.Laid: "seat count face_up",
    ev.TookBack: "seat",
    ev.Revealed: "seats",
    ev.Placed: "seat row square lowest",
    ev.Moved: "seat reason points plus start end",
    ev.BullsEye: "seat square",
    ev.DunghillReached: "seat",
    ev.HappyCows: "visible",
    ev.RowCompleted: "seat row next_row",
    ev.Took: "seat count",
    ev.Drew: "seat count",
    ev.RoundEnded: "round",
    ev.GameEnded: "ending places",
    Kept: "seat count",
    Drawn: "seat count",
    TurnedUp: "seat",
    Taking: "seat",
    Laying: "double selling order together",
}
WITH_TILES = {
    View: "rows hand laid queue taking ledger",
    ev.Bought: "tiles",
    ev.Laid: "tiles",
    ev.Revealed: "tiles",
    ev.Placed: "tile behind",
    ev.RowCompleted: "tile tiles",
    ev.Took: "tiles",
    ev.Drew: "tiles",
    Kept: "tiles kept",
    Drawn: "tiles",
    TurnedUp: "tile",
    Taking: "tiles",
}


@pytest.mark.parametrize("kind", WITHOUT_TILES)
def test_no_field_is_overlooked(kind: type[msgspec.Struct]) -> None:
    """R7: a new field must be listed here, with whether it holds tiles, and be checked above."""
    listed = f"{WITHOUT_TILES[kind]} {WITH_TILES.get(kind, '')}".split()
    assert sorted(listed) == sorted(kind.__struct_fields__)


def test_no_kind_of_event_is_overlooked() -> None:
    """R7"""
    assert {*get_args(ev.AnyEvent), *get_args(Entry)} <= set(WITHOUT_TILES)


@examples(60)
@given(games)
def test_numbers_in_a_view_are_public_counts(game: Game) -> None:
    """R7: they count tiles and do not identify them."""
    for turn in playthrough(game):
        state = turn.step.state
        for seat in viewers(state):
            seen = view(state, seat)
            assert seen.held == tuple(map(len, state.hands))
            assert (seen.supply, seen.box) == (len(state.supply), len(state.box))
            for name in ("board", "rules", "round", "laying", "positions", "bought", "open_next", "dunghill_reached"):
                assert getattr(seen, name) == getattr(state, name)
            assert (seen.ending, seen.over, seen.awaited) == (state.ending, state.over, state.awaited)
