import { expect, test } from "vitest";
import { NEEDS, presets } from "../../src/screens/profiles/needs";
import { USUAL } from "../../src/settings";

test("no needs are the usual settings, and going back there undoes what a stop has set", () => {
  for (const needs of NEEDS) expect({ ...USUAL, ...presets(needs), ...presets(0) }).toEqual(USUAL);
});

test("every stop sets something of its own", () => {
  const set = NEEDS.map((needs) => JSON.stringify(presets(needs)));
  expect(new Set(set).size).toBe(NEEDS.length);
  expect(presets(2).confirm).toBe(true);
  expect(presets(3)).toMatchObject({ confirm: false, speed: "slow", focus: true });
});
