"""Killing the server loses no acknowledged request, repeats none, and leaves no table stuck."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from effort import SOAK
from server.helpers.databases import KINDS, fresh_database
from server.reliability.crowds.crashing import DAILY_PLAYERS, crash_test

pytestmark = pytest.mark.long

KILLS = int(os.environ.get("HORNOCHSEN_KILLS", 0)) or (200 if SOAK else 12)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    seed = f"{kind} {random.getrandbits(32)}" if SOAK else kind
    print(f"seed: {seed}")
    with fresh_database(kind, tmp_path) as url:
        counted = asyncio.run(crash_test(url, tmp_path, seed, KILLS))
    print(dict(counted))
    assert counted["games"] >= 4
    assert counted["daily"] >= DAILY_PLAYERS
    assert counted["rated"] >= 1
    assert counted["acknowledged"] >= 5 * KILLS
