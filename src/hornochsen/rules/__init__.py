"""The rules of the game as pure, deterministic functions on immutable values."""

from .actions import Action, Buy, Play, Take, TakeBack
from .board import DOUBLE, HAPPY, PLAIN, BadBoard, Board, Problem, Square, board_problems, read_board
from .course import most_minus_first, places
from .engine import Step, apply, deal, draw_from_box, shuffled
from .errors import GameError, Illegal, Malformed
from .events import AnyEvent
from .legality import box_draw, legal, most_to_buy, tiles_to_lay
from .placement import Preview, double_visible, face_up_tiles, happy_cow_visible, next_free_row, preview, previews
from .ruleset import JEUX_DE_NIM, OFFICIAL, PRESETS, RULES_VERSION, Rules
from .state import MAX_PLAYERS, MIN_PLAYERS, SCREEN, TILES, State, Taking, View
from .views import view, visible
from .worlds import sample_world

__all__ = [
    "DOUBLE",
    "HAPPY",
    "JEUX_DE_NIM",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "OFFICIAL",
    "PLAIN",
    "PRESETS",
    "RULES_VERSION",
    "SCREEN",
    "TILES",
    "Action",
    "AnyEvent",
    "BadBoard",
    "Board",
    "Buy",
    "GameError",
    "Illegal",
    "Malformed",
    "Play",
    "Preview",
    "Problem",
    "Rules",
    "Square",
    "State",
    "Step",
    "Take",
    "TakeBack",
    "Taking",
    "View",
    "apply",
    "board_problems",
    "box_draw",
    "deal",
    "double_visible",
    "draw_from_box",
    "face_up_tiles",
    "happy_cow_visible",
    "legal",
    "most_minus_first",
    "most_to_buy",
    "next_free_row",
    "places",
    "preview",
    "previews",
    "read_board",
    "sample_world",
    "shuffled",
    "tiles_to_lay",
    "view",
    "visible",
]
