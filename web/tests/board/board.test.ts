// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Board from "../../src/board/Board.svelte";
import type { BoardState } from "../../src/board/pieces";
import { squares } from "./boards";
import Changing from "./Changing.svelte";

let shown: Record<string, unknown> | undefined;
const target = document.createElement("div");
document.body.append(target);

beforeAll(() => {
  // What jsdom does not have; nothing moves here.
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const men: BoardState = {
  a1: { pieces: [{ name: "man", owner: 0 }] },
  c3: { pieces: [{ name: "man", owner: 1 }] },
};
const places = () => [...target.querySelectorAll<SVGElement>("[data-place]")];
const place = (name: string) => target.querySelector<SVGElement>(`[data-place="${name}"]`) as SVGElement;

test("a board is a grid of rows with one tab stop", () => {
  shown = mount(Board, { target, props: { layout: squares(3, 3), state: men, label: "Board" } });
  flushSync();
  expect(target.querySelector("[role=grid]")?.getAttribute("aria-label")).toBe("Board");
  expect(target.querySelectorAll("[role=row]")).toHaveLength(3);
  expect(places()).toHaveLength(9);
  expect(
    places()
      .filter((one) => one.getAttribute("tabindex") === "0")
      .map((one) => one.dataset.place),
  ).toEqual(["a3"]);
});

test("keys walk over the board and choose", () => {
  const onchoose = vi.fn();
  shown = mount(Board, { target, props: { layout: squares(3, 3), state: men, label: "Board", onchoose } });
  flushSync();
  place("a3").focus();
  for (const key of ["ArrowRight", "ArrowDown", "End", "Enter"]) {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }
  expect(onchoose.mock.calls).toEqual([["c2", true]]);
  expect(
    places()
      .filter((one) => one.getAttribute("tabindex") === "0")
      .map((one) => one.dataset.place),
  ).toEqual(["c2"]);
});

test("a click chooses the place under it", () => {
  const onchoose = vi.fn();
  shown = mount(Board, { target, props: { layout: squares(3, 3), state: men, label: "Board", onchoose } });
  flushSync();
  place("b2").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onchoose.mock.calls).toEqual([["b2", false]]);
});

test("places are said by the words they are given", async () => {
  shown = mount(Board, {
    target,
    props: { layout: squares(3, 3), state: men, label: "Board", say: (name) => `place ${name}` },
  });
  flushSync();
  await vi.waitFor(() => expect(place("c1").getAttribute("aria-label")).toBe("place c1"));
});

test("a piece that moves keeps its element", () => {
  const changing = mount(Changing, { target, props: { layout: squares(3, 3), state: men } });
  shown = changing;
  flushSync();
  const element = target.querySelector('[data-on="a1"]');
  changing.show({ b2: { pieces: [{ name: "man", owner: 0 }] }, c3: { pieces: [{ name: "man", owner: 1 }] } });
  flushSync();
  expect(target.querySelector('[data-on="b2"]')).toBe(element);
  changing.show({});
  flushSync();
  expect(target.querySelectorAll("[data-on]").length).toBeLessThanOrEqual(2);
});
