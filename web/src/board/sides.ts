import { type Plan, type Point, path, type Spot } from "./geometry";
import type { Look, Side } from "./look";
import { rowsOf } from "./rows";

/** The rim of a board that belongs to a seat, as a path along the outer sides of its cells. */
export interface Rim {
  readonly side: Side;
  readonly seat: number;
  readonly d: string;
}

/** The rims of a board whose look says whose its sides are. */
export function rimsOf(plan: Plan, { sides = {} }: Look): Rim[] {
  const found: Record<Side, string[]> = { top: [], bottom: [], left: [], right: [] };
  const known = new Set(plan.cells.map((spot) => at(spot)));
  const rows = rowsOf(plan);
  for (const [number, row] of rows.entries()) {
    for (const spot of row) {
      for (const [one, other] of sidesOf(spot)) {
        const away = { x: one.x + other.x - 2 * spot.x, y: one.y + other.y - 2 * spot.y };
        if (known.has(at({ x: spot.x + away.x, y: spot.y + away.y }))) continue;
        const side = sideOf(away, {
          top: number === 0,
          bottom: number === rows.length - 1,
          left: spot === row[0],
        });
        found[side].push(path([one, other], false));
      }
    }
  }
  return Object.entries(sides).map(([side, seat]) => ({
    side: side as Side,
    seat,
    d: found[side as Side].join(""),
  }));
}

function sidesOf({ outline }: Spot): [Point, Point][] {
  return outline.map((corner, number) => [corner, outline[(number + 1) % outline.length] ?? corner]);
}

/** The first and the last row have what looks up or down; what is left looks to the left or to the right. */
function sideOf(away: Point, { top, bottom, left }: { top: boolean; bottom: boolean; left: boolean }): Side {
  if (top && away.y < -1) return "top";
  if (bottom && away.y > 1) return "bottom";
  return left && away.x < 1 ? "left" : "right";
}

function at({ x, y }: Point): string {
  return `${Math.round(x / 5)},${Math.round(y / 5)}`;
}
