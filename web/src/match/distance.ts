import type { Layout } from "../protocol/messages";
import type { Distance } from "./changes";

/** How far apart places are drawn; from board to board it is farther than anywhere on one. */
export function drawnDistance(layout: Layout): Distance {
  const middles = layout.boards.map(
    (board) => new Map([...board.cells, ...(board.edges ?? [])].map(({ name, x, y }) => [name, { x, y }])),
  );
  return (from, to) => {
    const a = middles[from.board]?.get(from.place);
    const b = middles[to.board]?.get(to.place);
    if (!a || !b || from.board !== to.board) return Number.MAX_VALUE;
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
}
