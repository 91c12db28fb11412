"""Rows of what was measured, in a file that a later run goes on from: long measurements need not be made in one go.

What the documentation tells of long measurements is kept under `benchmarks/measured`.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

MEASURED: Final = Path(__file__).parent / "measured"


def rows(path: Path | None) -> list[dict[str, Any]]:
    """What earlier runs have kept; a last line that was cut off while it was written is left out."""
    if path is None or not path.exists():
        return []
    whole, _, _ = path.read_text("utf-8").rpartition("\n")
    return [json.loads(line) for line in whole.splitlines()]


def keep(path: Path, row: dict[str, Any]) -> None:
    """Add a row."""
    if path.exists():
        whole, _, cut = path.read_text("utf-8").rpartition("\n")
        if cut:
            path.write_text(f"{whole}\n" if whole else "", "utf-8")
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps(row)}\n")


def commit() -> str:
    """The commit whose sources are run; marked where they were changed. Rows that are kept meanwhile are no sources."""
    changed = _git("status", "--porcelain", "--", ":/", f":!{MEASURED.name}")
    return f"{_git('rev-parse', '--short=8', 'HEAD') or 'unknown'}{'-dirty' if changed else ''}"


def _git(*words: str) -> str:
    told = subprocess.run(["git", *words], cwd=MEASURED.parent, capture_output=True, text=True, check=False)
    return told.stdout.strip()
