import type { Plan, Spot } from "./geometry";

export type Step = "up" | "down" | "left" | "right" | "first" | "last" | "top" | "bottom";

/** To places that can be chosen alone: to the next one or the one before, to the next row, on in the same row. */
export type Onward = "onward" | "backward" | "nextRow" | "nextColumn";
/** What a key asks of a board: to walk, to choose, to go on among what can be chosen. */
export type Asked = "up" | "down" | "left" | "right" | "action" | Onward;

export function isOnward(asked: string): asked is Onward {
  return ["onward", "backward", "nextRow", "nextColumn"].includes(asked);
}

/** Why a key has led nowhere: nothing is ahead, or nothing else can be chosen. */
export type Stuck = "edge" | "alone";

/** The keys that mean it everywhere. */
export function askedUsually({ key }: KeyboardEvent): Asked | undefined {
  const usual: Readonly<Record<string, Asked>> = {
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowLeft: "left",
    ArrowRight: "right",
    Enter: "action",
    " ": "action",
  };
  return usual[key];
}

/** How one walks over a board. */
export interface Walking {
  /** What happens where nothing is ahead: one stays, comes to the other end of the line, or to the next line. */
  boundary: "stay" | "rotate" | "jump";
  /** Whether one stops there. */
  stops: (place: string) => boolean;
}

/** As in a table: to every place, and no farther than to the edge. */
export const PLAIN: Walking = { boundary: "stay", stops: () => true };

type Lines = readonly (readonly Spot[])[];

/** The places as they are read: rows from the top, each from the left. */
export function rowsOf(plan: Plan): Spot[][] {
  const within = ({ place }: Spot) => Number(place.shape === "part");
  // Parts of tiles come last, so that they can be hit above their cells.
  const sorted = [...plan.spots.values()].sort(
    (one, other) => within(one) - within(other) || one.y - other.y,
  );
  const rows: Spot[][] = [];
  for (const spot of sorted) {
    const last = rows.at(-1);
    const row = last?.[0] && within(last[0]) === within(spot) ? last : undefined;
    // Corners and the edges between them are one row, also where it goes up and down.
    const before = plan.corners.length > 0 ? row?.at(-1) : row?.[0];
    if (row && before && spot.y - before.y < plan.pitch * 0.2) row.push(spot);
    else rows.push([spot]);
  }
  for (const row of rows) row.sort((one, other) => one.x - other.x);
  return rows;
}

/** Where one comes from `name` by a step; up and down stay near to `column`, as in a text. */
export function stepped(
  rows: Lines,
  name: string,
  step: Step,
  column?: number,
  walking: Walking = PLAIN,
): Spot | undefined {
  const at = rows.findIndex((row) => row.some((spot) => spot.name === name));
  const row = rows[at];
  if (!row) return rows[0]?.[0];
  const here = row.find((spot) => spot.name === name) as Spot;
  const first = (spots: readonly Spot[]) => spots.find((spot) => walking.stops(spot.name));
  switch (step) {
    case "left":
    case "right": {
      const back = step === "left";
      return along(row, rows.flat(), here, back, walking);
    }
    case "up":
    case "down": {
      const line = rows.flatMap((other) => (other === row ? here : (nearest(other, column ?? here.x) ?? [])));
      return along(line, byColumn(rows), here, step === "up", walking);
    }
    case "first":
      return first(row) ?? here;
    case "last":
      return first(row.toReversed()) ?? here;
    case "top":
      return first(rows.flat()) ?? here;
    case "bottom":
      return first(rows.flat().toReversed()) ?? here;
  }
}

/** Where the focus is. */
export interface Focus {
  readonly name: string;
  /** Up and down keep to the column in which they began. */
  readonly column?: number | undefined;
}

/** The focus after a step. Whoever comes into another column past the end of one keeps to that from there. */
export function walked(rows: Lines, from: Focus, step: Step, walking: Walking = PLAIN): Focus | undefined {
  const here = rows.flat().find(({ name }) => name === from.name);
  const column = step === "up" || step === "down" ? (from.column ?? here?.x) : undefined;
  const to = stepped(rows, from.name, step, column, walking);
  const row = to && rows.find((spots) => spots.includes(to));
  if (!row || column === undefined) return to;
  return { name: to.name, column: nearest(row, column) === to ? column : to.x };
}

/**
 * Where one comes among what can be chosen, whatever is set: on or back in the order of reading as far as the board goes, to
 * the first of the next row that has any, or round the same row.
 */
export function toLegal(rows: Lines, from: string, step: Onward, legal: Walking["stops"]): Spot | undefined {
  if (step === "nextColumn")
    return stepped(rows, from, "right", undefined, { boundary: "rotate", stops: legal });
  if (step === "nextRow") {
    const at = rows.findIndex((row) => row.some(({ name }) => name === from));
    return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].flat().find(({ name }) => legal(name));
  }
  const all = rows.flat();
  const at = all.findIndex(({ name }) => name === from);
  return step === "onward"
    ? all.slice(at + 1).find(({ name }) => legal(name))
    : all.slice(0, Math.max(0, at)).findLast(({ name }) => legal(name));
}

/** The first stop in the order of reading: the place itself, or the next one, round the whole board. */
export function firstStop(rows: Lines, from: string, stops: Walking["stops"]): Spot | undefined {
  const all = rows.flat();
  const at = Math.max(
    0,
    all.findIndex(({ name }) => name === from),
  );
  return [...all.slice(at), ...all.slice(0, at)].find(({ name }) => stops(name));
}

/** The next stop in a line; past its end, as the boundary says, in the order of the whole board. */
function along(
  line: readonly Spot[],
  whole: readonly Spot[],
  here: Spot,
  back: boolean,
  walking: Walking,
): Spot {
  const after = (spots: readonly Spot[]) => {
    const way = back ? spots.toReversed() : spots;
    const at = way.indexOf(here);
    return [way.slice(at + 1), way.slice(0, at)] as const;
  };
  const stop = (spots: readonly Spot[]) => spots.find((spot) => walking.stops(spot.name));
  const [ahead, behind] = after(line);
  const next = stop(ahead);
  if (next || walking.boundary === "stay") return next ?? here;
  if (walking.boundary === "rotate") return stop(behind) ?? here;
  const [later, earlier] = after(whole);
  return stop(later) ?? stop(earlier) ?? here;
}

/** The whole board read by columns, from the left, each from the top. */
function byColumn(rows: Lines): readonly Spot[] {
  return rows
    .flat()
    .sort((one, other) => (Math.abs(one.x - other.x) < 1 ? one.y - other.y : one.x - other.x));
}

function nearest(row: readonly Spot[], x: number): Spot | undefined {
  return row.reduce<Spot | undefined>(
    (best, spot) => (best && Math.abs(best.x - x) <= Math.abs(spot.x - x) ? best : spot),
    undefined,
  );
}
