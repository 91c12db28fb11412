import { changes, type Spot as Place } from "../match/changes";
import type { CellLayout, PieceState, PlaceState, State } from "../protocol/messages";
import { type Plan, type Point, type Spot, type Turn, UNIT } from "./geometry";
import type { Look } from "./look";

export type BoardState = Readonly<Record<string, PlaceState>>;

/** A piece where it stands. The key stays with it as it moves, so that the same element does. */
export interface Standing extends Point {
  readonly key: string;
  readonly place: string;
  readonly piece: PieceState;
  /** How high it lies among the pieces of its place. */
  readonly height: number;
  /** How large it is, where 1 is as on a cell. */
  readonly share: number;
  /** How an edge that it lies along is turned, in degrees. */
  readonly along: number;
}

const STEP = 13;
/** More pieces than these are not drawn one on another; the place says how many there are. */
export const STACKED = 5;

const ABOVE = 100;

/** A place with more to show than pieces: words, numbers, an owner. */
export interface Filled {
  readonly spot: Spot;
  readonly state: PlaceState;
}

/** The places that have more to show than pieces; those that have not changed are the very same objects. */
export function filledOn(plan: Plan, state: BoardState, before: readonly Filled[] = []): Filled[] {
  const known = new Map(before.map((one) => [one.spot, one]));
  return Object.entries(state).flatMap(([name, place]) => {
    const spot = plan.spots.get(name);
    const bare = !place.words?.length && !place.numbers && (place.owner ?? null) === null;
    if (!spot || bare) return [];
    const was = known.get(spot);
    return [was && JSON.stringify(was.state) === JSON.stringify(place) ? was : { spot, state: place }];
  });
}

/** The places whose words are few enough to be written on the board where they have no picture. */
export function rarelyWorded(filled: readonly Filled[], { cells }: Plan): Set<string> {
  const counts = new Map<string, number>();
  for (const { state } of filled)
    for (const one of state.words ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rare = filled.filter(({ state }) =>
    state.words?.every((one) => (counts.get(one) ?? 0) <= cells.length / 4),
  );
  return new Set(rare.map(({ spot }) => spot.name));
}

/** How large pieces are drawn: on crossings they nearly touch. */
export function pieceSize(look: Look): number {
  return look.drawing === "crossings" ? 102 : 92;
}

/** Which way a piece faces on a turned board: those that face nowhere stay upright. */
export function facing({ rotation }: PieceState, turn: Turn): number {
  return rotation === undefined ? 0 : (rotation + turn) % 360;
}

/** How large pieces are on this board, where 1 is a square of one `UNIT`; `pitch` is also the width inside a triangle. */
export function pieceScale({ pitch }: Plan): number {
  return pitch / UNIT;
}

/**
 * The pieces on a board. Each keeps the key it had before, wherever the story of the last move says that it came from.
 * What has not changed is the very same object, so that nothing is drawn anew.
 */
export function standingOn(
  plan: Plan,
  state: BoardState,
  before: readonly Standing[] = [],
  last: readonly string[] = [],
): Standing[] {
  const wanted = placed(plan, state);
  const free = byPlace(before);
  const origins = originsOf(plan, before, wanted, last);
  for (const was of origins.values()) take(free.get(was.place), (one) => one === was);
  const kept = wanted.map(
    (one) => origins.get(one) ?? take(free.get(one.place), (was) => alike(was.piece, one.piece)),
  );
  return inOrder(
    wanted.map((one, at) => renewed(one, kept[at])),
    before,
  );
}

type Wanted = Omit<Standing, "key">;

/** Where those come from that lie otherwise than before. */
function originsOf(
  plan: Plan,
  before: readonly Standing[],
  wanted: readonly Wanted[],
  last: readonly string[],
) {
  const [was, now] = [byPlace(before), byPlace(wanted)];
  const far = (from: Place, to: Place) => {
    const [one, other] = [plan.spots.get(from.place), plan.spots.get(to.place)];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Number.POSITIVE_INFINITY;
  };
  const origins = new Map<Wanted, Standing>();
  for (const change of changes(stateOf(was), stateOf(now), last, far)) {
    if (change.kind !== "moved" && change.kind !== "changed") continue;
    const [from, to] = change.kind === "moved" ? [change.from, change.to] : [change.at, change.at];
    const origin = was.get(from.place)?.[from.index];
    const goal = now.get(to.place)?.[to.index];
    if (origin && goal) origins.set(goal, origin);
  }
  return origins;
}

function byPlace<One extends Wanted>(all: readonly One[]): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(one.place);
    if (group) group.push(one);
    else groups.set(one.place, [one]);
  }
  return groups;
}

