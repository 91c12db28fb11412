import type { LoggedSelection } from "../../protocol/messages";
import type { Mistake } from "../../scan/log";
import type { Settings } from "../../scan/settings";
import { mean } from "./measuring";

/** Older ones tell of another time. */
const RECENT = 100;

/** What selections were like. */
export interface Habits {
  readonly right: number;
  readonly mistakes: Readonly<Record<Mistake, number>>;
  /** Mistakes for each right choice. */
  readonly rate: number;
  readonly steps: number;
  readonly presses: number;
  readonly milliseconds: number;
  /** From highlight to press, on average; null where no press was measured. */
  readonly reaction: number | null;
}

export function habits(selections: readonly LoggedSelection[]): Habits {
  const right = selections.filter(({ mistake }) => !mistake);
  const mistakes = { early: 0, late: 0, group: 0, undone: 0 };
  for (const { mistake } of selections) if (mistake) mistakes[mistake] += 1;
  return {
    right: right.length,
    mistakes,
    rate: (selections.length - right.length) / Math.max(1, right.length),
    steps: mean(right.map(({ steps }) => steps)),
    presses: mean(right.map(({ presses }) => presses)),
    milliseconds: mean(right.map(({ milliseconds }) => milliseconds)),
    reaction: reactionOf(right),
  };
}

/** From highlight to press, on average; null where no press was measured. */
export function reactionOf(selections: readonly LoggedSelection[]): number | null {
  const reactions = selections.flatMap(({ reaction }) => reaction ?? []);
  return reactions.length ? mean(reactions) : null;
}

/** Those that were chosen with the settings of now: only they say whether these are good. */
export function comparable(
  selections: readonly LoggedSelection[],
  settings: Pick<Settings, "mode" | "interval">,
  since = 0,
): LoggedSelection[] {
  return selections
    .filter(
      ({ at, mode, interval }) => at >= since && mode === settings.mode && interval === settings.interval,
    )
    .slice(-RECENT);
}

/** Those of the same mode when the highlight moved more quickly. */
export function quickerBefore(
  selections: readonly LoggedSelection[],
  { mode, interval }: Pick<Settings, "mode" | "interval">,
): LoggedSelection[] {
  return selections.filter((one) => one.mode === mode && one.interval < interval).slice(-RECENT);
}

/** Whether each press came at the first stop that was highlighted. */
export function atFirst({ steps, presses }: LoggedSelection): boolean {
  return presses > 0 && steps === presses;
}
