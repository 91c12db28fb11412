import { balanced } from "./balanced";
import { total } from "./cost";
import { even } from "./even";
import {
  type Constant,
  constantsOf,
  endOf,
  grouped,
  type Item,
  itemsOf,
  type Offer,
  type Stop,
  stopOf,
  unitsOf,
} from "./item";
import { narrowing, withBack } from "./narrowing";
import { least, sizes } from "./optimal";
import { byCounts, readingOrder, rowOf } from "./order";
import { isPlaced, regions } from "./regions";
import type { Settings } from "./settings";
import { type Allowed, weighed } from "./weighed";

/** Up to so many items a group cannot save a step. */
export const FEW = 4;

/** Up to so many sections, questions or answers are gone through one by one: groups of them would be harder to follow. */
export const MANY = 10;

/** How much more than the optimum the given groups may cost before others are made. */
export const DEARER = 1.15;

/** How much more cycles may cost that hold groups alone or items alone. */
const DEARER_ALIKE = 1.1;

/** With more items than these, groups that follow rows would take too long to find. */
const SURVEYED = 400;

/** The topmost cycle of what is offered; groups lead to the others. It depends on nothing but what is given. */
export function cyclesOf(offer: Offer, settings: Settings): readonly Stop[] {
  const constants = constantsOf(offer);
  const counts = settings.order === "own" ? offer.counts : undefined;
  const read = readingOrder(offer.items);
  const items = counts ? byCounts(read, counts) : read;
  const likely = counts?.size ? likelihood(counts) : undefined;
  if (settings.mode === "elimination")
    return narrowing(items.map(stopOf), constants, settings.switches, likely && weighing(likely));
  const pattern = settings.mode === "pointer" ? "linear" : settings.pattern;
  const lying = (where: Item["apart"]) => items.filter(({ apart }) => apart === where);
  const [first, others, last] = [lying("first"), lying(undefined), lying("last")];
  const stops = [
    ...separate(first, pattern, likely),
    ...arranged(others, pattern, likely),
    ...separate(last, pattern, likely),
  ];
  return closed(stops, constants);
}

/** What lies apart: before everything else one by one, behind it together; and what is of one unit by itself. */
function separate(
  items: readonly Item[],
  pattern: Settings["pattern"],
  likely?: Likelihood,
): readonly Stop[] {
  if (pattern === "linear") return items.map(stopOf);
  return parted(items, ({ unit, apart, id }) => unit ?? (apart === "last" ? apart : { id })).map((part) => {
    const unit = part[0]?.unit;
    return unit ? grouped(part.map(stopOf), { unit }) : grouped(arranged(part, pattern, likely));
  });
}

/** How likely an item is compared with others. */
export type Likelihood = (item: Item) => number;

/** What was chosen often is likely; as little is known at first, everything counts as chosen once more than it was. */
function likelihood(counts: ReadonlyMap<string, number>): Likelihood {
  return ({ id }) => (counts.get(id) ?? 0) + 1;
}

/** How likely it is that one of the items of a stop is wanted. */
function weighing(likely: Likelihood): (stop: Stop) => number {
  return (stop) => itemsOf(stop).reduce((sum, item) => sum + likely(item), 0);
}

