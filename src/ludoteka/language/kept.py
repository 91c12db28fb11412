"""Declarations of what is kept: numbers, states, memories, where a piece faces; and who may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from lark import Token

from ludoteka.language.context import CORNER, EDGE, PLACES, Context, Node, span_of, tree, word
from ludoteka.language.declaring import SIDES, Declaring
from ludoteka.language.description import Kept, Secret, of_zone
from ludoteka.language.diagnostics import Span
from ludoteka.language.form import Sort
from ludoteka.language.layout import Line
from ludoteka.language.misses import keep_misses
from ludoteka.language.things import Property
from ludoteka.language.words import TURNS_TO_MISS

Owner = Literal["game", "player", "piece", "cell", "edge", "corner", "thing"]
ON_BOARD = ("piece", *PLACES)


class KeptDeclarations(Declaring):
    """Reads what the game, players, pieces, cells and things keep."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._secrets: list[tuple[Kept, Node]] = []

    def owner_of(self, noun: str, span: Span) -> tuple[Owner, tuple[str, ...]] | None:
        """Who keeps what is declared for a noun: the board's cells, players, kinds of piece, or of cards and others."""
        sort = self.context.nouns.get(noun)
        if sort == "cell":
            return "edge" if noun == EDGE else "corner" if noun == CORNER else "cell", ()
        if sort == "player":
            return "player", ()
        if sort == "piece":
            return "piece", () if noun == "piece" else (noun,)
        if sort == "thing":
            return "thing", (noun,)
        self.error("owner", span, f"a {noun} cannot keep anything")
        return None

    def keep_of_zone(self, zone: Token, node: Node, line: Line) -> None:
        """'the deck has charges', 'each hand has tokens': one for all, or one for each player who has the zone."""
        found = self.description.zones.get(zone.lower())
        if found is None:
            self.error("owner", span_of(zone), f"'{zone}' cannot keep anything",
                       f"declare it as a zone above, with 'zone {zone}', or say 'each …' of players, pieces or cards")
            return
        for name in _names(node):
            if self.context.things.traits.get(name):
                keeper = "each player" if found.owner == "player" else "the game"
                self.error("not-number", line.span, f"a {name} is a word of a list, and a zone has numbers alone",
                           f"let its keeper have it: '{keeper} has a {name}'")
                return
        self.keep_numbers(found.owner, (), node, line, found.name)

    def keep_numbers(self, owner: Owner | None, kinds: tuple[str, ...], node: Node, line: Line, zone: str = "") -> None:
        """'has score, starting at 3'."""
        names = _names(node)
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
            if (owner, name, zone) == ("player", TURNS_TO_MISS, ""):
                self._keep_misses(options, line)
                continue
            words = self.context.things.traits.get(name, ())
            if owner == "thing":
                self.context.things.add(Property(name, kinds[0], "word" if words else "number", name if words else ""))
            if words:
                kept = Kept(name, owner, "word", -1, -1, len(words) - 1, words, kinds, line=line.number)
            else:
                kept = Kept(of_zone(name, zone) if zone else name, owner, "number", start, low, high, (), kinds,
                            owner in ON_BOARD, resets, line.number, zone=zone)
            self._keep(kept)
            self._hide(kept, visible)

    def _keep_misses(self, options: list[Node], line: Line) -> None:
        """Players have turns to miss whether or not that is declared."""
        keep_misses(self.context, line.number)
        for option in options:
            self.error("reserved", span_of(option), f"players begin with no '{TURNS_TO_MISS}', and everybody sees them",
                       "leave this out; 'every player misses a turn' can be said in the 'setup'")

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
            self.context.not_yet("memories of pieces", line.number)
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
                self.context.not_yet("one name for different figures", kept.line)
            if other.kinds == kept.kinds:
                self.error("twice", Span(kept.line), f"'{kept.name}' is declared in line {other.line} already")
        self.description.kept[key] = replace(kept, kinds=(*known.kinds, *kept.kinds)) if known else kept


def _names(node: Node) -> list[str]:
    """What a line with 'has' names."""
    return [word(tree(child).children[-1]) for child in node.children if tree(child).data == "number"]
