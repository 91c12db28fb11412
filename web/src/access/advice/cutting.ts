/** Fewer mistakes: what helps against the kinds that are made. */

import type { LoggedSelection } from "../../protocol/messages";
import type { Mistake } from "../../scan/log";
import { type Settings, USUAL } from "../../scan/settings";
import type { Advice, Evidence, Figures, Reason } from "./adviser";
import { atFirst, habits } from "./figures";
import { intervalFor, within } from "./measuring";

/** A kind of mistake with a smaller share of all is not looked at. */
const MATTERS = 0.3;
/** Nothing changes by more than this share at once. */
const MORE = 1.25;
/** Nobody reacts so soon: such a press came of the one before it. */
const SOON = 300;
/** Who still repeats presses so late has no use for an even longer pause. */
const LONG_PAUSE = 1500;
/** Who needs so long for one highlight would be better off at a pace of their own. */
const VERY_SLOW = 3000;

export function cutting(evidence: Evidence): readonly Advice[] {
  const { mistakes } = habits(evidence.seen);
  const all = Object.values(mistakes).reduce((sum, count) => sum + count, 0);
  return (Object.entries(mistakes) as [Mistake, number][])
    .filter(([, count]) => count > 0 && count >= all * MATTERS)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([kind]) => AGAINST[kind](evidence));
}

const AGAINST: { readonly [One in Mistake]: (evidence: Evidence) => readonly Advice[] } = {
  late: (evidence) => moreTime("late", evidence),
  group: (evidence) => [...moreTime("group", evidence), ...simpler(evidence)],
  undone: (evidence) => moreTime("undone", evidence),
  early,
};

function made(kind: Mistake, { seen }: Evidence): readonly LoggedSelection[] {
  return seen.filter(({ mistake }) => mistake === kind);
}

function figures(count: number, { seen }: Evidence, measure = 0): Figures {
  return { seen: seen.length, count, measure };
}

/** More time, in whatever way the mode takes time; where that has not helped before, a pace of one's own. */
function moreTime(kind: "late" | "group" | "undone", evidence: Evidence): readonly Advice[] {
  const { settings, seen } = evidence;
  const count = made(kind, evidence).length;
  switch (settings.mode) {
    case "auto":
    case "inverse":
    case "overscan": {
      if (slowingFailed(evidence)) return ownPace(count, evidence);
      const { reaction } = habits(seen);
      const needed = reaction === null ? 0 : Math.min(intervalFor(reaction), settings.interval * 2);
      const interval = within("interval", Math.max(needed, settings.interval * MORE));
      const slow = interval >= VERY_SLOW ? [second(count, evidence)] : [];
      return [{ reason: kind, changes: { interval }, figures: figures(count, evidence) }, ...slow];
    }
    case "dwell":
    case "pointer":
      return [
        {
          reason: kind,
          changes: { dwell: within("dwell", settings.dwell * MORE) },
          figures: figures(count, evidence),
        },
      ];
    // The player moves: who goes too far has pressed once too often.
    default:
      return [pause(count, evidence)];
  }
}

/** Mistakes are as frequent as they were when the highlight was quicker. */
function slowingFailed({ seen, before, enough }: Evidence): boolean {
  return before.length >= enough && habits(seen).rate >= habits(before).rate;
}

/** With a press that moves and waiting that takes, nothing runs away. */
function ownPace(count: number, evidence: Evidence): readonly Advice[] {
  const { settings, seen, before } = evidence;
  const pause = intervalFor(habits(seen).reaction ?? settings.interval);
  const dwell = within("dwell", (pause * USUAL.dwell) / USUAL.interval);
  const quickest = Math.min(...before.map(({ interval }) => interval));
  return [
    { reason: "pace", changes: { mode: "dwell", dwell }, figures: figures(count, evidence, quickest) },
    second(count, evidence),
  ];
}

/** How many switches somebody can press is theirs to say, so it is a remark. */
function second(count: number, evidence: Evidence): Advice {
  return { reason: "second", changes: {}, figures: figures(count, evidence, evidence.settings.interval) };
}

/** Groups that are easier to follow, though they take more steps. */
function simpler(evidence: Evidence): readonly Advice[] {
  const { pattern, mode } = evidence.settings;
  if (pattern === "linear" || mode === "elimination" || mode === "pointer") return [];
  const next: Settings["pattern"] = pattern === "rows" ? "linear" : "rows";
  const count = made("group", evidence).length;
  return [{ reason: "simpler", changes: { pattern: next }, figures: figures(count, evidence) }];
}

/** A press that came too soon was a repeat, came before one has looked, or was a touch that was not meant. */
function early(evidence: Evidence): readonly Advice[] {
  const wrong = made("early", evidence);
  const heard = evidence.settings.ignoreRepeat + SOON;
  const first = wrong.filter(atFirst);
  const repeated = first.filter(
    ({ reaction }) => reaction !== undefined && reaction !== null && reaction < heard,
  );
  const hasty = first.length - repeated.length;
  const touched = wrong.length - first.length;
  if (repeated.length >= hasty && repeated.length >= touched) return [pause(repeated.length, evidence)];
  return [hasty >= touched ? longerFirst(hasty, evidence) : firmer(touched, evidence)];
}

/** A press so soon after another is not heard; where the pause is long already, a short one is not. */
function pause(count: number, evidence: Evidence): Advice {
  const { ignoreRepeat } = evidence.settings;
  if (ignoreRepeat >= LONG_PAUSE) return firmer(count, evidence);
  const changes = { ignoreRepeat: within("ignoreRepeat", Math.max(250, ignoreRepeat * MORE)) };
  return { reason: "repeats", changes, figures: figures(count, evidence, ignoreRepeat) };
}

/** More time to look before the first stop is left. */
function longerFirst(count: number, evidence: Evidence): Advice {
  const { firstExtra } = evidence.settings;
  const changes = { firstExtra: within("firstExtra", Math.max(500, firstExtra * MORE)) };
  return { reason: "first", changes, figures: figures(count, evidence, firstExtra) };
}

/** A press counts only when it is held for a moment. */
function firmer(count: number, evidence: Evidence): Advice {
  const { acceptance } = evidence.settings;
  const changes = { acceptance: within("acceptance", Math.max(200, acceptance * MORE)) };
  const reason: Reason = "touches";
  return { reason, changes, figures: figures(count, evidence, acceptance) };
}
