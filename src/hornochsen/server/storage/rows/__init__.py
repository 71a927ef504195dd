"""Rows of the database as immutable values."""

from .daily import DailyDayRow, DailyEnd, DailyGameRow
from .matching import BlockRow, Matched, WaitingRow
from .moderation import AddressRow, ChatLine, ReportRow
from .notices import MailAddressRow, NoticeRow, NoticeSettingsRow, PushRow
from .players import NO_SEAT, DeviceRow, GameRow, ParticipationRow, PlayerRow, PlayerSeatRow, Result, SeatLinkRow
from .ratings import NewRating, RatedGame, RatedSeatRow, RatingRow
from .reviews import QueuedReview, ReviewRow
from .tables import ListedRow, LogRow, RecordRow, TableRow, UploadRow
from .writes import Append, Purged, SetWake, Write

__all__ = [
    "NO_SEAT",
    "AddressRow",
    "Append",
    "BlockRow",
    "ChatLine",
    "DailyDayRow",
    "DailyEnd",
    "DailyGameRow",
    "DeviceRow",
    "GameRow",
    "ListedRow",
    "LogRow",
    "MailAddressRow",
    "Matched",
    "NewRating",
    "NoticeRow",
    "NoticeSettingsRow",
    "ParticipationRow",
    "PlayerRow",
    "PlayerSeatRow",
    "Purged",
    "PushRow",
    "QueuedReview",
    "RatedGame",
    "RatedSeatRow",
    "RatingRow",
    "RecordRow",
    "ReportRow",
    "Result",
    "ReviewRow",
    "SeatLinkRow",
    "SetWake",
    "TableRow",
    "UploadRow",
    "WaitingRow",
    "Write",
]
