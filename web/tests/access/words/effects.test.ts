import { expect, it } from "vitest";
import { effectsTold } from "../../../src/access/words/effects";
import type { Effects, State } from "../../../src/protocol/messages";
import english from "../../../src/texts/asking.en.ftl?raw";
import { Messages } from "../../../src/texts/bundle";
import { Wording } from "../../../src/texts/wording";
import words from "../../../src/texts/wording.en.ftl?raw";

const client = new Messages("en", `${words}\n${english}`);
const wording = new Wording((id, told) => client.say(id, told) ?? id, { name: (key) => key });
const state: State = {
  boards: [{ c3: { pieces: [{ name: "disc", owner: 0 }] }, d4: { pieces: [{ name: "disc", owner: 0 }] } }],
  seats: [{ name: "Black", numbers: { points: 3 } }, { name: "White" }],
  words: ["hearts"],
  zones: [
    { name: "hand", kind: "hand", place: "hand1", owner: 0, things: [{ name: "ace" }] },
    { name: "hand", kind: "hand", place: "hand2", owner: 1, hidden: 4 },
    { name: "pile", kind: "pile", place: "pile", numbers: { charges: 2, burns: 1 } },
  ],
};
const facts = {
  boards: [],
  pieces: [],
  endings: [],
  kept: [{ name: "wanted suit", owner: "game", words: ["hearts"] }],
} as const;

function told(effects: Effects, drawn = false, spoken = wording, look = ""): readonly string[] {
  const content = (place: string) => spoken.content(state.boards[0]?.[place], state.seats);
  const seen = {
    state,
    page: { facts, look },
    wording: spoken,
    content,
    name: (place: string) => place,
    drawn,
  };
  return effectsTold(effects, seen);
}

it("tells what is otherwise now", () => {
  expect(told({ changed: ["c3", "d4"] })).toEqual(["now Black disc: c3, d4"]);
  const many = Array.from({ length: 18 }, (_, at) => `x${at}`);
  expect(told({ changed: many })[0]).toMatch(/^now empty: x0, .*, and 2 more$/);
});

it("tells who got what, and to whoever is spoken to that it was them", () => {
  const mine: Effects = { gains: [{ zone: "hand1", things: [{ name: "ace" }] }] };
  const theirs: Effects = { gains: [{ zone: "hand2", hidden: 2 }] };
  expect(told(mine, true, wording.spokenTo(0))).toEqual(["you draw ace"]);
  expect(told(mine)).toEqual(["Black gets ace"]);
  expect(told(theirs, true)).toEqual(["White draws 2 cards"]);
  expect(told({ gains: [{ zone: "pile", hidden: 1 }] })).toEqual(["to pile: 1 card"]);
  const shown = [{ zone: "hand2", things: [{ name: "ace" }], shown: true }];
  expect(told({ gains: shown }, true)).toEqual([expect.stringMatching(/^seen now: ace \(.*hand.*\)$/)]);
});

it("tells other numbers, and what is remembered now", () => {
  expect(told({ kept: [{ names: ["hearts"] }, { seat: 0, names: ["points"] }] })).toEqual([
    "wanted suit: hearts",
    "Black: points: 3",
  ]);
  expect(told({ kept: [{ zone: "pile", names: ["charges"] }] })).toEqual(["pile, charges 2"]);
  expect(told({ kept: [{ names: ["debt"] }, { seat: 1, names: ["points"] }] })).toEqual([]);
});

it("leaves out what only the rules count", () => {
  const kept: Effects = { kept: [{ seat: 0, names: ["points"] }] };
  expect(told(kept, false, wording, "grid wood without=points")).toEqual([]);
});

it("tells which areas of tiles were joined and closed", () => {
  const areas = [
    { kind: "city", tiles: 5, joined: 2, closed: true },
    { kind: "road", tiles: 3, closed: true },
    { kind: "field", tiles: 1, founded: true },
    { kind: "field", tiles: 7 },
  ];
  expect(told({ areas })).toEqual(["city of 5 tiles: 2 areas joined, closed", "road of 3 tiles: closed"]);
});
