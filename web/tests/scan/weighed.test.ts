import { expect, test } from "vitest";
import { costs, total } from "../../src/scan/cost";
import { type Item, itemsOf } from "../../src/scan/item";
import { sizes } from "../../src/scan/optimal";
import { USUAL } from "../../src/scan/settings";
import { arranged, cyclesOf } from "../../src/scan/tree";
import { weighed } from "../../src/scan/weighed";
import { dice, items } from "./player";

/** The least steps, tried in every way. */
function tried(weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length <= 1) return all;
  const ways = weights.slice(1).map((_, at) => {
    const [inside, after] = [weights.slice(0, at + 1), weights.slice(at + 1)];
    return (inside.length === 1 ? 0 : tried(inside)) + tried(after);
  });
  return all + Math.min(...ways);
}

test("the groups take the least steps that any contiguous ones can take", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const throwing = dice(seed);
    const given = items(1 + throwing(9));
    const weights = new Map(given.map((item) => [item, 1 + throwing(seed % 2 ? 20 : 2)]));
    const weigh = (item: Item) => weights.get(item) as number;
    expect(total(arranged(given, "optimal", weigh), weigh)).toBe(tried([...weights.values()]));
  }
});

test("what is equally likely is grouped as without weights", () => {
  for (let n = 1; n <= 60; n += 1) expect(weighed(Array(n).fill(3))(0, n)).toEqual(sizes(n));
});

const OWN = { ...USUAL, order: "own" } as const;

test("what the player chooses most stands alone at the beginning, and the rest in larger groups", () => {
  const given = items(32);
  const counts = new Map([
    ["i20", 60],
    ["i5", 30],
  ]);
  const [first, second, ...rest] = cyclesOf({ items: given, counts }, OWN);
  expect([first, second]).toMatchObject([{ item: { id: "i20" } }, { item: { id: "i5" } }]);
  expect(Math.max(...rest.map((stop) => itemsOf(stop).length))).toBeGreaterThan(8);
});

test("own habits save steps for whoever has them", () => {
  const given = items(32);
  const counts = new Map(given.map(({ id }, at) => [id, Math.floor(100 / (32 - at))]));
  const chosen = ({ id }: Item) => counts.get(id) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const own = total(cyclesOf({ items: given, counts }, OWN), chosen) / all;
  const neutral = total(cyclesOf({ items: given, counts }, USUAL), chosen) / all;
  expect(neutral / own).toBeGreaterThan(1.3);
});

test.each([2, 4] as const)("with %i switches that narrow, own habits save presses", (switches) => {
  const given = items(32);
  const counts = new Map([["i20", 60]]);
  const presses = (order: "own" | "board") => {
    const top = cyclesOf({ items: given, counts }, { ...USUAL, mode: "elimination", switches, order });
    return costs(top, { mode: "elimination" }).get("i20")?.presses;
  };
  expect(presses("own")).toBe(1);
  expect(presses("board")).toBeGreaterThan(2);
});
