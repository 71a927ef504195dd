"""A server that is killed loses no finished review and repeats an unfinished one."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from server.helpers.reviewing import FEW, awaited_review, awaited_status, upload
from server.helpers.serving import PROGRAM, Server, running

ENDLESS = 10**9
"""Playouts for each decision, so that the review is not done before the server is killed."""


def reviewing_with(playouts: int) -> str:
    """Return the server's program with this number of playouts for each decision."""
    return f"from hornochsen.server.session.coach import reviews\nreviews.PLAYOUTS = {playouts}\n{PROGRAM}"


@pytest.mark.long
def test_a_killed_server_keeps_finished_reviews_and_repeats_unfinished_ones(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path / "server.log", {"bot_threads": "1"})
    server.program = reviewing_with(FEW)
    with running(server), httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        record = upload(client)
        client.post(f"/api/records/{record}/reviews", json={"seat": 0}).raise_for_status()
        finished = awaited_review(client, record, 0)
        server.kill()
        server.program = reviewing_with(ENDLESS)
        server.start()
        client.post(f"/api/records/{record}/reviews", json={"seat": 1}).raise_for_status()
        awaited_status(client, record, 1, "running")
        waiting = client.post(f"/api/records/{record}/reviews", json={"seat": 2}).raise_for_status().json()
        assert (waiting["status"], waiting["place"]) == ("queued", 1)
        server.kill()
        server.program = reviewing_with(FEW)
        server.start()
        assert awaited_review(client, record, 0) == finished
        for seat in (1, 2):
            repeated = awaited_review(client, record, seat)
            assert (repeated["status"], repeated["review"]["seats"][0]["seat"]) == ("done", seat)
