"""The command that serves browsers."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludoteka.server.serving import address_of, listen
from ludoteka.server.settings import database_of

ROOT = Path(__file__).parents[2]


@contextmanager
def command(*words: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen([sys.executable, "-m", "ludoteka", "serve", "--no-open", *words], cwd=ROOT, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**os.environ, "LANG": "en_GB.UTF-8"}) as process:
        try:
            yield process
        finally:
            process.kill()


def test_the_command_tells_its_address_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with taken, command("--port", str(port), "--data", str(tmp_path / "new")) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Port {port} is taken; another one is used.\n"
        found = re.search(r"http://127\.0\.0\.1:[0-9]+/", process.stdout.readline())
        assert found
        assert httpx.get(f"{found[0]}api/v1/profiles").status_code == 200
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
        assert (process.returncode, out, err) == (0, "", "")
    assert (tmp_path / "new" / "ludoteka.db").exists()


@pytest.mark.parametrize("words", [("--database", "nonsense://here"), ("--host", "no.such.host.invalid")])
def test_what_cannot_be_served_is_said_in_a_sentence(tmp_path: Path, words: tuple[str, str]) -> None:
    with command("--data", str(tmp_path), *words) as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("The server cannot start: ")
    assert err.count("\n") == 1


def test_a_port_that_is_taken_is_passed_over() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port
            assert address_of(second) == f"http://127.0.0.1:{second.getsockname()[1]}/"


def test_the_address_of_all_interfaces_is_one_that_a_browser_can_open() -> None:
    with socket.socket() as everywhere:
        everywhere.bind(("0.0.0.0", 0))
        assert address_of(everywhere).startswith("http://127.0.0.1:")


def test_data_is_kept_where_the_environment_says(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    assert database_of(home) == tmp_path / "ludoteka" / "ludoteka.db"
    assert database_of({**home, "LUDOTEKA_DATABASE": "postgresql://there"}) == "postgresql://there"
    assert database_of({**home, "LUDOTEKA_DATABASE": "postgresql://there"}, tmp_path) == tmp_path / "ludoteka.db"
