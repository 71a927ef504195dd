"""A round: tiles are chosen in secret, and go to the board lowest first."""

import pytest
from rules.position import act, lay, of, position

from hornochsen.rules import Illegal, Malformed, Play, Take, apply, legal, preview
from hornochsen.rules import events as ev

ROWS = """
    1: 30
    2: 10
    3: 40
    4: 20
    """


def test_nothing_happens_until_all_have_laid() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81], 2: [25, 82]})
    step = lay(state, {2: 25, 0: 50})
    assert step.events == (ev.Laid(2, 1, False, (25,)), ev.Laid(0, 1, False, (50,)))
    assert step.state.rows == state.rows
    assert step.state.awaited == (1,)
    assert step.state.hands == ((80,), (11, 81), (82,))


def test_when_all_have_laid_all_are_turned_over() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81], 2: [25, 82]})
    step = lay(state, {2: 25, 0: 50, 1: 11})
    assert of(step, ev.Revealed) == [ev.Revealed((0, 1, 2), ((50,), (11,), (25,)))]


def test_tiles_go_to_the_board_lowest_first_regardless_of_the_player() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81], 2: [25, 82]})
    step = lay(state, {2: 25, 0: 50, 1: 11})
    assert of(step, ev.Placed) == [
        ev.Placed(1, 11, 1, 1, behind=10),
        ev.Placed(2, 25, 3, 1, behind=20),
        ev.Placed(0, 50, 2, 1, behind=40),
    ]


def test_the_next_round_begins_after_the_last_tile() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81], 2: [25, 82]})
    step = lay(state, {2: 25, 0: 50, 1: 11})
    assert step.events[-2:] == (
        ev.RoundEnded(1),
        ev.RoundBegan(2, double=False, open=False, order=(), together=0),
    )
    assert (step.state.round, step.state.awaited, step.state.laid) == (2, (0, 1, 2), ((), (), ()))


def test_a_player_lays_once_per_round() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81]})
    with pytest.raises(Illegal, match="seat 0 has laid already") as refused:
        lay(lay(state, {0: 50}).state, {0: 80})
    assert refused.value.reason == "already-laid"


def test_a_player_can_lay_only_tiles_in_hand() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81]})
    with pytest.raises(Illegal, match="seat 0 does not hold tile 11, only 50, 80") as refused:
        lay(state, {0: 11})
    assert refused.value.reason == "no-such-tile"


def test_laying_two_tiles_in_a_single_round_is_refused() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81]})
    with pytest.raises(Illegal, match="seat 0 lays 1 tile in this round, not 2 tiles") as refused:
        lay(state, {0: (50, 80)})
    assert refused.value.reason == "wrong-count"


@pytest.mark.parametrize("tiles", [(), (0,), (100,), (50, 50), (50, 80, 81), [50], (True,), ("50",)])
def test_tiles_that_can_never_be_laid_are_malformed(tiles: tuple[int, ...]) -> None:
    """R8"""
    state = position(ROWS, hands={0: [1, 50, 80], 1: [11, 81]})
    with pytest.raises(Malformed):
        apply(state, Play(0, tiles))


