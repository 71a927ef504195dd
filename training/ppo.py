"""Proximal policy optimisation (PPO): the optimisation steps after each rollout, and the loop around them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch.nn import functional
from torch.nn.utils import clip_grad_norm_

from .game_kinds import PLAYERS
from .model import Model, export, load_weights
from .rollout import Batch, Rollout

CLIP = 0.2
DECAY = 0.9
"""λ of the generalised advantage estimation. There is no discount."""
LAST_RATE = 2e-5
"""The learning rate at the end."""
LAST_ENTROPY = 0.0005
"""The weight of the entropy at the end."""
EPOCHS = 2
PRINT_EVERY = 20


class Options(NamedTuple):
    """The options of a training run."""

    out: Path
    seconds: float = 1200.0
    iterations: int | None = None
    stop_after: float = float("inf")
    stop_at: int | None = None
    save_every: float = 120.0
    resume: Path | None = None
    weights: Path | None = None
    against: Path | None = None
    seed: int = 1
    games: int = 32768
    steps: int = 128
    minibatch: int = 65536
    threads: int = 1
    rate: float = 7e-4
    entropy: float = 0.008
    weights_of_players: tuple[float, ...] = PLAYERS


def train(options: Options) -> dict[str, Any]:
    """Train until the time or the iterations are used up, write log, weights and checkpoints; return the progress."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(options.seed)
    if device == "cuda":
        torch.set_num_threads(1)  # the processor's cores step the games
    model = Model().to(device)
    if options.weights:
        load_weights(model, options.weights)
    optimizer = torch.optim.Adam(model.parameters(), lr=options.rate, eps=1e-5, fused=device == "cuda")
    progress: dict[str, Any] = {"iterations": 0, "decisions": 0, "games": 0, "seconds": 0.0}
    if options.resume:
        state = torch.load(options.resume, map_location=device, weights_only=True)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        progress = state["progress"]
    opponent = None
    if options.against:
        opponent = Model().to(device)
        load_weights(opponent, options.against)
    options.out.mkdir(parents=True, exist_ok=True)
    seed = options.seed + progress["iterations"]  # a resumed training plays new games
    rollout = Rollout(options.games, options.steps, seed, options.threads, device, opponent, options.weights_of_players)
    try:
        iterate(options, model, optimizer, rollout, progress)
    finally:
        rollout.close()
    save(model, optimizer, progress, options.out, "weights")
    return progress


def iterate(
    options: Options, model: Model, optimizer: torch.optim.Optimizer, rollout: Rollout, progress: dict[str, Any]
) -> None:
    """Alternate rollouts and optimisation steps, and keep `progress` up to date."""
    began, before, saved = time.perf_counter(), progress["seconds"], 0.0
    with (options.out / "log.jsonl").open("a") as log:
        while True:
            spent = time.perf_counter() - began
            progress["seconds"] = round(before + spent, 2)
            share_of_time = progress["seconds"] / options.seconds
            share = progress["iterations"] / options.iterations if options.iterations else share_of_time
            if max(share, share_of_time) >= 1 or spent >= options.stop_after:
                return
            if options.stop_at is not None and progress["iterations"] >= options.stop_at:
                return
            optimizer.param_groups[0]["lr"] = options.rate + (LAST_RATE - options.rate) * share
            batch, outcomes = rollout.play(model, DECAY)
            played = time.perf_counter() - began
            entropy = options.entropy + (LAST_ENTROPY - options.entropy) * share
            figures = learn(model, optimizer, batch, options.minibatch, entropy)
            learned = time.perf_counter() - began
            progress["iterations"] += 1
            progress["decisions"] += options.games * options.steps
            progress["games"] += int(outcomes.games.sum())
            figures |= outcomes.shares | {"playing": played - spent, "learning": learned - played}
            line = json.dumps(progress | {name: round(figure, 4) for name, figure in figures.items()})
            log.write(line + "\n")
            if progress["iterations"] % PRINT_EVERY == 1:
                log.flush()
                print(line, flush=True)
            if learned - saved > options.save_every:
                saved = learned
                save(model, optimizer, progress, options.out, f"weights-{progress['iterations']:05}")


def learn(
    model: Model, optimizer: torch.optim.Optimizer, batch: Batch, minibatch: int, entropy_weight: float
) -> dict[str, float]:
    """Make the optimisation steps of one iteration. Return figures of the last one."""
    device = batch.actions.device.type
    mean, deviation = batch.advantages.mean(), batch.advantages.std() + 1e-8
    minibatch = min(minibatch, len(batch.actions))
    for _ in range(EPOCHS):
        order = torch.randperm(len(batch.actions), device=device)
        for first in range(0, len(order) - minibatch + 1, minibatch):
            part = Batch(*(values[order[first : first + minibatch]] for values in batch))
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                logits, values = model(part.observations)
            log_all = functional.log_softmax(logits.masked_fill(~part.masks, -1e9), 1)
            log_chosen = log_all.gather(1, part.actions.unsqueeze(1)).squeeze(1)
            ratio = (log_chosen - part.log_probabilities).exp()
            advantage = (part.advantages - mean) / deviation
            policy_loss = -torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(log_all.exp() * log_all.clamp_min(-30)).sum(1).mean()
            value_loss = functional.binary_cross_entropy_with_logits(values, part.returns)
            optimizer.zero_grad(set_to_none=True)
            (policy_loss + 0.5 * value_loss - entropy_weight * entropy).backward()
            clip_grad_norm_(model.parameters(), 0.5)
            optimizer.step()
    return {
        "entropy": entropy.item(),
        "value_loss": value_loss.item(),
        "policy_loss": policy_loss.item(),
        "clipped": ((ratio - 1).abs() > CLIP).float().mean().item(),
    }


def save(model: Model, optimizer: torch.optim.Optimizer, progress: dict[str, Any], out: Path, name: str) -> None:
    """Write a checkpoint, from which a training can be resumed, and the weights for playing."""
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "progress": progress}
    torch.save(state, out / "checkpoint.new")
    (out / "checkpoint.new").replace(out / "checkpoint.pt")
    export(model, out / f"{name}.npz")
