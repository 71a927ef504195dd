"""`hornochsen stats`: board statistics."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from arena.command import hornochsen, refused, result
from rich.cells import cell_len
from rules.position import board

from hornochsen import cli
from hornochsen.arena import run
from hornochsen.arena.event_sums import Sums, count_events, count_result
from hornochsen.arena.scores import WIN
from hornochsen.arena.statistics import Figures, Rate, Spread, Trial, figures
from hornochsen.boards import load as load_board
from hornochsen.bots.registry import load
from hornochsen.records import read
from hornochsen.rules import OFFICIAL, Action, Board, Buy, Play, Rules, Step, Take, apply, deal

Capture = pytest.CaptureFixture[str]

VECTORS = sorted((Path(__file__).parent.parent / "vectors").glob("*.json"))
TINY = board(
    """
    . 1 [5]
    . H [4]
    . . [2]
    . . [2]
    . . [6]
    """,
    bulls_eyes=[3],
    dunghill=6,
)
DEALT = (11, 12, 21, 31, 45, 99, 13, 22, 23, 32, 33, 50, 10, 20, 30, 40)
ACTIONS: tuple[Action, ...] = (
    # A happy cow is visible: the cow-pat in row 1 gives a plus point, but seat 0 is at the start. Row 2 covers it.
    Play(0, (11,)),
    Play(1, (22,)),
    # Seat 0 completes row 1, opens row 5 and goes to 5, over the bull's eye.
    Play(0, (21,)),
    Play(1, (50,)),
    Take(0, (10, 11)),
    # An open round: seat 1 buys its way to 3. Seat 0 completes row 4 (to 7, over the dunghill) and opens row 1, then
    # seat 1 completes row 2 and opens row 4; its 7 is taken, so it is pushed on to 8.
    Buy(1, 3),
    Play(1, (23,)),
    Play(0, (12,)),
    Take(0, (40,)),
    Take(1, (20,)),
)


@pytest.fixture(autouse=True)
def farm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(cli.COMMANDS, "stats", "hornochsen.cli.commands.research.stats:stats")
    return tmp_path


def tiny_game(rules: Rules = OFFICIAL) -> Iterator[Step]:
    step = deal(TINY, rules, 2, (*DEALT, *(tile for tile in range(1, 100) if tile not in DEALT)))
    yield step
    for action in ACTIONS:
        if not step.state.over:
            step = apply(step.state, action)
            yield step


def trial(*names: str, bots: tuple[str, ...] = ("cow", "calf"), players: int = 4) -> Trial:
    return Trial(tuple(map(load_board, names)), tuple(map(load, bots)), players, OFFICIAL, seed=1)


def played(tried: Trial, games: int, jobs: int = 1) -> list[Figures]:
    sums = [Sums() for _ in tried.boards]
    for index, seen in run(tried, tried.items(games), jobs, lambda _: None):
        sums[tried.board(index)].add(seen)
    return [figures(tried, number, seen) for number, seen in enumerate(sums)]


def stats(*args: str) -> tuple[str, ...]:
    return ("stats", *args, "--games", "4", "--seed", "7", "--jobs", "1")


def test_the_sums_of_a_game_counted_by_hand() -> None:
    assert count_events(tiny_game()) == Sums(
        rounds=Counter({3: 1}),
        endings=Counter({"dunghill": 1}),
        kinds=Counter(happy=1, double=0, open=1, quiet=0),
        covered=Counter({(0, 1): 1, (1, 1): 1, (0, 2): 1, (3, 1): 1, (3, 2): 1, (1, 2): 1}),
        minus=Counter({(0, 2): 5, (3, 2): 2, (1, 2): 4}),
        plus=Counter({(0, 1): 1}),
        other=Counter(bought=3, pushed=1, lost=1),
        opened=Counter({0: 2, 1: 1, 2: 1, 3: 2, 4: 1}),
        reached=Counter(range(5)),
        active=Counter({0: 2, 1: 3, 2: 3, 3: 3, 4: 1}),
        tiles=Counter(bought=3, from_box=0, taken=4),
        eyes=Counter({3: 1}),
        lead_changes=Counter({1: 1}),  # seat 1 led after round 2
        led=Counter(
            {(7, 0): 1, (8, 0): 1, (9, 0): 1}
        ),  # after two of three rounds; before that, there was no sole leader
        ended=Counter({7: 1, 8: 1}),
        winners=Counter({7: 1}),
        losers=Counter({8: 1}),
        gaps=Counter({1: 1}),
    )


def test_a_game_that_ends_at_once_counts_its_last_round() -> None:
    """R42 with `at_once`: the game ends when seat 0 passes the dunghill."""
    sums = count_events(tiny_game(Rules(dunghill_ends="at_once")))
    assert sums.rounds == {3: 1}
    assert sums.ended == {7: 1, 3: 1}
    assert sums.minus.total() == 7
    assert sums.led == {(7, WIN): 1, (8, WIN): 1, (9, WIN): 1}


def test_the_figures_of_the_game_counted_by_hand() -> None:
    found = figures(Trial((TINY,), (load("cow"),), 2, OFFICIAL, 1), 0, count_events(tiny_game()))
    assert (found.rounds.mean, found.endings["dunghill"], found.close) == (3, 1, 1)
    assert found.kinds == pytest.approx({"happy": 1 / 3, "double": 0, "open": 1 / 3, "quiet": 0})
    assert found.points == {
        "cow_pats": 0,
        "bullheads": 5.5,
        "plus": 0.5,
        "bought": 1.5,
        "bought_back": 0,
        "pushed": 0.5,
        "lost": 0.5,
        "ended": 7.5,
    }
    first = found.rows[0]
    assert (first.opened, first.completed, first.stay, first.minus, first.plus) == (2, 1, 1, 5, 1)
    assert (first.active, first.share) == pytest.approx((2 / 3, 1 / 2))
    assert [square.covered for square in first.squares] == [2, 1, 1]
    assert (found.leader_wins[5], found.last_wins, found.rivalries) == (None, None, ())


@pytest.mark.parametrize("file", VECTORS, ids=lambda file: file.stem)
def test_sums_agree_with_each_other_and_with_the_course(file: Path) -> None:
    replayed = read(file.read_bytes())
    state = replayed.final.state
    if not state.over:
        pytest.skip("the record stops before the end")
    sums = count_events(replayed.steps)
    points = state.board.points
    assert all(
        sums.minus[place] + sums.plus[place] == sums.covered[place] * points[place[0]][place[1]]
        for place in [(row, at) for row, squares in enumerate(points) for at in range(1, len(squares))]
    )
    other = sums.other
    travelled = sums.minus.total() - sums.plus.total() + other["bought"] - other["bought_back"]
    assert travelled + other["pushed"] + other["lost"] == sum(state.positions)
    assert sums.ended == Counter(state.positions)
    assert sums.rounds == {state.round: 1}
    assert sums.endings == {state.ending: 1}
    assert sums.active.total() == 4 * state.round
    completed = sum(sums.covered[row, len(squares) - 1] for row, squares in enumerate(points))
    # With R42 `at_once`, a game can end on a bullhead before its row is completed.
    assert sums.opened.total() - 4 in (completed, completed - (state.rules.dunghill_ends == "at_once"))
    laid = sum(len(move.action.tiles) for move in replayed.record.moves if isinstance(move.action, Play))
    assert sums.covered.total() <= laid
    assert sums.tiles["bought"] == sum(m.action.count for m in replayed.record.moves if isinstance(m.action, Buy))
    assert sums.tiles["taken"] == sum(len(m.action.tiles) for m in replayed.record.moves if isinstance(m.action, Take))


def test_figures_add_up() -> None:
    [found] = played(trial("clover-farm"), 6)
    assert found.games == 6
    for shares in (found.endings.values(), (row.share for row in found.rows)):
        assert sum(shares) == pytest.approx(1)
    assert sum(row.active for row in found.rows) == pytest.approx(4)
    for row in found.rows:
        for name in ("minus", "plus", "share"):
            assert getattr(row, name) == pytest.approx(sum(getattr(square, name) for square in row.squares))
        assert row.squares[0].covered == row.opened
    points = found.points
    assert 4 * points["plus"] == pytest.approx(sum(row.plus for row in found.rows))
    assert 4 * (points["cow_pats"] + points["bullheads"]) == pytest.approx(sum(row.minus for row in found.rows))
    paid = points["cow_pats"] + points["bullheads"] + points["bought"] - points["plus"] - points["bought_back"]
    assert paid + points["pushed"] + points["lost"] == pytest.approx(points["ended"])
    assert found.winner.mean <= points["ended"] <= found.loser.mean


def test_a_distribution() -> None:
    spread = Spread.of(Counter({3: 1, 5: 6, 7: 1, 15: 2}))
    assert (spread.mean, spread.low, spread.median, spread.high) == (7, 3, 5, 15)
    assert spread.deviation == pytest.approx((168 / 9) ** 0.5)
    assert spread.margin == pytest.approx(1.96 * (168 / 90) ** 0.5)


def test_wins_at_a_mixed_table_are_shared_with_the_rivals() -> None:
    sums = Sums()
    count_result(sums, 0, better=[1, 3], positions=[5, 0, 0, 9])
    count_result(sums, 0, better=[1, 3], positions=[5, 6, 7, 9])
    count_result(sums, 0, better=[0, 2], positions=[5, 6, 7, 9])
    assert sums.won == {(0, WIN // 2): 1, (0, 0): 1, (0, WIN): 1}
    assert sums.points == {(0, True): 9 + 15 + 12, (0, False): 5 + 12 + 15}
    rate = Rate.of(Counter({0: 1, WIN // 2: 1, WIN: 1}))
    assert rate
    assert rate.share == 1 / 2
    assert Rate.of(Counter()) is None


def test_any_number_of_jobs_gives_the_same_figures() -> None:
    tried = trial("calf-yard", "classic")
    assert played(tried, 4) == played(tried, 4, jobs=2)


def test_a_board_gives_the_same_figures_alone_and_beside_another() -> None:
    assert played(trial("calf-yard", "classic"), 3)[1] == played(trial("classic"), 3)[0]


def test_the_first_bot_meets_each_of_the_others_in_half_of_the_seats() -> None:
    [found] = played(trial("calf-yard", bots=("cow", "calf", "arena.tasks:Snail"), players=5), 12)
    assert [(each.rival, each.fair, each.wins.games) for each in found.rivalries] == [
        ("calf", 0.4, 12),
        ("arena.tasks:Snail", 0.4, 12),
    ]
    assert found.fair == 0.2
    assert found.rivalries[0].points < found.rivalries[0].rival_points


def test_the_json_has_these_keys(capsys: Capture) -> None:
    said = result(*stats("calf-yard", "--players", "3"), capture=capsys)
    assert list(said) == ["players", "bots", "rules", "seed", "boards"]
    assert (said["players"], said["bots"], said["rules"], said["seed"]) == (3, ["cow", "calf"], "official", 7)
    [found] = said["boards"]
    assert list(found) == list(Figures.__struct_fields__)
    assert (found["board"], found["games"], found["fair"]) == ("calf-yard", 4, pytest.approx(1 / 3))
    assert list(found["rounds"]) == ["mean", "margin", "deviation", "low", "median", "high", "counts"]
    assert sum(found["rounds"]["counts"].values()) == 4
    assert len(found["rows"]) == 8
    assert [square["square"] for square in found["rows"][4]["squares"]] == ["", "H", "", 3]
    assert found["rivalries"][0]["fair"] == pytest.approx(1 / 3)


def test_a_report_fits_into_eighty_columns(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out, err = hornochsen(*stats("classic"), capture=capsys)
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert max(map(len, lines)) <= 80
    assert lines[0] == "classic · 12 rows · bull's eyes on 40, 50 · dunghill on 60"
    assert lines[-1] == "cow ×4, cow ×2 against calf ×2; official, seed 7"
    assert " 1   ·   ·   ·   · [6]                    7   ·   D   D   D   D [8]" in lines
    for part in ("end on the dunghill", "changes of the lead", "the leader wins", "cow beats calf", "opened active"):
        assert part in out


def test_the_parts_of_a_report_are_below_each_other_on_a_narrow_terminal(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = hornochsen(*stats("classic"), capture=capsys)
    lines = [line.rstrip() for line in out.splitlines()]
    for heading in ("The game", "Tiles of a player", "Points of a player", "The race (4 games in 5)"):
        assert heading in lines
    assert sum("opened active" in line for line in lines) == 2


def test_two_boards_stand_side_by_side(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out, _ = hornochsen(*stats("classic", "calf-yard"), capture=capsys)
    lines = out.splitlines()
    assert status == 0
    assert max(map(len, lines)) <= 80
    assert next(line for line in lines if "The game" in line).split() == ["The", "game", "classic", "calf-yard"]
    assert " 1   ·   ·   ·   · [6]                    1   ·   ·   · [3]" in lines


def test_a_board_in_a_file_beside_the_same_board(capsys: Capture) -> None:
    _, text, _ = hornochsen("board", "show", "calf-yard", "--toml", capture=capsys)
    Path("yard.toml").write_text(text, encoding="utf-8")
    one, other = result(*stats("yard.toml", "calf-yard"), capture=capsys)["boards"]
    assert one == other
    _, out, _ = hornochsen(*stats("yard.toml", "calf-yard"), capture=capsys)
    assert "calf-yard 1" in out
    assert "calf-yard 2" in out


def test_the_widest_board_is_drawn(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    wide: dict[str, Any] = {"name": "$weite$ 牧場", "bulls_eyes": [100], "dunghill": 400}
    wide["rows"] = [["", "H", "D", 99, *[""] * 7, 99]] * 40
    Path("wide.json").write_text(json.dumps(wide), encoding="utf-8")
    status, out, err = hornochsen(*stats("wide.json", "classic", "--plot", "wide.svg"), capture=capsys)
    assert (status, err) == (0, "")
    assert max(cell_len(line) for line in out.splitlines()) <= 80
    assert "never active: rows " in out
    assert Path("wide.svg").read_bytes().startswith(b"<?xml")


@pytest.mark.parametrize("boards", [("classic",), ("classic", "calf-yard")])
def test_a_picture(capsys: Capture, boards: tuple[str, ...]) -> None:
    result(*stats(*boards, "--bots", "cow", "--plot", "board.png"), capture=capsys)
    assert Path("board.png").read_bytes().startswith(b"\x89PNG")
    assert [file.name for file in Path().iterdir()] == ["board.png"]


def test_remarks_say_what_is_unusual(capsys: Capture) -> None:
    _, out, _ = hornochsen(*stats("calf-yard", "--bots", "calf,cow"), "--games", "30", capture=capsys)
    assert "cow plays better here than calf: name the better bot first" in out


def test_ctrl_c_prints_the_results_so_far(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(task: Trial, items: range, jobs: int, progress: Any) -> Iterator[tuple[int, Sums]]:
        yield from run(task, items[:4], jobs, progress)
        raise KeyboardInterrupt

    monkeypatch.setattr("hornochsen.arena.run", interrupted)
    args = ("stats", "calf-yard", "classic", "--games", "50", "--jobs", "1", "--json")
    status, out, err = hornochsen(*args, capture=capsys)
    assert status == 130
    assert [found["games"] for found in json.loads(out)["boards"]] == [2, 2]
    assert err == "hornochsen: stopped after 8 of 200 games\n"


def test_ctrl_c_before_the_first_result(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(task: Trial, items: range, jobs: int, progress: Any) -> Iterator[tuple[int, Sums]]:
        yield from run(task, items[:1], jobs, progress)
        raise KeyboardInterrupt

    monkeypatch.setattr("hornochsen.arena.run", interrupted)
    status, out, err = hornochsen(*stats("calf-yard", "classic"), capture=capsys)
    assert (status, out, err) == (130, "", "hornochsen: stopped before the first deal was finished\n")


@pytest.mark.parametrize(
    ("args", "line"),
    [
        ([], "Missing argument 'BOARD'."),
        (["clasic"], 'unknown board "clasic"; did you mean classic?'),
        (["classic", "none.toml"], "none.toml: cannot be read: No such file or directory"),
        (["empty.json"], "empty.json: line 1: is not JSON"),
        (["classic", "classic", "classic"], "Got unexpected extra argument (classic)"),
        (["classic", "--bots", "cow,clf"], "there is no bot 'clf'; did you mean calf?"),
        (["classic", "--bots", ""], "there is no bot ''"),
        (["classic", "--bots", "cow,cow"], "--bots: name each bot once, the best first, not 'cow,cow'"),
        (["classic", "--players", "9"], "Invalid value for '--players': 9 is not in the range"),
        (["classic", "--games", "0"], "Invalid value for '--games': 0 is not in the range"),
        (["classic", "--rules", "none"], "--rules: the rule sets are official, jeux-de-nim, not 'none'"),
        (["classic", "--plot", "board.doc"], "--plot: the file name must end in .png, .svg, .pdf, not 'board.doc'"),
        (["calf-yard", "--bots", "arena.tasks:Clumsy"], "Clumsy failed in round 1: ValueError: I fell over"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_line(capsys: Capture, args: list[str], line: str) -> None:
    Path("empty.json").touch()
    assert line in refused("stats", *args, "--jobs", "1", capture=capsys)
    assert [file.name for file in Path().iterdir()] == ["empty.json"]


def test_boards_of_all_sizes_can_be_tried() -> None:
    """The smallest possible game may end before there is a leader."""
    least = Board("least", (("", "", 1),) * 5, (1,), 2)
    [found] = played(Trial((least,), (load("calf"), load("cow")), 8, OFFICIAL, 1), 5)
    assert found.endings["dunghill"] == 1
    assert found.rounds.low >= 1
