/** What is marked on a board; each mark has its own shape, so that none is told by its colour alone. */
export interface Marks {
  /** Places that can be chosen next. */
  readonly offered?: readonly string[];
  /** Places chosen so far of the move in the making. */
  readonly chosen?: readonly string[];
  /** Places that can be chosen next and come last for whoever scans. */
  readonly late?: readonly string[];
  /** Of those that are chosen the ones where choosing again takes the choice back. */
  readonly back?: readonly string[];
  /** Where the choice that is pointed at leads: its targets, or all the places that it stands for. */
  readonly reach?: readonly string[];
  /** Places that the last move touched, in their order. */
  readonly last?: readonly string[];
  /** Places that a player touched before chance had its turn: marked as the last move too. */
  readonly before?: readonly string[];
  /** A good move: its places in their order. */
  readonly hint?: readonly string[];
  /** A place that was clicked but cannot be chosen. */
  readonly refused?: string | undefined;
  /** Where whoever plays stands: marked as what is chosen. */
  readonly standing?: string | undefined;
  /** What is chosen is not marked; it is still known to those who do not see. */
  readonly quiet?: boolean;
}

export type Mark = "offered" | "reach" | "chosen" | "cancel" | "last" | "from" | "hint" | "refused";

/** How the place in focus is framed. */
export type Frame = "valid" | "invalid" | "cancel";

/** A focus on what is chosen already and can be chosen again would take the choice back. */
export function focusFrame({ position, legal }: { position: boolean; legal: boolean }): Frame {
  if (!legal) return "invalid";
  return position ? "cancel" : "valid";
}

/** The marks of each place. A move may come back to where it has been: what can be done goes before what was done. */
export function marksOf({
  offered = [],
  reach = [],
  chosen = [],
  back = [],
  last = [],
  before = [],
  hint = [],
  refused,
  standing,
  quiet = false,
}: Marks): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  const mark = (place: string, one: Mark) => {
    const marks = found.get(place);
    if (!marks) found.set(place, [one]);
    else if (!marks.includes(one)) marks.push(one);
  };
  const ways = new Set(offered);
  const left = new Set(back);
  for (const [at, place] of last.entries()) mark(place, at === 0 && last.length > 1 ? "from" : "last");
  for (const place of before) mark(place, "last");
  if (!quiet) {
    for (const place of chosen)
      if (left.has(place) || !ways.has(place)) mark(place, left.has(place) ? "cancel" : "chosen");
    if (standing !== undefined && !ways.has(standing)) mark(standing, "chosen");
  }
  for (const place of offered) if (!left.has(place)) mark(place, "offered");
  for (const place of reach) mark(place, "reach");
  for (const place of hint) mark(place, "hint");
  if (refused) mark(refused, "refused");
  return found;
}
