"""What a series of games says: figures, and nothing put into words yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

from ludoteka.core import Level, Record
from ludoteka.language import actions as act
from ludoteka.language.layout import split_comment
from ludoteka.language.soundness import parts
from ludoteka.opponents import Score
from ludoteka.studio.playtest.playing import Ending, Played, Trial, labels
from ludoteka.studio.sheet.bars import BARS, Bar, histogram


@dataclass(frozen=True, slots=True)
class LineReport:
    """A line with rules: in how many games it was done, and whether all of it was."""

    line: int
    text: str
    games: int
    whole: bool
    forbids: bool = False
    """A line 'not allowed if'."""
    forbade: bool = False


@dataclass(frozen=True, slots=True)
class LevelReport:
    """What chance made of one level."""

    name: str
    fewest: int
    """The fewest moves, as the author says; 0 if nothing is said."""
    games: int
    solved: int
    shortest: int | None
    dead_ends: int
    cut: int
    branching: float


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that showed."""

    id: str
    title: str
    start: Record
    """What the games began from; the levels of a puzzle take turns."""
    games: int
    most_moves: int
    lengths: tuple[int, ...]
    endings: dict[tuple[Ending, int], int]
    """How often the games ended in each way, most often first."""
    seats: tuple[Score, ...]
    drawn: int
    branching: float
    forced: float
    """The share of positions with a single move."""
    widths: tuple[Bar, ...]
    """The mean number of possible moves, over the course of the game."""
    lines: tuple[LineReport, ...]
    text: tuple[str, ...]
    words_unasked: tuple[tuple[int, str], ...]
    kinds_unseen: tuple[str, ...]
    states_unseen: tuple[str, ...]
    numbers_unchanged: tuple[str, ...]
    choices_unoffered: tuple[str, ...]
    choices_untaken: tuple[str, ...]
    levels: tuple[LevelReport, ...]

    @property
    def ended(self) -> int:
        """The games that came to an end."""
        return self.games - sum(count for (how, _), count in self.endings.items() if how == "cut")

    @property
    def median_length(self) -> float:
        return median(self.lengths) if self.lengths else 0

    @property
    def length_bars(self) -> tuple[Bar, ...]:
        """How many games had how many moves."""
        return histogram(self.lengths)


def report(trial: Trial, played: Sequence[Played], start: Record, most_moves: int) -> Report:
    """What these games say about their game."""
    game, description, seen = trial.game, trial.description, trial.seen
    seats = description.seats[:start.seats or description.seat_counts[0]]
    branching = [width for one in played for width in one.branching]
    offered = [label for label in labels(game) if label.lower() in seen.offered]
    return Report(
        game.id, game.title, start, len(played), most_moves,
        tuple(one.moves for one in played),
        dict(Counter((one.ending, one.line) for one in played).most_common()),
        tuple(_score(name, seat, played) for seat, name in enumerate(seats)),
        sum(one.results is not None and "drawn" in one.results for one in played),
        fmean(branching) if branching else 0,
        branching.count(1) / len(branching) if branching else 0,
        _widths(played), _lines(trial, played), description.lines,
        _unasked(trial),
        tuple(kind.name for kind in description.kinds.values() if not kind.abstract and kind.name not in seen.kinds),
        _states_unseen(trial), _unchanged(trial),
        tuple(label for label in labels(game) if label not in offered),
        tuple(label for label in offered if label.lower() not in seen.taken),
        _levels(trial.game.levels, played) if len(seats) == 1 else (),
    )


def _score(name: str, seat: int, played: Sequence[Played]) -> Score:
    results = [one.results[seat] for one in played if one.results is not None and seat < len(one.results)]
    return Score(name, results.count("won"), results.count("drawn"), results.count("lost"))


def _widths(played: Sequence[Played]) -> tuple[Bar, ...]:
    longest = max((len(one.branching) for one in played), default=0)
    wide = max(1, -(-longest // BARS))
    bars = []
    for low in range(0, longest, wide):
        found = [width for one in played for width in one.branching[low:low + wide]]
        bars.append(Bar(low + 1, min(longest, low + wide), fmean(found)))
    return tuple(bars)


def _lines(trial: Trial, played: Sequence[Played]) -> tuple[LineReport, ...]:
    nodes = [node for rule in trial.description.rules() for node in parts(rule.block)]
    forbidding = {node.line for node in nodes if isinstance(node, act.NotAllowed)}
    games = Counter(line for one in played for line in {step[0] for step in one.steps})
    ever = {step for one in played for step in one.steps}
    found = []
    demands = trial.description.every_level  # looked at before a game begins
    left_out = {node.line for node in demands.block} if demands is not None else set()
    for line in sorted({step[0] for step in trial.steps} - left_out):
        whole = all(step in ever for step in trial.steps if step[0] == line)
        text = split_comment(trial.description.lines[line - 1])[0].strip()
        forbade = line in trial.seen.stopped
        found.append(LineReport(line, text, games[line], whole, line in forbidding, forbade))
    return tuple(found)


def _unasked(trial: Trial) -> tuple[tuple[int, str], ...]:
    return tuple((one.line, name) for name, made in trial.description.definitions.items() for one in made[:1]
                 if name not in trial.seen.asked)


def _states_unseen(trial: Trial) -> tuple[str, ...]:
    return tuple(word for name, kept in trial.description.kept.items() for value, word in enumerate(kept.words)
                 if name in trial.seen.values and value not in trial.seen.values[name])


def _unchanged(trial: Trial) -> tuple[str, ...]:
    """Numbers and memories that always were what they were at the start."""
    return tuple(kept.name for name, kept in trial.description.kept.items()
                 if not kept.words and kept.name != "facing" and len(trial.seen.values.get(name, ())) == 1)


def _levels(levels: Sequence[Level], played: Sequence[Played]) -> tuple[LevelReport, ...]:
    found = []
    for level in levels:
        games = [one for one in played if one.level == level.name]
        if not games:
            continue
        solved = [one.moves for one in games if one.results and "won" in one.results]
        dead = sum(one.results is not None and "lost" in one.results and one.ending != "limit" for one in games)
        widths = [width for one in games for width in one.branching]
        found.append(LevelReport(level.name, level.minimum, len(games), len(solved), min(solved, default=None), dead,
                                 sum(one.ending in ("cut", "limit") for one in games), fmean(widths) if widths else 0))
    return tuple(found)
