"""The lesson: short chapters in positions of recorded games, and what each legal choice leads to.

Only the list of chapters is written by hand. The rules compute every outcome, and the answer to a choice is a list of
text ids with numbers that come from the events. `tools/lesson.py` writes the same chapters as data for the page.
"""

from .answers import Args, Message
from .chapters import CHAPTERS, SEAT, Chapter, first_turn, open_chapter, opening, retry, suggestion
from .outcomes import Choice, Turn, leaves

__all__ = [
    "CHAPTERS",
    "SEAT",
    "Args",
    "Chapter",
    "Choice",
    "Message",
    "Turn",
    "first_turn",
    "leaves",
    "open_chapter",
    "opening",
    "retry",
    "suggestion",
]
