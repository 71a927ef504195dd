"""The deal of the day: secrets, tables, results, and the choices of its bots."""

from .bot_choices import DailyBotChoices
from .service import DailyService

__all__ = ["DailyBotChoices", "DailyService"]
