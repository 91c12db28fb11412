import { total } from "./cost";
import { type Constant, constantsOf, endOf, grouped, type Item, type Offer, type Stop, stopOf } from "./item";
import { narrowing, withBack } from "./narrowing";
import { least, sizes } from "./optimal";
import { byCounts, readingOrder, rowOf } from "./order";
import { isPlaced, regions } from "./regions";
import type { Settings } from "./settings";

/** Up to so many items a group cannot save a step. */
export const FEW = 4;

/** How much more than the optimum the given groups may cost before others are made. */
export const DEARER = 1.15;

/** The topmost cycle of what is offered; groups lead to the others. It depends on nothing but what is given. */
export function cyclesOf(offer: Offer, settings: Settings): readonly Stop[] {
  const constants = constantsOf(offer);
  const read = readingOrder(offer.items);
  const items = settings.order === "own" && offer.counts ? byCounts(read, offer.counts) : read;
  if (settings.mode === "elimination") return narrowing(items.map(stopOf), constants, settings.switches);
  return closed(arranged(items, settings.mode === "pointer" ? "linear" : settings.pattern), constants);
}

/** Items in the cycles of a pattern, without constant entries. */
export function arranged(items: readonly Item[], pattern: Settings["pattern"]): readonly Stop[] {
  switch (pattern) {
    case "linear":
      return items.map(stopOf);
    case "rows":
      return rows(items);
    case "groups":
      return givenGroups(items);
    case "regions":
      return byRegion(items);
    case "optimal":
      return optimalGroups(items);
    case "automatic":
      return automatic(items);
  }
}

/** Every cycle ends with the constant entries. */
function closed(stops: readonly Stop[], constants: readonly Constant[]): readonly Stop[] {
  const inside = withBack(constants);
  return [
    ...stops.map((stop) => (stop.kind === "group" ? { ...stop, stops: closed(stop.stops, inside) } : stop)),
    ...constants.map(endOf),
  ];
}

function automatic(items: readonly Item[]): readonly Stop[] {
  if (items.length <= FEW) return items.map(stopOf);
  const given = items.every(({ group }) => group !== undefined) ? givenGroups(items) : [];
  const bound = least(items.length).steps * DEARER;
  return given.length > 1 && total(given) <= bound ? given : optimalGroups(items);
}

function rows(items: readonly Item[]): readonly Stop[] {
  const found = parted(items, rowOf);
  return found.length > 1 ? found.map((row) => grouped(row.map(stopOf))) : items.map(stopOf);
}

/** Groups in the order of their first items; an item without a group stands alone. */
function givenGroups(items: readonly Item[]): readonly Stop[] {
  return parted(items, ({ group, id }) => (group === undefined ? { id } : group)).map((part) => {
    const name = part[0]?.group;
    return grouped(optimalGroups(part), name === undefined ? {} : { name });
  });
}

function byRegion(items: readonly Item[]): readonly Stop[] {
  const nowhere = items.filter((item) => !isPlaced(item));
  return [...regions(items.filter(isPlaced), FEW), ...optimalGroups(nowhere)];
}

function optimalGroups(items: readonly Item[]): readonly Stop[] {
  let from = 0;
  return sizes(items.length).map((size) => {
    const part = items.slice(from, from + size);
    from += size;
    return size === 1 ? grouped(part.map(stopOf)) : grouped(optimalGroups(part));
  });
}

/** Parts of what has something in common, in the order of their first things. */
function parted<Thing>(things: readonly Thing[], common: (thing: Thing) => unknown): Thing[][] {
  const found = new Map<unknown, Thing[]>();
  for (const thing of things) {
    const key = common(thing);
    const part = found.get(key);
    if (part) part.push(thing);
    else found.set(key, [thing]);
  }
  return [...found.values()];
}
