"""Write the pages of the reference: `python -m ludoteka.language.reference docs/reference`.

The messages on the pages about the language, which stand beside that folder, and the colours of the language in editors
are brought up to date as well.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteka.language.reference.colours import text as grammar_text
from ludoteka.language.reference.pages import write
from ludoteka.language.reference.told import refreshed

GRAMMAR = Path("editors", "vscode", "syntaxes", "ludoteka.tmLanguage.json")


def main(arguments: list[str]) -> int:
    """Write into the folder named, or say how it is done."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m ludoteka.language.reference FOLDER\n")
        return 2
    folder = Path(arguments[0])
    for page in sorted((folder.parent / "language").glob("*.md")):
        page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")
    colours = folder.parent.parent / GRAMMAR
    if colours.exists():
        colours.write_text(grammar_text(), encoding="utf-8")
    sys.stdout.write(f"{write(folder)} pages\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
