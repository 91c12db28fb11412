// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { here } from "../src/here.svelte";

let stop: () => void;
let scrolled: number[];

beforeEach(() => {
  scrolled = [];
  vi.stubGlobal("scrollTo", (_x: number, y: number) => scrolled.push(y));
  stop = here.listen();
  here.go("/");
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Clicks a link; gives whether the browser was left to follow it by itself. */
function click(markup: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup;
  // jsdom cannot follow links; what reaches the window was left to the browser.
  let left = false;
  const last = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  const target = document.querySelector("a span") ?? document.querySelector("a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how }));
  return left;
}

test("a link to a screen is followed without loading the page", () => {
  expect(click('<a href="/games/go"><span>Go</span></a>')).toBe(false);
  expect([here.route, location.pathname]).toEqual([{ screen: "game", game: "go" }, "/games/go"]);
});

test.each([
  ['<a href="https://example.org/">out</a>', {}],
  ['<a href="/api/v1/statistics.csv">file</a>', {}],
  ['<a href="/games/go" target="_blank">apart</a>', {}],
  ['<a href="/games/go" download>file</a>', {}],
  ['<a href="#content">skip</a>', {}],
  ['<a href="/games/go">new tab</a>', { ctrlKey: true }],
  ['<a href="/games/go">new window</a>', { shiftKey: true }],
  ["<a>nowhere</a>", {}],
])("the browser follows %s by itself (%#)", (markup, how) => {
  expect(click(markup, how)).toBe(true);
  expect(here.route).toEqual({ screen: "library" });
});

test("a place of the same screen leaves the screen as it is", () => {
  here.go("/help");
  flushSync();
  const before = here.route;
  history.pushState(null, "", "#scanning");
  dispatchEvent(new PopStateEvent("popstate"));
  flushSync();
  expect(here.route).toBe(before);
});

test("a filter is kept in the address of the same stop", () => {
  const stops = history.length;
  here.ask({ search: "go", kind: "" });
  expect([location.search, here.query.get("search"), history.length]).toEqual(["?search=go", "go", stops]);
  here.ask({ search: "" });
  expect(location.search).toBe("");
});

test("the heading of a screen takes the focus after navigation, not on the first page", async () => {
  document.body.innerHTML = '<h1 tabindex="-1">Help</h1><button>x</button>';
  const heading = document.querySelector("h1") as HTMLElement;
  here.go({ screen: "help" });
  await here.shown(heading);
  expect([document.activeElement, scrolled]).toEqual([heading, [0]]);
  document.querySelector("button")?.focus();
  await here.shown(heading);
  expect(document.activeElement).not.toBe(heading);
});

test("going back shows again what one had scrolled to", async () => {
  vi.stubGlobal("scrollY", 640);
  here.go({ screen: "about" });
  const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
  history.back();
  await back;
  flushSync();
  expect(here.route).toEqual({ screen: "library" });
  await here.shown(document.body);
  expect(scrolled).toEqual([640]);
});

test("a page that is still being filled is scrolled as it grows, until the player does something", async () => {
  vi.stubGlobal("scrollY", 640);
  here.go({ screen: "about" });
  const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
  history.back();
  await back;
  vi.stubGlobal("scrollY", 100);
  const shown = here.shown(document.body);
  await vi.waitFor(() => expect(scrolled.length).toBeGreaterThan(2));
  dispatchEvent(new Event("wheel"));
  await shown;
  expect(new Set(scrolled)).toEqual(new Set([640]));
});

test("one screen can take the place of another", () => {
  const stops = history.length;
  here.go({ screen: "settings" }, { replace: true });
  expect([here.route, history.length]).toEqual([{ screen: "settings" }, stops]);
});
