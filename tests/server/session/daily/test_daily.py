"""The deal of the day on a server: one game that counts, equal games for equal choices, nothing known beforehand."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from daily.scripted_games import new_game, play_on
from server.helpers.databases import KINDS, fresh_database
from server.helpers.in_process import connect, open_backend
from server.session.daily.daily_players import ADDRESS, DailyPlayer, play

from hornochsen import protocol as p
from hornochsen.daily import daily_deal
from hornochsen.protocol.errors import Refusal
from hornochsen.records import shuffle, verify
from hornochsen.server.backend import Backend
from hornochsen.server.session.daily import bot_choices, service

DAY = 86400.0
SOAK = bool(os.environ.get("HORNOCHSEN_SOAK"))


def on_backend(tmp_path: Path, test: Callable[[Backend], Awaitable[Any]], kind: str = "sqlite") -> Any:
    """Run a test with a backend on a fresh database."""

    async def run(url: str) -> Any:
        async with open_backend(url) as backend:
            return await test(backend)

    with fresh_database(kind, tmp_path) as url:
        return asyncio.run(run(url))


def at(backend: Backend, seconds: float) -> None:
    """Set the server's clocks to some seconds after the begin of a Monday."""
    monday = 1_794_787_200.0  # 2026-11-16
    backend.service.daily.clock = lambda: monday + seconds


def moves(replayed: Any) -> list[Any]:
    return [(move.action, move.from_box) for move in replayed.record.moves]


async def refusal(call: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await call
    return caught.value.error


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_of_the_day_counts_once(kind: str, tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 3600)
        ann, bea = [await DailyPlayer.create(backend, name) for name in ("Ann", "Bea")]
        (code, counted), other = await asyncio.gather(ann.start(), ann.start())
        assert counted
        assert other == (code, True), "a second device continues the same game"
        await ann.play(code, 1)
        daily = backend.service.daily
        [today] = [day for day in (await daily.page(ann.row)).days if day.day == "2026-11-16"]
        assert today.mine
        assert today.mine.state == "finished"
        assert today.secret is None
        assert today.players == 1
        assert (await daily.page(ann.row)).streak == 1
        assert (await daily.page(None)).days[0].mine is None
        assert await refusal(ann.start()) == "day-played"
        again, counted = await ann.start(again=True)
        assert not counted
        await ann.play(again, 1)
        assert moves(await ann.record(again)) == moves(await ann.record(code))
        assert len(await backend.store.daily.counted(ann.row.id)) == 1
        assert [len(await backend.store.players.games(one.row.id, 9)) for one in (ann, bea)] == [1, 0]

    on_backend(tmp_path, test, kind)


def test_the_record_is_proven_and_equals_a_game_without_a_server(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 4 * DAY)
        ann = await DailyPlayer.create(backend)
        code, _ = await ann.start()
        await ann.play(code, 5)
        replayed = await ann.record(code)
        verdict = verify(replayed)
        assert verdict.proven
        day = (await backend.service.daily.page(ann.row)).days[0]
        assert replayed.record.extra["shuffle"]["commitment"] == day.commitment
        assert replayed.record.extra["shuffle"]["salts"] == []
        secret = bytes.fromhex(replayed.record.extra["shuffle"]["secret"])
        deal = daily_deal(date(2026, 11, 20), secret)
        alone = play_on(new_game(deal), deal, 5, buys=True)
        assert [move.action for move in alone.moves] == [move.action for move in replayed.record.moves]

    on_backend(tmp_path, test)


def test_twenty_players_at_once(tmp_path: Path) -> None:
    """Equal choices give equal games, and bots evaluate equal positions once."""
    check_crowd(tmp_path, 20, kinds=3)


@pytest.mark.long
@pytest.mark.skipif(not SOAK, reason="takes minutes; run by `make soak`")
def test_two_hundred_players_at_once(tmp_path: Path) -> None:
    check_crowd(tmp_path, 200, kinds=40)


def check_crowd(tmp_path: Path, number: int, kinds: int) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 2 * DAY)
        people = [await DailyPlayer.create(backend, f"Player {n}") for n in range(number)]
        codes = [code for code, _ in await asyncio.gather(*(one.start() for one in people))]
        assert len(set(codes)) == number
        seeds = [n % kinds for n in range(number)]
        await asyncio.gather(*(one.play(code, seed) for one, code, seed in zip(people, codes, seeds, strict=True)))
        games = [moves(await one.record(code)) for one, code in zip(people, codes, strict=True)]
        for seed, game in zip(seeds, games, strict=True):
            assert game == games[seed]
        different = [await people[n].record(codes[n]) for n in range(kinds)]
        bots = sum(move.by == "bot" for replayed in different for move in replayed.record.moves)
        assert backend.scheduler.daily_choices.computed <= bots
        results = await backend.service.daily.results(people[0].row, "2026-11-18")
        assert results.finished == number
        assert sum(bar.games for bar in results.histogram) == number
        assert results.best
        assert results.rank

    on_backend(tmp_path, test)


