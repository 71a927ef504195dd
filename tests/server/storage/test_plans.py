"""No statement of the hot path scans a growing table, so that the server does not slow down with its history."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest
from msgspec.structs import replace
from server.helpers.databases import KINDS, fresh_database
from server.storage.explaining import executed_statements, explainable, explaining, fill
from server.storage.explaining import trace_sqlite as trace_sqlite
from server.storage.filling import COUNT, DAY, GROWING, OTHER_DAY, VERSION
from server.storage.samples import append, run, with_store

from hornochsen.server.storage import (
    AddressRow,
    BlockRow,
    Conflict,
    DailyDayRow,
    DailyEnd,
    DailyGameRow,
    DeviceRow,
    GameRow,
    Matched,
    NewRating,
    NoticeRow,
    NoticeSettingsRow,
    ParticipationRow,
    PlayerRow,
    PlayerSeatRow,
    PushRow,
    QueuedReview,
    RatedGame,
    RatedSeatRow,
    RatingRow,
    RecordRow,
    Repeated,
    Result,
    SeatLinkRow,
    Store,
    WaitingRow,
)
from hornochsen.server.storage.queries.matching import Before, Since

NEXT = VERSION + 1
LATER = float(COUNT)
"""After everything in the filled database."""

PLAYER = PlayerRow("new", "Ann", None, None, 0.0, 0.0, "code")
NOTICE = NoticeRow("1000", "turn", "1000", "1000", 1000.0, 1000.0, "1000")
NEW_NOTICE = NoticeRow("7", "turn", "7", "1.1.lay", 5000.0, 9000.0)
SINCE = Since(0.0, 0.0)
WAITING = WaitingRow("new", "now", None, LATER, LATER, None, "7", "7")
LOCAL_GAME = Result(
    GameRow("local", 1000.0, "classic", "official", None, 2, local=True),
    (ParticipationRow("local", 0, "7", 1000.0, None, "Ann", 1, 10, left=False),),
)
RATED = RatedGame(
    LATER,
    (RatedSeatRow(0, "7", None, 1, 1500.0, 100.0),),
    (
        NewRating(RatingRow("7", "7", 1500.0, 100.0, 101, LATER), exists=True),
        NewRating(RatingRow("new", None, 1500.0, 100.0, 1, LATER), exists=False),
    ),
)


def device(name: str, player: str = "7") -> DeviceRow:
    return DeviceRow(name, player, name, "Firefox", 0.0, 0.0)


async def once(store: Store) -> None:
    await store.append(append("NEW"))
    await store.append(append("NEW", 2, key="k", request="r"))


async def together(store: Store) -> None:
    """Appends that wait at the same time are written in one transaction."""
    await asyncio.gather(*(store.append(append(f"{at}", NEXT, key="k", request="r")) for at in range(20, 28)))


async def refused(store: Store) -> None:
    """Append a request that was carried out, and a version that does not follow."""
    with pytest.raises(Repeated):
        await store.append(append("11", NEXT, key="key", request=f"{11 * VERSION}"))
    with pytest.raises(Conflict):
        await store.append(append("11", NEXT + 8, key="k", request="r"))


async def begun(store: Store) -> None:
    """Append the beginning of a game of players who waited, and that of a game of the day."""
    seated = (PlayerSeatRow("1000", "MET", 0, "Ann"),)
    met = replace(append("MET"), matched=(Matched("1000", 1000.0),), seated=seated, notices=(NEW_NOTICE,))
    await store.append(met)
    daily = DailyGameRow("DAILY", DAY, "new", counted=True, began=1000.0)
    await store.append(replace(append("DAILY"), daily=daily))


async def ended(store: Store) -> None:
    """Append the end of a game of the day that is rated too, with the record and the result."""
    record = RecordRow("1000-1", LATER, "1000", "{}")
    seat = ParticipationRow(record.id, 0, "7", LATER, None, "Ann", 1, 10, left=False)
    result = Result(GameRow(record.id, LATER, "classic", "official", None, 2), (seat,))
    end = DailyEnd("1000", LATER, 1, 10, "a", record.id)
    last = append("1000", NEXT, key="k", request="r", record=record)
    await store.append(replace(last, result=result, daily=end, rated=RATED))


async def evicted(store: Store) -> None:
    """Delete all empty tables, and one with people and without a game."""
    before = await store.count()
    while await store.origins.evict(LATER):
        before -= 1
    assert await store.origins.evict(LATER + 100_000.0)
    assert await store.count() == before - 1


HOT: dict[str, Callable[[Store], Awaitable[object]]] = {
    "append": once,
    "append together": together,
    "append refused": refused,
    "append the beginning of a game": begun,
    "append the end of a game": ended,
    "set_wake": lambda store: store.set_wake("10", VERSION, 5.0),
    "load": lambda store: store.load("10"),
    "log": lambda store: store.log("10", VERSION - 2),
    "entries": lambda store: store.entries("10", VERSION - 2, 10),
    "answer": lambda store: store.answer("10", "key", f"{10 * VERSION}"),
    "has_acted": lambda store: store.has_acted("10", "key"),
    "count": lambda store: store.count(),
    "public": lambda store: store.public(50),
    "due": lambda store: store.due(10.0, 100),
    "add_record": lambda store: store.add_record(RecordRow("upload", 1000.0, None, "{}")),
    "record": lambda store: store.record("7"),
    "reviews.ask": lambda store: store.reviews.ask("7", 1, "7", "127.0.0.1", 1000.0),
    "reviews.find": lambda store: store.reviews.find("7", 0),
    "reviews.unfinished": lambda store: store.reviews.unfinished(),
    "reviews.claim": lambda store: store.reviews.claim(QueuedReview("7", 1, "7", "127.0.0.1", None, 0)),
    "reviews.set_progress": lambda store: store.reviews.set_progress("7", 1, 0.5),
    "reviews.finish": lambda store: store.reviews.finish("7", 1, result=b"{}", quality=0.5),
    "reviews.release": lambda store: store.reviews.release(),
    "beat": lambda store: store.beat(time.time()),
    "offset": lambda store: store.offset(),
    "barred": lambda store: store.barred(),
    "closed_since": lambda store: store.closed_since(LATER - 60),
    "moderation.ask_removal": lambda store: store.moderation.ask_removal("7", 0, 1000.0),
    "moderation.pending_removals": lambda store: store.moderation.pending_removals(),
    "moderation.finish_removal": lambda store: store.moderation.finish_removal("7", 0),
    "moderation.add_address": lambda store: store.moderation.add_address(
        AddressRow("7", 0, "192.0.2.1", "Ann", 1000.0)
    ),
    "origins.add": lambda store: store.origins.add("upload", "address", "network", 1000.0),
    "origins.add_hashed": lambda store: store.origins.add_hashed("MET", "7", "7", 1000.0),
    "origins.open_tables": lambda store: store.origins.open_tables("address", "network", 0.0),
    "origins.uploads": lambda store: store.origins.uploads("address", "network"),
    "origins.watch": lambda store: store.origins.watch(["1500", "2500"], 1000.0),
    "origins.delete_empty": lambda store: store.origins.delete_empty(600.0),
    "players.create": lambda store: store.players.create(PLAYER, device("new", "new")),
    "players.find": lambda store: store.players.find("7"),
    "players.get": lambda store: store.players.get("7"),
    "players.note_use": lambda store: store.players.note_use(device("7"), 1000.0),
    "players.change": lambda store: store.players.change("7", name="Bea"),
    "players.devices": lambda store: store.players.devices("7"),
    "players.add_link": lambda store: store.players.add_link("7", "link", LATER),
    "players.use_link": lambda store: store.players.use_link("link", device("linked"), 0.0),
    "players.sign_out": lambda store: store.players.sign_out("7", "linked"),
    "players.recover": lambda store: store.players.recover("8", device("recovered"), "new 8"),
    "players.recover_by_mail": lambda store: store.players.recover_by_mail("9", device("mailed"), "new 9", 0.0),
    "players.games": lambda store: store.players.games("7", 100),
    "players.add_local_game": lambda store: store.players.add_local_game(
        RecordRow("local", 1000.0, None, "{}"), LOCAL_GAME
    ),
    "players.open_tables": lambda store: store.players.open_tables("4000", 50),
    "players.codes": lambda store: store.players.codes("4000", 50),
    "players.seats": lambda store: store.players.seats("7"),
    "players.excluded": lambda store: store.players.excluded(),
    "players.barred": lambda store: store.players.barred(),
    "seat_links.add": lambda store: store.seat_links.add(
        SeatLinkRow("new", "7", "7", "link", "Firefox", 0.0, None, LATER)
    ),
    "seat_links.use": lambda store: store.seat_links.use("link", "7", "used link", "Firefox", 1000.0, LATER),
    "seat_links.find": lambda store: store.seat_links.find("used link", "7", 1000.0),
    "seat_links.used": lambda store: store.seat_links.used("7", 0.0),
    "seat_links.revoke": lambda store: store.seat_links.revoke("7", "7"),
    "notices.settings": lambda store: store.notices.settings("7"),
    "notices.set_settings": lambda store: store.notices.set_settings(
        NoticeSettingsRow("7", True, True, True, True, True, None, None, "UTC", "en", "7")
    ),
    "notices.end_mails": lambda store: store.notices.end_mails("7"),
    "notices.mail": lambda store: store.notices.mail("7"),
    "notices.set_mail": lambda store: store.notices.set_mail("7", "ann@players.test", "confirming", 0.0, LATER),
    "notices.confirm_mail": lambda store: store.notices.confirm_mail("confirming", 0.0),
    "notices.players_of": lambda store: store.notices.players_of("ann@players.test", 4),
    "notices.add_recovery_link": lambda store: store.notices.add_recovery_link("7", "link", "ann@players.test", LATER),
    "notices.remove_mail": lambda store: store.notices.remove_mail("7"),
    "notices.subscribe": lambda store: store.notices.subscribe(PushRow("7", "7", "https://push.test", "key", "auth")),
    "notices.subscriptions": lambda store: store.notices.subscriptions("7"),
    "notices.note_push": lambda store: store.notices.note_push("7", 1, 0.0),
    "notices.unsubscribe": lambda store: store.notices.unsubscribe("7"),
    "notices.outbox.add": lambda store: store.notices.outbox.add([replace(NEW_NOTICE, turn="1.2.lay")]),
    "notices.outbox.claim": lambda store: store.notices.outbox.claim(LATER, 10),
    "notices.outbox.begin": lambda store: store.notices.outbox.begin(NOTICE),
    "notices.outbox.count_sent": lambda store: store.notices.outbox.count_sent("7", "mail", 0.0),
    "notices.outbox.retry": lambda store: store.notices.outbox.retry(NOTICE, LATER, unsent=True),
    "notices.outbox.postpone": lambda store: store.notices.outbox.postpone(NOTICE, LATER),
    "notices.outbox.address": lambda store: store.notices.outbox.address(NOTICE, ["mail"], LATER),
    "notices.outbox.finish": lambda store: store.notices.outbox.finish(NOTICE, LATER),
    "notices.outbox.of": lambda store: store.notices.outbox.of("7"),
    "notices.outbox.waiting": lambda store: store.notices.outbox.waiting(),
    "notices.outbox.release": lambda store: store.notices.outbox.release(),
    "daily.add_days": lambda store: store.daily.add_days([DailyDayRow(DAY, "secret", "commitment", 1, 1, 1000.0)]),
    "daily.days": lambda store: store.daily.days(DAY, OTHER_DAY),
    "daily.counted": lambda store: store.daily.counted("7"),
    "daily.played": lambda store: store.daily.played("7"),
    "daily.game": lambda store: store.daily.game(DAY, "20"),
    "daily.running": lambda store: store.daily.running(DAY, "2000"),
    "daily.by_record": lambda store: store.daily.by_record("7"),
    "daily.is_played": lambda store: store.daily.is_played(DAY),
    "daily.counts": lambda store: store.daily.counts(OTHER_DAY, OTHER_DAY),
    "daily.histogram": lambda store: store.daily.histogram(OTHER_DAY),
    "daily.abandoned": lambda store: store.daily.abandoned(DAY),
    "daily.best": lambda store: store.daily.best(DAY, 10),
    "matching.before": lambda store: store.matching.before("7"),
    "matching.begin": lambda store: store.matching.begin(WAITING, Before(None, 0), SINCE, 9999, 9999),
    "matching.find": lambda store: store.matching.find("7"),
    "matching.change": lambda store: store.matching.change("new", LATER, seen=LATER),
    "matching.candidates": lambda store: store.matching.candidates(SINCE),
    "matching.stop": lambda store: store.matching.stop("new"),
    "matching.forget_table": lambda store: store.matching.forget_table("7", "7"),
    "matching.block": lambda store: store.matching.block(BlockRow("7", "8", "block", "Bea", 1000.0), 100),
    "matching.blocked_by": lambda store: store.matching.blocked_by("7"),
    "matching.blocks_among": lambda store: store.matching.blocks_among([f"{at}" for at in range(100)]),
    "matching.unblock": lambda store: store.matching.unblock("7", "block"),
    "matching.seated": lambda store: store.matching.seated("7"),
    "matching.met": lambda store: store.matching.met("7", 20),
    "matching.met_at": lambda store: store.matching.met_at("28", "7", 1),
    "matching.open_tables": lambda store: store.matching.open_tables("4000"),
    "ratings.of_players": lambda store: store.ratings.of_players(["7", "8"]),
    "ratings.set_listed": lambda store: store.ratings.set_listed(RatingRow("7", "7", 1500.0, 100.0, 1, None, True)),
    "ratings.history": lambda store: store.ratings.history("7", 100),
    "ratings.best": lambda store: store.ratings.best(LATER, 20),
    "ratings.count_better": lambda store: store.ratings.count_better(LATER, LATER - 20.0),
    "origins.evict": evicted,
}
"""Operations that players, programs and the server's own tasks carry out often. Row 500 and the like are unfinished."""

