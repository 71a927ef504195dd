"""The deal of the day: one deal for everybody, against bots that respond to the same choices in the same way."""

from .daily_bot import DailyBot
from .daily_recorder import DailyRecorder, resume_daily
from .deal import TIME_TO_FINISH, VERSION, DailyDeal, daily_deal, local_secret
from .result import DailyResult, RoundGrade, daily_result, first_difference
from .streaks import current_streak, longest_streak

__all__ = [
    "TIME_TO_FINISH",
    "VERSION",
    "DailyBot",
    "DailyDeal",
    "DailyRecorder",
    "DailyResult",
    "RoundGrade",
    "current_streak",
    "daily_deal",
    "daily_result",
    "first_difference",
    "local_secret",
    "longest_streak",
    "resume_daily",
]
