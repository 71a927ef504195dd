"""Checks of ratings after games that were played while the server was killed again and again."""

from __future__ import annotations

from collections.abc import Sequence

from server.reliability.crowds.people import Person

from hornochsen.server.session.ratings.recompute import Recomputed, recompute
from hornochsen.server.storage import Store
from hornochsen.server.table.people import identity


async def check_rated(url: str, people: Sequence[Person]) -> int:
    """Check that each game of a rated table changed each rating once, as people saw it; return the number of games."""
    store = await Store.open(url, process="check", serving=False)
    try:
        games = await store.ratings.count_games()
        players = 0
        for person in people:
            if person.secret is None:
                continue
            found = await store.players.find(identity.key(person.secret))
            assert found
            played = await store.players.games(found[0].id, 1000)
            rating = (await store.ratings.of_players([found[0].id]))[found[0].id]
            history = await store.ratings.history(rating.id, 1000)
            assert rating.games == len(history) == len(played) == games
            assert (history[-1].mean, history[-1].deviation) == (rating.mean, rating.deviation)
            assert [one.place for one in history] == _places(person), "the places that the person saw"
            players += 1
        assert await recompute(store, lambda _: lambda _: None) == Recomputed(games, players, 0, 0)
        return games
    finally:
        await store.close()


def _places(person: Person) -> list[int]:
    """Return the person's places in all finished games, in order; nobody left them."""
    ends = [end for _, end in sorted(person.ends.items())]
    return [next(one.place for one in end.standings if one.name == person.name) for end in ends]
