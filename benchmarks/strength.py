"""Level 8 against OpenSpiel's tree search in C++, with equal processor time: `python -m benchmarks.strength`.

Seats are swapped after the same two random moves. Theirs makes as many simulations as take it the seconds that are
asked for. Ours thinks by the method of level 8 and looks for what is certain as level 8 does; it is given as many nodes
as it gets through in the time that theirs took for its last move. The time of both is printed.
"""

from __future__ import annotations

import argparse
import random
from time import process_time
from typing import Any, Final

import pyspiel

from ludoteka.games import load
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.levels import STRENGTHS
from ludoteka.opponents.score import Score
from ludoteka.opponents.search.mind import Mind, mind_for
from ludoteka.opponents.thinking import Care, think
from ludoteka.studio.measuring.peer import EXPLORATION
from tests.oracles.adapter import Adapter
from tests.oracles.adapters.breakthrough import Breakthrough
from tests.oracles.adapters.connect_four import ConnectFour
from tests.oracles.adapters.hexagons import Hex
from tests.oracles.adapters.othello import Othello

OPENING: Final = 2
TRIED: Final = 1000
"""Simulations and nodes by which the speed of both is measured."""
AHEAD: Final = STRENGTHS[-1].ahead


class Contest:
    """Matches of one game."""

    def __init__(self, adapter: Adapter, seconds: float) -> None:
        self.adapter = adapter
        self.spent = {"ours": 0.0, "theirs": 0.0}
        begun = process_time()
        self._bot(0, TRIED).step(adapter.start())
        self.simulations = max(2, round(TRIED * seconds / (process_time() - begun)))
        """What theirs makes for a move."""
        position, self.seconds, self.rate = self._start(), seconds, 0.0
        for _ in range(2):  # the first time, machine code is loaded
            begun = process_time()
            think(mind_for(position), position, Care(Budget(nodes=TRIED), AHEAD, TRIED), 0)
            self.rate = TRIED / (process_time() - begun)

    def play(self, seed: int, seat: int) -> str:
        """One match with us at a seat: won, drawn or lost."""
        rng, state = random.Random(seed), self.adapter.start()
        position, moves, last = self._start(), 0, self.seconds
        ours, theirs = mind_for(position), self._bot(seed, self.simulations)
        while position.chooser is not None:
            known = self.adapter.moves(state)
            if moves < OPENING:
                text = rng.choice(sorted(known))
            elif position.chooser == seat:
                text = self._our_move(ours, position, last, rng)
            else:
                begun = process_time()
                action = theirs.step(state)
                last = process_time() - begun
                self.spent["theirs"] += last
                text = next(one for one, actions in known.items() if actions == (action,))
            position = position.play(text)
            for action in known[text]:
                state.apply_action(action)
            moves += 1
        assert position.outcome is not None
        return position.outcome.results[seat]

    def _start(self) -> TextPosition:
        settings: dict[str, Any] = dict(self.adapter.settings)
        position = load(self.adapter.game).start(**settings)
        assert isinstance(position, TextPosition)
        return position

    def _our_move(self, mind: Mind, position: TextPosition, seconds: float, rng: random.Random) -> str:
        """The text of a move that is found in about so many seconds."""
        nodes, begun = max(10, round(seconds * self.rate)), process_time()
        found = think(mind, position, Care(Budget(nodes), AHEAD, nodes), rng.getrandbits(32))
        spent = process_time() - begun
        self.spent["ours"] += spent
        if found.nodes >= nodes:  # where something was proven before, it tells nothing of the speed
            self.rate += 0.1 * (nodes / spent - self.rate)
        return position.moves()[found.best].text

    def _bot(self, seed: int, simulations: int) -> Any:
        game = pyspiel.load_game(self.adapter.peer)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(game, evaluator, uct_c=EXPLORATION, max_simulations=simulations, max_memory_mb=1000,
                               solve=True, seed=seed, verbose=False)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.05, help="of a processor, for each move")
    asked = parser.parse_args()
    for adapter in (ConnectFour(), Hex(7), Breakthrough(), Othello()):
        contest = Contest(adapter, asked.seconds)
        results = [contest.play(number // 2, number % 2) for number in range(asked.games)]
        score = Score("ours", results.count("won"), results.count("drawn"), results.count("lost"))
        low, high = score.interval
        print(f"{adapter.game}: {score.share:.1%} ({low:.0%} to {high:.0%}) of {score.games}, processor time "
              f"{contest.spent['ours']:.1f} s against {contest.spent['theirs']:.1f} s", flush=True)


if __name__ == "__main__":
    main()
