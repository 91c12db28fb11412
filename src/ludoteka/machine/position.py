"""A moment of a match of a described game, as the core contract wants it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from ludoteka.core import (
    CHANCE,
    Choice,
    Chooser,
    Earning,
    Growth,
    IllegalMove,
    Move,
    Outcome,
    Position,
    Reason,
    Result,
    Seat,
    View,
    because,
)
from ludoteka.core.chance import drawn
from ludoteka.language import form
from ludoteka.machine import at_once
from ludoteka.machine.areas import grown
from ludoteka.machine.code import PAUSED
from ludoteka.machine.dealing import Dealing
from ludoteka.machine.earning import earnings
from ludoteka.machine.engine import Machine
from ludoteka.machine.explain import explain
from ludoteka.machine.imagining import imagine_past
from ludoteka.machine.keeping import own_values
from ludoteka.machine.midway import run_midway
from ludoteka.machine.one_way import one_way
from ludoteka.machine.otherwise import Otherwise
from ludoteka.machine.past import Past, Step
from ludoteka.machine.pauses import ChancePause, Said
from ludoteka.machine.scratch import lasting
from ludoteka.machine.sharing import along
from ludoteka.machine.state import Run
from ludoteka.machine.told import told
from ludoteka.machine.views import make_view
from ludoteka.machine.ways import Way
from ludoteka.machine.writing import write_position

if TYPE_CHECKING:
    from ludoteka.machine.game import TextGame

UNSEEN = "…"
"""What others hear of a choice that waits until all have chosen."""
PASS = Said("pass", ("Pass",))


class TextPosition(Position):
    """A position is a run at somebody's choice, or at the end."""

    def __init__(self, game: TextGame, machine: Machine, run: Run, seed: int | None = 0, past: Past = None) -> None:
        self._game = game
        self.machine = machine
        self.run = run
        self.seed = seed
        self.past = past
        """What was decided before, where something hidden follows from it."""

    @property
    def game(self) -> TextGame:
        return self._game

    # ---- who chooses what ------------------------------------------------------------------------------------------
    def seat_of(self, role: int) -> int:
        """The seat that plays a role; sides may have been swapped."""
        return 1 - role if self.run.state[self.machine.layout.swapped] else role

    @property
    def seats(self) -> tuple[str, ...]:
        names = self.machine.description.seats
        return tuple(names[self.seat_of(seat)] for seat in range(self.machine.seats))

    @property
    def role(self) -> int:
        """The role that chooses now, as the rules count them."""
        between = self.machine.code.between_turns(self.run)
        return self.run.state[self.machine.layout.turn] if between else self.run.frame[form.YOU]

    @property
    def chooser(self) -> Chooser:
        if self.run.state[self.machine.layout.over]:
            return None
        return CHANCE if self.chance is not None else self.seat_of(self.role)

    @property
    def chance(self) -> ChancePause | None:
        """Where chance has to decide."""
        return self.machine.code.chances.get(self.run.pc) if self.run.frames else None

    @cached_property
    def _ways(self) -> list[Way]:
        if self.chooser is None:
            return []
        with self.machine.question():
            if self.chance is not None:
                return self.machine.chance.outcomes(self.run)
            if not self.machine.code.between_turns(self.run):
                return self.machine.ways.tree(self.run)
            ways, _ = self.machine.turns.ways(self.run, self.role)
            return ways or [Way(PASS, run=self.machine.course.passed(self.run))]

    @cached_property
    def _tree(self) -> tuple[tuple[Choice, ...], tuple[tuple[Move, Run], ...]]:
        leaves: list[tuple[Move, Run]] = []
        return _choices(self._ways, (), leaves), tuple(leaves)

    def moves(self) -> Sequence[Move]:
        return [move for move, _ in self._tree[1]]

    def choices(self) -> Sequence[Choice]:
        return self._tree[0]

    def ends(self) -> Sequence[tuple[Move, Run]]:
        """Every legal move with the run at its end."""
        if self.chance is None:
            return self._tree[1]
        with self.machine.question():
            return [(move, self.machine.chance.decided(run, move.number)) for move, run in self._tree[1]]

    def odds(self) -> Sequence[int]:
        if self.chance is None:
            raise ValueError("only what chance decides has odds")
        return self.chance.weights(self.run)

    # ---- playing ---------------------------------------------------------------------------------------------------
    def play(self, move: Move | str | int) -> TextPosition:
        text, end = self._after(move)
        with self.machine.question():
            after = self.machine.course.finished(end)
        past = Step(self.past, self.run, text, after) if self.machine.remembers else None
        return TextPosition(self._game, self.machine, after, self.seed, past)

    def dealt(self) -> TextPosition:
        """The first position of the match, with everything decided that chance decides in the set-up."""
        luck, position = Random(f"set-up {self.seed}"), self
        while position.chooser is CHANCE and not position.run.state[self.machine.layout.turn_number]:
            position = position.play(drawn(position, lambda count: int(luck.random() * count)))
        return position

    def _after(self, move: Move | str | int) -> tuple[str, Run]:
        """The text of a move, and the run at its end."""
        if straight := self._straight(move):
            return "-".join(said.text for said in straight[0]), straight[1].copy()
        found, run = self._find(move)
        if self.chance is None:
            return found.text, self._own_end(found, run).copy()
        with self.machine.question():
            return found.text, self.machine.chance.decided(run, found.number)

    def _own_end(self, move: Move, run: Run) -> Run:
        """The run after a move, where it may have been found for another one that comes to the same."""
        if not self.machine.layout.catalogue.on_cells or len(move.steps) == 1:
            return run
        with self.machine.question():
            _, begun = self._begun()
            return along(self.machine, begun, move.steps, run) or run

    def _begun(self) -> tuple[int, Run]:
        """What comes of the rules up to the next choice, and the run there."""
        if self.machine.code.between_turns(self.run):
            return self.machine.turns.begin(self.run, self.role)
        return PAUSED, self.run

    def offers(self, text: str) -> bool:
        """Whether a move is legal."""
        return self._straight(text) is not None or any(move.text == text for move in self.moves())

    def path(self, text: str) -> Sequence[Choice] | None:
        straight = self._straight(text)
        return [Choice(said.text, said.names, said.places) for said in straight[0]] if straight else super().path(text)

    def _straight(self, move: Move | str | int) -> tuple[tuple[Said, ...], Run] | None:
        """A move and the run after it, found without the others; None where they are known already or are needed."""
        if isinstance(move, int) or "_tree" in self.__dict__ or not isinstance(self.chooser, int):
            return None
        with self.machine.question():
            status, run = self._begun()
            return one_way(self.machine, run, str(move)) if status == PAUSED else None

    def _find(self, move: Move | str | int) -> tuple[Move, Run]:
        leaves = self._tree[1]
        if isinstance(move, int):
            if not 0 <= move < len(leaves):
                raise IllegalMove(str(move), [Reason(f"the moves here are numbered 0 to {len(leaves) - 1}")])
            return leaves[move]
        text = move.text if isinstance(move, Move) else move
        wanted = plain(text)
        for leaf in leaves:
            if leaf[0].text == text or plain(leaf[0].text) == wanted:
                return leaf
        raise IllegalMove(text, self.explain(text) or [self._unfinished(wanted)])

    def _unfinished(self, wanted: str) -> Reason:
        longer = [move.text for move, _ in self._tree[1] if plain(move.text).startswith(wanted)]
        shown = ", ".join(longer[:6]) + (" …" if len(longer) > 6 else "")
        return because("unfinished", offered=shown) if longer else because("no-choice", move=wanted)

    def explain(self, text: str) -> Sequence[Reason]:
        if self.chooser is None:
            return [because("over")]
        wanted = plain(text)
        if wanted and any((known := plain(move.text)) == wanted or known.startswith(wanted + "-")
                          for move, _ in self._tree[1]):
            return []
        with self.machine.question():
            return explain(self, wanted)

    # ---- seeing ----------------------------------------------------------------------------------------------------
    @cached_property
    def shown(self) -> list[int]:
        """The state with all numbers as the rules read them now."""
        with self.machine.question():
            return self.machine.standing.as_read(self.run)

    def view(self, seat: Seat | None = None) -> View:
        return make_view(self, seat)

    def midway(self, beginning: str, seat: Seat) -> View | None:
        if self.chance is not None or self.chooser != seat:
            return None
        with self.machine.question():
            status, begun = self._begun()
            run = run_midway(self.machine, begun, beginning) if status == PAUSED else None
        return None if run is None else TextPosition(self._game, self.machine, run, self.seed, self.past).view(seat)

    def imagine(self, seat: Seat, seed: int = 0) -> TextPosition:
        luck, things = Random(f"imagine {seed}"), len(self.machine.layout.catalogue)
        if not self.machine.secrets.secrets and not things and not self.run.waiting:
            return self
        past, before = self.past, self.run
        if past is not None and self.machine.secrets.changing:
            with self.machine.question():
                past = imagine_past(self.machine, past, seat, luck)
            before = self.run if past is None else past.after
        run = self.machine.secrets.imagine(before, seat, luck)
        if things:
            past = self._deal(before, run, past, self.seat_of(seat), luck)
        with self.machine.question():
            at_once.imagine(self.machine, run, self.seat_of(seat), luck)
        return TextPosition(self._game, self.machine, run, past=past)  # without the seed, which tells what is hidden

    def is_bound(self, seat: Seat) -> bool:
        """Whether what others did tells a seat more about hidden things than where these lie."""
        return not self.machine.secrets.changing and not self._dealing(self.seat_of(seat)).is_free

    def _deal(self, before: Run, run: Run, past: Past, role: int, luck: Random) -> Past:
        """Deal what a player does not know anew; gives the past in which it was so."""
        if past is None or self.machine.secrets.changing:
            self.machine.unknown.imagine(before, run, role, luck, own_values(self.machine, past, role))
            return past
        world = self._dealing(role).deal(luck)
        world.change(before, run)
        return Otherwise(past, world) if world.is_other else past

    def _dealing(self, role: int) -> Dealing:
        """What can be hidden from a player, found once."""
        if role not in self._dealings:
            self._dealings[role] = Dealing(self, role)
        return self._dealings[role]

    @cached_property
    def _dealings(self) -> dict[int, Dealing]:
        return {}

    def at(self, run: Run) -> TextPosition:
        """Another moment of the game, by itself."""
        return TextPosition(self._game, self.machine, run)

    def told(self, move: Move | str, seat: Seat | None = None) -> Sequence[Choice]:
        if self.run.asked is not None and seat != self.chooser:
            return [Choice(UNSEEN, (), ())]
        return told(self, self.path(str(move)) or (), seat)

    def learnt_since(self, earlier: Position, seat: Seat) -> bool:
        if not isinstance(earlier, TextPosition):
            return False
        return (self.machine.secrets.learnt_since(earlier.run, self.run, seat) or self._heard_since(earlier, seat)
                or self.machine.zones.shows_more(earlier.run, self.run, self.seat_of(seat)))

    def grown_since(self, earlier: Position) -> Sequence[Growth]:
        if not isinstance(earlier, TextPosition) or not self.machine.geometry.growing:
            return ()
        return tuple(grown(self.machine, earlier.run, self.run))

    def earned_since(self, earlier: Position) -> Sequence[Earning]:
        if not isinstance(earlier, TextPosition):
            return ()
        return tuple(earnings(self, self.run.earned[len(earlier.run.earned):]))

    def _heard_since(self, earlier: TextPosition, seat: Seat) -> bool:
        """Whether something was done that the seat knows of, and that depended on what the seat did not see."""
        step, secrets = self.past if self.machine.secrets.changing else None, self.machine.secrets
        while step is not None and step is not earlier.past:
            if any(secrets.unseen(step.before, {place}, seat) for place in step.done(self.machine)[0]):
                before = TextPosition(self._game, self.machine, step.before)
                if before.told(step.text, seat) == before.path(step.text):
                    return True
            step = step.earlier
        return False

    @property
    def outcome(self) -> Outcome | None:
        layout, state = self.machine.layout, self.run.state
        how = state[layout.over]
        if not how:
            return None
        order = [self.seat_of(seat) for seat in range(self.machine.seats)]
        placed = [state[layout.ranks + role] for role in order]
        ranks = tuple(rank - min(placed) + 1 for rank in placed)
        points = tuple(state[layout.points + role] for role in order) if how in (3, 4) else None
        drawn = how in (2, 4)
        results: tuple[Result, ...] = tuple("drawn" if drawn else "won" if rank == 1 else "lost" for rank in placed)
        line = state[layout.over_line]
        return Outcome(results, ranks, points, self.machine.rule(line), line)

    # ---- comparing and writing -------------------------------------------------------------------------------------
    @property
    def _frames(self) -> tuple[tuple[int, ...], ...]:
        """What the open rules speak of."""
        entries, run = self.machine.code.entries, self.run
        return tuple(lasting(frame, entries[entry].scratch)
                     for frame, (entry, _) in zip(run.frames, run.returns, strict=True))

    @cached_property
    def _key(self) -> tuple[object, ...]:
        run, level = self.run, self.machine.level
        return (self._game.id, tuple(sorted(self.machine.settings.items())),
                (level.name or level.cells) if level else "", self.machine.seats, tuple(run.state),
                self._frames, tuple(run.returns), run.pc if run.frames else -1, run.history,
                run.waiting, run.asked is None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TextPosition) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __str__(self) -> str:
        return write_position(self)

    def __repr__(self) -> str:
        return f"<position of {self._game.id}, turn {self.run.state[self.machine.layout.turn_number]}>"


def plain(text: str) -> str:
    """A move's text without the differences that do not matter: case and spaces."""
    return "-".join(" ".join(part.split()).casefold() for part in text.replace("–", "-").split("-"))


def _choices(ways: list[Way], steps: tuple[str, ...], leaves: list[tuple[Move, Run]]) -> tuple[Choice, ...]:
    """The tree of choices; ways that read alike are one choice."""
    made: list[Choice] = []
    seen: set[str] = set()
    for way in ways:
        if way.said.text in seen:
            continue
        seen.add(way.said.text)
        path = (*steps, way.said.text)
        move = None
        if way.run is not None:
            move = Move(len(leaves), path)
            leaves.append((move, way.run))
        children = _choices(way.children, path, leaves)
        said = way.said
        made.append(Choice(said.text, said.names, said.places, children, move, said.several))
    return tuple(made)
