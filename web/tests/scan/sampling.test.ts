import { describe, expect, test } from "vitest";
import {
  bound,
  evenCost,
  flatCost,
  itemsOf,
  levels,
  type Method,
  type Paper,
  playedCost,
  type Samples,
} from "../../benchmarks/methods";
import { total } from "../../src/scan/cost";
import { least } from "../../src/scan/optimal";
import { arranged, DEARER } from "../../src/scan/tree";
import { Player } from "./player";
import text from "./positions.json?raw";

const { games } = JSON.parse(text) as Paper;
const samplesOf = (name: string) => games.find(({ game }) => game === name) as Samples;
const steps = (method: Method, name: string) => playedCost(method, samplesOf(name)).steps;

describe.each([
  ["chess", 6.5],
  ["othello", 3.8],
] as const)("in %s", (name, most) => {
  test(`a move takes at most ${most} steps, whether played or any`, () => {
    expect(steps("automatic", name)).toBeLessThanOrEqual(most);
    expect(evenCost("automatic", samplesOf(name)).steps).toBeLessThanOrEqual(most);
  });

  test("no method is better than the bound, and each is better than the one before", () => {
    const { steps: all } = evenCost("automatic", samplesOf(name));
    expect(all).toBeGreaterThanOrEqual(bound(samplesOf(name)).steps);
    const better = [
      "automatic",
      "row, piece, target",
      "piece, target",
      "every place, rows",
      "every place",
    ] as const;
    const cost = better.map((method) => steps(method, name));
    expect(cost).toEqual([...cost].sort((one, other) => one - other));
  });

  test("every level of choice takes at most 1.15 times the optimum", () => {
    const { places, positions } = samplesOf(name);
    for (const { tree } of positions)
      for (const nodes of levels(tree))
        expect(total(arranged(itemsOf(nodes, places), "automatic"))).toBeLessThanOrEqual(
          DEARER * least(nodes.length).steps,
        );
  });

  test("playing the sample with one switch takes the steps and presses that were foretold", () => {
    const { places, positions } = samplesOf(name);
    const some = positions.filter((_, at) => at % 6 === 0);
    const player = new Player({ after: "first" });
    for (const { tree, played } of some) {
      let nodes = tree;
      for (const text of played) {
        player.begin({ items: itemsOf(nodes, places) }).reach(text);
        nodes = nodes.find((node) => node.text === text)?.children ?? [];
      }
    }
    const foretold = playedCost("automatic", { game: name, places, positions: some });
    expect(player.shown.length / some.length).toBeCloseTo(foretold.steps);
    expect(player.presses / some.length).toBeCloseTo(foretold.presses);
  });
});

test("a list of all moves is worse than piece and target where there are many", () => {
  expect(flatCost(samplesOf("chess")).steps).toBeGreaterThan(1.5 * steps("piece, target", "chess"));
});
