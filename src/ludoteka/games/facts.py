"""What can be said of a game without reading its rules: plain facts from its checked text, for clients to word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from msgspec import Struct

from ludoteka.core import CHANCE, Game, Setting
from ludoteka.games.library import art, load
from ludoteka.games.texts import message_id
from ludoteka.language import actions as act
from ludoteka.language.actions import Action
from ludoteka.language.description import Description, Kept, Kind
from ludoteka.language.tiles import Part, Tile, read_tile
from ludoteka.machine import TextGame

Owner = Literal["game", "player", "piece", "cell", "edge", "corner"]
Result = Literal["won", "lost", "drawn", "ranked", "ended"]
_SEEN = ("number", "word")


class BoardFact(Struct, frozen=True, omit_defaults=True):
    """A board: its shape and size. A size may be the name of an option; without one the level draws it."""

    name: str
    shape: str
    noun: str
    size: tuple[Setting, ...] = ()
    boxes: tuple[int, int] | None = None
    dark_only: bool = False
    joined: bool = False
    wrapping: bool = False
    edges: bool = False
    corners: bool = False
    cells: int = 0
    """How many places there are at the usual start; 0 where levels differ."""


class PieceFact(Struct, frozen=True, omit_defaults=True):
    """A kind of piece. The counts are those of the usual start; a game with levels has none."""

    name: str
    art: str = ""
    """The name of its picture, where it has one for whoever owns it."""
    seats: tuple[int, ...] = ()
    """For each seat how many it begins with."""
    free: int = 0
    """How many belong to nobody."""


class KeptFact(Struct, frozen=True, omit_defaults=True):
    """A number or a state that players will see on something, or beside the board."""

    name: str
    owner: Owner
    words: tuple[str, ...] = ()
    """What a state can be; a number has none."""
    pieces: tuple[str, ...] = ()
    """The kinds of piece that have it, where not all do."""
    secret: bool = False
    """Whether it is hidden from somebody at some time."""


class PartFact(Struct, frozen=True, omit_defaults=True):
    """A part of a drawn tile: what it is, and its states that are not the usual ones."""

    kind: str
    words: tuple[str, ...] = ()


class TileFact(Struct, frozen=True, omit_defaults=True):
    """What is drawn on a tile."""

    name: str
    parts: tuple[PartFact, ...]
    sides: tuple[tuple[int, ...], ...]
    """Above, right, below, left: the number of the part at each sign, clockwise; -1 for none."""


class EndingFact(Struct, frozen=True, omit_defaults=True):
    """A sentence of the rules by which a match can end."""

    result: Result
    text: str
    line: int
    when: str = ""
    """The sentence above it that says when, where it is another one."""


class Facts(Struct, frozen=True, omit_defaults=True):
    """All of them."""

    boards: tuple[BoardFact, ...]
    pieces: tuple[PieceFact, ...]
    kept: tuple[KeptFact, ...]
    endings: tuple[EndingFact, ...]
    stuck: Literal["", "pass", "lose"] = ""
    """What becomes of whoever cannot move, where no ending says so."""
    chance: bool = False
    """Whether anything is shuffled or drawn by lot."""
    tiles: tuple[TileFact, ...] = ()


@cache
def facts(id: str) -> Facts:
    """The facts of a game of the library; of one that is no text nothing is known but what its own words say."""
    game = load(id)
    if not isinstance(game, TextGame):
        return Facts((), (), (), (), chance=game.start().chooser is CHANCE or game.start(seed=1) != game.start())
    told = game.description
    kinds = [kind for kind in told.kinds.values() if not kind.abstract]
    rules = list(told.rules())
    endings = tuple(dict.fromkeys(ending for rule in rules for ending in _endings(rule.block, told.lines)))
    return Facts(
        boards=tuple(_boards(game)), pieces=tuple(_pieces(game, kinds)),
        kept=tuple(found for key, one in told.kept.items() if (found := _kept(key, one, told)) is not None),
        endings=endings,
        stuck="" if any("stuck" in f"{one.when} {one.text}".split() for one in endings) else told.stuck,
        chance=any(isinstance(one, act.CHANCE) for rule in rules for one, _ in _actions(rule.block)),
        tiles=tile_facts(game),
    )


def _boards(game: TextGame) -> Iterator[BoardFact]:
    views = () if game.levels else game.start().view().boards
    for number, board in enumerate(game.description.boards):
        cells = len(views[number].cells) if number < len(views) else 0
        yield BoardFact(board.name, board.shape, board.noun, board.size, board.boxes, board.dark_only, board.joined,
                        board.wrapping, board.edges, board.corners, cells)


def _pieces(game: TextGame, kinds: Iterable[Kind]) -> Iterator[PieceFact]:
    pictures = art(game.id)
    view = game.start().view()
    places = () if game.levels else [place for board in view.boards for place in board.places]
    there = Counter((piece.name, piece.owner) for place in places for piece in place.pieces)
    for kind in kinds:
        name = message_id(kind.name)
        picture = next((one for one in (name, *sorted(pictures)) if one in pictures and
                        (one == name or one.startswith(f"{name}-"))), "")
        counts = tuple(there[kind.name, seat] for seat in range(len(view.seats)))
        yield PieceFact(kind.name, picture, counts if any(counts) else (), there[kind.name, None])


def tile_facts(game: Game) -> tuple[TileFact, ...]:
    """What is drawn on the tiles of a game."""
    if not isinstance(game, TextGame):
        return ()
    told = game.description
    return tuple(_tile(thing.name, read_tile(thing.drawing, told.legend), told)
                 for thing in told.things.values() if thing.drawing)


def _tile(name: str, shape: Tile, told: Description) -> TileFact:
    return TileFact(name, tuple(PartFact(part.kind, tuple(_states(part, told))) for part in shape.parts), shape.sides)


def _states(part: Part, told: Description) -> Iterator[str]:
    for store, value in part.states:
        if value != told.kept[store].start:
            yield told.kept[store].words[value]


def _kept(key: str, one: Kept, told: Description) -> KeptFact | None:
    """What players see of something kept; what is printed on cards they see there, and what zones have beside those."""
    if one.sort not in _SEEN or one.owner == "thing" or one.zone:
        return None
    kinds = tuple(kind for name in one.kinds for kind in told.kinds_of(name))
    return KeptFact(one.name, one.owner, one.words, kinds, key in told.secrets)


def _endings(block: act.Block, lines: tuple[str, ...]) -> Iterator[EndingFact]:
    for action, above in _actions(block):
        result = _result(action)
        if result is not None:
            when = _sentence(lines, above) if above != action.line else ""
            yield EndingFact(result, _sentence(lines, action.line), action.line, when)


def _result(action: Action) -> Result | None:
    match action:
        case act.Win():
            return "won" if action.won else "lost"
        case act.Draw():
            return "drawn"
        case act.Rank():
            return "ranked"
        case act.Flow(what="end game"):
            return "ended"
    return None


def _actions(block: act.Block, above: int = 0) -> Iterator[tuple[Action, int]]:
    """Every action with the line of the condition that it stands under, 0 where it stands under none."""
    for action in block:
        yield action, above
        match action:
            case act.If() | act.ByChance():
                yield from _actions(action.then, action.line)
                yield from _actions(action.otherwise, action.line)
            case act.ForEach() | act.RepeatWhile() | act.RepeatTimes():
                yield from _actions(action.block, above)
            case act.Either():
                for _, branch in action.branches:
                    yield from _actions(branch, above)


def _sentence(lines: tuple[str, ...], line: int) -> str:
    """A line of the rules without its remark."""
    return lines[line - 1].partition("--")[0].strip() if 0 < line <= len(lines) else ""
