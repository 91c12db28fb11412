"""Clients at tables, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteka.games import load
from ludoteka.server.messages import (
    LARGEST,
    PROTOCOL,
    Choose,
    Done,
    Explain,
    Explained,
    Hello,
    Look,
    Looked,
    News,
    Pause,
    Ping,
    Pong,
    Redo,
    Refused,
    Reseat,
    Resign,
    Restart,
    Resume,
    Undo,
    Welcome,
)
from ludoteka.table import Table
from ludoteka.table.events import Chosen, Entry, Opened, Sitter, Step
from tests.server.running import Server, serving, wait_for

TWO = ("person", "person")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


def test_a_client_is_welcomed_with_all_that_happened(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        assert client.welcome == Welcome(PROTOCOL, client.welcome.table if client.welcome else "", (0, 1))
        assert [entry.number for entry in client.entries] == [1]
        assert len(client.scene.choices) == 9
        assert client.news is not None
        assert client.news.layout is not None


def test_a_move_is_stored_told_and_acknowledged(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    with server.look(id) as client:
        assert client.ask(Choose("first", after=1, seat=0, move="b2")) == Done("first", 2)
        assert client.news is not None
        assert client.news.layout is None, "a layout is sent once"
        assert [entry.event for entry in server.log(id)[1:]] == [entry.event for entry in client.entries[1:]]


def test_two_viewers_see_the_same_events_in_order(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    with server.look(id) as one, server.look(id) as other, server.look(id, plays=False) as spectator:
        for number, move in enumerate(["a1", "b1", "a2", "b2", "a3"]):
            player = (one, other)[number % 2]
            player.until_version(number + 1)
            assert isinstance(player.choose(number % 2, move), Done)
        for viewer in (one, other, spectator):
            viewer.until_version(6)
            assert [entry.number for entry in viewer.entries] == list(range(1, 7))
        assert one.entries == other.entries == spectator.entries
        assert one.scene.ending is not None
        assert one.scene.ending.results == ("won", "lost")


def test_a_viewer_that_lost_30_events_catches_up(server: Server) -> None:
    id = server.open("hex", *TWO)
    with server.look(id) as lost:
        pass
    with server.look(id) as client:
        for number in range(30):
            node = client.scene.choices[0]
            assert isinstance(client.choose(number % 2, node.text), Done)
        with server.look(id, have=1) as back:
            assert [entry.number for entry in back.entries] == list(range(2, 32))
            assert lost.entries + back.entries == client.entries
            assert client.scene.state == back.scene.state


@pytest.mark.parametrize("have", [-5, 2, 10**12])
def test_a_client_that_knows_of_events_that_there_are_not_is_told_all(server: Server, have: int) -> None:
    with server.look(server.open("tic-tac-toe", *TWO), have=have) as client:
        assert [entry.number for entry in client.entries] == [1]


def test_the_same_message_again_is_done_once(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    move = Choose("once", after=1, seat=0, move="a1")
    with server.look(id) as client:
        assert client.ask(move) == client.ask(move) == Done("once", 2)
        assert isinstance(client.choose(1, "b1"), Done)
    with server.look(id) as later:
        assert later.ask(move) == Done("once", 2)
    assert len(server.log(id)) == 3


def test_moves_can_be_taken_back_made_again_and_restarted(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    with server.look(id) as client:
        for number, move in enumerate(["a1", "b1", "c1"]):
            client.choose(number % 2, move)
        assert client.ask(Undo("u1", after=4)) == Done("u1", 5)
        assert client.ask(Undo("u2", after=5, left=0)) == Done("u2", 6)
        assert code(client.ask(Undo("u3", after=6))) == "nothing-to-undo"
        assert client.ask(Redo("r1", after=6, left=3)) == Done("r1", 7)
        assert client.ask(Restart("n", after=7)) == Done("n", 8)
        assert (client.scene.plies, client.scene.redoable) == (0, 3)


def test_time_can_stand_still_and_a_seat_can_be_given_up_and_taken(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        assert client.ask(Pause("1")) == Done("1", 2)
        assert code(client.choose(0, "a1")) == "paused"
        assert client.ask(Resume("2")) == Done("2", 3)
        assert code(client.ask(Resume("3"))) == "not-paused"
        assert client.ask(Reseat("4", seat=1, sitter=Sitter("empty"))) == Done("4", 4)
        assert code(client.ask(Reseat("5", seat=1, sitter=Sitter("nobody I know")))) == "no-such-sitter"
        assert code(client.ask(Reseat("6", seat=7, sitter=Sitter()))) == "no-such-seat"
        assert client.ask(Resign("7", seat=0)) == Done("7", 5)
        assert code(client.choose(0, "a1")) == "over"


def test_what_is_not_legal_is_explained_and_what_would_be_is_shown(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        client.choose(0, "a1")
        refusal = client.choose(1, "a1")
        assert code(refusal) == "illegal"
        explained = client.ask(Explain("1", move="a1"))
        assert isinstance(explained, Explained)
        assert isinstance(refusal, Refused)
        assert explained.reasons == refusal.reasons != ()
        assert client.ask(Explain("2", move="a2")) == Explained("2")
        looked = client.ask(Look("3", move="a2"))
        assert isinstance(looked, Looked)
        assert set(looked.state.boards[0]) == {"a1", "a2"}
        before = client.ask(Look("4", ply=0))
        assert isinstance(before, Looked)
        assert before.state.boards == ({},)
        assert code(client.ask(Look("5", ply=9))) == "no-such-ply"
        assert client.version == 2


def test_whoever_has_no_key_only_looks(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    with server.look(id, plays=False) as client:
        assert client.welcome is not None
        assert client.welcome.seats == ()
        assert client.scene.choices == ()
        for ask in (Choose("1", after=1, seat=0, move="a1"), Pause("2"), Reseat("3", seat=0, sitter=Sitter()),
                    Resign("4", seat=0), Undo("5", after=1), Restart("6", after=1)):
            assert code(client.ask(ask)) == "not-your-seat"
    assert len(server.log(id)) == 1


def test_a_seat_of_a_computer_is_nobodys(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", "person", "random")) as client:
        assert client.welcome is not None
        assert client.welcome.seats == (0,)
        assert code(client.choose(1, "a1")) == "not-your-seat"
        assert code(client.ask(Resign("r", seat=1))) == "not-your-seat"


def test_a_choice_made_in_an_older_version_is_stale(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        client.choose(0, "a1")
        assert code(client.ask(Choose("1", after=1, seat=1, move="b1"))) == "stale"
        assert code(client.ask(Choose("2", after=2, seat=0, move="b1"))) == "not-your-turn"


@pytest.mark.parametrize(("wrong", "id"), [
    ("", ""), ("null", ""), ("[]", ""), ("{", ""), ("[" * 5000, ""), ("🎲", ""), (b"bytes", ""),
    ('{"type":"dance","id":"x"}', "x"), ('{"type":"choose","id":"x"}', "x"), ('{"type":"choose","id":7}', ""),
    ('{"type":"ping","id":""}', ""), ('{"type":"ping","id":"' + "x" * 65 + '"}', "x" * 65),
    ('{"type":"hello","protocol":"one"}', ""),
])
def test_what_is_no_message_is_refused(server: Server, wrong: str | bytes, id: str) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        client.send(wrong)
        answer = client.hear()
        assert code(answer) == "malformed"
        assert isinstance(answer, Refused)
        assert answer.id == id
        assert client.ask(Ping("still here")) == Pong("still here", 1)


def test_too_long_a_message_is_refused(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        client.send('{"type":"ping","id":"' + "x" * LARGEST + '"}')
        assert code(client.hear()) == "too-large"
        client.send("é" * (LARGEST - 10))
        assert code(client.hear()) == "too-large"
        assert client.ask(Ping("still here")) == Pong("still here", 1)


def test_too_many_messages_are_refused(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        answers = [client.ask(Ping(str(number))) for number in range(300)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert refused
        assert {answer.code for answer in refused} == {"too-fast"}
        assert {answer.id for answer in refused} <= set(map(str, range(300)))


def test_before_hello_nothing_is_answered_but_pings(server: Server) -> None:
    with server.connect(server.open("tic-tac-toe", *TWO)) as client:
        assert code(client.ask(Choose("1", after=1, seat=0, move="a1"))) == "not-welcomed"
        assert client.ask(Ping("2")) == Pong("2")
        assert code(client.ask(Hello(PROTOCOL + 1))) == "protocol"
        assert code(client.ask(Choose("3", after=1, seat=0, move="a1"))) == "not-welcomed"


def test_whoever_looks_on_is_told_with_a_pong_how_far_the_table_is(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    with server.look(id) as player, server.look(id, plays=False) as viewer:
        assert viewer.ask(Ping("1")) == Pong("1", 1)
        player.choose(0, "a1")
        viewer.wait_for(News)
        assert viewer.ask(Ping("2")) == Pong("2", 2)


def test_there_is_no_table_of_another_id(server: Server) -> None:
    with server.connect("nowhere") as client:
        assert code(client.ask(Hello(PROTOCOL))) == "no-table"
        assert code(client.ask(Pause("1"))) == "not-welcomed"


def test_a_page_from_elsewhere_is_not_let_in(server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{server.open('tic-tac-toe', *TWO)}"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, origin=Origin("http://elsewhere.example"))
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")):
        pass


def test_luck_is_not_told_while_the_match_goes_on(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", *TWO, seed=99)) as client:
        opened = client.entries[0].event
        assert isinstance(opened, Opened)
        assert opened.seed == 0


def test_moves_are_told_step_by_step(server: Server) -> None:
    with server.look(server.open("chess", *TWO)) as client:
        client.choose(0, "e2-e4")
        chosen = client.entries[-1].event
        assert isinstance(chosen, Chosen)
        assert [(step.text, step.places) for step in chosen.steps] == [("e2", ("e2",)), ("e4", ("e4",))]


def test_a_table_whose_log_cannot_be_followed_is_none(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    asyncio.run(server.app.state.store.append(
        f"match/{id}", 1, [msgspec.json.encode(Entry(2, 0, Chosen(0, (Step("nowhere"),))))]))
    with server.connect(id) as client:
        assert code(client.ask(Hello(PROTOCOL))) == "no-table"


def test_what_another_server_wrote_is_told_and_what_was_chosen_before_is_stale(server: Server) -> None:
    id = server.open("tic-tac-toe", *TWO)
    other = Table(load("tic-tac-toe"), server.log(id))
    with server.look(id) as client:
        entry = other.choose(0, "a1", at=0)
        asyncio.run(server.app.state.store.append(f"match/{id}", 1, [msgspec.json.encode(entry)]))
        assert code(client.choose(0, "b2")) == "stale"
        assert client.version == 2
        assert client.entries[-1] == entry
        assert isinstance(client.choose(1, "b2"), Done)


def test_what_was_done_before_is_answered_the_same_way_whoever_sits_there_by_now(server: Server) -> None:
    move = Choose("once", after=1, seat=0, move="a1")
    with server.look(server.open("tic-tac-toe", *TWO)) as client:
        assert client.ask(move) == Done("once", 2)
        assert client.ask(Reseat("other", seat=0, sitter=Sitter("random"))) == Done("other", 3)
        assert client.ask(move) == Done("once", 2)


def test_a_table_waits_a_while_for_whoever_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, linger=3.0) as server:
        id = server.open("tic-tac-toe", *TWO)
        for _ in range(2):
            with server.look(id):
                assert len(server.app.state.rooms) == 1
        assert len(server.app.state.rooms) == 1
        wait_for(lambda: len(server.app.state.rooms) == 0)
