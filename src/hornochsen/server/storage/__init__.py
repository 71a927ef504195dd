"""Where tables are kept: SQLite in a file for one process, PostgreSQL for any number of them."""

from .database import shown
from .rows import (
    Append,
    BadBackup,
    BadUrl,
    Conflict,
    ListedRow,
    LogRow,
    NotEmpty,
    OutdatedSchema,
    Purged,
    RecordRow,
    Repeated,
    Served,
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
    "ListedRow",
    "LogRow",
    "NotEmpty",
    "OutdatedSchema",
    "Purged",
    "RecordRow",
    "Repeated",
    "Served",
    "StorageError",
    "Store",
    "TableRow",
    "Unavailable",
    "shown",
]
