"""Database timeouts that a slow machine does not reach."""

import pytest
from patience import PATIENCE

from hornochsen.server.storage import database


@pytest.fixture(autouse=True)
def _patient_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "TIMEOUT_SECONDS", int(PATIENCE))
