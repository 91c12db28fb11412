import type { LoggedSelection } from "../../protocol/messages";
import { type Habits, habits } from "./figures";

/** What was chosen on one day. */
export interface Day {
  /** Its first moment, in milliseconds since 1970. */
  readonly at: number;
  readonly habits: Habits;
  readonly mistakes: number;
}

/** Day by day as the player's own clock has them, the newest last; days without choices are left out. */
export function days(selections: readonly LoggedSelection[], most: number): readonly Day[] {
  const byDay = together(selections, ({ at }) => new Date(at).setHours(0, 0, 0, 0));
  return [...byDay]
    .sort(([one], [other]) => one - other)
    .slice(-most)
    .map(([at, those]) => {
      const found = habits(those);
      return { at, habits: found, mistakes: those.length - found.right };
    });
}

/** Game by game, the one with the most choices first; '' is what was chosen elsewhere. */
export function games(selections: readonly LoggedSelection[]): readonly (readonly [string, Habits])[] {
  const byGame = together(selections, ({ game = "" }) => game);
  return [...byGame]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([game, those]) => [game, habits(those)]);
}

const COLUMNS = [
  "at",
  "game",
  "level",
  "target",
  "steps",
  "presses",
  "milliseconds",
  "reaction",
  "mistake",
  "mode",
  "interval",
] as const;

/** As comma-separated values (RFC 4180), a row for each; times are those of UTC. */
export function sheet(selections: readonly LoggedSelection[]): string {
  const rows = selections.map((one) =>
    COLUMNS.map((column) => cell(column === "at" ? new Date(one.at).toISOString() : (one[column] ?? ""))),
  );
  return [[...COLUMNS], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would take for a formula is kept a text. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What has the same key, together. */
function together<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const found = new Map<Key, One[]>();
  for (const one of all) {
    const those = found.get(keyOf(one));
    if (those) those.push(one);
    else found.set(keyOf(one), [one]);
  }
  return found;
}