def test_nobody_gets_the_deal_beforehand(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        ann = await DailyPlayer.create(backend)
        page = await backend.service.daily.page(ann.row)
        assert len(page.next) == service.AHEAD
        assert all(day.secret is None and len(day.commitment) == 64 for day in (*page.days, *page.next))
        tomorrow = page.next[0]
        assert await refusal(ann.start(tomorrow.day)) == "unknown-day"
        assert await refusal(backend.service.daily.results(ann.row, tomorrow.day)) == "unknown-day"
        at(backend, 3 * DAY)
        later = await backend.service.daily.page(ann.row)
        [revealed] = [day for day in later.days if day.day == tomorrow.day]
        assert revealed.secret
        assert shuffle.commitment(bytes.fromhex(revealed.secret)) == tomorrow.commitment
        assert [day.secret is None for day in later.days] == [True, True, False, False]

    on_backend(tmp_path, test)


def test_tiles_of_a_day_are_refused_until_its_end(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        daily = backend.service.daily
        ann = await DailyPlayer.create(backend)
        code, _ = await ann.start()
        await ann.play(code, 3)
        supply = (await ann.record(code)).record.supply
        assert await refusal(daily.check_supply(supply)) == "day-not-over"
        await daily.check_supply(supply[::-1])
        at(backend, 3 * DAY)
        await daily.check_supply(supply)

    on_backend(tmp_path, test)


def test_records_and_results_wait_for_the_end_of_the_day(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        daily = backend.service.daily
        ann, bea = [await DailyPlayer.create(backend, name) for name in ("Ann", "Bea")]
        code, _ = await ann.start()
        await ann.play(code, 3)
        record = f"{code}-1"
        for player in (bea.row, None):
            assert await refusal(backend.record(record, ADDRESS, player)) == "day-not-over"
            assert await refusal(daily.results(player, "2026-11-16")) == "day-not-over"
        assert await backend.record(record, ADDRESS, ann.row)
        mine, _ = await bea.start()
        assert await refusal(backend.record(record, ADDRESS, bea.row)) == "day-not-over"
        await bea.play(mine, 4)
        assert await backend.record(record, ADDRESS, bea.row)
        results = await daily.results(bea.row, "2026-11-16")
        assert results.leaders == ()
        assert results.best
        assert results.best.name == ""
        assert results.best.points == min(bar.points for bar in results.histogram)
        if results.parting:
            assert results.parting.mine != results.parting.best
        at(backend, 2 * DAY)
        assert await backend.record(record, ADDRESS, None)
        assert (await daily.results(None, "2026-11-16")).finished == 2

    on_backend(tmp_path, test)


def test_nobody_else_sees_the_table(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        ann, bea = [await DailyPlayer.create(backend, name) for name in ("Ann", "Bea")]
        code, _ = await ann.start()
        for hello in ({}, {"player": bea.secret}):
            async with connect(backend, code, **hello) as stranger:
                kinds = {type(message) for message in stranger.messages}
                assert p.Welcome not in kinds
                assert stranger.session.connection.key is None
        async with ann.at(code) as phone, ann.at(code) as laptop:
            assert phone.session.connection.key == laptop.session.connection.key
            await play(phone, 1, rounds=2)
            await play(laptop, 1, rounds=3)
            for request in (
                p.Leave("a"),
                p.Again("b"),
                p.Moderate("c", watching=True),
                p.Handover("d"),
                p.AskHint("e"),
            ):
                answer = await phone.ask(request)
                assert isinstance(answer, p.Refused), request
        assert await refusal(backend.service.open_table(p.Terms(board="no such board"))) == "unknown-board"

    on_backend(tmp_path, test)


@pytest.mark.parametrize("kind", KINDS)
def test_an_abandoned_game_is_the_last_place(kind: str, tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        daily = backend.service.daily
        ann = await DailyPlayer.create(backend)
        code, _ = await ann.start()
        await ann.play(code, 1, rounds=2)
        backend.service.offset -= DAY + 60
        await backend.scheduler.process_due(code)
        [game] = await backend.store.daily.counted(ann.row.id)
        assert (game.place, game.record) == (4, None)
        assert game.ended
        results = await daily.results(ann.row, "2026-11-16")
        assert results.abandoned == 1
        assert results.rank is None
        assert results.day.mine
        assert results.day.mine.state == "abandoned"
        assert (await daily.page(ann.row)).streak == 0
        assert await refusal(ann.start()) == "day-played"
        async with ann.at(code) as client:
            assert client.live.table.phase == "over"
            assert isinstance(await client.ask(p.PlayTiles("x", (1,))), p.Refused)

    on_backend(tmp_path, test, kind)


def test_a_secret_waits_for_the_last_game_that_counts(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, DAY - 1)
        ann = await DailyPlayer.create(backend)
        code, _ = await ann.start()
        at(backend, 2 * DAY)
        first = (await backend.service.daily.page(None)).days[-1]
        assert (first.day, first.secret) == ("2026-11-16", None)
        assert await ann.start("2026-11-16") == (code, True)
        await ann.play(code, 1)
        assert (await backend.service.daily.page(None)).days[-1].secret

    on_backend(tmp_path, test)


def test_earlier_days_can_be_played_but_do_not_count(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        await backend.service.daily.commit()
        at(backend, DAY)
        ann = await DailyPlayer.create(backend)
        code, counted = await ann.start("2026-11-16")
        assert not counted
        await ann.play(code, 2)
        page = await backend.service.daily.page(ann.row)
        assert page.streak == 0
        assert page.days[1].mine is None
        assert await refusal(ann.start("2026-11-15")) == "unknown-day"
        _, counted = await ann.start()
        assert counted

    on_backend(tmp_path, test)


@pytest.mark.parametrize("kind", KINDS)
def test_deletion_export_and_retention(kind: str, tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        at(backend, 0)
        ann = await DailyPlayer.create(backend, "Unverwechselbar")
        code, _ = await ann.start()
        await ann.play(code, 3)
        again, _ = await ann.start(again=True)
        await ann.play(again, 4)
        found = await backend.service.players.authenticate(ann.secret, ADDRESS)
        export = await backend.service.players.export(*found, notices={})
        assert [(game.day, game.counted) for game in export.daily] == [("2026-11-16", True), ("2026-11-16", False)]
        assert set(export.records) == {f"{code}-1", f"{again}-1"}
        await backend.service.players.delete(ann.row, "Unverwechselbar")
        for name in (f"{code}-1", f"{again}-1"):
            row = await backend.store.record(name)
            assert row
            assert "Unverwechselbar" not in row.text
            assert await refusal(backend.record(name, ADDRESS)) == "day-not-over"
        assert await backend.store.daily.played(ann.row.id) == []
        assert (await backend.store.daily.counts("2026-11-16", "2026-11-16")) == {"2026-11-16": 1}
        keep: dict[str, Any] = {"keep_names_days": None, "keep_idle_days": None}
        await backend.store.purge(4e9, keep_games_days=10, **keep)
        assert (await backend.store.daily.counts("2026-11-16", "2026-11-16")) == {}

    on_backend(tmp_path, test, kind)


def test_a_day_has_a_deal_after_the_clock_was_set_back(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        for days in (30, 0):
            at(backend, days * DAY)
            page = await backend.service.daily.page(None)
            assert page.days[0].day == page.today

    on_backend(tmp_path, test)


def test_choices_come_in_one_order(tmp_path: Path) -> None:
    """A purchase while bots choose would depend on their speed, so it is refused."""

    async def test(backend: Backend) -> None:
        at(backend, 0)
        ann = await DailyPlayer.create(backend)
        code, _ = await ann.start()
        async with ann.at(code) as client:
            [seat] = [index for index, one in enumerate(client.live.table.seats) if one.bot is None]
            assert client.live.table.game
            assert client.live.table.game.state
            tile = client.live.table.game.state.hands[seat][0]
            assert isinstance(await client.ask(p.PlayTiles("a", (tile,), 60)), p.Done)
            refused = await client.ask(p.BuyTiles("b", 1))
            assert isinstance(refused, p.Refused)
            assert isinstance(await client.ask(p.TakeBackTiles("c")), p.Done)
            await play(client, 1, rounds=2)
        await ann.play(code, 1)
        direct = await DailyPlayer.create(backend, "Bea")
        other, _ = await direct.start()
        await direct.play(other, 1)
        assert moves(await direct.record(other)) == moves(await ann.record(code))

    on_backend(tmp_path, test)


def test_known_choices_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_choices, "MAX_KNOWN", 3)

    async def test(backend: Backend) -> None:
        at(backend, 0)
        ann = await DailyPlayer.create(backend)
        code, _ = await ann.start()
        await ann.play(code, random.Random(0).randrange(100), rounds=3)
        assert backend.scheduler.daily_choices.remembered == 3

    on_backend(tmp_path, test)
