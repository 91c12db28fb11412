"""Which defined sets are connected groups, the same whichever of their members is asked."""

from __future__ import annotations

from ludoteka.language import form
from ludoteka.language.description import Definition


def is_group(made: Definition) -> bool:
    """'the group of a stone is every stone of its owner joined to it', 'every empty cell joined to it'.

    All that is asked of the thing itself must hold for every member alike: that it is connected, and whose it is.
    """
    if len(made.params) != 1 or len(made.cases) != 1 or made.cases[0][0] is not None:
        return False
    value, thing = made.cases[0][1], form.Local(made.params[0])
    if not isinstance(value, form.Filtered) or not isinstance(value.source, form.Pieces | form.Cells):
        return False
    *early, last = value.filters
    starts = (form.CellsOf(form.One(thing)), form.One(thing))
    if not isinstance(last, form.JoinedTo) or last.along:
        return False
    return last.start in starts and all(_alike(one, thing) for one in early)


def is_area(made: Definition) -> bool:
    """'area is every part of its kind joined to this': the same for all its members while no tile is laid."""
    if len(made.params) != 1 or len(made.cases) != 1 or made.cases[0][0] is not None:
        return False
    value, thing = made.cases[0][1], form.Local(made.params[0])
    if not isinstance(value, form.Filtered) or not isinstance(value.source, form.Things) or len(value.filters) != 2:
        return False
    kind, joined = value.filters
    same = isinstance(kind, form.Where) and kind.condition == form.Compare(
        "=", form.NameOf(form.Local(kind.local)), form.NameOf(thing))
    return same and isinstance(joined, form.JoinedTo) and joined.start == form.One(thing)


def _alike(one: form.Filter, thing: form.Local) -> bool:
    if isinstance(one, form.IsEmpty | form.Shade):
        return True
    same_owner = form.OwnerOf(thing, "piece")
    return isinstance(one, form.OwnedBy) and not one.enemy and not one.any_of and one.seat == same_owner
