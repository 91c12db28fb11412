/** The words of the settings of control; they are of the part "control". */

import { type Way, written } from "../../access/control";
import { t } from "../../texts/texts.svelte";

export function wayWords(way: Way): string {
  return t(`settings-${written(way)}`);
}

/** What a player can choose of a way, or what holds. */
export function choiceWords(way: Way, choice: string): string {
  if (choice === "game") return t("settings-leave");
  return t(`settings-${way.startsWith("show") ? "show" : way}-${choice}`);
}
