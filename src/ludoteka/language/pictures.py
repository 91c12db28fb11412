"""Drawings: moves before and after, boards, set-ups and levels as signs cell by cell."""

from __future__ import annotations

import re

from ludoteka.language.actions import Pattern, Sign
from ludoteka.language.description import Description, Meaning
from ludoteka.language.diagnostics import Findings, Span, listed
from ludoteka.language.layout import Row
from ludoteka.language.signs import shape_of

SIGNS = {"@": "this", "o": "yours", "x": "enemy", ".": "empty", "*": "any"}
"""What the fixed signs of a move's drawing mean; other signs come from the legend."""
LARGEST_DRAWING = 100
"""Rows and columns of a drawing; boards of rules are no larger."""
_ARROW = re.compile(r"->|→")


def read_move(rows: list[Row], pieces: dict[str, Meaning], mirrored: bool, turned: bool,
              findings: Findings) -> Pattern | None:
    """The pattern of a before-and-after drawing; `pieces` gives the legend's signs for pieces."""
    drawn = [row for row in rows if row.text.strip()]
    if not drawn:
        return None
    if not any(_ARROW.search(row.text) for row in drawn):
        findings.error("no-arrow", Span(drawn[0].number), "a move is drawn before and after, with '->' between",
                       "for instance:  @ .  ->  . @")
        return None
    pairs = [_before_after(row, findings) for row in drawn]
    result: list[tuple[Sign, ...]] = []
    for row, pair in zip(drawn, pairs, strict=True):
        if pair is None:
            return None
        before, after = pair
        if len(before) != len(after) or (result and len(before) != len(result[0])):
            findings.error("uneven", Span(row.number), f"{len(before)} cells before, {len(after)} after",
                           "a drawing has the same cells on both sides and in every row")
            return None
        signs = _signs(before, after, row, pieces, findings)
        if signs is None:
            return None
        result.append(signs)
    if sum(sign.before == "this" for signs in result for sign in signs) != 1:
        findings.error("no-this", Span(drawn[0].number), "the drawing shows '@', the piece that moves, exactly once")
        return None
    return Pattern(tuple(result), mirrored, turned)


def _before_after(row: Row, findings: Findings) -> tuple[list[str], list[str]] | None:
    halves = _ARROW.split(row.text)
    if len(halves) == 2:
        return halves[0].split(), halves[1].split()
    if len(halves) == 1:
        parts = re.split(r"\s{3,}", row.text.strip())
        if len(parts) == 2:
            return parts[0].split(), parts[1].split()
    findings.error("uneven", Span(row.number), "each row shows the cells before and after, apart by '->' or 3 spaces")
    return None


def _signs(before: list[str], after: list[str], row: Row, pieces: dict[str, Meaning], findings: Findings
           ) -> tuple[Sign, ...] | None:
    """A row's cells before and after; a '+' that is not repeated afterwards stays where it is."""
    meant = [_meaning(sign.removesuffix("+"), row, pieces, findings) for sign in before + after]
    many = [sign.endswith("+") for sign in before]
    many_after = [sign.endswith("+") for sign in after]
    if not any(many_after):
        many_after = many
    if sum(many) != sum(many_after):
        findings.error("uneven", Span(row.number), f"{sum(many)} signs with '+' before, {sum(many_after)} after",
                       "a '+' stands for the same number of cells before and after")
        return None
    owners = [pieces[sign].owner if sign in pieces else None for sign in (sign.removesuffix("+") for sign in after)]
    signs = [Sign(*sign) for sign in zip(meant, meant[len(before):], many, many_after, owners, strict=False)
             if all(sign[:2])]
    return tuple(signs) if len(signs) == len(before) and _all_known(signs, row, findings) else None


def _meaning(sign: str, row: Row, pieces: dict[str, Meaning], findings: Findings) -> str:
    meaning = SIGNS.get(sign) or (f"kind:{pieces[sign].kind}" if sign in pieces else "")
    if not meaning:
        column = row.text.index(sign) + 1
        findings.error("sign", Span(row.number, column, column + len(sign)), f"the sign '{sign}' means nothing here",
                       f"use {listed([*SIGNS, *pieces])}, or explain it in the legend")
    return meaning


