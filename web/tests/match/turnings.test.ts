import { expect, test } from "vitest";
import { fitting, tileInHand, turnedOn, turningsOf } from "../../src/match/turnings";
import type { Node } from "../../src/protocol/messages";

const ways: Node[] = [{ text: "not turned" }, { text: "turned around" }, { text: "turned left" }];
const cell: Node = { text: "n1", places: ["n1"], children: ways };

test("a place leads to ways of turning a tile only where nothing else is to be chosen there", () => {
  expect(turningsOf([cell])).toBe(ways);
  expect(turningsOf([cell, cell])).toEqual([]);
  expect(turningsOf([{ ...cell, children: [...ways, { text: "e4" }] }])).toEqual([]);
  expect(turningsOf([{ text: "n1", places: ["n1"] }])).toEqual([]);
});

test("what does not fit is turned on to the right until it does", () => {
  expect(fitting(ways, 180)?.text).toBe("turned around");
  expect(fitting(ways, 90)?.text).toBe("turned around");
  expect(fitting([], 90)).toBeUndefined();
});

test("a tile is turned among the ways that fit, round and round", () => {
  expect(turnedOn(ways, 0, 1)?.text).toBe("turned around");
  expect(turnedOn(ways, 270, 1)?.text).toBe("not turned");
  expect(turnedOn(ways, 0, -1)?.text).toBe("turned left");
  expect(turnedOn([{ text: "turned right" }], 90, 1)?.text).toBe("turned right");
});

test("the tile in hand is the one chosen, or the only one that lies openly", () => {
  const zones = [
    { name: "bag", kind: "deck", place: "bag", hidden: 3 },
    { name: "tray", kind: "row", place: "tray", things: [{ name: "bend" }] },
  ] as const;
  const isTile = (name: string) => ["bend", "fork"].includes(name);
  expect(tileInHand([], zones, isTile)).toBe("bend");
  expect(tileInHand([{ text: "fork", names: ["fork"] }], zones, isTile)).toBe("fork");
  expect(tileInHand([], [], isTile)).toBeUndefined();
});
