"""A position as a picture: the view drawn as SVG, with the game's own pictures of its pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from math import atan2, cos, degrees, pi, sin
from pathlib import Path

from ludoteka.core import BoardView, CellView, EdgeView, PieceView, View, ZoneView
from ludoteka.games.colours import NEUTRAL, luminance, readable_on, seat_colours
from ludoteka.games.figures import figures
from ludoteka.games.texts import message_id

UNIT = 60
"""Size of a cell."""
MARGIN = 0.6
GROUND, LIGHT, DARK, LINE, INK = "#efe4cc", "#f2e3c0", "#dfc799", "#6d5632", "#2b2622"
BACK, PAPER = "#7a4b3a", "#fffaf0"
BACKS = 0.2
"""How far the back of one card looks out below the next."""
SHARES = {"edge": 0.62, "corner": 0.5}
"""How large pieces are there, where 1 is as on a cell."""
DOT = f'stroke="{LINE}" stroke-width="12" stroke-linecap="round"'
"""Where edges meet."""
WORDED = ("#f3cf6b", "#9fc3b4", "#d9a79a", "#b3b8dc", "#b9b39f")
"""Grounds of cells in a state that has no picture."""
_ART = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


@dataclass(slots=True)
class Drawing:
    """One picture in the making."""

    seats: Sequence[str]
    art: Mapping[str, Path]
    """The game's pictures by their names."""
    used: dict[str, str] = field(default_factory=dict)
    """The pictures that were needed, by name."""
    words: list[str] = field(default_factory=list)
    """The states without a picture met so far; each has its own ground."""

    def board(self, board: BoardView) -> Iterator[str]:
        """The field, the lines, the cells and what is on them."""
        middles = {cell.name: (cell.x, cell.y) for cell in board.cells}
        for one, other in board.lines:
            (x1, y1), (x2, y2) = middles[one], middles[other]
            yield f'<path d="M{_at(x1)} {_at(y1)}L{_at(x2)} {_at(y2)}" stroke="{LINE}" stroke-width="3"/>'
        for cell in board.cells:
            yield self.ground(replace(cell, shade=0) if board.edges else cell)
        yield from _box_lines(board)
        for edge in board.edges:
            (x1, y1), (x2, y2) = edge.ends
            yield _stroke(x1, y1, x2, y2, 8 if edge.words else 1)
            yield f'<path d="M{_at(x1)} {_at(y1)}h.01M{_at(x2)} {_at(y2)}h.01" {DOT}/>'
        for place in board.places:
            yield from self.content(place)

    def ground(self, cell: CellView) -> str:
        """A cell without what is on it."""
        fill = DARK if cell.shade else LIGHT
        for word in cell.words:
            if not self.picture_of(word):
                self.words += [word] if word not in self.words else []
                fill = WORDED[self.words.index(word) % len(WORDED)]
        look = f'fill="{fill}" stroke="{LINE}" stroke-width="1.5"'
        x, y = cell.x, cell.y
        if cell.shape == "square":
            return f'<rect x="{_at(x - 0.5)}" y="{_at(y - 0.5)}" width="{UNIT}" height="{UNIT}" {look}/>'
        if cell.shape == "hexagon":
            corners = ((x + sin(pi / 3 * side) / 3 ** 0.5, y + cos(pi / 3 * side) / 3 ** 0.5) for side in range(6))
            return f'<polygon points="{" ".join(f"{_at(cx)},{_at(cy)}" for cx, cy in corners)}" {look}/>'
        radius = 0.44 if cell.numbers else 0.12
        return f'<circle cx="{_at(x)}" cy="{_at(y)}" r="{_at(radius)}" {look}/>'

    def content(self, cell: CellView) -> Iterator[str]:
        """The states, numbers and pieces of a cell."""
        for word in cell.words:
            if self.picture_of(word):
                yield self.shown(word, cell.x, cell.y, 1.0)
        yield from self.numbers(cell, cell.x, cell.y, INK)
        for piece in cell.pieces:
            yield from self.piece(replace(piece, rotation=piece.rotation + _along(cell)), cell.x, cell.y,
                                  SHARES.get(cell.shape, 1.0))

    def piece(self, piece: PieceView, x: float, y: float, share: float = 1.0) -> Iterator[str]:
        """A piece with its numbers; without a picture a disc with its sign."""
        colour = NEUTRAL if piece.owner is None else seat_colours(self.seats)[piece.owner]
        owner = message_id(self.seats[piece.owner]) if piece.owner is not None else ""
        name = message_id(piece.name)
        picture = next((one for one in (f"{name}-{owner}", name) if self.picture_of(one)), "")
        ink = readable_on(colour)
        if picture:
            look = "" if piece.owner is None else _look(colour)
            yield self.shown(picture, x, y, 0.9 * share, piece.rotation, look)
            ink = INK if piece.owner is None else ink
        else:
            yield f'<circle cx="{_at(x)}" cy="{_at(y)}" r="{_at(0.36 * share)}" fill="{colour}" stroke="{INK}"/>'
            yield _text(piece.sign, x, y, ink)
        yield from self.numbers(piece, x, y, ink)

    def zone(self, zone: ZoneView, y: float) -> Iterator[str]:
        """A row of what lies there: first the backs of what is not seen, one half over the other."""
        for place in range(zone.hidden):
            yield _paper(BACKS * place + MARGIN, y, BACK)
        for place, thing in enumerate(_shown(zone)):
            x = BACKS * zone.hidden + place + MARGIN
            yield _paper(x, y, PAPER)
            yield from self.piece(replace(thing, owner=None), x, y)

    def numbers(self, thing: CellView | PieceView, x: float, y: float, ink: str) -> Iterator[str]:
        """Its numbers as their own pictures or as figures; two stand below on the left and above on the right."""
        shown = [(name, figure) for (name, _), figure in zip(thing.numbers, figures(thing), strict=True)]
        for place, (name, figure) in enumerate(shown):
            aside = 0.2 * (2 * place - 1) if len(shown) == 2 else 0.0
            if figure and self.picture_of(f"{message_id(name)}-{figure}"):
                yield self.shown(f"{message_id(name)}-{figure}", x, y, 0.9)
            elif figure:
                yield _text(figure, x + aside, y - aside, ink, 0.32 if aside else 0.5)

    def picture_of(self, name: str) -> bool:
        """Whether the game has a picture of that name; it is then part of the drawing."""
        id = message_id(name)
        if id not in self.used and id in self.art:
            text = self.art[id].read_text(encoding="utf-8")
            found = _ART.search(re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL))
            self.used[id] = found[1].strip() if found else ""
        return id in self.used

    def shown(self, name: str, x: float, y: float, size: float, rotation: int = 0, look: str = "") -> str:
        """One of the game's pictures at a place."""
        turned = f' transform="rotate({rotation} {_at(x)} {_at(y)})"' if rotation else ""
        style = f' style="{look}"' if look else ""
        return (f'<use href="#{message_id(name)}" x="{_at(x - size / 2)}" y="{_at(y - size / 2)}" '
                f'width="{_at(size)}" height="{_at(size)}"{turned}{style}/>')


