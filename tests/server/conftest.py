"""Raise the database timeout of these tests, so that a slow machine does not reach it."""

import pytest
from patience import PATIENCE

from hornochsen.server.storage import database


@pytest.fixture(autouse=True)
def _patient_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "TIMEOUT_SECONDS", int(PATIENCE))
