import type { PieceState, State } from "../protocol/messages";

/** Where a piece lies: a place of a board, and which of the pieces there it is, from the bottom. */
export interface Spot {
  board: number;
  place: string;
  index: number;
}

export type Change =
  | { kind: "moved"; from: Spot; to: Spot; before: PieceState; after: PieceState }
  | { kind: "changed"; at: Spot; before: PieceState; after: PieceState }
  | { kind: "appeared"; at: Spot; after: PieceState }
  | { kind: "vanished"; at: Spot; before: PieceState };

/** A piece with all that can tell it from others. */
interface Lying {
  spot: Spot;
  piece: PieceState;
  /** The same for pieces of one kind and owner. */
  kind: string;
  /** The same only where nothing at all differs. */
  whole: string;
}

/** Pieces with the same key may be one and the same; without a key it is not asked about now. */
type Key = (one: Lying) => string | undefined;

/** How far apart two spots are; of several that may be one piece the nearest are. */
export type Distance = (from: Spot, to: Spot) => number;

/** So many pairs are compared by distance; beyond that they are taken as they come, which nobody could follow anyway. */
const COMPARED = 10_000;

/**
 * What happened to the pieces between two states. A piece has no name of its own, so the likeliest story is told: what
 * the last move touched explains itself first, then equal pieces, then a piece that became another on its way, and what
 * changed where it lies comes last.
 */
export function changes(
  before: State,
  after: State,
  last: readonly string[] = [],
  distance: Distance = elsewhere,
): Change[] {
  const { gone, come } = difference(before, after);
  const touched = new Set(last);
  const ifTouched = (key: (one: Lying) => string): Key => {
    return (one) => (touched.has(one.spot.place) ? key(one) : undefined);
  };
  const keys: readonly Key[] = [
    ifTouched((one) => one.whole),
    ifTouched((one) => one.kind),
    (one) => one.whole,
    (one) => one.kind,
    ifTouched((one) => `${one.piece.owner}`),
    (one) => `${one.spot.board} ${one.spot.place}`,
  ];
  const found = keys.flatMap((key) => paired(gone, come, key, distance).map(told));
  for (const { spot, piece } of gone) found.push({ kind: "vanished", at: spot, before: piece });
  for (const { spot, piece } of come) found.push({ kind: "appeared", at: spot, after: piece });
  return found;
}

const elsewhere: Distance = (from, to) => (from.board === to.board && from.place === to.place ? 0 : 1);

function told([gone, come]: readonly [Lying, Lying]): Change {
  const { piece: before, spot: from } = gone;
  const { piece: after, spot: to } = come;
  if (from.board === to.board && from.place === to.place) return { kind: "changed", at: to, before, after };
  return { kind: "moved", from, to, before, after };
}

/** The pieces that lie otherwise than before; what is equal in a place has stayed there. */
function difference(before: State, after: State): { gone: Set<Lying>; come: Set<Lying> } {
  const gone = new Set<Lying>();
  const come = new Set<Lying>();
  const boards = Math.max(before.boards.length, after.boards.length);
  for (let board = 0; board < boards; board++) {
    const [was, now] = [before.boards[board] ?? {}, after.boards[board] ?? {}];
    for (const place of new Set([...Object.keys(was), ...Object.keys(now)])) {
      // On a large board nearly every place is as it was.
      if (JSON.stringify(was[place]?.pieces) === JSON.stringify(now[place]?.pieces)) continue;
      const old = new Set(lying(board, place, was[place]?.pieces));
      const fresh = new Set(lying(board, place, now[place]?.pieces));
      paired(
        old,
        fresh,
        (one) => one.whole,
        (from, to) => Math.abs(from.index - to.index),
      );
      for (const one of old) gone.add(one);
      for (const one of fresh) come.add(one);
    }
  }
  return { gone, come };
}

function lying(board: number, place: string, pieces: readonly PieceState[] = []): Lying[] {
  return pieces.map((piece, index) => {
    const { name, owner, sign, words = [], numbers = {}, layer = 0, rotation = 0 } = piece;
    const kind = JSON.stringify([name, owner, sign]);
    const whole = JSON.stringify([kind, words, Object.entries(numbers).sort(), layer, rotation]);
    return { spot: { board, place, index }, piece, kind, whole };
  });
}

/** Pairs what has the same key, the nearest first, and takes it out of both sets. */
function paired(gone: Set<Lying>, come: Set<Lying>, key: Key, distance: Distance): [Lying, Lying][] {
  const found: [Lying, Lying][] = [];
  const groups = grouped(come, key);
  for (const [name, from] of grouped(gone, key)) {
    for (const pair of nearest(from, groups.get(name) ?? [], distance)) {
      found.push(pair);
      gone.delete(pair[0]);
      come.delete(pair[1]);
    }
  }
  return found;
}

function grouped(all: Iterable<Lying>, key: Key): Map<string, Lying[]> {
  const groups = new Map<string, Lying[]>();
  for (const one of all) {
    const name = key(one);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}

function nearest(gone: readonly Lying[], come: readonly Lying[], distance: Distance): [Lying, Lying][] {
  if (gone.length * come.length > COMPARED)
    return gone.slice(0, come.length).map((one, index) => [one, come[index] as Lying]);
  const all = gone.flatMap((from) => come.map((to) => ({ from, to, far: distance(from.spot, to.spot) })));
  all.sort((a, b) => a.far - b.far);
  const taken = new Set<Lying>();
  return all.flatMap(({ from, to }): [Lying, Lying][] => {
    if (taken.has(from) || taken.has(to)) return [];
    taken.add(from).add(to);
    return [[from, to]];
  });
}
