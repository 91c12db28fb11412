"""All boards of a view together: laid out one under another, as large as the room allows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.core import View
from ludoteka.terminal.canvas import Canvas
from ludoteka.terminal.colours import Ink
from ludoteka.terminal.layout import OFFSET_SIZES, SIZES, Layout, Spot, lay_out
from ludoteka.terminal.paint import Marks, Painter
from ludoteka.terminal.signs import number_of


@dataclass(frozen=True, slots=True)
class Scene:
    """Boards with the row each begins at; `titles` says whether their names stand above them."""

    layouts: tuple[Layout, ...]
    titles: bool

    @property
    def width(self) -> int:
        """Columns of the widest board."""
        return max((layout.width for layout in self.layouts), default=0)

    @property
    def height(self) -> int:
        """Rows of all boards with what stands between them."""
        return sum(layout.height for layout in self.layouts) + self._gap * len(self.layouts) - self.titles

    @property
    def _gap(self) -> int:
        return 2 if self.titles else 0

    def _tops(self) -> list[int]:
        tops, top = [], int(self.titles)
        for layout in self.layouts:
            tops.append(top)
            top += layout.height + self._gap
        return tops

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The cells, edges, corners and parts of tiles of all boards where they lie in the scene."""
        return tuple(
            replace(spot, top=spot.top + top)
            for layout, top in zip(self.layouts, self._tops(), strict=True)
            for spot in (*layout.spots, *layout.edges, *layout.corners, *layout.parts)
        )

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """The joined pairs of cells of all boards."""
        return tuple(line for layout in self.layouts for line in layout.board.lines)

    def paint(self, painter: Painter, marks: Marks) -> Canvas:
        """Everything as one canvas."""
        canvas = Canvas(self.width + 1, max(self.height, 1))
        for layout, top in zip(self.layouts, self._tops(), strict=True):
            if self.titles:
                canvas.put(0, top - 1, layout.board.name, Ink(painter.colours.label, bold=True))
            canvas.paste(painter.paint(layout, marks), 0, top)
        return canvas


def compose_scene(view: View, room: tuple[int, int]) -> Scene:
    """The largest scene that fits into so many columns and rows; the smallest where none does."""
    cells = [cell for board in view.boards for cell in board.cells]
    sizes = OFFSET_SIZES if any(cell.shape == "hexagon" for cell in cells) else SIZES
    numbers = [number_of(cell) for cell in cells] + [number_of(piece) for cell in cells for piece in cell.pieces]
    # Between the ends of a slanted edge there must be room for the edge.
    least = 4 if any(board.corners for board in view.boards) else 0
    # Parts of a tile lie apart from each other only where it is large.
    least = 7 if any(board.kind == "growing" for board in view.boards) else least
    widest = max((least, *map(len, numbers)))
    # A number that is cut is another number, so the board is rather scrolled.
    scenes = (_scene(view, size) for size in sizes if size[0] >= widest or size is sizes[0])
    scene = next(scenes)
    while scene.width > room[0] or scene.height > room[1]:
        smaller = next(scenes, None)
        if smaller is None:
            break
        scene = smaller
    return scene


def _scene(view: View, size: tuple[int, int]) -> Scene:
    return Scene(tuple(lay_out(board, size) for board in view.boards), len(view.boards) > 1)