def _all_known(signs: list[Sign], row: Row, findings: Findings) -> bool:
    """Whether every piece shown afterwards was there before, or is of a kind that the legend names."""
    for sign, meaning, sources in (("o", "yours", ("yours", "enemy")), ("x", "enemy", ("enemy",))):
        if sum(one.after == meaning for one in signs) > sum(one.before in sources for one in signs):
            findings.error("new-piece", Span(row.number), f"which piece is the new '{sign}'? it was not there before",
                           "draw a new piece with a sign of the legend, which says its kind")
            return False
    return True


def meanings(sign: str, description: Description) -> tuple[Meaning, ...]:
    """What a sign of a drawing stands for; several signs in one lie on the same cell, each in a layer of its own."""
    legend = description.legend
    if sign in legend:
        return (legend[sign],)
    parts = [legend[one] for one in sign if one in legend]
    layers = [layer for part in parts for layer in _layers(part, description)]
    apart = len(parts) == len(sign) and all(part.cell for part in parts) and len(set(layers)) == len(layers)
    return tuple(parts) if apart else ()


def _layers(meaning: Meaning, description: Description) -> list[str]:
    """What a meaning takes up on its cell: the layer of its piece, and what it says of the cell itself."""
    taken = [store for store, _ in meaning.cell_states] or ([] if meaning.kind else ["cell"])
    return [*taken, description.kinds[meaning.kind].layer or description.layers[-1]] if meaning.kind else taken


def read_grid(rows: list[Row], description: Description) -> tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]:
    """The signs of a drawing cell by cell, and the line of each row.

    Signs stand apart by spaces, or (as in Sokoban) directly beside each other with a space for a bare cell.
    """
    drawn = [row for row in rows if row.text.strip()]
    if not drawn:
        return (), ()
    margin = min(len(row.text) - len(row.text.lstrip()) for row in drawn)
    texts = [row.text[margin:].rstrip() for row in drawn]
    if all(_in_columns(text) for text in texts):
        cells = [tuple(text[::2]) for text in texts]
    elif _stand_apart(texts, description) or _but_one(texts, description):
        cells = [tuple(text.split()) for text in texts]
    else:
        cells = [tuple(text) for text in texts]
    width = max(len(row) for row in cells)
    return tuple(row + (" ",) * (width - len(row)) for row in cells), tuple(row.number for row in drawn)


def _but_one(texts: list[str], description: Description) -> bool:
    """Whether all rows but one have equally many signs that stand apart; in that one, two have run together."""
    apart = [len(text.split()) for text in texts if _stand_apart([text], description)]
    return len(texts) > 2 and len(apart) == len(texts) - 1 and len(set(apart)) == 1 and apart[0] > 2


def _in_columns(text: str) -> bool:
    """Single signs with a space between, so that a gap is a missing cell."""
    return not text[1::2].strip()


def _stand_apart(texts: list[str], description: Description) -> bool:
    """Whether spaces part the signs: each has a meaning, or is like a known one but for its numbers."""
    odd = {token for text in texts for token in text.split()
           if len(token) > 1 and not token.isdigit() and not meanings(token, description)}
    return not odd or set(map(shape_of, odd)) <= set(map(shape_of, description.legend))


def read_lines(rows: tuple[str, ...]) -> tuple[list[tuple[int, int]], list[tuple[tuple[int, int], tuple[int, int]]]]:
    """The points ('o') of a board drawn with lines ('-', '|', '/', '\\') and the pairs that lines join."""
    drawn = [row for row in rows if row.strip()]
    margin = min((len(row) - len(row.lstrip()) for row in drawn), default=0)
    grid = [row[margin:].rstrip() for row in drawn]

    def at(x: int, y: int) -> str:
        return grid[y][x] if 0 <= y < len(grid) and 0 <= x < len(grid[y]) else " "

    points = [(x, y) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign == "o"]
    joined = []
    for x, y in points:
        for dx, dy, stroke in ((1, 0, "-"), (0, 1, "|"), (1, 1, "\\"), (-1, 1, "/")):
            nx, ny = x + dx, y + dy
            while at(nx, ny) == stroke:
                nx, ny = nx + dx, ny + dy
            if at(nx, ny) == "o" and (nx, ny) != (x + dx, y + dy):
                joined.append(((x, y), (nx, ny)))
    return points, joined
