import { type Plan, type Point, path, ring, type Spot } from "./geometry";
import type { Mark } from "./marks";

/** One path for all places that are marked alike, so that marking thousands costs no more than marking one. */
export interface Sign {
  readonly kind: Mark | "dot" | "spot" | "corners" | "rounds" | "way" | "trace" | "last-frame" | "from-frame";
  readonly d: string;
  /** Dashes that leave only the corners of an outline. */
  readonly dashes?: string;
}

const MANY = 24;

/** Whether so many ways are offered that their marks must be small, for the board to be still seen. */
export function offersMany(plan: Plan, marks: ReadonlyMap<string, readonly Mark[]>): boolean {
  let ways = 0;
  for (const all of marks.values()) if (all.includes("offered")) ways += 1;
  return ways > MANY || ways > 0.6 * plan.spots.size;
}

const UNDER: readonly Mark[] = ["from", "last", "chosen", "cancel"];

/** What lies under the pieces: grounds and frames. The last move is a ground, or a frame around what has a picture. */
export function signsUnder(
  plan: Plan,
  marks: ReadonlyMap<string, readonly Mark[]>,
  pictured: (place: string) => boolean = () => false,
): Sign[] {
  return UNDER.flatMap((kind): Sign[] => {
    const spots = marked(plan, marks, kind);
    if (kind !== "last" && kind !== "from") return [sign(kind, spots, (spot) => outlineOf(plan, spot, 0.93))];
    const framed = ({ name, place }: Spot) => place.shape === "edge" || pictured(name);
    return [
      sign(
        kind,
        spots.filter((spot) => !framed(spot)),
        (spot) => outlineOf(plan, spot, 1),
      ),
      sign(`${kind}-frame`, spots.filter(framed), (spot) => outlineOf(plan, spot, 0.94)),
    ];
  }).filter(({ d }) => d);
}

/** What must not be covered by pieces. A way to an empty place is a dot, to a filled one the corners of its outline. */
export function signsOver(
  plan: Plan,
  marks: ReadonlyMap<string, readonly Mark[]>,
  occupied: (place: string) => boolean,
  tiled: (place: string) => boolean = () => false,
): Sign[] {
  const lasting = (["from", "last"] as const).map((kind) =>
    sign(
      `${kind}-frame`,
      marked(plan, marks, kind).filter(({ name }) => tiled(name)),
      (spot) => outlineOf(plan, spot, 0.94),
    ),
  );
  const ways = marked(plan, marks, "offered");
  const small = offersMany(plan, marks);
  return [
    ...lasting,
    ...waySigns(plan, ways, occupied, small),
    sign("reach", marked(plan, marks, "reach"), (spot) =>
      spot.place.shape === "edge" || occupied(spot.name) ? outlineOf(plan, spot, 0.8) : ring(spot, 22),
    ),
    sign("hint", marked(plan, marks, "hint"), (spot) => outlineOf(plan, spot, 0.84)),
    sign("refused", marked(plan, marks, "refused"), ({ x, y }) => `M${x - 26} ${y - 26}l52 52m0 -52l-52 52`),
  ].filter(({ d }) => d);
}

function waySigns(
  plan: Plan,
  ways: readonly Spot[],
  occupied: (place: string) => boolean,
  small: boolean,
): Sign[] {
  const edges = ways.filter(({ place }) => place.shape === "edge");
  const cells = ways.filter(({ place }) => place.shape !== "edge");
  const filled = cells.filter(({ name }) => occupied(name));
  const empty = cells.filter(({ name }) => !occupied(name));
  const cornered = filled.filter(({ place }) => !isRound(place));
  const dashes = cornered[0] && cornersOf(cornered[0], 0.9);
  return [
    sign("way", edges, (spot) => outlineOf(plan, spot, 1)),
    { ...sign("corners", cornered, (spot) => outlineOf(plan, spot, 0.9)), ...(dashes ? { dashes } : {}) },
    sign(
      "rounds",
      filled.filter(({ place }) => isRound(place)),
      (spot) => outlineOf(plan, spot, 0.9),
    ),
    sign(
      "dot",
      empty.filter(({ place }) => !(place.shape in WITHIN)),
      (spot) => ring(spot, small ? 7 : 15),
    ),
    sign(
      "spot",
      empty.filter(({ place }) => place.shape in WITHIN),
      (spot) => ring(spot, plan.pitch * 0.1),
    ),
  ];
}

/** Places between and on cells that are marked by a circle of their own, as a share of the distance of cells. */
const WITHIN: Readonly<Partial<Record<Spot["place"]["shape"], number>>> = { corner: 0.22, part: 0.17 };

/** Whether it is marked by a circle. */
function isRound({ shape }: Spot["place"]): boolean {
  return shape === "point" || shape in WITHIN;
}

function sign(kind: Sign["kind"], spots: readonly Spot[], draw: (spot: Spot) => string): Sign {
  return { kind, d: spots.map(draw).join("") };
}

function marked(plan: Plan, marks: ReadonlyMap<string, readonly Mark[]>, kind: Mark): Spot[] {
  return [...marks].flatMap(([name, all]) => (all.includes(kind) ? (plan.spots.get(name) ?? []) : []));
}

/** The outline of a place, drawn so much smaller or larger. */
export function outlineOf(plan: Plan, spot: Spot, share: number): string {
  if (spot.place.shape === "edge") return path(spot.outline, false);
  if (isRound(spot.place) && !spot.heap)
    return ring(spot, plan.pitch * (WITHIN[spot.place.shape] ?? 0.5) * share);
  return path(
    spot.outline.map(({ x, y }) => ({ x: spot.x + (x - spot.x) * share, y: spot.y + (y - spot.y) * share })),
  );
}

function cornersOf({ outline: [one, other] }: Spot, share: number): string | undefined {
  if (!one || !other) return undefined;
  const side = Math.hypot(other.x - one.x, other.y - one.y) * share;
  return `${side * 0.18} ${side * 0.64} ${side * 0.18} 0`;
}

/** Arrows from each place to the next; they begin and end a little away from the middles. */
export function arrowsOf(way: readonly Point[]): string {
  return way
    .slice(1)
    .map((other, at) => arrow(way[at] ?? other, other))
    .join("");
}

function arrow(one: Point, other: Point): string {
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  if (length === 0) return "";
  const along = { x: (other.x - one.x) / length, y: (other.y - one.y) / length };
  const tip = { x: other.x - along.x * 18, y: other.y - along.y * 18 };
  const wing = (side: 1 | -1) => ({
    x: tip.x - along.x * 26 - side * along.y * 20,
    y: tip.y - along.y * 26 + side * along.x * 20,
  });
  const start = { x: one.x + along.x * 24, y: one.y + along.y * 24 };
  return path([start, tip], false) + path([wing(1), tip, wing(-1)], false);
}
