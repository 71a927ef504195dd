"""Puzzles for clients: the position of the deciding seat, and the answer with its reasons."""

from __future__ import annotations

from datetime import date

from ....protocol import Advice, PuzzleInfo, TileOdds
from ....protocol.errors import Refusal
from ...views import projections
from ..bot_pool import BotPool
from .hints import advice_reason, advised_actions


class PuzzleCatalogue:
    """The puzzles of the package. Each is prepared once, in a bots' thread, because its reasons need the kernel."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._prepared: dict[int, PuzzleInfo] = {}

    async def of_day(self, day: date) -> PuzzleInfo:
        """Return the puzzle of a day."""
        return await self.get(await self._pool.run(_number_of_day, day))

    async def get(self, number: int) -> PuzzleInfo:
        """Return the puzzle with this number; refuse with `unknown-puzzle` if there is none."""
        if number not in self._prepared:
            try:
                self._prepared[number] = await self._pool.run(_prepare, number)
            except LookupError as error:
                raise Refusal("unknown-puzzle", str(error)) from None
        return self._prepared[number]


def _number_of_day(day: date) -> int:
    from ....coach.puzzles import number_of_day  # loads the kernel

    return number_of_day(day)


def _prepare(number: int) -> PuzzleInfo:
    from ....coach.puzzles import find_puzzle, puzzle_count
    from ....coach.reasons import reason
    from ....coach.safety import safety

    puzzle = find_puzzle(number)
    seen, evaluation = puzzle.view, puzzle.evaluation
    position = projections.position(puzzle.state, puzzle.seat)
    odds = safety(seen, number) if position.options and position.options.play else ()
    reasons = tuple(advice_reason(reason(seen, evaluation, value.action, odds)) for value in evaluation.actions)
    best = evaluation.actions.index(evaluation.best)
    return PuzzleInfo(
        number=number,
        count=puzzle_count(),
        seat=puzzle.seat,
        players=puzzle.record.players,
        board=puzzle.record.board,
        rules=puzzle.record.rules,
        position=position,
        advice=Advice(
            actions=advised_actions(evaluation),
            best=best,
            chances=evaluation.chances,
            reason=reasons[best],
            tiles=tuple(TileOdds(*found) for found in odds),
        ),
        reasons=reasons,
    )
