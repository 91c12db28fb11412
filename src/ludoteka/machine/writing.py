"""Positions as readable text, and back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ludoteka.core import BadPosition, BadSetting
from ludoteka.language import form
from ludoteka.language.actions import TURN_STARTS
from ludoteka.language.description import Kept, LevelText, Rule
from ludoteka.language.pictures import LARGEST_DRAWING
from ludoteka.machine.at_once import Asking
from ludoteka.machine.code import DONE, PAUSED
from ludoteka.machine.signs import EMPTY, NO_CELL
from ludoteka.machine.start import broken_demand, first_run
from ludoteka.machine.state import Run
from ludoteka.machine.zone_texts import read_zones, zone_heads, zone_lines

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.game import TextGame
    from ludoteka.machine.position import TextPosition

T = TypeVar("T")
NEVER = -(2**31)
"""No value of anything: what has a word of a list always says it."""
HEAD = "ludoteka position"
FORMAT = 1
LONGEST = 4000
"""Digits of a number; a set of cells is written as one with many digits."""
HEADS = ("game", "level", "seed", "seats", "dealt", "to move", "turn", "sides", "over", "running", "asking", "waiting",
         "history")
"""What every position may say, besides its options and what its rules keep."""


# ---- writing ------------------------------------------------------------------------------------------------------
def write_position(position: TextPosition) -> str:
    """Everything that makes the position, in lines that people can read."""
    machine, run = position.machine, position.run
    layout, state = machine.layout, run.state
    lines = [f"{HEAD} {FORMAT}", f"game: {position.game.id}"]
    lines += [f"option {name}: {value}" for name, value in machine.settings.items()]
    if machine.level is not None and machine.level.name:
        lines.append(f"level: {machine.level.name}")
    elif machine.level is not None:
        lines += ["drawing", *(f"  |{''.join(row)}|" for row in machine.level.cells)]
    lines += [f"seed: {position.seed or 0}", f"seats: {machine.seats}"]
    lines += _drawn(machine, state)
    lines += zone_lines(machine, state)
    for kept in machine.description.kept.values():
        lines += _kept_line(machine, state, kept)
    lines += _secret_lines(machine, state)
    lines.append(f"to move: {machine.description.seats[state[layout.turn]]}")
    lines.append(f"turn: {state[layout.turn_number]}")
    if state[layout.swapped]:
        lines.append("sides: swapped")
    if state[layout.over]:
        ranks = " ".join(map(str, state[layout.ranks:layout.ranks + machine.seats]))
        points = " ".join(map(str, state[layout.points:layout.points + machine.seats]))
        lines.append(f"over: {state[layout.over]}, line {state[layout.over_line]}, ranks {ranks}, points {points}")
    if run.frames:
        lines.append(f"running: {run.pc}")
        lines += [f"rule {entry} back {back}: {' '.join(map(str, frame))}"
                  for frame, (entry, back) in zip(run.frames, run.returns, strict=True)]
    if run.asked is not None:
        lines.append(f"asking: {run.asked.ask} {len(run.asked.before.frames)}")
    if run.waiting:
        lines.append("waiting: " + ", ".join(" ".join(map(str, one)) for one in run.waiting))
    if run.history:
        lines.append("history: " + " ".join(mark.hex() for mark in run.history))
    return "\n".join(lines) + "\n"


def _drawn(machine: Machine, state: list[int]) -> list[str]:
    geometry, lines = machine.geometry, []
    for layer, layer_name in enumerate(machine.description.layers):
        for name, _, cells in geometry.boards:
            lines.append(f"board {name}" + (f", {layer_name}" if layer_name else ""))
            spots = {(geometry.columns[cell], geometry.rows[cell]): cell for cell in cells}
            width = max(x for x, _ in spots) + 1
            for y in range(max(y for _, y in spots), -1, -1):
                row = [machine.signs[state[spots[x, y] + layer * geometry.size]] if (x, y) in spots else NO_CELL
                       for x in range(width)]
                lines.append("  " + " ".join(row))
        codes = {edge: state[edge + layer * geometry.size] for edge in geometry.edges}
        held = [f"{geometry.names[edge]} {machine.signs[code]}" for edge, code in codes.items() if code]
        lines += [f"{_edges_head(layer_name)}: {', '.join(held)}"] if held else []
    return lines


def _edges_head(layer_name: str) -> str:
    return f"edges, {layer_name}" if layer_name else "edges"


def _kept_line(machine: Machine, state: list[int], kept: Kept) -> list[str]:
    layout = machine.layout
    base = layout.base.get(f"{kept.owner}.{kept.name}")
    if base is None:  # printed on things, and never changed
        return []
    head = f"{kept.owner} {kept.name}: "
    if kept.owner == "game":
        until = layout.expiry.get(f"game.{kept.name}")
        lasting = f" until {machine.description.seats[state[until]]}" if until is not None and state[until] >= 0 else ""
        return [head + _said(machine, kept, state[base]) + lasting] if state[base] != kept.start or lasting else []
    if kept.owner == "thing":
        printed = layout.catalogue.printed[f"thing.{kept.name}"]
        values = [(label, state[base + thing]) for thing, label in enumerate(layout.catalogue.labels)
                  if state[base + thing] != printed[thing]]
        start = NEVER
    elif kept.owner == "player":
        values = [(machine.description.seats[seat], state[base + seat]) for seat in range(machine.seats)]
        start = kept.start
    elif kept.owner in ("cell", "edge"):
        values = [(name, state[base + cell]) for cell, name in enumerate(machine.geometry.names)]
        start = kept.start
    else:
        values = [(_slot_name(machine, slot), state[base + slot]) for slot in range(layout.slots) if state[slot]]
        start = 0 if kept.start >= 0 else NEVER
    shown = [f"{name} {_said(machine, kept, value)}" for name, value in values if value != start]
    return [head + ", ".join(shown)] if shown else []


def _words(machine: Machine, kept: Kept) -> tuple[str, ...]:
    """The words that a value is written with, by its number."""
    if kept.sort == "thing":
        return tuple(machine.layout.catalogue.labels)
    return tuple(machine.geometry.directions) if kept.name == "facing" and kept.owner == "piece" else kept.words


def _secret_lines(machine: Machine, state: list[int]) -> list[str]:
    """Who has not seen what, and which pieces were shuffled together."""
    layout, lines = machine.layout, []
    everybody = (1 << machine.seats) - 1
    slots = [slot for slot in range(layout.slots) if state[slot]]
    for store, base in layout.seen.items():
        unseen = [f"{_slot_name(machine, slot)} {everybody & ~state[base + slot]}" for slot in slots
                  if state[base + slot] != everybody]
        lines += [f"unseen {store.removeprefix('piece.')}: {', '.join(unseen)}"] if unseen else []
    dealt = [f"{_slot_name(machine, slot)} {state[layout.dealt + slot]}" for slot in slots
             if layout.seen and state[layout.dealt + slot]]
    return lines + ([f"dealt: {', '.join(dealt)}"] if dealt else [])


def _slot_name(machine: Machine, slot: int) -> str:
    size = machine.geometry.size
    return machine.geometry.names[slot % size] + (f"/{slot // size}" if slot >= size else "")


def _said(machine: Machine, kept: Kept, value: int) -> str:
    if words := _words(machine, kept):
        return words[value] if value >= 0 else "nothing"
    if kept.sort == "cell":
        return machine.geometry.names[value] if value >= 0 else "nothing"
    if kept.sort == "player":
        return machine.description.seats[value] if value >= 0 else "nobody"
    if kept.sort == "thing":
        return machine.layout.catalogue.labels[value] if value >= 0 else "nothing"
    return str(value)


# ---- reading ------------------------------------------------------------------------------------------------------
def read_position(game: TextGame, text: str) -> TextPosition:
    """The position that a text describes; raises BadPosition with the line that is wrong."""
    from ludoteka.machine.position import TextPosition

    reader = _Reader(game, text)
    machine, run, seed = reader.read()
    if not run.frames and not run.state[machine.layout.over]:
        with machine.question():
            run = reader.settle(machine, run)
    return TextPosition(game, machine, run, seed)


def _int(text: str, line: int, digits: int = 10, what: str = "a number is needed, not ") -> int:
    """A number that fits where it stands; anything else is refused with its line."""
    if not re.fullmatch(rf"-?[0-9]{{1,{digits}}}", text) or (digits <= 10 and not -(2**31) <= int(text) < 2**31):
        raise BadPosition(f"{what}'{text if len(text) <= 20 else text[:20] + '…'}'", line)
    return int(text)


class _Reader:
    def __init__(self, game: TextGame, text: str) -> None:
        self.game = game
        self.lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.heads: dict[str, tuple[int, str]] = {}
        self.grids: list[tuple[int, list[tuple[int, list[str]]]]] = []
        self.frames: list[tuple[int, int, int, list[int]]] = []
        self.drawing: list[tuple[int, tuple[str, ...]]] = []

    def read(self) -> tuple[Machine, Run, int]:
        self._split()
        machine = self._machine()
        self._refuse_unknown(machine)
        if self.drawing and not self.grids:
            with machine.question():
                return machine, machine.course.settle(self._first_run(machine, self.seed), DONE), self.seed
        state = machine.layout.first_state()
        state[machine.layout.turn_number] = 1
        self._read_boards(machine, state)
        read_zones(machine, state, self.heads)
        for kept in machine.description.kept.values():
            self._read_kept(machine, state, kept)
        self._read_secrets(machine, state)
        self._read_turn(machine, state)
        history = self._history()
        run = Run(machine.layout, state, history)
        self._read_frames(machine, run)
        self._read_waiting(machine, run)
        if not history and machine.records:
            run.history = tuple(run.digest(board) for board in machine.records)
        return machine, run, self.seed

    def settle(self, machine: Machine, run: Run) -> Run:
        """A position set by hand may be one where the match is over, or where chance has to decide first."""
        if machine.description.round is not None:
            return machine.course.settle(run, DONE)
        run.memo = {}
        if machine.course.ended(run):
            return run
        seat = run.state[machine.layout.turn]
        starts = TURN_STARTS in machine.code.moments
        if machine.code.chances or starts:
            status, begun = machine.turns.begin(run, seat)
            if status == PAUSED and (starts or begun.pc in machine.code.chances):
                return begun
        if machine.description.stuck == "lose" and machine.turns.stuck(run, seat):
            machine.ending.won(run, 1 << seat, False, 0)
        return run

    def _split(self) -> None:
        number, first = self.lines[0]
        if first.split()[-1] != str(FORMAT):
            raise BadPosition(f"this is position format {first.split()[-1]}; format {FORMAT} can be read", number)
        for number, line in self.lines[1:]:
            if line.startswith(" "):
                if found := re.fullmatch(r" +\|(.*)\|", line):
                    self.drawing.append((number, tuple(found[1])))
                    continue
                if not self.grids:
                    raise BadPosition("a row of a board without its board", number)
                self.grids[-1][1].append((number, line.split()))
            elif line == "drawing":
                self.drawing = []
            elif line.startswith("board"):
                self.grids.append((number, []))
            elif found := re.match(r"rule (\S+) back (\S+): (.+)$", line):
                held = [_int(one, number, LONGEST) for one in found[3].split()]
                self.frames.append((number, _int(found[1], number), _int(found[2], number), held))
            else:
                key, colon, value = line.partition(":")
                if not colon:
                    raise BadPosition(f"'{line}' is not 'name: value'", number)
                self.heads[key.strip()] = (number, value.strip())

    def _refuse_unknown(self, machine: Machine) -> None:
        """What no game or not this one keeps; read over silently, it would be missing."""
        known = {*HEADS, *(_edges_head(layer) for layer in machine.description.layers),
                 *(f"{kept.owner} {kept.name}" for kept in machine.description.kept.values()),
                 *(f"unseen {store.removeprefix('piece.')}" for store in machine.layout.seen),
                 *zone_heads(machine, self.heads)}
        for key, (number, _) in self.heads.items():
            if key not in known and not key.startswith("option "):
                raise BadPosition(f"a position of this game says nothing like '{key}'", number)

    def _number(self, key: str, default: int, digits: int = 10) -> int:
        number, value = self.heads.get(key, (0, str(default)))
        return _int(value, number, digits, what=f"{key} is a number, not ")

    @property
    def seed(self) -> int:
        return self._number("seed", 0, 40)

    def _machine(self) -> Machine:
        number, id = self.heads.get("game", (1, self.game.id))
        if id != self.game.id:
            raise BadPosition(f"this is a position of {id}, not of {self.game.id}", number)
        options = {}
        for key, (at, value) in self.heads.items():
            if key.startswith("option "):
                option = self._tried(at, self.game.option, key.removeprefix("option ").strip())
                options[option.name] = self._tried(at, option.parse, value)
        at, name = self.heads.get("level", (0, None))
        level = self._drawn_level() if self.drawing else self._tried(at, self.game.level, name)
        seats = self._number("seats", self.game.seat_counts[0])
        settings = self.game.settings(None, options)
        return self._tried(self.heads.get("seats", (0, ""))[0], self.game.machine, settings, seats, level)

    def _drawn_level(self) -> LevelText:
        """A level that is none of the game's: its drawing stands in the position."""
        legend, width = self.game.description.legend, max(len(row) for _, row in self.drawing)
        for number, row in self.drawing:
            for column, sign in enumerate(row, 4):
                if sign not in legend and sign not in (EMPTY, " "):
                    raise BadPosition(f"column {column}: the legend does not explain '{sign}'", number)
        if not width:
            raise BadPosition("the drawing shows no cell", self.drawing[0][0])
        if len(self.drawing) > LARGEST_DRAWING or width > LARGEST_DRAWING:
            raise BadPosition(f"a board has at most {LARGEST_DRAWING} cells each way", self.drawing[0][0])
        return LevelText("", "", 0, tuple(row + (" ",) * (width - len(row)) for _, row in self.drawing))

    def _first_run(self, machine: Machine, seed: int) -> Run:
        """The start of a drawn level, which keeps what the rules demand of every level."""
        at = self.drawing[0][0]
        run: Run = self._tried(at, first_run, machine, seed)
        if line := broken_demand(machine, run):
            raise BadPosition(f"it does not hold that {machine.rule(line)}, as every level must", at)
        return run

    def _tried(self, line: int, work: Callable[..., T], *given: object) -> T:
        """What comes of a setting; one that the game does not have is refused with its line."""
        try:
            return work(*given)
        except BadSetting as wrong:
            raise BadPosition(str(wrong), line) from None

    def _read_boards(self, machine: Machine, state: list[int]) -> None:
        geometry = machine.geometry
        table = {sign: code for code, sign in reversed(list(enumerate(machine.signs)))}
        wanted = [(layer, cells) for layer in range(len(machine.description.layers)) for _, _, cells in geometry.boards]
        if len(self.grids) != len(wanted):
            raise BadPosition(f"{len(wanted)} boards are needed, {len(self.grids)} are drawn", self.lines[-1][0])
        for (layer, cells), (number, rows) in zip(wanted, self.grids, strict=True):
            spots = {(geometry.columns[cell], geometry.rows[cell]): cell for cell in cells}
            height = max(y for _, y in spots) + 1
            if len(rows) != height:
                raise BadPosition(f"the board has {height} rows, {len(rows)} are drawn", number)
            for y, (at, row) in enumerate(reversed(rows)):
                for x, sign in enumerate(row):
                    self._read_sign(machine, state, spots.get((x, y)), sign, table, layer, at)
                if len(row) != max(x for x, _ in spots) + 1:
                    raise BadPosition("the row has too few or too many cells", at)
        for layer, layer_name in enumerate(machine.description.layers):
            number, held = self.heads.get(_edges_head(layer_name), (0, ""))
            for name, _, sign in (part.partition(" ") for part in held.split(", ") if held):
                place = self._place(machine, "edge", name, number)
                self._read_sign(machine, state, place, sign, table, layer, number)

    def _read_sign(self, machine: Machine, state: list[int], cell: int | None, sign: str, table: dict[str, int],
                   layer: int, line: int) -> None:
        if cell is None:
            if sign != NO_CELL:
                raise BadPosition(f"there is no cell where '{sign}' stands; write '{NO_CELL}'", line)
            return
        if sign not in table:
            raise BadPosition(f"'{sign}' is no piece of this game", line)
        slot = cell + layer * machine.geometry.size
        state[slot] = table[sign]
        if state[slot]:
            for base, start in machine.layout.piece_stores:
                state[base + slot] = start

    def _read_kept(self, machine: Machine, state: list[int], kept: Kept) -> None:
        base = machine.layout.base.get(f"{kept.owner}.{kept.name}", -1)
        found = self.heads.get(f"{kept.owner} {kept.name}") if base >= 0 else None
        if kept.owner == "piece":
            state[base:base + machine.layout.slots] = [0] * machine.layout.slots
        if found is None:
            return
        number, text = found
        if kept.owner == "game":
            value, _, until = text.partition(" until ")
            state[base] = self._value(machine, kept, value, number)
            if until:
                state[machine.layout.expiry[f"game.{kept.name}"]] = self._seat(machine, until, number)
            return
        for part in text.split(", "):
            name, value = self._pair(machine, kept, part, number)
            state[base + self._item(machine, kept, name, number)] = self._value(machine, kept, value, number)

    def _read_secrets(self, machine: Machine, state: list[int]) -> None:
        """Who has not seen what; a position set by hand hides nothing from anybody."""
        layout, everybody = machine.layout, (1 << machine.seats) - 1
        lines = [(f"unseen {store.removeprefix('piece.')}", base) for store, base in layout.seen.items()]
        for key, base in [*lines, ("dealt", layout.dealt)]:
            number, text = self.heads.get(key, (0, ""))
            for part in text.split(", ") if text else ():
                name, _, value = part.rpartition(" ")
                if not layout.seen or not re.fullmatch(r"[0-9]+", value):
                    raise BadPosition(f"'{part}' is not a cell and a number", number)
                slot, given = self._slot(machine, "piece", name, number), _int(value, number)
                if state[slot]:
                    state[base + slot] = given if key == "dealt" else everybody & ~given

    def _pair(self, machine: Machine, kept: Kept, part: str, line: int) -> tuple[str, str]:
        names = {"player": (*machine.description.seats, "nobody"),
                 "thing": (*machine.layout.catalogue.labels, "nothing")}
        for word in sorted((*_words(machine, kept), *names.get(kept.sort, ())), key=len, reverse=True):
            if part.endswith(" " + word):
                return part[: -len(word) - 1], word
        name, space, value = part.rpartition(" ")
        if not space:
            raise BadPosition(f"'{part}' does not say whose {kept.name} it is", line)
        return name, value

    def _item(self, machine: Machine, kept: Kept, name: str, line: int) -> int:
        if kept.owner == "player":
            return self._seat(machine, name, line)
        if kept.owner == "thing":
            if name not in machine.layout.catalogue.labels:
                raise BadPosition(f"nothing in this game is called '{name}'", line)
            return machine.layout.catalogue.labels.index(name)
        return self._slot(machine, kept.owner, name, line)

    def _slot(self, machine: Machine, owner: str, name: str, line: int) -> int:
        name, _, layer = name.partition("/")
        item = self._place(machine, owner, name, line)
        if layer:
            item += _int(layer, line) * machine.geometry.size
        if not 0 <= item < machine.layout.slots:
            raise BadPosition(f"there is no layer {layer}", line)
        return item

    def _place(self, machine: Machine, owner: str, name: str, line: int) -> int:
        """The place of a name; what only cells or only edges keep is asked of these alone."""
        geometry = machine.geometry
        place = geometry.names.index(name) if name in geometry.names else -1
        if place < 0 or (owner != "piece" and (place in geometry.edges) != (owner == "edge")):
            raise BadPosition(f"there is no {'edge' if owner == 'edge' else 'cell'} '{name}'", line)
        return place

    def _value(self, machine: Machine, kept: Kept, text: str, line: int) -> int:
        words = _words(machine, kept)
        if text in words:
            return words.index(text)
        if kept.sort in ("word", "thing") and kept.start < 0 and text == "nothing":
            return -1
        if kept.sort == "cell" and text in ("nothing", *machine.geometry.names):
            return machine.geometry.names.index(text) if text != "nothing" else -1
        if kept.sort == "thing" and text in ("nothing", *machine.layout.catalogue.labels):
            return machine.layout.catalogue.labels.index(text) if text != "nothing" else -1
        if kept.sort == "player":
            return -1 if text == "nobody" else self._seat(machine, text, line)
        if kept.sort == "number" and not words and re.fullmatch(r"-?[0-9]+", text):
            return _int(text, line)
        raise BadPosition(f"'{text}' cannot be the {kept.name}", line)

    def _seat(self, machine: Machine, name: str, line: int) -> int:
        seats = [seat.casefold() for seat in machine.description.seats[: machine.seats]]
        if name.strip().casefold() not in seats:
            raise BadPosition(f"nobody is called '{name}'", line)
        return seats.index(name.strip().casefold())

    def _read_turn(self, machine: Machine, state: list[int]) -> None:
        layout = machine.layout
        number, name = self.heads.get("to move", (0, machine.description.seats[0]))
        state[layout.turn] = self._seat(machine, name, number)
        state[layout.turn_number] = self._number("turn", 1)
        if "sides" in self.heads:
            number, text = self.heads["sides"]
            if text != "swapped" or machine.seats != 2:
                raise BadPosition("only two players can have swapped sides: 'sides: swapped'", number)
            state[layout.swapped] = 1
        if "over" in self.heads:
            number, text = self.heads["over"]
            found = re.fullmatch(r"([1-4]), line (\S+), ranks (.+), points (.+)", text)
            if found is None:
                raise BadPosition("the result cannot be read", number)
            state[layout.over], state[layout.over_line] = int(found[1]), _int(found[2], number)
            for base, values in ((layout.ranks, found[3]), (layout.points, found[4])):
                numbers = [_int(one, number) for one in values.split()]
                if len(numbers) != machine.seats:
                    raise BadPosition("the result must name every seat", number)
                state[base:base + machine.seats] = numbers

    def _history(self) -> tuple[bytes, ...]:
        number, text = self.heads.get("history", (0, ""))
        try:
            return tuple(bytes.fromhex(mark) for mark in text.split())
        except ValueError:
            raise BadPosition("the history cannot be read", number) from None

    def _fits(self, machine: Machine, rule: Rule, frame: list[int]) -> bool:
        """Whether every local of a frame holds a thing of its sort, or nothing."""
        ends = {"cell": machine.geometry.size, "piece": machine.layout.slots, "player": machine.seats,
                "region": len(machine.regions), "kind": len(machine.layout.kinds),
                "way": len(machine.geometry.directions), "thing": len(machine.layout.catalogue),
                "zone": len(machine.layout.catalogue.places)}
        if not 0 <= frame[form.YOU] < machine.seats:
            return False
        for local, (sort, many) in rule.sorts.items():
            end = ends.get(sort, 2**31)
            if not -1 <= frame[local] < (1 << end if many and sort in ends else end) and sort in ends:
                return False
        return True

    def _read_waiting(self, machine: Machine, run: Run) -> None:
        """Who of those who choose at once is asked, and what others have chosen."""
        number, text = self.heads.get("waiting", (0, ""))
        run.waiting = tuple(tuple(_int(one, number) for one in part.split()) for part in text.split(", ") if text)
        if any(not one or not 0 <= one[0] < machine.seats for one in run.waiting):
            raise BadPosition("nobody has that number who could have chosen", number)
        number, text = self.heads.get("asking", (0, ""))
        if not text:
            return
        ask, depth = (*(_int(one, number) for one in text.split()), 0, 0)[:2]
        known = {stop.start - 1 for stop in machine.code.stops.values() if stop.what == "chosen"}
        if ask not in known or not 0 < depth <= len(run.frames):
            raise BadPosition("nobody is asked there", number)
        before = run.copy()
        del before.frames[depth:], before.returns[depth:]
        before.frame = before.frames[-1]
        run.asked = Asking(before, ask)

    def _read_frames(self, machine: Machine, run: Run) -> None:
        for number, entry, back, frame in self.frames:
            entries = machine.code.entries
            if entry >= len(entries) or len(frame) != entries[entry].rule.locals or back >= len(machine.code.ops):
                raise BadPosition("the running point does not fit the rules", number)
            if not self._fits(machine, entries[entry].rule, frame):
                raise BadPosition("the running point holds a value that cannot be there", number)
            run.frames.append(frame)
            run.returns.append((entry, back))
        if run.frames:
            run.frame = run.frames[-1]
            run.pc = self._number("running", -1)
            if run.pc not in machine.code.pauses and not machine.code.between_turns(run):
                raise BadPosition("the running point is not at a choice", self.heads.get("running", (0, ""))[0])
