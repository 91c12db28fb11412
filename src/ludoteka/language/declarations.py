"""Headings and declarations: seats, boards, kinds, what is kept, options, legend, levels."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from math import prod
from typing import Literal, cast

from lark import Token

from ludoteka.language import dice
from ludoteka.language.context import BESIDES, CORNER, EDGE, Context, Node, span_of, tree, word
from ludoteka.language.description import Board, Kept, Kind, LevelText, Meaning, OptionText, Secret
from ludoteka.language.diagnostics import Span
from ludoteka.language.form import Sort
from ludoteka.language.layout import Line
from ludoteka.language.parser import parse_line, parse_sentence
from ludoteka.language.pictures import LARGEST_DRAWING, meanings, read_grid
from ludoteka.language.signs import explained_by, filled, numbers_in, shape_of
from ludoteka.language.things import Property
from ludoteka.language.words import plural_of, with_article

Owner = Literal["game", "player", "piece", "cell", "edge", "thing"]
EDGED = ("squares", "hexagons", "hexagon", "triangle", "star", "drawn", "by_level")
"""Boards whose cells have straight sides that can be places."""
SIDES = ("up", "down", "left", "right")
ALONG = ("onward", "back")
MOST_SEATS = 10
ON_BOARD = ("piece", "cell", "edge")
MOST_SIGNS = 10_000
"""Signs that a legend explains."""
LARGEST = 999_999_999
_LEVEL = re.compile(r"^(?P<name>[^,]+?)(?:, *(?P<difficulty>[^,\d]+?))?(?:, *(?P<minimum>\d+) moves?)?$")


class Declarations:
    """Fills the description from the lines that declare things; rules are read afterwards."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.description = context.description
        self.signs_explained = 0
        self._secrets: list[tuple[Kept, Node]] = []

    def error(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.context.findings.error(code, span, message, hint)

    # ---- the game ------------------------------------------------------------------------------------------------
    def read_game(self, node: Node, line: Line) -> None:
        if self.description.title:
            self.error("twice", line.span, "the game has its title already")
        self.description.title = word(node.children[0])

    def read_format(self, node: Node, line: Line) -> None:
        if word(node.children[0]) != "1":
            self.error("format", line.span, f"format {word(node.children[0])} cannot be read; this is format 1")

    def read_players(self, node: Node, line: Line) -> None:
        seats = tree(node.children[0])
        if self.description.seat_counts:
            self.error("twice", line.span, "who plays has been said already")
        if seats.data == "named_seats":
            names = [tree(child) for child in seats.children]
            self.description.seats = tuple(word(one.children[0]) for one in names)
            self.description.orientations = tuple(self._side(one) for one in names)
            self.description.seat_counts = (len(names),)
            if len({seat.lower() for seat in self.description.seats}) < len(names):
                self.error("twice", line.span, "two players have the same name")
        else:
            numbers = [min(int(word(child)), MOST_SEATS + 1)  # one too many is enough to be told
                       for child in seats.children if child is not None and child != "or"]
            listed, high = seats.data != "seat_range", max(numbers)
            counts = sorted(set(numbers)) if listed else range(numbers[0], numbers[-1] + 1)
            self.description.seat_counts = tuple(counts)
            self.description.seats = ("Player",) if high == 1 else tuple(f"Player {n}" for n in range(1, high + 1))
            self.description.orientations = ("up",) * high
        if not self.description.seat_counts or not self.description.seat_counts[0] >= 1:
            self.error("seats", line.span, "a game is for at least one player")
        if len(self.description.seats) > MOST_SEATS:
            self.error("seats", line.span, f"a game is for at most {MOST_SEATS} players")

    def _side(self, seat: Node) -> str:
        side = seat.children[1]
        if side is not None and word(side) in ALONG:
            return word(side)
        if side is not None and word(side) not in SIDES:
            self.error("side", span_of(cast(Token, side)), f"a player moves up, down, left or right, not '{side}'")
            return "up"
        return word(side) if side is not None else "up"

    def read_layers(self, node: Node, line: Line) -> None:
        self.description.layers = tuple(word(child).lower() for child in node.children)
        if len(set(self.description.layers)) < len(self.description.layers):
            self.error("twice", line.span, "two layers have the same name")

    def read_limit(self, node: Node, line: Line) -> None:
        self.description.turn_limit = max(1, min(int(word(node.children[0])), 100_000))

    # ---- boards --------------------------------------------------------------------------------------------------
    def read_board(self, node: Node, line: Line) -> None:
        shape, *options = (tree(child) for child in node.children)
        size = tuple(self._size(child) for child in shape.children if cast(Token, child).type in ("NUMBER", "PROP"))
        noun = next((word(child) for child in shape.children if cast(Token, child).type == "NOUN"), "cell")
        board = Board(shape.data, size, noun, name="board", line=line.number,
                      rows=tuple(row.text for row in line.rows or ()), links=self._links(line))
        if any(known.name == self._board_name(options) for known in self.description.boards):
            self.error("twice", line.span, "two boards need two names", "add 'called …' to each")
        self.context.nouns[noun] = "cell"
        if board.shape == "star":
            self.context.nouns["point"] = "region"
            self.context.ownable.add("point")
        elif board.shape in ("hexagon", "triangle"):
            self.context.nouns["side"] = "region"
        for option in options:
            board = self._board_option(board, option)
        if any(isinstance(one, int) and not 1 <= one <= board.largest for one in size):
            self.error("size", line.span, board.sizes)
        if len(board.rows) > LARGEST_DRAWING or any(len(row.strip()) > 2 * LARGEST_DRAWING for row in board.rows):
            self.error("size", line.span, f"a drawn board has at most {LARGEST_DRAWING} rows, and "
                       f"{2 * LARGEST_DRAWING} signs and spaces in each", "draw a smaller one")
            board = replace(board, rows=())
        if board.edges and (board.shape not in EDGED or board.joined):
            self.error("edges", line.span, "only boards of squares or hexagons have edges", "leave out 'with edges'")
        if board.edges and board.dark_only:
            self.error("edges", line.span, "dark cells meet only at their corners, so there is no edge between them",
                       "leave out 'with edges'")
        if board.wrapping and (board.joined or board.edges or board.shape not in ("squares", "drawn", "by_level")):
            self.error("wrapping", line.span, "only a board of squares without edges of its own can wrap",
                       "leave 'wrapping' out")
        if board.shape == "growing":
            self.context.not_yet("growing boards")
        self.description.boards.append(board)

    def _board_name(self, options: list[Node]) -> str:
        return next((word(one.children[0]).lower() for one in options if one.data == "called"), "board")

    def _size(self, child: object) -> int | str:
        text = word(child)
        self.context.used.add(text)
        return int(text) if text.isdigit() else text

    def _board_option(self, board: Board, node: Node) -> Board:
        if node.data == "boxes":
            noun, width, height = (cast(Token, child) for child in node.children)
            self.context.nouns[str(noun)] = "region"
            if int(width) < 1 or int(height) < 1:
                self.error("size", span_of(noun), f"{with_article(noun)} of {width} by {height} holds no cell",
                           f"say how many cells it has each way: '{plural_of(noun)} 3 by 3'")
                return board
            return replace(board, boxes=(int(width), int(height)))
        if node.data == "stretches":
            self.context.nouns[word(node.children[0])] = "region"
            self.context.not_yet("stretches of a track")
            return board
        if node.data == "dark_cells":
            return replace(board, dark_only=True)
        if node.data == "joined":
            return replace(board, joined=True)
        if node.data in ("with_edges", "with_corners"):
            self.context.nouns[EDGE] = "cell"
            if node.data == "with_corners":
                self.context.nouns[CORNER] = "cell"
                self.context.not_yet("corners")
            return replace(board, edges=True)
        if node.data == "wrapping":
            return replace(board, wrapping=True)
        if node.data == "called":
            return replace(board, name=word(node.children[0]).lower())
        return replace(board, per_player=int(word(node.children[0])))

    def _links(self, line: Line) -> tuple[tuple[str, tuple[str, ...]], ...]:
        links = []
        for child in line.children if line.rows is None else ():
            name, _, others = child.text.partition(" joined to ")
            links.append((name.strip(), tuple(part.strip() for part in re.split(r",| and ", others) if part.strip())))
        return tuple(links)

    # ---- kinds ---------------------------------------------------------------------------------------------------
    def add_kind(self, name: str, parent: str, abstract: bool, line: Line, layer: str = "") -> None:
        """A new kind of piece, or of card or another thing."""
        sort = "thing" if name in self.context.counted else self.context.nouns.get(parent)
        if sort is None:
            self.error("kind", line.span, f"'{parent}' is not a kind of thing")
            return
        self.context.nouns[name] = sort
        parents = {parent, *self.context.covers.get(parent, ())}
        self.context.covers[name] = parents
        if sort != "piece":
            if not parents.isdisjoint(("tile", "part")):
                self.context.not_yet("tiles")
            if "die" in parents:
                dice.keep_value(self.context)
            return
        known = self.description.kinds.get(parent)
        plural = next((many for many, one in self.context.vocabulary.singular.items() if one == name), plural_of(name))
        ways = known.ways if known else ()
        layer = layer or (known.layer if known else "")
        self.description.kinds[name] = Kind(name, plural, tuple(sorted(parents)), abstract, layer, ways,
                                            known.far if known else False, line.number)

    # ---- what is kept --------------------------------------------------------------------------------------------
    def owner_of(self, noun: str, span: Span) -> tuple[Owner, tuple[str, ...]] | None:
        """Who keeps what is declared for a noun: the board's cells, players, kinds of piece, or of cards and others."""
        sort = self.context.nouns.get(noun)
        if sort == "cell" and noun != CORNER:
            return "edge" if noun == EDGE else "cell", ()
        if sort == "player":
            return "player", ()
        if sort == "piece":
            return "piece", () if noun == "piece" else (noun,)
        if sort == "thing":
            return "thing", (noun,)
        self.error("owner", span, f"a {noun} cannot keep anything")
        return None

    def keep_numbers(self, owner: Owner | None, kinds: tuple[str, ...], node: Node, line: Line) -> None:
        """'has score, starting at 3'."""
        names = [word(tree(child).children[-1]) for child in node.children if tree(child).data == "number"]
        start, low, high, resets, visible = 0, -(2**31), 2**31 - 1, None, None
        options = [tree(child) for child in node.children if tree(child).data != "number"]
        self._check_options(names, options)
        for option in options:
            if option.data == "starting":
                start = int(word(option.children[0]))
            elif option.data == "between":
                low, high = (int(word(child)) for child in option.children)
            elif option.data == "resets":
                resets = int(word(option.children[0]))
            elif option.data == "declopt":
                visible = tree(option.children[0])
        for name in names:
            if owner is None:
                return
            words = self.context.things.traits.get(name, ())
            if owner == "thing":
                self.context.things.add(Property(name, kinds[0], "word" if words else "number", name if words else ""))
            if words:
                kept = Kept(name, owner, "word", -1, -1, len(words) - 1, words, kinds, line=line.number)
            else:
                kept = Kept(name, owner, "number", start, low, high, (), kinds, owner in ON_BOARD, resets, line.number)
            self._keep(kept)
            self._hide(kept, visible)

    def _hide(self, kept: Kept, visible: object) -> None:
        if visible is not None and tree(visible).data != "seen_by_all":
            self._secrets.append((kept, tree(visible)))

    def _check_options(self, names: list[str], options: list[Node]) -> None:
        """Report what is said twice, and what is said of words as if they were numbers."""
        for place, option in enumerate(options):
            if option.data in [one.data for one in options[:place]]:
                self.error("twice", span_of(option), "this has been said before on the same line")
            for name in names:
                if option.data != "declopt" and self.context.things.traits.get(name):
                    self.error("not-number", span_of(option), f"a {name} is a word of a list, not a number",
                               "leave this out; a rule can give it its first word in the 'setup'")

    def settle_secrets(self) -> None:
        """Who may see what, once every state is known."""
        for kept, visible in self._secrets:
            by_owner, state = visible.data == "seen_by_owner", visible.children[0]
            if state is None:
                self._settle_secret(kept, Secret(by_owner))
                continue
            found = [(f"{one.owner}.{one.name}", value) for one, value in self.context.words.get(word(state), [])
                     if one.owner == kept.owner]
            if found:
                self._settle_secret(kept, Secret(by_owner, *found[0]))
            else:
                noun = kept.kinds[0] if kept.kinds else kept.owner
                self.error("adjective", span_of(cast(Token, state)), f"a {noun} is never '{state}'",
                           f"declare it with 'each {noun} is {state} or …'")

    def _settle_secret(self, kept: Kept, secret: Secret) -> None:
        """Several kinds of piece may hide what they have under one name, and others show it."""
        key = f"{kept.owner}.{kept.name}"
        hiding = [one.kinds for one, _ in self._secrets if (one.owner, one.name) == (kept.owner, kept.name)]
        kinds = tuple(kind for kinds in hiding for kind in kinds)
        if set(kinds) != set(self.description.kept[key].kinds) and kept.owner == "piece":
            secret = replace(secret, kinds=kinds)
        if self.description.secrets.setdefault(key, secret) != secret:
            self.error("twice", Span(kept.line), f"who sees the {kept.name} is said otherwise above")

    def keep_states(self, owner: Owner | None, kinds: tuple[str, ...], node: Node, line: Line) -> None:
        """'is fresh or moved': the first word is how it starts."""
        *said, visible = node.children
        words = tuple(word(child) for child in said if cast(Token, child).type == "ADJ")
        name = " or ".join(words)
        if len(set(words)) < len(words):
            self.error("twice", line.span, "the same word stands here twice")
        for one in words if owner == "thing" else ():
            self.context.things.states.setdefault(one, []).append(kinds[0])
        if owner is None:
            return
        kept = Kept(name, owner, "word", 0, 0, len(words) - 1, words, kinds, line=line.number)
        self._keep(kept)
        self._hide(kept, visible)
        for place, one in enumerate(words):
            self.context.words.setdefault(one, []).append((kept, place))

    def keep_memory(self, owner: Owner | None, kinds: tuple[str, ...], node: Node, line: Line) -> None:
        """'remembers the leader, a player'."""
        name, noun, visible = node.children
        listed = word(noun) in self.context.things.traits
        sort: Sort | None = "word" if listed else self.context.nouns.get(word(noun))
        if sort is None:
            self.error("noun", span_of(cast(Token, noun)), f"'{noun}' is neither a kind of thing nor a list of words")
            return
        if owner == "thing" or sort not in ("cell", "player", "word", "thing"):
            self.context.things.add(Property(word(name), kinds[0] if kinds else owner or "card", sort, word(noun)))
        if sort not in ("cell", "player", "word", "thing"):
            self.context.not_yet("memories of pieces")
        elif owner is not None:
            words = self.context.things.traits[word(noun)] if listed else ()
            low, high = (-1, len(words) - 1) if listed else (-(2**31), 2**31 - 1)
            kept = Kept(word(name), owner, sort, -1, low, high, words, kinds, line=line.number, noun=word(noun))
            self._keep(kept)
            self._hide(kept, visible)

    def keep_facing(self, kinds: tuple[str, ...], node: Node, line: Line) -> None:
        """'faces up': the piece has a front, which 'ahead' and 'turn' speak of."""
        side = word(node.children[0])
        if side not in SIDES:
            self.error("side", line.span, f"a piece faces up, down, left or right, not '{side}'")
            return
        known = self.description.kept.get("piece.facing")
        if known is not None and known.start != SIDES.index(side):
            self.error("side", line.span, f"pieces face {SIDES[known.start]} at first, as line {known.line} says",
                       f"let these face {SIDES[known.start]} too, and write their ways so")
            return
        self.context.used.add("facing")
        self._keep(Kept("facing", "piece", "number", SIDES.index(side), kinds=kinds, line=line.number))

    def _keep(self, kept: Kept) -> None:
        key = f"{kept.owner}.{kept.name}"
        known = self.description.kept.get(key)
        rivals = [one for word in kept.words for one, _ in self.context.words.get(word, []) if one.owner == kept.owner]
        for other in [known] if known is not None else rivals:
            if other.owner == "thing" and (other.sort, other.words) != (kept.sort, kept.words):
                self.context.not_yet("one name for different figures")
            if other.kinds == kept.kinds:
                self.error("twice", Span(kept.line), f"'{kept.name}' is declared in line {other.line} already")
        self.description.kept[key] = replace(kept, kinds=(*known.kinds, *kept.kinds)) if known else kept

    # ---- options and rulesets --------------------------------------------------------------------------------------
    def read_options(self, line: Line) -> None:
        for child in line.children:
            node = parse_line(child, "option", self.context.vocabulary, self.context.findings)
            if node is not None:
                self._option(node, child)

    def _option(self, node: Node, line: Line) -> None:
        name, _, *settings, start, words = node.children
        question = word(words).strip('"') if words is not None else ""
        values: tuple[int | str, ...] = tuple(_setting(word(one)) for one in settings
                                              if one is not None and cast(Token, one).type != "LISTOR")
        if node.data == "option_range":
            low, high = int(values[0]), int(values[1])
            if not 0 <= high - low <= 1000:
                self.error("range", line.span, "an option has from 1 to 1000 values, the smaller number first")
                return
            values = tuple(range(low, high + 1))
        default = _setting(word(start)) if start is not None else values[0]
        if default not in values:
            self.error("default", line.span, f"it starts at {default}, which is not one of its values")
            default = values[0]
        for place, value in enumerate(values):
            if isinstance(value, str):
                self.context.traits[value.lower()] = (word(name), place)
        if not question:
            self.context.findings.warning("question", line.span, f"players will be asked for '{word(name)}' wordlessly",
                                          'end the line with a question in quotes: "Board size"')
        self.description.options.append(OptionText(word(name), values, default, question or word(name), line.number))

    def read_ruleset(self, node: Node, line: Line) -> None:
        chosen: dict[str, int | str] = {}
        for child in line.children:
            setting = parse_line(child, "ruleline", self.context.vocabulary, self.context.findings)
            if setting is None:
                continue
            name, _, value = (word(one) for one in setting.children)
            option = next((one for one in self.description.options if one.name == name), None)
            if option is None or _setting(value) not in option.values:
                self.error("setting", child.span, f"no option '{name}' can be '{value}'")
            else:
                chosen[name] = _setting(value)
        self.description.rulesets[word(node.children[0])] = chosen

    # ---- legend, set-up and levels ---------------------------------------------------------------------------------
    def read_legend(self, line: Line) -> None:
        for child in line.children:
            signs, rest = self._signs(child)
            column = child.column + len(child.text) - len(rest)
            node = parse_sentence(rest.strip(), child.number, column, "legendline", self.context.vocabulary,
                                  self.context.findings)
            if node is None:
                continue
            for one in signs:
                if one in self.description.legend:
                    self.error("twice", child.span, f"the sign '{one}' is explained already")
                self.description.legend[one] = self._meaning(node, one, child)

    def _signs(self, line: Line) -> tuple[list[str], str]:
        """The signs that a line explains, and what it says of them; '1\\1 to 9\\9' counts both numbers."""
        signs = explained_by(line.text)
        if signs.first == signs.last:
            return [signs.first], signs.said
        ends = list(zip(map(int, numbers_in(signs.first)), map(int, numbers_in(signs.last)), strict=True))
        count = prod(max(0, high - low + 1) for low, high in ends)
        self.signs_explained += count
        if not count or self.signs_explained > MOST_SIGNS:
            self.error("legend", line.span, *(("these are too many signs", f"a legend explains at most {MOST_SIGNS}")
                       if count else ("no number lies between these two", "write the smaller number first")))
            return [], signs.said
        counted = product(*(range(low, high + 1) for low, high in ends))
        return [filled(shape_of(signs.first), numbers) for numbers in counted], signs.said

    def _meaning(self, node: Node, sign: str, line: Line) -> Meaning:
        if node.data == "no_cell":
            return Meaning(cell=False)
        meaning = Meaning()
        parts = [node] if node.data == "meaning" else [tree(child) for child in node.children if child is not None]
        for part in parts:
            meaning = self._meant(meaning, part, sign, line)
        return meaning

    def _meant(self, meaning: Meaning, node: Node, sign: str, line: Line) -> Meaning:
        tokens = [cast(Token, child) for child in node.children if child is not None]
        noun = next(str(one) for one in tokens if one.type == "NOUN")
        sort = self.context.nouns.get(noun)
        owner = meaning.owner
        states: list[tuple[str, int]] = []
        values = self._values(tokens, sign, line)
        for token in tokens:
            if token.type == "ADJNAME":
                seats = [seat.lower() for seat in self.description.seats]
                owner = seats.index(token.lower()) if token.lower() in seats else owner
                states += self._meant_word(token.lower(), sort, noun, line) if token.lower() not in seats else []
            elif token.type == "ADJ":
                states += self._meant_state(str(token), sort, line)
            elif token.type == "DIR":
                meaning = replace(meaning, facing=self._meant_facing(token, noun, line))
            elif token.type == "PROP":
                value = values.pop(0)
                store = f"{'piece' if sort == 'piece' else 'cell'}.{token}"
                if store not in self.description.kept:
                    self.error("legend", line.span, f"a {noun} keeps no '{token}'",
                               f"declare 'each {noun} has {token}'")
                else:
                    states.append((store, value))
        self.context.used.add(noun)
        if noun in self.context.counted:
            copies = next((int(one) for one in tokens if one.type == "NUMBER"), 1)
            return replace(meaning, thing=noun, copies=copies, owner=owner)
        if (noun in BESIDES and sort == "cell") or (sort == "thing" and not self.context.things.related(noun, "part")):
            self.error("legend", line.span, "a sign stands for a piece, a cell or a part of a tile, "
                       f"not for {with_article(noun)}")
        if any(one.type == "NUMBER" for one in tokens) and all(one.type != "PROP" for one in tokens):
            self.error("legend", line.span, f"only pieces whose number is given can lie {tokens[-1]} on one cell",
                       f"say how many there are: 'piece {noun}, 15 each'")
        if sort == "piece":
            kinds = self.description.kinds_of(noun)
            if len(kinds) != 1:
                self.error("legend", line.span, f"which {noun}? a sign stands for one kind")
                return meaning
            return replace(meaning, kind=kinds[0], owner=owner, piece_states=(*meaning.piece_states, *states))
        if sort == "cell":
            return replace(meaning, cell_states=(*meaning.cell_states, *states))
        self.context.not_yet("tiles")
        return meaning

    def _values(self, tokens: list[Token], sign: str, line: Line) -> list[int]:
        """The number for each property that a meaning names: the one it says, or those written in the sign."""
        names = sum(token.type == "PROP" for token in tokens)
        said = [int(token) for token in tokens if token.type == "NUMBER"]
        written = [int(number) for number in numbers_in(sign)]
        if names and not said and len(written) != names:
            self.error("legend", line.span, f"numbers in the sign '{sign}': {len(written)}; named: {names}",
                       "name a property for each of them, in their order")
        values = [*(said or written), *[0] * names]
        if names and max(values) > LARGEST:
            self.error("legend", line.span, f"the largest number of a sign is {LARGEST}")
            return [0] * len(values)
        return values

    def _meant_facing(self, side: Token, noun: str, line: Line) -> int:
        facing = self.description.kept.get("piece.facing")
        kinds = facing.kinds or ("piece",) if facing is not None else ()
        if not any(kind == noun or kind in self.context.covers.get(noun, ()) for kind in kinds):
            self.error("legend", line.span, f"a {noun} faces nowhere", "write 'faces up' under it")
        elif side not in SIDES:
            self.error("side", span_of(side), f"a piece faces up, down, left or right, not '{side}'")
        else:
            return SIDES.index(side)
        return -1

    def _meant_word(self, name: str, sort: Sort | None, noun: str, line: Line) -> list[tuple[str, int]]:
        """'A cat card': a word of a list that it has."""
        trait, place = self.context.traits.get(name, ("", 0))
        if sort == "thing":
            return []
        if f"{sort}.{trait}" in self.description.kept:
            return [(f"{sort}.{trait}", place)]
        self.error("legend", line.span, f"'{name}' does not describe a {noun}", f"declare 'each {noun} has a …'")
        return []

    def _meant_state(self, name: str, sort: Sort | None, line: Line) -> list[tuple[str, int]]:
        for kept, value in self.context.words.get(name, []):
            if kept.owner == sort:
                self.context.used.add(name)
                return [(f"{kept.owner}.{kept.name}", value)]
        if sort == "thing" and name in self.context.things.states:
            return []
        self.error("legend", line.span, f"'{name}' is not a state of it")
        return []

    def grid(self, line: Line, middle: bool = False) -> tuple[tuple[str, ...], ...]:
        """The signs of a drawing; unknown ones are reported where they stand."""
        cells, numbers = read_grid(line.rows or [], self.description)
        if not cells:
            self.error("drawing", line.span, "a drawing must stand below this line")
        texts = {row.number: row.text for row in line.rows or []}
        told: set[str] = set()
        for row, number in zip(cells, numbers, strict=True):
            for sign in () if self.context.findings.full else row:
                if sign not in (".", " ", *told) and not meanings(sign, self.description):
                    told.add(sign)  # one message for each sign is enough
                    column = texts[number].find(sign) + 1
                    self.error("sign", Span(number, column, column + len(sign)),
                               f"the legend does not explain '{sign}'", "add it to the legend")
        if len(cells) > LARGEST_DRAWING or any(len(row) > LARGEST_DRAWING for row in cells):
            self.error("size", line.span, f"the drawing below is {len(cells[0])} by {len(cells)}; a board has at most "
                       f"{LARGEST_DRAWING} cells each way", "draw a smaller one")
            return ()
        if cells and not middle:
            self._measure(line, cells, numbers)
        return cells

    def _measure(self, line: Line, cells: tuple[tuple[str, ...], ...], numbers: tuple[int, ...]) -> None:
        """Rows that are too long or too short, and a drawing with more or fewer rows than its board."""
        texts = [row.text for row in line.rows or [] if row.text.strip()]
        widths = [len("".join(sign[0] for sign in row).rstrip()) for row in cells]
        columns, rows = self._board_size() or (0, len(cells))
        usual = columns if columns in widths else max(widths, key=widths.count)
        if (usual, len(cells)) != (columns or usual, rows):
            self.error("drawing-size", line.span, f"the drawing below is {usual} by {len(cells)}, the board {columns} "
                       f"by {rows}", "draw every cell of the board")
        gaps = any(" " in row[:width] for row, width in zip(cells, widths, strict=True))
        if gaps or not all(" " in text.strip() or width == 1 for text, width in zip(texts, widths, strict=True)):
            return  # drawn sign beside sign, or with holes: what is missing at the end is floor or no cell
        for number, text, width in zip(numbers, texts, widths, strict=True):
            if width != usual:
                self.error("drawing-size", Span(number, len(text) - len(text.lstrip()) + 1, len(text.rstrip()) + 1),
                           f"this row has {width} cells, the others have {usual}",
                           "give every row the same number of signs")

    def _board_size(self) -> tuple[int, int] | None:
        """Columns and rows of a board of squares whose size the text fixes."""
        board = self.description.boards[0] if self.description.boards else None
        if board is None or board.shape != "squares":
            return None
        columns, rows = board.size
        return (columns, rows) if isinstance(columns, int) and isinstance(rows, int) else None

    def read_level(self, node: Node, line: Line) -> None:
        found = _LEVEL.match(word(node.children[0]))
        if found is None:
            self.error("level", line.span, "a level is named like this: level First push, easy, 12 moves")
            return
        if found["name"].strip().isdecimal() and found["name"].strip() != str(len(self.description.levels) + 1):
            self.error("level", line.span, f"'{found['name']}' would be taken for another level's number",
                       "give it a name with letters: level First push")
        cells = self.grid(line)
        if any(level.name.lower() == found["name"].strip().lower() for level in self.description.levels):
            self.error("twice", line.span, f"there is a level called '{found['name']}' already")
        self.description.levels.append(LevelText(found["name"].strip(), (found["difficulty"] or "").strip(),
                                                 int(found["minimum"] or 0), cells, line.number,
                                                 self.context.findings.part))


def _setting(text: str) -> int | str:
    return int(text) if text.strip().isdigit() else text.strip().lower()
