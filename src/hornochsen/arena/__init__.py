"""Series of games between bots: which bot is stronger, by how much, and with what confidence."""

from .scores import Score, Standing, Tally
from .series import Deal, Series
from .workers import Progress, Results, WorkersLost, in_order, run

__all__ = ["Deal", "Progress", "Results", "Score", "Series", "Standing", "Tally", "WorkersLost", "in_order", "run"]
