"""The terminal's help page."""

from __future__ import annotations

from . import Texts

KEYS = ("help-number", "help-buy", "help-back", "help-help", "help-stop")
RULES = (
    "help-lay",
    "help-rows",
    "help-low",
    "help-cow-pat",
    "help-bullhead",
    "help-happy",
    "help-double",
    "help-bulls-eye",
    "help-price",
    "help-end",
    "help-win",
)


def help_lines(texts: Texts) -> list[str]:
    """What one can type, and the rules in brief; none of the lines is longer than 80 columns."""
    keys = [f"  {texts(line)}" for line in KEYS]
    rules = [f"  {texts(line)}" for line in RULES]
    return [texts("help-title"), *keys, "", texts("help-rules-title"), *rules]
