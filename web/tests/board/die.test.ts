// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Thing from "../../src/board/Thing.svelte";
import type { PieceState } from "../../src/protocol/messages";

const CZECH: Readonly<Record<string, string>> = { sun: "slunce", storm: "bouřka" };
const SUN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="30"/></svg>';
let shown: object | undefined;

function drawn(thing: PieceState, art: Readonly<Record<string, string>> = {}): HTMLElement {
  const word = (name: string) => CZECH[name] ?? name;
  shown = mount(Thing, {
    target: document.body,
    props: { thing, form: "die", seats: [], colours: [], art, word },
  });
  return document.body;
}

afterEach(() => {
  if (shown) unmount(shown);
  document.body.innerHTML = "";
});

test("a die shows its word in the language of the player", () => {
  expect(drawn({ name: "weather", face: "storm" }).textContent?.trim()).toBe("bouřka");
});

test("a word that has a picture is shown with it", () => {
  const die = drawn({ name: "weather", face: "sun" }, { sun: SUN });
  expect(die.querySelectorAll("circle")).toHaveLength(1);
  expect(die.textContent?.trim()).toBe("slunce");
});

test("a picture for this die comes before the one for its word", () => {
  const own = SUN.replaceAll("circle", "ellipse");
  const die = drawn({ name: "weather", face: "sun" }, { sun: SUN, "weather-sun": own });
  expect(die.querySelectorAll("ellipse")).toHaveLength(1);
});

test("before it is thrown it is bare, and covered it tells nothing", () => {
  expect(drawn({ name: "weather" }).textContent?.trim()).toBe("");
  expect(drawn({ name: "die", covered: true }).textContent?.trim()).toBe("?");
});

test("a number is shown by pips and as a figure, or as a figure alone", () => {
  const die = drawn({ name: "cube", numbers: { value: 5 } });
  expect([die.querySelectorAll("circle").length, die.textContent?.trim()]).toEqual([5, "5"]);
});
