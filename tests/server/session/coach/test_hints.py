"""Requests for hints: who gets an answer, from which view, and what is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from server.helpers.in_process import connect, open_backend, two_at_a_table
from server.session.ratings.rated_players import RatedPlayer, rated_game
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.coach import hint as coach_hint
from hornochsen.rules import legal, sample_world, view
from hornochsen.server.session.coach.coach_budget import CoachBudget, HintTurns
from hornochsen.server.session.coach.hints import view_for_hint


@pytest.fixture(autouse=True)
def _small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints use few playouts: these tests are not about their values."""
    monkeypatch.setattr(coach_hint, "HINT_BUDGET", 100)


def test_a_player_gets_a_hint_for_the_own_choice_and_nobody_else_does(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, bob):
            told = await ada.ask(p.AskHint("hint"))
            assert isinstance(told, p.Hint)
            advice = told.advice
            assert {action.action.player for action in advice.actions} == {0}
            assert 0 <= advice.best < len(advice.actions)
            assert sum(advice.chances) == pytest.approx(1)
            game = ada.live.table.game
            assert game
            assert game.state
            assert tuple(odds.tile for odds in advice.tiles) == game.state.hands[0]
            assert (await ada.ask(p.AskOdds("odds"))).tiles == advice.tiles, "the hand shows the same figures"
            again = await ada.ask(p.AskHint("again"))
            assert again.advice == advice, "an unchanged choice is not computed again"
            assert not any(isinstance(message, p.Hint) for message in bob.messages)
            async with connect(backend, ada.live.code) as watcher:
                assert (await watcher.ask(p.AskHint("hint"))).error == "not-seated"
            await ada.ask(p.PlayTiles("lay", game.state.hands[0][:1]))
            assert (await ada.ask(p.AskHint("late"))).error == "nothing-to-choose"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_hint_is_computed_from_the_view_of_the_asker(tmp_path: Path) -> None:
    """The view stays the same when everything that the seat cannot see is replaced."""

    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, _):
            table = ada.live.table
            assert table.game
            assert table.game.state
            seen = view_for_hint(table, 0)
            other = sample_world(seen, random.Random(1))
            assert other.hands != table.game.state.hands
            assert view(other, 0) == seen
            assert legal(other, 0)

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_without_the_term_nobody_gets_hints(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as seats:
            for client in seats:
                assert (await client.ask(p.AskHint("hint"))).error == "hints-off"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_rated_game_has_neither_hints_nor_odds(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            two = [await RatedPlayer.create(backend, name) for name in ("Ada", "Bob")]
            async with rated_game(backend, two) as clients:
                for client in clients:
                    assert (await client.ask(p.AskHint("hint"))).error == "hints-off"
                    assert (await client.ask(p.AskOdds("odds"))).error == "hints-off"
                hinted = p.Terms(clock=86400, rated=True, hints=True)
                assert (await clients[0].ask(p.Change("change", hinted))).error == "not-now"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_hints_count_against_the_budget_of_the_address(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, bob):
            backend.service.coach_budget = CoachBudget(1)
            assert isinstance(await ada.ask(p.AskHint("first")), p.Hint)
            assert isinstance(await ada.ask(p.AskHint("known")), p.Hint)
            assert (await bob.ask(p.AskHint("second"))).error == "coach-limit"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_hints_of_an_address_wait_for_each_other(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, bob):
            async with backend.service.hint_turns.of("127.0.0.1"):
                await ada.session.ask(p.AskHint("waits"))
                assert isinstance(await bob.ask(p.AskOdds("other")), p.Odds), "only hints wait"
                assert not any(isinstance(message, p.Hint) for message in ada.messages)
            assert isinstance(await bob.ask(p.AskHint("hint")), p.Hint)

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_addresses_do_not_wait_for_each_other() -> None:
    turns = HintTurns()
    first = turns.of("2001:db8::1")
    assert turns.of("2001:db8::2") is first, "a client may own the whole network"
    assert turns.of("192.0.2.1") is not first