function stateOf(groups: ReadonlyMap<string, readonly Wanted[]>): State {
  const board = Object.fromEntries(
    [...groups].map(([place, all]) => [place, { pieces: all.map(({ piece }) => piece) }]),
  );
  return { boards: [board], seats: [] };
}

function alike(one: PieceState, other: PieceState): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function renewed(one: Wanted, was: Standing | undefined): Standing | Wanted {
  if (!was) return one;
  const same = one.place === was.place && one.x === was.x && one.y === was.y && one.height === was.height;
  return same && alike(one.piece, was.piece) ? was : { ...one, key: was.key };
}

/** Lower ones first, then as they were drawn before: an element that stays in its order goes on with what it does. */
function inOrder(all: readonly (Standing | Wanted)[], before: readonly Standing[]): Standing[] {
  const order = new Map(before.map(({ key }, at) => [key, at]));
  let number = 0;
  const fresh = () => {
    while (order.has(String(number))) number += 1;
    order.set(String(number), order.size);
    return String(number);
  };
  const keyed = all.map((one) => ("key" in one ? one : { ...one, key: fresh() }));
  const rank = ({ key }: Standing) => order.get(key) ?? 0;
  return keyed.sort((one, other) => one.height - other.height || rank(one) - rank(other));
}

function placed(plan: Plan, state: BoardState): Wanted[] {
  return Object.entries(state).flatMap(([place, { pieces = [] }]) => {
    const spot = plan.spots.get(place);
    if (!spot) return [];
    const shown = (spot.heap ? pieces.flatMap(single) : pieces).slice(-STACKED);
    return shown.map((piece, height) => {
      const layer = piece.layer ?? 0;
      const below = shown.slice(0, height).filter((other) => (other.layer ?? 0) === layer).length;
      return {
        place,
        piece,
        x: spot.x + (spot.heap ? below * spot.heap.x : 0),
        y: spot.y + below * (spot.heap?.y ?? -STEP * pieceScale(plan)),
        // What stands on a side, a corner or a part is never covered by what fills a cell.
        height: layer * STACKED + height + (spot.place.shape in SHARES ? ABOVE : 0),
        share: SHARES[spot.place.shape] ?? 1,
        along: alongOf(spot),
      };
    });
  });
}

/** What stands on edges, on corners and on parts of tiles leaves the cells to be seen. */
const SHARES: Readonly<Partial<Record<CellLayout["shape"], number>>> = {
  edge: 0.62,
  corner: 0.5,
  part: 0.36,
};

function alongOf({ place, outline: [one, other] }: Spot): number {
  if (place.shape !== "edge" || !one || !other) return 0;
  return Math.round((Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI);
}

/** Several pieces that are told of as one with their count, one by one; the last says how many, if not all are drawn. */
function single(piece: PieceState): PieceState[] {
  const { count = 1, ...numbers } = piece.numbers ?? {};
  const one = { ...piece, numbers };
  return count <= STACKED
    ? Array.from({ length: count }, () => one)
    : [...Array.from({ length: STACKED - 1 }, () => one), piece];
}

function take(from: Standing[] | undefined, fits: (one: Standing) => boolean): Standing | undefined {
  const at = from?.findIndex(fits) ?? -1;
  return at < 0 ? undefined : from?.splice(at, 1)[0];
}
