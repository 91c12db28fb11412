"""Choosing among things that lie unseen: which of them it is, chance decides right behind the choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.description import Description, Rule
from ludoteka.language.soundness import parts
from ludoteka.language.whence import Whence


def draw_unseen(description: Description) -> None:
    """Let chance draw among what a chooser cannot tell apart, wherever that may lie unseen."""
    sight = Sight(description)
    for rule in {id(rule): rule for rule in description.rules()}.values():
        rule.block = Drawing(rule, sight).block(rule.block)


class Sight:
    """What everybody who may choose it sees, as far as the text says."""

    def __init__(self, description: Description) -> None:
        self.zones, self.whence = description.zones, Whence(description)
        put = [node for rule in description.rules() for node in parts(rule.block) if isinstance(node, act.PutThings)]
        self.covered = {node.zone.name if isinstance(node.zone, form.ZoneOf) else "" for node in put
                        if node.lying == "face down"}
        """The zones ('' for cells) where things may lie face down."""
        self.given = any(thing.for_each for thing in description.things.values())
        """Whether things belong to players wherever they lie."""

    def hides(self, things: form.Expr) -> bool:
        """Whether these things are chosen from zones of which the one addressed may not see one.

        Where no zone is said, as in 'play one of your cards', what can be done with a thing says which one it may be.
        """
        return not all(self._seen(zone) for zone in self._zones(things))

    def sees_all(self, things: form.Expr) -> bool:
        """Whether whoever is addressed sees these things for certain."""
        if self._zones(things):
            return not self.hides(things)
        own = isinstance(things, form.Filtered) and any(
            isinstance(one, form.OwnedBy) and one.seat == form.Local(form.YOU) and not one.enemy and not one.any_of
            for one in things.filters)
        # What is somebody's lies in a zone of theirs, unless it was given to them.
        looked_at = [zone for zone in self.zones.values() if zone.owner == "player" or not own or self.given]
        return not self.covered and all(zone.seen == "all" or (own and zone.seen == "owner" and zone.owner == "player")
                                        for zone in looked_at)

    def _zones(self, things: form.Expr) -> list[form.ZoneOf | None]:
        """The zones that they are said to lie in; None for one that has no name of its own."""
        for one in things.filters if isinstance(things, form.Filtered) else ():
            if isinstance(one, form.Inside) and isinstance(one.of, form.InZones):
                return list(_named(one.of.zones))
        return self._zones(things.source) if isinstance(things, form.Filtered) else []

    def _seen(self, zone: form.ZoneOf | None) -> bool:
        if zone is None:
            return not self.covered and all(one.seen == "all" for one in self.zones.values())
        seen = self.zones[zone.name].seen
        return (seen == "all" and zone.name not in self.covered) or (
            seen == "owner" and zone.seat == form.Local(form.YOU))


def _named(zones: form.Expr) -> Iterator[form.ZoneOf | None]:
    """Zones that are named one by one; None for one that is not."""
    for one in zones.parts if isinstance(zones, form.Union) else (zones,):
        yield one.of if isinstance(one, form.One) and isinstance(one.of, form.ZoneOf) else None


class Drawing:
    """Adds what chance draws to the blocks of one rule."""

    def __init__(self, rule: Rule, sight: Sight) -> None:
        self.rule, self.sight = rule, sight

    def block(self, block: tuple[Action, ...]) -> tuple[Action, ...]:
        """A block with a draw behind each choice that needs one."""
        found: list[Action] = []
        for action in block:
            if isinstance(action, act.SwapThings):
                action = self.sight.whence.told(action, self.rule)
            found.append(self._inside(action))
            if isinstance(action, act.Choose) and action.sort == "thing" and self.sight.hides(action.of):
                found += self._several(action) if action.several is not None else [self._draw(action, action.local)]
        return tuple(found)

    def _inside(self, action: Action) -> Action:
        """The same with the blocks in it; what is chosen at once waits, and chance has no say in between."""
        if isinstance(action, act.AtOnce):
            return action
        inner: dict[str, Any] = {field.name: self._within(getattr(action, field.name)) for field in fields(action)
                                 if isinstance(getattr(action, field.name), tuple)}
        return replace(action, **inner)

    def _within(self, value: object) -> object:
        if not isinstance(value, tuple):
            return value
        if value and all(isinstance(one, Action) for one in value):
            return self.block(value)
        return tuple(self._within(one) for one in value)

    def _draw(self, action: act.Choose, chosen: int, local: int = -1, *without: form.Filter) -> Action:
        alike = form.Filtered(action.of, (form.Unseen(form.Local(chosen)), *without), "thing")
        return act.Random(alike, "thing", local if local >= 0 else chosen, line=action.line)

    def _several(self, action: act.Choose) -> list[Action]:
        """For each of several another one is drawn, none twice; by where they lie, not by what they are."""
        one, rest, drawn, all_ = (self._local(many) for many in (False, True, False, True))
        draw = self._draw(action, one, drawn, form.Outside(form.Local(all_)))
        more = form.Union((form.Local(all_), form.One(form.Local(drawn))))
        block = (draw, act.Assign(all_, more, line=action.line))
        return [act.Assign(all_, form.Union(()), line=action.line),
                act.ForEach(form.Local(action.local), one, rest, block, "thing", as_offered=True,
                            line=action.line),
                act.Assign(action.local, form.Local(all_), line=action.line)]

    def _local(self, many: bool) -> int:
        local = self.rule.locals
        self.rule.locals += 1
        self.rule.sorts[local] = ("thing", many)
        return local
