"""Game records: parse, write, replay and verify them."""

from .json_reader import parse
from .json_writer import plain_move, write
from .record import FORMAT, VERSION, BadRecord, By, IllegalRecord, MalformedRecord, Move, Record, move_of
from .recorder import Recorder
from .replaying import Replay, read, replay, states, steps_of
from .shuffle import Flaw, Verdict, verify
from .story import Story, StoryKind, story_of

__all__ = [
    "FORMAT",
    "VERSION",
    "BadRecord",
    "By",
    "Flaw",
    "IllegalRecord",
    "MalformedRecord",
    "Move",
    "Record",
    "Recorder",
    "Replay",
    "Story",
    "StoryKind",
    "Verdict",
    "move_of",
    "parse",
    "plain_move",
    "read",
    "replay",
    "states",
    "steps_of",
    "story_of",
    "verify",
    "write",
]
