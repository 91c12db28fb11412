"""The real server, as a process of its own with a data folder of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx


class Server:
    """Serves on one address from start to start, so that browsers find it again."""

    def __init__(self, data: Path, program: str = "ludoteka") -> None:
        self.data = data
        self.program = program
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, on the address it had before, and wait until it answers."""
        port = self.address.rpartition(":")[2] or "0"
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "errors.txt").open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-u", "-m", self.program, "serve", "--port", port, "--data", self.data, "--no-open"],
                stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True)
        assert self._process.stdout is not None
        told = ""
        for line in self._process.stdout:
            told += line
            if found := re.search(r"http://\S+?(?=/?\s)", line):
                self.address = found[0]
                return
        raise AssertionError(f"the server did not start:\n{told}{self.errors}")

    def kill(self) -> None:
        """End it at once with all its processes, as a power cut would."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()
        self._process = None

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.communicate(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def errors(self) -> str:
        """What it complained about."""
        return (self.data / "errors.txt").read_text(encoding="utf-8")

    def ask(self, path: str) -> httpx.Response:
        """What it answers at an address below /api/v1."""
        return self.send("GET", path)

    def tell(self, path: str, **said: object) -> httpx.Response:
        """What it answers to JSON that is sent there."""
        return self.send("POST", path, json=said)

    def begin(self, game: str, *seats: str, level: str | None = None) -> str:
        """The address of the table of a new match: of two people, or of whoever sits there."""
        seated = [{"who": who} for who in seats or ("person", "person")]
        return f"/tables/{self.tell('/matches', game=game, seats=seated, level=level).json()['id']}"

    def bring(self, record: str, profile: str = "") -> str:
        """The id of the match of a record that is brought here."""
        return str(self.send("POST", f"/records?profile={profile}", content=record.encode()).json()["id"])

    def send(self, method: str, path: str, **said: Any) -> httpx.Response:
        """What it answers to anything else; busy machines are waited for."""
        # Nothing is encrypted here, and reading all certificates of the system takes longer than an answer.
        address = f"{self.address}/api/v1{path}"
        return httpx.request(method, address, timeout=60, verify=False, **said).raise_for_status()
