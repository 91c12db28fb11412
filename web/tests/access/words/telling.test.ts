import { describe, expect, it, test } from "vitest";
import {
  choicesTold,
  columnOf,
  heldPlaces,
  kindsTold,
  placesTold,
  rowOf,
  sentence,
  takenTold,
  zoneTold,
} from "../../../src/access/words/telling";
import { planOf, type Spot } from "../../../src/board/geometry";
import { rowsOf } from "../../../src/board/rows";
import type { BoardLayout, Node, State } from "../../../src/protocol/messages";
import { Wording } from "../../../src/texts/wording";
import { hexagons } from "../../board/boards";

const wording = new Wording(
  (id, told) => {
    if (told?.owner) return `${told.owner} ${told.piece}`;
    return id === "wording-empty" ? "empty" : [id, ...Object.values(told ?? {})].join(" ");
  },
  { name: (key) => key },
);
const seats = [{ name: "white" }, { name: "black" }];
const cells = ["a2", "b2", "c2", "a1", "b1", "c1"].map((name, at) => ({
  name,
  x: at % 3,
  y: Math.floor(at / 3),
  shape: "square" as const,
}));
const layout: BoardLayout = { name: "board", kind: "square", cells };
const rows = rowsOf(planOf(layout, 0));
const state: State = {
  seats,
  boards: [
    {
      a1: { pieces: [{ name: "rook", owner: 0 }] },
      b1: { pieces: [{ name: "rook", owner: 0 }] },
      c2: { pieces: [{ name: "king", owner: 1 }] },
      b2: { owner: 1 },
    },
  ],
};
const content = (place: string) => wording.content(state.boards[0]?.[place], seats);

test("neighbours that hold the same are told together", () => {
  expect(placesTold(rowOf(rows, "a1"), content, wording)).toBe("wording-run a1 b1: white rook; c1: empty");
  expect(placesTold(columnOf(rows, "c1"), content, wording)).toBe("c2: black king; c1: empty");
  expect(placesTold(rowOf(rows, "nowhere"), content, wording)).toBe("");
  expect(columnOf(rowsOf(planOf(hexagons(3, 2))), "b1")).toEqual(["b2", "b1"]);
});

describe("where things are", () => {
  it("tells those of a seat, each kind once", () => {
    expect(kindsTold(heldPlaces(rows, state, [0]), content)).toBe("white rook: a1, b1");
    expect(kindsTold(heldPlaces(rows, state, [1]), content)).toBe("black: b2; black king: c2");
  });

  it("tells everything to whoever plays alone", () => {
    expect(heldPlaces(rows, state, null)).toEqual(["b2", "c2", "a1", "b1"]);
  });
});

test("a zone is told in its order, with what is alike together", () => {
  const hand = { place: "hand1", name: "hand", kind: "hand", owner: 0 } as const;
  const ace = { name: "ace" };
  expect(zoneTold({ ...hand, things: [ace, ace, { name: "two" }] }, seats, wording)).toBe(
    "hand, white: 2 × ace, two",
  );
  expect(zoneTold(hand, seats, wording)).toBe("hand, white: empty");
  expect(zoneTold({ ...hand, hidden: 3 }, seats, wording)).toBe(
    "hand, white: wording-things-card 3 wording-covered",
  );
});

test("a zone is told with its own numbers", () => {
  const deck = { place: "deck", name: "deck", kind: "deck", numbers: { charges: 3, burns: 0 } } as const;
  expect(zoneTold(deck, seats, wording)).toBe("deck, charges 3, burns 0: empty");
  expect(wording.lying({ ...deck, things: [{ name: "ace" }] }, 1, seats)).toBe("ace");
  expect(wording.lying(deck, 0, seats)).toBe("deck, charges 3, burns 0: empty");
  expect(wording.zone(deck, seats)).toBe("deck");
});

test("what was taken is what is missing", () => {
  const now: State = { seats, boards: [{ a1: { pieces: [{ name: "rook", owner: 0, words: ["moved"] }] } }] };
  expect(takenTold(state, now, seats, wording)).toBe("white rook, black king");
  expect(takenTold(state, state, seats, wording)).toBe("");
  expect(takenTold(state, { seats, boards: [{}] }, seats, wording)).toBe("2 × white rook, black king");
});

describe("choices", () => {
  const rook = (place: string): Node => ({ text: place, names: ["white", "rook"], places: [place] });

  it("of one name are told together", () => {
    expect(choicesTold([rook("a1"), rook("b1"), { text: "pass" }], wording)).toEqual({
      told: "white rook a1, b1. Pass",
      parts: 3,
    });
  });

  it("beside the boards are told by their names, not by where they lie", () => {
    const card: Node = { text: "ober", names: ["ober"], places: ["hand1-2"] };
    expect(choicesTold([card, { text: "draw" }], wording).told).toBe("ober, draw");
  });

  it("that are neighbours in a row are told by the first and the last, so that all of them can be", () => {
    const spots = (names: string) =>
      names
        .split(" ")
        .map((name) => ({ name, place: { shape: name.includes(".") ? "edge" : "square" } }) as Spot);
    const rows = [spots("a3 b3 c3 d3 e3"), spots("a2 b2 c2 d2 e2"), spots("a1 b1 c1 c1.up d1 e1")];
    const free = ["a3", "b3", "c3", "d3", "e3", "d2", "e2", "d1", "b1", "c1", "a1"];
    const choices = free.map((place): Node => ({ text: place, places: [place] }));
    expect(choicesTold([...choices, { text: "pass" }], wording, rows)).toEqual({
      told: "wording-run a3 e3, d2, e2, wording-run a1 d1, pass",
      parts: 5,
    });
  });
});

it("ends a sentence with one full stop", () => {
  expect(["X wins.", "The computer is thinking…", "X: Choose a place"].map(sentence)).toEqual([
    "X wins.",
    "The computer is thinking…",
    "X: Choose a place.",
  ]);
});
