"""What chance has to decide before a sentence can be done: who lies on top of a shuffled zone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.context import Context
from ludoteka.language.soundness import own_part, parts

_BINDING = (form.Where, form.Extreme, form.Fold, form.Gather, form.Numbers, form.Different)
"""Parts of phrases with a member of their own, which nothing outside them knows."""
_FROM_BELOW = ("first", "second", "third", "bottom", "lowest")
_PLACES = {"second": 1, "third": 2}


def settled(context: Context, made: list[act.Action]) -> list[act.Action]:
    """Actions, with a decision of chance before each that asks for the top of a zone that may be shuffled."""
    if not context.description.zones:
        return made
    done: list[act.Action] = []
    for action in made:
        wanted = list(dict.fromkeys(_wanted(context, own_part(action), set(), action.line)))
        settles = [replace(one, line=action.line) for one in wanted]
        if settles and isinstance(action, act.RepeatWhile):
            action = replace(action, block=(*action.block, *settles))
        done += [*settles, action]
    return done


def _wanted(context: Context, asked: object, words: set[str], line: int, inside: bool = False
            ) -> Iterator[act.Settle]:
    """What a sentence asks for, with the words explained elsewhere that it uses: each of them is looked at once."""
    nodes = list(parts(asked))
    inner = {node.local for node in nodes if isinstance(node, _BINDING)}
    for node in nodes:
        if isinstance(node, form.Filtered) and node.sort == "thing":
            for settle in _tops(context, node):
                known = {one.index for one in parts(settle.zone) if isinstance(one, form.Local)}
                if known & inner or (inside and known):
                    context.not_yet("chance in the middle of a phrase", line)
                else:
                    yield settle
        elif isinstance(node, form.Call) and node.name not in words:
            words.add(node.name)
            made = context.description.definitions.get(node.name, [])
            yield from _wanted(context, tuple(one.cases for one in made), words, line, inside=True)


def _tops(context: Context, phrase: form.Filtered) -> Iterator[act.Settle]:
    """The zones whose first or last things a phrase speaks of, where somebody does not see them."""
    ends = [one for one in phrase.filters if isinstance(one, form.Superlative)]
    inside = [one.of for one in phrase.filters if isinstance(one, form.Inside)]
    zones = [zone for one in inside for zone in parts(one) if isinstance(zone, form.ZoneOf)]
    for end in ends:
        for zone in zones:
            declared = context.description.zones[zone.name]
            if declared.ordered and declared.seen != "all":
                yield act.Settle(zone, end.count + _PLACES.get(end.which, 0), end.which in _FROM_BELOW)
