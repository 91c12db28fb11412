"""How often the foxes of Feathered Foxes win among equals: `python -m benchmarks.teams --level 4 --seats 6`.

Everybody plays at one level. The foxes know each other, nobody else knows anything; neither side should be much better
off.
"""

from __future__ import annotations

import argparse

from ludoteka.core import Position, Record
from ludoteka.games import load
from ludoteka.opponents.cores import cores, play_on_cores
from ludoteka.opponents.score import Score
from ludoteka.opponents.series import Finish, Fixture, Tournament

GAME = "feathered-foxes"


def foxes_won(finish: Finish) -> bool:
    """Whether the foxes won a match."""
    over = finish.record.replay(load(GAME))
    assert over.outcome is not None
    return any(over.outcome.results[seat] == "won" for seat in range(len(over.seats)) if is_fox(over, seat))


def is_fox(position: Position, seat: int) -> bool:
    """Whether a seat holds the mask of a fox."""
    own = [zone for zone in position.view(seat).zones if zone.name == "mask"][seat]
    return own.things[0].name == "fox"


def main() -> None:
    """Print a line for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--seats", type=int, nargs="*", default=[5, 6, 7, 8])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=cores())
    asked = parser.parse_args()
    for seats in asked.seats:
        tournament = Tournament(Record(GAME, load(GAME).version, seats=seats), (f"level-{asked.level}",))
        matches = [Fixture(number, asked.seed + number, (0,) * seats) for number in range(asked.games)]
        won = sum(foxes_won(finish) for finish in play_on_cores(GAME, tournament, matches, asked.cores))
        score = Score("foxes", won, 0, asked.games - won)
        low, high = score.interval
        print(f"{seats} players at level {asked.level}: foxes won {score.share:.1%} ({low:.0%} to {high:.0%}) "
              f"of {asked.games}", flush=True)


if __name__ == "__main__":
    main()
