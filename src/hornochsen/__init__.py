"""Tanz der Hornochsen!, Wolfgang Kramer's board game, as a library.

>>> import random
>>> from hornochsen.boards import load
>>> from hornochsen.rules import OFFICIAL, apply, deal, legal, shuffled
>>> state, events = deal(load("classic"), OFFICIAL, players=3, supply=shuffled(random.Random(1)))
>>> state.awaited
(0, 1, 2)
>>> legal(state, 0)[:2]
(Buy(seat=0, count=1), Buy(seat=0, count=2))
>>> step = apply(state, legal(state, 0)[-1])
>>> step.state.awaited
(1, 2)
"""

__version__ = "0.1.0"

LANGUAGES = ("en", "de", "fr", "hu")
"""Language codes; every text that a player reads exists in each of them."""
