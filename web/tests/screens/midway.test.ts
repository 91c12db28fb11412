// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { Looked, Node } from "../../src/protocol/messages";
import { Midway } from "../../src/screens/table/midway.svelte";

const state = { boards: [], seats: [] };
const last: Node = { text: "b2" };
const second: Node = { text: "b1", children: [last] };
const first: Node = { text: "a1", children: [second] };

it("is looked up after the first choices, and forgotten with them", async () => {
  const look = vi.fn(async () => ({ layout: "flat", state }) as unknown as Looked);
  const midway = new Midway(look);
  midway.follow({ tree: [first], path: [first] }, "flat")();
  midway.follow({ tree: [first], path: [first, second, last] }, "flat")();
  expect(look).not.toHaveBeenCalled();
  const leave = midway.follow({ tree: [first], path: [first, second] }, "flat");
  await vi.waitFor(() => expect(midway.state).toBe(state));
  expect(look).toHaveBeenCalledWith("a1-b1");
  leave();
  expect(midway.state).toBeNull();
});

it("tells nothing of boards that are others than those that are seen", async () => {
  const midway = new Midway(async () => ({ layout: "grown", state }) as unknown as Looked);
  midway.follow({ tree: [first], path: [first, second] }, "flat");
  await Promise.resolve();
  expect(midway.state).toBeNull();
});
