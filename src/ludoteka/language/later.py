"""Sentences about cards, chance and secrets: they are checked now and run by a later machine."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token

from ludoteka.language import actions as act
from ludoteka.language import form, part_phrases, thing_phrases, tiles
from ludoteka.language.actions import Action
from ludoteka.language.context import Node, tree, word
from ludoteka.language.counted import from_box
from ludoteka.language.lasting import LastingReader
from ludoteka.language.layout import Line
from ludoteka.language.phrases import Phrase
from ludoteka.language.words import with_article


class LaterReader(LastingReader):
    """Reads what no machine does yet, and reports what could never be done."""

    def _later(self, what: str) -> Action:
        self.context.not_yet(what, self.line)
        return act.NotYetDone(what, line=self.line)

    def _put_thing(self, phrase: Phrase, goal: Phrase, node: Node, name: str | None) -> list[Action]:
        np, destination, manner = node.children[:3]
        if phrase.sort not in ("thing", "piece"):
            zone = thing_phrases.zone_words(self, tree(np))
            hint = f"say what lies in it: 'put every card in {zone} …'" if phrase.sort == "zone" else ""
            raise self.wrong("put", tree(np), f"a {phrase.noun or phrase.sort} cannot be put anywhere", hint)
        if not thing_phrases.carries(self, goal):
            raise self.wrong("place", tree(destination), f"a {goal.noun or goal.sort} is not a place")
        self._box_too(phrase)
        many = phrase.det == "every"
        new = from_box(phrase, self.words_of(tree(np)), self.context)
        things = new or (with_box(phrase.as_set) if many else phrase.as_set)
        bound = self.scope.bind(phrase.sort, phrase.noun, self.line, name, many) if name else None
        lying = word(tree(manner).children[0]) if manner is not None and tree(manner).data == "lying" else ""
        if new is None and phrase.many and phrase.det not in ("every", "the", "ref", "owned"):
            raise self.wrong("which", tree(np), f"which {phrase.noun}? this could be several",
                             f"choose it on a line above and say 'put it …', or say 'every {phrase.noun}'")
        turned = manner is not None and tree(manner).data == "turned"
        onto_part = part_phrases.is_a(self, goal, part_phrases.PART) and not goal.many
        into_zone = phrase.sort == "thing" and (goal.sort == "cell" or (goal.sort == "zone" and not goal.many))
        if goal.sort == "zone" and goal.many:
            raise self.wrong("place", tree(destination), f"into which {goal.noun}? this could be several",
                             f"name the one: 'your {goal.noun}', or 'let every player: put … into your {goal.noun}'")
        if not (into_zone or onto_part) or (manner is not None and not lying and not turned):
            return [self._later(thing_phrases.CARDS)]
        named: list[Action] = [] if bound is None else [
            act.Assign(bound.local, things if many else form.FirstOf(things), line=self.line)]
        under = tree(destination).data == "under"
        place = form.PlaceOf(self.as_cell(goal, tree(destination))) if goal.sort == "cell" else goal.expr
        if onto_part:
            place = form.PartPlace(goal.expr)
        put = act.PutThings(things, place, under, cast(act.Lying, lying), new is not None, line=self.line)
        return [*named, *(self._turned_any_way(phrase, put, tree(manner)) if turned else [put])]

    def _box_too(self, phrase: Phrase) -> None:
        """What chance draws to be put somewhere may come from the box, as all of them would."""
        for number, one in enumerate(self.draws or ()):
            if isinstance(one, act.Random) and one.sort == "thing" and phrase.expr == form.Local(one.local):
                cast(list[Action], self.draws)[number] = replace(one, of=with_box(one.of))

    def _turned_any_way(self, phrase: Phrase, put: act.PutThings, manner: Node) -> list[Action]:
        """The player turns a tile before it is laid."""
        if phrase.many or not part_phrases.is_a(self, phrase, part_phrases.TILE):
            raise self.wrong("turn", manner, "one tile is turned, chosen on a line above")
        tiles.keep_turning(self.context)
        local = self.scope.new_local("number")
        return [act.ChooseTurn(phrase.expr, local, line=self.line), replace(put, turned=form.Local(local))]

    def _swap_things(self, first: Phrase, second: Phrase, node: Node) -> Action:
        """'swap the gift and the price', 'swap your hand and the hand of the next player'."""
        if first.sort != second.sort:
            one, other = (with_article(phrase.noun or phrase.sort) for phrase in (first, second))
            raise self.wrong("swap", node, f"{one} and {other} cannot swap places",
                             "two things that lie in zones swap places, or two whole zones, or two pieces on a board")
        for phrase, child in zip((first, second), node.children, strict=True):
            if part_phrases.is_a(self, phrase, part_phrases.PART):
                raise self.wrong("swap", tree(child), f"a {phrase.noun} belongs to its tile and cannot swap places",
                                 "swap the tiles")
        made = act.SwapZones if first.sort == "zone" else act.SwapThings
        return made(self._one_swapped(first), self._one_swapped(second), line=self.line)

    def _one_swapped(self, phrase: Phrase) -> form.Expr:
        """The one thing that a phrase means; a card that is there once may lie in the box."""
        if not phrase.many:
            return phrase.expr
        return form.FirstOf(with_box(phrase.expr) if isinstance(phrase.expr, form.Things) else phrase.expr)

    def _one_alone(self, phrase: Phrase, node: Node) -> None:
        """Report what may be several where only one can change places with another."""
        if not phrase.many or (phrase.sort != "zone" and self._means_one(phrase, node)):
            return
        hint = {"zone": f"name the one: 'your {phrase.noun}', 'the {phrase.noun} of the next player'",
                "thing": "choose it on a line above and give it a name, or swap whole zones: 'swap your hand and "
                         "the hand of the next player'"}.get(phrase.sort, "choose it on a line above and name it")
        raise self.wrong("which", node, f"which {phrase.noun}? only one swaps places with another one", hint)

    def _means_one(self, phrase: Phrase, node: Node) -> bool:
        """Whether a phrase means one by its words: the top card, the card in the shelf, your king, Anise."""
        filters = phrase.expr.filters if isinstance(phrase.expr, form.Filtered) else ()
        picked = [one.count for one in filters if isinstance(one, form.Superlative)]
        things = self.context.description.things
        alone = phrase.noun in things and things[phrase.noun].copies == 1 and not things[phrase.noun].for_each
        said = phrase.det in ("the", "owned") if filters or phrase.sort == "piece" else alone
        return max(picked) == 1 if picked else said and not self._means_several(node)

    def _means_several(self, node: Node) -> bool:
        """Whether a phrase speaks of several: 'the cards in your hand'."""
        noun = next(node.scan_values(lambda one: isinstance(one, Token) and one.type == "NOUN"), None)
        said = self.text[noun.start_pos:noun.end_pos].split() if noun is not None else []
        return bool(said) and said[-1].lower() in self.context.vocabulary.singular

    def _able(self, verb: str, noun: str, node: Node) -> None:
        """Report a deed or ability that only other things have."""
        if not thing_phrases.can_do(self, verb, noun):
            doers = " or ".join(f"'let a {one}: {verb}'" for one in sorted(self.context.doers.get(verb, ())))
            raise self.wrong("who", node, f"a {noun} cannot {verb}" if noun else f"who or what is to {verb}?",
                             f"say {doers}" if doers else "")

    def _do_choose_trait(self, node: Node, line: Line) -> Action:
        prop, as_ = node.children
        name = word(tree(as_).children[0]) if as_ is not None else None
        if word(prop) not in self.context.things.traits:
            raise self.wrong("choose", cast(Token, prop), f"'{prop}' is no list of words to choose from",
                             f"declare it with 'a {prop} is …, … or …'")
        bound = self.scope.bind("word", word(prop), self.line, name)
        return act.ChooseWord(self.context.things.traits[word(prop)], bound.local, line=self.line)

    def _do_choose_another_trait(self, node: Node, line: Line) -> list[Action]:
        """'choose another ware': a word of the list, but not the one that was chosen above."""
        prop = cast(Token, node.children[0])
        before = self.scope.that(word(prop), self.context.covers)
        if before is None:
            raise self.wrong("that", prop, f"no {prop} has been chosen above that this could be another than",
                             f"say 'choose a {prop}'")
        chosen = cast(act.ChooseWord, self._do_choose_trait(node, line))
        same = form.Compare("=", form.Local(chosen.local), before.expr)
        return [chosen, act.NotAllowed(same, line=self.line)]

    def _do_shuffle(self, node: Node, line: Line) -> Action:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort == "zone":
            return act.ShuffleZone(phrase.expr, line=self.line)
        if phrase.sort != "piece" or not phrase.many:
            raise self.wrong("zone", tree(node.children[0]),
                             f"a zone or several pieces can be shuffled, not a {phrase.noun or phrase.sort}")
        held, rest = (self.scope.new_local("piece", True) for _ in range(2))
        return act.Shuffle(phrase.as_set, held, rest, line=self.line)

    def _do_roll(self, node: Node, line: Line) -> Action:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort != "thing" or not self.context.things.related(phrase.noun, "die"):
            raise self.wrong("roll", tree(node.children[0]),
                             f"only dice are rolled, not a {phrase.noun or phrase.sort}")
        things = self.context.description.things
        known = [things[name] for name in self.context.description.things_of(phrase.noun)]
        if sum(one.copies for one in known) != 1 or known[0].for_each:  # of one there is no doubt which it is
            self._definite(phrase, tree(node.children[0]))
        return act.Roll(phrase.as_set, self.scope.new_local("thing", True), line=self.line)

    def _do_show(self, node: Node, line: Line) -> Action:
        shown, to = (self.noun_phrase(tree(child)) for child in node.children)
        if shown.sort not in ("thing", "zone"):
            raise self.wrong("show", tree(node.children[0]), f"a {shown.noun or shown.sort} cannot be shown")
        if to.sort != "player":
            raise self.wrong("who", tree(node.children[1]), f"it is shown to a player, not to a {to.noun or to.sort}")
        zone = shown.sort == "zone"
        return act.ShowThings(None if zone else shown.as_set, shown.expr if zone else None, to.as_set, line=self.line)

    def _do_set_up(self, node: Node, line: Line) -> Action:
        if self.context.description.drawn_setup is None:
            here = Token("X", "", line=line.number, column=line.column, end_column=line.column + len(line.text))
            raise self.wrong("set-up", here, "no set-up is drawn that the board could be set up by",
                             "draw it below a line 'setup drawn'")
        return act.SetUpBoard(line=self.line)

    def _do_take_turns(self, node: Node, line: Line) -> Action:
        first = self.base(tree(node.children[0]))
        if first.sort != "player":
            raise self.wrong("who", tree(node.children[0]), f"a player begins, not a {first.noun or first.sort}")
        seat = form.FirstOf(first.expr) if first.many else first.expr
        return act.TakeTurns(seat, self.condition(tree(node.children[1])), line=self.line)


def with_box(things: form.Expr) -> form.Expr:
    """The same things, those in the box among them: 'put every card into the deck'."""
    if isinstance(things, form.Filtered):
        return replace(things, source=with_box(things.source))
    return replace(things, box=True) if isinstance(things, form.Things) else things
