"""A slow look-ahead with the rules and the training's network in NumPy, for a network whose choices are certain."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from hornochsen.kernel.network.weights import Network
from hornochsen.kernel.observations.layout import BUY_ONE, SKIP
from hornochsen.kernel.observations.of_views import action_for, observe_view
from hornochsen.rules import Action, Buy, State, apply, places, view
from training.player import Array, evaluate

CERTAIN = 1e5
"""The factor of all logits with which the most likely action gets a probability of practically 1."""

NEVER = -1e9
"""The logit of purchases, so that no chance is involved."""

PURCHASES = slice(0, SKIP - BUY_ONE)


def certain_network(network: Network) -> Network:
    """Return a network that always makes the most likely choice, and buys only if nothing else is legal."""
    other_bias = network.other_bias * np.float32(CERTAIN)
    other_bias[PURCHASES] = NEVER
    factor = np.float32(CERTAIN)
    return network._replace(score=network.score * factor, other=network.other * factor, other_bias=other_bias)


def certain_weights(weights: dict[str, Array]) -> dict[str, Array]:
    """Return the weights in NumPy's form of the same network."""
    heads = {name: weights[name] * np.float32(CERTAIN) for name in ("score.weight", "other.weight", "other.bias")}
    heads["other.bias"][PURCHASES] = NEVER
    return {**weights, **heads}


class TilesDrawnError(Exception):
    """A tile must be drawn, which the reference does not sample."""


class ReferenceLookahead:
    """Plays on after an action until a seat decides for the first time after a round."""

    def __init__(self, weights: dict[str, Array], seat: int, last_round: int) -> None:
        self.weights, self.seat, self.last_round = weights, seat, last_round

    def value(self, world: State, action: Action) -> float:
        """Return the seat's chance to win at its decision, or its share of the win if the game ends before it."""
        state = world
        if not state.laying.open and not state.taking:
            others = [seat for seat in state.awaited if seat != self.seat]
            for choice in [self.choice(state, seat) for seat in others]:
                state = self.after(state, choice)
        state = self.after(state, action)
        while not (state.over or (state.round > self.last_round and self.seat in state.awaited)):
            state = self.after(state, self.choice(state, state.awaited[0]))
        if state.over:
            winners = [place == 1 for place in places(state.positions)]
            return winners[self.seat] / sum(winners)
        return evaluate(self.weights, observe_view(view(in_turn(state, self.seat), self.seat)).numbers)[1]

    def choice(self, state: State, seat: int) -> Action:
        """Return the most likely action of a seat."""
        seen, chosen = view(in_turn(state, seat), seat), 0
        while True:
            observation = observe_view(seen, chosen)
            logits, _ = evaluate(self.weights, observation.numbers)
            index = int(np.where(observation.mask, logits, -np.inf).argmax())
            action = action_for(seen, observation, index, chosen)
            if not isinstance(action, int):
                return action
            chosen = action

    def after(self, state: State, action: Action) -> State:
        """Return the state after an action, for which no tile may be drawn."""
        after = state if isinstance(action, Buy) else apply(state, action).state
        if isinstance(action, Buy) or after.supply != state.supply:
            raise TilesDrawnError
        return after


def in_turn(state: State, seat: int) -> State:
    """Return the state as if the seats laid in the order of their numbers; it does not matter which tiles they lay."""
    if state.laying.open or state.taking:
        return state
    hands = [tuple(sorted(hand + laid)) for hand, laid in zip(state.hands, state.laid, strict=True)]
    counts = [(2 if state.laying.double else 1) if other < seat else 0 for other in range(state.players)]
    both = list(zip(hands, counts, strict=True))
    return replace(
        state,
        hands=tuple(hand[count:] for hand, count in both),
        laid=tuple(hand[:count] for hand, count in both),
    )
