import type { LoggedSelection } from "../../protocol/messages";
import type { Settings } from "../../scan/settings";
import { cutting } from "./cutting";
import { comparable, habits, quickerBefore } from "./figures";
import { speeding } from "./speeding";

/** Fewer say nothing. */
export const ENOUGH = 20;
/** With more mistakes than this share of the right choices, mistakes come first and speed later. */
export const TOO_MANY = 0.25;

/** Why something is advised; a key of the texts: `advice-REASON`. */
export type Reason =
  | "late"
  | "group"
  | "undone"
  | "repeats"
  | "touches"
  | "first"
  | "pace"
  | "simpler"
  | "second"
  | "steps"
  | "quicker"
  | "slower"
  | "first-less"
  | "first-more"
  | "repeats-less"
  | "dwell-less"
  | "loops";

/** What speaks for it: in how many of the choices looked at it was seen, and a measure. */
export interface Figures {
  readonly seen: number;
  readonly count: number;
  /** In milliseconds, or steps. */
  readonly measure: number;
}

export interface Advice {
  readonly reason: Reason;
  /** What would be set; nothing where it is only a remark. */
  readonly changes: Partial<Settings>;
  readonly figures: Figures;
}

/** The choices that are looked at, and how it was set meanwhile. */
export interface Evidence {
  readonly seen: readonly LoggedSelection[];
  /** Choices of the same mode when the highlight was quicker. */
  readonly before: readonly LoggedSelection[];
  readonly settings: Settings;
  readonly enough: number;
}

/** Better settings, where enough choices speak for them. Each of them can be taken alone. */
export function advise(
  selections: readonly LoggedSelection[],
  settings: Settings,
  { enough = ENOUGH, since = 0 } = {},
): readonly Advice[] {
  const seen = comparable(selections, settings, since);
  if (seen.length < enough) return [];
  const evidence = { seen, before: quickerBefore(selections, settings), settings, enough };
  const found = habits(seen).rate > TOO_MANY ? cutting(evidence) : speeding(evidence);
  return apart(found.filter((advice) => isNews(advice, settings)));
}

/** Whether it would change anything, or is only a remark. */
export function isNews({ changes }: Advice, settings: Settings): boolean {
  const changed = Object.entries(changes);
  return changed.length === 0 || changed.some(([name, value]) => settings[name as keyof Settings] !== value);
}

/** Two that would set the same cannot be taken one by one: the first one holds. */
function apart(advices: readonly Advice[]): readonly Advice[] {
  const taken = new Set<string>();
  return advices.filter(({ reason, changes }) => {
    const names = [reason, ...Object.keys(changes)];
    const free = names.every((name) => !taken.has(name));
    if (free) for (const name of names) taken.add(name);
    return free;
  });
}
