import type { BoardLayout } from "../protocol/messages";

/** How the ground of a board is drawn. */
export type Drawing = "checkered" | "grid" | "crossings" | "holes" | "plain";
/** What the board is made of; each is a set of colours in `materials.css`. */
export type Material = "wood" | "paper" | "felt" | "stone" | "slate" | "ice" | "plastic" | "meadow";

export interface Look {
  readonly drawing: Drawing;
  readonly material: Material;
  /** Seats whose colour the sides of the board have. */
  readonly sides?: Readonly<Partial<Record<Side, number>>>;
}

export type Side = "top" | "bottom" | "left" | "right";

const DRAWINGS: readonly string[] = ["checkered", "grid", "crossings", "holes", "plain"];
const MATERIALS: readonly string[] = ["wood", "paper", "felt", "stone", "slate", "ice", "plastic", "meadow"];

/** The look that the layout itself suggests, for a game that says nothing of it. */
export function lookOf(board: BoardLayout): Look {
  const first = board.cells[0]?.shape;
  if (board.edges?.length || board.boxes) return { drawing: "grid", material: "paper" };
  if (first === "point") return { drawing: "plain", material: "wood" };
  if (first === "hexagon" || first === "triangle") return { drawing: "grid", material: "wood" };
  return { drawing: "grid", material: "wood" };
}

/** A look as a game's card says it: 'grid wood top=1 left=2'. Words that are not known are passed over. */
export function readLook(words: string, board: BoardLayout): Look {
  const suggested = lookOf(board);
  const parts = words.split(/\s+/);
  const sides = [...words.matchAll(/\b(top|bottom|left|right)=(\d+)/g)].map(([, side, seat]) => [
    side,
    Number(seat) - 1,
  ]);
  return {
    drawing: (parts.find((part) => DRAWINGS.includes(part)) as Drawing | undefined) ?? suggested.drawing,
    material: (parts.find((part) => MATERIALS.includes(part)) as Material | undefined) ?? suggested.material,
    ...(sides.length > 0 ? { sides: Object.fromEntries(sides) } : {}),
  };
}
