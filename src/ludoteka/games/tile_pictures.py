"""Pictures of drawn tiles, made from their parts alone, so that every new tile has one.

`python -m ludoteka.games.tile_pictures FOLDER` writes them beside the rules of a game that has no others.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from ludoteka.games import library
from ludoteka.games.texts import message_id
from ludoteka.language.description import Description
from ludoteka.language.tiles import Part, Tile, read_tile

SIZE = 100
GROUNDS = ("#8fb573", "#b98b5a", "#7fa6c4", "#c7a2c9", "#d8c06a")
"""Wide parts, the kind that covers most first; narrow ones are ways, and single signs houses."""
WAY, RIM, INK = "#f3ead6", "#5b4a37", "#3a3128"
GRASS, ROOF, LIT = "#7aa25f", "#8f4f36", "#ad6a48"
Spot = tuple[int, int]


def picture(shape: Tile, kinds: list[str], name: str) -> str:
    """The picture of one tile; `kinds` are those that are wide."""
    unit = SIZE / shape.size
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" aria-label="{name}">']
    wide = [part for part in shape.parts if part.kind in kinds]
    ground = max(wide, key=lambda part: len(part.spots), default=None)
    for part in sorted(wide, key=lambda part: part is not ground):
        colour = GROUNDS[kinds.index(part.kind) % len(GROUNDS)]
        if part is ground:
            lines.append(f'<rect width="{SIZE}" height="{SIZE}" fill="{colour}"/>')
        elif ground is None or part.kind != ground.kind:
            lines.append(f'<path d="{_outline(part.spots, unit)}" fill="{colour}" stroke="{RIM}" stroke-width="4" '
                         'stroke-linejoin="round"/>')
    for part in wide:
        inner = _inner(part, unit)
        if part.kind == kinds[0]:
            lines.append(f'<path d="{"".join(map(_tuft, inner))}" fill="none" stroke="{GRASS}" stroke-width="4" '
                         'stroke-linecap="round"/>')
        elif part.kind == kinds[1]:
            lines += map(_roof, inner)
    lines += [_way(part.spots, shape.size, unit) if len(part.spots) > 1 else _house(part.spots, unit)
              for part in shape.parts if part.kind not in kinds]
    emblems = [_emblem(part, unit) for part in shape.parts if any(value for _, value in part.states)]
    return "\n".join([*lines, *_ends(shape, unit), *emblems, "</svg>\n"])


def _wide(shapes: Iterable[Tile]) -> list[str]:
    """The kinds that are no ways and no houses, the one that covers most first."""
    covered, wide = Counter[str](), set[str]()
    for shape in shapes:
        for part in shape.parts:
            covered[part.kind] += len(part.spots)
            wide |= set() if _narrow(part, shape.size) else {part.kind}
    return [kind for kind, _ in covered.most_common() if kind in wide]


def _narrow(part: Part, size: int) -> bool:
    """Whether no four of its signs make a square, and it is not as wide as a side."""
    corners = any({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= part.spots for x, y in part.spots)
    along = max(sum(spot[axis] == line and spot[1 - axis] in (0, size - 1) for spot in part.spots)
                for axis in (0, 1) for line in range(size))
    borders = [spot for spot in part.spots if 0 in spot or size - 1 in spot]
    return not corners and along <= 2 and len(borders) <= 2


def _middle(spot: Spot, unit: float) -> tuple[float, float]:
    return (spot[0] + 0.5) * unit, (spot[1] + 0.5) * unit


def _inner(part: Part, unit: float) -> Iterator[tuple[float, float]]:
    """Every other place between two of a wide part, away from its emblem: where something grows or stands."""
    emblem = part.centre if any(value for _, value in part.states) else None
    for x, y in sorted(part.spots):
        pairs = (((x - 1, y), (x + 1, y)), ((x, y - 1), (x, y + 1)))
        inside = any(all(spot in part.spots for spot in pair) for pair in pairs)
        if (x + y) % 2 == 0 and inside and (emblem is None or max(abs(x - emblem[0]), abs(y - emblem[1])) > 1):
            yield _middle((x, y), unit)


# Tiles are turned, so both are seen from above.
def _tuft(middle: tuple[float, float]) -> str:
    x, y = middle
    return "".join(f"M{x + dx:g} {y + dy:g}h0" for dx, dy in ((0, -4), (4, 3), (-4, 3)))


def _roof(middle: tuple[float, float]) -> str:
    x, y = middle
    return (f'<path d="M{x - 6:g} {y - 6:g}h12v12h-12z" fill="{ROOF}"/>'
            f'<path d="M{x - 6:g} {y - 6:g}l6 6l6 -6zM{x - 6:g} {y + 6:g}l6 -6l6 6z" fill="{LIT}"/>')


def _way(spots: frozenset[Spot], size: int, unit: float) -> str:
    """A line from sign to sign, on to the side of the tile where it reaches one."""
    strokes = []
    for x, y in sorted(spots):
        here = _middle((x, y), unit)
        strokes += [(here, _middle(near, unit)) for near in ((x + 1, y), (x, y + 1)) if near in spots]
        strokes += [(here, (here[0] + dx * unit / 2, here[1] + dy * unit / 2))
                    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))
                    if not (0 <= x + dx < size and 0 <= y + dy < size)]
    d = "".join(f"M{a:g} {b:g}L{c:g} {e:g}" for (a, b), (c, e) in strokes)
    return (f'<path d="{d}" fill="none" stroke="{RIM}" stroke-width="15" stroke-linecap="round"/>'
            f'<path d="{d}" fill="none" stroke="{WAY}" stroke-width="9" stroke-linecap="round"/>')


def _house(spots: frozenset[Spot], unit: float) -> str:
    x, y = _middle(next(iter(spots)), unit)
    return (f'<path d="M{x - 17:g} {y + 17:g}v-20l17 -17l17 17v20z" fill="#efe3cf" stroke="{INK}" stroke-width="3.5" '
            f'stroke-linejoin="round"/><path d="M{x - 5:g} {y + 17:g}v-11h10v11M{x:g} {y - 20:g}v-12M{x - 5:g} '
            f'{y - 27:g}h10" fill="none" stroke="{INK}" stroke-width="3.5"/>')


def _emblem(part: Part, unit: float) -> str:
    """A shield near the middle of a part whose state is not the first one."""
    x, y = _middle(part.centre, unit)
    return (f'<path d="M{x - 9:g} {y - 10:g}h18v9q0 9 -9 12q-9 -3 -9 -12z" fill="#f7f2e4" stroke="{INK}" '
            f'stroke-width="3"/><path d="M{x:g} {y - 10:g}v21M{x - 9:g} {y - 1:g}h18" fill="none" stroke="{INK}" '
            'stroke-width="3"/>')


def _ends(shape: Tile, unit: float) -> Iterator[str]:
    """A spot where ways end beside a sign that belongs to nothing."""
    taken = {spot for part in shape.parts for spot in part.spots}
    inner = range(1, shape.size - 1)
    for x in inner:
        for y in inner:
            if (x, y) not in taken:
                a, b = _middle((x, y), unit)
                yield (f'<path d="M{a - 10:g} {b + 9:g}v-11l10 -9l10 9v11z" fill="#d98e6a" stroke="{INK}" '
                       'stroke-width="3" stroke-linejoin="round"/>')


def _outline(spots: frozenset[Spot], unit: float) -> str:
    """The rims of a wide part, rounded where they lie inside the tile."""
    edges: dict[Spot, list[Spot]] = {}
    for x, y in spots:
        for (dx, dy), start, end in (((0, -1), (x, y), (x + 1, y)), ((1, 0), (x + 1, y), (x + 1, y + 1)),
                                     ((0, 1), (x + 1, y + 1), (x, y + 1)), ((-1, 0), (x, y + 1), (x, y))):
            if (x + dx, y + dy) not in spots:
                edges.setdefault(start, []).append(end)
    d = ""
    while edges:
        corner = min(edges)
        loop = [corner]
        while (nexts := edges.get(corner)) is not None:
            after = nexts.pop()
            if not nexts:
                del edges[corner]
            corner = after
            loop.append(corner)
        d += _rounded(loop[:-1], unit)
    return d


def _rounded(loop: list[Spot], unit: float) -> str:
    """A closed line through the middles between its corners; corners at the side of the tile stay where they are."""
    size = round(SIZE / unit)
    d, count = "", len(loop)
    for number, (x, y) in enumerate(loop):
        before, after = loop[number - 1], loop[(number + 1) % count]
        points = [((x + near[0]) / 2 * unit, (y + near[1]) / 2 * unit) for near in (before, after)]
        sharp = x in (0, size) or y in (0, size)
        line = [f"{_outwards(a):g} {_outwards(b):g}" for a, b in (points[0], (x * unit, y * unit), points[1])]
        d += ("L" if d else "M") + (f"{line[0]}L{line[1]}L{line[2]}" if sharp else f"{line[0]}Q{line[1]} {line[2]}")
    return d + "z"


def _outwards(along: float) -> float:
    """What lies at the side of the tile is drawn beyond it, so that no rim is seen there."""
    return -6 if along <= 0 else SIZE + 6 if along >= SIZE else along


def pictures(description: Description) -> Iterator[tuple[str, str]]:
    """The picture of every drawn tile, by the name of its file."""
    shapes = {name: read_tile(thing.drawing, description.legend) for name, thing in description.things.items()
              if thing.drawing}
    kinds = _wide(shapes.values())
    for name, shape in shapes.items():
        yield message_id(name), picture(shape, kinds, name)


def main(arguments: list[str]) -> int:
    """Write the pictures of a game's tiles, or say why there are none."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m ludoteka.games.tile_pictures FOLDER\n")
        return 2
    folder = Path(arguments[0])
    try:
        found = list(pictures(library.read(folder).description))
    except library.BadGame as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    (folder / "art").mkdir(exist_ok=True)
    for name, text in found:
        (folder / "art" / f"{name}.svg").write_text(text, encoding="utf-8")
    sys.stdout.write(f"{len(found)} pictures\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
