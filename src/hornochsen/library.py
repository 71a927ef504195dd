"""Functions for programs that use the game as a library: load a board, play a game, read, evaluate or review it.

`import hornochsen` offers these and the most common names of `rules`, `bots` and `records`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from .arena.series import numbered
from .boards import find
from .bots import Bot
from .bots.decisions import close_bot, describe
from .bots.registry import BotError, BotSpec
from .bots.registry import load as load_bot
from .records import BadRecord, Record, Recorder, Replay
from .records import read as read_document
from .rules import OFFICIAL, PRESETS, Action, Board, Buy, Malformed, Play, Rules, Take, View, legal, shuffled, view

if TYPE_CHECKING:
    from .coach.evaluation import Evaluation
    from .coach.review import Review

__all__ = ["Choose", "Player", "evaluate", "load_board", "play", "read_record", "review"]

Choose = Callable[[View, tuple[Action, ...]], Action]
"""A function that takes a view and the legal actions, and returns one of them."""

Player = str | BotSpec | Bot | Choose
"""The name of a bot, a bot with options from `load_bot`, an object with a method `choose`, or such a function."""


def load_board(name_or_path: str | Path) -> Board:
    """Return a board that comes with the game, by its name, or the board in a TOML or JSON file.

    >>> load_board("classic").name
    'classic'

    Raises `boards.UnknownBoard` for a name that does not exist, and `boards.BadBoardFile`, which lists everything that
    is wrong in a file.
    """
    return find(str(name_or_path)).board


def read_record(document: Path | bytes | str) -> Replay:
    """Return the game in a record, with the state and the events after each move; all of it is checked.

    A `Path` is read as a file; bytes and text are the JSON document itself.

    >>> from hornochsen import write_record
    >>> game = play(["calf", "calf"], seed=1)
    >>> read_record(write_record(game.record)) == game
    True

    Raises `records.BadRecord`, which names the field or the move that is wrong.
    """
    try:
        return read_document(document.read_bytes() if isinstance(document, Path) else document)
    except BadRecord as error:
        if isinstance(document, str) and not document.lstrip().startswith("{"):
            hint = "a text is read as the record itself; for a file, pass a pathlib.Path"
            raise type(error)(f"{error} ({hint})") from None
        raise


def play(
    players: Sequence[Player],
    *,
    board: str | Path | Board = "classic",
    rules: str | Rules = OFFICIAL,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
) -> Replay:
    """Play a whole game and return it: its record, and the state and the events after each move.

    Each player sees the view of its own seat only. The shuffle, every draw from the box and the bots that are given by
    name depend on `seed` alone, so the same seed gives the same game again. Without a seed each game is different.

    >>> from hornochsen import Play, places
    >>> def lowest(view, legal):
    ...     return next((action for action in legal if isinstance(action, Play)), legal[0])
    >>> game = play(["calf", lowest], board="calf-yard", seed=7)
    >>> game.record.players
    ('calf', 'lowest')
    >>> game.final.state.over
    True
    >>> places(game.final.state.positions)    # 1 is the winner
    (1, 2)

    `rules` may be the name of a rule set: `official` or `jeux-de-nim`.

    Exceptions of a player are not caught. Raises `BotError` where a player acts for another seat, and `rules.GameError`
    where it chooses an action that is not legal.
    """
    if isinstance(players, str):
        raise TypeError(f"players: must be a list of players, such as [{players!r}, 'cow'], not a text")
    for number, player in enumerate(players):
        if not isinstance(player, str | BotSpec) and not callable(getattr(player, "choose", player)):
            raise TypeError(
                f"players[{number}]: must be the name of a bot, a bot or a function, not {type(player).__name__}"
            )
    rng = random.Random(seed)
    if names is not None and len(names) != len(players):
        raise ValueError(f"there must be one name for each of the {len(players)} players, not {len(names)}")
    record = Record(
        players=tuple(names) if names else numbered(map(_label, players)),
        rules=_find_rules(rules),
        board=board if isinstance(board, Board) else load_board(board),
        supply=shuffled(rng),
    )
    recorder = Recorder(record, rng)
    steps = [recorder.step]
    made: list[Bot] = []
    try:
        seats = [_chooser(player, random.Random(rng.getrandbits(64)), made) for player in players]
        while not recorder.state.over:
            seat = recorder.state.awaited[0]
            action = seats[seat](view(recorder.state, seat), legal(recorder.state, seat))
            if not isinstance(action, Action):
                raise Malformed(
                    f"{record.players[seat]} chose {describe(action)}; an action is Buy, Play, TakeBack or Take"
                )
            if action.seat != seat:
                raise BotError(f"{record.players[seat]} has seat {seat} and acted for seat {action.seat}")
            steps.append(recorder.do(action, by="bot"))
    finally:
        for bot in made:
            close_bot(bot)
    return Replay(recorder.record, tuple(steps))


def evaluate(
    view: View, budget: int | None = None, seed: int = 0, chosen: Buy | Play | Take | None = None
) -> Evaluation:
    """Return the chance to win and the expected minus points of each legal action, with standard errors.

    `budget` is the number of playouts, by default `coach.evaluation.BUDGET`. Equal arguments give equal values. With
    very many legal actions the most promising are compared, and `chosen` in any case.

    Raises `coach.evaluation.EvaluationError` where the view's seat has nothing to decide, `chosen` is not legal, or the
    budget is below 1.
    """
    from .coach import evaluation  # loads the compiler

    return evaluation.evaluate(view, evaluation.BUDGET if budget is None else budget, seed, chosen)


def review(record: Record, seats: Sequence[int] | None = None, budget: int | None = None, seed: int = 0) -> Review:
    """Return the review of a finished game from some seats or from all: luck, choices, and the value of each action.

    `budget` is the number of playouts for each decision, by default `coach.evaluation.BUDGET`.

    Raises `coach.review.ReviewError` for an unfinished or unsound record, a seat that does not exist, and a budget that
    is below 1.
    """
    from .coach import evaluation  # loads the compiler
    from .coach import review as reviews

    return reviews.review(record, seats, evaluation.BUDGET if budget is None else budget, seed)


def _find_rules(rules: object) -> Rules:
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str) and rules in PRESETS:
        return PRESETS[rules]
    raise ValueError(f"rules: must be Rules or one of {', '.join(PRESETS)}, not {rules!r}")


def _label(player: Player) -> str:
    if isinstance(player, str):
        return BotSpec(player).label
    if isinstance(player, BotSpec):
        return player.label
    return str(getattr(player, "__name__", type(player).__name__))


def _chooser(player: Player, rng: random.Random, made: list[Bot]) -> Choose:
    """Return a player's choice as a function; bots that are made for it are added to `made`."""
    if isinstance(player, str):
        player = load_bot(player)
    if isinstance(player, BotSpec):
        player = player.make(rng)
        made.append(player)
    return cast(Choose, getattr(player, "choose", player))
