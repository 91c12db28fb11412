/** Whether the things from one number up to another may be a group. */
export type Allowed = (from: number, to: number) => boolean;

/**
 * The cheapest contiguous groups of things that are not equally likely, or may not all be grouped: S(i, j) = W(i, j) + min (P(i, k) + S(k, j)), where
 * W is the weight of the things from i up to j, and a first group up to k costs P = S, or nothing more where it is one
 * thing. Returns how many things are in each group of the cycle that holds those from one number up to another.
 */
export function weighed(
  weights: readonly number[],
  allowed: Allowed = () => true,
): (from: number, to: number) => number[] {
  const n = weights.length;
  const steps = new Float64Array((n + 1) * (n + 1));
  const presses = new Float64Array((n + 1) * (n + 1));
  const first = new Int32Array((n + 1) * (n + 1));
  const at = (i: number, j: number) => i * (n + 1) + j;
  const upTo = sums(weights);
  const weightOf = (i: number, j: number) => (upTo[j] as number) - (upTo[i] as number);

  for (let i = n - 1; i >= 0; i -= 1) {
    steps[at(i, i + 1)] = presses[at(i, i + 1)] = weightOf(i, i + 1);
    first[at(i, i + 1)] = 1;
    for (let j = i + 2; j <= n; j += 1) fill(i, j);
  }

  function fill(i: number, j: number): void {
    const here = at(i, j);
    steps[here] = Number.POSITIVE_INFINITY;
    for (let k = i + 1; k < j; k += 1) {
      const [inside, after, alone] = [at(i, k), at(k, j), k === i + 1];
      if (!alone && !allowed(i, k)) continue;
      const all = weightOf(i, j) + (alone ? 0 : (steps[inside] as number)) + (steps[after] as number);
      const pressed = (presses[inside] as number) + (alone ? 0 : weightOf(i, k)) + (presses[after] as number);
      const least = steps[here] as number;
      if (all > least || (all === least && pressed >= (presses[here] as number))) continue;
      steps[here] = all;
      presses[here] = pressed;
      first[here] = k - i;
    }
  }

  return (from, to) => {
    const sizes: number[] = [];
    for (let i = from; i < to; i += sizes.at(-1) as number) sizes.push(first[at(i, to)] as number);
    return sizes;
  };
}

/** The sum of all before each, and of all. */
function sums(numbers: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...numbers.map((number) => (sum += number))];
}
