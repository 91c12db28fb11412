// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import type { Looked, Node, State } from "../../src/protocol/messages";
import { endsOf, Price, paid } from "../../src/screens/table/price.svelte";
import { Wording } from "../../src/texts/wording";

const wording = new Wording((id) => id, { name: (key) => key });
const after = (things: readonly string[], points = 3, other = 9): State => ({
  boards: [],
  seats: [
    { name: "White", numbers: { points } },
    { name: "Black", numbers: { points: other } },
  ],
  zones: [{ name: "hand", kind: "hand", place: "hand1", owner: 0, things: things.map((name) => ({ name })) }],
});
const before = after(["log", "log", "brick"]);
const road: Node = {
  text: "road",
  children: [
    { text: "a1", places: ["a1"] },
    { text: "b1", places: ["b1"] },
  ],
};

afterEach(() => vi.useRealTimers());

it("is what a seat has less of", () => {
  expect(paid(before, after(["log"]), 0, wording)).toEqual(["log", "brick"]);
  expect(paid(before, after(["brick", "sheaf"], 1, 2), 0, wording)).toEqual(["2 × log", "points 2"]);
  expect(paid(before, before, 0, wording)).toEqual([]);
});

it("is asked of the first and the last way to go on, and told where both cost the same", async () => {
  vi.useFakeTimers();
  const ends: Record<string, State> = { "road-a1": after(["log"]), "road-b1": after(["log"]), trade: before };
  const price = new Price(
    async (move) => ({ state: ends[move] }) as Looked,
    (state) => paid(before, state, 0, wording),
  );
  expect(endsOf([road])).toEqual(["road-a1", "road-b1"]);
  price.show([road]);
  await vi.advanceTimersByTimeAsync(200);
  expect(price.words).toEqual(["log", "brick"]);
  ends["road-b1"] = after(["brick"]);
  price.show([road]);
  await vi.advanceTimersByTimeAsync(200);
  expect(price.words).toEqual([]);
});
