"""Two people at one screen: the table tells each what is theirs, and only when they have said that it is them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from ludoteka.server.messages import Done, Explain, Hint, Look, Looked, News, Refused, Resign, Show
from ludoteka.table.events import Chosen, Opened
from tests.server.running import Client, Server, serving

TWO = ("person", "person")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one


def show(client: Client, seat: int) -> None:
    assert isinstance(client.ask(Show(client.new_id(), seat=seat)), Done)


def hand(client: Client, seat: int) -> set[str]:
    """The cards of a seat, as far as they are told now."""
    return {thing.name for zone in client.scene.state.zones if zone.place == f"hand{seat + 1}" for thing in zone.things}


def told(message: object) -> str:
    return msgspec.json.encode(message).decode()


def drawn(client: Client) -> str:
    """What the last move of chance was told as."""
    moves = [entry.event for entry in client.entries if isinstance(entry.event, Chosen)]
    return next(move.move for move in reversed(moves) if move.seat is None)


def test_hands_are_told_one_after_the_other(server: Server) -> None:
    with server.look(server.open("prsi", *TWO)) as client:
        assert client.scene.covered
        assert not hand(client, 0) | hand(client, 1)
        show(client, 0)
        anns = hand(client, 0)
        assert len(anns) == 4
        assert client.scene.choices
        client.choose(0, "draw a card")
        covering = client.until(lambda news: news.scene.covered)
        assert covering.anew
        client.entries = list(covering.entries)
        assert drawn(client) == "card"
        assert not hand(client, 0) | hand(client, 1)
        show(client, 1)
        assert len(hand(client, 1)) == 4
        assert not any(card in told(client.news) for card in anns)


def test_each_reads_their_own_log(server: Server) -> None:
    with server.look(server.open("prsi", *TWO)) as client:
        seen: list[str] = []
        for seat in (0, 1, 0):
            show(client, seat)
            assert client.news is not None
            assert client.news.anew
            client.entries = list(client.news.entries)
            seen.append(told(client.entries))
            client.choose(seat, "draw a card")
            client.until(lambda news: news.scene.covered)
        anns = hand_drawn(server, client, 0)
        assert anns in seen[2]
        assert anns not in seen[1]


def hand_drawn(server: Server, client: Client, number: int) -> str:
    """What chance drew for the n-th time, as it is stored."""
    assert client.welcome is not None
    moves = [entry.event for entry in server.log(client.welcome.table) if isinstance(entry.event, Chosen)]
    return [move.move for move in moves if move.seat is None][number]


def test_whoever_comes_back_finds_it_covered_and_is_told_anew(server: Server) -> None:
    id = server.open("prsi", *TWO)
    with server.look(id) as client:
        show(client, 0)
        version = client.version
    with server.look(id, have=version) as client:
        assert client.scene.covered
        assert client.news is not None
        assert client.news.anew


def test_nothing_is_explained_or_looked_at_while_it_is_covered(server: Server) -> None:
    with server.look(server.open("prsi", *TWO)) as client:
        for ask in (Explain("why", move="draw a card"), Look("ahead", move="draw a card"), Hint("hint")):
            assert isinstance(client.ask(ask), Refused)
        back = client.ask(Look("back", ply=0))
        assert isinstance(back, Looked)
        assert not any(zone.things for zone in back.state.zones if zone.name == "hand")


def test_only_whoever_plays_takes_the_screen(server: Server) -> None:
    id = server.open("prsi", *TWO)
    with server.look(id, plays=False) as onlooker:
        assert isinstance(onlooker.ask(Show("me", seat=0)), Refused)
        assert not onlooker.scene.covered
    with server.look(id) as client:
        assert isinstance(client.ask(Show("me", seat=2)), Refused)


def test_a_game_without_secrets_is_never_covered(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        client.choose(0, "b2")
        news = [message for message in client.heard if isinstance(message, News)]
        assert not any(one.scene.covered or one.anew for one in news)


def test_the_seed_is_told_to_whoever_is_there_when_it_is_over(server: Server) -> None:
    with server.look(server.open("prsi", "person", "level-1", seed=77)) as client:
        assert opened(client).seed == 0
        client.ask(Resign("enough", seat=0))
        client.entries = list(client.until(lambda news: news.anew).entries)
        assert opened(client).seed == 77


def opened(client: Client) -> Opened:
    event = client.entries[0].event
    assert isinstance(event, Opened)
    return event
