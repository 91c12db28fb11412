/** Scales and ticks of the plots. */

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

/** Every how many labels one is written, so that at most `most` are. */
export function every(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}
