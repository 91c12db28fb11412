import type { PieceState, PlaceState } from "../protocol/messages";
import type { Plan, Point, Spot } from "./geometry";
import type { Look } from "./look";

export type BoardState = Readonly<Record<string, PlaceState>>;

/** A piece where it stands. The key stays with it as it moves, so that the same element does. */
export interface Standing extends Point {
  readonly key: string;
  readonly place: string;
  readonly piece: PieceState;
  /** How high it lies among the pieces of its place. */
  readonly height: number;
}

const STEP = 9;
/** More pieces than these are not drawn one on another; the place says how many there are. */
export const STACKED = 5;

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

/** How large pieces are drawn: on crossings they nearly touch. */
export function pieceSize(look: Look): number {
  return look.drawing === "crossings" ? 102 : 92;
}

/**
 * The pieces on a board, each with the key it had before: where it was, else where one like it has left, else that of
 * one of its name that changed where it lay. What has not changed is the very same object, so that nothing is drawn anew.
 */
export function standingOn(plan: Plan, state: BoardState, before: readonly Standing[] = []): Standing[] {
  const wanted = placed(plan, state);
  const free = new Map<string, Standing[]>();
  for (const one of before) add(free, one.place, one);
  const kept = wanted.map((one) => take(free.get(one.place), (was) => kind(was.piece) === kind(one.piece)));
  const moving = new Map<string, Standing[]>();
  for (const left of free.values()) for (const one of left) add(moving, kind(one.piece), one);
  for (const [at, one] of wanted.entries()) {
    const mover = kept[at] ? undefined : nearest(moving.get(kind(one.piece)), one);
    if (!mover) continue;
    kept[at] = mover;
    take(free.get(mover.place), (was) => was === mover);
  }
  for (const [at, one] of wanted.entries()) {
    kept[at] ??= take(free.get(one.place), (was) => was.piece.name === one.piece.name);
  }
  return inOrder(
    wanted.map((one, at) => renewed(one, kept[at])),
    before,
  );
}

function renewed(one: Omit<Standing, "key">, was: Standing | undefined): Standing | Omit<Standing, "key"> {
  if (!was) return one;
  const now = { ...one, key: was.key };
  return JSON.stringify(now) === JSON.stringify({ ...was, key: was.key }) ? was : now;
}

/** Lower ones first, then as they were drawn before: an element that stays in its order goes on with what it does. */
function inOrder(
  all: readonly (Standing | Omit<Standing, "key">)[],
  before: readonly Standing[],
): Standing[] {
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

function placed(plan: Plan, state: BoardState): Omit<Standing, "key">[] {
  return Object.entries(state).flatMap(([place, { pieces = [] }]) => {
    const spot = plan.spots.get(place);
    if (!spot) return [];
    const shown = pieces.slice(-STACKED);
    return shown.map((piece, height) => {
      const layer = piece.layer ?? 0;
      const below = shown.slice(0, height).filter((other) => (other.layer ?? 0) === layer).length;
      return { place, piece, x: spot.x, y: spot.y - below * STEP, height: layer * STACKED + height };
    });
  });
}

function add(groups: Map<string, Standing[]>, key: string, one: Standing): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

function take(from: Standing[] | undefined, fits: (one: Standing) => boolean): Standing | undefined {
  const at = from?.findIndex(fits) ?? -1;
  return at < 0 ? undefined : from?.splice(at, 1)[0];
}

function nearest(from: Standing[] | undefined, to: Point): Standing | undefined {
  if (!from?.length) return undefined;
  const far = (one: Point) => Math.hypot(one.x - to.x, one.y - to.y);
  const best = from.reduce((near, one) => (far(one) < far(near) ? one : near));
  return take(from, (one) => one === best);
}

/** What a piece keeps as it moves. */
function kind({ name, owner, numbers }: PieceState): string {
  return JSON.stringify([name, owner ?? null, numbers ?? {}]);
}
