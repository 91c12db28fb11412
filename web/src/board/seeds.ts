import type { Point } from "./geometry";

/** The golden angle: things laid by it lie as the seeds of a sunflower do, never in rows. */
const TURN = Math.PI * (3 - Math.sqrt(5));
/** More than these are not told apart any more; the figure says how many there are. */
export const HEAP = 24;

/** Where so many things lie in a heap of this radius around the middle. */
export function heap(count: number, radius: number): Point[] {
  const shown = Math.min(count, HEAP);
  if (shown === 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: shown }, (_, at) => {
    const away = radius * Math.sqrt((at + 0.5) / Math.max(shown, 4));
    return { x: away * Math.cos(at * TURN), y: away * Math.sin(at * TURN) };
  });
}
