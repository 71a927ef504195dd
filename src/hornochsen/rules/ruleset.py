"""The switches between the published sets of rules."""

from __future__ import annotations

from typing import Literal

import msgspec

RULES_VERSION = 1
"""Raised when a change of the rules would replay an old game differently."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which way the open switches stand."""

    dunghill_ends: Literal["round", "at_once"] = "round"
    """Whether the game ends with the round in which a piece reaches the dunghill, or at that moment."""

    box_sales: bool = True
    """Whether tiles are sold out of the box when the supply runs out during a round."""

    happy_buying: bool = False
    """Whether buying moves a piece back while a happy cow is visible (a house rule)."""


OFFICIAL = Rules()
JEUX_DE_NIM = Rules(dunghill_ends="at_once", box_sales=False)
PRESETS = {"official": OFFICIAL, "jeux-de-nim": JEUX_DE_NIM}
