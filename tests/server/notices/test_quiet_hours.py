"""Quiet hours: when they hold, and when they end."""

from __future__ import annotations

from datetime import datetime

import pytest

from hornochsen.server.session.notices.quiet_hours import quiet_until, zone_of

NIGHT = (22 * 60, 7 * 60 + 30)
NOON = (12 * 60, 14 * 60)


def moment(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("hours", "zone", "now", "end"),
    [
        (NIGHT, "UTC", "2026-03-10T21:59:59Z", None),
        (NIGHT, "UTC", "2026-03-10T22:00:00Z", "2026-03-11T07:30:00Z"),
        (NIGHT, "UTC", "2026-03-11T00:00:00Z", "2026-03-11T07:30:00Z"),
        (NIGHT, "UTC", "2026-03-11T07:29:59Z", "2026-03-11T07:30:00Z"),
        (NIGHT, "UTC", "2026-03-11T07:30:00Z", None),
        (NIGHT, "UTC", "2026-12-31T23:00:00Z", "2027-01-01T07:30:00Z"),
        (NOON, "UTC", "2026-03-10T11:59:59Z", None),
        (NOON, "UTC", "2026-03-10T12:00:00Z", "2026-03-10T14:00:00Z"),
        (NOON, "UTC", "2026-03-10T14:00:00Z", None),
        (NIGHT, "Europe/Budapest", "2026-01-10T21:00:00Z", "2026-01-11T06:30:00Z"),
        (NIGHT, "Asia/Kolkata", "2026-01-10T16:30:00Z", "2026-01-11T02:00:00Z"),
        (NIGHT, "Atlantis/Poseidonis", "2026-01-10T22:00:00Z", "2026-01-11T07:30:00Z"),
    ],
)
def test_the_end_of_quiet_hours(hours: tuple[int, int], zone: str, now: str, end: str | None) -> None:
    assert quiet_until(moment(now), *hours, zone) == (moment(end) if end else None)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-03-28T22:00:00Z", "2026-03-29T05:30:00Z"),  # 23:00 in winter; 07:30 is in summer time
        ("2026-10-24T21:00:00Z", "2026-10-25T06:30:00Z"),  # 23:00 in summer; 07:30 is in winter time
    ],
)
def test_quiet_hours_end_at_the_same_time_of_day_after_the_clocks_change(now: str, end: str) -> None:
    assert quiet_until(moment(now), *NIGHT, "Europe/Budapest") == moment(end)


@pytest.mark.parametrize("hours", [(None, None), (NIGHT[0], None), (None, NIGHT[1]), (600, 600)])
def test_without_a_beginning_and_an_end_no_hours_are_quiet(hours: tuple[int | None, int | None]) -> None:
    assert all(quiet_until(moment(f"2026-03-10T{hour:02}:00:00Z"), *hours, "UTC") is None for hour in range(24))


@pytest.mark.parametrize("name", ["", "Atlantis/Poseidonis", "../etc/passwd", "/etc/localtime", "UTC\0", "x" * 300])
def test_an_unknown_time_zone(name: str) -> None:
    assert zone_of(name) is None
