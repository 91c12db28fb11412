"""Our Monte-Carlo tree search against OpenSpiel's in C++, with equal processor time: `python -m benchmarks.strength`.

Seats are swapped after the same two random moves. Ours is given as many simulations as it makes in the time that theirs
took for its last move; the processor time of both is printed beside the score.
"""

from __future__ import annotations

import argparse
import random
from time import process_time
from typing import Any

import pyspiel

from ludoteka.games import load
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.opponents.score import Score
from ludoteka.opponents.search.montecarlo import MonteCarlo
from ludoteka.studio.measuring.peer import EXPLORATION
from tests.oracles.adapter import Adapter
from tests.oracles.adapters.breakthrough import Breakthrough
from tests.oracles.adapters.connect_four import ConnectFour
from tests.oracles.adapters.hexagons import Hex
from tests.oracles.adapters.othello import Othello

OPENING = 2


class Contest:
    """Matches of one game."""

    def __init__(self, adapter: Adapter, simulations: int) -> None:
        self.adapter, self.simulations = adapter, simulations
        self.spent = {"ours": 0.0, "theirs": 0.0}
        self.rate = 10_000.0

    def play(self, seed: int, seat: int) -> str:
        """One match with us at a seat: won, drawn or lost."""
        rng, state = random.Random(seed), self.adapter.start()
        settings: dict[str, Any] = dict(self.adapter.settings)
        position = load(self.adapter.game).start(**settings)
        assert isinstance(position, TextPosition)
        code = native(position)
        assert code is not None
        ours, theirs, last, moves = MonteCarlo(code.functions), self._bot(seed), 0.01, 0
        ours.search(code.pack(position), simulations=1)  # loads its machine code before the clock runs
        while position.chooser is not None:
            known = self.adapter.moves(state)
            begun = process_time()
            if moves < OPENING:
                text = rng.choice(sorted(known))
            elif position.chooser == seat:
                wanted = max(10, round(last * self.rate))
                buffer = code.pack(position)
                found = ours.search(buffer, simulations=wanted, seed=rng.getrandbits(32))
                text = position.moves()[code.moves(buffer).index(found.best)].text
                self._count("ours", begun)
                self.rate = 0.9 * self.rate + 0.1 * wanted / max(1e-6, found.seconds)
            else:
                action = theirs.step(state)
                last = self._count("theirs", begun)
                text = next(one for one, actions in known.items() if actions == (action,))
            position = position.play(text)
            for action in known[text]:
                state.apply_action(action)
            moves += 1
        assert position.outcome is not None
        return position.outcome.results[seat]

    def _count(self, who: str, begun: float) -> float:
        spent = process_time() - begun
        self.spent[who] += spent
        return spent

    def _bot(self, seed: int) -> Any:
        game = pyspiel.load_game(self.adapter.peer)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(game, evaluator, uct_c=EXPLORATION, max_simulations=self.simulations, max_memory_mb=1000,
                               solve=True, seed=seed, verbose=False)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=500, help="theirs, for each move")
    asked = parser.parse_args()
    for adapter in (ConnectFour(), Hex(7), Breakthrough(), Othello()):
        contest = Contest(adapter, asked.simulations)
        results = [contest.play(number // 2, number % 2) for number in range(asked.games)]
        score = Score("ours", results.count("won"), results.count("drawn"), results.count("lost"))
        low, high = score.interval
        print(f"{adapter.game}: {score.share:.1%} ({low:.0%} to {high:.0%}) of {score.games}, processor time "
              f"{contest.spent['ours']:.1f} s against {contest.spent['theirs']:.1f} s", flush=True)


if __name__ == "__main__":
    main()
