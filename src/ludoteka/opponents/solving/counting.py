"""At least how many moves are missing, by counting: so many places must be written, so many pieces must go.

What one move can do at most is read from the rules of a turn; what is missing, from the demands that are broken now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import inf

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.description import Description
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.demands import Demand, Splitting, goal_of
from ludoteka.opponents.solving.possible_sets import FALSE
from ludoteka.opponents.solving.possible_values import Judge
from ludoteka.opponents.solving.worlds import Unjudged, World, one

Amounts = Counter[str]
"""How much of each thing one move does at most: 'STORE' written, '-KIND' taken off the board."""
_EITHER_WAY = (act.Choose, act.ChooseNumber, act.ChooseKind, act.ChooseWay, act.Assign, act.NotAllowed, act.MoveTo,
               act.Win, act.SwapPlaces)


def least_moves(position: TextPosition) -> int:
    """At least so many moves lead to the end; 0 where counting says nothing."""
    try:
        description = position.machine.description
        most = _most(description, description.turn.block if description.turn else ())
        return max(_by_places(position, most), _by_pieces(position, most))
    except Unjudged:
        return 0


# ---- what one move does ----------------------------------------------------------------------------------------------
def _most(description: Description, block: tuple[Action, ...]) -> Amounts:
    total: Amounts = Counter()
    for action in block:
        total += _of_action(description, action)
    return total


def _of_action(description: Description, action: Action) -> Amounts:
    match action:
        case act.Store(store=store, each=False):
            return Counter({store: 1})
        case act.Either(branches=branches):
            return _greatest(_most(description, block) for _, block in branches)
        case act.If(then=then, otherwise=otherwise):
            return _greatest(_most(description, block) for block in (then, otherwise))
        case act.Use(verb=verb, often=False):
            return _greatest(_most(description, rule.block) for rule in description.abilities.get(verb, ()))
        case act.DrawnMove(pattern=pattern, all_at_once=False):
            return _drawn(description, pattern)
        case _ if isinstance(action, _EITHER_WAY):
            return Counter()
    raise Unjudged


def _greatest(amounts: Iterator[Amounts]) -> Amounts:
    total: Amounts = Counter()
    for one_way in amounts:
        total |= one_way
    return total


def _drawn(description: Description, pattern: act.Pattern) -> Amounts:
    """The pieces that are there before and not after; which kinds they are is known only where the drawing says it."""
    gone: Amounts = Counter()
    signs = [sign for row in pattern.rows for sign in row]
    if any(sign.many and sign.before != "empty" for sign in signs):
        raise Unjudged
    before = Counter(sign.before for sign in signs if sign.before not in ("empty", "any", "this"))
    for what, count in (before - Counter(sign.after for sign in signs)).items():
        kinds = [what[5:]] if what.startswith("kind:") else description.kinds_of("piece")
        gone |= Counter({f"-{kind}": count for kind in kinds})
    return gone


# ---- what is missing -------------------------------------------------------------------------------------------------
def _by_places(position: TextPosition, most: Amounts) -> int:
    """Demands that are broken now and look at one place each: every such place must be written."""
    layout, state = position.machine.layout, position.run.state
    kept = position.machine.description.kept
    # What pieces keep goes with them, and what is set anew each turn is not what a move wrote.
    stores = {store: layout.base[store] for store in most
              if store in kept and kept[store].owner != "piece" and kept[store].resets is None}
    open_places = {base + item: one(0) | one(1) | one(state[base + item])
                   for store, base in stores.items() for item in range(layout.count(store.split(".")[0]))}
    judge = Judge(position.machine)
    loose = World(layout, state, open_places)
    demands = Splitting(judge, loose).demands(position.machine.description.end)
    now = World(layout, state, {})
    wrong = {place for demand in demands if demand.ask(now) == FALSE for place in _only(loose, demand)}
    needed = Counter(store for store, base in stores.items() for place in wrong
                     if base <= place < base + layout.count(store.split(".")[0]))
    return max((-(-count // most[store]) for store, count in needed.items()), default=0)


def _only(world: World, demand: Demand) -> Iterator[int]:
    """The one place that a demand looks at, if it is only one."""
    world.touched = 0
    demand.ask(world)
    if world.touched.bit_count() == 1:
        yield world.touched.bit_length() - 1


def _by_pieces(position: TextPosition, most: Amounts) -> int:
    """Where the end asks for so many pieces of a kind, the others must go."""
    layout, state = position.machine.layout, position.run.state
    kinds = Counter(layout.kinds[layout.kind_of(code)] for code in state[:layout.slots] if code)
    least = 0.0
    for node in _asked(goal_of(position.machine.description.end)):
        if isinstance(node.of, form.Pieces) and isinstance(node.count, form.Num) and node.op in ("=", "<="):
            there = sum(kinds[kind] for kind in node.of.kinds)
            a_move = max((most[f"-{kind}"] for kind in node.of.kinds), default=0)
            missing = there - node.count.value
            least = max(least, -(-missing // a_move) if a_move else inf if missing > 0 else 0)
    return int(min(least, 10_000))


def _asked(goal: form.Expr) -> Iterator[form.CountIs]:
    if isinstance(goal, form.CountIs):
        yield goal
    elif isinstance(goal, form.All):
        for part in goal.parts:
            yield from _asked(part)
