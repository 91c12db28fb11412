import { api } from "../../protocol/api";
import type { LoggedSelection } from "../../protocol/messages";

/** Where this browser keeps what players without a profile choose. */
const KEPT = "ludoteka-selections";
const MOST_KEPT = 2000;
/** As many as the server keeps of each profile, and takes at once. */
const MOST_WITH_PROFILE = 20_000;
const AT_ONCE = 200;

/** How many of the newest are kept; older ones are dropped. */
export function mostKept(profile: string): number {
  return profile ? MOST_WITH_PROFILE : MOST_KEPT;
}

/** Keeps selections: with the profile, or for those without one in this browser. */
export async function keepSelections(profile: string, selections: readonly LoggedSelection[]): Promise<void> {
  if (!profile) {
    keepHere([...keptHere(), ...selections].slice(-MOST_KEPT));
    return;
  }
  for (let from = 0; from < selections.length; from += AT_ONCE)
    await api.logSelections(profile, selections.slice(from, from + AT_ONCE));
}

/** What was chosen, the oldest first. */
export async function keptSelections(profile: string): Promise<readonly LoggedSelection[]> {
  return profile ? api.selections(profile) : keptHere();
}

function keptHere(): readonly LoggedSelection[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSelection) : [];
  } catch {
    return [];
  }
}

function keepHere(selections: readonly LoggedSelection[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(selections));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Only whoever changes what the browser keeps can make this false. */
function isSelection(kept: unknown): kept is LoggedSelection {
  if (typeof kept !== "object" || kept === null) return false;
  const { at, steps, presses, milliseconds, target } = kept as Record<string, unknown>;
  return [at, steps, presses, milliseconds].every(Number.isFinite) && typeof target === "string";
}
