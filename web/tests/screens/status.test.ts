import { describe, expect, it } from "vitest";
import type { Node, Scene } from "../../src/protocol/messages";
import { asked, type Moment, statusOf, thinker } from "../../src/screens/table/status";
import { Wording } from "../../src/texts/wording";

const wording = new Wording((id, facts) => [id, ...Object.values(facts ?? {})].join(" "), {
  name: (key) => key.toLowerCase(),
});
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

function status(extra: Partial<Moment>): ReturnType<typeof statusOf> {
  const usual: Moment = {
    scene: scene({}),
    path: [],
    offered: [pawn],
    mine: [0],
    sitters: [{ name: "Anna" }, { who: "level-5" }],
    sent: null,
    thinking: null,
  };
  return statusOf({ ...usual, ...extra }, wording);
}

describe("what the choices ask for", () => {
  it("asks for a piece first and then for where it goes", () => {
    expect(asked([pawn], [], SEATS, wording)).toEqual({ key: "table-choose-piece", facts: {} });
    expect(asked([target], [pawn], SEATS, wording)).toEqual({
      key: "table-choose-target",
      facts: { piece: "pawn" },
    });
  });

  it("says how many things are chosen together, and then how many are", () => {
    const hand = {
      name: "hand",
      kind: "hand" as const,
      place: "hand1",
      things: [{ name: "a" }, { name: "b" }],
    };
    const card = (number: number, least = 3, most = 3): Node => ({
      text: "a",
      names: ["a"],
      places: ["hand1-1"],
      several: { least, most, number, name: "gift" },
    });
    const done: Node = { text: "done", names: ["Done"] };
    const said = (...offered: Node[]) => asked(offered, [], SEATS, wording, [hand], "White", "for Black");
    const things = "table-several-card 3";
    const aim = " for Black";
    expect(said(card(1))).toEqual({ key: "table-several-exactly", facts: { least: 3, things, aim } });
    expect(said(card(2))).toEqual({ key: "table-several-chosen", facts: { chosen: 1, count: 3, aim } });
    expect(said(card(1, 2)).key).toBe("table-several-between");
    expect(said(card(2, 2))).toEqual({ key: "table-several-few", facts: { chosen: 1, least: 2, aim } });
    expect(said(card(3, 2), done)).toEqual({
      key: "table-several-enough",
      facts: { chosen: 2, aim, options: "done" },
    });
    expect(said(card(1, 0), done)).toEqual({
      key: "table-several-or",
      facts: { asked: `table-several-up-to 0 ${things} ${aim}`, options: "done" },
    });
  });

  it("asks for a thing beside the board, and calls a card by its suit and number", () => {
    const hand = { name: "hand", kind: "hand" as const, place: "hand1", things: [{ name: "hearts" }] };
    const card: Node = { text: "h7", names: ["hearts", "7"], places: ["hand1-1"], children: [target] };
    expect(asked([card], [], SEATS, wording, [hand]).key).toBe("table-choose-card");
    expect(asked([card, { text: "draw" }], [], SEATS, wording, [hand])).toEqual({
      key: "table-choose-card-or",
      facts: { options: "draw" },
    });
    const stone = { ...hand, form: "piece" as const };
    expect(asked([card], [], SEATS, wording, [stone]).key).toBe("table-choose-thing");
    expect(asked([target], [card], SEATS, wording, [hand])).toEqual({
      key: "table-choose-target",
      facts: { piece: "hearts 7" },
    });
  });

  it("asks for the next place when a piece goes on", () => {
    expect(asked([target], [pawn, target], SEATS, wording).key).toBe("table-choose-next");
  });

  it("asks for an enemy piece by its owner", () => {
    const enemy: Node = { text: "a7", names: ["Black", "man"], places: ["a7"] };
    expect(asked([enemy], [target], SEATS, wording)).toEqual({
      key: "table-choose-other",
      facts: { seat: "black" },
    });
  });

  it("asks for a number of a cell, or for an option", () => {
    const four: Node = { text: "4", names: ["4"] };
    const cell: Node = { text: "c9", places: ["c9"], children: [four] };
    expect(asked([four], [cell], SEATS, wording)).toEqual({
      key: "table-choose-number",
      facts: { place: "c9" },
    });
    const queen: Node = { text: "queen", names: ["queen"] };
    expect(asked([queen], [pawn, target], SEATS, wording)).toEqual({
      key: "table-choose-options",
      facts: { options: "queen" },
    });
    const many = ["a", "b", "c", "d", "e"].map((name) => ({ text: name }));
    expect(asked(many, [], SEATS, wording).key).toBe("table-choose-option");
    expect(asked([target, ...many], [], SEATS, wording).key).toBe("table-choose-either");
  });

  it("says so when both a place and an option may be chosen", () => {
    expect(asked([target, { text: "pass" }], [], SEATS, wording)).toEqual({
      key: "table-choose-place-or",
      facts: { options: "pass" },
    });
  });
});

describe("the status line", () => {
  it("tells whoever chooses what to do", () => {
    expect(status({}).key).toBe("table-choose-piece");
  });

  it("tells those who look on for whom they wait", () => {
    expect(status({ mine: [] })).toEqual({ key: "table-waiting", facts: { who: "Anna" } });
  });

  it("says how far the computer is", () => {
    const thinking = scene({ due: { kind: "computer", seat: 1 } });
    const who = "table-computer-level 5";
    expect(status({ scene: thinking, thinking: 0.404 })).toEqual({
      key: "table-thinking-share",
      facts: { who, percent: 40 },
    });
    expect(status({ scene: thinking })).toEqual({ key: "table-thinking", facts: { who } });
  });

  it("does not count on when the computer takes longer than expected", () => {
    const thinking = scene({ due: { kind: "computer", seat: 1 } });
    expect(status({ scene: thinking, thinking: 0.98 }).key).toBe("table-thinking-share");
    expect(status({ scene: thinking, thinking: 0.99 }).key).toBe("table-thinking-longer");
  });

  it("says what was sent until the table answers", () => {
    expect(status({ sent: [pawn, target] })).toEqual({
      key: "table-sending",
      facts: { move: "wording-went pawn e2 e4" },
    });
  });

  it("says that chance or nobody is to choose", () => {
    expect(status({ scene: scene({ due: { kind: "chance" } }) }).key).toBe("table-chance");
    expect(status({ scene: scene({ due: { kind: "paused" } }) }).key).toBe("table-paused");
  });
});

describe("a computer that thinks", () => {
  it("is spoken of by its level, where it has one", () => {
    expect(thinker({ who: "level-5" })).toEqual({ key: "table-computer-level", facts: { level: "5" } });
    expect(thinker({ who: "random" }).key).toBe("table-computer");
  });
});
