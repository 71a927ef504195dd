"""Games that continue a record: the same position, bots at the other seats, and a record without a proof."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, open_backend, request_for
from server.helpers.reviewing import FINISHED
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen import records
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import Play, legal, view
from hornochsen.server.backend import Backend
from hornochsen.server.session.tokens import new_token
from hornochsen.server.table.game.continuation import Source
from hornochsen.server.table.people import identity
from hornochsen.server.table.table import Table, decode_table, encode

REPLAYED = records.read(FINISHED)
LAST = max(at for at, move in enumerate(REPLAYED.record.moves) if isinstance(move.action, Play))
SEAT = REPLAYED.record.moves[LAST].action.seat
COLOURS = identity.COLOURS[: len(REPLAYED.record.players)]


async def opened(backend: Backend, move: int = LAST, seat: int = SEAT, name: str | None = "Ada") -> tuple[Table, str]:
    """Open a table that continues the record; return it, and the secret of the person's seat."""
    secret = new_token()
    source = Source(REPLAYED.record, "up-1", COLOURS, REPLAYED.steps[: move + 1])
    return await backend.service.open_continuation(source, seat, name, secret), secret


def test_the_position_and_the_hidden_tiles_are_those_of_the_record(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            table, secret = await opened(backend)
            before = REPLAYED.steps[LAST].state
            assert table.game
            assert table.game.state == before
            assert [seat.bot is None for seat in table.seats] == [at == SEAT for at in range(len(table.seats))]
            assert decode_table(encode(table)) == table
            async with connect(backend, table.code) as ada:
                welcome = await ada.ask(p.Claim("claim", secret))
                assert welcome.seat == SEAT
                assert welcome.position.hand == view(before, SEAT).hand
                assert welcome.table.continues == p.Continued("up-1", LAST, SEAT)
                assert welcome.table.commitment is None
                assert welcome.table.seats[SEAT].name == "Ada"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


async def play_on(client: InProcessClient) -> Table:
    """Play the first legal action until the game is over; return the table."""
    number = 0
    async with asyncio.timeout(PATIENCE):
        while client.live.table.phase == "playing":
            game = client.live.table.game
            assert game
            assert game.state
            if SEAT in game.state.awaited:
                number += 1
                await client.ask(request_for(legal(game.state, SEAT)[-1], number))
            await asyncio.sleep(0.01)
    return client.live.table


def test_the_record_of_such_a_game_repeats_the_moves_and_has_no_proof(tmp_path: Path) -> None:
    async def work(url: str) -> dict[str, Any]:
        async with open_backend(url) as backend:
            table, secret = await opened(backend)
            async with connect(backend, table.code) as ada:
                await ada.ask(p.Claim("claim", secret))
                over = await play_on(ada)
                assert over.record
                kept = await backend.store.record(over.record)
                assert kept
                games = backend.metrics.text().decode()
                assert "hornochsen_games_finished_total 0.0" in games, "such a game is not counted"
                await ada.ask(p.Start("start"))
                game = ada.live.table.game
                assert game
                assert game.continues is None, "the next game is a game of its own"
                found: dict[str, Any] = json.loads(kept.text)
                return found

    record = run(work(f"sqlite:///{tmp_path}/db.sqlite3"))
    old = json.loads(FINISHED)
    assert record["supply"] == old["supply"]
    assert len(record["moves"]) >= LAST
    for new, played in zip(record["moves"][:LAST], old["moves"], strict=False):
        assert {name: new[name] for name in new if name not in ("at", "by")} == {
            name: played[name] for name in played if name not in ("at", "by")
        }
    assert "shuffle" not in record
    assert record["continues"] == {"record": "up-1", "move": LAST, "seat": SEAT}
    assert records.read(json.dumps(record)).final.state.over


def test_bots_have_the_levels_of_the_record_or_of_stand_ins(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            extra = {"bots": {"0": "bull", "1": "unheard-of"}}
            record = records.Record(
                REPLAYED.record.players, REPLAYED.record.rules, REPLAYED.record.board, REPLAYED.record.supply, (), extra
            )
            source = Source(record, "up-1", COLOURS, REPLAYED.steps[:1])
            table = await backend.service.open_continuation(source, 2, None, new_token())
            assert [seat.bot for seat in table.seats] == ["bull", "ox", None]
            assert len({seat.name for seat in table.seats}) == 3

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_seat_that_does_not_exist_and_a_finished_game_are_refused(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            with pytest.raises(Refusal, match="seats 0 to 2"):
                await opened(backend, seat=3)
            with pytest.raises(Refusal, match="earlier move"):
                await opened(backend, len(REPLAYED.record.moves))
            with pytest.raises(Refusal):
                await opened(backend, name="<b>")
            assert await backend.store.count() == 0

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_an_ordinary_table_continues_nothing(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            table = await backend.service.open_table(p.Terms())
            async with connect(backend, table.code) as client:
                assert client.live.table_info.continues is UNSET

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))
