import type { Item } from "./item";

/** Rows from the top, each from the left; what is nowhere comes last, in the order in which it was given. */
export function readingOrder(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => {
    const row = rowOf(one) - rowOf(other);
    return row || (one.x ?? 0) - (other.x ?? 0);
  });
}

/** Which row an item is read in. */
export function rowOf(item: Item): number {
  return item.row ?? item.y ?? Number.MAX_VALUE;
}

/** What was chosen most comes first; what was chosen as often stays in its order. */
export function byCounts(items: readonly Item[], counts: ReadonlyMap<string, number>): Item[] {
  const count = ({ id }: Item) => counts.get(id) ?? 0;
  return [...items].sort((one, other) => count(other) - count(one));
}
