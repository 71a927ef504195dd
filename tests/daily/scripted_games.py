"""Play games of the day with a scripted person."""

from __future__ import annotations

import random

from hornochsen.daily import DailyBot, DailyDeal, DailyRecorder
from hornochsen.records import Record
from hornochsen.rules import Action, Buy, State, TakeBack, legal, view


def new_game(deal: DailyDeal) -> DailyRecorder:
    return DailyRecorder(deal.record("Ann", ["Berta", "Cilli", "Dora"]), deal.key)


def play_on(game: DailyRecorder, deal: DailyDeal, seed: int, *, buys: bool = False, most_moves: int = 10_000) -> Record:
    """Play on with the day's bots and a person whose choices follow from `seed`; the person comes first."""
    bots = {seat: DailyBot(level, deal.key, seat) for seat, level in enumerate(deal.seats) if level}
    while not game.state.over and len(game.record.moves) < most_moves:
        seat = min(game.state.awaited, key=lambda seat: (seat in bots, seat))
        options = legal(game.state, seat)
        bot = bots.get(seat)
        game.do(
            bot.choose(view(game.state, seat), options) if bot else scripted_choice(game.state, seed, options, buys)
        )
    return game.record


def scripted_choice(state: State, seed: int, options: tuple[Action, ...], buys: bool) -> Action:
    """Return a random choice; a person who `buys` does so when little is left in the supply."""
    rng = random.Random(f"{seed} {state.round} {len(options)}")
    purchases = [option for option in options if isinstance(option, Buy)]
    if buys and purchases and len(state.supply) < 6:
        return purchases[-1]
    return rng.choice([option for option in options if not isinstance(option, TakeBack)])
