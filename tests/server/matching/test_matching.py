"""Waiting for others on a server: people are matched once, seated, and told."""

from __future__ import annotations

import asyncio
from typing import Any

from server.helpers.in_process import open_backend
from server.matching.people_who_wait import Clock, create, on_backend, refusal, send_salt, stored_table, until

from hornochsen import protocol as p
from hornochsen.protocol.matching import StartWaiting
from hornochsen.server.backend import Backend
from hornochsen.server.session.matching.service import FRESH_SECONDS
from hornochsen.server.storage import NoticeSettingsRow
from hornochsen.server.storage.queries.matching import Since


def test_two_people_get_seats_and_play(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        first = await ann.wait()
        assert first.table is None
        assert first.waiting
        assert (first.waiting.same, first.counts.now, first.counts.day) == (1, 1, 0)
        second = await bea.wait()
        assert second.table == await ann.table()
        assert second.waiting is None
        assert second.counts.now == 0
        code = await bea.table()
        async with ann.at(code) as one:
            await send_salt(one)
            assert one.live.table.phase == "salting", "the deal waits for the other person, who is on the way"
            async with bea.at(code) as other:
                await send_salt(other)
                table = await until(one, lambda table: table.phase == "playing")
                assert {seat.name for seat in table.seats} == {"Ann", "Bea"}
                assert table.host is None
                assert all(salt for _, salt in table.game.salts)  # type: ignore[union-attr]
                assert {seat.player for seat in table.seats} == {ann.row.id, bea.row.id}
                assert isinstance(await other.ask(p.Remove("r", 0)), p.Refused), "nobody may remove anybody"
        assert len(await backend.store.players.open_tables(ann.row.id, 9)) == 1, "it is among my games"

    on_backend(database_url, test)


def test_a_person_who_is_gone_does_not_hold_up_the_game(database_url: str) -> None:
    async def test(backend: Backend, clock: Clock) -> None:
        ann, bea, cat = await create(backend, "Ann", "Bea", "Cat")
        await ann.wait()
        clock.forward(FRESH_SECONDS["now"] + 1)
        assert (await bea.wait()).table is None, "Ann has closed the page"
        await cat.wait()
        code = await bea.table()
        assert await cat.table() == code
        assert (await ann.state()).waiting is None
        again = await ann.stay()
        assert again.waiting
        assert again.waiting.waited == 0, "who comes back waits again, behind the others"

    on_backend(database_url, test)


def test_the_deal_does_not_wait_for_a_person_who_does_not_come(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        await ann.wait()
        await bea.wait()
        table = await stored_table(backend, await ann.table())
        assert table.game.salting_until - backend.service.now() < 11
        async with ann.at(table.code) as one:
            await send_salt(one)

            def time_is_up(draft: Any) -> None:
                draft.change_game(salting_until=0.0)

            await backend.service.change(one.live, time_is_up)
            await backend.scheduler.process_due(table.code)
            assert one.live.table.phase == "playing"

    on_backend(database_url, test)


def test_the_same_player_in_two_tabs_and_two_players_of_a_browser(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea, cat = await create(backend, "Ann", "Bea", "Cat")
        await ann.wait(device="d" * 32)
        assert (await ann.wait(device="d" * 32)).table is None
        assert (await bea.wait(device="d" * 32)).table is None
        assert (await cat.wait(device="e" * 32)).table == await ann.table()
        assert (await bea.state()).waiting

    on_backend(database_url, test)


def test_a_request_that_comes_too_late_does_not_wait_again(database_url: str) -> None:
    """A second tab asks before the match, and its request is written after it."""

    async def test(backend: Backend, clock: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        store = backend.store.matching
        before = await store.before(ann.row.id)
        await ann.wait()
        late = await store.find(ann.row.id)
        assert late
        await bea.wait()
        code = await ann.table()
        since = Since(0.0, 0.0)
        assert await store.begin(late, before, since, 8, 8) == "changed"
        assert await ann.table() == code
        await backend.service.matching.stop(ann.row, code)
        assert await store.begin(late, before, since, 8, 8) == "changed", "the first tab has gone to the table"
        assert await store.find(ann.row.id) is None
        assert await store.begin(late, await store.before(ann.row.id), since, 8, 8) == "waits"

    on_backend(database_url, test)


def test_stopping_and_a_running_game(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        await ann.wait()
        stopped = await backend.service.matching.stop(ann.row, None)
        assert stopped.waiting is None
        assert stopped.counts.now == 0
        await ann.wait()
        await bea.wait()
        code = await ann.table()
        assert (await backend.service.matching.stop(ann.row, None)).table == code, "too late: the game has begun"
        assert (await backend.service.matching.stop(ann.row, code)).table is None
        assert (await ann.wait()).table == code, "a player with a running game is sent there"
        async with ann.at(code) as client:
            await client.ask(p.Leave("leave"))
        assert (await ann.wait()).waiting, "who has left it may wait again"
        async with ann.at(code) as client:
            assert isinstance(await client.ask(p.Refresh("r")), p.Welcome)

    on_backend(database_url, test)


def test_a_left_seat_can_be_taken_again(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        await ann.wait()
        await bea.wait()
        code = await ann.table()
        async with ann.at(code) as one, bea.at(code) as other:
            for client in (one, other):
                await send_salt(client)
            await until(one, lambda table: table.phase == "playing")
            index = next(at for at, seat in enumerate(one.live.table.seats) if seat.name == "Ann")
            await one.ask(p.Leave("leave"))
            assert one.live.table.seats[index].bot
        async with ann.at(code) as one:
            assert isinstance(await one.ask(p.Sit("back", "Ann", None, index)), p.Welcome)
            assert one.live.table.seats[index].bot is None

    on_backend(database_url, test)


def test_slow_games_need_nobody_on_the_page(database_url: str) -> None:
    async def test(backend: Backend, clock: Clock) -> None:
        backend.service.sends_notices = True
        ann, bea = await create(backend, "Ann", "Bea")
        wanted = NoticeSettingsRow(ann.row.id, True, True, True, True, True, None, None, "UTC", "en", "token")
        assert await backend.store.notices.set_settings(wanted)
        await ann.wait("day")
        clock.forward(86400)
        assert (await bea.state()).counts.day == 1
        await bea.wait("day")
        code = await ann.table()
        assert (await ann.state()).pace == "day"
        table = await stored_table(backend, code)
        assert table.terms.clock == 86400
        async with backend.service.acquire(code) as live:
            await backend.service.change(live, lambda draft: draft.change_game(salting_until=0.0))
        await backend.scheduler.process_due(code)
        table = await stored_table(backend, code)
        assert table.phase == "playing", "the game begins without anybody there"
        called = [notice for notice in await backend.store.notices.outbox.of(ann.row.id) if notice["kind"] == "turn"]
        assert [notice["subject"] for notice in called] == [code], "who wants it is called to the first turn"
        assert await backend.store.notices.outbox.of(bea.row.id) == []
        clock.forward(86400)
        assert await ann.table() == code

    on_backend(database_url, test)


def test_bots_are_offered_after_half_a_minute(database_url: str) -> None:
    async def test(backend: Backend, clock: Clock) -> None:
        assert backend.settings.bots_offered_after == 30, "this test runs with the shipped setting"
        ann, bea, cat = await create(backend, "Ann", "Bea", "Cat")
        matching = backend.service.matching
        assert (await ann.wait(seats=4)).waiting.bots_in == 30  # type: ignore[union-attr]
        await bea.wait(seats=4)
        clock.forward(15)
        await cat.wait(seats=4)
        for one in (ann, bea):
            await one.stay()
        assert await refusal(matching.accept_bots(ann.row, "cow")) == "not-now"
        clock.forward(15)
        assert (await ann.stay()).waiting.bots_in == 0  # type: ignore[union-attr]
        agreed = await matching.accept_bots(ann.row, "cow")
        assert agreed.table is None
        assert agreed.waiting
        assert (agreed.waiting.level, agreed.waiting.agreed, agreed.waiting.same) == ("cow", 1, 3)
        await bea.stay()
        started = await matching.accept_bots(bea.row, "bull")
        assert started.table == await ann.table()
        assert (await cat.stay()).waiting, "who was not asked yet waits on"
        table = await stored_table(backend, await ann.table())
        assert sorted(seat.bot or seat.name for seat in table.seats) == ["Ann", "Bea", "cow", "cow"]

    on_backend(database_url, test)


def test_bots_are_not_offered_for_slow_games(database_url: str) -> None:
    async def test(backend: Backend, clock: Clock) -> None:
        [ann] = await create(backend, "Ann")
        assert (await ann.wait("day")).waiting.bots_in is None  # type: ignore[union-attr]
        clock.forward(3600)
        assert await refusal(backend.service.matching.accept_bots(ann.row, "cow")) == "not-now"

    on_backend(database_url, test)


def test_a_held_answer_comes_with_the_match(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        known = (await ann.wait()).revision
        held = asyncio.create_task(backend.service.matching.stay(ann.row, known))
        await asyncio.sleep(0)
        assert (await bea.wait()).table == (await held).table

    on_backend(database_url, test)


def test_names_and_colours_that_are_taken(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        people = await create(backend, "Ann", "Ann", "ann")
        for one in people:
            await one.wait(seats=3)
        table = await stored_table(backend, await people[0].table())
        assert sorted(seat.name for seat in table.seats) == ["Ann", "Ann 2", "ann 3"]
        assert len({seat.colour for seat in table.seats}) == 3

    on_backend(database_url, test)


def test_waiting_survives_a_restart(database_url: str) -> None:
    async def test() -> None:
        async with open_backend(database_url) as backend:
            ann, bea = await create(backend, "Ann", "Bea")
            await ann.wait(seats=3)
        async with open_backend(database_url) as backend:
            again = await ann.through(backend).stay()
            assert again.waiting
            assert again.waiting.seats == 3
            await backend.service.matching.begin(bea.row, StartWaiting("now", 2), bea.address)
            await backend.service.matching.begin(ann.row, StartWaiting("now", 2), ann.address)
            assert (await ann.through(backend).state()).table

    asyncio.run(test())


def test_rows_of_people_who_are_gone_are_deleted(database_url: str) -> None:
    async def test(backend: Backend, clock: Clock) -> None:
        ann, bea, cat = await create(backend, "Ann", "Bea", "Cat")
        await ann.wait()
        await bea.wait("day")
        clock.forward(3700)
        await backend.service.matching.purge()
        assert await backend.store.matching.find(ann.row.id) is None
        assert await backend.store.matching.find(bea.row.id)
        await cat.wait("day")
        clock.forward(90000)
        await backend.service.matching.purge()
        assert await backend.store.matching.find(bea.row.id) is None

    on_backend(database_url, test)
