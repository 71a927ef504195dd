"""Tanz der Hornochsen!, Wolfgang Kramer's board game, as a library.

A state is immutable, an action gives the next state and the events that led there, and chance is an input.

>>> import random
>>> import hornochsen as ho
>>> state, events = ho.deal(ho.load_board("classic"), ho.OFFICIAL, players=3, supply=ho.shuffled(random.Random(1)))
>>> state.awaited
(0, 1, 2)
>>> ho.legal(state, 0)[:2]
(Buy(seat=0, count=1), Buy(seat=0, count=2))
>>> step = ho.apply(state, ho.legal(state, 0)[-1])
>>> step.state.awaited
(1, 2)

`play` plays a whole game between bots:

>>> game = ho.play(["calf", "calf", "calf"], seed=1)
>>> game.final.state.over
True

Each name is imported when it is first used, so `import hornochsen` itself takes no time.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

LANGUAGES = ("en", "de", "fr", "hu")
"""Language codes; every text that a player reads exists in each of them."""

if TYPE_CHECKING:
    from .bots import BOTS, Bot
    from .bots.registry import BotError, BotSpec
    from .bots.registry import load as load_bot
    from .library import Choose, Player, evaluate, load_board, play, read_record, review
    from .records import Move, Record, Recorder, Replay, replay
    from .records import write as write_record
    from .rules import (
        JEUX_DE_NIM,
        OFFICIAL,
        Action,
        Board,
        Buy,
        GameError,
        Illegal,
        Malformed,
        Play,
        Preview,
        Rules,
        State,
        Step,
        Take,
        TakeBack,
        View,
        apply,
        deal,
        draw_from_box,
        legal,
        places,
        preview,
        sample_world,
        shuffled,
        view,
        visible,
    )

__all__ = [
    "BOTS",
    "JEUX_DE_NIM",
    "LANGUAGES",
    "OFFICIAL",
    "Action",
    "Board",
    "Bot",
    "BotError",
    "BotSpec",
    "Buy",
    "Choose",
    "GameError",
    "Illegal",
    "Malformed",
    "Move",
    "Play",
    "Player",
    "Preview",
    "Record",
    "Recorder",
    "Replay",
    "Rules",
    "State",
    "Step",
    "Take",
    "TakeBack",
    "View",
    "__version__",
    "apply",
    "deal",
    "draw_from_box",
    "evaluate",
    "legal",
    "load_board",
    "load_bot",
    "places",
    "play",
    "preview",
    "read_record",
    "replay",
    "review",
    "sample_world",
    "shuffled",
    "view",
    "visible",
    "write_record",
]

_ELSEWHERE = {
    "BOTS": ".bots",
    "Bot": ".bots",
    "BotError": ".bots.registry",
    "BotSpec": ".bots.registry",
    "Choose": ".library",
    "Move": ".records",
    "Player": ".library",
    "Record": ".records",
    "Recorder": ".records",
    "Replay": ".records",
    "evaluate": ".library",
    "load_board": ".library",
    "load_bot": ".bots.registry:load",
    "play": ".library",
    "read_record": ".library",
    "replay": ".records",
    "review": ".library",
    "write_record": ".records:write",
}
"""The module of each name that is not in `rules`, followed by the name in that module if it differs."""


if not TYPE_CHECKING:  # a type checker would take every name to exist

    def __getattr__(name: str) -> Any:
        """Import a name of `__all__` when it is first used."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, original = _ELSEWHERE.get(name, ".rules").partition(":")
        value = getattr(import_module(module, __name__), original or name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
