import type { PieceState, PlaceState } from "../protocol/messages";
import type { Plan, Point } from "./geometry";
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

/** How large pieces are drawn: on crossings they nearly touch. */
export function pieceSize(look: Look): number {
  return look.drawing === "crossings" ? 102 : 92;
}

/** The pieces on a board; those that were there before keep their keys, also where they have moved. */
export function standingOn(plan: Plan, state: BoardState, before: readonly Standing[] = []): Standing[] {
  const wanted = placed(plan, state);
  const free = new Map<string, Standing[]>();
  for (const one of before) add(free, one.place, one);
  const kept = wanted.map((one) => take(free.get(one.place), (was) => same(was.piece, one.piece)));
  for (const [at, one] of wanted.entries()) {
    kept[at] ??= take(free.get(one.place), (was) => was.piece.name === one.piece.name);
  }
  const moving = new Map<string, Standing[]>();
  for (const left of free.values()) for (const one of left) add(moving, kind(one.piece), one);
  for (const [at, one] of wanted.entries()) kept[at] ??= nearest(moving.get(kind(one.piece)), one);
  const used = new Set(before.map(({ key }) => key));
  let number = 0;
  const fresh = () => {
    while (used.has(String(number))) number += 1;
    used.add(String(number));
    return String(number);
  };
  return wanted
    .map((one, at) => ({ ...one, key: kept[at]?.key ?? fresh() }))
    .sort((one, other) => one.height - other.height);
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

function same(one: PieceState, other: PieceState): boolean {
  return kind(one) === kind(other);
}
