/** One thing that happened in a scan; steps and presses are counted from its beginning. */
export interface Act {
  readonly kind: "began" | "entered" | "left" | "chose";
  /** In milliseconds of the scanner's clock. */
  readonly at: number;
  /** The question that was asked. */
  readonly level: string;
  /** What was taken, as `keyOf` says it. */
  readonly key: string;
  /** The number of the stop in each cycle, from 0. */
  readonly path: readonly number[];
  /** How many stops the last of these cycles has. */
  readonly of: number;
  readonly steps: number;
  readonly presses: number;
}

/** What was wrong with a choice, seen from what the player did next. */
export type Mistake = "early" | "late" | "group" | "undone";

/** One entry for whoever looks at it later: a choice, or a group that was gone into by mistake. */
export interface Selection {
  readonly at: number;
  readonly level: string;
  readonly target: string;
  readonly steps: number;
  readonly presses: number;
  readonly milliseconds: number;
  readonly mistake: Mistake | null;
}

/** Choices and mistakes out of what happened. */
export function selections(acts: readonly Act[]): Selection[] {
  const found: Selection[] = [];
  const entered: Act[] = [];
  let since: Act | undefined;
  for (const [number, act] of acts.entries()) {
    const after = acts.slice(number + 1);
    if (act.kind === "entered") entered.push(act);
    else if (act.kind === "left") {
      const group = entered.pop();
      if (group) found.push(selection(group.key, act, since, aimed(group, after) ?? "group"));
    } else if (act.kind === "chose") found.push(selection(act.key, act, since, undone(act, after)));
    if (act.kind === "began") entered.length = 0;
    if (act.kind !== "entered") since = act;
  }
  return found;
}

/** It cost what has been counted since the entry before. */
function selection(
  target: string,
  { at, level, steps, presses }: Act,
  since: Act | undefined,
  mistake: Mistake | null,
): Selection {
  return {
    at,
    level,
    target,
    steps: steps - (since?.steps ?? 0),
    presses: presses - (since?.presses ?? 0),
    milliseconds: at - (since?.at ?? at),
    mistake,
  };
}

/** A choice was a mistake where the next one is to undo it. */
function undone(act: Act, after: readonly Act[]): Mistake | null {
  const next = after.findIndex(({ kind }) => kind === "chose");
  if (act.key === "undo" || after[next]?.key !== "undo") return null;
  return aimed(act, after.slice(next + 1)) ?? "undone";
}

/** Whether a neighbour of what was taken is taken next in its cycle: then the press came early or late. */
function aimed(wrong: Act, after: readonly Act[]): Mistake | undefined {
  const right = after.find(
    ({ kind, level, path }) =>
      (kind === "entered" || kind === "chose") &&
      level === wrong.level &&
      path.length === wrong.path.length &&
      path.slice(0, -1).every((at, depth) => at === wrong.path[depth]),
  );
  if (!right) return undefined;
  const further = ((right.path.at(-1) ?? 0) - (wrong.path.at(-1) ?? 0) + wrong.of) % wrong.of;
  if (further === 1) return "early";
  return further === wrong.of - 1 ? "late" : undefined;
}
