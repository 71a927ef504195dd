"""Properties that hold in every game, on every board, under every set of rules."""

import pickle
import random
from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules.games import ENDLESS, EVERY, Game, examples, games, playthrough, some
from rules.position import CLASSIC, whereabouts

import hornochsen.rules
from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    SCREEN,
    TILES,
    Action,
    AnyEvent,
    Board,
    Buy,
    GameError,
    Play,
    Preview,
    Rules,
    State,
    Take,
    TakeBack,
    View,
    apply,
    deal,
    draw_from_box,
    legal,
    shuffled,
    view,
    visible,
)
from hornochsen.rules.events import Bought
from hornochsen.rules.ledger import Kept


def states(game: Game) -> Iterator[State]:
    yield game.start().state
    for turn in playthrough(game):
        yield turn.step.state


def no_tile_is_lost_or_doubled(state: State) -> None:
    """R1"""
    assert whereabouts(state) == list(TILES)


def exactly_four_rows_are_active(state: State) -> None:
    """R6: none of them full, unless the game stopped at once with a bullhead's tile on its square."""
    assert sum(map(bool, state.rows)) == 4
    for tiles, squares in zip(state.rows, state.board.rows, strict=True):
        assert len(tiles) < len(squares) or (state.over and len(tiles) == len(squares))


def one_piece_per_square_except_on_the_start(state: State) -> None:
    """R4, R33"""
    away = [square for square in state.positions if square]
    assert len(set(away)) == len(away)
    assert min(state.positions) >= 0


def never_more_than_nine_tiles_behind_a_screen(state: State) -> None:
    """R20"""
    assert all(len(hand) <= SCREEN for hand in state.hands)


def everyone_has_a_tile_when_a_round_begins(state: State) -> None:
    """R25, R43"""
    if not (state.over or state.queue or state.taking):
        assert all(hand or laid for hand, laid in zip(state.hands, state.laid, strict=True))


def hands_rows_and_box_are_in_order(state: State) -> None:
    """Hands, laid tiles and the box ascend, so that equal positions are equal values."""
    for tiles in (*state.hands, *state.laid, state.box):
        assert list(tiles) == sorted(tiles)
    assert list(state.queue) == sorted(state.queue)


@examples(150)
@given(games)
def test_every_state_is_in_order(game: Game) -> None:
    """R1, R4, R6, R20, R25, R33, R43: all properties in one test, because playing takes most of its time."""
    for state in states(game):
        no_tile_is_lost_or_doubled(state)
        exactly_four_rows_are_active(state)
        one_piece_per_square_except_on_the_start(state)
        never_more_than_nine_tiles_behind_a_screen(state)
        everyone_has_a_tile_when_a_round_begins(state)
        hands_rows_and_box_are_in_order(state)


@examples(60)
@given(games)
def test_equal_inputs_give_equal_steps(game: Game) -> None:
    """Randomness is an input, so a repeated game is the same."""
    for before, action, from_box, step in some(game, 60, soak=EVERY):
        again = apply(before, action, from_box)
        assert again == step
        assert pickle.dumps(again) == pickle.dumps(step)


@pytest.mark.long
@examples(60)
@given(games)
def test_a_state_never_changes(game: Game) -> None:
    """A state stays equal to its earlier copy while the game goes on from it."""
    past = [(turn.before, pickle.dumps(turn.before)) for turn in playthrough(game)]
    for turn, (state, pickled) in zip(playthrough(game), past, strict=True):
        assert turn.before == state
        assert pickle.dumps(state) == pickled
        assert pickle.loads(pickled) == state


def test_all_values_of_the_game_are_immutable() -> None:
    """States, views, events, actions and boards are frozen."""
    kinds = list(msgspec.Struct.__subclasses__())
    for kind in kinds:
        kinds += kind.__subclasses__()
    ours = [kind for kind in kinds if kind.__module__.startswith(hornochsen.rules.__name__)]
    assert {State, View, Board, Rules, Kept, Buy, Bought, Preview} <= set(ours)
    assert [kind.__name__ for kind in ours if not kind.__struct_config__.frozen] == []


def everything(state: State, seat: int, rng: random.Random) -> Iterator[Action]:
    """Yield every action that a seat could try, and some that are never possible."""
    pool = {*state.hands[seat], *state.laid[seat], *(state.taking.tiles if state.taking else ())}
    pool |= {*rng.sample(TILES, 4), 0, 100}
    yield TakeBack(seat)
    yield from (Buy(seat, count) for count in range(-1, 6))
    named: list[tuple[int, ...]] = [(), *((tile,) for tile in pool), *permutations(pool, 2)]
    named += [(tile, tile) for tile in pool]
    named += list(combinations(sorted(pool), 3))[:3]
    for tiles in named:
        yield Play(seat, tiles)
        yield Take(seat, tiles)


