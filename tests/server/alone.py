"""A server in a process of its own: `python -m tests.server.alone DATABASE` prints its port and serves."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteka.server.serving import listen, serve
from ludoteka.server.settings import Settings


def main() -> None:
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Settings(Path(sys.argv[1]), thinkers=1, pause=0.0)
    serve(settings, listening, lambda: print(port, flush=True))  # noqa: T201  # whoever started it reads it


if __name__ == "__main__":
    main()
