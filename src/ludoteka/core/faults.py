"""What can be wrong with one position: every function names the faults it finds, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import isfinite
from typing import TypeVar, get_args

from ludoteka.core.choice import Choice, Move
from ludoteka.core.game import CHANCE, BadPosition, IllegalMove, Position
from ludoteka.core.outcome import Outcome, Result
from ludoteka.core.view import BoardView, CellView, Form, PieceView, Shape, View, ZoneKind, ZoneView

NONSENSE = "no such move"
Item = TypeVar("Item")


def faults_of_choices(position: Position) -> Iterator[str]:
    """Moves, their tree, whose choice it is and whether it is over, against each other."""
    moves = position.moves()
    over = position.chooser is None
    if over != (position.outcome is not None):
        yield f"the chooser is {position.chooser!r} but the outcome is {position.outcome!r}"
    if over != (not moves):
        yield "it is over but there are moves" if over else "it goes on but there is no legal move"
    if isinstance(position.chooser, int) and position.chooser not in range(len(position.seats)):
        yield f"the chooser {position.chooser} is none of the {len(position.seats)} seats"
    if position.chooser is CHANCE:
        yield from faults_of_odds(position.odds(), len(moves))
        if not position.game.chance:
            yield "chance chooses in a game that says it has no chance"
    yield from faults_of_moves(moves)
    yield from faults_of_branch(position.choices(), (), set(position.game.names))
    yield from faults_of_leaves(position.choices(), moves)


def faults_of_odds(odds: Sequence[int], moves: int) -> Iterator[str]:
    """A whole number from 1 for each of chance's moves."""
    if len(odds) != moves:
        yield f"chance has {moves} moves and {len(odds)} odds"
    if any(one < 1 for one in odds):
        yield f"the odds are {tuple(odds)}; what cannot come out is no move"


def faults_of_moves(moves: Sequence[Move]) -> Iterator[str]:
    """Numbers from 0 in order; texts present, different, and fit for a line of a record."""
    if [move.number for move in moves] != list(range(len(moves))):
        yield f"moves are numbered {[move.number for move in moves][:20]}, not 0, 1, 2"
    for move in moves:
        if not move.text or move.text != " ".join(move.text.split()):
            yield f"move {move.number} has the text {move.text!r}"
    yield from _doubles("moves", "text", (move.text for move in moves))


def faults_of_branch(choices: Sequence[Choice], path: tuple[str, ...], names: set[str]) -> Iterator[str]:
    """Siblings told apart by text and label; nothing offered that cannot be finished."""
    under = f"after '{'-'.join(path)}'" if path else "at the root"
    yield from _doubles(f"choices {under}", "text", (choice.text for choice in choices))
    yield from _doubles(f"choices {under}", "label", (choice.label for choice in choices))
    for choice in choices:
        here = (*path, choice.text)
        yield from _faults_of_choice(choice, here, names)
        yield from _faults_of_several(choice, here, names)
        yield from faults_of_branch(choice.children, here, names)


def _faults_of_several(choice: Choice, here: tuple[str, ...], names: set[str]) -> Iterator[str]:
    """What is chosen together is counted from 1, up to as many as there may be."""
    several, number = choice.several, choice.several.number if choice.several else 0
    if several and (number > several.most or several.least > several.most):
        yield f"'{'-'.join(here)}' is number {number} of {several.least} to {several.most}"
    if several and several.name and several.name not in names:
        yield f"'{several.name}', which '{'-'.join(here)}' belongs to, is missing in the game's names"
    for child in choice.children:
        if child.several and child.several.number not in (1, number + 1):
            yield f"'{child.text}' after '{'-'.join(here)}' is number {child.several.number} behind number {number}"


