"""A second observer, simple and slow: what docs/envs.md says, computed from a view. It uses no code of the kernel.

Only the indices come from the layout.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp, factorial

from hornochsen.kernel.observations import layout as at
from hornochsen.rules import HAPPY, TILES, Action, Buy, Play, Take, View
from hornochsen.rules.board import DOUBLE, Square
from hornochsen.rules.ledger import Kept


def reference_observation(view: View, legal: Sequence[Action], chosen: int) -> list[float]:
    """Return the numbers of an awaited seat; those at `LIKELY_COST` still have their fractions."""
    return Observer(view, legal, chosen).numbers


def reference_mask(view: View, legal: Sequence[Action], chosen: int) -> list[int]:
    """Return 1 for each action that leads to a legal one of the rules."""
    mask = [0] * at.ACTIONS
    candidates = sorted(view.taking.tiles if view.taking else view.hand)
    for action in legal:
        if isinstance(action, Play | Take) and chosen in (0, *action.tiles):
            for tile in set(action.tiles) - {chosen}:
                mask[candidates.index(tile)] = 1
            if action.tiles == (chosen,):
                mask[at.SKIP] = 1
        if isinstance(action, Buy) and not chosen:
            mask[at.BUY_ONE + action.count - 1] = 1
    return mask


class Observer:
    """Writes the parts of an observation, one after the other."""

    def __init__(self, view: View, legal: Sequence[Action], chosen: int) -> None:
        assert view.seat is not None
        self.view, self.seat, self.legal, self.chosen = view, view.seat, legal, chosen
        self.numbers: list[float] = [0] * at.OBSERVATION_SIZE
        self.face_up = [(tile, seat) for seat, tiles in enumerate(view.laid) for tile in tiles if tile is not None]
        self.face_up += view.queue
        self.this_round = {tile for tile, _ in self.face_up} | ({chosen} if chosen and not view.taking else set())
        in_completed_rows = {tile for entry in view.ledger if isinstance(entry, Kept) for tile in entry.tiles}
        visible = self.this_round | set(view.hand) | {tile for tiles in view.rows for tile in tiles}
        if view.taking:
            visible |= set(view.taking.tiles)
        self.left_board = in_completed_rows - visible
        self.never_seen = set(TILES) - in_completed_rows - visible
        self.rows = sorted((tiles[-1], row) for row, tiles in enumerate(view.rows) if tiles)
        self.happy = any(HAPPY in self.free_squares(row) for _, row in self.rows)
        for index, tile in enumerate(sorted(view.taking.tiles if view.taking else view.hand)):
            self.write_candidate(at.CANDIDATES + at.CANDIDATE_SIZE * index, tile)
        for rank in range(4):
            self.write_row(at.ROWS + at.ROW_ENTRY_SIZE * rank, rank)
        for turn in range(view.players):
            self.write_player(at.PLAYERS + at.PLAYER_SIZE * turn, (self.seat + turn) % view.players)
        self.write_scalars()
        self.write_course()
        self.write_tiles()

    def write(self, index: int, number: float) -> None:
        self.numbers[index] = max(-127, min(127, number))

    def free_squares(self, row: int) -> tuple[Square, ...]:
        return self.view.board.rows[row][len(self.view.rows[row]) :]

    def write_candidate(self, entry: int, tile: int) -> None:
        lower = [rank for rank, (last, _) in enumerate(self.rows) if last < tile]
        rank = max(lower, default=3)
        last, row = self.rows[rank]
        gap = range(last + 1 if lower else 1, tile)
        points = [points_of(square) for square in self.free_squares(row)]
        known = count_in(gap, self.this_round)
        sign = -1 if self.happy and not self.view.taking else 1
        self.write(entry + at.PRESENT, 1)
        self.write(entry + at.TILE, tile)
        self.write(entry + at.CHOSEN, tile == self.chosen)
        self.write(entry + at.GOES_TO + rank, 1)
        self.write(entry + at.IS_LOWEST, not lower)
        self.write(entry + at.GAP, len(gap))
        self.write(entry + at.UNSEEN_IN_GAP, count_in(gap, self.never_seen))
        self.write(entry + at.KNOWN_IN_GAP, known)
        self.write(entry + at.SQUARES_LEFT, len(points))
        self.write(entry + at.BULLHEAD, points[-1])
        if known < len(points):
            self.write(entry + at.POINTS, sign * points[known])
            self.write(entry + at.COMPLETES, known == len(points) - 1)
            self.write(entry + at.LIKELY_COST, 8 * sign * self.likely_points(points[known:], len(gap)))

    def likely_points(self, points: Sequence[int], gap: int) -> float:
        """Return the mean points if each other tile is random and, if it falls into the gap, is placed first."""
        view = self.view
        others = [seat for seat in range(view.players) if seat != self.seat]
        if view.taking:
            unknown = len(others)
        else:
            unknown = sum(not any(view.laid[seat]) for seat in others) * (2 if view.laying.double else 1)
        mean = unknown * gap / 99
        chances = [exp(-mean) * mean**first / factorial(first) for first in range(6)]
        return sum(chance * number for chance, number in zip(chances, points, strict=False))

    def write_row(self, entry: int, rank: int) -> None:
        last, row = self.rows[rank]
        interval = range(last + 1, self.rows[rank + 1][0] if rank < 3 else 100)
        free = self.free_squares(row)
        self.write(entry + at.ROW_LAST, last)
        self.write(entry + at.ROW_FILLED, len(self.view.rows[row]))
        self.write(entry + at.ROW_LEFT, len(free))
        for index, square in enumerate(free):
            self.write(entry + at.ROW_POINTS + index, points_of(square))
        self.write(entry + at.ROW_HAPPY, until_last(HAPPY, free))
        self.write(entry + at.ROW_DOUBLE, until_last(DOUBLE, free))
        self.write(entry + at.ROW_UNSEEN, count_in(interval, self.never_seen))
        self.write(entry + at.ROW_KNOWN, count_in(interval, self.this_round))
        self.write(entry + at.ROW_INDEX, row)
        following = (row + 1) % len(self.view.rows)
        while self.view.rows[following]:
            following = (following + 1) % len(self.view.rows)
        squares = self.view.board.rows[following]
        self.write(entry + at.NEXT_LENGTH, len(squares))
        self.write(entry + at.NEXT_HAPPY, until_last(HAPPY, squares))
        self.write(entry + at.NEXT_DOUBLE, until_last(DOUBLE, squares))
        self.write(entry + at.NEXT_BULLHEAD, points_of(squares[-1]))
        self.write(entry + at.NEXT_COW_PATS, sum(points_of(square) for square in squares[:-1]))

    def write_player(self, entry: int, seat: int) -> None:
        view = self.view
        square = view.positions[seat]
        tiles = sorted(tile for tile, owner in self.face_up if owner == seat)
        self.write(entry + at.PLAYER_PRESENT, 1)
        self.write(entry + at.PLAYER_SQUARE, square)
        self.write(entry + at.PLAYER_PERCENT, 100 * square // view.board.dunghill)
        self.write(entry + at.PLAYER_BEHIND, square - view.positions[self.seat])
        self.write(entry + at.PLAYER_HELD, view.held[seat])
        self.write(entry + at.PLAYER_BOUGHT, view.bought[seat])
        self.write(entry + at.PLAYER_HAS_LAID, bool(view.laid[seat] or view.taking))
        if view.laying.open:
            turn = view.laying.order.index(seat)
            self.write(entry + at.PLAYER_TURN, 1 if turn < view.laying.together else turn + 1)
        for index, tile in enumerate(tiles):
            self.write(entry + at.PLAYER_TILES + index, tile)

    def write_scalars(self) -> None:
        view = self.view
        tiles = [action.tiles for action in self.legal if isinstance(action, Play | Take)]
        buys = 0 if self.chosen else sum(isinstance(action, Buy) for action in self.legal)
        self.write(at.IS_TAKING, view.taking is not None)
        self.write(at.IS_DOUBLE, view.laying.double)
        self.write(at.IS_OPEN, view.laying.open)
        self.write(at.IS_HAPPY, self.happy)
        self.write(at.FIRST_CHOSEN, self.chosen)
        self.write(at.TO_CHOOSE, max(map(len, tiles), default=0) - (1 if self.chosen else 0))
        self.write(at.MOST_TO_BUY, buys)
        self.write(at.MUST_BUY, buys > 0 and not tiles)
        self.write(at.ROUND, view.round)
        self.write(at.SUPPLY, view.supply)
        self.write(at.BOX, view.box)
        self.write(at.IS_SELLING, view.laying.selling)
        self.write(at.OPEN_NEXT, view.open_next)
        self.write(at.DUNGHILL_REACHED, view.dunghill_reached)
        self.write(at.NUMBER_OF_PLAYERS, view.players)
        self.write(at.TOGETHER, view.laying.together)
        self.write(at.TO_PLACE, len(view.queue))
        self.write(at.ENDS_AT_ONCE, view.rules.dunghill_ends == "at_once")
        self.write(at.SELLS_BOX, view.rules.box_sales)
        self.write(at.SELLS_HAPPILY, view.rules.happy_buying)
        self.write(at.NUMBER_OF_ROWS, len(view.board.rows))
        self.write(at.DUNGHILL, view.board.dunghill)

    def write_course(self) -> None:
        board, positions = self.view.board, self.view.positions
        own = positions[self.seat]
        for index in range(2):
            missing = index >= len(board.bulls_eyes)
            self.write(at.TO_EYES + index, -127 if missing else board.bulls_eyes[index] - own)
        self.write(at.TO_DUNGHILL, board.dunghill - own)
        self.write(at.LAST_TO_DUNGHILL, board.dunghill - max(positions))
        self.write(at.LEAD, min(positions[: self.seat] + positions[self.seat + 1 :]) - own)
        self.write(at.BETTER, sum(square < own for square in positions))

    def write_tiles(self) -> None:
        for tile in TILES:
            self.write(at.IN_HAND + tile - 1, tile in self.view.hand)
            self.write(at.NEVER_SEEN + tile - 1, tile in self.never_seen)
            self.write(at.LEFT_BOARD + tile - 1, tile in self.left_board)
            self.write(at.THIS_ROUND + tile - 1, tile in self.this_round)


def points_of(square: Square) -> int:
    """Return the points of a square."""
    return square if isinstance(square, int) else 0


def count_in(interval: range, tiles: Collection[int]) -> int:
    """Return how many tiles are in an interval."""
    return sum(tile in interval for tile in tiles)


def until_last(kind: Square, squares: Sequence[Square]) -> int:
    """Return how many tiles it takes to cover the last square of a kind, or 0 if there is none."""
    return max((index + 1 for index, square in enumerate(squares) if square == kind), default=0)
