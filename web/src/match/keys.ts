import type { Match } from "../protocol/messages";

const PREFIX = "ludoteka:key:";

/** Remembers the key of a match that was begun in this browser: whoever plays without a profile needs it. */
export function keepKey(match: Pick<Match, "id" | "key">): void {
  if (!match.key) return;
  try {
    localStorage.setItem(PREFIX + match.id, match.key);
  } catch {
    // A browser that keeps nothing only looks on after the page is loaded anew.
  }
}

/** The key of a match, as the server gave it or as it was kept; empty where one may only look on. */
export function keyOf(match: Pick<Match, "id" | "key">): string {
  try {
    return match.key || (localStorage.getItem(PREFIX + match.id) ?? "");
  } catch {
    return match.key ?? "";
  }
}
