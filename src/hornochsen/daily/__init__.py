"""The deal of the day: one deal for everybody, against bots that answer equal choices with equal choices."""

from .bot import DailyBot
from .deal import DailyDeal, daily_deal, local_secret
from .recorder import DailyRecorder, resume_daily
from .result import DailyResult, Rating, daily_result

__all__ = [
    "DailyBot",
    "DailyDeal",
    "DailyRecorder",
    "DailyResult",
    "Rating",
    "daily_deal",
    "daily_result",
    "local_secret",
    "resume_daily",
]
