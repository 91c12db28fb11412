import { expect, test } from "vitest";
import type { Scene } from "../../src/protocol/messages";
import { Scoring, scoredOf, scoredTold, sumsOf, unscored } from "../../src/screens/table/scoring.svelte";
import { Wording } from "../../src/texts/wording";

const city = { name: "points", place: "n1.city", kind: "city", cells: ["n1", "n2"] };
const earned = [
  { seat: 0, points: 8, ...city },
  { seat: 1, points: 8, ...city },
  { seat: 1, points: 3, name: "points", place: "e1.field", kind: "field", cells: ["e1"] },
];
const ending = { results: ["lost", "won"], ranks: [2, 1] } as const;

function table(version: number, more: object = {}): { scene: Pick<Scene, "effects" | "ending" | "version"> } {
  return { scene: { version, ...more } };
}

test("what several seats earned in one area stands together, and the sums are all that was earned", () => {
  const areas = scoredOf(earned);
  expect(areas.map(({ place, earned: there }) => [place, there.length])).toEqual([
    ["n1.city", 2],
    ["e1.field", 1],
  ]);
  expect([...sumsOf(areas)]).toEqual([
    [0, 8],
    [1, 11],
  ]);
});

test("an area is told with what it brought to whom", () => {
  const say = (id: string, facts: object = {}) => [id, ...Object.values(facts)].join(" ");
  const wording = new Wording(say, { name: (key) => key, form: () => undefined });
  const seats = [{ name: "White" }, { name: "Black" }];
  expect(scoredOf(earned).map((area) => scoredTold(area, seats, wording))).toEqual([
    "area-told city 2: scoring-brought White +8, scoring-brought Black +8",
    "area-told field 1: scoring-brought Black +3",
  ]);
});

test("what an area brought is told with how much that makes, where that is kept", () => {
  const say = (id: string, facts: object = {}) => [id, ...Object.values(facts)].join(" ");
  const wording = new Wording(say, { name: (key) => key, form: () => undefined });
  const [area] = scoredOf(earned.slice(0, 1));
  expect(area && scoredTold(area, [{ name: "White", numbers: { points: 20 } }], wording)).toBe(
    "area-told city 2: scoring-brought-now White +8 20",
  );
});

test("what one area brought by two rules is told apart, as the game says what a rule gives something for", () => {
  const say = (id: string, facts: object = {}) => [id, ...Object.values(facts)].join(" ");
  const form = (rule: string, _: string, { area = "" } = {}) =>
    rule === "farm" ? `fields by ${area}` : undefined;
  const wording = new Wording(say, { name: (key) => key, form });
  const twice = ["score", "farm"].map((rule) => ({ seat: 0, points: 4, ...city, rule }));
  expect(scoredOf(twice).map((area) => scoredTold(area, [{ name: "White" }], wording))).toEqual([
    "area-told city 2: scoring-brought White +4",
    "fields by area-told city 2: scoring-brought White +4",
  ]);
});

test("the final scoring is shown area by area, then as a list", () => {
  const at = table(1);
  const scoring = new Scoring(at);
  at.scene = { version: 2, effects: { earned }, ending };
  scoring.follow();
  expect([scoring.shown?.place, scoring.earned]).toEqual(["n1.city", []]);
  scoring.next();
  expect([scoring.shown?.place, scoring.led]).toEqual(["e1.field", false]);
  scoring.next();
  expect([scoring.shown, scoring.led, scoring.areas.length]).toEqual([undefined, true, 2]);
});

test("what everybody has goes up with the areas that are shown, and is all of it once they are skipped", () => {
  const seats = [
    { name: "White", numbers: { points: 20, gold: 2 } },
    { name: "Black", numbers: { points: 31, gold: 1 } },
  ];
  const last = { seat: 0, points: 3, name: "points", place: "w1.road", kind: "road", cells: ["w1"] };
  const at = table(1);
  const scoring = new Scoring(at);
  expect(scoring.reached(seats)).toEqual(seats);
  at.scene = { version: 2, effects: { earned: [...earned, last] }, ending };
  scoring.follow();
  const points = () => scoring.reached(seats).map(({ numbers }) => numbers?.points);
  const seen = [points()];
  scoring.next();
  seen.push(points());
  scoring.next();
  seen.push(points());
  expect(seen).toEqual([
    [17, 28],
    [17, 31],
    [20, 31],
  ]);
  expect(scoring.reached(seats)[0]?.numbers?.gold).toBe(2);
  scoring.at = 0;
  scoring.skip();
  expect(scoring.reached(seats)).toEqual(seats);
});

test("what is told area by area is not told with the move", () => {
  const kept = [{ seat: 1, names: ["points", "gold"] }];
  expect(unscored({ changed: ["n1"], earned, kept })).toEqual({
    changed: ["n1"],
    kept: [{ seat: 1, names: ["gold"] }],
  });
});

test("it can be skipped, and goes with the end that is taken back", () => {
  const at = table(1);
  const scoring = new Scoring(at);
  at.scene = { version: 2, effects: { earned }, ending };
  scoring.follow();
  scoring.skip();
  expect([scoring.shown, scoring.stepped]).toEqual([undefined, true]);
  at.scene = { version: 3, effects: { earned }, ending };
  scoring.follow();
  expect([scoring.shown, scoring.earned]).toEqual([undefined, []]);
  at.scene = { version: 4 };
  scoring.follow();
  at.scene = { version: 5, effects: { earned }, ending };
  scoring.follow();
  expect(scoring.shown?.place).toBe("n1.city");
  at.scene = { version: 6 };
  scoring.follow();
  expect([scoring.shown, scoring.stepped]).toEqual([undefined, false]);
});

test("whoever comes after the end sees the list alone", () => {
  const at: { scene: ReturnType<typeof table>["scene"] | null } = { scene: null };
  const scoring = new Scoring(at);
  at.scene = { version: 2, effects: { earned }, ending };
  scoring.follow();
  expect([scoring.shown, scoring.earned, scoring.areas.length]).toEqual([undefined, [], 2]);
  expect(scoring.stepped).toBe(false);
});

test("in the middle of a match what was earned and closed stays until there is more of it", () => {
  const at = table(1);
  const scoring = new Scoring(at);
  const areas = [
    { kind: "city", tiles: 2, closed: true, cells: ["n1", "n2"] },
    { kind: "field", tiles: 4 },
  ];
  at.scene = { version: 2, effects: { earned, areas } };
  scoring.follow();
  at.scene = { version: 3 };
  scoring.follow();
  expect([scoring.earned, scoring.closed, scoring.areas]).toEqual([earned, [["n1", "n2"]], []]);
});
