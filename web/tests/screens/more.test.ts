// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Listing } from "../../src/match/listing.svelte";
import type { Match } from "../../src/protocol/messages";
import Continue from "../../src/screens/library/Continue.svelte";

/** Nothing comes into sight here, so no picture is drawn. */
class Blind {
  observe(): void {}
  disconnect(): void {}
}

let mounted: Record<string, unknown> | undefined;

afterEach(async () => {
  if (mounted) await unmount(mounted);
  vi.unstubAllGlobals();
});

function matchOf(id: string): Match {
  return { id, game: "go", seats: [{}, {}], started: 0, played: 0, plies: 1, version: 2, due: "person" };
}

const addresses = (): (string | null)[] =>
  [...document.querySelectorAll("li a")].map((link) => link.getAttribute("href"));

test("more matches are shown on demand, and the first of them is gone to", async () => {
  vi.stubGlobal("IntersectionObserver", Blind);
  const parts = [["a", "b", "c"], ["c"]].map((ids) => ids.map(matchOf));
  const open = new Listing(() => Promise.resolve(parts.shift() ?? []), 2);
  await open.next();
  mounted = mount(Continue, { target: document.body, props: { open, cards: new Map() } });
  flushSync();
  expect(addresses()).toEqual(["/tables/a", "/tables/b"]);
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(addresses()).toEqual(["/tables/a", "/tables/b", "/tables/c"]));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/tables/c"));
  expect(document.querySelector("button")).toBeNull();
});