RARE = {
    "an operator or a command": (
        *("bar", "close_table", "delete", "delete_upload", "forget", "live_processes", "tables", "unbar", "uploads"),
        *("moderation.addresses", "moderation.close_report", "moderation.count_open"),
        *("moderation.report", "moderation.reports", "players.bar"),
        *("ratings.all", "ratings.count_games", "ratings.games", "ratings.replace"),
    ),
    "the hourly purge": (
        *("purge", "moderation.purge", "origins.purge", "players.purge", "seat_links.purge", "notices.purge"),
        *("notices.outbox.purge", "matching.purge"),
    ),
    "once a day, for all players who want it": ("notices.outbox.add_for_all",),
    "a player who wants to be deleted": ("players.delete",),
    "a report, of which few are stored": ("moderation.add_report",),
    "once in a process": ("begin", "origins.hashed"),
    "a measurement each 30 s, which counts through indexes": ("sizes",),
    "no statement": ("changes", "close", "open", "pending_writes", "shared"),
}
"""All other operations, and why they may scan tables."""


def operations(store: object, prefix: str = "") -> Iterator[str]:
    """Yield the names of all public operations of a store and of the stores in it."""
    yield from (prefix + name for name in vars(type(store)) if not name.startswith("_"))
    for name, inner in vars(store).items():
        if not name.startswith("_") and type(inner).__module__.startswith("hornochsen.server.storage.queries"):
            yield from operations(inner, f"{prefix}{name}.")


