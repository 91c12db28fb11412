import type { PieceState, PlaceState } from "../protocol/messages";
import { artName } from "./art";

export interface Figure {
  readonly name: string;
  readonly text: string;
  /** Where it stands, from the middle, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Numbers as they are shown, without some: 0 is as good as none, but for a piece of nobody whose only number it is. */
export function figuresOf(thing: PieceState | PlaceState, without: readonly string[] = []): Figure[] {
  const numbers = Object.entries(thing.numbers ?? {}).filter(([name]) => !without.includes(artName(name)));
  const alone = "name" in thing && (thing.owner ?? null) === null && numbers.length === 1;
  return numbers.flatMap(([name, value], at) => {
    const text = String(value);
    const place = figurePlace(at, numbers.length);
    return value || alone ? [{ name, text, ...place, size: Math.min(place.size, 130 / text.length) }] : [];
  });
}

/** Each of several figures has its own place, whether the others are shown or not; two have a corner each. */
function figurePlace(at: number, all: number): { x: number; y: number; size: number } {
  if (all === 1) return { x: 0, y: 0, size: 56 };
  if (all === 2) return at === 0 ? { x: -21, y: 22, size: 34 } : { x: 21, y: -22, size: 34 };
  const columns = Math.ceil(Math.sqrt(all));
  const rows = Math.ceil(all / columns);
  const step = 80 / columns;
  const row = Math.floor(at / columns);
  return {
    x: ((at % columns) - (columns - 1) / 2) * step,
    y: (row - (rows - 1) / 2) * step,
    size: step * 0.7,
  };
}

/** A number with its sign: what somebody gets or loses. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
