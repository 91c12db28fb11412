// @vitest-environment node
import { expect, it } from "vitest";
import type { GamePage, Layout, State } from "../../src/protocol/messages";
import { areaTold, saidOf } from "../../src/screens/table/saying";
import { Wording } from "../../src/texts/wording";

const wording = new Wording(
  (id, told) => (told?.lands ? `by ${told.lands}` : id === "wording-empty" ? "empty" : id),
  {
    name: (key) => key,
  },
);
const cell = (name: string) => ({ name, x: 0, y: 0, shape: "hexagon" as const });
const layout: Layout = {
  key: "island",
  boards: [
    {
      name: "board",
      kind: "hexagon",
      cells: [cell("a1"), cell("b1"), cell("c1")],
      corners: [{ ...cell("a1.top"), shape: "corner", beside: ["a1", "b1", "c1"] }],
      edges: [{ ...cell("a1.up"), shape: "edge", beside: ["c1"] }],
    },
  ],
};
const state: State = {
  seats: [],
  boards: [
    { a1: { words: ["wood"], numbers: { throw: 6 } }, b1: { words: ["clay"], numbers: { throw: 8 } } },
  ],
};
const said = (place: string) =>
  saidOf(place, layout, state, undefined, { facts: { kept: [] } } as unknown as GamePage, wording);

it("says of a corner what lies on the cells that it touches", () => {
  expect(said("a1.top")).toBe("wording-side-top: empty, by wood, throw 6; clay, throw 8");
  expect(said("a1.up")).toBe("wording-side-up: empty");
  expect(said("a1")).toBe("a1: wood, throw 6");
});

it("who leads an area is told, to whoever leads it in its own words", () => {
  const say = (id: string, facts: object = {}) => [id, ...Object.values(facts)].filter(Boolean).join(" ");
  const wording = new Wording(say, { name: (key) => key, form: () => undefined }).spokenTo(0);
  const seats = [{ name: "White" }, { name: "Black" }];
  const led = (...leaders: number[]) =>
    areaTold({ kind: "city", cells: ["n1", "n2"], places: ["n1.city"], leaders, worth: 4 }, seats, wording);
  expect(led(1)).toBe("area-told city 2, area-led Black, area-worth 4");
  expect(led(0)).toBe("area-told city 2, area-led-own, area-worth 4");
  expect(led(0, 1)).toBe("area-told city 2, area-shared-own Black, area-worth 4");
});
