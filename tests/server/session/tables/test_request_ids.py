"""Ids of requests: a repeated handover, an id that is used twice, and the measured choices."""

from __future__ import annotations

from server.helpers.databases import database_url as database_url
from server.helpers.in_process import connect, open_backend, request_for, two_at_a_table
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.rules import Buy, legal


def test_a_repeated_handover_gets_the_same_secret_and_the_secret_works(database_url: str) -> None:
    async def work() -> None:
        async with open_backend(database_url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ada:
                await ada.ask(p.Sit("sit", "Ada"))
                token = next(message.token for message in ada.messages if isinstance(message, p.Welcome))
                first = await ada.ask(p.Handover("move"))
                version = ada.live.table.version
            async with connect(backend, code, token=token) as again, connect(backend, code) as phone:
                assert await again.ask(p.Handover("move")) == first
                assert again.live.table.version == version + 2  # Ada went away and came back
                assert isinstance(await phone.ask(p.Claim("claim", first.secret)), p.Welcome)

    run(work())


def test_a_second_handover_gets_another_secret(database_url: str) -> None:
    async def work() -> None:
        async with open_backend(database_url) as backend, two_at_a_table(backend) as (ada, _):
            first, second = await ada.ask(p.Handover("one")), await ada.ask(p.Handover("two"))
            assert first.secret != second.secret

    run(work())


def test_an_id_that_is_used_for_another_request_is_refused(database_url: str) -> None:
    async def work() -> None:
        async with open_backend(database_url) as backend, two_at_a_table(backend) as (ada, bob):
            done = await ada.ask(p.Say("one", "moo"))
            version = ada.live.table.version
            assert await ada.ask(p.Say("one", "moo")) == done
            for other in (p.Say("one", "quack"), p.React("one", "moo"), p.Leave("one"), p.Handover("one")):
                answer = await ada.ask(other)
                assert isinstance(answer, p.Refused)
                assert answer.error == "id-reused"
            assert ada.live.table.version == version
            assert isinstance(await bob.ask(p.Say("one", "quack")), p.Done)  # ids belong to a token

    run(work())


def test_the_time_of_every_choice_is_measured(database_url: str) -> None:
    async def work() -> None:
        async with open_backend(database_url) as backend, two_at_a_table(backend) as seats:
            live = seats[0].live
            state = live.table.game.state if live.table.game else None
            assert state
            buy = next(action for seat in (0, 1) for action in legal(state, seat) if isinstance(action, Buy))
            assert isinstance(await seats[buy.seat].ask(request_for(buy, 1)), p.Done)
            assert b"hornochsen_acknowledgement_seconds_count 1.0" in backend.metrics.text()

    run(work())
