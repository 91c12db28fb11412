/** The cheapest way to single out each of n equally likely items, all of them added up. */
export interface Least {
  steps: number;
  presses: number;
  /** How many items are in the first group. */
  first: number;
}

const table: Least[] = [
  { steps: 0, presses: 0, first: 0 },
  { steps: 1, presses: 1, first: 1 },
];

/** S(n) = n + min (P(k) + S(n - k)), where a first group of k costs P(k) = S(k), and nothing more where it is one item. */
export function least(n: number): Least {
  for (let size = table.length; size <= n; size += 1) table.push(leastOf(size));
  return table[n] as Least;
}

function leastOf(n: number): Least {
  let best: Least = { steps: Number.POSITIVE_INFINITY, presses: 0, first: 0 };
  for (let first = 1; first < n; first += 1) {
    const inside = table[first] as Least;
    const after = table[n - first] as Least;
    const steps = n + after.steps + (first === 1 ? 0 : inside.steps);
    // Whoever takes the group presses once more than inside it; one item needs no more than that press.
    const presses = after.presses + (first === 1 ? 1 : inside.presses + first);
    if (steps < best.steps || (steps === best.steps && presses < best.presses))
      best = { steps, presses, first };
  }
  return best;
}

/** How many items are in each group of the topmost cycle. */
export function sizes(n: number): number[] {
  const found: number[] = [];
  for (let left = n; left > 0; left -= found.at(-1) as number) found.push(least(left).first);
  return found;
}
