import { beforeEach, expect, test } from "vitest";
import { Calling } from "../../src/access/calling";

let calling: Calling;
beforeEach(() => {
  calling = new Calling();
});

/** Whether a press at this time calls. */
function pressed(at: number, code = "Space", on: Element = document.body, repeat = false): boolean {
  let called = false;
  const hear = (event: Event) => {
    called = calling.hears(event as KeyboardEvent, at);
  };
  document.body.append(on === document.body ? "" : on);
  on.addEventListener("keydown", hear, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { code, repeat }));
  return called;
}

test("three presses in a row call, and three more call again", () => {
  expect([0, 500, 1000].map((at) => pressed(at))).toEqual([false, false, true]);
  expect([1500, 2000, 2500].map((at) => pressed(at))).toEqual([false, false, true]);
});

test("presses far apart, other keys between them and a key that is held do not call", () => {
  expect([0, 3000, 6000].map((at) => pressed(at))).toEqual([false, false, false]);
  calling = new Calling();
  expect([pressed(0), pressed(1, "KeyA"), pressed(2), pressed(3)]).toEqual([false, false, false, false]);
  calling = new Calling();
  expect([pressed(0), pressed(1), pressed(2, "Space", document.body, true)]).toEqual([false, false, false]);
});

test("presses that something in focus takes are not for us", () => {
  const button = document.createElement("button");
  expect([0, 1, 2, 3].map((at) => pressed(at, "Space", button))).toEqual([false, false, false, false]);
});
