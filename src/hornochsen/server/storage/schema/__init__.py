"""The database schema. Every change also needs a migration in `migrations/versions`."""

from .daily import COUNTED, FINISHED, WITHOUT_RECORD, daily_days, daily_games
from .matching import UNMATCHED, blocks, waiting
from .moderation import addresses, barred, removals, reports
from .notices import UNSENT, mail_addresses, mail_links, notice_settings, notices, push_subscriptions, seat_passes
from .players import EXCLUDED, device_links, devices, games, participations, player_seats, players
from .ratings import LISTED, rated_games, rated_seats, ratings
from .reviews import UNFINISHED, reviews
from .revisions import FORMAT, HEAD, OLDEST, metadata
from .serving import compatibility, processes, service
from .tables import CLOSED, EMPTY, OPEN, closings, log, origins, records, tables

__all__ = [
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
