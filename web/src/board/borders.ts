import type { Plan, Point } from "./geometry";

/** The border of some cells as a path: what lies between two of them is left out. */
export function borderOf(plan: Plan, cells: readonly string[]): string {
  const sides = new Map<string, string>();
  for (const { outline } of cells.flatMap((cell) => plan.spots.get(cell) ?? []))
    for (const [at, point] of outline.entries()) {
      const from = corner(point);
      const to = corner(outline[(at + 1) % outline.length] ?? point);
      // All outlines go the same way round, so what two cells share is walked both ways.
      if (!sides.delete(`${to} ${from}`)) sides.set(`${from} ${to}`, `M${from}L${to}`);
    }
  return [...sides.values()].join("");
}

function corner({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
