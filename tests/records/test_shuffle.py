"""The fair shuffle: a record gives the same tiles to every reader, and a false record is detected."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from patience import PATIENCE

from hornochsen.boards import load
from hornochsen.records import Record, Replay, move_of, read, replay, shuffle, verify, write
from hornochsen.rules import OFFICIAL, TILES, Buy, apply, box_draw, deal, legal

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "shuffle.md"
GAME = HERE / "shuffled_game.json"
VECTORS = json.loads((HERE / "shuffle_vectors.json").read_text())
SECRET = bytes(range(32))
SALTS = [(0, "Ochsenschwanz"), (1, None), (3, "moo_moo-moo")]


def keys(count: int) -> Iterable[bytes]:
    return (sha256(b"%d" % number).digest() for number in range(count))


def played(seed: int, players: int) -> Record:
    """Return the record of a whole game with the fair shuffle and many purchases."""
    rng = random.Random(seed)
    secret, salts = rng.randbytes(32), [(seat, rng.choice([None, f"salt-{seat}"])) for seat in range(0, players, 2)]
    key, draws = shuffle.key(secret, salts), 0
    step = deal(load("classic"), OFFICIAL, players, shuffle.supply(key))
    names = tuple(f"P{seat}" for seat in range(players))
    moves, begun = [], step.state.board
    while not step.state.over:
        actions = legal(step.state, rng.choice(step.state.awaited))
        action = rng.choice([action for action in actions if isinstance(action, Buy)] or actions)
        count = box_draw(step.state, action)
        drawn = shuffle.from_box(key, draws, step.state.box, count) if count else ()
        draws += bool(count)
        moves.append(move_of(action, drawn))
        step = apply(step.state, action, drawn)
    return Record(names, OFFICIAL, begun, shuffle.supply(key), tuple(moves), {"shuffle": shuffle.extra(secret, salts)})


def changed(**changes: Any) -> Replay:
    """Replay the checked-in game with changed fields, at the top level or in its `shuffle`."""
    document = json.loads(GAME.read_text())
    place = document["shuffle"] if changes.keys() <= document["shuffle"].keys() else document
    place.update(changes)
    return read(json.dumps(document))


def only_flaw(replayed: Replay) -> shuffle.Flaw:
    verdict = verify(replayed)
    assert not verdict.proven
    [flaw] = verdict.flaws
    return flaw


# The algorithm


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["commitment"][:8])
def test_the_algorithm_never_changes(vector: dict[str, Any]) -> None:
    secret, salts = bytes.fromhex(vector["secret"]), [(seat, salt) for seat, salt in vector["salts"]]
    key = shuffle.key(secret, salts)
    assert shuffle.commitment(secret) == vector["commitment"]
    assert key.hex() == vector["key"]
    assert list(shuffle.supply(key)) == vector["supply"]
    for draw in vector["from_box"]:
        assert list(shuffle.from_box(key, draw["draw"], draw["box"], draw["count"])) == draw["tiles"]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 90), st.sets(st.integers(1, 99), min_size=3))
def test_supply_and_draws_contain_only_existing_tiles(key: bytes, draw: int, tiles: set[int]) -> None:
    assert sorted(shuffle.supply(key)) == list(TILES)
    box = sorted(tiles)
    drawn = shuffle.from_box(key, draw, box, 3)
    assert len(set(drawn)) == 3
    assert set(drawn) <= tiles
    assert len(shuffle.from_box(key, draw, box, len(box))) == len(box)


salted = st.dictionaries(st.integers(0, 7), st.none() | st.from_regex(r"\A[A-Za-z0-9_-]{1,64}\Z"), max_size=8).map(
    lambda salts: tuple(sorted(salts.items()))
)


@given(salted, salted)
def test_different_salts_give_different_keys(first: shuffle.Salts, second: shuffle.Salts) -> None:
    assert (shuffle.key(SECRET, first) == shuffle.key(SECRET, second)) == (first == second)


def test_a_missing_salt_changes_the_key() -> None:
    some = {shuffle.key(SECRET, salts) for salts in ([], [(0, None)], [(1, None)], [(0, None), (1, None)], [(0, "1")])}
    assert len(some) == 5


@pytest.mark.parametrize(
    ("salts", "text"),
    [
        ([(1, "abc"), (0, "abc")], "seats: must be ascending"),
        ([(1, "abc"), (1, "abc")], "seats: must be ascending"),
        ([(-1, "abc")], "seats: must be ascending"),
        ([(0, "")], "the salt of seat 0"),
        ([(0, "a b")], "the salt of seat 0"),
        ([(0, "a\n1 b")], "the salt of seat 0"),
        ([(0, "abc\n")], "the salt of seat 0"),
        ([(0, "ä")], "the salt of seat 0"),
        ([(0, "a" * 65)], "the salt of seat 0"),
    ],
)
def test_ambiguous_salts_are_refused(salts: shuffle.Salts, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        shuffle.key(SECRET, salts)


def test_a_short_secret_is_refused() -> None:
    for secret in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            shuffle.commitment(secret)
        with pytest.raises(ValueError, match="32 bytes"):
            shuffle.key(secret, [])


# Uniformity: a fair shuffle exceeds these sums of squares once in a million times; keys are fixed


def surprise(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_tile_is_equally_likely_at_every_place() -> None:
    games = 4000
    counts = Counter((place, tile) for key in keys(games) for place, tile in enumerate(shuffle.supply(key)))
    free = 98 * 98
    cells = (counts[place, tile] for place in range(99) for tile in TILES)
    assert abs(surprise(cells, games / 99) - free) < 5 * (2 * free) ** 0.5


def test_neighbouring_tiles_are_independent() -> None:
    games = 4000
    steps: Counter[int] = Counter()
    for key in keys(games):
        tiles = shuffle.supply(key)
        steps.update((b - a) % 99 for a, b in pairwise(tiles))
    # All differences modulo 99 are equally likely, except 0.
    assert abs(surprise((steps[step] for step in range(1, 99)), games) - 97) < 5 * (2 * 97) ** 0.5


def test_every_draw_from_the_box_is_equally_likely() -> None:
    box, times = (2, 3, 5, 7, 11), 12000
    counts = Counter(shuffle.from_box(key, draw, box, 3) for key in keys(times // 4) for draw in range(4))
    assert counts.keys() == set(permutations(box, 3))
    assert abs(surprise(counts.values(), times / 60) - 59) < 5 * (2 * 59) ** 0.5


# Verifying


def test_a_recorded_game_is_proven() -> None:
    verdict = verify(read(GAME.read_bytes()))
    assert verdict == shuffle.Verdict((), verdict.commitment, draws=5, salted=(0, 3), missing=(2,))
    assert verdict.proven


def test_games_of_any_size_are_proven() -> None:
    draws = 0
    for seed in range(14):
        verdict = verify(replay(played(seed, 2 + seed % 7)))
        assert verdict.flaws == ()
        draws += verdict.draws
    assert draws > 10


def test_a_written_record_is_still_proven() -> None:
    record = played(3, 4)
    assert verify(read(write(record))) == verify(replay(record))


def test_a_game_without_a_shuffle_proves_nothing() -> None:
    record = played(3, 2)
    flaw = only_flaw(replay(Record(record.players, record.rules, record.board, record.supply)))
    assert (flaw.reason, flaw.place) == ("missing", "shuffle")


@pytest.mark.parametrize(
    ("field", "value", "reason", "place"),
    [
        ("algorithm", "hornochsen-2", "algorithm", "shuffle.algorithm"),
        ("commitment", "0" * 64, "commitment", "shuffle.commitment"),
        ("commitment", 7, "malformed", "shuffle"),
        ("secret", "00", "malformed", "shuffle.secret"),
        ("secret", "G" * 64, "malformed", "shuffle.secret"),
        ("salts", None, "malformed", "shuffle"),
        ("salts", [{"seat": 0}], "malformed", "shuffle"),
        ("salts", [{"seat": 0, "salt": "a b"}], "malformed", "shuffle.salts"),
        ("salts", [{"seat": 4, "salt": "abc"}], "malformed", "shuffle.salts"),
        ("salts", [{"seat": -1, "salt": "abc"}], "malformed", "shuffle.salts"),
        ("salts", [{"seat": True, "salt": "abc"}], "malformed", "shuffle"),
        ("salts", [{"seat": 1, "salt": None}, {"seat": 0, "salt": None}], "malformed", "shuffle.salts"),
        ("shuffle", None, "malformed", "shuffle"),
        ("shuffle", {}, "malformed", "shuffle"),
        ("shuffle", {"algorithm": "hornochsen-1", "commitment": "", "secret": "", "salts": [], "more": 1}, "malformed",
         "shuffle"),
    ],
)  # fmt: skip
def test_a_wrong_field_of_the_shuffle_is_named(field: str, value: Any, reason: str, place: str) -> None:
    flaw = only_flaw(changed(**{field: value}))
    assert (flaw.reason, flaw.place) == (reason, place)
    assert "\n" not in str(flaw)


def test_another_secret_does_not_match_the_commitment() -> None:
    reasons = [flaw.reason for flaw in verify(changed(secret="0" * 64)).flaws]
    assert reasons[:2] == ["commitment", "supply"]
    assert set(reasons[2:]) == {"from-box"}


def test_a_removed_or_changed_salt_is_detected() -> None:
    salts = json.loads(GAME.read_text())["shuffle"]["salts"]
    for seat, entry in enumerate(salts):
        without = [*salts[:seat], *salts[seat + 1 :]]
        other = {"seat": entry["seat"], "salt": "another" if entry["salt"] is None else None}
        for wrong in (without, [*salts[:seat], other, *salts[seat + 1 :]]):
            assert verify(changed(salts=wrong)).flaws[0].reason == "supply"


def test_two_exchanged_tiles_at_the_bottom_of_the_supply_are_detected() -> None:
    record = played(3, 2)
    supply = (*record.supply[:-2], record.supply[-1], record.supply[-2])
    flaw = only_flaw(replay(Record(record.players, record.rules, record.board, supply, (), record.extra)))
    assert (flaw.reason, flaw.place) == ("supply", "supply[97]")


def test_a_draw_chosen_by_the_server_is_detected() -> None:
    replayed = read(GAME.read_bytes())
    moves = replayed.record.moves
    last = max(index for index, move in enumerate(moves) if move.from_box)
    drawn, box = moves[last].from_box, replayed.steps[last].state.box
    other = next(tile for tile in box if tile not in drawn)
    document = json.loads(GAME.read_text())
    document["moves"] = document["moves"][: last + 1]
    document["moves"][last]["from_box"] = [other, *drawn[1:]]
    flaw = only_flaw(read(json.dumps(document)))
    assert (flaw.reason, flaw.place) == ("from-box", f"moves[{last}].from_box")


# The page


def verifier() -> str:
    [script] = re.findall(r"^```python\n(import hashlib.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.S | re.M)
    return str(script)


def run_verifier(tmp_path: Path, record: str) -> subprocess.CompletedProcess[str]:
    """Run the page's program in a Python that can import only the standard library."""
    (tmp_path / "verify.py").write_text(verifier(), encoding="utf-8")
    (tmp_path / "game.json").write_text(record, encoding="utf-8")
    words = [sys.executable, "-I", "-S", "-W", "ignore", "verify.py", "game.json"]
    return subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_documented_verifier_agrees(tmp_path: Path, players: int) -> None:
    record = played(players, players)
    done = run_verifier(tmp_path, write(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"{verify(replay(record)).draws} draws out of the box: proven\n")


def test_the_documented_verifier_prints_the_documented_output(tmp_path: Path) -> None:
    done = run_verifier(tmp_path, GAME.read_text())
    assert done.stdout
    assert done.stdout in PAGE.read_text(encoding="utf-8")


def test_the_documented_verifier_detects_a_false_record(tmp_path: Path) -> None:
    document = json.loads(GAME.read_text())
    document["shuffle"]["salts"][0]["salt"] = "another-salt"
    assert "AssertionError: supply" in run_verifier(tmp_path, json.dumps(document)).stderr
    document = json.loads(GAME.read_text())
    index, move = next((i, move) for i, move in enumerate(document["moves"]) if "from_box" in move)
    move["from_box"][0] = 100 - move["from_box"][0]
    assert f"AssertionError: moves[{index}]" in run_verifier(tmp_path, json.dumps(document)).stderr


def test_the_command_prints_the_documented_output(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(GAME.read_text())
    command = str(Path(sys.executable).parent / "hornochsen")
    words = [command, "record", "verify", "game.json", "--lang", "en"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda document: document.pop("shuffle"), "game.json: shuffle: is missing"),
        (lambda document: document["shuffle"].update(commitment="0" * 64), "game.json: shuffle.commitment: "),
        (lambda document: document["shuffle"]["salts"].pop(), "game.json: supply[0]: the secret and the salts give"),
        (lambda document: document["supply"].pop(), "game.json: supply: must be a list of all 99 tiles"),
    ],
)
def test_the_command_refuses_in_one_line(tmp_path: Path, change: Callable[[Any], object], text: str) -> None:
    document = json.loads(GAME.read_text())
    change(document)
    (tmp_path / "game.json").write_text(json.dumps(document))
    command = str(Path(sys.executable).parent / "hornochsen")
    words = [command, "record", "verify", "game.json"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith(f"hornochsen: {text}")


def test_the_command_says_when_no_player_sent_a_salt(tmp_path: Path) -> None:
    secret = bytes(32)
    supply = shuffle.supply(shuffle.key(secret, []))
    record = Record(("Anja", "Ox"), OFFICIAL, load("classic"), supply, (), {"shuffle": shuffle.extra(secret, [])})
    (tmp_path / "game.json").write_text(write(record))
    command = str(Path(sys.executable).parent / "hornochsen")
    words = [command, "record", "verify", "game.json", "--lang", "en"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("  No player’s salt was used: the server shuffled alone.\n")
    assert "box" not in done.stdout
