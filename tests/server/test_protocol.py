"""Whatever a client says, it gets exactly one clear answer, and only what is legal changes the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.games import load
from ludoteka.server import messages
from ludoteka.server.messages import (
    LARGEST,
    PROTOCOL,
    Cancel,
    Choose,
    Done,
    Explain,
    Explained,
    FromClient,
    FromTable,
    Hello,
    Look,
    Looked,
    Pause,
    Ping,
    Pong,
    Redo,
    Refused,
    Reseat,
    Resign,
    Restart,
    Resume,
    Solve,
    Undo,
    Welcome,
)
from ludoteka.table import Table
from ludoteka.table.events import EMPTY, PERSON, Sitter
from tests.server.running import Client, Server, serving

CODES = {code for codes in get_args(messages.Refusal) for code in get_args(codes)}
CELLS = [column + row for column in "abc" for row in "123"]
PROPER: dict[type, tuple[type, ...]] = {Ping: (Pong,), Explain: (Explained,), Look: (Looked,)}
"""What answers a message that is not refused, where it is not Done."""

ids = st.integers(1, 40).map(str)
seats = st.integers(-1, 2)
versions = st.integers(-1, 12)
lefts = st.none() | st.integers(-1, 9)
moves = st.sampled_from([*CELLS, "A1 ", "d4", "", "a1-a2", "💣"])
sitters = st.builds(Sitter, st.sampled_from([PERSON, EMPTY, "level-99", "montecarlo:"]))
AFTER_NOW = -99
"""Stands for the version that the client has seen last."""
MINE = "the key"
"""Stands for the key of the table."""
afters = st.just(AFTER_NOW) | versions
likely: st.SearchStrategy[FromClient] = st.one_of(
    st.builds(Choose, id=ids, after=st.just(AFTER_NOW), seat=st.integers(0, 1), move=st.sampled_from(CELLS)),
    st.builds(Undo, id=ids, after=st.just(AFTER_NOW)), st.builds(Resume, id=ids),
)
asks: st.SearchStrategy[FromClient] = st.one_of(
    st.builds(Choose, id=ids, after=afters, seat=seats, move=moves),
    st.builds(Undo, id=ids, after=afters, left=lefts), st.builds(Redo, id=ids, after=afters, left=lefts),
    st.builds(Restart, id=ids, after=afters), st.builds(Pause, id=ids), st.builds(Resume, id=ids),
    st.builds(Resign, id=ids, seat=seats), st.builds(Reseat, id=ids, seat=seats, sitter=sitters),
    st.builds(Explain, id=ids, move=moves), st.builds(Look, id=ids, move=moves, ply=lefts),
    st.builds(Solve, id=ids), st.builds(Cancel, id=ids, of=ids), st.builds(Ping, id=ids),
    st.builds(Hello, protocol=st.integers(0, 2), key=st.sampled_from([MINE, MINE, MINE, "", "no key"]), have=versions),
)
garbage = st.text(max_size=40) | st.binary(max_size=40) | st.just("x" * (LARGEST + 1)) | st.builds(
    lambda value: msgspec.json.encode(value).decode(),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(
            st.sampled_from(["type", "id", "after", "seat", "move", "x"]), inner, max_size=4)), max_leaves=6),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("protocol")) as one:
        yield one


def filled(said: FromClient | str | bytes, version: int, key: str) -> FromClient | str | bytes:
    """The message with the version that the client has seen and the key, where these are stood for."""
    if isinstance(said, Hello):
        return Hello(said.protocol, key if said.key == MINE else said.key, said.have)
    if isinstance(said, Choose | Undo | Redo | Restart) and said.after == AFTER_NOW:
        return msgspec.structs.replace(said, after=version)
    return said


def the_answer(client: Client) -> FromTable:
    """The next answer, neither news nor progress; and no other comes after it."""
    answer = client.next_answer()
    client.send(Ping("the end"))
    end = client.next_answer()
    assert isinstance(end, Pong)
    assert end.id == "the end"
    return answer


def check_answer(said: FromClient | str | bytes, answer: FromTable, log_grew: bool) -> None:
    if isinstance(answer, Refused):
        assert answer.code in CODES - {"failed"}
        assert not log_grew, "a refusal changes nothing"
    if isinstance(said, str | bytes):
        assert isinstance(answer, Refused)
        assert answer.code in ("malformed", "too-large")
    elif isinstance(said, Hello):
        assert isinstance(answer, Welcome) if said.protocol == PROTOCOL else answer == Refused(
            "protocol", detail=answer.detail if isinstance(answer, Refused) else "")
    else:
        assert isinstance(answer, (Refused, *PROPER.get(type(said), (Done,))))
        assert getattr(answer, "id", None) == said.id


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(plays=st.booleans() | st.just(True), said=st.lists(likely | asks | garbage, min_size=8, max_size=30))
def test_every_message_has_one_answer_and_only_legal_ones_change_the_log(
        server: Server, plays: bool, said: list[FromClient | str | bytes]) -> None:
    id = server.open("tic-tac-toe", "person", "person")
    done: dict[str, int] = {}
    with server.look(id, plays=plays) as client:
        for one in said:
            before = client.version
            message = filled(one, before, server.key(id))
            client.send(message)
            answer = the_answer(client)
            check_answer(message, answer, client.version > before)
            assert client.version - before in (0, 1)
            if isinstance(answer, Done) and not isinstance(message, Cancel):
                assert (client.version > before) == (answer.id not in done), "the same message again changes nothing"
                assert answer.version == done.setdefault(answer.id, client.version), "and is answered the same way"
            if isinstance(message, Hello) and message.protocol == PROTOCOL:
                plays = message.key == server.key(id)
            assert plays or client.version == before, "whoever has no key changes nothing"
    log = server.log(id)
    assert [entry.number for entry in log] == list(range(1, client.version + 1))
    assert Table(load("tic-tac-toe"), log).version == client.version
