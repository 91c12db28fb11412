/** How boards are controlled: what the player wants, where the game leaves it open, and what the game says itself. */

import type { Settings } from "../settings";

/** What holds at a table. */
export interface Control {
  /** At once by arrows, also by pointing, or by choosing among what is offered. */
  moves: "options" | "keys" | "both";
  boundary: "stay" | "rotate" | "jump";
  illegal: "select" | "skip";
  /** The piece whose place directions are reckoned from; empty where there is none. */
  position: string;
}

const USUAL: Control = { moves: "options", boundary: "stay", illegal: "select", position: "" };
const WORDS: { readonly [Name in "moves" | "boundary" | "illegal"]: readonly Control[Name][] } = {
  moves: ["options", "keys", "both"],
  boundary: ["stay", "rotate", "jump"],
  illegal: ["select", "skip"],
};

/**
 * What a game's card says, as in 'moves=keys position=skater locked=moves', and what the player chose. The player's word
 * counts where the game has not locked it; whoever leaves it to the game has the game's own, or else the usual.
 */
export function controlOf(told: string, wanted: Pick<Settings, "moves" | "boundary" | "illegal">): Control {
  const parts: Partial<Record<string, string>> = Object.fromEntries(
    told.split(" ").map((part) => part.split("=", 2)),
  );
  const locked = parts.locked?.split(",") ?? [];
  const effective = <Name extends keyof typeof WORDS>(name: Name): Control[Name] => {
    const own = WORDS[name].find((word) => word === parts[name]) ?? USUAL[name];
    const choice = wanted[name];
    return choice === "game" || locked.includes(name) ? own : (choice as Control[Name]);
  };
  return {
    moves: effective("moves"),
    boundary: effective("boundary"),
    illegal: effective("illegal"),
    position: parts.position ?? "",
  };
}
