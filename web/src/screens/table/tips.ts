/** What whoever looks at the table for the first time would ask: how a tile is turned, what the figures on the board mean. */

import { behindButtons } from "../../match/choosing";
import { session } from "../../session.svelte";
import { t } from "../../texts/texts.svelte";
import type { Seated } from "./seated.svelte";
import { hindrance } from "./standing";

/** A tip for what is to be chosen now; empty where none is needed. `points`: on a large screen, with something that can point without choosing. */
export function tipFor(seated: Seated, points: boolean): string {
  const { table, laying, opinions } = seated;
  if (hindrance(seated)) return "";
  if (opinions.worths.size > 0) return t("opinion-legend");
  // Who has the board as a list, or scans, is led from choice to choice.
  if (table.choosing.path.length > 0 || session.settings.view === "list" || session.access.on === true)
    return "";
  if (laying.ways.size > 0) return t(points ? "tile-tip" : "tile-tip-then");
  return points && behindButtons(table.choosing).size > 0 ? t("tile-tip-parts") : "";
}
