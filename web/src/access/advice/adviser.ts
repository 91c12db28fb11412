import type { LoggedSelection } from "../../protocol/messages";
import type { Mistake } from "../../scan/log";
import type { Settings } from "../../scan/settings";
import { intervalFor, mean, within } from "./measuring";

/** Fewer say nothing. */
export const ENOUGH = 20;
/** Older ones tell of another time. */
const RECENT = 100;
/** With more mistakes than this share of the right choices, mistakes come first and speed later. */
export const TOO_MANY = 0.25;
/** Nothing changes by more than this share at once. */
const AT_ONCE = 0.25;
/** A smaller difference is not worth a change. */
const WORTH = 0.1;
/** Choosing one by one is slow from so many steps on. */
const MANY_STEPS = 8;

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

/** Why something is advised; a key of the texts. */
export type Reason = Mistake | "quicker" | "slower" | "steps";

export interface Advice {
  readonly reason: Reason;
  readonly changes: Partial<Settings>;
}

export function habits(selections: readonly LoggedSelection[]): Habits {
  const right = selections.filter(({ mistake }) => !mistake);
  const mistakes = { early: 0, late: 0, group: 0, undone: 0 };
  for (const { mistake } of selections) if (mistake) mistakes[mistake] += 1;
  const reactions = right.flatMap(({ reaction }) => reaction ?? []);
  return {
    right: right.length,
    mistakes,
    rate: (selections.length - right.length) / Math.max(1, right.length),
    steps: mean(right.map(({ steps }) => steps)),
    presses: mean(right.map(({ presses }) => presses)),
    milliseconds: mean(right.map(({ milliseconds }) => milliseconds)),
    reaction: reactions.length ? mean(reactions) : null,
  };
}

/** Those that were chosen with the settings of now: only they say whether these are good. */
export function comparable(selections: readonly LoggedSelection[], settings: Settings): LoggedSelection[] {
  return selections
    .filter(({ mode, interval }) => mode === settings.mode && interval === settings.interval)
    .slice(-RECENT);
}

/** A better setting, where enough selections speak for one. */
export function advise(
  selections: readonly LoggedSelection[],
  settings: Settings,
  enough = ENOUGH,
): Advice | null {
  const seen = comparable(selections, settings);
  if (seen.length < enough) return null;
  const found = habits(seen);
  const advice = found.rate > TOO_MANY ? against(worst(found), found, settings) : forSpeed(found, settings);
  return advice && isNews(advice, settings) ? advice : null;
}

function worst({ mistakes }: Habits): Mistake {
  const kinds = Object.entries(mistakes) as [Mistake, number][];
  return kinds.reduce((most, kind) => (kind[1] > most[1] ? kind : most))[0];
}

/** What helps against a kind of mistake. */
function against(mistake: Mistake, found: Habits, settings: Settings): Advice {
  if (mistake === "early")
    return { reason: mistake, changes: { ...calmer(settings), ...unhurried(settings) } };
  const changes = slower(found, settings);
  return { reason: mistake, changes: Object.keys(changes).length ? changes : calmer(settings) };
}

/** More time, in whatever way the mode takes time. */
function slower({ reaction }: Habits, settings: Settings): Partial<Settings> {
  const more = 1 + AT_ONCE;
  switch (settings.mode) {
    case "auto":
    case "inverse":
    case "overscan": {
      const needed = reaction === null ? 0 : Math.min(intervalFor(reaction), settings.interval * 2);
      return { interval: within("interval", Math.max(needed, settings.interval * more)) };
    }
    case "dwell":
    case "pointer":
      return { dwell: within("dwell", settings.dwell * more) };
    default:
      return {};
  }
}

/** A press that was not meant is not heard. */
function calmer({ ignoreRepeat }: Settings): Partial<Settings> {
  return { ignoreRepeat: within("ignoreRepeat", Math.max(250, ignoreRepeat * (1 + AT_ONCE))) };
}

/** More time to look before the first stop is left. */
function unhurried({ firstExtra }: Settings): Partial<Settings> {
  return { firstExtra: within("firstExtra", Math.max(500, firstExtra * (1 + AT_ONCE))) };
}

function forSpeed({ reaction, steps }: Habits, settings: Settings): Advice | null {
  if (settings.pattern === "linear" && steps > MANY_STEPS)
    return { reason: "steps", changes: { pattern: "automatic" } };
  if (settings.mode !== "auto" || reaction === null) return null;
  const needed = intervalFor(reaction) / settings.interval;
  if (Math.abs(needed - 1) < WORTH) return null;
  const share = Math.min(1 + AT_ONCE, Math.max(1 - AT_ONCE, needed));
  return {
    reason: share < 1 ? "quicker" : "slower",
    changes: { interval: within("interval", settings.interval * share) },
  };
}

function isNews({ changes }: Advice, settings: Settings): boolean {
  return Object.entries(changes).some(([name, value]) => settings[name as keyof Settings] !== value);
}