@pytest.fixture(scope="module", params=KINDS)
def filled_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the URL of a database with many rows, to which tests add few."""
    with fresh_database(request.param, tmp_path_factory.mktemp("filled")) as url:
        run(fill(url))
        yield url


def test_no_statement_of_the_hot_path_scans_a_growing_table(filled_url: str) -> None:
    async def work(store: Store) -> None:
        await store.begin(time.time())
        found: dict[str, list[str]] = {}
        async with explaining(filled_url) as scans:
            for name, operation in HOT.items():
                with executed_statements(filled_url) as executed:
                    result = await operation(store)
                assert result is not False, name
                assert result != [], name
                explained = [(text, given) for text, given in executed if explainable(text)]
                assert explained, name
                for text, given in explained:
                    if bad := await scans(text, given):
                        found[name] = [*bad, text]
        assert found == {}

    with_store(filled_url, work)


def test_every_operation_is_explained_or_known_to_be_rare(database_url: str) -> None:
    async def work(store: Store) -> None:
        explained = {name.split()[0] for name in HOT}
        rare = [name for names in RARE.values() for name in names]
        assert sorted(operations(store)) == sorted([*explained, *rare])

    with_store(database_url, work)


def test_a_scan_is_found(filled_url: str) -> None:
    """A search through an index counts too if it reads most of the index."""
    reading = [f"SELECT 1 FROM {name} WHERE {table.c[0].name} || '' = ''" for name, table in GROWING.items()]

    async def work(_: Store) -> None:
        async with explaining(filled_url) as scans:
            for text in (*reading, "SELECT id FROM players ORDER BY id", "SELECT id FROM players WHERE seen >= 0"):
                assert await scans(text, ()), text

    with_store(filled_url, work)
