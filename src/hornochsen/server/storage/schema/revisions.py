"""The versions of the schema, and the collection of its tables."""

from __future__ import annotations

from sqlalchemy import MetaData

HEAD = "0014"
"""The revision of the newest migration."""

OLDEST = "0002"
"""The oldest revision whose processes may run on this schema; raise it with a migration that removes what they use."""

FORMAT = 1
"""The format of stored tables and logs; raise it when older processes cannot read what this version stores."""

metadata = MetaData()
