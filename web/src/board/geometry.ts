import type { BoardLayout, CellLayout } from "../protocol/messages";

/** The side of a square cell in the units of the drawing; pictures of pieces are drawn in the same ones. */
export const UNIT = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far around a corner is its own, as a share of the distance of cells. */
export const CORNER = 0.17;
/** How far around the middle of a part of a tile is its own. */
export const PART = 0.14;

/** A place with the middle and the outline it has in the drawing. */
export interface Spot extends Point {
  readonly name: string;
  readonly place: CellLayout;
  readonly outline: readonly Point[];
  /** From piece to piece, where these lie in a row instead of one on another. */
  readonly heap?: Point;
}

/** A board as it is drawn: in units of the drawing, turned for whoever looks at it. */
export interface Plan {
  readonly board: BoardLayout;
  readonly cells: readonly Spot[];
  readonly edges: readonly Spot[];
  readonly corners: readonly Spot[];
  /** Parts of tiles that are places now. */
  readonly parts: readonly Spot[];
  readonly spots: ReadonlyMap<string, Spot>;
  /** The distance of neighbouring middles. */
  readonly pitch: number;
  readonly bounds: Box;
}

export type Turn = 0 | 90 | 180 | 270;

/** A point turned around the origin, to the right. */
export function turned({ x, y }: Point, turn: Turn): Point {
  if (turn === 90) return { x: -y, y: x };
  if (turn === 180) return { x: -x, y: -y };
  if (turn === 270) return { x: y, y: -x };
  return { x, y };
}

/** The smallest distance of two points; 1 where there is only one. */
export function pitchOf(points: readonly Point[]): number {
  const sorted = [...points].sort((one, other) => one.y - other.y || one.x - other.x);
  let best = Number.POSITIVE_INFINITY;
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next] as Point;
      if (other.y - one.y >= best) break;
      best = Math.min(best, Math.hypot(other.x - one.x, other.y - one.y));
    }
  }
  return best > 0 && Number.isFinite(best) ? best : 1;
}

/** The side of square cells: the smallest step between columns or rows, also where only every other cell is there. */
export function sideOf(points: readonly Point[]): number {
  const steps = [points.map(({ x }) => x), points.map(({ y }) => y)].flatMap((values) => {
    const sorted = [...new Set(values)].sort((one, other) => one - other);
    return sorted.slice(1).map((value, at) => value - (sorted[at] ?? value));
  });
  return steps.length > 0 ? Math.min(...steps) : 1;
}

/** The corners of a regular polygon; the first is at the angle `start`, in degrees from the right downwards. */
export function polygon(middle: Point, corners: number, radius: number, start = 0): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((start + (360 * corner) / corners) * Math.PI) / 180;
    return { x: fine(middle.x + radius * Math.cos(angle)), y: fine(middle.y + radius * Math.sin(angle)) };
  });
}

function fine(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Where the first corner of a hexagon is: at 30° where neighbours stand side by side, else at 0°. */
export function hexagonStart(middles: readonly Point[], pitch: number): 0 | 30 {
  const near = 0.05 * pitch;
  const keys = new Set(middles.map(({ x, y }) => `${Math.round(x / near)},${Math.round(y / near)}`));
  const beside = ({ x, y }: Point) => keys.has(`${Math.round((x + pitch) / near)},${Math.round(y / near)}`);
  const below = ({ x, y }: Point) => keys.has(`${Math.round(x / near)},${Math.round((y + pitch) / near)}`);
  return middles.some(below) && !middles.some(beside) ? 0 : 30;
}

/** Whether a triangle points up: then its neighbours are below it, and above it to both sides. */
export function pointsUp(middle: Point, middles: readonly Point[], pitch: number): boolean {
  const near = middles.filter(
    (other) => Math.abs(Math.hypot(other.x - middle.x, other.y - middle.y) - pitch) < 0.1 * pitch,
  );
  return near.some(({ y }) => y > middle.y + 0.75 * pitch || (y < middle.y && y > middle.y - 0.75 * pitch));
}

/** The board in units of the drawing. */
export function planOf(board: BoardLayout, turn: Turn = 0): Plan {
  const square = board.cells.every(({ shape }) => shape === "square");
  const pitch = (square ? sideOf(board.cells) : pitchOf(board.cells)) * UNIT;
  const at = (point: Point): Point => turned({ x: point.x * UNIT, y: point.y * UNIT }, turn);
  const middles = board.cells.map(at);
  const hexagonal = board.cells.some(({ shape }) => shape === "hexagon");
  const start = hexagonal ? hexagonStart(middles, pitch) : 30;
  const cells = board.cells.map((place, number): Spot => {
    const middle = middles[number] as Point;
    const outline = cellOutline(place, middle, { middles, pitch, start });
    return { ...middle, name: place.name, place, outline };
  });
  const edges = (board.edges ?? []).map((place): Spot => {
    const ends = (
      place.ends ?? [
        [place.x, place.y],
        [place.x, place.y],
      ]
    ).map(([x, y]) => at({ x, y }));
    return { ...at(place), name: place.name, place, outline: ends };
  });
  const corners = (board.corners ?? []).map((place): Spot => {
    const middle = at(place);
    return { ...middle, name: place.name, place, outline: polygon(middle, 16, pitch * CORNER) };
  });
  const parts = (board.parts ?? []).map((place): Spot => {
    const middle = at(place);
    return { ...middle, name: place.name, place, outline: polygon(middle, 16, pitch * PART) };
  });
  const spots = new Map([...cells, ...edges, ...corners, ...parts].map((spot) => [spot.name, spot]));
  return {
    board,
    cells,
    edges,
    corners,
    parts,
    spots,
    pitch,
    bounds: boundsOf([...cells, ...edges, ...corners].flatMap(({ outline }) => outline)),
  };
}

function cellOutline(
  place: CellLayout,
  middle: Point,
  { middles, pitch, start }: { middles: readonly Point[]; pitch: number; start: number },
): Point[] {
  if (place.shape === "square") return polygon(middle, 4, pitch * Math.SQRT1_2, 45);
  if (place.shape === "hexagon") return polygon(middle, 6, pitch / Math.sqrt(3), start);
  if (place.shape === "triangle")
    return polygon(middle, 3, pitch, pointsUp(middle, middles, pitch) ? 270 : 90);
  return polygon(middle, 16, pitch / 2);
}

/** The smallest box around points. */
export function boundsOf(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: UNIT, height: UNIT };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box with so much added on each side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Points as the `d` of a path. */
export function path(points: readonly Point[], closed = true): string {
  const steps = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${short(x)} ${short(y)}`);
  return steps.join("") + (closed ? "z" : "");
}

/** A circle as a part of a path. */
export function ring({ x, y }: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0z`;
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
