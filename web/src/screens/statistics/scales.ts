/** Scales, ticks and bins of the plots. */

/** Round steps from 0 up to at least `most`, about `wanted` of them: 0, 20, 40 … */
export function ticks(most: number, wanted = 4): readonly number[] {
  const rough = Math.max(most, 1e-9) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** As `ticks`, for things that are counted: steps are whole. */
export function wholeTicks(most: number, wanted = 4): readonly number[] {
  return most <= wanted
    ? Array.from({ length: Math.max(1, most) + 1 }, (_, index) => index)
    : ticks(most, wanted);
}

/** A number's place between two ends. */
export function linear(most: number, from: number, to: number): (value: number) => number {
  return (value) => from + ((to - from) * value) / (most || 1);
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** How many values fall between each pair of neighbouring bounds; the last bin holds all above. */
export function bins(values: readonly number[], bounds: readonly number[]): readonly Bin[] {
  return bounds.map((from, index) => {
    const to = bounds[index + 1] ?? Number.POSITIVE_INFINITY;
    return { from, to, count: values.filter((value) => value >= from && value < to).length };
  });
}

/** Every how many labels one is written, so that at most `most` are. */
export function every(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
