/** How each player last set each game, kept in this browser. */

import type { Setup } from "./setup";

function key(profile: string, game: string): string {
  return `ludoteka.setup.${profile || "guest"}.${game}`;
}

export function remembered(profile: string, game: string): Partial<Setup> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(profile, game)) ?? "null");
    return typeof found === "object" ? found : null;
  } catch {
    return null; // a browser without storage, or a text that is not ours
  }
}

export function remember(profile: string, game: string, setup: Setup): void {
  const { options, clock, untimed } = setup;
  // Who sat there may not be here next time, or not exist any more.
  const seats = setup.seats.map((one) => (one.startsWith("profile-") ? "person" : one));
  try {
    localStorage.setItem(
      key(profile, game),
      JSON.stringify({ seats, options, clock, ...(clock === "none" ? {} : { untimed }) }),
    );
  } catch {
    // A browser that may not store anything still plays; it only forgets.
  }
}
