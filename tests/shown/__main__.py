"""The command line with three more games in the library: `python -m tests.shown serve`."""

from __future__ import annotations

from pathlib import Path

from ludoteka.cli import main
from ludoteka.games.library import add
from tests.shown.ferry import Ferry
from tests.shown.market import Market
from tests.shown.railway import Railway

HERE = Path(__file__).parent

add(Ferry(), HERE / "ferry")
add(Market(), HERE / "market")
add(Railway(), HERE / "railway")
main()
