import { labelDistance } from "./frame";
import type { Plan, Point, Spot } from "./geometry";
import type { Look } from "./look";

export interface Coordinate extends Point {
  readonly text: string;
}

/** The letters below and the numbers beside a board whose places are named like `e4`; none for other boards. */
export function coordinatesOf(plan: Plan, look: Look): Coordinate[] {
  if (look.drawing === "wedges") return plan.cells.map((spot) => beyond(plan, look, spot));
  const named = plan.cells.map((spot) => ({ spot, parts: /^([a-z]+)(\d+)$/.exec(spot.name) }));
  if (plan.cells.length === 0 || named.some(({ parts, spot }) => !parts || spot.place.shape === "point"))
    return [];
  const columns = groups(named.map(({ spot, parts }) => [parts?.[1] ?? "", spot]));
  const rows = groups(named.map(({ spot, parts }) => [parts?.[2] ?? "", spot]));
  if (![...rows.values()].every((row) => spread(row.map(({ y }) => y)) < plan.pitch * 0.1)) return [];
  const straight = [...columns.values()].every(
    (column) => spread(column.map(({ x }) => x)) < plan.pitch * 0.1,
  );
  const rhombus = [...columns.values()].every((column) => column.length === rows.size);
  if (!straight && !rhombus) return [];
  const bottom = plan.bounds.y + plan.bounds.height;
  const away = labelDistance(plan, look);
  const below = [...columns].map(([text, column]) => {
    const lowest = column.reduce((low, spot) => (spot.y > low.y ? spot : low));
    return { text, x: lowest.x, y: bottom + away };
  });
  const beside = [...rows].map(([text, row]) => {
    const first = row.reduce((left, spot) => (spot.x < left.x ? spot : left));
    return { text, x: (straight ? plan.bounds.x : first.x - plan.pitch / 2) - away, y: first.y };
  });
  return [...below, ...beside];
}

/** The name of a wedge stands at its base, outside of the board. */
function beyond(plan: Plan, look: Look, { name, x, y, heap = { x: 0, y: 0 } }: Spot): Coordinate {
  const away = (plan.pitch / 2 + labelDistance(plan, look)) / Math.hypot(heap.x, heap.y);
  return { text: name, x: x - heap.x * away, y: y - heap.y * away };
}

function groups(pairs: readonly (readonly [string, Spot])[]): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>();
  for (const [key, spot] of pairs) {
    const group = found.get(key);
    if (group) group.push(spot);
    else found.set(key, [spot]);
  }
  return found;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
