"""The exceptions of the storage package."""

from __future__ import annotations


class StorageError(Exception):
    """Base class of storage errors; the message is one line."""


class Conflict(StorageError):
    """The version or the code is already taken, or the table no longer exists."""


class Repeated(StorageError):
    """The request has been carried out before; the log contains its answer."""


class Unavailable(StorageError):
    """The database cannot be reached or written. A write may or may not have been committed."""


class OutdatedSchema(StorageError):
    """The database has the schema of another version."""


class DatabaseInUse(StorageError):
    """A running server uses the database."""


class BadUrl(StorageError):
    """The URL is invalid or names an unsupported database."""


class BadBackup(StorageError):
    """The file is damaged or is not a backup."""


class NotEmpty(StorageError):
    """A restore would overwrite the content of the database."""
