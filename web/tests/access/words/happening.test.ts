// @vitest-environment node
import { expect, it, vi } from "vitest";
import { Happening } from "../../../src/access/words/happening";
import type { Effects } from "../../../src/protocol/messages";
import type { Seated } from "../../../src/screens/table/seated.svelte";
import { Wording } from "../../../src/texts/wording";

vi.mock("../../../src/texts/texts.svelte", () => ({
  t: (id: string, told: object = {}) => [id, ...Object.values(told)].join(" "),
  language: () => "en",
}));

const state = {
  boards: [],
  seats: [{ name: "White" }, { name: "Black" }],
  zones: [{ name: "hand", kind: "hand" as const, place: "hand1", owner: 0, things: [{ name: "ace" }] }],
};
const wording = new Wording((id, told) => [id, ...Object.values(told ?? {})].join(" "), {
  name: (key) => key,
});
const drawn: Effects = { gains: [{ zone: "hand1", things: [{ name: "ace" }] }] };

/** A table at which moves are made one after another, and whoever looks at it. */
class Match {
  readonly lines: {
    from: number;
    ply: number;
    seat: number | null;
    words: string;
    thrown?: readonly string[];
  }[] = [];
  readonly table = {
    seats: [0],
    log: { turned: null as object | null, version: 1 },
    scene: { state, effects: undefined as Effects | undefined },
  };
  readonly seated = {
    lines: this.lines,
    table: this.table,
    seats: state.seats,
    sitting: { page: { facts: { kept: [] } } },
    sight: { ply: null },
    scoring: { stepped: false, shown: undefined as object | undefined },
    layout: { boards: [] },
    position: state,
    alone: false,
    wording,
    wordsOf: () => "it",
  };
  readonly happening = new Happening(
    this.seated as unknown as Seated,
    () => "",
    (place) => place,
  );

  constructor(...seats: readonly number[]) {
    this.table.seats = [...seats];
  }

  make(seat: number | null, words: string, effects?: Effects): readonly string[] {
    const ply = this.lines.length + 1;
    this.lines.push({ from: ply, ply, seat, words });
    this.table.scene.effects = effects;
    return this.told();
  }

  told(): readonly string[] {
    return this.happening.latest().map(({ words }) => words);
  }
}

const GOT = "Effect-drew White ace.";

it("tells what others did since the own move, as it was told when it was made", () => {
  const match = new Match(1);
  expect(match.make(1, "pass")).toEqual(["Black: pass."]);
  expect(match.make(null, "ace", drawn)).toEqual([GOT]);
  expect(match.make(0, "king")).toEqual([GOT, "White: king."]);
  expect(match.happening.last()).toBe("White: king.");
});

it("leaves the points of a final scoring to those who go through it, and answers with them afterwards", () => {
  const match = new Match(0, 1);
  const effects = { earned: [{ seat: 0, name: "points", points: 4, place: "n1.city" }] };
  const whole = "White: skip; effect-earned White 4 n1.city.";
  const part = "White: skip.";
  expect(match.make(0, "skip", effects)).toEqual([whole]);
  Object.assign(match.seated.scoring, { stepped: true, shown: {} });
  expect([...match.told(), match.happening.last()]).toEqual([part, part]);
  match.seated.scoring.shown = undefined;
  expect([...match.told(), match.happening.last()]).toEqual([part, whole]);
});

it("tells what was dealt in one go, and what came to the own hand", () => {
  const match = new Match(0);
  match.lines.push({ from: 1, ply: 52, seat: null, words: "dealt 52" });
  expect(match.told()).toEqual(["table-you-play White", "dealt 52. Hand, White: ace."]);
});

it("tells until the first own move which seat is one's own, and nobody who plays several or none", () => {
  const match = new Match(1);
  expect(match.told()).toEqual(["table-you-play Black"]);
  expect(match.make(0, "pass")).toEqual(["table-you-play Black", "White: pass."]);
  expect(match.make(1, "pass")).toEqual(["Black: pass."]);
  expect(new Match(0, 1).told()).toEqual([]);
  expect(new Match().told()).toEqual([]);
});

it("remembers nothing of it where several look at one screen by turns", () => {
  const match = new Match(0, 1);
  match.make(0, "pass");
  expect(match.make(null, "ace", drawn)).toEqual([GOT]);
  expect(match.make(null, "5 6")).toEqual(["wording-chance: ace.", "effect-thrown 5 and 6."]);
  match.lines.push({ from: 4, ply: 4, seat: null, words: "sun, clear sky", thrown: ["sun", "clear sky"] });
  expect(match.told().at(-1)).toBe("effect-thrown sun and clear sky.");
});

it("forgets it when moves are taken back", () => {
  const match = new Match(1);
  match.make(1, "pass");
  match.make(null, "ace", drawn);
  match.table.log.turned = { way: "taken-back", moves: [{ seat: 0 }] };
  expect(match.told()).toEqual(["turned-taken-back White it"]);
  match.table.log.turned = null;
  expect(match.make(0, "king")).toEqual(["wording-chance: ace.", "White: king."]);
});

it("tells each move by a key of its own, so that only what is new is read", () => {
  const match = new Match(1);
  match.make(1, "pass");
  match.make(null, "2 2");
  match.make(null, "2 2");
  const keys = match.happening.latest().map(({ key }) => key);
  expect(keys).toEqual(["2", "3"]);
});
