import { expect, test } from "vitest";
import { evaluated, type Way } from "../../benchmarks/evaluation";
import type { Paper } from "../../benchmarks/methods";
import { secondsOf, TIMES } from "../../benchmarks/operations";
import { leaning, PAIRS, type Seconds, THESIS, verdict } from "../../benchmarks/thesis";
import text from "./positions.json?raw";

const { puzzles } = JSON.parse(text) as Paper;
const tallies = new Map(puzzles.map((puzzle) => [puzzle.game, evaluated(puzzle)]));
const GAMES = Object.keys(THESIS);

function seconds(game: string, times = TIMES): Seconds {
  const found = Object.entries(tallies.get(game) ?? {});
  return Object.fromEntries(found.map(([way, tally]) => [way, secondsOf(tally, times)]));
}

function dearer(game: string, way: Way, other: Way): number {
  const found = seconds(game);
  return (found[way] ?? Number.NaN) / (found[other] ?? Number.NaN);
}

const differing = (game: string, theirs: Seconds, times = TIMES) =>
  PAIRS.filter((pair) => verdict(pair, theirs, seconds(game, times)) === "differs");

test.each(GAMES)("in %s every two ways come in the order of the thesis, where it is clear", (game) => {
  expect(Object.keys(seconds(game)).sort()).toEqual(Object.keys(THESIS[game] ?? {}).sort());
  expect(differing(game, THESIS[game] ?? {})).toEqual([]);
});

test("another order would be noticed", () => {
  const { sokoban = {} } = THESIS;
  const other = { ...sokoban, "options, mouse": 13, "options, keyboard, all": 100 };
  expect(differing("sokoban", other)).toEqual([
    ["direct, keyboard", "options, mouse"],
    ["options, keyboard, skipping", "options, keyboard, all"],
  ]);
});

test("what is measured once to whole seconds says nothing of small differences", () => {
  const pair = ["options, keyboard, skipping", "options, keyboard, all"] as const;
  const of = (skipping: number, all: number): Seconds => ({ [pair[0]]: skipping, [pair[1]]: all });
  expect(verdict(pair, of(22, 19), of(1, 2))).toBe("tie");
  expect(verdict(pair, of(79, 65), of(1, 2))).toBe("differs");
  expect(verdict(pair, of(79, 65), of(2, 1))).toBe("agrees");
  expect(verdict(pair, of(79, 65), { [pair[0]]: 2 })).toBeUndefined();
});

test("of the pairs that are too near to tell, just one goes the other way: skipping in the maze", () => {
  const other = (game: string) =>
    PAIRS.filter((pair) => leaning(pair, THESIS[game] ?? {}, seconds(game)) === "other order").map((pair) =>
      [game, ...pair].join(": "),
    );
  expect(GAMES.flatMap(other)).toEqual(["maze: options, keyboard, skipping: options, keyboard, all"]);
});

test("there is a direct way only where the game has a position", () => {
  for (const game of GAMES)
    expect("direct, keyboard" in seconds(game)).toBe(["sokoban", "maze"].includes(game));
});

test("one switch takes one to three times as long as keys, and far longer over everything where little is legal", () => {
  for (const game of GAMES) {
    expect(dearer(game, "Next, skipping", "options, keyboard, skipping")).toBeGreaterThan(1);
    expect(dearer(game, "Next, skipping", "options, keyboard, skipping")).toBeLessThan(3);
  }
  expect(dearer("maze", "Next, all", "Next, skipping")).toBeGreaterThan(50);
  expect(dearer("netwalk", "Next, all", "Next, skipping")).toBeLessThan(2);
});
