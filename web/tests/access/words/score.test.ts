import { expect, test } from "vitest";
import { scoreTold } from "../../../src/access/words/score";
import type { State } from "../../../src/protocol/messages";
import { Wording } from "../../../src/texts/wording";

const wording = new Wording(
  (id, told) => [told?.count, id.replace("wording-", "")].filter(Boolean).join(" "),
  {
    name: (key) => key.toLowerCase(),
  },
);
const page = {
  facts: {
    boards: [],
    pieces: [],
    endings: [],
    kept: [{ name: "wanted suit", owner: "game", words: ["hearts"] }],
  },
} as const;
const seats = [{ name: "Black", numbers: { captured: 3 } }, { name: "White" }];
const disc = (owner: number) => ({ pieces: [{ name: "disc", owner }] });

test("tells what is remembered, numbers, pieces, places won and cards of everybody", () => {
  const start: State = { boards: [{ h1: { owner: 0 } }], seats };
  const state: State = {
    boards: [{ a1: disc(0), a2: disc(0), b1: disc(1), h1: { owner: 0 }, h2: { owner: 1 } }],
    seats,
    words: ["hearts"],
    zones: [{ name: "Hand", kind: "hand", place: "hand2", owner: 1, hidden: 4, numbers: { tokens: 2 } }],
  };
  expect(scoreTold(state, start, page, wording)).toBe(
    "Wanted suit: hearts. Black: captured: 3, 2 things-piece. White: 1 things-piece, 1 places, hand 4 things-card, tokens 2.",
  );
  expect(scoreTold(state, start, page, wording.spokenTo(1))).toContain("You: 1 things-piece");
});

test("tells nothing where there is nothing to count", () => {
  expect(scoreTold({ boards: [{}], seats: [{ name: "You" }] }, undefined, page, wording)).toBe("");
});
