/** Mistakes are rare: what saves time and effort. */

import type { LoggedSelection } from "../../protocol/messages";
import { afterPress, type Settings, USUAL } from "../../scan/settings";
import type { Advice, Evidence } from "./adviser";
import { atFirst, habits, reactionOf } from "./figures";
import { intervalFor, mean, SHARE, within } from "./measuring";

/** Nothing changes by more than this share at once. */
const AT_ONCE = 0.25;
/** A smaller difference is not worth a change: a share, or milliseconds. */
const WORTH = 0.1;
const WORTH_TIME = 100;
/** Choosing one by one is slow from so many steps on. */
const MANY_STEPS = 8;
/** So few measures of one kind say nothing. */
const FEW = 5;
/** With more mistakes than this share of the right choices, what guards against them stays. */
const HARDLY_ANY = 0.05;
/** Who waits so many highlights longer than the scan goes had to wake it up. */
const ASLEEP = 2;
/** From this share of choices on that is a nuisance. */
const OFTEN = 0.25;
const MOST_LOOPS = 5;

type Idea = (evidence: Evidence, right: readonly LoggedSelection[]) => Advice | null;

export function speeding(evidence: Evidence): readonly Advice[] {
  const right = evidence.seen.filter(({ mistake }) => !mistake);
  return IDEAS.flatMap((idea) => idea(evidence, right) ?? []);
}

/** One after another is a long way where there is much to choose from. */
const grouping: Idea = ({ settings, seen }) => {
  const { steps } = habits(seen);
  if (settings.pattern !== "linear" || steps <= MANY_STEPS) return null;
  return {
    reason: "steps",
    changes: { pattern: "automatic" },
    figures: { seen: seen.length, count: seen.length, measure: steps },
  };
};

/** The time for a highlight follows from the time of a press. */
const rhythm: Idea = ({ settings }, right) => {
  if (settings.mode !== "auto") return null;
  const later = right.filter((one) => !atFirst(one));
  const measured = later.length >= FEW ? later : right;
  const reaction = reactionOf(measured);
  if (reaction === null) return null;
  const needed = intervalFor(reaction) / settings.interval;
  if (Math.abs(needed - 1) < WORTH) return null;
  const share = Math.min(1 + AT_ONCE, Math.max(1 - AT_ONCE, needed));
  return {
    reason: share < 1 ? "quicker" : "slower",
    changes: { interval: within("interval", settings.interval * share) },
    figures: { seen: right.length, count: measured.length, measure: reaction },
  };
};

/** The same for the time that the first stop has more than the others. */
const beginning: Idea = ({ settings: { mode, interval, firstExtra, ignoreRepeat } }, right) => {
  const first = right.filter(atFirst);
  const reaction = reactionOf(first);
  if (mode !== "auto" || first.length < FEW || reaction === null) return null;
  const needed = Math.max(reaction / SHARE - interval, 0);
  const figures = { seen: right.length, count: first.length, measure: reaction };
  if (needed > firstExtra + WORTH_TIME) {
    const most = Math.max(USUAL.firstExtra, firstExtra * (1 + AT_ONCE));
    return {
      reason: "first-more",
      changes: { firstExtra: within("firstExtra", Math.min(needed, most)) },
      figures,
    };
  }
  // What is shorter than the pause after a press would change nothing.
  const less = within("firstExtra", Math.max(needed, firstExtra * (1 - AT_ONCE), ignoreRepeat));
  if (firstExtra - less < WORTH_TIME) return null;
  return { reason: "first-less", changes: { firstExtra: less }, figures };
};

/** Who presses without mistakes waits for nothing while the switch is not heard. */
const pause: Idea = ({ settings: { mode, ignoreRepeat, firstExtra }, seen }) => {
  const { rate } = habits(seen);
  const shortest = mode === "auto" ? Math.max(USUAL.ignoreRepeat, firstExtra) : USUAL.ignoreRepeat;
  const less = within("ignoreRepeat", Math.max(shortest, ignoreRepeat * (1 - AT_ONCE)));
  if (rate > HARDLY_ANY || ignoreRepeat - less < WORTH_TIME) return null;
  const count = seen.filter(({ mistake }) => mistake).length;
  return {
    reason: "repeats-less",
    changes: { ignoreRepeat: less },
    figures: { seen: seen.length, count, measure: ignoreRepeat },
  };
};

/** Waiting that takes need not last much longer than one press after another does. */
const patience: Idea = ({ settings: { mode, dwell } }, right) => {
  const moving = right.filter(({ presses }) => presses > 0);
  if (mode !== "dwell" || moving.length < FEW) return null;
  const pace = mean(moving.map(({ milliseconds, presses }) => (milliseconds - dwell) / presses));
  const less = within("dwell", Math.max(pace / SHARE, dwell * (1 - AT_ONCE)));
  if (dwell - less < WORTH_TIME) return null;
  return {
    reason: "dwell-less",
    changes: { dwell: less },
    figures: { seen: right.length, count: moving.length, measure: pace },
  };
};

/** Who thinks for longer than the scan goes round must press once more, only to wake it. */
const rounds: Idea = ({ settings }, right) => {
  const { loops } = settings;
  if (!fallsAsleep(settings) || loops >= MOST_LOOPS) return null;
  const woken = right.filter((one) => one.milliseconds > wayOf(one, settings) + ASLEEP * settings.interval);
  if (woken.length < right.length * OFTEN) return null;
  return {
    reason: "loops",
    changes: { loops: loops + 1 },
    figures: {
      seen: right.length,
      count: woken.length,
      measure: mean(woken.map(({ milliseconds }) => milliseconds)),
    },
  };
};

const IDEAS: readonly Idea[] = [grouping, rhythm, beginning, pause, patience, rounds];

/** Whether the scan stops by itself, and all of a choice's time that is not its way is spent waiting. */
function fallsAsleep({ mode, starts, loops, afterLoops, audio, speechEnd }: Settings): boolean {
  const stretched = audio === "speak" && speechEnd === "stretch";
  return mode === "auto" && starts === "auto" && loops > 0 && afterLoops === "stop" && !stretched;
}

/** How long the highlight takes for so many steps. */
function wayOf({ steps, presses }: LoggedSelection, settings: Settings): number {
  return steps * settings.interval + (presses + 1) * afterPress(settings);
}
