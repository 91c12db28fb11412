import type { Plan, Spot } from "./geometry";

export type Step = "up" | "down" | "left" | "right" | "first" | "last" | "top" | "bottom";

/** The places as they are read: rows from the top, each from the left. */
export function rowsOf(plan: Plan): Spot[][] {
  const sorted = [...plan.cells, ...plan.edges].sort((one, other) => one.y - other.y);
  const rows: Spot[][] = [];
  for (const spot of sorted) {
    const row = rows.at(-1);
    if (row?.[0] && spot.y - row[0].y < plan.pitch * 0.2) row.push(spot);
    else rows.push([spot]);
  }
  for (const row of rows) row.sort((one, other) => one.x - other.x);
  return rows;
}

/** Where one comes from `name` by a step; up and down stay near to `column`, as in a text. */
export function stepped(
  rows: readonly Spot[][],
  name: string,
  step: Step,
  column?: number,
): Spot | undefined {
  const at = rows.findIndex((row) => row.some((spot) => spot.name === name));
  const row = rows[at];
  if (!row) return rows[0]?.[0];
  const place = row.findIndex((spot) => spot.name === name);
  const here = row[place] as Spot;
  const near = (other: Spot[] | undefined) => other && nearest(other, column ?? here.x);
  switch (step) {
    case "left":
      return row[place - 1] ?? here;
    case "right":
      return row[place + 1] ?? here;
    case "up":
      return near(rows[at - 1]) ?? here;
    case "down":
      return near(rows[at + 1]) ?? here;
    case "first":
      return row[0];
    case "last":
      return row.at(-1);
    case "top":
      return rows[0]?.[0];
    case "bottom":
      return rows.at(-1)?.at(-1);
  }
}

function nearest(row: readonly Spot[], x: number): Spot | undefined {
  return row.reduce<Spot | undefined>(
    (best, spot) => (best && Math.abs(best.x - x) <= Math.abs(spot.x - x) ? best : spot),
    undefined,
  );
}
