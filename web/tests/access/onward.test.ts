// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { goOnward } from "../../src/access/onward";

afterEach(() => document.body.replaceChildren());

const TABLE = `
  <button id="draw" data-choice="draw">Draw</button>
  <div role="grid"><i id="a1" tabindex="0"></i><i id="b1" tabindex="-1" data-offered></i></div>
  <div role="grid"><i id="die" tabindex="0" data-offered></i></div>
  <button id="menu">Menu</button>`;

/** The choices that are come to one after another from somewhere. */
function ways(from: string | null, steps: number, back = false): readonly (string | undefined)[] {
  document.body.innerHTML = TABLE;
  if (from) document.getElementById(from)?.focus();
  return Array.from({ length: steps }, () => {
    goOnward(back);
    return document.activeElement?.id;
  });
}

test("leads round all boards, what lies beside them, and buttons", () => {
  expect(ways(null, 4)).toEqual(["draw", "b1", "die", "draw"]);
  expect(ways("a1", 2)).toEqual(["b1", "die"]);
  expect(ways("menu", 1)).toEqual(["draw"]);
  expect(ways("a1", 3, true)).toEqual(["draw", "die", "b1"]);
});

test("says where there is nowhere else to go", () => {
  document.body.innerHTML = `<button id="draw" data-choice="draw">Draw</button>`;
  expect(goOnward(false)).toBe(true);
  expect(goOnward(false)).toBe(false);
  document.body.replaceChildren();
  expect(goOnward(true)).toBe(false);
});
