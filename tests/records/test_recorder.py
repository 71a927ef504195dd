"""A game in progress keeps a record that replays to the current state."""

from __future__ import annotations

import random

from hornochsen.boards import load
from hornochsen.records import Record, Recorder, parse, replay, write
from hornochsen.rules import OFFICIAL, Buy, Play, TakeBack, legal, shuffled


def recorder(seed: int, players: int = 3) -> Recorder:
    rng = random.Random(seed)
    names = tuple(f"P{seat}" for seat in range(players))
    return Recorder(Record(names, OFFICIAL, load("classic"), shuffled(rng)), rng)


def test_r22_a_tile_taken_back_leaves_no_trace() -> None:
    game = recorder(1)
    first, second = game.state.hands[0][:2]
    game.do(Play(0, (first,)))
    game.do(Buy(1, 2))
    game.do(TakeBack(0))
    game.do(Buy(0, 1))
    game.do(Play(0, (second,)))
    assert [move.action for move in game.record.moves] == [Buy(1, 2), Buy(0, 1), Play(0, (second,))]
    assert replay(game.record).final.state == game.state


def test_a_record_replays_to_the_same_state_after_any_take_backs() -> None:
    for seed in range(15):
        rng = random.Random(seed)
        game = recorder(seed, players=rng.randint(2, 8))
        for _ in range(rng.randint(20, 400)):
            seats = [seat for seat in range(game.state.players) if legal(game.state, seat)]
            if not seats:
                break
            game.do(rng.choice(legal(game.state, rng.choice(seats))), by="bot", at=1.0)
        assert replay(parse(write(game.record))).final.state == game.state


def test_a_game_is_resumed_where_its_record_stops() -> None:
    game = recorder(4)
    for seat in game.state.awaited:
        game.do(legal(game.state, seat)[-1])
    again = Recorder.resume(replay(game.record), random.Random(0))
    assert again.state == game.state
    again.do(legal(again.state, again.state.awaited[0])[-1])
    assert len(again.record.moves) == len(game.record.moves) + 1