def picture(view: View, title: str, art: Mapping[str, Path]) -> str:
    """A view as the text of an SVG file; the boards stand beside each other, each zone below them in a row."""
    drawing = Drawing([seat.name for seat in view.seats], art)
    groups, right, height = [], 0.0, 0.0
    for board in view.boards:
        left, top = (min(getattr(cell, axis) for cell in board.cells) - MARGIN for axis in ("x", "y"))
        drawn = "\n".join(drawing.board(board))
        groups.append(f'<g transform="translate({_at(right - left)} {_at(-top)})">\n{drawn}\n</g>')
        right += max(cell.x for cell in board.cells) + MARGIN - left
        height = max(height, max(cell.y for cell in board.cells) + MARGIN - top)
    for zone in (one for one in view.zones if one.count):
        groups.append("\n".join(drawing.zone(zone, height + MARGIN)))
        right = max(right, BACKS * zone.hidden + len(_shown(zone)) + MARGIN)
        height += 2 * MARGIN
    right, height = max(right, 1.0), max(height, 1.0)  # where nothing lies, a bare table is drawn
    symbols = "\n".join(f'<symbol id="{id}" viewBox="0 0 100 100">\n{body}\n</symbol>'
                        for id, body in sorted(drawing.used.items()))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_at(right)} {_at(height)}" '
            f'width="{_at(right)}" role="img" aria-label="{escape(title)}">\n'
            f'<rect width="100%" height="100%" rx="10" fill="{GROUND}"/>\n'
            f"<defs>\n{symbols}\n</defs>\n" + "\n".join(groups) + "\n</svg>\n")


def _shown(zone: ZoneView) -> tuple[PieceView, ...]:
    """What is seen of a zone: of a pile only the top."""
    return zone.things[-1:] if zone.kind == "pile" else zone.things


def _paper(x: float, y: float, fill: str) -> str:
    """A card without what is on it."""
    return (f'<rect x="{_at(x - 0.46)}" y="{_at(y - 0.46)}" width="{_at(0.92)}" height="{_at(0.92)}" rx="6" '
            f'fill="{fill}" stroke="{INK}"/>')


def _box_lines(board: BoardView) -> Iterator[str]:
    if board.boxes is None:
        return
    columns, rows = (round(max(getattr(cell, axis) for cell in board.cells)) + 1 for axis in ("x", "y"))
    for x in range(0, columns + 1, board.boxes[0]):
        yield _stroke(x - 0.5, -0.5, x - 0.5, rows - 0.5)
    for y in range(0, rows + 1, board.boxes[1]):
        yield _stroke(-0.5, y - 0.5, columns - 0.5, y - 0.5)


def _stroke(x1: float, y1: float, x2: float, y2: float, width: int = 4) -> str:
    path = f"M{_at(x1)} {_at(y1)}L{_at(x2)} {_at(y2)}"
    return f'<path d="{path}" stroke="{LINE}" stroke-width="{width}" stroke-linecap="square"/>'


def _along(place: CellView) -> int:
    """How an edge is turned, in degrees; other places are not."""
    if not isinstance(place, EdgeView):
        return 0
    (x1, y1), (x2, y2) = place.ends
    return round(degrees(atan2(y2 - y1, x2 - x1)))


def _look(colour: str) -> str:
    """A seat's colour as the variables of a picture: dark bodies get light details."""
    outline = "#0d0c0b" if luminance(colour) < 0.5 else INK
    mark = readable_on(colour) if luminance(colour) < 0.2 else INK
    return f"--fill:{colour};--line:{outline};--mark:{mark}"


def _text(text: str, x: float, y: float, ink: str, size: float = 0.5) -> str:
    size = min(size, 1.3 / len(text))
    return (f'<text x="{_at(x)}" y="{_at(y)}" dy="0.36em" text-anchor="middle" font-family="sans-serif" '
            f'font-weight="bold" font-size="{_at(size)}" fill="{ink}" stroke="{readable_on(ink)}" '
            f'stroke-width="3" stroke-linejoin="round" paint-order="stroke">{escape(text)}</text>')


def _at(units: float) -> str:
    return f"{units * UNIT:.1f}".removesuffix(".0")
