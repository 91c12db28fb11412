import { expect, test } from "vitest";
import { choiceAfter, controlOf, WAYS } from "../../src/access/control";
import { hasDirections, positionOf, towards } from "../../src/access/direct";
import type { Node, State } from "../../src/protocol/messages";

const LEFT = {
  moves: "game",
  boundary: "game",
  illegal: "game",
  showFocus: "game",
  showPosition: "game",
  showLegal: "game",
} as const;
const SHOWN = { showFocus: "always", showPosition: "always", showLegal: "always" };

test("what is left to a game that says nothing is as in a table", () => {
  expect(controlOf("", LEFT)).toEqual({
    moves: "options",
    boundary: "stay",
    illegal: "select",
    ...SHOWN,
    position: "",
  });
});

test("what is left to the game is as its card says", () => {
  const told = "moves=keys position=man boundary=jump";
  expect(controlOf(told, LEFT)).toEqual({
    moves: "keys",
    boundary: "jump",
    illegal: "select",
    ...SHOWN,
    position: "man",
  });
});

test("the player's word counts where the game has not locked it", () => {
  const wanted = { ...LEFT, moves: "options", boundary: "rotate", illegal: "skip" } as const;
  const { moves, boundary, illegal } = wanted;
  expect(controlOf("moves=keys boundary=jump", wanted)).toMatchObject({ moves, boundary, illegal });
  expect(controlOf("boundary=jump locked=boundary,illegal", wanted)).toMatchObject({
    moves: "options",
    boundary: "jump",
    illegal: "select",
  });
});

test("what is marked is left to the game, unless the player wants it and it is not locked", () => {
  const told = "show-legal=never show-position=never locked=show-legal";
  expect(controlOf(told, LEFT)).toMatchObject({ ...SHOWN, showLegal: "never", showPosition: "never" });
  const wanted = { ...LEFT, showFocus: "never", showPosition: "always", showLegal: "always" } as const;
  expect(controlOf(told, wanted)).toMatchObject({
    ...wanted,
    ...{ moves: "options", boundary: "stay" },
    illegal: "select",
    showLegal: "never",
  });
});

test("words that nobody knows are passed over", () => {
  expect(controlOf("moves=feet", LEFT).moves).toBe("options");
});

const state: State = {
  seats: [],
  boards: [{ b2: { pieces: [{ name: "wall" }] }, b1: { pieces: [{ name: "man" }] } }],
};
const at = (x: number, y: number) => ({ x, y });
const spots = new Map([
  ["b1", at(1, 2)],
  ["b0", at(1, 3)],
  ["a1", at(0, 2)],
  ["e1", at(4, 2)],
  ["c3", at(2, 0)],
  ["d4", at(3, 0)],
]);
const to = (place: string): Node => ({ text: place, places: [place] });
const from = spots.get("b1");

test("the position is where the named piece stands", () => {
  expect(positionOf(state, "man")).toBe("b1");
  expect(positionOf(state, "woman")).toBeUndefined();
});

test("an arrow means the nearest choice that lies there", () => {
  const offered = [to("e1"), to("a1"), to("c3"), to("d4")];
  expect(towards("right", offered, from, spots)?.text).toBe("e1");
  expect(towards("left", offered, from, spots)?.text).toBe("a1");
  expect(towards("up", offered, from, spots)?.text).toBe("c3");
  expect(towards("down", offered, from, spots)).toBeUndefined();
});

test("a choice that is called like a direction needs no position", () => {
  const up = { text: "up", names: ["up"] };
  expect(towards("up", [up], undefined, spots)).toBe(up);
  expect(towards("down", [up], undefined, spots)).toBeUndefined();
  expect(towards("down", [up], undefined, spots, 180)).toBe(up);
  expect(towards("up", [up], undefined, spots, 180)).toBeUndefined();
  expect(hasDirections([up], undefined)).toBe(true);
  expect(hasDirections([to("a1")], undefined)).toBe(false);
});

test("a key leads each way from leaving it to the game through all values, and back", () => {
  const round = (way: (typeof WAYS)[number]) => {
    const seen: string[] = ["game"];
    for (let now = choiceAfter(way, "game"); now !== "game"; now = choiceAfter(way, now)) seen.push(now);
    return seen;
  };
  expect(WAYS.map(round)).toEqual([
    ["game", "options", "keys", "both"],
    ["game", "stay", "rotate", "jump"],
    ["game", "select", "skip"],
    ...Array.from({ length: 3 }, () => ["game", "always", "never"]),
  ]);
});
