import { CALM, RANGES, type Settings, USUAL } from "../../scan/settings";
import type { Response } from "./presses";

/** Of the interval, so much is needed to press: the rest is for being sometimes slower. */
export const SHARE = 0.65;
/** One that took so many times longer than the middle one was a pause, not a response. */
const PAUSE = 3;
/** Times are set in whole steps of so many milliseconds. */
const STEP = 50;

/** What presses were like. Times are milliseconds. */
export interface Measured {
  /** How long a press takes after a sign, on average. */
  readonly reaction: number;
  /** Its standard deviation. */
  readonly spread: number;
  /** The longest that the switch was held. */
  readonly held: number;
  /** The false repeats, the shortest first. */
  readonly repeats: readonly number[];
  readonly early: number;
}

export function measured(responses: readonly Response[], early: number): Measured {
  const times = responses.map(({ reaction }) => reaction).sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const counted = times.filter((time) => time <= middle * PAUSE);
  const reaction = mean(counted);
  return {
    reaction,
    spread: Math.sqrt(mean(counted.map((time) => (time - reaction) ** 2))),
    held: Math.max(0, ...responses.map(({ held }) => held)),
    repeats: responses.flatMap(({ repeats }) => repeats).sort((one, other) => one - other),
    early,
  };
}

export function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** The interval for presses that take so long. */
export function intervalFor(reaction: number): number {
  return within("interval", reaction / SHARE);
}

/** Settings that fit somebody who presses like that; what is not named stays as it is. */
export function fitting({ reaction, held, repeats }: Measured): Partial<Settings> {
  const interval = intervalFor(reaction);
  const longPressTime = within("longPressTime", Math.max(USUAL.longPressTime, held * 2));
  return {
    interval,
    sweep: Math.max(CALM, rounded(interval / 2)),
    firstExtra: within("firstExtra", (interval * USUAL.firstExtra) / USUAL.interval),
    dwell: within("dwell", (interval * USUAL.dwell) / USUAL.interval),
    ignoreRepeat: deafness(repeats, interval),
    longPressTime,
    // Who cannot let go soon would always press long.
    longPress: held * 1.5 > longPressTime ? "off" : USUAL.longPress,
  };
}

/** Long enough for every false repeat that was seen, and else not in the way of a quick hand. */
function deafness(repeats: readonly number[], interval: number): number {
  const unseen = Math.min(USUAL.ignoreRepeat, interval / 2);
  return within("ignoreRepeat", Math.max(unseen, (repeats.at(-1) ?? 0) * 1.25));
}

/** The nearest allowed value, in whole steps. */
export function within(name: keyof typeof RANGES, milliseconds: number): number {
  const [lowest, highest] = RANGES[name];
  return Math.min(highest, Math.max(lowest, rounded(milliseconds)));
}

function rounded(milliseconds: number): number {
  return Math.ceil(milliseconds / STEP - 1e-9) * STEP;
}
