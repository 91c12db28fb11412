/** What a player has answered to advice, kept with how they scan. */

import type { Settings } from "../../scan/settings";
import type { Access } from "../../session.svelte";
import type { Reason } from "./adviser";
import { PARTS } from "./fields";

export interface Answers {
  /** Choices made before, in milliseconds since 1970, tell of settings that have changed since. */
  readonly judgedSince: number;
  /** What was refused since then. */
  readonly refused: readonly string[];
}

export function answersOf({ judgedSince, refusedAdvice }: Access): Answers {
  return {
    judgedSince: typeof judgedSince === "number" ? judgedSince : 0,
    refused: typeof refusedAdvice === "string" ? refusedAdvice.split(" ").filter(Boolean) : [],
  };
}

/** As they are kept. */
export function kept({ judgedSince, refused }: Answers): Access {
  return { judgedSince, refusedAdvice: refused.join(" ") };
}

export function refusing({ judgedSince, refused }: Answers, reason: Reason): Answers {
  return { judgedSince, refused: [...refused.filter((one) => one !== reason), reason] };
}

export function notRefusing({ judgedSince, refused }: Answers, reason: Reason): Answers {
  return { judgedSince, refused: refused.filter((one) => one !== reason) };
}

const JUDGED = PARTS.filter(({ title }) => title !== "look" && title !== "sound").flatMap(
  ({ names }) => names,
);

/** After a change of what choices depend on, they are looked at anew; otherwise as before. */
export function after(changes: Partial<Settings>, answers: Answers, now: number): Answers {
  return JUDGED.some((name) => name in changes) ? { judgedSince: now, refused: [] } : answers;
}
