/** How a board lies before a seat: which way round, and in what shape. */

import { type Turn, UNIT } from "../../board/geometry";
import { drawnPlan, readLook } from "../../board/look";
import type { Layout, State } from "../../protocol/messages";

const FRAME = 0.8 * UNIT;
/** How far up or down, in shares of the board's height, the pieces of a seat must lie to be at its own side. */
const CLEARLY = 0.2;

/** Half round where the seat's pieces begin at the far side, as Black's in chess; otherwise as the game draws it. */
export function turnFor(seat: number, layout: Layout, start: State): Turn {
  const board = layout.boards[0];
  const places = start.boards[0];
  if (!board || !places) return 0;
  const heights = board.cells.map((cell) => cell.y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const own = board.cells.filter((cell) => places[cell.name]?.pieces?.some((piece) => piece.owner === seat));
  if (own.length === 0 || top === bottom) return 0;
  const mean = own.reduce((sum, cell) => sum + cell.y, 0) / own.length;
  return ((top + bottom) / 2 - mean) / (bottom - top) > CLEARLY ? 180 : 0;
}

/** How wide the boards are for their height, with a frame around, to leave them just the room that they need. */
export function widthForHeight(layout: Layout | null, look = ""): number {
  const board = layout?.boards[0];
  if (!board || board.cells.length < 2) return 1;
  const { width, height } = drawnPlan(board, readLook(look, board)).bounds;
  return (width + FRAME) / (height + FRAME);
}
