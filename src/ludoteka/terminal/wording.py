"""A game spoken of in the player's language: choices, cells, whose turn it is, how it ended."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ludoteka.core import CHANCE, CellView, Choice, Growth, Level, Outcome, PieceView, Position, Reason, View, ZoneView
from ludoteka.games.texts import message_id
from ludoteka.terminal.shelf import GameTexts
from ludoteka.terminal.tiles import TileSides
from ludoteka.terminal.words import Words

NAMED = {"verb", "offered", "move", "rest"}
"""Which words of a reason are names that the game's texts may translate."""
RULES = "en"
"""The language in which rules are written; to readers of another one they are not quoted."""
THING = re.compile(r".+-\d+")
"""The place of a thing in a zone."""
PART = re.compile(r"([^.]+)\..+")
"""A part of a tile as a place: 'n2e3.road'."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The interface's words together with the game's own."""

    words: Words
    texts: GameTexts
    tiles: Mapping[str, TileSides] = field(default_factory=dict)
    """What is drawn on each tile, by its name."""

    def choice(self, choice: Choice) -> str:
        """A choice: 'White pawn e2'."""
        named = [self.texts.name(name) for name in choice.names]
        # A thing in a zone is told by its name; where it lies changes from turn to turn.
        placed = [place for place in choice.places
                  if place not in choice.names and not (named and THING.fullmatch(place))]
        if len(placed) > 2:
            # A whole column or area is named by its own word.
            placed = [self.texts.name(choice.text)]
        return " ".join([*named, *(self._at(place) if named else place for place in placed)]) or choice.text

    def _at(self, place: str) -> str:
        """Where something lies that is named already: of a part of a tile, the cell of the tile."""
        tile = PART.fullmatch(place)
        return self.words("at-cell", cell=tile[1]) if tile else place

    def grown(self, growth: Sequence[Growth]) -> list[str]:
        """What a laid tile did to areas, of those that it joined or closed: 'city of 5 tiles: 2 areas joined'."""
        told = []
        for area in growth:
            did = [self.words("areas-joined", count=area.older)] if area.older > 1 else []
            did += [self.words("area-closed")] if area.closed else []
            if did:
                named = self.words("area-told", kind=self.texts.name(area.kind), tiles=area.tiles)
                told.append(f"{named}: {', '.join(did)}")
        return told

    def level(self, name: str) -> str:
        """The name of a level, which the game's texts keep apart from other names."""
        key = f"level {name}"
        return name if self.texts.name(key) == key else self.texts.name(key)

    def level_title(self, number: int, level: Level) -> str:
        """A level with its number: 'Level 3: Two rooms'."""
        return self.words("level-title", number=number, level=self.level(level.name))

    def effort(self, made: int, level: Level | None) -> str:
        """How many moves a level took, and how few can solve it; empty where there is no level."""
        if level is None:
            return ""
        fewest = f" {self.words('fewest', count=level.minimum)}" if level.minimum else ""
        return self.words("moves-made", count=made) + fewest

    def path(self, path: Sequence[Choice]) -> str:
        """Choices made one after another: 'White pawn e2, e4'."""
        return ", ".join(self.choice(choice) for choice in path)

    def picking(self, options: Sequence[Choice], view: View) -> str:
        """How many things are picked together, or how many are already; empty where one thing is chosen."""
        first = next((one for one in options if one.several), None)
        if first is None or first.several is None:
            return ""
        several = first.several
        facts = {"chosen": several.number - 1, "least": several.least, "count": several.most,
                 "aim": self._aim(several.name, view)}
        exact = several.least == several.most
        if several.number > 1:
            enough = any(one.several is None for one in options)
            return self.words("picked" if exact else "picked-enough" if enough else "picked-few", **facts)
        how = "exactly" if exact else "between" if several.least else "up-to"
        return self.words(f"pick-{how}", things=self.words(f"pick-{_form(first, view)}", count=several.most), **facts)

    def _aim(self, name: str, view: View) -> str:
        """What things are chosen for, in this state of the match, with a space before it."""
        if not name or view.chooser is None:
            return ""
        seats, own = view.seats, view.chooser
        around = {word: self.texts.name(seats[(own + steps) % len(seats)].name)
                  for word, steps in (("next", 1), ("previous", -1), ("opposite", len(seats) // 2))}
        forms = (*(f"aim-{message_id(word)}" for word in view.words), "aim")
        told = next(filter(None, (self.texts.form(name, form, **around) for form in forms)), "")
        return f" {told}" if told else ""

    def turn(self, position: Position) -> str:
        """Who is to choose now."""
        if position.chooser is None:
            return self.words("over")
        if position.chooser is CHANCE:
            return self.words("chance-turn")
        if len(position.seats) == 1:
            return self.words("your-turn")
        return self.words("turn", seat=self.texts.name(position.seats[position.chooser]))

    def passed(self, position: Position) -> str:
        """To whom the device goes now."""
        assert isinstance(position.chooser, int)
        return self.words("pass-to", seat=self.seat(position, position.chooser))

    def thinking(self, position: Position) -> str:
        """That whoever chooses now is thinking."""
        if not isinstance(position.chooser, int):
            return self.turn(position)
        return self.words("thinking", seat=self.texts.name(position.seats[position.chooser]))

    def seat(self, position: Position, seat: int | None) -> str:
        """Who sits there; without a seat it was chance."""
        return self.words("chance") if seat is None else self.texts.name(position.seats[seat])

    def who(self, name: str) -> str:
        """A person, or an opponent by what people call it; others by their own name."""
        try:
            return self.words(f"seat-{name}")
        except KeyError:
            return name

    def outcome(self, outcome: Outcome, seats: Sequence[str]) -> str:
        """How it ended, in a sentence."""
        winners = [self.texts.name(seats[seat]) for seat in outcome.winners]
        if outcome.drawn:
            sentence = self.words("drawn")
        elif len(seats) == 1:
            sentence = self.words("solved" if winners else "lost-alone")
        elif not winners:
            sentence = self.words("nobody-won")
        else:
            sentence = self.words("won", seats=", ".join(winners), count=len(winners))
        return sentence + self._points(outcome, seats)

    def _points(self, outcome: Outcome, seats: Sequence[str]) -> str:
        if outcome.points is None:
            return ""
        pairs = zip(seats, outcome.points, strict=True)
        return " " + ", ".join(f"{self.texts.name(seat)} {points}" for seat, points in pairs) + "."

    def outcome_rule(self, outcome: Outcome) -> str:
        """The sentence of the rules that ended it, with its line; empty where there is none, or for other languages."""
        if not outcome.rule or self.words.language != RULES:
            return ""
        return self._rule(outcome.rule, outcome.line) if outcome.line else outcome.rule

    def _rule(self, rule: str, line: int) -> str:
        return self.words("rule-line", rule=rule, line=str(line))

    def reasons(self, typed: str, reasons: Sequence[Reason]) -> str:
        """Why a move is not legal."""
        lines = [self.words("illegal", move=typed)]
        for reason in reasons:
            quoted = reason.line and self.words.language == RULES
            rule = f" ({self._rule(reason.rule, reason.line)})" if quoted else ""
            lines.append(f"{self._reason(reason)}{rule}")
        return " ".join(line if line.endswith((".", ":")) else f"{line}." for line in lines)

    def _reason(self, reason: Reason) -> str:
        if not reason.kind:
            return reason.words if self.words.language == RULES else self.words("reason-other")
        about = dict(reason.about)
        for key in NAMED & about.keys():
            about[key] = ", ".join(map(self.texts.name, about[key].split(", ")))
        return self.words(f"reason-{reason.kind}", **about)

    def piece(self, piece: PieceView, seats: Sequence[str]) -> str:
        """A piece: 'White king', with its states and numbers."""
        owner = [self.texts.name(seats[piece.owner])] if piece.owner is not None else []
        states = [self.texts.name(word) for word in piece.words]
        states += [self.words("covered")] if piece.covered else []
        told = " ".join([*owner, self.texts.name(piece.name), *states, *self._numbers(piece.numbers)])
        tile = self.tiles.get(piece.name)
        return f"{told} ({self._sides(tile.turned(piece.rotation))})" if tile and not piece.covered else told

    def _sides(self, tile: TileSides) -> str:
        above, right, below, left = tile.sides
        inside = self.words("tile-inside", part=tile.inside) + ", " if tile.inside else ""
        return inside + self.words("tile-sides", above=above, right=right, below=below, left=left)

    def cell(self, cell: CellView, seats: Sequence[str]) -> str:
        """A cell and all that is on it: 'e1: White king'."""
        parts = _counted([self.piece(piece, seats) for piece in cell.pieces])
        parts += [self.texts.name(word) for word in cell.words]
        parts += self._numbers(cell.numbers)
        return f"{cell.name}: {', '.join(parts) or self.words('empty')}"

    def zone(self, zone: ZoneView, seats: Sequence[str]) -> str:
        """A zone and all that is seen in it: 'White hand: king of hearts, 2 × card face down'; of a pile its top."""
        owner = [self.texts.name(seats[zone.owner])] if zone.owner is not None else []
        if zone.kind == "pile" and zone.count > 1:
            parts = [self.words("on-top", count=zone.count, thing=self._lying(zone.things[-1], zone, seats))]
        else:
            parts = [f"{zone.hidden} × {self.words('covered')}"] if zone.hidden else []
            parts += _counted([self._lying(thing, zone, seats) for thing in zone.things])
        name = ", ".join([" ".join([*owner, self.texts.name(zone.name)]), *self._numbers(zone.numbers)])
        return f"{name}: {', '.join(parts) or self.words('empty')}"

    def _lying(self, thing: PieceView, zone: ZoneView, seats: Sequence[str]) -> str:
        """A thing in a zone, whose owner is told only where it is another one; of a die what it shows."""
        if zone.form == "die":
            shown = [self.texts.name(thing.face)] if thing.face else []
            shown += [str(value) for _, value in thing.numbers]
            return "[?]" if thing.covered else f"[{', '.join(shown) or ' '}]"
        return self.piece(replace(thing, owner=None) if thing.owner == zone.owner else thing, seats)

    def standing(self, view: View) -> list[str]:
        """The numbers and words of the match, of each seat and of what lies beside the boards, a line each."""
        return self.facts(view) + self.zones(view)

    def zones(self, view: View) -> list[str]:
        """What lies beside the boards, a line for each zone."""
        return [self.zone(zone, [seat.name for seat in view.seats]) for zone in view.zones]

    def facts(self, view: View) -> list[str]:
        """The numbers and words of the match and of each seat, a line each."""
        lines = [*self._numbers(view.numbers), *(self.texts.name(word) for word in view.words)]
        for seat in view.seats:
            facts = [*self._numbers((*seat.numbers, *seat.supply)), *(self.texts.name(word) for word in seat.words)]
            lines += [f"{self.texts.name(seat.name)}: {', '.join(facts)}"] if facts else []
        return lines

    def _numbers(self, numbers: Sequence[tuple[str, int]]) -> list[str]:
        return [f"{self.texts.name(name)} {value}" for name, value in numbers]


def _form(choice: Choice, view: View) -> str:
    """What is chosen: a card, a die, a piece or a place."""
    zone = next((zone for zone in view.zones if set(choice.places) & set(zone.places)), None)
    if zone is not None:
        return zone.form
    return "piece" if choice.names else "place"


def _counted(things: list[str]) -> list[str]:
    """Things one after another, or how many there are where all are the same."""
    return [f"{len(things)} × {things[0]}"] if len(set(things)) == 1 < len(things) else things
