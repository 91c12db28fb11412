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
    if (act.kind === "entered") entered.push(act);
    else if (act.kind === "left") {
      const group = entered.pop();
      if (group) found.push(selection(group.key, act, since, aimed(group, acts, number) ?? "group"));
    } else if (act.kind === "chose") found.push(selection(act.key, act, since, undone(act, acts, number)));
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
function undone(act: Act, acts: readonly Act[], number: number): Mistake | null {
  const next = after(number, acts, ({ kind }) => kind === "chose");
  if (act.key === "undo" || acts[next]?.key !== "undo") return null;
  return aimed(act, acts, next) ?? "undone";
}

/** Whether a neighbour of what was taken is taken next in its cycle: then the press came early or late. */
function aimed(wrong: Act, acts: readonly Act[], number: number): Mistake | undefined {
  const next = after(
    number,
    acts,
    ({ kind, level, path }) =>
      (kind === "entered" || kind === "chose") &&
      level === wrong.level &&
      path.length === wrong.path.length &&
      path.slice(0, -1).every((at, depth) => at === wrong.path[depth]),
  );
  const right = acts[next];
  if (!right) return undefined;
  const further = ((right.path.at(-1) ?? 0) - (wrong.path.at(-1) ?? 0) + wrong.of) % wrong.of;
  if (further === 1) return "early";
  return further === wrong.of - 1 ? "late" : undefined;
}

/** The number of the first act behind this one that fits, or of none. */
function after(number: number, acts: readonly Act[], fits: (act: Act) => boolean): number {
  for (let next = number + 1; next < acts.length; next += 1) if (fits(acts[next] as Act)) return next;
  return acts.length;
}
