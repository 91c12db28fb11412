"""What the checker says of the wrong texts on the pages of the language, kept as it is now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteka.language.checker import check
from ludoteka.language.diagnostics import Diagnostic
from ludoteka.language.reference.frames import FRAMES

_BLOCK = re.compile(r"^```(?P<kind>game|wrong|levels|messages)(?:-(?P<frame>\w+))?\n(?P<text>.*?)^```$",
                    re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """A text on a page: 'game', 'wrong', 'levels' or 'messages', perhaps a part of a frame."""

    kind: str
    frame: str
    text: str

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What the checker says of it."""
        return check(FRAMES[self.frame].around(self.text.rstrip("\n"))).diagnostics

    @property
    def told(self) -> str:
        """The same as a page shows it, lines and columns counted in the block."""
        lines, columns = FRAMES[self.frame].shift
        length = self.text.count("\n")
        said = [_said(one, lines, columns) for one in self.diagnostics
                if self.frame == "whole" or lines < one.line <= lines + length]
        return "".join(said)


def blocks(page: str) -> Iterator[Block]:
    """The texts of a page."""
    for found in _BLOCK.finditer(page):
        yield Block(found["kind"], found["frame"] or "whole", found["text"])


def _said(one: Diagnostic, lines: int, columns: int) -> str:
    line, column = one.line - lines, max(1, one.column - columns)
    said = f"{one.severity} in line {line}, column {column}: {one.message}  [{one.code}]\n"
    if one.hint:
        said += f"  Hint: {one.hint}\n"
    if one.fix:
        said += f"  Write instead: {one.fix.replacement}\n" + "".join(f"  Or: {other}\n" for other in one.fix.others)
    return said


def refreshed(page: str) -> str:
    """The page with each block of messages as the checker says it now of the wrong text above it."""
    last: Block | None = None

    def block(found: re.Match[str]) -> str:
        nonlocal last
        if found["kind"] == "messages":
            return f"```messages\n{last.told if last else ''}```"
        last = Block(found["kind"], found["frame"] or "whole", found["text"])
        return found[0]

    return _BLOCK.sub(block, page)
