import type { Item, Stop } from "./item";
import type { Settings } from "./settings";

/** What it takes to choose something: highlights that are shown, signals that are given. */
export interface Cost {
  steps: number;
  presses: number;
}

/** Steps and presses to every item, by id, from the first stop of the topmost cycle. */
export function costs(stops: readonly Stop[], settings: Pick<Settings, "mode">): Map<string, Cost> {
  const found = new Map<string, Cost>();
  for (const { item, way } of ways(stops)) found.set(item.id, costOf(way, settings));
  return found;
}

/** The number of the stop to be taken in each cycle on the way to an item, from 0. */
type Way = readonly number[];

function* ways(stops: readonly Stop[], before: Way = []): Generator<{ item: Item; way: Way }> {
  for (const [at, stop] of stops.entries()) {
    const way = [...before, at];
    if (stop.kind === "item") yield { item: stop.item, way };
    else if (stop.kind === "group") yield* ways(stop.stops, way);
  }
}

function costOf(way: Way, { mode }: Pick<Settings, "mode">): Cost {
  const levels = way.length;
  const steps = way.reduce((sum, at) => sum + at, levels);
  switch (mode) {
    case "auto":
    case "inverse":
    case "external":
      return { steps, presses: levels };
    case "step":
    case "dwell":
      return { steps, presses: steps };
    case "overscan":
      return { steps, presses: 2 * levels };
    case "elimination":
      return { steps: levels, presses: levels };
    case "pointer":
      return { steps: 1, presses: 0 };
  }
}

/** The steps to all items of an automatic scan, each as often as it weighs, added up. */
export function total(stops: readonly Stop[], weigh: (item: Item) => number = () => 1): number {
  let sum = 0;
  for (const { item, way } of ways(stops)) sum += costOf(way, { mode: "auto" }).steps * weigh(item);
  return sum;
}