def normal(action: Action) -> Action:
    """Return the action in the form in which `legal` offers it."""
    return type(action)(action.seat, tuple(sorted(action.tiles))) if isinstance(action, Play | Take) else action


@pytest.mark.long
@examples(100)
@given(games)
def test_legal_actions_are_accepted_and_no_others(game: Game) -> None:
    """In a few positions, `apply` accepts exactly what `legal` offers; a refused action changes nothing."""
    rng = random.Random(game.seed)
    *_, last = playthrough(game)
    for state in [turn.before for turn in some(game, 3)] + [last.step.state]:
        pickled = pickle.dumps(state)
        for seat in range(state.players):
            offered = legal(state, seat)
            tried = set(everything(state, seat, rng))
            assert set(offered) <= tried
            assert len(set(offered)) == len(offered)
            for action in tried:
                if normal(action) in offered:
                    step = apply(state, action, draw_from_box(state, action, rng))
                    assert step.state != state
                    assert step.events
                else:
                    with pytest.raises(GameError) as refused:
                        apply(state, action)
                    assert "\n" not in str(refused.value)
        assert pickle.dumps(state) == pickled


@examples(30)
@given(games)
def test_tiles_may_be_named_in_any_order(game: Game) -> None:
    """R26, R13"""
    for before, action, from_box, step in playthrough(game):
        if isinstance(action, Play | Take):
            assert apply(before, type(action)(action.seat, action.tiles[::-1]), from_box) == step


@examples(150)
@given(games)
def test_every_awaited_seat_can_act(game: Game) -> None:
    """R8, R17, R39: until the game is over, at least one seat is awaited, and each awaited seat can act."""
    for state in states(game):
        assert bool(state.awaited) != state.over
        assert list(state.awaited) == sorted(set(state.awaited))
        for seat in range(state.players):
            if seat in state.awaited:
                assert any(not isinstance(action, TakeBack) for action in legal(state, seat))
            else:
                assert not any(isinstance(action, Play | Take) for action in legal(state, seat))


@examples(200)
@given(games)
def test_a_game_ends_by_round_200(game: Game) -> None:
    """R45"""
    *_, last = playthrough(game)
    state = last.step.state
    assert state.over
    assert state.round <= 200
    assert (state.ending == "round-limit") <= (state.round == 200)


@pytest.mark.parametrize("rules", [OFFICIAL, JEUX_DE_NIM], ids=["official", "jeux-de-nim"])
def test_on_some_boards_only_the_limit_of_rounds_ends_the_game(rules: Rules) -> None:
    """R45: two players who never buy and take all they can, on a board of the shortest rows."""
    rng = random.Random(1)
    state = deal(ENDLESS, rules, 2, shuffled(rng)).state
    while not state.over:
        offered = [action for action in legal(state, state.awaited[0]) if isinstance(action, Play | Take)]
        state = apply(state, rng.choice([action for action in offered if len(action.tiles) == 2] or offered)).state
    assert (state.ending, state.round) == ("round-limit", 200)


@examples(30)
@given(games)
def test_states_views_events_and_actions_survive_a_round_trip(game: Game) -> None:
    """Through JSON and through pickle."""
    for before, action, _, step in some(game, 12):
        for state in (before, step.state):
            assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
            assert pickle.loads(pickle.dumps(state)) == state
            for seat in (None, *range(state.players)):
                seen = view(state, seat)
                assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
                assert pickle.loads(pickle.dumps(seen)) == seen
                told = [visible(event, seat) for event in step.events]
                assert msgspec.json.decode(msgspec.json.encode(told), type=list[AnyEvent]) == told
                assert pickle.loads(pickle.dumps(told)) == told
        assert msgspec.json.decode(msgspec.json.encode(action), type=Action) == action
        assert msgspec.json.decode(msgspec.json.encode(step.events), type=tuple[AnyEvent, ...]) == step.events


@examples(30)
@given(games, st.sampled_from(["name", "rows", "bulls_eyes", "dunghill"]))
def test_boards_are_compared_by_their_fields_alone(game: Game, field: str) -> None:
    """Values that a board caches are no part of its identity."""
    fresh, used = game.board(), msgspec.structs.replace(game.board())
    assert used.points
    assert used.last_happy
    assert used.last_double
    assert fresh == used
    assert hash(fresh) == hash(used)
    assert pickle.dumps(fresh) == pickle.dumps(used)
    assert msgspec.json.encode(fresh) == msgspec.json.encode(used)
    assert pickle.loads(pickle.dumps(used)).points == fresh.points
    other = CLASSIC if game.size != "classic" else ENDLESS
    changed: Board = msgspec.structs.replace(used, **{field: getattr(other, field)})
    assert (changed == used) == (getattr(other, field) == getattr(used, field))
