"""The game for OpenSpiel: sequential, with explicit chance. Importing this module registers it as `hornochsen`.

Simultaneous choices are made one after the other, lowest seat first; a later seat's information does not contain what
lies face down. Every tile that is dealt, drawn or bought is a chance node of its own, whose outcomes are the tiles.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from msgspec.structs import replace
from numpy.typing import NDArray

from ..boards import names
from ..kernel.observations.layout import (
    ACTIONS,
    BUY_ONE,
    MOST_TO_BUY,
    MUST_BUY,
    NUMBERS,
    OBSERVATION_SIZE,
    PLAYER_HELD,
    PLAYERS,
    SKIP,
    TO_CHOOSE,
)
from ..kernel.observations.of_views import action_for, observe_view
from ..rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRESETS,
    TILES,
    Action,
    State,
    Step,
    apply,
    box_draw,
    deal,
    places,
    sample_world,
    view,
    visible,
)
from ..rules.events import AnyEvent, Placed
from ..rules.state import FIRST_ROWS, HAND, LAST_ROUND
from .game_kind import game_kind_of

_DECISIONS_PER_TILE = 7
"""An upper bound of decisions: one to buy, two to lay, and two to take for each row that two tiles complete."""

_TYPE = pyspiel.GameType(
    short_name="hornochsen",
    long_name="Tanz der Hornochsen!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "board": names()[0], "rules": next(iter(PRESETS))},
)


class HornochsenGame(pyspiel.Game):
    """The game with its parameters: `players`, `board` (a name or a file) and `rules` (a name)."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(parameters or {})}
        self.game_kind = game_kind_of(given["board"], given["rules"], given["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(TILES) + 1,
            num_players=self.game_kind.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LAST_ROUND * self.game_kind.players * _DECISIONS_PER_TILE,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> HornochsenState:
        """Return the game before the deal."""
        return HornochsenState(self)

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> Observer:
        """Return an observer of what a player sees, or of what everybody sees; with recall, of information states.

        Other types of observers are a `ValueError`.
        """
        if parameters:
            raise ValueError(f"observers have no parameters, not {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "observers show public information, alone (private_info NONE) or with that of one player "
                f"(SINGLE_PLAYER), not public_info={kind.public_info} with {kind.private_info.name}"
            )
        return Observer(kind.perfect_recall, kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound: in each round every player can buy three tiles and draw six."""
        return len(TILES) + LAST_ROUND * self.game_kind.players * (HAND + 3)


class HornochsenState(pyspiel.State):
    """A position of the game, at a decision of a player or of chance."""

    def __init__(self, game: HornochsenGame) -> None:
        super().__init__(game)
        self.game_kind = game.game_kind
        self.state: State | None = None
        """The position of the rules; `None` before the deal."""
        self.chosen = 0
        """The first of two tiles that the seat to act has chosen, or 0."""
        self.waiting: Action | None = None
        """The action that waits for its tiles to be drawn."""
        self.drawn: tuple[int, ...] = ()
        self.from_box: tuple[int, ...] = ()
        self.to_draw, self.to_draw_from_box = HAND * game.game_kind.players + FIRST_ROWS, 0
        self.events: tuple[AnyEvent, ...] = ()

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or for the end."""
        if self.to_draw or self.to_draw_from_box:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.awaited[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return [int(index) for index in np.flatnonzero(observe_view(view(self.state, player), self.chosen).mask)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the tiles that can be drawn, with equal probabilities."""
        if self.to_draw:
            tiles = sorted(set(self.state.supply if self.state else TILES) - set(self.drawn))
        else:
            assert self.state is not None
            tiles = sorted(set(self.state.box) - set(self.from_box))
        return [(tile, 1 / len(tiles)) for tile in tiles]

    def _apply_action(self, index: int) -> None:
        if self.to_draw:
            self.drawn += (index,)
            self.to_draw -= 1
        elif self.to_draw_from_box:
            self.from_box += (index,)
            self.to_draw_from_box -= 1
        else:
            self._choose(index)
            if self.waiting is None:
                return
        if not self.to_draw and not self.to_draw_from_box:
            self._go_on()

    def _choose(self, index: int) -> None:
        """Carry out the choice of a seat. An action that draws tiles waits until they are drawn."""
        assert self.state is not None
        seen = view(self.state, self.state.awaited[0])
        action = action_for(seen, observe_view(seen, self.chosen), index, self.chosen)
        if isinstance(action, int):
            self.chosen = action
            return
        self.chosen, self.waiting = 0, action
        self.to_draw_from_box = box_draw(self.state, action)
        # How many tiles are drawn depends on the action alone, not on the order of the supply.
        after = apply(self.state, action, self.state.box[: self.to_draw_from_box]).state
        self.to_draw = len(self.state.supply) - len(after.supply)

    def _go_on(self) -> None:
        """Deal, or apply the action that waits, with the tiles that were drawn."""
        if self.state is None:
            rest = tuple(sorted(set(TILES) - set(self.drawn)))
            step = deal(self.game_kind.board, self.game_kind.rules, self.game_kind.players, self.drawn + rest)
        else:
            assert self.waiting is not None
            rest = tuple(tile for tile in self.state.supply if tile not in self.drawn)
            step = apply(replace(self.state, supply=self.drawn + rest), self.waiting, self.from_box)
        self._take(step)

    def _take(self, step: Step) -> None:
        self.state, self.waiting, self.drawn, self.from_box = step.state, None, (), ()
        self.events += step.events

    def _action_to_string(self, player: int, index: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {index}"
        if index == SKIP:
            return "no second tile"
        if index >= BUY_ONE:
            return f"buy {index - BUY_ONE + 1}"
        assert self.state is not None
        return f"tile {observe_view(view(self.state, player), self.chosen).tiles[index]}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return each player's share of the win; all are 0 while the game goes on."""
        if self.state is None or not self.state.over:
            return [0.0] * self.game_kind.players
        winners = [place == 1 for place in places(self.state.positions)]
        return [won / sum(winners) for won in winners]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HornochsenState:
        """Return a random state with the same information state for this player. It has no history of OpenSpiel.

        `sampler` returns a random number from 0 to 1. What others saw of earlier draws is unknown, so their information
        states in the new state contain their hands and what this player saw.
        """
        if self.state is None or self.is_chance_node():
            raise ValueError("only a state in which a player decides, or the end, can be resampled")
        rng = random.Random(int(sampler() * 2**53))
        other = HornochsenState(self.get_game())
        other.state, other.to_draw = sample_world(view(self.state, player), rng), 0
        other.events = tuple([visible(event, player) for event in self.events])
        if self.chosen:
            seat = self.current_player()
            tiles = observe_view(view(other.state, seat)).tiles
            other.chosen = self.chosen if seat == player else rng.choice(tiles)
        return other

    def __str__(self) -> str:
        return f"{self.state} {self.chosen} {self.waiting} {self.drawn} {self.from_box}"


class Observer:
    """An observer: it writes what everybody sees or, if `private`, what a player sees.

    With `recall`, its string contains all events, and its tensor the player and the round of each placed tile.
    """

    def __init__(self, recall: bool, private: bool) -> None:
        self.recall, self.private = recall, private
        self.tensor = np.zeros(OBSERVATION_SIZE + (2 * NUMBERS if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:OBSERVATION_SIZE]}
        if recall:
            self.dict["placed"] = self.tensor[OBSERVATION_SIZE:].reshape(NUMBERS, 2)

    def set_from(self, state: HornochsenState, player: int) -> None:
        """Write the observation into the tensor, which is 0 before the deal."""
        self.tensor.fill(0)
        if state.state is None:
            return
        if self.private:
            seen = observe_view(view(state.state, player), self._chosen(state, player)).numbers
        else:
            seen = public_numbers(state.state)
        self.dict["observation"][:] = seen
        if self.recall:
            round_number = 0
            for event in state.events:
                if isinstance(event, Placed):
                    self.dict["placed"][event.tile - 1] = 1 + event.seat, round_number
                round_number = getattr(event, "round", round_number)

    def string_from(self, state: HornochsenState, player: int) -> str:
        """Return the observation as text."""
        if state.state is None:
            return "before the deal"
        viewer = player if self.private else None
        chosen = self._chosen(state, player)
        end = f" chosen {chosen}" if chosen else ""
        seen = view(state.state, viewer)
        if not self.recall:
            return f"{seen}{end}"
        return "\n".join([str(seen.hand), *(str(visible(event, viewer)) for event in state.events)]) + end

    def _chosen(self, state: HornochsenState, player: int) -> int:
        """Return the first of two tiles that the player has chosen, or 0. Only the player knows it."""
        return state.chosen if self.private and player == state.current_player() else 0


def public_numbers(state: State) -> NDArray[np.int8]:
    """Return the observation of seat 0 without everything that depends on its hand."""
    table = view(state, None)
    numbers = observe_view(replace(table, seat=0, held=(0, *table.held[1:]))).numbers
    numbers[[TO_CHOOSE, MOST_TO_BUY, MUST_BUY]] = 0
    numbers[PLAYERS + PLAYER_HELD] = table.held[0]
    return numbers


def load_game(parameters: dict[str, Any]) -> Any:
    """Return the game with these parameters."""
    return pyspiel.load_game("hornochsen", parameters)


pyspiel.register_game(_TYPE, HornochsenGame)
