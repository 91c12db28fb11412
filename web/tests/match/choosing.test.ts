// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import * as choosing from "../../src/match/choosing";
import type { Node } from "../../src/protocol/messages";

const promotion: Node[] = [{ text: "queen" }, { text: "knight" }];
const tree: Node[] = [
  { text: "e7", places: ["e7"], children: [{ text: "e8", places: ["e8"], children: promotion }] },
  { text: "d2", places: ["d2"], children: [{ text: "d4", places: ["d4"] }] },
  { text: "pass" },
];
const [pawn, other, pass] = tree as [Node, Node, Node];

function walk(...texts: string[]): choosing.Choosing {
  return texts.reduce((now, text) => {
    const node = choosing.offered(now).find((one) => one.text === text);
    return node ? choosing.choose(now, node) : now;
  }, choosing.begin(tree));
}

const steps = (...texts: string[]) => texts.map((text) => ({ text }));

beforeEach(() => sessionStorage.clear());

test("step by step, what is offered follows the path", () => {
  expect(choosing.offered(walk())).toBe(tree);
  expect(choosing.offered(walk("e7")).map((node) => node.text)).toEqual(["e8"]);
  expect(choosing.offered(walk("e7", "e8"))).toBe(promotion);
  expect(choosing.offered(walk("e7", "e8", "queen"))).toEqual([]);
});

test("a choice with places is on the board, one without is a button", () => {
  expect([...choosing.byPlace(walk()).keys()]).toEqual(["e7", "d2"]);
  expect(choosing.byButton(walk())).toEqual([pass]);
  expect(choosing.byButton(walk("e7", "e8"))).toEqual(promotion);
});

test("a choice with several places is met once, at the last empty one", () => {
  const columns = choosing.begin([
    { text: "a", places: ["a3", "a2", "a1"] },
    { text: "b", places: ["b3", "b2", "b1"] },
    { text: "row 1", places: ["c1", "c2"] },
    { text: "row 2", places: ["c1", "c2"] },
  ]);
  const full = new Set(["a1", "b1", "b2", "b3"]);
  expect([...choosing.stations(columns, (place) => !full.has(place))]).toEqual(["a2", "b3", "c1", "c2"]);
});

test("a place that several choices share leads to all of them", () => {
  const shared = choosing.begin([
    { text: "column a", places: ["a1", "a2"] },
    { text: "row 1", places: ["a1", "b1"] },
  ]);
  expect(
    choosing
      .byPlace(shared)
      .get("a1")
      ?.map((node) => node.text),
  ).toEqual(["column a", "row 1"]);
  expect(choosing.byPlace(shared).get("b1")).toHaveLength(1);
});

test("a move is whole where nothing more can be chosen", () => {
  expect(
    ["e7", "e8", "queen"].map((_, index, all) => choosing.complete(walk(...all.slice(0, index + 1)))),
  ).toEqual([false, false, true]);
  expect(choosing.complete(walk())).toBe(false);
  expect(choosing.text(walk("e7", "e8", "queen").path)).toBe("e7-e8-queen");
});

test("a step back leads where one came from", () => {
  expect(choosing.back(walk("e7", "e8"))).toEqual(walk("e7"));
  expect(choosing.back(walk())).toEqual(walk());
});

test("what is not offered now changes nothing", () => {
  const begun = walk("e7");
  expect(choosing.choose(begun, other)).toBe(begun);
});

test("a path of texts leads as far as it is offered, and never makes a move", () => {
  expect(choosing.along(tree, steps("e7", "e8", "queen"))).toEqual(walk("e7", "e8"));
  expect(choosing.along(tree, steps("e7", "e9"))).toEqual(walk("e7"));
  expect(choosing.along(tree, steps("pass"))).toEqual(walk());
});

test("a reload in the middle of a choice goes on there", () => {
  choosing.keep(sessionStorage, "t", 7, walk("e7", "e8"));
  expect(choosing.recall(sessionStorage, "t", 7, tree).path).toEqual([pawn, pawn.children?.[0]]);
});

test("a kept path is for its own table and version", () => {
  choosing.keep(sessionStorage, "t", 7, walk("e7"));
  expect(choosing.recall(sessionStorage, "t", 8, tree).path).toEqual([]);
  expect(choosing.recall(sessionStorage, "u", 7, tree).path).toEqual([]);
  choosing.keep(sessionStorage, "t", 7, walk());
  expect(sessionStorage).toHaveLength(0);
});

test.each(["nonsense", "3", '{"version":7,"texts":"e7"}', '{"version":7,"texts":[1,{}]}', "null"])(
  "what is kept but makes no sense (%s) is passed over",
  (kept) => {
    sessionStorage.setItem("ludoteka:choosing:t", kept);
    expect(choosing.recall(sessionStorage, "t", 7, tree)).toEqual(choosing.begin(tree));
  },
);

test("a choice leads to the places of what follows, and one that stands for a column to all of it", () => {
  const pawn = {
    text: "e2",
    places: ["e2"],
    children: [
      { text: "e3", places: ["e3"] },
      { text: "e4", places: ["e4"] },
    ],
  };
  expect(choosing.reachOf(pawn)).toEqual(["e3", "e4"]);
  expect(choosing.reachOf({ text: "a", places: ["a1", "a2"] })).toEqual(["a1", "a2"]);
  expect(choosing.reachOf({ text: "e4", places: ["e4"] })).toEqual([]);
});

test("places behind a button can be chosen at once, unless something else offers them", () => {
  const parts: Node[] = [
    { text: "road", places: ["n1.road"] },
    { text: "city", places: ["n1.city"] },
  ];
  const place: Node = { text: "place", children: parts };
  const found = choosing.behindButtons(choosing.begin([place, { text: "skip" }]));
  expect([...found]).toEqual(parts.map((part) => [part.places?.[0], [place, part]]));
  const other: Node = { text: "other", children: [{ text: "road", places: ["n1.road"] }] };
  expect([...choosing.behindButtons(choosing.begin([place, other])).keys()]).toEqual(["n1.city"]);
  expect(choosing.behindButtons(choosing.begin([place, ...parts])).size).toBe(0);
  expect(choosing.behindButtons(choosing.begin([{ text: "how", children: promotion }])).size).toBe(0);
});
