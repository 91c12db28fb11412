import { type Box, type Plan, path } from "./geometry";
import type { Look } from "./look";

/** How much there is around the cells on each side. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A frame is a box around a board that fills it, or else follows the outline of the cells. */
export interface Frame {
  readonly box?: Box;
  readonly d: string;
  readonly width: number;
}

/** How wide lines are drawn: on a board of few cells each is large, and so would its lines be. */
export function lineScale({ bounds }: Plan): number {
  return Math.min(1, Math.max(0.4, Math.max(bounds.width, bounds.height) / 800));
}

/** The size of what is written beside the board: readable also on a large one. */
export function labelSize(plan: Plan): number {
  return Math.max(24 * lineScale(plan), Math.max(plan.bounds.width, plan.bounds.height) / 48);
}

/** How wide the frame is where nothing is written on it. */
function frameWidth(plan: Plan, look: Look): number {
  return (look.sides ? 28 : 20) * lineScale(plan);
}

/** How far from the cells the middle of what is written stands: on the frame, or outside of one that follows them. */
export function labelDistance(plan: Plan, look: Look): number {
  return labelSize(plan) * 0.85 + (fillsItsBox(plan, look) ? 0 : frameWidth(plan, look));
}

export function marginsOf(plan: Plan, look: Look, written: boolean): Margins {
  const bare = frameWidth(plan, look);
  const beside = written ? labelDistance(plan, look) + labelSize(plan) * 0.85 : bare;
  const far = look.drawing === "wedges" ? beside : bare;
  return { top: far, right: far, bottom: beside, left: beside };
}

/** What is seen of the board when all of it is. */
export function around({ x, y, width, height }: Box, { top, right, bottom, left }: Margins, more = 0): Box {
  return {
    x: x - left - more,
    y: y - top - more,
    width: width + left + right + 2 * more,
    height: height + top + bottom + 2 * more,
  };
}

export function frameOf(plan: Plan, look: Look, margins: Margins): Frame {
  if (fillsItsBox(plan, look))
    return { box: around(plan.bounds, margins, -3 * lineScale(plan)), d: "", width: 0 };
  const d = plan.cells.map(({ outline }) => path(outline)).join("");
  return { d, width: 2 * margins.top - 8 * lineScale(plan) };
}

/** Whether the frame is a box; letters then stand on it. */
export function fillsItsBox(plan: Plan, look: Look): boolean {
  const { cells, edges, bounds, pitch } = plan;
  if (edges.length > 0 || look.drawing === "crossings" || cells[0]?.place.shape === "point") return true;
  const squares = cells.every(({ place }) => place.shape === "square");
  const all = (bounds.width * bounds.height) / (pitch * pitch);
  const oneShade =
    look.drawing === "checkered" && cells.every(({ place }) => place.shade === cells[0]?.place.shade);
  return squares && cells.length > all * (oneShade ? 0.45 : 0.99);
}
