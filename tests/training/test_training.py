"""The training of a network: ten steps of it on a processor, skipped where PyTorch is not installed."""

from __future__ import annotations

import json
import os
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from arena.tasks import play, series

from hornochsen.boards import names
from hornochsen.envs import BatchEnv
from training.game_kinds import training_game_kinds

PLAYER = Path(__file__).parents[2] / "training" / "player.py"


def test_tables_cover_boards_rules_and_players() -> None:
    kinds = training_game_kinds(300, seed=1)
    assert {kind.board.name for kind in kinds} == {*names(), "random"}
    assert {kind.players for kind in kinds} == set(range(2, 9))
    assert {kind.rules.dunghill_ends for kind in kinds} == {"round", "at_once"}
    assert kinds == training_game_kinds(300, seed=1)


@pytest.fixture(scope="module")
def ppo() -> Any:
    """The module of the training; PyTorch uses one thread, because the machine runs other tests too."""
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)
    from training import ppo

    return ppo


@pytest.fixture(scope="module")
def trained(ppo: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training of ten steps."""
    out = tmp_path_factory.mktemp("training")
    ppo.train(options(ppo, out, iterations=10, save_every=0.0))
    return out


def options(ppo: Any, out: Path, **more: Any) -> Any:
    return ppo.Options(out, games=8, steps=48, minibatch=64, **more)


def log_of(out: Path) -> list[dict[str, float]]:
    """Return the lines of a log without its times."""
    lines = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    return [{name: line[name] for name in line.keys() - {"seconds", "playing", "learning"}} for line in lines]


def test_ten_steps_write_log_checkpoint_and_weights(trained: Path) -> None:
    lines = log_of(trained)
    assert [line["iterations"] for line in lines] == list(range(1, 11))
    assert lines[-1]["decisions"] == 10 * 8 * 48
    assert lines[-1]["value_loss"] < lines[0]["value_loss"]
    for before, after in pairwise(lines):
        assert any(name.startswith("wins_of_") for name in after) == (before["games"] < after["games"])
    assert lines[-1]["games"] > 0
    assert {"checkpoint.pt", "weights.npz", "weights-00010.npz"} <= {path.name for path in trained.iterdir()}
    assert (trained / "weights.npz").stat().st_size < 5_000_000


def test_wins_are_multiples_of_a_fair_share_by_number_of_players(ppo: Any) -> None:
    from training.rollout import Outcomes

    games, wins = np.zeros(9, np.int64), np.zeros(9)
    games[2], games[8], wins[2], wins[8] = 10, 30, 4.0, 6.0
    assert Outcomes(games, wins).shares == pytest.approx({"wins": 1.4, "wins_of_2": 0.8, "wins_of_8": 1.6})


def test_a_seed_reproduces_the_log(ppo: Any, trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning rate and entropy bonus depend on the iterations, not on the machine's speed."""
    ppo.train(options(ppo, tmp_path, iterations=10, stop_after=0.0))
    assert not (tmp_path / "log.jsonl").read_text()
    clock = count(0.0, 5.0)
    monkeypatch.setattr(ppo.time, "perf_counter", lambda: next(clock))
    ppo.train(options(ppo, tmp_path, iterations=10))
    assert log_of(tmp_path) == log_of(trained)


def test_training_resumes_from_a_checkpoint(ppo: Any, trained: Path, tmp_path: Path) -> None:
    progress = ppo.train(options(ppo, tmp_path, iterations=12, resume=trained / "checkpoint.pt"))
    assert progress["iterations"] == 12
    assert [line["iterations"] for line in log_of(tmp_path)] == [11, 12]


def test_the_recipe_makes_three_runs_and_continues_interrupted_ones(
    ppo: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Divided by 100, its runs end at the iterations 2 of 4, 4 of 4, and 1 of 1."""
    from training import recipe

    command = ["--out", str(tmp_path), "--games", "8", "--steps", "48", "--minibatch", "64", "--shrink", "100"]
    recipe.main([*command, "--stop-after", "0"])
    assert capsys.readouterr().out.endswith("interrupted; the same command continues\n")
    assert not (tmp_path / "weights.npz").exists()
    recipe.main(command)
    logged = {part.name: [line["iterations"] for line in log_of(tmp_path / part.name)] for part in recipe.PARTS}
    assert logged == {"first": [1, 2], "second": [3, 4], "third": [1]}
    weights = (tmp_path / "weights.npz").read_bytes()
    assert weights == (tmp_path / "third" / "weights.npz").read_bytes()
    assert capsys.readouterr().out.endswith(f"the weights are in {tmp_path / 'weights.npz'}\n")

    (tmp_path / "third" / "checkpoint.pt").unlink()  # as if the run had been killed before it was saved
    recipe.main(command)
    assert [line["iterations"] for line in log_of(tmp_path / "third")] == [1]
    assert capsys.readouterr().out.count("run ") == 1


def test_the_recipe_has_the_options_of_the_shipped_training(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from training import recipe

    runs = []

    def train(options: Any) -> dict[str, int]:
        runs.append(options)
        options.out.mkdir(parents=True)
        (options.out / "weights.npz").touch()
        torch.save({"progress": {"iterations": options.stop_at}}, options.out / "checkpoint.pt")
        return {}

    torch = pytest.importorskip("torch")
    monkeypatch.setattr(recipe, "train", train)
    recipe.main(["--out", str(tmp_path), "--threads", "8"])
    first, second, third = runs
    assert [(run.stop_at, run.iterations, run.seed) for run in runs] == [(203, 383, 1), (350, 350, 1), (145, 145, 101)]
    assert [(run.rate, run.entropy) for run in runs] == [(7e-4, 0.008), (7e-4, 0.008), (3e-4, 0.002)]
    assert [run.weights_of_players[-1] for run in runs] == [1.5, 1.5, 3]
    assert (first.resume, first.weights) == (None, None)
    assert (second.resume, second.weights) == (tmp_path / "first" / "checkpoint.pt", None)
    assert (third.resume, third.weights) == (None, tmp_path / "second" / "weights.npz")
    assert {(run.games, run.steps, run.minibatch, run.against) for run in runs} == {(32768, 128, 65536, None)}


def test_training_begins_with_given_weights(ppo: Any, trained: Path, tmp_path: Path) -> None:
    ppo.train(options(ppo, tmp_path, iterations=1, stop_after=0.0, weights=trained / "weights.npz"))
    before, after = (np.load(folder / "weights.npz") for folder in (trained, tmp_path))
    assert all((before[name] == after[name]).all() for name in before.files)


def test_a_best_response_learns_from_one_seat_only(ppo: Any, trained: Path, tmp_path: Path) -> None:
    from training.model import Model
    from training.rollout import Rollout

    ppo.train(options(ppo, tmp_path, iterations=1, against=trained / "checkpoint.pt"))
    assert len(log_of(tmp_path)) == 1
    model = Model()
    alone, *_ = Rollout(8, 48, 1, 1, "cpu", opponent=model).play(model, 0.9)
    everybody, *_ = Rollout(8, 48, 1, 1, "cpu").play(model, 0.9)
    assert 0 < len(alone.actions) < len(everybody.actions) / 1.5


def test_the_command_line_works_where_a_process_has_no_affinity(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from training.__main__ import parse

    monkeypatch.delattr(os, "sched_getaffinity", raising=False)  # as on macOS and Windows
    assert 1 <= parse(["--out", "runs/first"]).threads <= 8


def test_the_player_computes_what_the_model_computes(ppo: Any, trained: Path) -> None:
    import torch

    from training.model import Model
    from training.player import evaluate, load_weights

    model = Model()
    model.load_state_dict(torch.load(trained / "checkpoint.pt", weights_only=True)["model"])
    env = BatchEnv(20, training_game_kinds(20, seed=2), seed=3)
    for _ in range(30):
        observations = env.step(env.sample()).observations.copy()
    with torch.no_grad():
        logits, values = model(torch.from_numpy(observations))
    played = [evaluate(load_weights(str(trained / "weights.npz")), observation) for observation in observations]
    np.testing.assert_allclose(np.stack([one for one, _ in played]), logits.numpy(), atol=0.02)
    np.testing.assert_allclose([value for _, value in played], torch.sigmoid(values).numpy(), atol=0.01)


def test_the_player_finishes_games(ppo: Any, trained: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEIGHTS", str(trained / "weights.npz"))
    deal = play(series(f"{PLAYER}:Player", "calf", "cow"))
    assert [sum(score.spread.values()) for score in deal.scores] == [3, 3, 3]
