"""`import hornochsen` as a program uses it."""

from __future__ import annotations

import inspect
import random
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from patience import PATIENCE

import hornochsen as ho
from hornochsen.boards import UnknownBoard, write_toml
from hornochsen.records import BadRecord

VECTORS = Path(__file__).parent.parent / "vectors"
GAME = VECTORS / "001-3p-classic-official.json"

HEAVY = {"numba", "numpy", "click", "litestar", "sqlalchemy", "uvicorn", "websockets", "rich", "fluent", "matplotlib"}


def imported(program: str) -> set[str]:
    """Return the top-level packages that a program imports."""
    code = f"{program}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE)
    return set(done.stdout.split())


def test_the_import_imports_no_other_package() -> None:
    assert not imported("import hornochsen") & {*HEAVY, "msgspec"}


def test_a_game_between_calves_needs_no_compiler() -> None:
    program = "import hornochsen\nhornochsen.play(['calf', 'calf'], seed=1)"
    assert not imported(program) & HEAVY


def test_listing_the_names_needs_no_compiler() -> None:
    assert not imported("import hornochsen\nfrom hornochsen import *\ndir(hornochsen)\nlist(hornochsen.BOTS)") & HEAVY


def test_every_name_exists_and_is_listed() -> None:
    for name in ho.__all__:
        assert getattr(ho, name) is not None
    assert set(ho.__all__) <= set(dir(ho))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'hornochsen' has no attribute 'moo'"):
        getattr(ho, "moo")  # noqa: B009


def test_functions_and_classes_are_documented() -> None:
    public = {name: getattr(ho, name) for name in ho.__all__}
    documented = {name for name, value in public.items() if inspect.isroutine(value) or inspect.isclass(value)}
    assert [name for name in documented if not public[name].__doc__] == []


def test_the_package_is_marked_as_typed() -> None:
    assert (resources.files("hornochsen") / "py.typed").is_file()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [ho.play(["calf", "cow", "calf"], board="calf-yard", seed=5) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != ho.play(["calf", "cow", "calf"], board="calf-yard", seed=6)


def test_a_played_game_can_be_read_from_its_record(tmp_path: Path) -> None:
    game = ho.play(["calf", "calf"], rules=ho.JEUX_DE_NIM, names=["Anja", "Bernd"], seed=1)
    assert game.final.state.over
    assert game.record.players == ("Anja", "Bernd")
    file = tmp_path / "game.json"
    file.write_text(ho.write_record(game.record), encoding="utf-8")
    assert ho.read_record(file) == ho.read_record(file.read_bytes()) == game


def test_players_can_be_names_options_objects_and_functions() -> None:
    seen: list[ho.View] = []

    def last(view: ho.View, legal: tuple[ho.Action, ...]) -> ho.Action:
        seen.append(view)
        return legal[-1]

    calf = ho.BOTS["calf"](random.Random(1))
    game = ho.play(["calf", ho.load_bot("calf"), calf, last], board="calf-yard", seed=1)
    assert game.record.players == ("calf 1", "calf 2", "Calf", "last")
    assert {view.seat for view in seen} == {3}


def test_an_illegal_choice_is_refused() -> None:
    def cheat(view: ho.View, legal: tuple[ho.Action, ...]) -> ho.Action:
        return ho.Play(0, (next(tile for tile in range(1, 100) if tile not in view.hand),))

    with pytest.raises(ho.GameError):
        ho.play([cheat, "calf"])


def test_a_choice_for_another_seat_is_refused() -> None:
    def meddler(view: ho.View, legal: tuple[ho.Action, ...]) -> ho.Action:
        return ho.Buy(1, 1)

    with pytest.raises(ho.BotError, match="meddler has seat 0 and acted for seat 1"):
        ho.play([meddler, "calf"])


def test_an_error_of_a_player_is_passed_on() -> None:
    def broken(view: ho.View, legal: tuple[ho.Action, ...]) -> ho.Action:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ho.play([broken, "calf"])


def test_a_bot_that_was_made_for_a_game_is_closed(tmp_path: Path) -> None:
    file, closed = tmp_path / "closing.py", tmp_path / "closed"
    file.write_text(
        "from pathlib import Path\n"
        "class Closing:\n"
        "    def __init__(self, rng): pass\n"
        "    def choose(self, view, legal): return legal[-1]\n"
        f"    def close(self): Path({str(closed)!r}).touch()\n"
    )
    ho.play([f"{file}:Closing", "calf"], board="calf-yard", seed=1)
    assert closed.exists()


def test_names_must_match_players() -> None:
    with pytest.raises(ValueError, match="one name for each of the 2 players, not 1"):
        ho.play(["calf", "calf"], names=["Anja"])


def test_rules_by_name() -> None:
    assert ho.play(["calf", "calf"], rules="jeux-de-nim", seed=1).record.rules == ho.JEUX_DE_NIM
    for rules in ("nope", None):
        with pytest.raises(ValueError, match=rf"^rules: must be Rules or one of official, jeux-de-nim, not {rules!r}$"):
            ho.play(["calf", "calf"], rules=rules)  # type: ignore[arg-type]


def test_arguments_that_are_no_players_are_refused() -> None:
    with pytest.raises(TypeError, match=r"^players: must be a list of players, such as \['calf', 'cow'\], not a text$"):
        ho.play("calf")
    with pytest.raises(TypeError, match=r"^players\[1\]: must be the name of a bot, a bot or a function, not int$"):
        ho.play(["calf", 3])  # type: ignore[list-item]


def test_a_deal_needs_a_board_and_rules() -> None:
    supply = ho.shuffled(random.Random(1))
    with pytest.raises(TypeError, match=r"^board: must be a Board, not str$"):
        ho.deal("classic", ho.OFFICIAL, 2, supply)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^rules: must be Rules, not str$"):
        ho.deal(ho.load_board("classic"), "official", 2, supply)  # type: ignore[arg-type]


def test_a_player_that_returns_no_action_is_named() -> None:
    def lazy(view: ho.View, legal: tuple[ho.Action, ...]) -> ho.Action:
        return None  # type: ignore[return-value]

    with pytest.raises(ho.Malformed, match=r"^lazy chose None; an action is Buy, Play, TakeBack or Take$"):
        ho.play([lazy, "calf"])


def test_a_file_name_as_text_is_refused_with_a_hint() -> None:
    with pytest.raises(
        BadRecord, match=r"^record: not JSON: .* \(a text is read as the record itself; for a file, pass"
    ):
        ho.read_record("nofile.json")


def test_boards_by_name_and_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_toml(ho.load_board("calf-yard")), encoding="utf-8")
    assert ho.load_board(file) == ho.load_board("calf-yard")
    with pytest.raises(UnknownBoard):
        ho.load_board("no-such-board")


def test_a_recorded_game() -> None:
    replay = ho.read_record(GAME)
    assert len(replay.steps) == len(replay.record.moves) + 1
    with pytest.raises(BadRecord):
        ho.read_record(b"{}")
