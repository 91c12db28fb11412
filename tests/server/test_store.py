from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteka.server.store import Conflict, EventStore, open_store


async def test_events_are_read_back_in_order(store: EventStore) -> None:
    await store.append("match/a", 0, [b"one", b"two"])
    await store.append("match/a", 2, [b"three"])
    assert await store.read("match/a") == [(1, b"one"), (2, b"two"), (3, b"three")]
    assert await store.read("match/a", after=2) == [(3, b"three")]
    assert await store.read("match/b") == []


@pytest.mark.parametrize("expected", [0, 1, 3, -1])
async def test_only_the_last_number_is_expected(store: EventStore, expected: int) -> None:
    await store.append("match/a", 0, [b"one", b"two"])
    with pytest.raises(Conflict):
        await store.append("match/a", expected, [b"other"])
    assert await store.read("match/a") == [(1, b"one"), (2, b"two")]


async def test_a_batch_is_stored_whole_or_not_at_all(store: EventStore) -> None:
    await store.append("match/a", 0, [b"one", b"two", b"three"])
    with pytest.raises(Conflict):
        await store.append("match/a", 1, [b"new", b"newer", b"newest"])
    assert len(await store.read("match/a")) == 3


async def test_of_many_who_append_at_once_exactly_one_wins(database: Path | str) -> None:
    stores = [open_store(database) for _ in range(4)]
    for number in range(10):
        asked = (store.append("match/a", number, [f"{who}".encode()]) for who, store in enumerate(stores) for _ in "ab")
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        assert all(answer is None or isinstance(answer, Conflict) for answer in answers)
    assert [number for number, _ in await stores[0].read("match/a")] == list(range(1, 11))
    for store in stores:
        store.close()


async def test_the_first_events_of_a_stream_are_forgotten(store: EventStore) -> None:
    await store.append("selections/a", 0, [b"one", b"two"])
    await store.append("selections/a", 2, [b"three"])
    await store.append("selections/b", 0, [b"other"])
    await store.forget("selections/a", 2)
    assert await store.read("selections/a") == [(3, b"three")]
    assert await store.read("selections/b") == [(1, b"other")]
    await store.append("selections/a", 3, [b"four"])
    assert await store.read("selections/a") == [(3, b"three"), (4, b"four")]


async def test_what_is_forgotten_hides_nothing_from_those_who_follow(database: Path | str) -> None:
    one, other = open_store(database), open_store(database)
    told: list[bytes] = []
    other.watch(lambda stream, first, bodies: told.extend(bodies))
    await one.append("selections/a", 0, [b"old"])
    await other.follow()
    await one.forget("selections/a", 1)
    await one.append("match/a", 0, [b"new"])
    await other.follow()
    assert told == [b"old", b"new"]
    for store in (one, other):
        store.close()


async def test_streams_are_found_by_how_they_begin(store: EventStore) -> None:
    for stream in ("match/b", "match/a", "profile/a", "match_c", "matches"):
        await store.append(stream, 0, [b"{}"])
    assert await store.streams("match/") == ["match/a", "match/b"]
    assert await store.streams("match_") == ["match_c"]


@pytest.mark.parametrize("size", [1, 2, 3, 100])
async def test_all_events_are_read_in_batches(store: EventStore, size: int) -> None:
    for stream in ("match/b", "match/a", "profile/a", "match/C"):
        await store.append(stream, 0, [b"one", b"two", b"three"])
    batches = [batch async for batch in store.batches("match/", size)]
    rows = [row for batch in batches for row in batch]
    assert all(len(batch) <= size for batch in batches)
    assert sorted(rows) == [(f"match/{name}", number, body) for name in "Cab"
                            for number, body in enumerate((b"one", b"two", b"three"), 1)]
    assert [number for _, number, _ in rows] == [1, 2, 3] * 3


async def test_what_others_append_is_followed_in_order(database: Path | str) -> None:
    ours, others = open_store(database), open_store(database)
    told: list[tuple[str, int, list[bytes]]] = []
    ours.watch(lambda *news: told.append(news))
    await ours.append("match/a", 0, [b"one"])
    await others.append("match/a", 1, [b"two"])
    await others.append("profile/b", 0, [b"named"])
    await others.append("match/a", 2, [b"three", b"four"])
    assert told == [("match/a", 1, [b"one"])]
    await ours.follow()
    assert told[1:] == [("match/a", 2, [b"two", b"three", b"four"]), ("profile/b", 1, [b"named"])]
    await ours.follow()
    assert len(told) == 3, "nothing is new"
    for one in (ours, others):
        one.close()


async def test_what_was_there_before_is_not_followed(database: Path | str) -> None:
    others = open_store(database)
    await others.append("match/a", 0, [b"one"])
    ours = open_store(database)
    told: list[tuple[str, int, list[bytes]]] = []
    ours.watch(lambda *news: told.append(news))
    await ours.follow()
    assert told == []
    for one in (ours, others):
        one.close()


async def test_of_many_who_append_at_once_nobody_is_missed(database: Path | str) -> None:
    """Whoever follows while others write must not pass over one that began earlier and ends later."""
    ours, *others = (open_store(database) for _ in range(4))
    heard: list[str] = []
    ours.watch(lambda stream, first, bodies: heard.append(stream))

    async def write(who: int, store: EventStore) -> None:
        for number in range(15):
            await store.append(f"match/{who}-{number}", 0, [b"{}"])

    async def follow() -> None:
        for _ in range(30):
            await ours.follow()

    await asyncio.gather(follow(), *(write(who, store) for who, store in enumerate(others)))
    await ours.follow()
    assert sorted(heard) == sorted(f"match/{who}-{number}" for who in range(3) for number in range(15))
    for one in (ours, *others):
        one.close()


async def test_watchers_are_told_of_what_was_stored_only(store: EventStore) -> None:
    told: list[tuple[str, int, list[bytes]]] = []
    store.watch(lambda *news: told.append(news))
    await store.append("match/a", 0, [b"one", b"two"])
    with pytest.raises(Conflict):
        await store.append("match/a", 0, [b"other"])
    await store.append("match/a", 2, [b"three"])
    assert told == [("match/a", 1, [b"one", b"two"]), ("match/a", 3, [b"three"])]


async def test_what_is_being_written_is_told_even_if_nobody_waits_for_it(store: EventStore) -> None:
    told = asyncio.Event()
    store.watch(lambda *_: told.set())
    waiting = asyncio.create_task(store.append("match/a", 0, [b"one"]))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait_for(told.wait(), 10)
    assert await store.read("match/a") == [(1, b"one")]


async def test_everything_is_there_when_the_store_is_opened_again(database: Path | str) -> None:
    for number in range(3):
        store = open_store(database)
        await store.append("profile/a", number, [bytes([number, 0, 255])])
        store.close()
    store = open_store(database)
    assert [body for _, body in await store.read("profile/a")] == [bytes([number, 0, 255]) for number in range(3)]
    store.close()
