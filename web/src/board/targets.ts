import { CORNER, type Plan, type Point, polygon, type Spot } from "./geometry";

/** How far around a part of a tile is its own where no other can be chosen, as a share of the distance of cells. */
const ALONE = 0.35;

/** What can be hit of each place: as large as it may be without covering its neighbours. */
export function targetsOf(
  plan: Plan,
  offered: (place: string) => boolean = () => false,
): ReadonlyMap<string, readonly Point[]> {
  const cut = plan.corners.length > 0 ? plan.pitch * CORNER : 0;
  const around = (spot: Spot): readonly Point[] => {
    if (spot.heap) return columnOf(spot.outline);
    if (spot.place.shape === "edge") return aroundEdge(spot.outline, plan.pitch, cut);
    if (spot.place.shape === "corner") return aroundCorner(spot, plan);
    if (spot.place.shape === "part")
      return offered(spot.name) ? polygon(spot, 16, reachOf(spot, plan, offered)) : spot.outline;
    // Where edges can be hit as well, they have most of the room.
    return plan.edges.length > 0 ? spot.outline.map((point) => towards(point, spot, 0.6)) : spot.outline;
  };
  return new Map([...plan.spots].map(([name, spot]) => [name, around(spot)]));
}

/** How far around a part of a tile is its own, where it can be chosen: half the way to the next one. */
export function reachOf(part: Spot, plan: Plan, offered: (place: string) => boolean): number {
  const others = plan.parts.filter(({ name }) => name !== part.name && offered(name));
  const ways = others.map(({ x, y }) => Math.hypot(x - part.x, y - part.y) / 2);
  return Math.min(plan.pitch * ALONE, ...ways);
}

/** A point that is moved a share of the way to another. */
function towards(point: Point, to: Point, share: number): Point {
  return { x: point.x + (to.x - point.x) * share, y: point.y + (to.y - point.y) * share };
}

/** The box around a wedge: its base, and as far as its tip reaches. */
function columnOf(wedge: readonly Point[]): Point[] {
  const [one, other, tip] = wedge as [Point, Point, Point];
  const inward = { x: tip.x - (one.x + other.x) / 2, y: tip.y - (one.y + other.y) / 2 };
  return [one, other, ...[other, one].map(({ x, y }) => ({ x: x + inward.x, y: y + inward.y }))];
}

/** A rhombus along an edge, so deep that the targets of neighbouring edges meet; its ends are cut where corners are hit. */
function aroundEdge(ends: readonly Point[], pitch: number, cut: number): Point[] {
  const [one, other] = ends as [Point, Point];
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const tips = [1, -1].map((side) => ({
    x: middle.x + ((one.y - other.y) / length) * (pitch / 2) * side,
    y: middle.y + ((other.x - one.x) / length) * (pitch / 2) * side,
  })) as [Point, Point];
  if (!cut) return [one, tips[0], other, tips[1]];
  const share = (2 * cut) / length;
  const [left, right] = tips.map((tip) => [one, other].map((end) => towards(end, tip, share))) as [
    Point[],
    Point[],
  ];
  return [left[0], tips[0], left[1], right[1], tips[1], right[0]] as Point[];
}

/** A triangle or a square that fills what the edges leave of the room around the corner where they end. */
function aroundCorner(middle: Point, { edges, cells, pitch }: Plan): Point[] {
  const sides = cells[0]?.place.shape === "hexagon" ? 3 : 4;
  const far = (one: Point) => Math.hypot(one.x - middle.x, one.y - middle.y);
  const edge = edges.find(({ outline }) => outline.some((end) => far(end) < pitch * 0.05));
  const angle = edge ? (Math.atan2(edge.y - middle.y, edge.x - middle.x) * 180) / Math.PI : 0;
  return polygon(middle, sides, (pitch * CORNER) / Math.cos(Math.PI / sides), angle + 180 / sides);
}
