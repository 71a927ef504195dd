"""The database schema. Every change also needs a migration in `migrations/versions`."""

from .daily import COUNTED, FINISHED, WITHOUT_RECORD, daily_days, daily_games
from .matching import UNMATCHED, blocks, waiting
from .moderation import addresses, barred, removals, reports
from .outbox import UNSENT, mail_addresses, mail_links, notice_settings, notices, push_subscriptions, seat_passes
from .people import EXCLUDED, device_links, devices, games, participations, player_seats, players
from .play import CLOSED, EMPTY, OPEN, UNFINISHED, closings, log, origins, records, reviews, tables
from .rating import LISTED, rated_games, rated_seats, ratings
from .revisions import CHANNEL, FORMAT, HEAD, OLDEST, metadata
from .serving import compatibility, processes, service

__all__ = [
    "CHANNEL",
    "CLOSED",
    "COUNTED",
    "EMPTY",
    "EXCLUDED",
    "FINISHED",
    "FORMAT",
    "HEAD",
    "LISTED",
    "OLDEST",
    "OPEN",
    "UNFINISHED",
    "UNMATCHED",
    "UNSENT",
    "WITHOUT_RECORD",
    "addresses",
    "barred",
    "blocks",
    "closings",
    "compatibility",
    "daily_days",
    "daily_games",
    "device_links",
    "devices",
    "games",
    "log",
    "mail_addresses",
    "mail_links",
    "metadata",
    "notice_settings",
    "notices",
    "origins",
    "participations",
    "player_seats",
    "players",
    "processes",
    "push_subscriptions",
    "rated_games",
    "rated_seats",
    "ratings",
    "records",
    "removals",
    "reports",
    "reviews",
    "seat_passes",
    "service",
    "tables",
    "waiting",
]
