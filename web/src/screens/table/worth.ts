/** What a considered move is worth, in words and figures. */

import type { Considered, ConsideredMove } from "../../protocol/messages";

const MOST_MOVES = 8;
const WORTHS = [
  [0.9, "worth-far-ahead"],
  [0.7, "worth-ahead"],
  [0.55, "worth-bit-ahead"],
  [0.45, "worth-even"],
  [0.3, "worth-bit-behind"],
  [0.1, "worth-behind"],
  [-1, "worth-far-behind"],
] as const;
const SURE: Readonly<Record<number, string>> = { 0: "worth-lost", 0.5: "worth-drawn", 1: "worth-won" };

/** The key of the words for what a move is worth to whoever chose. */
export function worthKey(one: ConsideredMove): string {
  if (one.certain) return SURE[one.share] ?? "worth-sure";
  return WORTHS.find(([bound]) => one.share > bound)?.[1] ?? "worth-far-behind";
}

/** The moves that looked best, the best one first, and in any case the one that was chosen. */
export function worthRows(considered: Considered, chosen: string): readonly ConsideredMove[] {
  return considered.moves.filter((one, place) => place < MOST_MOVES || one.move === chosen);
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
