import text from "../../build/scanning.json?raw";
import type { Cost } from "../src/scan/cost";
import { evaluated, WAYS } from "./evaluation";
import {
  bound,
  evenCost,
  flatCost,
  leaves,
  METHODS,
  type Method,
  mean,
  type Paper,
  playedCost,
} from "./methods";
import { secondsOf, type Tally } from "./operations";
import { leaning, PAIRS, type Seconds, THESIS, verdict } from "./thesis";

const { games, puzzles } = JSON.parse(text) as Paper;
const methods = Object.keys(METHODS) as Method[];

console.log(
  "Steps and presses for a move that was played; in the last two columns for all legal moves alike\n",
);
print([
  ["game", "positions", "moves", "list of moves", ...methods, "automatic, all", "bound"],
  ...games
    .filter(({ positions }) => positions.length > 0)
    .map((samples) => [
      samples.game,
      String(samples.positions.length),
      shown(mean(samples.positions.map(({ tree }) => leaves(tree).length))),
      both(flatCost(samples)),
      ...methods.map((method) => both(playedCost(method, samples))),
      both(evenCost("automatic", samples)),
      both(bound(samples)),
    ]),
]);

const results = puzzles.map((puzzle) => {
  const tallies = evaluated(puzzle);
  const seconds = Object.fromEntries(
    Object.entries(tallies).map(([way, tally]) => [way, secondsOf(tally)]),
  ) as Seconds;
  return { ...puzzle, tallies, seconds, theirs: THESIS[puzzle.game] ?? {} };
});

console.log(
  "\nMinutes to solve a puzzle: ours, simulated, and those of the thesis, measured on other levels of the same games\n",
);
print([
  [
    "way",
    ...results.flatMap(({ game, level, positions }) => [
      `${game}: ${level}, ${positions.length} moves`,
      "thesis",
    ]),
  ],
  ...WAYS.map((way) => [
    way,
    ...results.flatMap(({ seconds, theirs }) => [minutes(seconds[way]), minutes(theirs[way])]),
  ]),
]);

console.log("\nWhat was done for that\n");
print([
  ["way", ...results.map(({ game }) => game)],
  ...WAYS.map((way) => [way, ...results.map(({ tallies }) => done(tallies[way]))]),
]);

console.log("\nWhether two ways come in the same order; a tie is too near in the thesis to tell\n");
const verdicts = PAIRS.map((pair) =>
  results.map(({ theirs, seconds }) => verdict(pair, theirs, seconds) ?? ""),
);
print([
  ["ways", ...results.map(({ game }) => game)],
  ...PAIRS.map((pair, at) => [pair.join(" v "), ...(verdicts[at] ?? [])]),
]);

console.log("\nWhich way ties go: seconds of the thesis and ours\n");
print([
  ["game", "ways", "thesis", "ours", ""],
  ...results.flatMap(({ game, theirs, seconds }) =>
    PAIRS.flatMap((pair) => {
      const order = leaning(pair, theirs, seconds);
      const of = (times: Seconds) => pair.map((way) => (times[way] ?? 0).toFixed(2)).join(" v ");
      return order ? [[game, pair.join(" v "), of(theirs), of(seconds), order]] : [];
    }),
  ),
]);

const clear = verdicts.flat().filter((one) => one && one !== "tie");
const differing = clear.filter((one) => one === "differs").length;
console.log(`\n${clear.length - differing} of ${clear.length} clear pairs agree`);
if (differing > 0) throw new Error("the order is not that of the thesis");

function minutes(seconds: number | undefined): string {
  if (seconds === undefined) return "";
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function done(tally: Tally | undefined): string {
  return Object.entries(tally ?? {})
    .filter(([, times]) => times > 0)
    .map(([operation, times]) => `${times.toFixed(0)} ${operation}`)
    .join(" ");
}

function shown(number: number): string {
  return number.toFixed(1);
}

function both({ steps, presses }: Cost): string {
  return `${shown(steps)} ${shown(presses)}`;
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join("  "),
    );
}
