"""'at any time': what every player may do out of turn; they are asked at the end of each turn, and may pass."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.description import Description, Rule
from ludoteka.language.form import YOU, Local
from ludoteka.language.scope import Scope

VERB = "at any time"


@dataclass(frozen=True, slots=True)
class Offers:
    """What is offered at any time, with its scope and the line of its heading."""

    block: act.Block
    scope: Scope
    line: int


def offer(description: Description, offers: Offers) -> bool:
    """Let the end of the turn ask every player who can do something; gives whether all can be offered so."""
    turn = description.turn
    if turn is None:
        return True
    asked = [_asked(description, action, offers, number) for number, action in enumerate(offers.block)]
    rest, saved = turn.locals, turn.locals + 1
    turn.locals = saved + 1
    turn.sorts[rest], turn.sorts[saved] = ("player", True), ("number", False)
    window = act.ForEach(form.Players(), YOU, rest, tuple(one for one in asked if one is not None), "player", True,
                         line=offers.line)
    turn.block = (*turn.block, act.Assign(saved, Local(YOU)), window, act.Assign(YOU, Local(saved)))
    return all(one is not None for one in asked)


def _asked(description: Description, action: Action, offers: Offers, number: int) -> Action | None:
    """One offer: who can take it is asked, and may pass. It is done as a deed, in a frame of its own."""
    if isinstance(action, act.If) and len(action.then) == 1 and not action.otherwise:  # 'may …, once a game'
        inner = _asked(description, action.then[0], offers, number)
        return replace(action, then=(inner,)) if inner is not None else None
    if not isinstance(action, act.Either) or action.branches[-1] != ("Skip", ()):
        return None
    label, block = action.branches[0]
    verb = f"{VERB} {number + 1}"
    rule = Rule(verb, block, offers.scope.next_local, offers.scope.sorts, line=action.line)
    description.deeds[verb] = [rule]
    description.abilities[verb] = [Rule(verb, block, offers.scope.next_local, offers.scope.sorts, owner="player",
                                        line=action.line)]
    done = act.CallDeed(verb, None, (), line=action.line)
    ways = act.Either(((label, (done,)), ("Pass", ())), line=action.line)
    return act.If(form.Can(verb, Local(YOU)), (ways,), line=action.line)
