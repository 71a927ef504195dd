"""Reviews in the database: requests, claims, results, and their end with the record."""

from __future__ import annotations

from typing import Any

from server.storage.samples import opened, run, with_store

from hornochsen.server.storage import QueuedReview, RecordRow, Store

DAY = 86400.0


async def asked(store: Store, *requests: tuple[str, int, str]) -> list[QueuedReview]:
    """Store records and requests for reviews of them, each from an address; return the unfinished reviews."""
    for at, (record, seat, address) in enumerate(requests):
        await store.add_record(RecordRow(record, 1000.0, record.partition("-")[0], "{}"))
        await store.reviews.ask(record, seat, record.partition("-")[0], address, 1000.0 + at)
    return await store.reviews.unfinished()


def test_a_request_is_kept_until_its_result_is_stored(database_url: str) -> None:
    async def work(store: Store) -> None:
        [review] = await asked(store, ("A-1", 2, "192.0.2.1"))
        assert review == QueuedReview("A-1", 2, "A", "192.0.2.1", None, 0)
        assert await store.reviews.claim(review)
        assert await store.reviews.set_progress("A-1", 2, 0.25)
        running = await store.reviews.find("A-1", 2)
        assert running
        assert (running.status, running.progress, running.process) == ("queued", 0.25, "one")
        assert await store.reviews.finish("A-1", 2, result=b'{"seats":[]}')
        assert await store.reviews.unfinished() == []
        await store.reviews.ask("A-1", 2, "A", "192.0.2.2", 2000.0)
        done = await store.reviews.find("A-1", 2)
        assert done
        assert (done.status, done.result, done.progress) == ("done", b'{"seats":[]}', 1.0)
        assert await store.reviews.find("A-1", 1) is None

    with_store(database_url, work)


def test_a_failed_review_can_be_asked_for_again(database_url: str) -> None:
    async def work(store: Store) -> None:
        [review] = await asked(store, ("A-1", 0, "192.0.2.1"))
        await store.reviews.claim(review)
        assert await store.reviews.finish("A-1", 0, error="no")
        failed = await store.reviews.find("A-1", 0)
        assert failed
        assert (failed.status, failed.error) == ("failed", "no")
        [again] = await asked(store, ("A-1", 0, "192.0.2.2"))
        assert again == QueuedReview("A-1", 0, "A", "192.0.2.2", None, 0)

    with_store(database_url, work)


def test_only_one_process_gets_a_review(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url, serving=False) as one, opened(database_url, "two", serving=False) as two:
            [review] = await asked(one, ("A-1", 0, "192.0.2.1"))
            assert await one.reviews.claim(review)
            assert not await two.reviews.claim(review)
            [claimed] = await two.reviews.unfinished()
            assert (claimed.process, claimed.attempts) == ("one", 1)
            assert await two.reviews.claim(claimed), "a claim of a dead process is taken over"
            assert not await one.reviews.set_progress("A-1", 0, 0.5)
            assert not await one.reviews.finish("A-1", 0, result=b"{}")
            assert await two.reviews.finish("A-1", 0, result=b"{}")

    run(work())


def test_a_process_that_stops_gives_up_its_claims(database_url: str) -> None:
    async def work(store: Store) -> None:
        [review] = await asked(store, ("A-1", 0, "192.0.2.1"))
        await store.reviews.claim(review)
        await store.reviews.release()
        assert await store.reviews.unfinished() == [review]

    with_store(database_url, work)


def test_a_deleted_record_gets_no_review(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert not await store.reviews.ask("A-1", 0, "A", "192.0.2.1", 1000.0)
        assert await store.reviews.unfinished() == []

    with_store(database_url, work)


def test_reviews_are_deleted_with_their_record(database_url: str) -> None:
    async def work(store: Store) -> None:
        keep: dict[str, Any] = {"keep_games_days": 30, "keep_names_days": None, "keep_idle_days": None}
        first, _ = await asked(store, ("A-1", 0, "192.0.2.1"), ("B-1", 0, "192.0.2.1"))
        await store.reviews.claim(first)
        await store.reviews.finish("A-1", 0, result=b"{}")
        assert await store.delete("A", records=True)
        assert await store.reviews.find("A-1", 0) is None
        await store.purge(1000 + 31 * DAY, **keep)
        assert await store.reviews.unfinished() == []

    with_store(database_url, work)
