import type { BoardLayout } from "../protocol/messages";
import { boundsOf, type Plan, type Point, type Spot, type Turn, turned, UNIT } from "./geometry";

/** How many pieces a wedge is long, and how much room is left between those that meet. */
const LONG = 4.9;
const GAP = 0.9;
/** Pieces in a wedge lie so far from each other. */
export const PITCH = 0.94;
/** The bar in the middle is so wide. */
const BAR = 0.8;

/** A track that is drawn as long wedges which point at each other; pieces are heaped along them from their bases. */
export function wedgePlan(board: BoardLayout, turn: Turn): Plan {
  const middle = centre(board.cells);
  const at = (x: number, y: number): Point => turned({ x: x * UNIT, y: y * UNIT }, turn);
  const cells = board.cells.map((place): Spot => {
    const down = place.y > middle.y ? 1 : -1;
    const x = place.x - middle.x + (place.x > middle.x ? BAR / 2 : -BAR / 2);
    const base = down * (LONG + GAP / 2);
    return {
      ...at(x, base - down * 0.5),
      name: place.name,
      place,
      outline: [at(x - 0.5, base), at(x + 0.5, base), at(x, base - down * LONG)],
      heap: turned({ x: 0, y: -down * PITCH * UNIT }, turn),
    };
  });
  return {
    board,
    cells,
    edges: [],
    corners: [],
    parts: [],
    spots: new Map(cells.map((spot) => [spot.name, spot])),
    pitch: UNIT,
    bounds: boundsOf(cells.flatMap(({ outline }) => outline)),
  };
}

/** The bar between both halves, as an outline. */
export function barOf({ bounds }: Plan): Point[] {
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const [across, along] =
    bounds.width > bounds.height ? [BAR * UNIT, bounds.height] : [bounds.width, BAR * UNIT];
  const corner = (x: 1 | -1, y: 1 | -1) => ({
    x: middle.x + (x * across) / 2,
    y: middle.y + (y * along) / 2,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

function centre(points: readonly Point[]): Point {
  const { x, y, width, height } = boundsOf(points);
  return { x: x + width / 2, y: y + height / 2 };
}
