"""The panel beside the board: whose turn it is, numbers, the choices as a list, the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static

from ludoteka.core import Choice, Outcome, Position
from ludoteka.games.colours import readable_on, seat_colours
from ludoteka.terminal.match import Match
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.working import Working


class SidePanel(Vertical):
    """What is to be known of a match besides its board."""

    def __init__(self, wording: Wording, id: str | None = None) -> None:
        super().__init__(id=id)
        self.wording = wording
        self.offered: tuple[Choice, ...] = ()

    def compose(self) -> ComposeResult:
        """Turn, numbers, choices, log."""
        yield Working(id="turn")
        yield Static(id="standing")
        yield OptionList(id="choices", markup=False)
        with VerticalScroll(id="log-scroll", can_focus=False):
            yield Static(id="log")

    def on_mount(self) -> None:
        """The titles of the two lists."""
        self.query_one("#choices").border_title = self.wording.words("choices")
        self.query_one("#log-scroll").border_title = self.wording.words("log")

    def show(self, match: Match) -> None:
        """The match as it is now."""
        position = match.position
        self.working.rest(self._end(position.outcome, position) if position.outcome else self._turn(position))
        self.working.set_class(match.over, "over")
        view = position.view(match.viewer)
        # Where there is no board, what lies there is shown in its place.
        lines = self.wording.standing(view) if view.boards else self.wording.facts(view)
        lines += filter(None, [self.wording.effort(len(match.record.moves), match.level)])
        self.query_one("#standing", Static).update(Text("\n".join(lines)))
        self.query_one("#standing").display = bool(lines)
        self.query_one("#choices").display = not match.over
        self._show_log(match)

    def offer(self, choices: Sequence[Choice]) -> None:
        """What can be chosen next."""
        self.offered = tuple(choices)
        self.choices.set_options([self.wording.choice(choice) for choice in choices])
        self.choices.highlighted = 0 if choices else None

    @property
    def working(self) -> Working:
        """Whose turn it is, or what is worked on."""
        return self.query_one(Working)

    @property
    def choices(self) -> OptionList:
        """The list of choices."""
        return self.query_one("#choices", OptionList)

    def _turn(self, position: Position) -> Text:
        return self.badge(position).append(self.wording.turn(position), "bold")

    def badge(self, position: Position) -> Text:
        """The colour and the first letter of whoever chooses."""
        badge = Text()
        if isinstance(position.chooser, int) and len(position.seats) > 1:
            colour = seat_colours(position.seats)[position.chooser]
            name = self.wording.seat(position, position.chooser)
            badge.append(f" {name[:1]} ", f"bold {readable_on(colour)} on {colour}").append(" ")
        return badge

    def _end(self, outcome: Outcome, position: Position) -> Text:
        end = Text(self.wording.outcome(outcome, position.seats), "bold #ffe08a")
        rule = self.wording.outcome_rule(outcome)
        return end.append(f"\n{rule}" if rule else "", "not bold #d7dae0")

    def _show_log(self, match: Match) -> None:
        log = Text()
        for number, (seat, move) in enumerate(match.log, 1):
            who = f"{self.wording.seat(match.position, seat)} " if len(match.seats) > 1 else ""
            log.append(f"{number:>3}. ", "#858b96").append(who).append(f"{move}\n", "bold")
        self.query_one("#log", Static).update(log)
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)
