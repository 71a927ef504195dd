"""People who never meet or may not wait: blocked, deleted and barred players, and those who ask too often."""

from __future__ import annotations

from server.matching.people_who_wait import Clock, Player, create, on_backend, refusal, stored_table

from hornochsen import protocol as p
from hornochsen.protocol.matching import BlockSeat
from hornochsen.server.backend import Backend
from hornochsen.server.session.matching import blocks
from hornochsen.server.session.matching.service import MAX_PER_ADDRESS, MAX_PER_NETWORK


def test_blocked_people_are_never_matched(database_url: str) -> None:
    async def test(backend: Backend, clock: Clock) -> None:
        ann, bea, cat = await create(backend, "Ann", "Bea", "Cat")
        await ann.wait()
        await bea.wait()
        code = await ann.table()
        table = await stored_table(backend, code)
        who = {seat.name: seat.who for seat in table.seats}
        await blocks.block_seat(backend.store, ann.row, BlockSeat(code, who["Bea"]))
        await blocks.block_seat(backend.store, ann.row, BlockSeat(code, who["Bea"]))
        assert (
            await refusal(blocks.block_seat(backend.store, ann.row, BlockSeat(code, who["Ann"]))) == "nobody-to-block"
        )
        assert await refusal(blocks.block_seat(backend.store, cat.row, BlockSeat(code, who["Bea"]))) == "unknown-table"
        for one in (ann, bea):
            async with one.at(code) as client:
                await client.ask(p.Leave("leave"))
        await ann.wait()
        state = await bea.wait()
        assert state.table is None
        assert state.waiting
        assert state.waiting.same == 2, "numbers do not depend on blocks: nobody can find out who blocked them"
        assert (await cat.wait()).table == await ann.table()
        mine = await blocks.blocked_people(backend.store, ann.row)
        assert [one.name for one in mine.blocked] == ["Bea"]
        assert (await blocks.blocked_people(backend.store, bea.row)).blocked == ()
        players = backend.service.players
        _, device = await players.authenticate(bea.secret, bea.address)
        assert (await players.export(bea.row, device, {})).blocked == ()
        _, device = await players.authenticate(ann.secret, ann.address)
        exported = await players.export(ann.row, device, {})
        assert [one.name for one in exported.blocked] == ["Bea"]
        assert exported.waiting["code"] == await ann.table()
        await blocks.unblock(backend.store, bea.row, mine.blocked[0].id)
        assert (await blocks.blocked_people(backend.store, ann.row)).blocked, "only the own ones can be removed"
        await blocks.unblock(backend.store, ann.row, mine.blocked[0].id)
        assert (await blocks.blocked_people(backend.store, ann.row)).blocked == ()

    on_backend(database_url, test)


def test_deletion_reaches_waiting_and_blocks(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea, cat = await create(backend, "Ann", "Bea", "Cat")
        await ann.wait()
        await bea.wait()
        code = await ann.table()
        who = {seat.name: seat.who for seat in (await stored_table(backend, code)).seats}
        await blocks.block_seat(backend.store, ann.row, BlockSeat(code, who["Bea"]))
        await blocks.block_seat(backend.store, bea.row, BlockSeat(code, who["Ann"]))
        await backend.store.forget("Bea")
        assert [one.name for one in (await blocks.blocked_people(backend.store, ann.row)).blocked] == ["?"]
        await backend.service.players.delete(bea.row, "Bea")
        store = backend.store.matching
        assert await store.blocked_by(ann.row.id) == []
        assert await store.blocked_by(bea.row.id) == []
        assert await store.find(bea.row.id) is None
        assert not any(seat.player == bea.row.id for seat in (await stored_table(backend, code)).seats)
        await cat.wait()
        await backend.service.players.delete(cat.row, "Cat")
        await backend.service.matching.match()
        assert (await ann.state()).counts.now == 0

    on_backend(database_url, test)


def test_a_flood_from_one_address_is_limited(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        crowd = [await Player.create(backend, f"P{number}", "9.9.9.9") for number in range(MAX_PER_ADDRESS + 1)]
        for one in crowd[:-1]:
            await one.wait(seats=8, device="d" * 32)
        assert await refusal(crowd[-1].wait(seats=8)) == "too-many-waiting"
        assert (await crowd[0].wait(seats=8, device="d" * 32)).waiting, "those who wait may choose something else"
        near = [await Player.create(backend, f"N{n}", f"9.9.9.{n + 20}") for n in range(MAX_PER_NETWORK)]
        for one in near[: MAX_PER_NETWORK - MAX_PER_ADDRESS]:
            await one.wait(seats=7, device="e" * 32)
        assert await refusal(near[-1].wait(seats=7)) == "too-many-waiting"
        ann, bea = await create(backend, "Ann", "Bea")
        await ann.wait()
        assert (await bea.wait()).table, "others are matched"

    on_backend(database_url, test)


def test_beginning_often_is_refused(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        [ann] = await create(backend, "Ann")
        answers = [await _error(ann) for _ in range(9)]
        assert answers[0] is None
        assert answers[-1] == "too-fast"

    on_backend(database_url, test)


async def _error(player: Player) -> str | None:
    from hornochsen.protocol.errors import Refusal

    try:
        await player.wait()
    except Refusal as error:
        return error.error
    return None


def test_barred_players_do_not_wait(database_url: str) -> None:
    async def test(backend: Backend, _: Clock) -> None:
        ann, bea = await create(backend, "Ann", "Bea")
        await ann.wait()
        await backend.store.players.bar(ann.row.id, barred=True)
        assert (await bea.wait()).table is None
        assert (await bea.state()).counts.now == 1
        assert await refusal(backend.service.players.authenticate(ann.secret, ann.address)) == "barred-player"

    on_backend(database_url, test)
