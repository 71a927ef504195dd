"""Rows of the database as immutable values."""

from .daily import DailyDayRow, DailyEnd, DailyGameRow
from .moderation import AddressRow, ChatLine, ReportRow
from .notices import MailAddressRow, NoticeRow, NoticeSettingsRow, PushRow
from .players import DeviceRow, GameRow, ParticipationRow, PlayerRow, PlayerSeatRow, Result
from .reviews import QueuedReview, ReviewRow
from .tables import ListedRow, LogRow, RecordRow, TableRow, UploadRow
from .writes import Append, Purged, SetWake, Write

__all__ = [
    "AddressRow",
    "Append",
    "ChatLine",
    "DailyDayRow",
    "DailyEnd",
    "DailyGameRow",
    "DeviceRow",
    "GameRow",
    "ListedRow",
    "LogRow",
    "MailAddressRow",
    "NoticeRow",
    "NoticeSettingsRow",
    "ParticipationRow",
    "PlayerRow",
    "PlayerSeatRow",
    "Purged",
    "PushRow",
    "QueuedReview",
    "RecordRow",
    "ReportRow",
    "Result",
    "ReviewRow",
    "SetWake",
    "TableRow",
    "UploadRow",
    "Write",
]
