"""A look over the whole description: endless loops, circles of deeds, things never used, games that cannot end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import product

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.context import PLACES, Context
from ludoteka.language.description import Description, Secret
from ludoteka.language.diagnostics import Span

_MATTER = (act.Place, act.MoveTo, act.Remove, act.SwapPlaces, act.Shuffle, act.BecomeKind, act.DrawnMove,
           act.PutThings, act.SwapThings, act.SwapZones, act.ShuffleZone, act.SetUpBoard)
FACING = "piece.facing"


def parts(node: object) -> Iterator[object]:
    """A node of the form and all below it."""
    if isinstance(node, tuple):
        for one in node:
            yield from parts(one)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in fields(node):
            yield from parts(getattr(node, field.name))


_ON_BOARD = (form.Cells, form.Corners, form.Edges, form.Pieces, form.Regions, form.NamedCell, act.Place)


def lacks_board(description: Description) -> bool:
    """Whether nothing is there to play on, though the text speaks of a board or does not say yet what is done.

    A game of pure choices, as one of bids, needs neither a board nor cards.
    """
    if description.boards or description.things or description.zones:
        return False
    kept = any(kept.owner in PLACES for kept in description.kept.values())
    told = description.turn is not None or description.round is not None
    return not told or kept or bool(description.kinds or description.drawn_setup) or any(
        isinstance(node, _ON_BOARD) for rule in description.rules() for node in parts(rule.block))


def look_over(context: Context) -> None:
    """Report what is wrong or doubtful with the rules as a whole."""
    _told_secrets(context)
    _circles(context)
    _change_circles(context)
    _loops(context)
    _stuck_in_turn(context)
    _chance_in_end(context)
    _journeys(context)
    _never_reached(context)
    _labels(context)
    _never_fits(context)
    _endings(context)
    _unused(context)


def changed(description: Description) -> frozenset[str]:
    """What rules change of all that is kept."""
    return frozenset(node.store for rule in description.rules() for node in parts(rule.block)
                     if isinstance(node, act.Store | act.Toggle))


def _told_secrets(context: Context) -> None:
    """What may be chosen must not depend on what nobody sees yet: the choices offered would tell it."""
    description = context.description
    hidden = {store: secret for store, secret in description.secrets.items() if not secret.by_owner}
    for (store, secret), rule in product(hidden.items(), description.rules()):
        shown, paused, covered = False, False, form.Num(secret.while_value)
        for node in parts(rule.block):
            if isinstance(node, act.Toggle) or (isinstance(node, act.Store) and node.value != covered):
                shown |= node.store == secret.while_store
            elif isinstance(node, act.Choose | act.NotAllowed):
                asked = node.of if isinstance(node, act.Choose) else node.condition
                known = shown if isinstance(node, act.Choose) else paused
                if not known and _asks(description, asked, store, secret):
                    context.findings.warning("tells-secret", Span(node.line), f"the {description.kept[store].name} is "
                                             "hidden, but what may be chosen here tells it", "let the player choose "
                                             "first, show it, and ask for it with 'if' afterwards")
                paused |= shown and isinstance(node, act.Choose)


def _asks(description: Description, asked: object, store: str, secret: Secret) -> bool:
    """Whether something hidden is asked for, by itself or in a definition, and not only of what lies open."""
    nodes, named = list(parts(asked)), set[str]()
    for node in nodes:
        if isinstance(node, form.Call) and node.name not in named:
            named.add(node.name)
            nodes += parts(tuple(one.cases for one in description.definitions.get(node.name, ())))
    covered = [node for node in nodes if isinstance(node, form.InState) and node.value == secret.while_value]
    stores = {node.store for node in nodes if isinstance(node, form.Read | form.InState)}
    seen = secret.while_store in stores and secret.while_store not in {node.store for node in covered}
    return store in stores and not seen


def _circles(context: Context) -> None:
    """A deed that leads to itself would never end."""
    description = context.description
    calls: dict[str, set[str]] = {}
    lines: dict[str, int] = {}
    for group in (description.deeds, description.abilities):
        for verb, rules in group.items():
            lines.setdefault(verb, rules[0].line)
            for rule in rules:
                for node in parts(rule.block):
                    if isinstance(node, act.CallDeed | act.Use):
                        calls.setdefault(verb, set()).add(node.verb)
                        calls.setdefault(verb, set()).update((f"when {node.verb}", act.after(node.verb)))
                    elif isinstance(node, form.Can):
                        calls.setdefault(verb, set()).add(node.verb)
    for verb in calls:
        if verb in _reached(verb, calls):
            context.findings.error("circle", Span(lines.get(verb, 1)), f"'{verb}' leads to itself and would never end",
                                   "say 'repeat while …' where something happens several times")


def _change_circles(context: Context) -> None:
    """A change that asks for the very number that it changes would be asked for ever."""
    changes = context.description.changes
    asked: dict[str, set[str]] = {}
    for change in changes:
        asked.setdefault(change.store, set()).update(_asked(context, (change.amount, change.condition, change.of)))
    for store in asked:
        if store in _reached(store, asked):
            line = next(change.line for change in changes if change.store == store)
            name = context.description.kept[store].name
            context.findings.error("circle", Span(line), f"how much more the {name} is depends on the {name} itself",
                                   "let it depend on another number, or change it with 'add' where something happens")
            return


def _reached(verb: str, calls: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    todo = set(calls.get(verb, ()))
    while todo:
        one = todo.pop()
        if one not in seen:
            seen.add(one)
            todo |= calls.get(one, set())
    return seen


def _stuck_in_turn(context: Context) -> None:
    """Whether a player is stuck is found out by trying the turn; a turn that asks it would try itself."""
    rules = [context.description.turn] if context.description.turn is not None else []
    rules += [rule for group in context.description.abilities.values() for rule in group]
    for rule in rules:
        for node in _done(context, rule.block):
            if isinstance(node, act.Action) and "stuck" in _asked(context, own_part(node)):
                context.findings.error("stuck-in-turn", Span(node.line or rule.line),
                                       "whether a player is stuck can be asked in 'end' only: the turn decides it",
                                       "ask 'can …' of a piece, or move the line to 'end'")


def _chance_in_end(context: Context) -> None:
    """Whether the match is over is asked before every turn, so it must be the same whenever it is asked."""
    rule = context.description.end
    for node in _done(context, rule.block) if rule is not None else ():
        if isinstance(node, act.CHANCE):
            context.findings.error("chance-here", Span(node.line), "chance has no say in 'end': it is asked every turn",
                                   "let chance decide in 'turn', and ask here for what came of it")


def _journeys(context: Context) -> None:
    """'jump one or more times' is told by where it ends, so the ways there must differ in nothing else."""
    for rule in context.description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.Use) and node.often:
                ways = tuple(way.block for way in context.description.abilities[node.verb])
                if not all(_only_moves(one) for one in parts(ways)):
                    context.findings.error("often", Span(node.line), f"'{node.verb}' does more than move the piece, "
                                           "and where the journey ends does not tell it all",
                                           f"say 'repeat while it can {node.verb}: {node.verb} with it'")


def _only_moves(node: object) -> bool:
    if isinstance(node, act.MoveTo):
        return node.pieces == form.One(form.Local(form.THIS))
    if isinstance(node, act.DrawnMove):
        return all(sign.before == sign.after or {sign.before, sign.after} == {"this", "empty"}
                   for row in node.pattern.rows for sign in row)
    return not isinstance(node, act.Action) or isinstance(node, act.Choose | act.NotAllowed | act.If | act.Either)


def own_part(node: act.Action) -> tuple[object, ...]:
    """What an action itself asks, without the blocks below it."""
    return tuple(getattr(node, field.name) for field in fields(node)
                 if field.name not in ("then", "otherwise", "block", "branches"))


def _loops(context: Context) -> None:
    """'repeat while' needs a block that can change its condition."""
    for rule in context.description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.RepeatWhile) and not _can_change(context, node):
                context.findings.error("endless", Span(node.line), "this would repeat for ever: nothing below changes "
                                       "what the condition asks", "change it below, or write 'repeat 3 times'")


def _can_change(context: Context, loop: act.RepeatWhile) -> bool:
    asked = set(_asked(context, loop.condition))
    done = list(_done(context, loop.block))
    if any(isinstance(node, act.Flow | act.Win | act.Draw | act.Rank | act.NotYetDone) for node in done):
        return True
    if "pieces" in asked and any(isinstance(node, _MATTER) for node in done):
        return True
    changed = {f"local {node.local}" for node in done
               if isinstance(node, act.Assign | act.Place | act.Choose | act.ChooseNumber | act.ChooseKind
                             | act.ChooseWay | act.ChooseWord | act.Random | act.RandomNumber)}
    changed |= {node.store for node in done if isinstance(node, act.Store | act.Toggle)}
    changed |= {"thing.value" for node in done if isinstance(node, act.Roll)}
    changed |= {FACING for node in done if isinstance(node, act.Turn | act.TurnToward)}
    steady = {node.store for node in done if isinstance(node, act.Store) and isinstance(node.value, form.Num)}
    if changed & asked <= steady and changed & asked and _still_true(loop, done):
        return False
    return bool(changed & asked)


def _still_true(loop: act.RepeatWhile, done: list[object]) -> bool:
    """Whether the block sets a number to the very value the loop waits to see change."""
    condition = loop.condition
    if not (isinstance(condition, form.Compare) and condition.op == "=" and isinstance(condition.left, form.Read)):
        return False
    stores = [node for node in done if isinstance(node, act.Store) and node.store == condition.left.store]
    return bool(stores) and all(node.value == condition.right for node in stores)


def _asked(context: Context, condition: object) -> Iterator[str]:
    todo = [condition]
    seen: set[str] = set()
    while todo:
        for node in parts(todo.pop()):
            if isinstance(node, form.Read):
                yield node.store
            elif isinstance(node, form.Local):
                yield f"local {node.index}"
            elif isinstance(node, form.Pieces | form.Sight | form.IsEmpty | form.KindOf | form.OwnerOf | form.CellOf
                            | form.Things | form.InZones):
                yield "pieces"
            elif _turns_with_pieces(node):
                yield FACING
            elif isinstance(node, form.InState):
                yield node.store
            elif isinstance(node, form.Call) and node.name not in seen:
                seen.add(node.name)
                todo += [case for one in context.description.definitions.get(node.name, []) for case in one.cases]
            elif isinstance(node, form.Can | form.Stuck):
                yield from ("pieces", FACING)
                if isinstance(node, form.Stuck):
                    yield "stuck"


def _turns_with_pieces(node: object) -> bool:
    """Whether it means something else when a piece has turned."""
    if isinstance(node, form.Ways):
        return node.ahead_of is not None or node.of_pieces is not None
    return isinstance(node, form.Linked) or (isinstance(node, form.JoinedTo) and node.along)


def _done(context: Context, block: act.Block) -> Iterator[object]:
    todo: list[object] = [block]
    seen: set[str] = set()
    while todo:
        for node in parts(todo.pop()):
            yield node
            if isinstance(node, act.CallDeed | act.Use) and node.verb not in seen:
                seen.add(node.verb)
                for group in (context.description.deeds, context.description.abilities):
                    todo += [rule.block for rule in group.get(node.verb, [])]
            elif isinstance(node, act.TakeTurns) and context.description.turn is not None and "turn" not in seen:
                seen.add("turn")
                todo.append(context.description.turn.block)


_FINAL = (act.Win, act.Draw, act.Rank)


def _never_reached(context: Context) -> None:
    """Lines below one that ends the game or the turn, and conditions between fixed things."""
    for rule in context.description.rules():
        for node in parts(rule.block):
            for block in _blocks(node):
                _after_the_end(context, block)
            if isinstance(node, act.If | act.NotAllowed) and _is_fixed(node.condition):
                context.findings.warning("never-applies", Span(node.line), "this is decided for ever by fixed numbers",
                                         "compare something that can change")
        _after_the_end(context, rule.block)


def _blocks(node: object) -> list[act.Block]:
    if isinstance(node, act.If | act.ByChance):
        return [node.then, node.otherwise]
    if isinstance(node, act.ForEach | act.RepeatWhile | act.RepeatTimes):
        return [node.block]
    return [block for _, block in node.branches] if isinstance(node, act.Either) else []


def _after_the_end(context: Context, block: act.Block) -> None:
    for place, action in enumerate(block[:-1]):
        ends = isinstance(action, _FINAL) or (isinstance(action, act.Flow) and action.what in ("end game", "end turn"))
        after = block[place + 1]
        if ends and after.line:
            context.findings.warning("never-reached", Span(after.line), f"this is never done: line {action.line} ends "
                                     "the game or the turn", "put it above, or leave it out")
            return


def _is_fixed(condition: form.Expr) -> bool:
    return isinstance(condition, form.Compare) and all(
        isinstance(side, form.Num) for side in (condition.left, condition.right))


def _labels(context: Context) -> None:
    """Two ways with the same words could not be told apart."""
    for rule in context.description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.Either):
                labels = [label.casefold() for label, _ in node.branches if label]
                if len(set(labels)) != len(labels):
                    context.findings.error("same-label", Span(node.line), "two of these ways have the same words",
                                           "give each its own")


def _never_fits(context: Context) -> None:
    """A drawing larger than the board fits nowhere."""
    sizes = [size for board in context.description.boards for size in board.size
             if isinstance(size, int) and board.shape == "squares"]
    if not sizes or len(context.description.boards) != 1:
        return
    for rule in context.description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.DrawnMove) and len(node.pattern.rows[0]) > max(sizes):
                context.findings.warning("never-fits", Span(node.line), "this drawing is longer than the board")


def _endings(context: Context) -> None:
    description = context.description
    results = (act.Win, act.Draw, act.Rank)
    ends = any(isinstance(node, results) or (isinstance(node, act.Flow) and node.what == "end game")
               for rule in description.rules() for node in parts(rule.block))
    if not ends and description.stuck == "pass":
        context.findings.warning("no-end", Span(1), f"nobody can win or draw; a match will stop after "
                                 f"{description.turn_limit} turns", "say in 'end' how the game is won")


def _unused(context: Context) -> None:
    description = context.description
    set_up = {meaning.kind for meaning in description.legend.values()}
    for rule in description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.Place):
                set_up.add(node.kind)
            elif isinstance(node, act.BecomeKind) and isinstance(node.kind, form.Num):
                set_up.add(list(description.kinds)[node.kind.value])
            elif isinstance(node, act.ChooseKind):
                set_up.update(node.kinds)
    for kind in description.kinds.values():
        if not kind.abstract and kind.name not in set_up:
            context.findings.warning("never-there", Span(kind.line), f"no {kind.name} ever comes onto the board",
                                     "put it there in 'setup', or leave it out")
    for verb, rules in description.abilities.items():
        if verb not in context.used:
            context.findings.warning("never-used", Span(rules[0].line), f"no rule lets anything {verb}",
                                     f"say in 'turn': {verb} one of your …")
    for name, made in description.definitions.items():
        if name not in context.used and made:
            context.findings.warning("never-used", Span(made[0].line), f"'{name}' is explained but never asked")
    for kept in description.kept.values():
        if kept.sort == "number" and kept.line and kept.name not in context.used:  # the value of dice has no line
            context.findings.warning("never-used", Span(kept.line), f"'{kept.name}' is kept but never used")
