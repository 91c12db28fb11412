/** The evaluation of the thesis that the control of boards goes back to, and how ours compares with it. */

import { WAYS, type Way } from "./evaluation";

/** Seconds to solve a puzzle, as one person measured them once in each way, to whole seconds. */
export const THESIS: Readonly<Record<string, Readonly<Partial<Record<Way, number>>>>> = {
  klondike: measured(9, 18, 24, 26, 1598),
  netwalk: measured(17, 22, 19, 42, 65),
  sokoban: { "direct, mouse": 14, "direct, keyboard": 25, ...measured(36, 79, 65, 121, 1493) },
  maze: { "direct, mouse": 16, "direct, keyboard": 26, ...measured(39, 57, 61, 121, 14724) },
};

function measured(mouse: number, skipping: number, all: number, next: number, nextAll: number) {
  return {
    "options, mouse": mouse,
    "options, keyboard, skipping": skipping,
    "options, keyboard, all": all,
    "Next, skipping": next,
    "Next, all": nextAll,
  };
}

/** Measured by one person once, a difference has to be larger than this, whole seconds aside, to say anything. */
const CLEAR = 1.15;

export type Pair = readonly [Way, Way];
export type Verdict = "agrees" | "tie" | "differs";
export type Seconds = Readonly<Partial<Record<Way, number>>>;

/** Every two ways. */
export const PAIRS: readonly Pair[] = WAYS.flatMap((one, at) =>
  WAYS.slice(at + 1).map((other): Pair => [one, other]),
);

/** Whether two ways come in the order in which they were measured; nothing where one of them is not possible. */
export function verdict([one, other]: Pair, theirs: Seconds, ours: Seconds): Verdict | undefined {
  const [before, after, our, their] = [theirs[one], theirs[other], ours[one], ours[other]];
  if (before === undefined || after === undefined || our === undefined || their === undefined)
    return undefined;
  if (!isClear(before, after)) return "tie";
  return Math.sign(after - before) === Math.sign(their - our) ? "agrees" : "differs";
}

/** Which way two ways go in the thesis, however near they are there, and in ours; nothing where they are no tie. */
export function leaning(
  pair: Pair,
  theirs: Seconds,
  ours: Seconds,
): "same order" | "other order" | undefined {
  if (verdict(pair, theirs, ours) !== "tie") return undefined;
  const quicker = (times: Seconds) => Math.sign((times[pair[1]] ?? 0) - (times[pair[0]] ?? 0));
  return quicker(theirs) === quicker(ours) ? "same order" : "other order";
}

function isClear(one: number, other: number): boolean {
  return (Math.max(one, other) - 0.5) / (Math.min(one, other) + 0.5) > CLEAR;
}
