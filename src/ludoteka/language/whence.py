"""What everybody can tell of where a thing lies that changes places: by the words for it, or by what was chosen."""

from __future__ import annotations

from dataclasses import replace

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Told
from ludoteka.language.description import Description, Rule
from ludoteka.language.soundness import parts

_BACKS = ("card", "tile", "die", "piece")
"""What things are called by their backs."""


class Whence:
    """What the rules of a game tell of where things lie."""

    def __init__(self, description: Description) -> None:
        self.description = description

    def told(self, swap: act.SwapThings, rule: Rule) -> act.SwapThings:
        """The same, with what everybody can tell of where the two lie."""
        return replace(swap, first_told=self._told(swap.first, rule), second_told=self._told(swap.second, rule))

    def _told(self, thing: form.Expr, rule: Rule, asked: tuple[Rule, ...] = ()) -> Told:
        if not isinstance(thing, form.Local):
            return self._said(thing)
        if thing.index in rule.params:
            return self._given(rule.params.index(thing.index), rule, asked)
        named = [node for node in parts(rule.block) if isinstance(node, act.Action)
                 and not isinstance(node, act.Use) and getattr(node, "local", None) == thing.index]
        # Of what was chosen or drawn, the log says in which zone it lay.
        told = [isinstance(node, act.Choose | act.Random) or (
            isinstance(node, act.Assign) and self._said(node.value) != "") for node in named]
        return "zone" if told and all(told) else ""

    def _given(self, number: int, rule: Rule, asked: tuple[Rule, ...]) -> Told:
        """What is told of a thing that a deed is done with, wherever it is done."""
        verbs = {verb for verb, deeds in self.description.deeds.items() if rule in deeds}
        calls = [(node, one) for one in self.description.rules() for node in parts(one.block)
                 if isinstance(node, act.CallDeed) and node.verb in verbs and len(node.args) > number]
        told = [rule not in asked and self._told(node.args[number], one, (*asked, rule)) != "" for node, one in calls]
        return "zone" if told and all(told) else ""

    def _said(self, thing: form.Expr) -> Told:
        """'the top card of the deck' says the spot, 'the red card in your hand' the zone, 'the queen' nothing."""
        found = thing.of if isinstance(thing, form.FirstOf) else thing
        if not isinstance(found, form.Filtered):
            return ""
        inside = [zone for one in found.filters if isinstance(one, form.Inside) and isinstance(one.of, form.InZones)
                  for zone in parts(one.of) if isinstance(zone, form.ZoneOf)]
        if len(inside) != 1:
            return ""
        picked = any(isinstance(one, form.Superlative) for one in found.filters)
        others = any(not isinstance(one, form.Inside | form.Superlative) for one in found.filters)
        every = isinstance(found.source, form.Things) and found.source.kind in _BACKS
        ordered = self.description.zones[inside[0].name].ordered
        return "spot" if ordered and picked and every and not others else "zone"