def _faults_of_choice(choice: Choice, here: tuple[str, ...], names: set[str]) -> Iterator[str]:
    if not choice.text.strip() or not choice.label.strip():
        yield f"a choice at '{'-'.join(here)}' has no text or no label"
    if choice.move is None and not choice.children:
        yield f"'{'-'.join(here)}' is a dead end: neither a move nor more to choose"
    if choice.move is not None and choice.children:
        yield f"'{'-'.join(here)}' is a finished move and yet offers more"
    if choice.move is not None and choice.move.steps != here:
        yield f"the path '{'-'.join(here)}' ends in the move '{choice.move.text}'"
    for name in choice.names:
        if name not in names and not name.lstrip("-").isdigit():
            yield f"'{name}' of the choice '{'-'.join(here)}' is missing in the game's names"


def faults_of_leaves(choices: Sequence[Choice], moves: Sequence[Move]) -> Iterator[str]:
    """Every leaf is one legal move and every legal move is one leaf."""
    leaves = Counter(leaf.move for choice in choices for leaf in choice.leaves())
    for move in moves:
        if leaves[move] != 1:
            yield f"the move '{move.text}' is {leaves[move]} leaves of the tree of choices, not 1"
    for leaf in leaves.keys() - set(moves):
        yield f"the leaf '{leaf}' is not a legal move"


def faults_of_outcome(outcome: Outcome, seats: int) -> Iterator[str]:
    """Ranks from 1, results that agree with ranks, one entry for each seat."""
    points = outcome.ranks if outcome.points is None else outcome.points
    if {len(outcome.results), len(outcome.ranks), len(points)} != {seats}:
        yield f"the outcome does not speak of {seats} seats: {outcome!r}"
        return
    if any(result not in get_args(Result) for result in outcome.results):
        yield f"the results are {outcome.results}"
    if min(outcome.ranks) != 1 or any(rank not in range(1, seats + 1) for rank in outcome.ranks):
        yield f"the ranks are {outcome.ranks}; they begin with 1"
    if any(outcome.ranks[seat] != 1 for seat in outcome.winners):
        yield f"seats {outcome.winners} won but the ranks are {outcome.ranks}"
    if len(set(zip(outcome.ranks, outcome.results, strict=True))) != len(set(outcome.ranks)):
        yield f"equal ranks {outcome.ranks} with different results {outcome.results}"
    if "drawn" in outcome.results and (not outcome.drawn or set(outcome.ranks) != {1}):
        yield f"drawn for some and not for all: {outcome.results}, ranks {outcome.ranks}"


def faults_of_text(position: Position) -> Iterator[str]:
    """Written and read back, a position is the same in every respect."""
    again = position.game.position(str(position))
    if again != position or str(again) != str(position):
        yield f"read back from its text it is another position:\n{position}\nread back:\n{again}"
    elif hash(again) != hash(position):
        yield "read back from its text it is equal but has another hash"
    elif list(again.moves()) != list(position.moves()) or again.chooser != position.chooser:
        yield "read back from its text it offers other moves"
    if not _raises(BadPosition, lambda: position.game.position("this is\nno position")):
        yield "a text that is no position is read without BadPosition"


def faults_of_play(position: Position, move: Move) -> Iterator[str]:
    """Three ways to name a move, one result; the old position stays; nonsense is refused with reasons."""
    before = str(position)
    after = position.play(move)
    if str(position) != before:
        yield f"playing '{move.text}' changed the old position:\n{before}\nnow:\n{position}"
    if position.play(move.text) != after or position.play(move.number) != after:
        yield f"'{move.text}' given as move, text and number leads to different positions"
    told = position.told(move)
    for seat in range(len(position.seats)):
        if len(position.told(move, seat)) != len(told):
            yield f"seat {seat} is told more or fewer steps of '{move.text}' than a spectator"
    for end in range(1, len(move.steps) + 1):
        beginning = "-".join(move.steps[:end])
        for reason in position.explain(beginning):
            yield f"'{beginning}' is legal but explained as illegal: {reason}"


