// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { Looked, Node, State } from "../../src/protocol/messages";
import { endsOf, Outcomes, outcomeOf, telling } from "../../src/screens/table/outcomes.svelte";
import { Wording } from "../../src/texts/wording";

const form = (key: string) => (key === "points" ? key : undefined);
const wording = new Wording((id) => id, { name: (key) => key, form });
const having = (things: readonly string[], points = 3, other = 9): State => ({
  boards: [],
  seats: [
    { name: "White", numbers: { points, suspect: points } },
    { name: "Black", numbers: { points: other } },
  ],
  zones: [{ name: "hand", kind: "hand", place: "hand1", owner: 0, things: things.map((name) => ({ name })) }],
});
const state = having(["log", "log", "brick"]);
const chooser = { state, seat: 0, page: {}, wording };
const told = (after: State, path: readonly Node[] = []) => {
  const { gained, paid } = outcomeOf(path, after, chooser);
  return [paid.join(", "), gained.join(", ")];
};
const road: Node = {
  text: "road",
  children: [
    { text: "a1", places: ["a1"] },
    { text: "b1", places: ["b1"] },
  ],
};

it("is what a seat has more and less of", () => {
  expect(told(having(["log"]))).toEqual(["log, brick", ""]);
  expect(told(having(["brick", "sheaf"], 1, 2))).toEqual(["2 × log, 2 points", "sheaf"]);
  expect(told(having(["log", "log", "brick"], 11))).toEqual(["", "8 points"]);
  expect(told(state)).toEqual(["", ""]);
});

it("leaves out what a move is chosen by, and numbers that count nothing or are not told", () => {
  const played: Node = { text: "log", places: ["hand1-1"] };
  expect(told(having(["log", "brick"], 4), [played])).toEqual(["", "1 points"]);
  const secret = { ...chooser, page: { look: "without=points" } };
  expect(outcomeOf([], having(["log", "log", "brick"], 11), secret).gained).toEqual([]);
});

it("is looked up for everything that is offered, by the first and the last way to go on", async () => {
  const trade: Node = { text: "trade" };
  const ends: Record<string, State> = { "road-a1": having(["log"]), "road-b1": having(["log"]) };
  const asked = vi.fn(async (move: string) => ({ state: ends[move] ?? state }) as Looked);
  const outcomes = new Outcomes(asked);
  expect(endsOf([road]).map((path) => path.length)).toEqual([2, 2]);
  outcomes.point(road);
  const leave = outcomes.follow({ tree: [road, trade], path: [] }, chooser);
  await vi.waitFor(() => expect(outcomes.of(road)).toBe("table-costs"));
  expect([outcomes.pointed, outcomes.of(trade)]).toEqual(["table-costs", ""]);
  expect(outcomes.late).toBe(true);
  leave();
  expect(outcomes.of(road)).toBe("");
  ends["road-b1"] = having(["brick"]);
  ends.trade = having(["sheaf"]);
  outcomes.follow({ tree: [road, trade], path: [] }, chooser);
  await vi.waitFor(() => expect(outcomes.of(trade)).toBe("table-costs, table-gains"));
  expect(outcomes.of(road)).toBe("");
});

it("is looked up for what is pointed at alone where much is offered", async () => {
  const many = Array.from({ length: 41 }, (_, at): Node => ({ text: `n${at}` }));
  const asked = vi.fn(async () => ({ state: having(["log", "log", "brick"], 5) }) as Looked);
  const outcomes = new Outcomes(asked);
  const leave = outcomes.follow({ tree: many, path: [] }, chooser);
  outcomes.point(many[3] ?? null);
  outcomes.point(many[7] ?? null);
  await vi.waitFor(() => expect(outcomes.pointed).toBe("table-gains"));
  expect(outcomes.late).toBe(true);
  expect(asked.mock.calls).toEqual([["n7"]]);
  leave();
  outcomes.point(many[3] ?? null);
  expect(outcomes.pointed).toBe("");
});

it("is not told where every choice brings the same", () => {
  const way: Node = { text: "way" };
  expect(
    telling(
      new Map([
        [road, "gains 1 point"],
        [way, "gains 1 point"],
      ]),
    ).size,
  ).toBe(0);
  expect(
    telling(
      new Map([
        [road, "gains 1 point"],
        [way, ""],
      ]),
    ).size,
  ).toBe(2);
  expect(telling(new Map([[road, "gains 1 point"]])).size).toBe(1);
});
