"""The deal of the day: secrets, tables, results, and the choices of its bots."""

from .decisions import DailyDecisions
from .service import DailyService

__all__ = ["DailyDecisions", "DailyService"]
