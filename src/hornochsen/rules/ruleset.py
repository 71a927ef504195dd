"""Rule sets: the switches in which the published rules differ."""

from __future__ import annotations

from typing import Literal

import msgspec

RULES_VERSION = 1
"""Version of the rules code; increase it when a change would replay an old game differently."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: one value per switch."""

    dunghill_ends: Literal["round", "at_once"] = "round"
    """Whether the game ends after the round in which a piece reaches the dunghill, or at once."""

    box_sales: bool = True
    """Whether tiles are sold from the box when the supply runs out during a round."""

    happy_buying: bool = False
    """Whether a purchase moves the piece backward while a happy cow is visible (a house rule)."""


OFFICIAL = Rules()
JEUX_DE_NIM = Rules(dunghill_ends="at_once", box_sales=False)
PRESETS = {"official": OFFICIAL, "jeux-de-nim": JEUX_DE_NIM}
