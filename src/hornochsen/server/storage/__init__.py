"""Storage of tables: SQLite for a single process, PostgreSQL for any number of processes."""

from .database import masked_url
from .rows import (
    Append,
    BadBackup,
    BadUrl,
    Conflict,
    DatabaseInUse,
    ListedRow,
    LogRow,
    NotEmpty,
    OutdatedSchema,
    Purged,
    QueuedReview,
    RecordRow,
    Repeated,
    ReviewRow,
    StorageError,
    TableRow,
    Unavailable,
)
from .store import Store

__all__ = [
    "Append",
    "BadBackup",
    "BadUrl",
    "Conflict",
    "DatabaseInUse",
    "ListedRow",
    "LogRow",
    "NotEmpty",
    "OutdatedSchema",
    "Purged",
    "QueuedReview",
    "RecordRow",
    "Repeated",
    "ReviewRow",
    "StorageError",
    "Store",
    "TableRow",
    "Unavailable",
    "masked_url",
]
