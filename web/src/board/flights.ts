import { changes, type Distance } from "../match/changes";
import { placeOf, thingsOf, zoneAt } from "../match/zones";
import type { PieceState, State, ZoneState } from "../protocol/messages";
import { still } from "./motion";

/** What moves beside the boards: things from place to place, and those that come from nowhere. */
export interface Flights {
  readonly ways: readonly { from: string; to: string }[];
  readonly come: readonly string[];
}

/** What happened to the things in zones, told as for pieces; what was covered may turn out to be anything. */
export function flightsOf(before: readonly ZoneState[], after: readonly ZoneState[]): Flights {
  const far: Distance = (from, to) => {
    const [one, other] = [zoneAt(before, from.place), zoneAt(after, to.place)];
    if (!one || !other || one.zone.place !== other.zone.place) return 1000;
    return Math.abs(one.number - other.number);
  };
  const told = changes(asBoard(before), asBoard(after), [], far);
  const ways = told.flatMap((one) =>
    one.kind === "moved" ? [{ from: one.from.place, to: one.to.place }] : [],
  );
  const gone = told.flatMap((one) =>
    one.kind === "vanished" ? [{ place: one.at.place, thing: one.before }] : [],
  );
  const come = told.flatMap((one) =>
    one.kind === "appeared" ? [{ place: one.at.place, thing: one.after }] : [],
  );
  const left = come.filter(({ place, thing }) => {
    const at = gone.findIndex((one) => one.thing.covered || thing.covered);
    const [origin] = at < 0 ? [] : gone.splice(at, 1);
    if (origin) ways.push({ from: origin.place, to: place });
    return !origin;
  });
  return { ways, come: left.map(({ place }) => place) };
}

/** All zones as one board, on which each thing has a place of its own. */
function asBoard(zones: readonly ZoneState[]): State {
  const places = zones.flatMap((zone) =>
    thingsOf(zone).map((thing, at): [string, { pieces: PieceState[] }] => [
      placeOf(zone, at + 1),
      { pieces: [thing] },
    ]),
  );
  return { boards: [Object.fromEntries(places)], seats: [] };
}

/** Where everything lies on the screen. */
export type Spots = ReadonlyMap<string, DOMRect>;

export function spotsIn(frame: Element): Spots {
  const found = new Map<string, DOMRect>();
  for (const thing of frame.querySelectorAll<HTMLElement>("[data-bears]"))
    for (const place of (thing.dataset.bears ?? "").split(" "))
      found.set(place, thing.getBoundingClientRect());
  return found;
}

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const ROLL = ["translate(-30px, -40px) rotate(-420deg)", "translate(8px, 4px) rotate(-60deg)", "none"];

/** Lets things fly from where they were; dice roll, and what comes from nowhere grows into its place. */
export function fly(frame: Element, { ways, come }: Flights, before: Spots): void {
  if (still()) return;
  const faceAt = (place: string) => frame.querySelector(`[data-bears~="${CSS.escape(place)}"] [data-face]`);
  for (const { from, to } of ways) {
    const face = faceAt(to);
    const was = before.get(from);
    if (!face || !was) continue;
    const now = face.getBoundingClientRect();
    const [x, y] = [
      was.x + was.width / 2 - now.x - now.width / 2,
      was.y + was.height / 2 - now.y - now.height / 2,
    ];
    face.animate(
      { transform: [`translate(${x}px, ${y}px)`, "none"], zIndex: [5, 5] },
      { duration: 380, easing: EASE },
    );
  }
  for (const place of come) {
    const face = faceAt(place);
    const die = face?.getAttribute("data-face") === "die";
    face?.animate(die ? { transform: ROLL } : { transform: ["scale(0.7)", "none"], opacity: [0, 1] }, {
      duration: die ? 520 : 220,
      easing: EASE,
    });
  }
}
