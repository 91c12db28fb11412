import { placeOf, thingsOf } from "../match/zones";
import type { ZoneState } from "../protocol/messages";
import { still } from "./motion";

/** What moves beside the boards: things from place to place, those that come from nowhere, and those that are turned over. */
export interface Flights {
  readonly ways: readonly { from: string; to: string }[];
  readonly come: readonly string[];
  readonly turned: readonly string[];
}

export const NO_FLIGHTS: Flights = { ways: [], come: [], turned: [] };

/** A thing at its place. Its face is all that tells it from others; what is covered has none. */
interface Lying {
  readonly place: string;
  readonly zone: ZoneState;
  readonly number: number;
  readonly name: string;
  readonly face: string;
}

/** What happened to the things in zones. They have no names of their own, so the likeliest story is told. */
export function flightsOf(before: readonly ZoneState[], after: readonly ZoneState[]): Flights {
  const [was, now] = [lying(before), lying(after)];
  const gone = new Set(elsewhere(was, now));
  let come = elsewhere(now, was);
  const ways: { from: string; to: string }[] = [];
  const turned: string[] = [];
  const pair = (fits: (from: Lying, to: Lying) => boolean) => {
    come = come.filter((to) => {
      const from = nearest(
        [...gone].filter((one) => fits(one, to)),
        to,
      );
      if (!from) return true;
      gone.delete(from);
      if (from.place !== to.place) ways.push({ from: from.place, to: to.place });
      if (Boolean(from.face) !== Boolean(to.face)) turned.push(to.place);
      return false;
    });
  };
  pair((from, to) => from.face !== "" && from.face === to.face);
  // Turned over, or with another counter on it; dice are thrown anew.
  pair((from, to) => from.place === to.place && (!from.face || !to.face));
  pair((from, to) => from.place === to.place && from.name === to.name && to.zone.form !== "die");
  // On its way it is turned up, or covered, or stays covered.
  pair((from, to) => !from.face && to.face !== "");
  pair((from, to) => from.face !== "" && !to.face);
  pair((from, to) => !from.face && !to.face);
  return { ways, come: come.map(({ place }) => place), turned };
}

function lying(zones: readonly ZoneState[]): Map<string, Lying> {
  const all = zones.flatMap((zone) =>
    thingsOf(zone).map(({ name, words, numbers, covered, face: word }, at): Lying => {
      const face = covered ? "" : JSON.stringify([name, words, numbers, word]);
      return { place: placeOf(zone, at + 1), zone, number: at + 1, name, face };
    }),
  );
  return new Map(all.map((one) => [one.place, one]));
}

/** Those that lie otherwise in the other state. */
function elsewhere(one: ReadonlyMap<string, Lying>, other: ReadonlyMap<string, Lying>): Lying[] {
  return [...one.values()].filter(({ place, face }) => other.get(place)?.face !== face);
}

/** In the same zone, and there the nearest. */
function nearest(all: readonly Lying[], to: Lying): Lying | undefined {
  const far = ({ zone, number }: Lying) =>
    zone.place === to.zone.place ? Math.abs(number - to.number) : Number.POSITIVE_INFINITY;
  return all.reduce<Lying | undefined>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    undefined,
  );
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

/** Lets things fly from where they were and turns them over; dice roll, and what comes from nowhere grows into its place. */
export function fly(frame: Element, { ways, come, turned }: Flights, before: Spots): void {
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
  for (const place of turned)
    faceAt(place)?.animate([{ scale: "0.05 1" }, {}], { duration: 260, easing: EASE });
  for (const place of come) {
    const face = faceAt(place);
    const die = face?.getAttribute("data-face") === "die";
    face?.animate(die ? { transform: ROLL } : { transform: ["scale(0.7)", "none"], opacity: [0, 1] }, {
      duration: die ? 520 : 220,
      easing: EASE,
    });
  }
}
