"""Conditions that ask whether the connected group of a thing touches something: they hold for all of it or for none."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.groups import is_group
from ludoteka.native.plan import Plan


@dataclass(frozen=True, slots=True)
class TouchingGroup:
    """'the group of a stone has no empty cell next to it': what the group is made of, and what it touches."""

    touches: bool
    """Whether it must touch, or must not."""
    members: form.Filtered
    joined: form.JoinedTo
    near: form.Near
    goal: form.Expr
    thing: form.Local

    def members_of(self, seat: int) -> form.Expr:
        """What the groups of a seat are made of."""
        owner = form.OwnerOf(self.thing, "piece")
        filters = tuple(replace(one, seat=form.Num(seat)) if isinstance(one, form.OwnedBy) and one.seat == owner
                        else one for one in self.members.filters[:-1])
        return form.Filtered(self.members.source, filters, self.members.sort)


def touching_group(plan: Plan, condition: form.Expr, local: int) -> TouchingGroup | None:
    """The condition as one about the group of the thing in a local, if it is one; words are looked through."""
    touches = True
    thing = form.Local(local)
    while True:
        if isinstance(condition, form.Not):
            touches, condition = not touches, condition.part
        elif isinstance(condition, form.Some):
            condition = condition.of
        else:
            meant = _meaning(plan, condition, thing)
            if meant is None:
                break
            condition, thing = meant
    if plan.layers > 1 or not isinstance(condition, form.Filtered) or any(
            isinstance(one, form.WHOLE) for one in condition.filters):
        return None
    asking = [one for one in condition.filters if thing in parts(one)]
    rest = tuple(one for one in condition.filters if one not in asking)
    if len(asking) != 1 or thing in parts(condition.source) or not _asks_nothing_else(rest):
        return None
    near = asking[0].of if isinstance(asking[0], form.Inside) else None
    if not isinstance(near, form.Near) or not isinstance(near.start, form.CellsOf):
        return None
    group = near.start.pieces
    if not isinstance(group, form.Call) or group.args != (thing,) or len(plan.definitions(group.name, "")) != 1:
        return None
    made = plan.definitions(group.name, "")[0]
    if not is_group(made) or made.sort != "piece":
        return None
    value = made.cases[0][1]
    assert isinstance(value, form.Filtered)
    joined = value.filters[-1]
    owner = form.OwnerOf(form.Local(made.params[0]), "piece")
    owned = any(isinstance(one, form.OwnedBy) and one.seat == owner for one in value.filters)
    if not isinstance(joined, form.JoinedTo) or not owned:
        return None
    goal = form.Filtered(condition.source, rest, condition.sort) if rest else condition.source
    return TouchingGroup(touches, value, joined, near, goal, form.Local(made.params[0]))


def _meaning(plan: Plan, asked: form.Expr, thing: form.Local) -> tuple[form.Expr, form.Local] | None:
    """What an explained word means, and what the thing is called there."""
    if not isinstance(asked, form.Call) or asked.args != (thing,) or asked.you != form.Local(form.YOU):
        return None
    made = plan.definitions(asked.name, asked.region)
    if len(made) != 1 or len(made[0].cases) != 1 or made[0].cases[0][0] is not None or is_group(made[0]):
        return None
    return made[0].cases[0][1], form.Local(made[0].params[0])


def _asks_nothing_else(filters: tuple[form.Filter, ...]) -> bool:
    """The rest must mean the same outside of the word: it asks for no local, not even for whose turn it is."""
    return not any(isinstance(one, form.Local) for one in parts(filters))