@pytest.mark.parametrize("seat", [-1, 2, True, None])
def test_a_seat_that_does_not_exist_cannot_act(seat: int) -> None:
    """R1, R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81]})
    with pytest.raises(Malformed, match=r"there is no seat .*; seats are 0 to 1$"):
        apply(state, Play(seat, (50,)))


def test_a_value_that_is_no_action_is_malformed() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81]})
    with pytest.raises(Malformed, match="an action is Buy, Play, TakeBack or Take, not str"):
        apply(state, "play")  # type: ignore[arg-type]


@pytest.mark.parametrize(("tile", "row"), [(11, 2), (19, 2), (21, 4), (29, 4), (31, 1), (39, 1), (41, 3), (99, 3)])
def test_a_tile_goes_behind_the_highest_last_tile_below_it(tile: int, row: int) -> None:
    """R9"""
    state = position(ROWS, hands={0: [tile], 1: [98]})
    assert of(lay(state, {0: tile, 1: 98}), ev.Placed)[0 if tile < 98 else 1].row == row - 1


def test_the_last_tile_of_a_row_decides_not_its_highest() -> None:
    """R9: after R10 was applied, the last tile is lower than those before it."""
    state = position("1: 90 5\n2: 10\n3: 40\n4: 20", hands={0: [7], 1: [99]})
    step = lay(state, {0: 7, 1: 99})
    assert of(step, ev.Placed) == [ev.Placed(0, 7, 0, 2, behind=5), ev.Placed(1, 99, 2, 1, behind=40)]


def test_a_tile_laid_in_this_round_counts_for_the_next_one() -> None:
    """R9"""
    state = position(ROWS, hands={0: [32], 1: [31], 2: [33]})
    step = lay(state, {0: 32, 1: 31, 2: 33})
    assert step.state.rows[0] == (30, 31, 32, 33)


@pytest.mark.parametrize("tile", [1, 9])
def test_a_tile_lower_than_all_goes_to_the_row_with_the_highest_last_tile(tile: int) -> None:
    """R10"""
    state = position(ROWS, hands={0: [tile], 1: [11]})
    step = lay(state, {0: tile, 1: 11})
    assert of(step, ev.Placed)[0] == ev.Placed(0, tile, 2, 1, behind=40, lowest=True)


def test_only_active_rows_take_tiles() -> None:
    """R6, R9"""
    state = position("6: 30\n8: 10\n9: 40\n11: 20", hands={0: [12], 1: [5]})
    step = lay(state, {0: 12, 1: 5})
    assert of(step, ev.Placed) == [ev.Placed(1, 5, 8, 1, behind=40, lowest=True), ev.Placed(0, 12, 7, 1, behind=10)]


def test_a_tile_is_laid_on_the_next_free_square() -> None:
    """R11"""
    state = position("1: 30 33 35\n2: 10\n3: 40\n4: 20", hands={0: [37], 1: [11]})
    step = lay(state, {0: 37, 1: 11})
    assert of(step, ev.Placed)[1] == ev.Placed(0, 37, 0, 3, behind=35)
    assert step.state.rows[0] == (30, 33, 35, 37)


def test_a_player_never_chooses_the_row() -> None:
    """R11: an action names the tile and nothing else."""
    state = position(ROWS, hands={0: [12, 37], 1: [11]})
    plays = [action for action in legal(state, 0) if isinstance(action, Play)]
    assert plays == [Play(0, (12,)), Play(0, (37,))]
    assert Play.__struct_fields__ == ("seat", "tiles")


@pytest.mark.parametrize("tile", [5, 15, 33, 37, 63])
@pytest.mark.parametrize("row", [5, 6], ids=["happy cows", "none"])
def test_a_preview_shows_where_a_tile_would_go_now(tile: int, row: int) -> None:
    """R9–R13, R31: as long as no other tile is placed before."""
    rows = f"{row}: 36\n8: 10 14\n3: 40 41 42 43 62\n4: 20 21 22 32"
    state = position(rows, hands={0: [tile, 97], 1: [98, 99]}, at=[7, 0])
    seen = preview(state, 0, tile)
    step = lay(state, {0: tile, 1: 98})
    placed = next(event for event in of(step, ev.Placed) if event.seat == 0)
    assert (seen.row, seen.square) == (placed.row, placed.square)
    moved = [event for event in of(step, ev.Moved) if event.seat == 0]
    assert [(seen.points, seen.plus, seen.end)] == ([(m.points, m.plus, m.end) for m in moved] or [(0, False, 7)])
    assert seen.start == 7
    assert seen.completes == any(done.seat == 0 for done in of(step, ev.RowCompleted))


@pytest.mark.parametrize(("at", "cost"), [(9, -8), (3, -3), (0, 0)])
def test_plus_points_cost_nothing_and_gain_no_more_than_the_way_to_the_start(at: int, cost: int) -> None:
    """R31, R33: the bullhead of row 3 is worth 8 and a happy cow is visible."""
    state = position("5: 36\n8: 10 14\n3: 40 41 42 43 62\n4: 20 21 22 32", hands={0: [63, 97], 1: [98, 99]}, at=[at, 0])
    assert preview(state, 0, 63).cost == cost


@pytest.mark.parametrize("tile", [35, 63])
@pytest.mark.parametrize("lower", [3, 12, 34, 62])
@pytest.mark.parametrize("row", [5, 6], ids=["happy cows", "none"])
def test_a_preview_shows_where_a_tile_would_go_after_known_tiles(row: int, lower: int, tile: int) -> None:
    """R8–R14: a lower tile may complete a row, open another one and move a piece; a higher one changes nothing."""
    rows = f"{row}: 36\n8: 10 11\n3: 40 41 42 43 61\n4: 20 21 22 32 33"
    state = position(rows, hands={0: [tile, 97], 1: [lower, 99]}, at=[7, 3])
    seen = preview(state, 0, tile, [(98, 1), (lower, 1)])
    step = lay(state, {0: tile, 1: lower})
    events = list(step.events)
    if step.state.taking and step.state.taking.seat == 1:
        events += act(step.state, Take(1, step.state.taking.tiles[:1])).events
    placed = next(event for event in events if isinstance(event, ev.Placed) and event.seat == 0)
    moved = [event for event in events if isinstance(event, ev.Moved) and event.seat == 0]
    assert (seen.row, seen.square) == (placed.row, placed.square)
    assert [(seen.points, seen.plus, seen.end)] == ([(m.points, m.plus, m.end) for m in moved] or [(0, False, 7)])


def test_the_order_of_laying_does_not_matter() -> None:
    """R8"""
    state = position(ROWS, hands={0: [50, 80], 1: [11, 81], 2: [25, 82]})
    one = lay(state, {0: 50, 1: 11, 2: 25})
    other = act(state, Play(2, (25,)), Play(1, (11,)), Play(0, (50,)))
    assert one.state == other.state