/** Items in the cycles of a pattern, without constant entries; where nothing is said of it, all are equally likely. */
export function arranged(
  items: readonly Item[],
  pattern: Settings["pattern"],
  likely?: Likelihood,
): readonly Stop[] {
  switch (pattern) {
    case "linear":
      return items.map(stopOf);
    case "rows":
      return rows(items);
    case "groups":
      return givenGroups(items, likely);
    case "regions":
      return byRegion(items, likely);
    case "optimal":
      return optimalGroups(items, likely);
    case "automatic":
      return automatic(items, likely);
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

function automatic(items: readonly Item[], likely?: Likelihood): readonly Stop[] {
  if (items.some(({ unit }) => unit)) return sections(items, likely);
  if (items.length <= FEW) return items.map(stopOf);
  const optimal = clearGroups(items, likely) ?? optimalGroups(items, likely);
  const given = items.every(({ group }) => group !== undefined) ? givenGroups(items, likely) : [];
  return given.length > 1 && total(given, likely) <= total(optimalGroups(items, likely), likely) * DEARER
    ? given
    : optimal;
}

/**
 * Groups that are easily understood, where they cost little more than others. Every cycle holds groups alone or items alone,
 * where that can be; and groups are as the eye sees them: every row a group, and groups of whole rows; else groups that are
 * whole rows or lie within one.
 */
function clearGroups(items: readonly Item[], likely?: Likelihood): readonly Stop[] | undefined {
  // What is chosen most comes first, in whatever row it is.
  if (likely || items.length > SURVEYED) return undefined;
  const within = (most: number, found: readonly Stop[]) => total(found) <= most * least(items.length).steps;
  const rows = wholeRows(items);
  if (isEven(rows) && within(DEARER, rows)) return rows;
  const alike = nested(items.map(stopOf), even(items.length, inRow(items)));
  if (within(DEARER_ALIKE, alike)) return alike;
  if (within(DEARER, rows)) return rows;
  const mixed = nested(items.map(stopOf), weighed(Array(items.length).fill(1), inRow(items)));
  return within(DEARER, mixed) ? mixed : undefined;
}

/** Whether every cycle holds groups alone or items alone. */
function isEven(stops: readonly Stop[]): boolean {
  const groups = stops.filter((stop) => stop.kind === "group");
  return groups.length === 0 || (groups.length === stops.length && groups.every((one) => isEven(one.stops)));
}

function wholeRows(items: readonly Item[]): readonly Stop[] {
  const rows = parted(items, rowOf);
  const stops = rows.map((row) => grouped(nested(row.map(stopOf), likelySizes(row.map(stopOf)))));
  return nested(stops, weighed(rows.map((row) => row.length)));
}

/** Groups are whole rows, or lie within one. */
function inRow(items: readonly Item[]): Allowed {
  const rows = items.map(rowOf);
  const starts = (at: number) => rows[at] !== rows[at - 1];
  return (from, to) => rows[from] === rows[to - 1] || (starts(from) && starts(to));
}

/** Units as they stand in each other. Where they are many they are grouped, but no group cuts one apart. */
function sections(items: readonly Item[], likely?: Likelihood, depth = 0): readonly Stop[] {
  const unitHere = (item: Item | undefined) => item && unitsOf(item)[depth];
  const parts = parted(items, (item) => unitHere(item) ?? item);
  const stops = parts.flatMap((part) => {
    const unit = unitHere(part[0]);
    if (!unit) return part.map(stopOf);
    const inside = sections(part, likely, depth + 1);
    return unit.list ? inside : [grouped(inside, { unit })];
  });
  const listed = parts.some((part) => unitHere(part[0])?.list);
  if (listed || stops.length <= MANY) return stops;
  return nested(stops, likely ? likelySizes(stops, likely) : (from, to) => balanced(to - from));
}

function rows(items: readonly Item[]): readonly Stop[] {
  const found = parted(items, rowOf);
  return found.length > 1 ? found.map((row) => grouped(row.map(stopOf))) : items.map(stopOf);
}

/** Groups in the order of their first items; an item without a group stands alone. */
function givenGroups(items: readonly Item[], likely?: Likelihood): readonly Stop[] {
  return parted(items, ({ group, id }) => (group === undefined ? { id } : group)).map((part) => {
    const name = part[0]?.group;
    return grouped(optimalGroups(part, likely), name === undefined ? {} : { name });
  });
}

function byRegion(items: readonly Item[], likely?: Likelihood): readonly Stop[] {
  const nowhere = items.filter((item) => !isPlaced(item));
  return [...regions(items.filter(isPlaced), FEW), ...optimalGroups(nowhere, likely)];
}

function optimalGroups(items: readonly Item[], likely?: Likelihood): readonly Stop[] {
  const stops = parted(items, ({ unit, id }) => unit ?? { id }).map((part) => {
    const unit = part[0]?.unit;
    const inside = part.map(stopOf);
    return grouped(nested(inside, likelySizes(inside, likely)), unit ? { unit } : {});
  });
  return nested(stops, likelySizes(stops, likely));
}

/** How many stops are in each group of the cycle that holds those from one number up to another. */
type Sizes = (from: number, to: number) => readonly number[];

/** The cheapest sizes, as far as it is known what is likely. */
function likelySizes(stops: readonly Stop[], likely?: Likelihood): Sizes {
  return likely ? weighed(stops.map(weighing(likely))) : (from, to) => sizes(to - from);
}

/** Contiguous groups of stops, and of what is in them. */
function nested(stops: readonly Stop[], sizesOf: Sizes): readonly Stop[] {
  const cycle = (from: number, to: number): readonly Stop[] => {
    let next = from;
    return sizesOf(from, to).map((size) => {
      const first = next;
      next += size;
      return grouped(size === 1 ? stops.slice(first, next) : cycle(first, next));
    });
  };
  return cycle(0, stops.length);
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
