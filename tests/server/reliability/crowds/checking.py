"""Consistency checks after a run: the log, the records and the messages that each person received must agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct
from server.reliability.crowds.people import Person

from hornochsen import protocol as p
from hornochsen.client.table_client import action_request
from hornochsen.records import Replay, read, verify
from hornochsen.server.storage import LogRow, Store
from hornochsen.server.table.people import identity
from hornochsen.server.table.table import LogEntry, decode_entry
from hornochsen.server.views import projections

CHOICES = p.BuyTiles | p.PlayTiles | p.TakeBackTiles | p.TakeTiles


class Kept(Struct, frozen=True):
    """The stored rows, entries and games of a table."""

    rows: tuple[LogRow, ...]
    entries: tuple[LogEntry, ...]
    starts: tuple[int, ...]
    """The version at which each game began."""

    games: tuple[Replay, ...]

    def game_at(self, version: int) -> int:
        """Return the number of the game (from 1) that was played at a version; 0 before the first."""
        return sum(start <= version for start in self.starts)

    def seat_of(self, name: str, version: int) -> int | None:
        game = self.game_at(version)
        players = self.games[game - 1].record.players if game else ()
        return players.index(name) if name in players else None


async def kept(store: Store, code: str) -> Kept:
    """Read everything stored about a table; fail unless every record replays and its shuffle is proven."""
    rows = await store.log(code, 0, limit=1_000_000)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    entries = [decode_entry(row.entry) for row in rows]
    starts = [at for at, entry in enumerate(entries, 1) if any(isinstance(one, p.Committed) for one in entry.events)]
    games = []
    for number in range(1, len(starts) + 1):
        record = await store.record(f"{code}-{number}")
        assert record, f"game {number} has no record"
        games.append(read(record.text))
        assert verify(games[-1]).proven
    return Kept(tuple(rows), tuple(entries), tuple(starts), tuple(games))


async def check(url: str, people: Sequence[Person]) -> Counter[str]:
    """Check all tables and return how many games, versions and messages were checked."""
    store = await Store.open(url, process="check", serving=False)
    counted: Counter[str] = Counter()
    try:
        for code in {person.plan.code for person in people}:
            table, party = await kept(store, code), [person for person in people if person.plan.code == code]
            check_requests(table, party)
            for person in party:
                check_heard(table, person)
                check_ends(table, person)
                await check_counted(store, table, person)
            counted["games"] += len(table.games)
            counted["versions"] += len(table.rows)
            counted["acknowledged"] += sum(len(person.done) for person in party)
            counted["refused"] += sum(len(person.refused) for person in party)
            counted["heard"] += sum(len(person.heard) for person in party)
    finally:
        await store.close()
    return counted


def check_requests(table: Kept, party: Iterable[Person]) -> None:
    """Check that acknowledged requests are stored once, refused ones are not, and no person acted without a request."""
    rows = [row for row in table.rows if row.request is not None]
    found = {row.request: row for row in rows}
    assert len(found) == len(rows), "a request acted twice"
    acknowledged: dict[str, Person] = {}
    for person in party:
        assert person.asked.keys() == person.done.keys() | person.refused.keys()
        assert found.keys().isdisjoint(person.refused), "a refused request acted"
        acknowledged |= dict.fromkeys(person.done, person)
    assert found.keys() == acknowledged.keys()
    for request, person in acknowledged.items():
        row = found[request]
        assert person.done[request] in (None, row.version)
        check_done(table, person, row, person.asked[request])
    by_people = [row.request for row, entry in zip(table.rows, table.entries, strict=True) if _choices(entry)]
    assert None not in by_people


def check_done(table: Kept, person: Person, row: LogRow, request: Any) -> None:
    entry = table.entries[row.version - 1]
    choices = _choices(entry)
    if isinstance(request, CHOICES):
        [move] = choices
        assert action_request(move.action, request.id) == request
        assert move.action.seat == table.seat_of(person.name, row.version)
    else:
        assert not choices
    if isinstance(request, p.Say):
        assert [event.text for event in entry.events if isinstance(event, p.Said)] == [request.text]


def _choices(entry: LogEntry) -> list[Any]:
    return [move for move in entry.moves if move.by == "person"]


def check_heard(table: Kept, person: Person) -> None:
    """Check that a person received every version in order, with the events of the log as that person may see them."""
    last: int | None = None
    dealt = False
    for update in person.heard:
        version, whole = update.version, update.table is not UNSET and update.position is not UNSET
        fresh = whole and not update.events
        if last is None or (fresh and not dealt):
            pass  # the person connects, and sits down
        elif fresh:
            assert version in (last, last + 1), f"{person.name} heard of {version} after {last}"
        else:
            begins = version > last and version in table.starts  # events of an earlier game are not sent
            assert version == last + 1 or begins, f"{person.name} heard of {version} after {last}"
        last = version
        if not fresh:
            dealt = dealt or any(isinstance(event, p.Dealt) for event in update.events)
            events = table.entries[version - 1].events
            seen = projections.visible_events(events, table.seat_of(person.name, version))
            assert update.events in (seen, projections.visible_events(events, None)), (
                f"{person.name}, version {version}"
            )
    assert last == len(table.rows)


async def check_counted(store: Store, table: Kept, person: Person) -> None:
    """Check that each finished game counts once for the person's player, with the result of the record."""
    if person.secret is None:
        return
    found = await store.players.find(identity.key(person.secret))
    assert found
    counted = await store.players.games(found[0].id, 1_000_000)
    code = person.plan.code
    assert [one.game.id for one in reversed(counted)] == [f"{code}-{at}" for at in range(1, len(table.games) + 1)]
    for game, one in zip(table.games, reversed(counted), strict=True):
        assert tuple(seat.name for seat in one.seats) == game.record.players
        assert tuple(seat.points for seat in one.seats) == game.final.state.positions
        assert [seat.name for seat in one.seats if seat.player == found[0].id] == [person.name]


def check_ends(table: Kept, person: Person) -> None:
    """Check that every announced result and the last position are those of the record."""
    assert len(table.games) in person.ends
    for number, end in person.ends.items():
        game = table.games[number - 1]
        state = game.final.state
        assert state.over
        assert end.record == f"{person.plan.code}-{number}"
        assert tuple(one.name for one in end.standings) == game.record.players
        assert tuple(one.points for one in end.standings) == state.positions
        result = game.record.extra["result"]
        assert [one.place for one in end.standings] == result["places"]
        seat = game.record.players.index(person.name) if person.plays else None
        assert end.position == projections.position(state, seat)
        assert game.record.extra["shuffle"]["commitment"] == person.commitments[number]