def faults_of_refusal(position: Position) -> Iterator[str]:
    """What is not legal is refused with IllegalMove, and explained."""
    if not position.explain(NONSENSE):
        yield f"'{NONSENSE}' is explained by nothing, as if it were legal"
    for move in (NONSENSE, -1, len(position.moves())):
        if not _raises(IllegalMove, lambda move=move: position.play(move)):  # type: ignore[misc]  # mypy cannot type the default
            yield f"{move!r} is played without IllegalMove"


def faults_of_views(position: Position, hidden: bool) -> Iterator[str]:
    """Each viewer's view is well formed, and nobody sees what is not theirs to see."""
    spectator = position.view()
    yield from faults_of_view(position, spectator)
    for seat in range(len(position.seats)):
        view = position.view(seat)
        yield from faults_of_view(position, view)
        if not hidden and view != spectator:
            yield f"seat {seat} and a spectator see different things in a game that hides nothing"
        for fact in _facts(spectator) - _facts(view):
            yield f"a spectator sees {fact}, seat {seat} does not"
        yield from faults_of_imagination(position, seat, len(position.moves()))


def faults_of_imagination(position: Position, seat: int, seed: int) -> Iterator[str]:
    """What a seat cannot tell apart looks alike to it, and offers it the same choices for the same reasons."""
    imagined = position.imagine(seat, seed=seed)
    if imagined != position.imagine(seat, seed=seed):
        yield f"seat {seat} imagines two different positions from the same seed"
    if imagined.view(seat) != position.view(seat) or imagined.chooser != position.chooser:
        yield f"what seat {seat} imagines does not fit what it sees"
        return
    # Whatever a seat cannot tell apart must look the same to a spectator too.
    if imagined.view() != position.view():
        yield f"a spectator sees something that seat {seat} cannot know"
    if imagined.imagine(seat, seed=seed + 1).view(seat) != position.view(seat):
        yield f"what seat {seat} imagines of what it imagines does not fit what it sees"
    if position.chooser == seat and imagined != position:
        yield from _faults_of_knowing(position, imagined, seat)


def _faults_of_knowing(position: Position, imagined: Position, seat: int) -> Iterator[str]:
    if list(imagined.moves()) != list(position.moves()):
        yield f"the moves of seat {seat} tell it something that it cannot know"
    elif list(imagined.choices()) != list(position.choices()):
        yield f"the words of its choices tell seat {seat} something that it cannot know"
    view = position.view(seat)
    cells = [cell.name for board in view.boards for cell in board.cells]
    things = [place for zone in view.zones for place in zone.places]
    for text in (NONSENSE, *cells, *things):
        if list(imagined.explain(text)) != list(position.explain(text)):
            yield f"why '{text}' is not possible tells seat {seat} something that it cannot know"


def faults_of_view(position: Position, view: View) -> Iterator[str]:
    """Names present and different, cells at places of their own, owners who exist, lines between cells."""
    chooser = position.chooser if isinstance(position.chooser, int) else None
    if view.chooser != chooser:
        yield f"the view's chooser is {view.chooser}, the position's {position.chooser!r}"
    if tuple(seat.name for seat in view.seats) != position.seats:
        yield f"the view's seats are {[seat.name for seat in view.seats]}, the position's {position.seats}"
    yield from _doubles("boards", "name", (board.name for board in view.boards))
    for board in view.boards:
        yield from _faults_of_board(board, position)
    for zone in view.zones:
        yield from _faults_of_zone(zone, position)
    yield from _doubles("places beside the boards", "name", (place for zone in view.zones for place in zone.places))
    places = {place.name for board in view.boards for place in board.places}
    places |= {place for zone in view.zones for place in zone.places}
    for place in _places(position.choices()) - places:
        yield f"a choice refers to '{place}', which is no place of the view"


