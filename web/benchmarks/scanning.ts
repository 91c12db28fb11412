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

console.log("\nSeconds to solve a puzzle, and for a move\n");
const results = puzzles.map((samples) => ({ samples, seconds: evaluated(samples) }));
print([
  ["way", ...puzzles.map(({ game, positions }) => `${game}, ${positions.length} moves`)],
  ...WAYS.map((way) => [
    way,
    ...results.map(({ samples, seconds }) => {
      const spent = seconds[way];
      return spent === undefined ? "" : `${spent.toFixed(0)} (${shown(spent / samples.positions.length)})`;
    }),
  ]),
]);

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
