/** How the next match of a game is set: who sits where, options, clock, level. */

import type { ClockSetup, GamePage, LevelCard, NewMatch, Profile, Sitter } from "../../protocol/messages";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const FIRST_OPPONENT = "level-2";
const BY_PROFILE = "profile-";

/** Who sits at a seat: I, another person at this screen, one of them by profile, nobody yet, or a computer: "level-3". */
export type Sitting = "me" | "person" | `profile-${string}` | "empty" | `level-${number}`;

export interface Setup {
  seats: readonly Sitting[];
  options: Readonly<Record<string, number | string>>;
  clock: string;
  /** I have no limit, whatever the clock says. */
  untimed: boolean;
  level: string | null;
}

/** Minutes for each seat and seconds that every move adds; none by default. */
export const CLOCKS: Readonly<Record<string, ClockSetup | null>> = {
  none: null,
  "3+2": { seconds: 180, increment: 2 },
  "5": { seconds: 300 },
  "10+5": { seconds: 600, increment: 5 },
  "30": { seconds: 1800 },
};

/**
 * What fits a game: defaults, and on top of them what was set last where that still makes sense. Whoever waits for a highlight
 * has no limit unless they want one: that time is not for thinking.
 */
export function setupFor(page: GamePage, last: Partial<Setup> | null, scans = false): Setup {
  const counts = page.seat_names.map((names) => names.length);
  const seats = last?.seats && counts.includes(last.seats.length) ? last.seats : null;
  const options = page.options.map((option) => {
    const set = last?.options?.[option.name];
    return [option.name, set !== undefined && option.values.includes(set) ? set : option.default] as const;
  });
  return {
    seats: seats ?? seated(counts[0] ?? 1, []),
    options: Object.fromEntries(options),
    clock: last?.clock !== undefined && last.clock in CLOCKS ? last.clock : "none",
    untimed: last?.untimed ?? scans,
    level: nextLevel(page.levels)?.name ?? null,
  };
}

/** So many seats, keeping who sits there already; newcomers are computers, the first seat is mine. */
export function seated(count: number, now: readonly Sitting[]): readonly Sitting[] {
  const rest = now.findLast((one) => one !== "me" && !one.startsWith(BY_PROFILE)) ?? FIRST_OPPONENT;
  return Array.from({ length: count }, (_, seat) => now[seat] ?? (seat === 0 ? "me" : rest));
}

/** Someone sits down; I, and everybody with a profile, sit at one seat only, so where we come we change places. */
export function reseated(seats: readonly Sitting[], seat: number, sitting: Sitting): readonly Sitting[] {
  const before = seats[seat] ?? FIRST_OPPONENT;
  return seats.map((one, index) => {
    if (index === seat) return sitting;
    const single = sitting === "me" || sitting.startsWith(BY_PROFILE);
    return single && one === sitting ? before : one;
  });
}

/** The ruleset that the options are, or "" where they are a mixture. */
export function rulesetOf(page: GamePage, options: Setup["options"]): string {
  const defaults = Object.fromEntries(page.options.map((option) => [option.name, option.default]));
  const same = (set: Setup["options"]) =>
    page.options.every(({ name }) => ({ ...defaults, ...set })[name] === options[name]);
  if (same({})) return "standard";
  return Object.keys(page.rulesets).find((name) => same(page.rulesets[name] ?? {})) ?? "";
}

/** The options of a ruleset; "standard" has the defaults. */
export function optionsOf(page: GamePage, ruleset: string): Setup["options"] {
  const defaults = Object.fromEntries(page.options.map((option) => [option.name, option.default]));
  return { ...defaults, ...page.rulesets[ruleset] };
}

/** Who sits down, as the server is told. */
export function sitter(
  sitting: Sitting,
  me: Profile | null,
  others: readonly Pick<Profile, "id" | "name">[] = [],
): Sitter {
  if (sitting === "me") return { who: "person", profile: me?.id ?? "", name: me?.name ?? "" };
  if (!sitting.startsWith(BY_PROFILE)) return { who: sitting };
  const profile = sitting.slice(BY_PROFILE.length);
  return { who: "person", profile, name: others.find(({ id }) => id === profile)?.name ?? "" };
}

/** Who sits there, as it is chosen here; whose profile nobody knows is another person. */
export function sittingOf(
  { who = "person", profile = "" }: Sitter,
  me: Profile | null,
  others: readonly Pick<Profile, "id">[],
): Sitting {
  if (who !== "person") return who as Sitting;
  if (me && profile === me.id) return "me";
  return others.some(({ id }) => id === profile) ? `${BY_PROFILE}${profile}` : "person";
}

/** The match to ask the server for. */
export function newMatch(page: GamePage, setup: Setup, profile: Profile | null, position = ""): NewMatch {
  return {
    game: page.card.id,
    seats: setup.seats.map((one) => sitter(one, profile)),
    profile: profile?.id ?? "",
    level: position ? null : setup.level,
    options: setup.options,
    clock: clockOf(setup),
    position,
  };
}

function clockOf({ clock, untimed, seats }: Setup): ClockSetup | null {
  const mine = untimed ? seats.flatMap((one, seat) => (one === "me" ? [seat] : [])) : [];
  const set = CLOCKS[clock] ?? null;
  return set && mine.length ? { ...set, untimed: mine } : set;
}

/** The level to play next: the first unsolved one after the last solved, or the first unsolved at all, or the first. */
export function nextLevel(levels: readonly LevelCard[]): LevelCard | undefined {
  const last = levels.findLastIndex((level) => level.solved);
  return (
    levels.slice(last + 1).find((level) => !level.solved) ??
    levels.find((level) => !level.solved) ??
    levels[0]
  );
}

/** A star for solving, one for the fewest moves, one for doing it without help. */
export function stars(level: LevelCard): { solved: boolean; minimal: boolean; alone: boolean } {
  const solved = level.solved ?? false;
  return {
    solved,
    minimal: solved && !!level.minimum && level.best != null && level.best <= level.minimum,
    alone: solved && !level.helped,
  };
}