def _faults_of_board(board: BoardView, position: Position) -> Iterator[str]:
    names = [cell.name for cell in board.cells]
    every = [place.name for place in board.places]
    yield from _doubles(f"places of board '{board.name}'", "name", every)
    yield from _doubles(f"places of board '{board.name}'", "middle",
                        ((one.x, one.y) for one in (*board.cells, *board.edges, *board.corners)))
    if not all(name.strip() for name in (board.name, board.kind, *every)):
        yield f"the board '{board.name}' or a place on it has no name or no kind"
    for ends in board.lines:
        if not set(ends) <= set(names):
            yield f"the board '{board.name}' has a line {ends} between cells it does not have"
    for edge in board.edges:
        if not edge.beside or not set(edge.beside) <= set(names):
            yield f"the edge '{edge.name}' lies beside {edge.beside}, not beside one or two cells of its board"
    for corner in board.corners:
        if not corner.beside or not set(corner.beside) <= set(names):
            yield f"the corner '{corner.name}' lies beside {corner.beside}, not beside cells of its board"
    for place in board.places:
        yield from _faults_of_cell(place, position)


def _faults_of_cell(cell: CellView, position: Position) -> Iterator[str]:
    if cell.shape not in get_args(Shape) or not (isfinite(cell.x) and isfinite(cell.y)):
        yield f"the cell '{cell.name}' has no place or shape: {cell.x}, {cell.y}, {cell.shape}"
    yield from _faults_of_owner(cell.name, cell, position)
    for piece in cell.pieces:
        yield from _faults_of_piece(cell.name, piece, position)


def _faults_of_zone(zone: ZoneView, position: Position) -> Iterator[str]:
    if zone.name not in position.game.names:
        yield f"the zone '{zone.name}' is missing in the game's names"
    if zone.kind not in get_args(ZoneKind) or zone.form not in get_args(Form) or zone.hidden < 0:
        yield f"the zone '{zone.name}' has no kind, form or count: {zone.kind}, {zone.form}, {zone.hidden}"
    yield from _faults_of_owner(zone.place, zone, position)
    for thing in zone.things:
        yield from _faults_of_piece(zone.place, thing, position)


def _faults_of_piece(at: str, piece: PieceView, position: Position) -> Iterator[str]:
    if not piece.name.strip() or len(piece.sign) != 1 or piece.sign.isspace():
        yield f"a piece on '{at}' has the name {piece.name!r} and the sign {piece.sign!r}"
    if piece.name not in position.game.names:
        yield f"the piece '{piece.name}' on '{at}' is missing in the game's names"
    yield from _faults_of_owner(at, piece, position)


def _faults_of_owner(at: str, thing: PieceView | CellView | ZoneView, position: Position) -> Iterator[str]:
    if thing.owner not in {None, *range(len(position.seats))}:
        yield f"'{thing.name}' at '{at}' belongs to {thing.owner!r}, who has no seat"


def _facts(view: View) -> set[tuple[str, object]]:
    """The numbers and words a view shows; pieces are left to imagination, as covered ones have names too."""
    facts: set[tuple[str, object]] = {("the match", fact) for fact in (*view.numbers, *view.words)}
    facts |= {(seat.name, fact) for seat in view.seats for fact in (*seat.numbers, *seat.words)}
    facts |= {(zone.place, zone.count) for zone in view.zones}
    cells = [(f"{board.name} {place.name}", place) for board in view.boards for place in board.places]
    return facts | {(name, fact) for name, cell in cells for fact in (*cell.numbers, *cell.words)}


def _places(choices: Sequence[Choice]) -> set[str]:
    return {place for choice in choices for place in (*choice.places, *_places(choice.children))}


def _doubles(things: str, quality: str, values: Iterable[Item]) -> Iterator[str]:
    for value, count in Counter(values).items():
        if count > 1:
            yield f"{count} {things} have the same {quality} {value!r}"


def _raises(kind: type[Exception], deed: Callable[[], object]) -> bool:
    try:
        deed()
    except kind:
        return True
    return False
