"""What can be looked up on the boards of a game: regions, lines between cells, leaps, distances."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.language.description import Description
from ludoteka.machine.geometry import BACK, Geometry, wrapped
from ludoteka.machine.state import Layout, bits

_FIRST = {"first": 0, "second": 1, "third": 2}


class Tables:
    """Look-up tables over the geometry, filled when first needed."""

    geometry: Geometry
    layout: Layout
    description: Description

    def prepare(self) -> None:
        geometry = self.geometry
        self.regions: list[int] = []
        self.region_names: list[str] = []
        self.region_owners: list[int] = []
        self.region_start: dict[str, int] = {}
        for kind, masks in geometry.regions.items():
            self.region_start[kind] = len(self.regions)
            self.regions += masks
            self.region_names += geometry.region_names[kind]
            self.region_owners += geometry.region_owners.get(kind, [-1] * len(masks))
        self.positions = [place + 1 for place in range(geometry.size)] + [0]
        self.line_numbers = {"row": [row + 1 for row in geometry.rows] + [0],
                             "column": [column + 1 for column in geometry.columns] + [0]}
        """For each cell the number of its row or column from the lower left; nowhere has 0."""
        self.opposite = [self._opposite(number) for number in range(len(geometry.directions))]
        self.alike = [tuple(number for number, name in enumerate(geometry.directions) if name == wanted)
                      for wanted in geometry.directions] + [()]
        """For each direction those of its name on all boards; none for no direction."""
        self.axes = tuple((way, back) for way, back in enumerate(self.opposite) if back > way)
        self.top = (self.layout.slots // max(1, geometry.size) - 1) * geometry.size
        self._straight: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}
        self._line: dict[tuple[int, int], int] = {}
        self._distance: dict[int, list[int]] = {}
        self._edges: dict[tuple[str, int, int, int], int] = {}
        self._spots = {(number, geometry.columns[cell], geometry.rows[cell]): cell
                       for number, (_, _, cells) in enumerate(geometry.boards) for cell in cells}
        self._facing = self.layout.base.get("piece.facing", -1)
        self._first_facing = self._start_facing()
        self._piece_ways: dict[tuple[int, int], tuple[int, ...]] = {}

    def _start_facing(self) -> int:
        kept = self.description.kept.get("piece.facing")
        return self.geometry.facing(kept.start) if kept is not None else 0

    def _board(self, cell: int) -> int:
        return next((number for number, (_, _, cells) in enumerate(self.geometry.boards) if cell in cells), -1)

    def _opposite(self, way: int) -> int:
        geometry = self.geometry
        wanted = BACK[geometry.directions[way]]
        for number, name in enumerate(geometry.directions):
            if name == wanted and all(geometry.steps[number][goal] == cell
                                      for cell, goal in enumerate(geometry.steps[way]) if goal >= 0):
                return number
        return -1

    def _orientation(self, seat: int) -> str:
        return {"onward": "up", "back": "down"}.get(self._moving(seat), self._moving(seat))

    def _moving(self, seat: int) -> str:
        """Where a seat moves as the text says it: on a track onward or back."""
        orientations = self.description.orientations
        return orientations[seat] if 0 <= seat < len(orientations) else "up"

    def directions(self, names: tuple[str, ...], seat: int) -> tuple[int, ...]:
        """The directions that some words mean for a seat."""
        found: list[int] = []
        for name in names:
            found += [way for way in self.geometry.ways(name, self._moving(seat)) if way not in found]
        return tuple(found)

    def _ways_of(self, code: int) -> tuple[int, ...]:
        kind = self.layout.kind_of(code)
        if kind < 0:
            return ()
        names = self.description.kinds[self.layout.kinds[kind]].ways
        ahead = (self._first_facing,) if "ahead" in names and self.geometry.directions else ()
        return tuple(dict.fromkeys((*self.directions(names, self.layout.owner_of(code)), *ahead)))

    def ways_facing(self, code: int, facing: int) -> tuple[int, ...]:
        """The ways of a piece, seen by its owner; they turn with the piece."""
        known = self._piece_ways.get((code, facing))
        if known is None:
            ways = self._ways_of(code)
            known = self.geometry.turned_along(ways, self._first_facing, facing) if self._facing >= 0 else ways
            self._piece_ways[code, facing] = known
        return known

    def piece_ways(self, state: list[int], slot: int) -> tuple[int, ...]:
        """The ways of the piece on a place."""
        if slot < 0:
            return ()
        return self.ways_facing(state[slot], state[self._facing + slot] if self._facing >= 0 else 0)

    def is_far(self, code: int) -> bool:
        """Whether a piece moves along its ways at any distance."""
        kind = self.layout.kind_of(code)
        return kind >= 0 and self.description.kinds[self.layout.kinds[kind]].far

    # ---- regions -------------------------------------------------------------------------------------------------
    def region_set(self, kind: str) -> int:
        start = self.region_start.get(kind)
        return 0 if start is None else ((1 << len(self.geometry.regions[kind])) - 1) << start

    def region_table(self, kind: str) -> list[int]:
        """For each cell, its region of that kind."""
        table = [-1] * self.geometry.size
        for number, mask in enumerate(self.geometry.regions.get(kind, [])):
            for cell in bits(mask):
                table[cell] = self.region_start[kind] + number
        return table

    def cell_at(self, column: int, row: int) -> int:
        return self._spots.get((0, column, row), -1)

    def offset(self, cell: int, dx: int, dy: int) -> int:
        """The cell so many columns to the right and rows up."""
        board = self._board(cell)
        around = self.geometry.around.get(self.geometry.boards[board][2].start)
        spot = wrapped((self.geometry.columns[cell] + dx, self.geometry.rows[cell] + dy), around)
        return self._spots.get((board, *spot), -1)

    def quarters(self, seat: int) -> int:
        """How far a seat's forward is turned to the right from up."""
        return ("up", "right", "down", "left").index(self._orientation(seat))

    def across(self, sort: str) -> list[int]:
        """For each place (or region) the one straight across the middle of its board, or -1."""
        geometry, table = self.geometry, [-1] * self.geometry.size
        for _, _, cells in geometry.boards:
            places = {cell: geometry.places[cell] for cell in cells}
            middle = [min(one[axis] for one in places.values()) + max(one[axis] for one in places.values())
                      for axis in (0, 1)]
            found = {(round(x, 2), round(y, 2)): cell for cell, (x, y) in places.items()}
            for cell, (x, y) in places.items():
                table[cell] = found.get((round(middle[0] - x, 2), round(middle[1] - y, 2)), -1)
        if sort != "region":
            return table
        masks = {mask: region for region, mask in reversed(list(enumerate(self.regions)))}
        return [masks.get(geometry.mask(table[cell] for cell in bits(mask) if table[cell] >= 0), -1)
                for mask in self.regions]

    # ---- lines ---------------------------------------------------------------------------------------------------
    def straight(self, start: int, goal: int) -> tuple[tuple[int, ...], int]:
        """The directions that lead straight from one cell to another in the fewest steps, and what is between them.

        Where a wrapping board gives two directions of the same length, the first is looked along.
        """
        if start < 0 or goal < 0 or start == goal:
            return (), 0
        known = self._straight.get((start, goal))
        if known is None:
            known = self._straight[start, goal] = self._find_straight(start, goal)
        return known

    def _find_straight(self, start: int, goal: int) -> tuple[tuple[int, ...], int]:
        passed: dict[int, int] = {}
        for way, table in enumerate(self.geometry.steps):
            covered, cell = 0, table[start]
            while cell not in (goal, start, -1) and not covered >> cell & 1:
                covered |= 1 << cell
                cell = table[cell]
            if cell == goal:
                passed[way] = covered
        fewest = min((covered.bit_count() for covered in passed.values()), default=0)
        ways = tuple(way for way, covered in passed.items() if covered.bit_count() == fewest)
        return ways, passed[ways[0]] if ways else 0

    def between(self, start: int, goal: int) -> int:
        """The cells of the straight line between two cells."""
        return self.straight(start, goal)[1]

    def line(self, start: int, goal: int) -> int:
        """The cells of the whole straight line through two cells, with both; none where no such line is."""
        if start < 0 or goal < 0:
            return 0
        known = self._line.get((start, goal))
        if known is None:
            known = self._line[start, goal] = self._find_line(start, goal)
        return known

    def _find_line(self, start: int, goal: int) -> int:
        ways = self.toward(start, goal, away=False)[:1]
        return self._beam(start, ways) | self._beam(start, [self.opposite[way] for way in ways]) if ways else 0

    def lines_through(self, cell: int) -> int:
        """The cells of all straight lines through a cell, with itself."""
        return self._beam(cell, range(len(self.geometry.steps))) if cell >= 0 else 0

    def _beam(self, start: int, ways: Iterable[int]) -> int:
        """A cell and all that lie straight on from it."""
        covered = 1 << start
        for way in ways:
            cell = self.geometry.steps[way][start] if way >= 0 else -1
            while cell >= 0 and cell != start:
                covered |= 1 << cell
                cell = self.geometry.steps[way][cell]
        return covered

    def straight_steps(self, start: int, goal: int) -> int:
        """How many steps lead straight from one cell to another; 0 if none do."""
        ways, between = self.straight(start, goal)
        return between.bit_count() + 1 if ways else 0

    def toward(self, start: int, goal: int, away: bool) -> tuple[int, ...]:
        """The directions that lead from one cell to another, or straight away from it."""
        ways, _ = self.straight(start, goal)
        return tuple(self.opposite[way] for way in ways if self.opposite[way] >= 0) if away else ways

    def leaps(self, long: int, short: int) -> list[int]:
        """For each cell, those a leap away: so far one way and so far across."""
        deltas = {(dx * sx, dy * sy) for dx, dy in ((long, short), (short, long)) for sx in (1, -1) for sy in (1, -1)}
        table = []
        for cell in range(self.geometry.size):
            goals = (self.offset(cell, dx, dy) for dx, dy in deltas)
            table.append(self.geometry.mask(goal for goal in goals if goal >= 0))
        return table

    def distance(self, start: int, goal: int) -> int:
        """The fewest steps between neighbours from one place to another of its kind; -1 if there is no way."""
        if start < 0 or goal < 0:
            return -1
        if start not in self._distance:
            self._distance[start] = self._find_distances(start)
        return self._distance[start][goal]

    def _find_distances(self, start: int) -> list[int]:
        found = [-1] * self.geometry.size
        front, far, seen = 1 << start, 0, 0
        alike = self.geometry.alike(start)
        while front:
            near = 0
            for cell in bits(front):
                found[cell] = far
                near |= self.geometry.beside[cell]
            seen |= front
            front, far = near & alike & ~seen, far + 1
        return found

    # ---- first, last, lowest … -----------------------------------------------------------------------------------
    def superlative(self, which: str, count: int, sort: str, found: int, seat: int) -> int:
        """The first, last, lowest … members of a set, as a seat sees them."""
        if sort != "region":
            return self._chosen(which, count, sort, found, seat)
        asked = which, count, found, seat
        if asked not in self._edges:
            seen = self.seen_regions(found, seat) if seat >= 0 else found
            self._edges[asked] = self._chosen(which, count, sort, seen, seat)
        return self._edges[asked]

    def _chosen(self, which: str, count: int, sort: str, found: int, seat: int) -> int:
        start = _FIRST.get(which, 0)
        return self.geometry.mask(self._ordered(which, sort, bits(found), seat)[start:start + count])

    def ranking(self, which: str, sort: str, items: int, seat: int) -> list[int]:
        """For each of so many things its place among all of them, as a seat sees them."""
        order = self._ordered(which, sort, range(items), seat)
        places = {item: place for place, item in enumerate(order)}
        return [places[item] for item in range(items)]

    def _ordered(self, which: str, sort: str, items: Iterable[int], seat: int) -> list[int]:
        members = sorted(items, key=lambda item: self._order(which, sort, item))
        if sort == "region" and seat >= 0 and self._orientation(seat) in ("down", "left"):
            members.reverse()
        if which in ("last", "top", "highest", "rightmost"):
            members.reverse()
        return members

    def seen_regions(self, found: int, seat: int) -> int:
        """For a player moving sideways, the columns of the board are rows and the rows columns."""
        if self._orientation(seat) in ("up", "down"):
            return found
        for kind, other in (("row", "column"), ("column", "row")):
            if found == self.region_set(kind):
                return self.region_set(other)
        return found

    def _order(self, which: str, sort: str, item: int) -> tuple[int, int]:
        if sort not in ("cell", "piece"):
            return item, 0
        cell = item % max(1, self.geometry.size)
        if which in ("leftmost", "rightmost"):
            return self.geometry.columns[cell], cell
        if which in ("lowest", "highest", "top", "bottom"):
            return self.geometry.rows[cell], cell
        return cell, 0
