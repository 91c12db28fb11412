/** How boards are controlled: what the player wants, where the game leaves it open, and what the game says itself. */

import type { Settings } from "../settings";

/** What holds at a table. */
export interface Control {
  /** At once by arrows, also by pointing, or by choosing among what is offered. */
  moves: "options" | "keys" | "both";
  boundary: "stay" | "rotate" | "jump";
  illegal: "select" | "skip";
  /** What is marked: the place in focus, where one stands or what one has chosen, what can be chosen. */
  showFocus: "always" | "never";
  showPosition: "always" | "never";
  showLegal: "always" | "never";
  /** The piece whose place directions are reckoned from; empty where there is none. */
  position: string;
}

/** One of the six settings of control. */
export type Way = Exclude<keyof Control, "position">;

/** The words of each way; the first is the usual one. */
const WORDS: { readonly [Name in Way]: readonly [Control[Name], ...Control[Name][]] } = {
  moves: ["options", "keys", "both"],
  boundary: ["stay", "rotate", "jump"],
  illegal: ["select", "skip"],
  showPosition: ["always", "never"],
  showLegal: ["always", "never"],
  showFocus: ["always", "never"],
};
export const WAYS = Object.keys(WORDS) as readonly Way[];

export function isWay(name: string): name is Way {
  return Object.hasOwn(WORDS, name);
}

/** What a player can choose, in the order in which a key leads through it. */
export function choicesOf<Name extends Way>(name: Name): readonly Settings[Name][] {
  return ["game", ...WORDS[name]] as readonly Settings[Name][];
}

/** What comes after the player's choice; after the last one the first. */
export function choiceAfter<Name extends Way>(name: Name, now: Settings[Name]): Settings[Name] {
  const choices = choicesOf(name);
  return choices[(choices.indexOf(now) + 1) % choices.length] as Settings[Name];
}

/** A way as it is written in cards and in the names of its words: showFocus → show-focus. */
export function written(name: Way): string {
  return name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * What a game's card says, as in 'moves=keys position=skater locked=moves', and what the player chose. The player's word
 * counts where the game has not locked it; whoever leaves it to the game has the game's own, or else the usual.
 */
export function controlOf(told: string, wanted: Pick<Settings, Way>): Control {
  const parts: Partial<Record<string, string>> = Object.fromEntries(
    told.split(" ").map((part) => part.split("=", 2)),
  );
  const locked = parts.locked?.split(",") ?? [];
  const effective = <Name extends Way>(name: Name): Control[Name] => {
    const own = WORDS[name].find((word) => word === parts[written(name)]) ?? WORDS[name][0];
    const choice = wanted[name];
    return choice === "game" || locked.includes(written(name)) ? own : (choice as Control[Name]);
  };
  return {
    moves: effective("moves"),
    boundary: effective("boundary"),
    illegal: effective("illegal"),
    showFocus: effective("showFocus"),
    showPosition: effective("showPosition"),
    showLegal: effective("showLegal"),
    position: parts.position ?? "",
  };
}
