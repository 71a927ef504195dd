"""A table whose game continues a record: the same moves and hidden tiles up to a decision, then a person and bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import get_args

from msgspec import Struct, to_builtins

from .... import boards
from ....protocol import Colour, Continued, Level, Terms
from ....protocol.errors import Refusal
from ....records import Record, shuffle
from ....rules import Board, Step
from ..people import identity
from ..people.look_alikes import look_alike
from ..people.seats import HANDOVER_SECONDS, STAND_IN, board_of
from ..table import Game, LogEntry, LoggedMove, Seat, Table
from .play import SECRET_BYTES

LEVELS: tuple[Level, ...] = get_args(Level)
MAX_EVENTS = 3000
"""Maximum number of earlier events that clients get; an ordinary game has fewer."""

UNNAMED = "?"
"""The name of a person whose name in the record is not valid."""


class Source(Struct, frozen=True):
    """The recorded game to continue."""

    record: Record
    id: str
    colours: tuple[Colour, ...]
    steps: Sequence[Step]
    """The deal, and the step of each move that is repeated."""


def continued(
    source: Source,
    seat: int,
    name: str | None,
    secret: str,
    *,
    code: str,
    now: float,
    created: float,
    chance: random.Random,
) -> tuple[Table, LogEntry]:
    """Return a new table with the game in progress, and the log entry with its earlier moves.

    The person claims the seat with `secret`, like a seat on another device. Later draws from the box come from a new
    secret without a commitment: such a game has no proof of its shuffle.
    """
    record, move, state = source.record, len(source.steps) - 1, source.steps[-1].state
    if seat >= len(record.players):
        raise Refusal("no-such-seat", f"the record has the seats 0 to {len(record.players) - 1}")
    if state.over:
        raise Refusal("not-now", f"the game is over after {move} moves; continue it from an earlier move")
    chosen = _recorded_name(record.players[seat]) if name is None else identity.clean_name(name)
    terms = Terms(board=_board(record.board), rules=record.rules, shuffle_seats=False, hints=True)
    repeated = record.moves[:move]
    at = max((played.at or 0.0 for played in repeated), default=0.0)
    key = chance.randbytes(SECRET_BYTES)
    game = Game(
        number=1,
        first=1,
        began=now - at,
        secret=key.hex(),
        commitment=shuffle.commitment(key),
        salting_until=now,
        state=state,
        supply=record.supply,
        continues=Continued(source.id, move, seat),
    )
    bots = _bots(source, seat, chosen)
    person = Seat(
        seat, chosen, source.colours[seat], handover=identity.key(secret), handover_until=now + HANDOVER_SECONDS
    )
    table = Table(
        code=code,
        version=1,
        created=created,
        phase="playing",
        terms=terms,
        board=board_of(terms),
        rules=record.rules,
        seats=(*bots[:seat], person, *bots[seat + 1 :]),
        host=seat,
        next_who=len(record.players),
        game=game,
        games=1,
    )
    moves = tuple(
        LoggedMove(played.action, played.at or 0.0, played.by or "person", played.from_box) for played in repeated
    )
    events = [event for step in source.steps for event in step.events]
    return table, LogEntry(tuple(events[-MAX_EVENTS:]), moves)


def _board(board: Board) -> str | dict[str, object]:
    """Return a board as terms name it: shipped boards by name."""
    if board.name in boards.names() and boards.load(board.name) == board:
        return board.name
    plain: dict[str, object] = to_builtins(board)
    return plain


def _bots(source: Source, seat: int, name: str) -> list[Seat]:
    """Return a bot for each seat, also for the person's; no bot has the person's name, and bots keep theirs."""
    record = source.record
    kept: dict[int, str] = {}
    for index, recorded in enumerate(record.players):
        if index != seat and _recorded_level(record, index):
            bot = _recorded_name(recorded)
            if bot != UNNAMED and not any(look_alike(bot, other) for other in (name, *kept.values())):
                kept[index] = bot
    names, bots = [name, *kept.values()], []
    for index in range(len(record.players)):
        bot = kept.get(index) or identity.bot_name(names)
        level = _recorded_level(record, index) or STAND_IN
        bots.append(Seat(index, bot, source.colours[index], bot=level))
        names += [bot] if index != seat else []
    return bots


def _recorded_name(name: str) -> str:
    try:
        return identity.clean_name(name[:24])
    except Refusal:
        return UNNAMED


def _recorded_level(record: Record, seat: int) -> Level | None:
    """Return the level of the bot that played at a seat; `None` for a person's seat."""
    bots = record.extra.get("bots")
    level = bots.get(str(seat)) if isinstance(bots, dict) else None
    return level if level in LEVELS else None
