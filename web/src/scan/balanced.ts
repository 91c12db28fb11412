/** No group of a cycle is more than so many times as large as another. */
const LARGER = 1.5;

/** The cheapest cycle of so many things, and what groups of it cost that are all about as large as each other. */
interface Balanced {
  readonly steps: number;
  readonly sizes: readonly number[];
  /** By the least size of a group: the steps to all things, and how many are in the first group. */
  readonly groups: ReadonlyMap<number, { readonly steps: number; readonly first: number }>;
}

const table: Balanced[] = [{ steps: 0, sizes: [], groups: new Map() }];

/**
 * How many things are in each group of the cheapest cycle of n equally likely ones, where cycles hold groups alone or single
 * things alone, and groups are nearly of a size, so that one can guess in which of them something is. B(n) = min (n (n + 1) / 2,
 * G(m, n)) over the least sizes m from 2 up to n / 2, where G(m, n) = n + min (B(k) + G(m, n - k)) over k from m up to 1.5 m.
 */
export function balanced(n: number): readonly number[] {
  for (let size = table.length; size <= n; size += 1) table.push(balancedOf(size));
  return (table[n] as Balanced).sizes;
}

function balancedOf(n: number): Balanced {
  const groups = new Map<number, { steps: number; first: number }>();
  let steps = (n * (n + 1)) / 2;
  let sizes: readonly number[] = Array(n).fill(1);
  for (let least = 2; least <= n / 2; least += 1) {
    const found = firstOf(n, least);
    if (!found) continue;
    groups.set(least, found);
    if (found.steps >= steps) continue;
    steps = found.steps;
    sizes = [found.first, ...restOf(n - found.first, least)];
  }
  // All of them may be the last group of a larger cycle.
  for (let least = Math.ceil(n / LARGER); least <= n; least += 1)
    if (least > n / 2) groups.set(least, { steps: n + steps, first: n });
  return { steps, sizes, groups };
}

function firstOf(n: number, least: number): { steps: number; first: number } | undefined {
  let best: { steps: number; first: number } | undefined;
  for (let first = Math.min(n - least, Math.floor(least * LARGER)); first >= least; first -= 1) {
    const rest = table[n - first]?.groups.get(least);
    const steps = n + (table[first] as Balanced).steps + (rest?.steps ?? Number.POSITIVE_INFINITY);
    if (steps < (best?.steps ?? Number.POSITIVE_INFINITY)) best = { steps, first };
  }
  return best;
}

function restOf(n: number, least: number): readonly number[] {
  const first = table[n]?.groups.get(least)?.first;
  return first === undefined ? [] : [first, ...restOf(n - first, least)];
}
