import { itemsOf, type Stop } from "./item";
import { rowOf } from "./order";

/** One round of stops and where one is in it. */
export interface Cycle {
  readonly stops: readonly Stop[];
  readonly at: number;
  /** How often one came round without doing anything. */
  readonly loops: number;
}

/** The cycles that one has gone into, the topmost first: never empty. */
export type Walk = readonly Cycle[];

export function cycleOf(stops: readonly Stop[], at = 0): Cycle {
  return { stops, at, loops: 0 };
}

/** The cycle that one is in. */
export function here(walk: Walk): Cycle {
  return walk.at(-1) as Cycle;
}

export function stopAt(walk: Walk): Stop {
  const { stops, at } = here(walk);
  return stops[at] as Stop;
}

/** At another stop of the cycle. */
export function standing(walk: Walk, at: number): Walk {
  return [...walk.slice(0, -1), { ...here(walk), at }];
}

/** One stop further or back; from the last one comes to the first again. */
export function moved(walk: Walk, by: 1 | -1): Walk {
  const { stops, at, loops } = here(walk);
  const next = at + by;
  const round = next >= stops.length;
  const cycle = { stops, at: (next + stops.length) % stops.length, loops: round ? loops + 1 : loops };
  return [...walk.slice(0, -1), cycle];
}

/** How an outer system leads on: to the next stop, to the next row, to the next stop of the same row. */
export type Onward = "stop" | "row" | "column";

/** The first stop of the next row, or the next one of the same row, round and round; a constant entry is a row of its own. */
export function skipped(stops: readonly Stop[], at: number, by: Exclude<Onward, "stop">): number {
  const row = (number: number) => rowOfStop(stops[number]);
  const round = stops.map((_, further) => (at + 1 + further) % stops.length);
  if (by === "column") return round.find((one) => row(one) === row(at)) ?? at;
  return round.find((one) => row(one) !== row(at)) ?? at;
}

function rowOfStop(stop: Stop | undefined): unknown {
  if (!stop || stop.kind === "constant") return stop;
  const [first] = itemsOf(stop);
  return first ? rowOf(first) : stop;
}

export function entered(walk: Walk, stops: readonly Stop[]): Walk {
  return [...walk, cycleOf(stops)];
}

/** Out of the cycle, to the group that led into it; the topmost has no way out. */
export function left(walk: Walk): Walk {
  if (walk.length < 2) return walk;
  const above = walk.slice(0, -1);
  return [...above.slice(0, -1), { ...here(above), loops: 0 }];
}

/** The way to an item. */
export function walkTo(stops: readonly Stop[], id: string): Walk | undefined {
  for (const [at, stop] of stops.entries()) {
    if (stop.kind === "item" && stop.item.id === id) return [cycleOf(stops, at)];
    if (stop.kind !== "group" || !itemsOf(stop).some((item) => item.id === id)) continue;
    return [cycleOf(stops, at), ...(walkTo(stop.stops, id) ?? [])];
  }
  return undefined;
}

/** The number of the stop in each cycle. */
export function pathOf(walk: Walk): number[] {
  return walk.map(({ at }) => at);
}
