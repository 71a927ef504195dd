"""Game records: reading, writing, playing again."""

from .reading import parse
from .record import FORMAT, VERSION, BadRecord, By, IllegalRecord, MalformedRecord, Move, Record
from .recorder import Recorder
from .replaying import Replay, read, replay, states
from .writing import plain_move, write

__all__ = [
    "FORMAT",
    "VERSION",
    "BadRecord",
    "By",
    "IllegalRecord",
    "MalformedRecord",
    "Move",
    "Record",
    "Recorder",
    "Replay",
    "parse",
    "plain_move",
    "read",
    "replay",
    "states",
    "write",
]
