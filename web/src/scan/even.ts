import type { Allowed } from "./weighed";

/**
 * The cheapest cycles that hold either groups alone or single things alone, so that one always knows what a press leads to.
 * E(i, j) = min (L(i, j), G(i, j) of two groups or more): the things from i up to j one by one, L(i, j) = n + L(i + 1, j), or in
 * groups, G(i, j) = n + min (E(i, k) + G(k, j)), where n = j - i. Returns how many things are in each group of the cycle
 * that holds those from one number up to another.
 */
export function even(n: number, allowed: Allowed = () => true): (from: number, to: number) => number[] {
  const at = (i: number, j: number) => i * (n + 1) + j;
  const cycle = new Float64Array((n + 1) * (n + 1));
  const groups = new Float64Array((n + 1) * (n + 1)).fill(Number.POSITIVE_INFINITY);
  /** How many things are in the first group: of a cycle, and of what is left of one. */
  const first = new Int32Array((n + 1) * (n + 1)).fill(1);
  const next = new Int32Array((n + 1) * (n + 1));
  for (let i = 0; i <= n; i += 1) groups[at(i, i)] = 0;

  for (let i = n - 1; i >= 0; i -= 1)
    for (let j = i + 1; j <= n; j += 1) {
      const here = at(i, j);
      const size = j - i;
      cycle[here] = (size * (size + 1)) / 2;
      for (let k = i + 2; k < j; k += 1) {
        const all = size + (cycle[at(i, k)] as number) + (groups[at(k, j)] as number);
        if (all >= (groups[here] as number) || !allowed(i, k)) continue;
        groups[here] = all;
        next[here] = k - i;
      }
      if ((groups[here] as number) < (cycle[here] as number)) {
        cycle[here] = groups[here] as number;
        first[here] = next[here] as number;
      }
      const whole = size + (cycle[here] as number);
      if (size < 2 || whole >= (groups[here] as number) || !allowed(i, j)) continue;
      groups[here] = whole;
      next[here] = size;
    }

  return (from, to) => {
    if (first[at(from, to)] === 1) return Array(to - from).fill(1);
    const sizes: number[] = [];
    for (let i = from; i < to; i += sizes.at(-1) as number)
      sizes.push((i === from ? first[at(i, to)] : next[at(i, to)]) as number);
    return sizes;
  };
}
