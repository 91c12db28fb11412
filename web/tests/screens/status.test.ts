import { describe, expect, it } from "vitest";
import type { Ending, Node, Scene } from "../../src/protocol/messages";
import {
  asked,
  endingLine,
  endingReason,
  type Moment,
  sitterLine,
  statusLine,
} from "../../src/screens/table/status";

const name = (key: string) => key.toLowerCase();
const SEATS = ["White", "Black"];
const target: Node = { text: "e4", places: ["e4"] };
const pawn: Node = { text: "e2", names: ["White", "pawn"], places: ["e2"], children: [target] };

function scene(extra: Partial<Scene>): Scene {
  return {
    version: 1,
    layout: "x",
    state: { boards: [{}], seats: SEATS.map((seat) => ({ name: seat })) },
    due: { kind: "person", seat: 0 },
    plies: 0,
    ...extra,
  };
}

function moment(extra: Partial<Moment>): Moment {
  return {
    scene: scene({}),
    path: [],
    offered: [pawn],
    mine: [0],
    sent: null,
    share: null,
    who: (seat) => `sitter ${seat}`,
    ...extra,
  };
}

describe("what the choices ask for", () => {
  it("asks for a piece first and then for where it goes", () => {
    expect(asked([pawn], [], SEATS, name)).toEqual({ key: "table-choose-piece", facts: {} });
    expect(asked([target], [pawn], SEATS, name)).toEqual({
      key: "table-choose-target",
      facts: { piece: "pawn" },
    });
  });

  it("asks for the next place when a piece goes on", () => {
    expect(asked([target], [pawn, target], SEATS, name).key).toBe("table-choose-next");
  });

  it("asks for an enemy piece by its owner", () => {
    const enemy: Node = { text: "a7", names: ["Black", "man"], places: ["a7"] };
    expect(asked([enemy], [target], SEATS, name)).toEqual({
      key: "table-choose-other",
      facts: { seat: "black" },
    });
  });

  it("asks for a number of a cell, or for an option", () => {
    const cell: Node = { text: "c9", places: ["c9"], children: [{ text: "4", names: ["4"] }] };
    expect(asked([{ text: "4", names: ["4"] }], [cell], SEATS, name)).toEqual({
      key: "table-choose-number",
      facts: { place: "c9" },
    });
    expect(asked([{ text: "queen", names: ["queen"] }], [pawn, target], SEATS, name).key).toBe(
      "table-choose-option",
    );
  });

  it("says so when both a place and an option may be chosen", () => {
    expect(asked([target, { text: "pass" }], [], SEATS, name).key).toBe("table-choose-either");
  });
});

describe("the status line", () => {
  it("tells whoever chooses what to do", () => {
    expect(statusLine(moment({}), name)).toEqual({ key: "table-choose-piece", facts: {}, seat: 0 });
  });

  it("tells those who look on for whom they wait", () => {
    expect(statusLine(moment({ mine: [] }), name)).toMatchObject({
      key: "table-waiting",
      facts: { who: "sitter 0" },
    });
  });

  it("says how far the computer is", () => {
    const thinking = scene({ due: { kind: "computer", seat: 1 } });
    expect(statusLine(moment({ scene: thinking, share: 0.404 }), name)).toMatchObject({
      key: "table-thinking-share",
      facts: { who: "sitter 1", percent: 40 },
    });
    expect(statusLine(moment({ scene: thinking }), name).key).toBe("table-thinking");
  });

  it("says what was sent until the table answers", () => {
    expect(statusLine(moment({ sent: "e2-e4" }), name)).toMatchObject({ key: "table-sending", seat: 0 });
  });

  it("says how it ended before anything else", () => {
    const ending: Ending = { results: ["won", "lost"], ranks: [1, 2] };
    const over = scene({ due: { kind: "over" }, ending });
    expect(statusLine(moment({ scene: over, sent: "e2-e4" }), name)).toEqual({
      key: "table-won",
      facts: { seats: "white", count: 1 },
      seat: null,
    });
  });
});

describe("how it ended", () => {
  it("knows draws, puzzles and matches without winners", () => {
    expect(endingLine({ results: ["drawn", "drawn"], ranks: [1, 1] }, SEATS, name).key).toBe("table-drawn");
    expect(endingLine({ results: ["lost", "lost"], ranks: [1, 1] }, SEATS, name).key).toBe(
      "table-nobody-won",
    );
    expect(endingLine({ results: ["won"], ranks: [1] }, ["Player"], name).key).toBe("table-solved");
    expect(endingLine({ results: ["lost"], ranks: [1] }, ["Player"], name).key).toBe("table-unsolved");
  });

  it("names who resigned and the rule that decided", () => {
    const resigned: Ending = { results: ["won", "lost"], ranks: [1, 2], how: "resigned" };
    expect(endingReason(resigned, SEATS, name)).toEqual({
      key: "table-how-resigned",
      facts: { seat: "black" },
    });
    const ruled: Ending = { results: ["won", "lost"], ranks: [1, 2], rule: "you win" };
    expect(endingReason(ruled, SEATS, name)).toEqual({ key: "table-how-rules", facts: { rule: "you win" } });
    expect(endingReason({ results: ["won", "lost"], ranks: [1, 2] }, SEATS, name)).toBeNull();
  });
});

describe("who sits there", () => {
  it("tells persons, computers and nobody apart", () => {
    expect(sitterLine({})).toEqual({ key: "table-person", facts: {} });
    expect(sitterLine({ who: "empty" }).key).toBe("table-nobody");
    expect(sitterLine({ who: "level-5" })).toEqual({ key: "table-computer-level", facts: { level: "5" } });
    expect(sitterLine({ who: "random" }).key).toBe("table-computer-random");
    expect(sitterLine({ who: "mcts" })).toEqual({ key: "table-computer-named", facts: { name: "mcts" } });
  });
});
