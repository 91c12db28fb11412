import { type Plan, type Point, path, ring, type Spot } from "./geometry";
import type { Look } from "./look";
import { barOf } from "./wedges";

/** A part of the ground: one path for all places that look alike, so that large boards stay light. */
export interface Layer {
  readonly kind:
    | "light"
    | "dark"
    | "rules"
    | "faint"
    | "boxes"
    | "lines"
    | "dots"
    | "holes"
    | "pits"
    | "wedges"
    | "bar";
  readonly d: string;
}

/** What lies under the pieces and never changes. */
export function groundOf(plan: Plan, look: Look): Layer[] {
  if (plan.edges.length > 0) return [...filled(plan, false), layer("faint", sides(plan))];
  if (look.drawing === "wedges") return wedges(plan);
  if (plan.cells[0]?.place.shape === "point") return points(plan);
  switch (look.drawing) {
    case "checkered":
      return [...filled(plan, true), ...boxes(plan)];
    case "crossings":
      return [layer("light", around(plan)), layer("lines", crossings(plan)), layer("dots", stars(plan))];
    case "holes":
      return [layer("light", cells(plan.cells)), layer("holes", holes(plan))];
    case "plain":
      return filled(plan, false);
    case "grid":
      return [...filled(plan, false), layer("rules", cells(plan.cells)), ...boxes(plan)];
  }
}

function layer(kind: Layer["kind"], d: string): Layer {
  return { kind, d };
}

function cells(spots: readonly Spot[]): string {
  return spots.map(({ outline }) => path(outline)).join("");
}

function filled(plan: Plan, checkered: boolean): Layer[] {
  const dark = checkered ? plan.cells.filter(({ place }) => place.shade) : [];
  const light = checkered ? plan.cells.filter(({ place }) => !place.shade) : plan.cells;
  const unused = checkered && light.length === 0 ? around(plan) : "";
  return [layer("light", unused + cells(light)), layer("dark", cells(dark))].filter(({ d }) => d);
}

/** The whole rectangle: where only the dark squares are places, the light ones are seen all the same. */
function around({ bounds: { x, y, width, height } }: Plan): string {
  return path([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
}

/** Heavy lines around the boxes that a board of squares is parted into. */
function boxes({ board, bounds, pitch }: Plan): Layer[] {
  if (!board.boxes) return [];
  const [columns, rows] = board.boxes;
  const right = bounds.x + bounds.width;
  const bottom = bounds.y + bounds.height;
  const lines: Point[][] = [];
  for (let x = bounds.x; x <= right + 1; x += columns * pitch)
    lines.push([
      { x, y: bounds.y },
      { x, y: bottom },
    ]);
  for (let y = bounds.y; y <= bottom + 1; y += rows * pitch)
    lines.push([
      { x: bounds.x, y },
      { x: right, y },
    ]);
  return [layer("boxes", lines.map((line) => path(line, false)).join(""))];
}

/** Lines from the middle of each cell to its neighbours on the right and below. */
function crossings({ cells: spots, pitch }: Plan): string {
  const known = new Map(spots.map((spot) => [key(spot, pitch), spot]));
  return spots
    .flatMap((spot) =>
      [
        { x: spot.x + pitch, y: spot.y },
        { x: spot.x, y: spot.y + pitch },
      ].map((next) => [spot, known.get(key(next, pitch))]),
    )
    .flatMap(([one, other]) => (one && other ? [path([one, other], false)] : []))
    .join("");
}

function key({ x, y }: Point, pitch: number): string {
  return `${Math.round((4 * x) / pitch)},${Math.round((4 * y) / pitch)}`;
}

/** The dots by which one counts on a square board of lines: 4 or 3 from the rim and in the middle. */
function stars({ cells: spots, pitch, bounds }: Plan): string {
  const side = Math.round(bounds.width / pitch);
  if (side < 9 || side % 2 === 0 || side !== Math.round(bounds.height / pitch)) return "";
  const rim = side >= 13 ? 3 : 2;
  const middle = (side - 1) / 2;
  const counted = side >= 19 ? [rim, middle, side - 1 - rim] : [rim, side - 1 - rim];
  return spots
    .filter((spot) => {
      const column = Math.round((spot.x - bounds.x) / pitch - 0.5);
      const row = Math.round((spot.y - bounds.y) / pitch - 0.5);
      return (counted.includes(column) && counted.includes(row)) || (column === middle && row === middle);
    })
    .map((spot) => ring(spot, pitch * 0.11))
    .join("");
}

function holes({ cells: spots, pitch }: Plan): string {
  return spots.map((spot) => ring(spot, pitch * 0.38)).join("");
}

function sides({ edges }: Plan): string {
  return edges.map(({ outline }) => path(outline, false)).join("");
}

/** Dots where edges meet, small ones where those are places; they lie over the lines that are drawn from one to another. */
export function jointsOf({ edges, corners, pitch }: Plan): string {
  const ends = new Map(edges.flatMap(({ outline }) => outline).map((end) => [key(end, pitch), end]));
  return [...ends.values()].map((end) => ring(end, pitch * (corners.length > 0 ? 0.04 : 0.075))).join("");
}

/** Long wedges in two tones by turns, and the bar between both halves. */
function wedges(plan: Plan): Layer[] {
  const every = (other: number) => cells(plan.cells.filter((_, at) => at % 2 === other));
  return [
    layer("light", around(plan)),
    layer("dark", every(0)),
    layer("wedges", every(1)),
    layer("bar", path(barOf(plan))),
  ];
}

/** Points joined by lines; a track without lines has pits. */
function points(plan: Plan): Layer[] {
  const { board, spots, cells: all, pitch } = plan;
  if (!board.lines?.length)
    return [layer("light", around(plan)), layer("pits", all.map((spot) => ring(spot, pitch * 0.4)).join(""))];
  const lines = board.lines.flatMap(([one, other]) => {
    const ends = [spots.get(one), spots.get(other)];
    return ends[0] && ends[1] ? [path([ends[0], ends[1]], false)] : [];
  });
  return [
    layer("light", around(plan)),
    layer("lines", lines.join("")),
    layer("dots", all.map((spot) => ring(spot, pitch * 0.12)).join("")),
  ];
}
