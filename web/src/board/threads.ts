import { type Plan, path, type Spot } from "./geometry";
import type { Look } from "./look";
import type { BoardState } from "./pieces";

/** Lines under the figures that join places by their numbers. */
export interface Thread {
  readonly key: string;
  readonly d: string;
  /** Of its own for each value where equal ones are joined; the figures tell them apart as well. */
  readonly colour?: string;
}

/** The golden angle: hues taken by it are far from each other, however many there are. */
const HUE = 137.5;

/** The threads of a board whose look says which number joins its places. */
export function threadsOf(plan: Plan, state: BoardState, { joins }: Look): Thread[] {
  if (!joins) return [];
  return [
    ...(joins.equal ? equalThreads(plan, numbered(plan, state, joins.equal)) : []),
    ...(joins.next ? nextThread(numbered(plan, state, joins.next)) : []),
  ];
}

function numbered(plan: Plan, state: BoardState, number: string): [number, Spot][] {
  return plan.cells.flatMap((spot): [number, Spot][] => {
    const value = state[spot.name]?.numbers?.[number];
    return value ? [[value, spot]] : [];
  });
}

/** A dot on every place, and a line from it to each neighbour below or to the right with the same number. */
function equalThreads({ pitch }: Plan, all: readonly [number, Spot][]): Thread[] {
  const values = [...new Set(all.map(([value]) => value))].sort((one, other) => one - other);
  return values.map((value) => {
    const spots = all.flatMap(([other, spot]) => (other === value ? [spot] : []));
    const lines = spots.flatMap((one) =>
      spots
        .filter(({ x, y }) => x + y >= one.x + one.y && Math.hypot(x - one.x, y - one.y) < 1.1 * pitch)
        .map((other) => path([one, other], false)),
    );
    return { key: `equal ${value}`, d: lines.join(""), colour: `hsl(${(value * HUE + 60) % 360} 62% 74%)` };
  });
}

/** One line from each number to the next, as far as there is one. */
function nextThread(all: readonly [number, Spot][]): Thread[] {
  const spots = new Map(all);
  const lines = all.flatMap(([value, spot]) => {
    const next = spots.get(value + 1);
    return next ? [path([spot, next], false)] : [];
  });
  return lines.length > 0 ? [{ key: "next", d: lines.join("") }] : [];
}
