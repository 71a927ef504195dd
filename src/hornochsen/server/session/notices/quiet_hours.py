"""Quiet hours: the time of day in which a player gets no notices."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone with this name, such as `Europe/Budapest`; `None` if the system does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(now: float, begin: int | None, end: int | None, zone: str) -> float | None:
    """Return the end of the quiet hours that contain a moment; `None` if the moment is outside them.

    `begin` and `end` are minutes after midnight in the time zone; quiet hours may contain midnight.
    """
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, zone_of(zone) or ZoneInfo("UTC"))
    minute = here.hour * 60 + here.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    day = here + timedelta(days=1) if minute >= end else here
    return day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0).timestamp()
