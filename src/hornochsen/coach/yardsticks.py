"""The quality of play that bots typically get in a review, to compare players with."""

from __future__ import annotations

TYPICAL_QUALITY = {"calf": 29.3, "cow": 22.9, "ox": 17.0, "bull": 4.0}
"""By bot, 1000 × the mean loss for each unforced decision, as measured in `docs/coach.md`."""
