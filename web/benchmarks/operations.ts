/** Elementary operations of a person at a computer, and how long each takes. */

/**
 * Published means in seconds, none of them fitted to what is measured here. Keys, pointing and looking are from Card, Moran
 * and Newell, The Psychology of Human-Computer Interaction (1983); the mouse button from Kieras, Using the Keystroke-Level
 * Model (2001).
 */
export interface Times {
  /** A key, by an average typist who is no secretary. */
  key: number;
  /** Pressing and releasing a mouse button. */
  click: number;
  /** One bit of Fitts' law: log2(2 D / W) for a target of width W at distance D. */
  bit: number;
  /** An eye movement (0.23) to what has moved by itself, and one cycle of thought (0.07). */
  look: number;
  /** From one *Next* to the following. */
  tick: number;
}

export const TIMES: Times = { key: 0.28, click: 0.2, bit: 0.1, look: 0.3, tick: 1 };

/** How often each was done. */
export type Tally = Record<keyof Times, number>;

export const NOTHING_DONE: Tally = { key: 0, click: 0, bit: 0, look: 0, tick: 0 };

const OPERATIONS = Object.keys(NOTHING_DONE) as (keyof Times)[];

export function added(one: Tally, other: Partial<Tally>): Tally {
  const sum = { ...one };
  for (const operation of OPERATIONS) sum[operation] += other[operation] ?? 0;
  return sum;
}

export function secondsOf(tally: Tally, times = TIMES): number {
  return OPERATIONS.reduce((sum, operation) => sum + tally[operation] * times[operation], 0);
}

/** Bits to a target that is as wide as a cell, so many cells away. */
export function bitsTo(distance: number): number {
  return distance > 0 ? Math.log2(2 * distance) : 0;
}
