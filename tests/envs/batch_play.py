"""Follow a game of a batch with the rules."""

from __future__ import annotations

from random import Random

from kernel.random_play import CLASSIC, SWITCHES
from msgspec.structs import replace
from oracle import oracle

from hornochsen.envs import BatchEnv, GameKind
from hornochsen.kernel.observations.of_views import Observation, action_for, observe_view
from hornochsen.rules import Buy, State, apply, box_draw, deal, read_board, view


def random_game_kinds(rng: Random, count: int) -> list[GameKind]:
    """Return kinds of games with random boards, rules and numbers of players."""
    boards = [read_board(oracle.random_board(rng)) for _ in range(count - 1)] + [CLASSIC]
    return [GameKind(board, rng.choice(SWITCHES), rng.randint(2, 8)) for board in boards]


class Follower:
    """A game of a batch, played by `rules` with the same actions."""

    def __init__(self, env: BatchEnv, index: int) -> None:
        self.env, self.index = env, index
        self.begin()

    def begin(self) -> None:
        """Deal the tiles of the game that begins in the batch."""
        began = self.env.state(self.index)
        kind = self.env.game_kind(self.index)
        first = [tile for tiles in began.rows for tile in tiles]
        dealt = [tile for hand in began.hands for tile in hand]
        self.state = deal(kind.board, kind.rules, kind.players, (*dealt, *first, *began.supply)).state
        self.chosen = 0
        assert self.state == began

    @property
    def seat(self) -> int:
        """The seat to act: of those for which the game waits, the lowest."""
        return self.state.awaited[0]

    def observation(self, state: State | None = None) -> Observation:
        """Return what the seat to act sees, computed from its view."""
        return observe_view(view(state or self.state, self.seat), self.chosen)

    def follow(self, action: int) -> None:
        """Apply an action that the batch has made, with the tiles that it has drawn from the box."""
        move = action_for(view(self.state, self.seat), self.observation(), action, self.chosen)
        if isinstance(move, int):
            self.chosen = move
            return
        self.chosen = 0
        drawn: tuple[int, ...] = ()
        if isinstance(move, Buy) and (count := box_draw(self.state, move)):
            drawn = self.tiles_from_box(count)
        self.state = apply(self.state, move, drawn).state

    def tiles_from_box(self, count: int) -> tuple[int, ...]:
        """Return the tiles of the box that the seat holds after the step."""
        if self.env.current().done[self.index]:  # the purchase ended the game, and nobody sees the tiles again
            return self.state.box[:count]
        hand = self.env.state(self.index).hands[self.seat]
        return tuple(tile for tile in self.state.box if tile in hand)

    def compare(self) -> None:
        """Compare the game with that of the rules; the kernel has no ledger."""
        assert self.env.state(self.index) == replace(self.state, ledger=())
