/** How much help with control a player needs, and what each stop sets. */

import type { Profile } from "../../protocol/messages";
import { type Settings, USUAL } from "../../settings";

export type Needs = NonNullable<Profile["needs"]>;
export const NEEDS: readonly Needs[] = [0, 1, 2, 3];

/** What a stop changes; the rest stays as the player set it. */
export function presets(needs: Needs): Partial<Settings> {
  const { last, focus, confirm, speed, moves, boundary, illegal, showFocus, showPosition, showLegal } = USUAL;
  const shown = { showFocus, showPosition, showLegal };
  if (needs === 0) return { last, focus, confirm, speed, moves, boundary, illegal, ...shown };
  return {
    showFocus: "always",
    showPosition: needs === 1 ? showPosition : "always",
    showLegal: "always",
    last: true,
    focus: true,
    confirm: needs === 2,
    speed: needs === 3 ? "slow" : speed,
    moves: "options",
    boundary: "jump",
    illegal: needs === 1 ? illegal : "skip",
  };
}
