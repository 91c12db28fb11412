import { expect, test } from "vitest";
import { type Change, changes } from "../../src/match/changes";
import type { PieceState, State } from "../../src/protocol/messages";

const white = (name: string): PieceState => ({ name, owner: 0 });
const black = (name: string): PieceState => ({ name, owner: 1 });

/** A state of one board: pieces by place. */
function state(places: Record<string, PieceState[]>): State {
  const board = Object.fromEntries(Object.entries(places).map(([name, pieces]) => [name, { pieces }]));
  return { boards: [board], seats: [] };
}

/** Changes in short: 'pawn e2>e4'. */
function told(found: readonly Change[]): string[] {
  return found.map((change) => {
    if (change.kind === "moved") {
      const became = change.before.name === change.after.name ? "" : `=${change.after.name}`;
      return `${change.before.name} ${change.from.place}>${change.to.place}${became}`;
    }
    if (change.kind === "changed") return `${change.at.place}: ${change.before.owner}>${change.after.owner}`;
    return change.kind === "appeared"
      ? `+${change.after.name} ${change.at.place}`
      : `-${change.before.name} ${change.at.place}`;
  });
}

test("nothing happened", () => {
  const now = state({ e2: [white("pawn")] });
  expect(changes(now, state({ e2: [white("pawn")] }))).toEqual([]);
});

test("a piece moves and another is captured", () => {
  const before = state({ e4: [white("pawn")], d5: [black("pawn")], a1: [white("rook")] });
  const after = state({ d5: [white("pawn")], a1: [white("rook")] });
  expect(told(changes(before, after, ["e4", "d5"]))).toEqual(["pawn e4>d5", "-pawn d5"]);
});

test("in castling both the king and the rook move", () => {
  const before = state({ e1: [white("king")], h1: [white("rook")], a1: [white("rook")] });
  const after = state({ g1: [white("king")], f1: [white("rook")], a1: [white("rook")] });
  expect(told(changes(before, after, ["e1", "g1"]))).toEqual(["king e1>g1", "rook h1>f1"]);
});

test("a pawn becomes a queen on its way", () => {
  const before = state({ e7: [white("pawn")], d8: [black("rook")] });
  const after = state({ d8: [white("queen")] });
  // Where it lies now another lay: that one was taken.
  expect(told(changes(before, after, ["e7", "d8"])).sort()).toEqual(["-rook d8", "pawn e7>d8=queen"]);
});

test("a disc turns over where it lies", () => {
  const before = state({ d4: [black("disc")], e4: [white("disc")] });
  const after = state({ c4: [white("disc")], d4: [white("disc")], e4: [white("disc")] });
  expect(told(changes(before, after, ["c4"]))).toEqual(["d4: 1>0", "+disc c4"]);
});

test("the last move explains itself before equal pieces elsewhere do", () => {
  const before = state({ a1: [white("man")], b1: [white("man")] });
  const after = state({ a2: [white("man")], b2: [white("man")] });
  expect(told(changes(before, after, ["b1", "a2"]))).toEqual(["man b1>a2", "man a1>b2"]);
});

test("of equal pieces the nearest one is meant", () => {
  const column = (place: string) => place.charCodeAt(0);
  const before = state({ a1: [white("ball")], c1: [white("ball")] });
  const after = state({ c3: [white("ball")], a3: [white("ball")] });
  const found = changes(before, after, [], (from, to) => Math.abs(column(from.place) - column(to.place)));
  expect(told(found).sort()).toEqual(["ball a1>a3", "ball c1>c3"]);
});

test("pieces that lie on each other are told apart", () => {
  const before = state({ pit: [white("seed"), white("seed"), black("seed")], next: [] });
  const after = state({ pit: [black("seed")], next: [white("seed"), white("seed")] });
  const found = changes(before, after, ["pit"]);
  expect(told(found)).toEqual(["seed pit>next", "seed pit>next"]);
  expect(
    found.map((change) => (change.kind === "moved" ? [change.from.index, change.to.index] : [])),
  ).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("what a piece shows can change while it stays", () => {
  const tile = (rotation: number): PieceState => ({ name: "pipe", rotation });
  const [change] = changes(state({ b2: [tile(0)] }), state({ b2: [tile(90)] }));
  expect(change).toMatchObject({
    kind: "changed",
    at: { board: 0, place: "b2", index: 0 },
    after: { rotation: 90 },
  });
});

test("tiles with different numbers are different tiles", () => {
  const tile = (value: number): PieceState => ({ name: "tile", numbers: { value } });
  const found = changes(state({ a: [tile(1)], b: [tile(2)] }), state({ b: [tile(1)], c: [tile(2)] }));
  expect(told(found)).toEqual(["tile a>b", "tile b>c"]);
});

test("a card moves from one board to another", () => {
  const card = { name: "ace" };
  const before: State = { boards: [{ hand: { pieces: [card] } }, {}], seats: [] };
  const after: State = { boards: [{}, { pile: { pieces: [card] } }], seats: [] };
  expect(changes(before, after)).toEqual([
    {
      kind: "moved",
      from: { board: 0, place: "hand", index: 0 },
      to: { board: 1, place: "pile", index: 0 },
      before: card,
      after: card,
    },
  ]);
});

test("a move on a large full board, and clearing it, are told whole", () => {
  const stones = Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [`p${n}`, [white("stone")]]));
  const { p7, ...others } = stones;
  expect(told(changes(state(stones), state({ ...others, q: p7 as PieceState[] })))).toEqual(["stone p7>q"]);
  expect(changes(state(stones), state({}))).toHaveLength(2500);
});
