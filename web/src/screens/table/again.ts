/** A new match like one that was played. */

import type { NewMatch, Opened } from "../../protocol/messages";

/** The same game with the same seats, options and clock, with some changes; from its usual start, by new chance. */
export function again(opened: Opened, profile: string, changes: Partial<NewMatch> = {}): NewMatch {
  return {
    game: opened.game,
    seats: opened.seats,
    profile,
    ...(opened.level == null ? {} : { level: opened.level }),
    ...(opened.options ? { options: opened.options } : {}),
    ...(opened.clock ? { clock: opened.clock } : {}),
    ...changes,
  };
}

/** The level before or after one, where there is one. */
export function besides<Level extends { name: string }>(
  levels: readonly Level[],
  name: string | null | undefined,
  step: 1 | -1,
): Level | undefined {
  const at = levels.findIndex((level) => level.name === name);
  return at < 0 ? undefined : levels[at + step];
}
