/** What help has found, in words. */

import { has, t } from "../../texts/texts.svelte";
import { pathOf } from "./advice.svelte";
import type { Seated } from "./seated.svelte";
import { moveWords, recordedWords } from "./words";
import { percent } from "./worth";

/** An advised move. */
export function advisedMove({ table, wording }: Seated, move: string): string {
  const path = pathOf(table.choosing.tree, move);
  const seat = table.scene?.state.seats[table.scene.due.seat ?? 0]?.name;
  return path.length ? moveWords(path, seat, wording) : recordedWords(move, wording);
}

/** Why the move of the hint is good; a reason that we have no words for is left out. */
export function hintReasons({ advice: { hint } }: Seated): readonly string[] {
  const best = hint?.considered?.moves.find((one) => one.move === hint.move);
  const known = (hint?.reasons ?? []).filter((key) => has(key));
  return known.map((key) => t(key, { percent: percent(best?.share ?? 0) }));
}

/** Why there is no way to show. */
export function noWay(unknown: boolean, back: number): string {
  if (unknown) return t("table-solve-unknown");
  return back ? t("table-solve-back", { count: back }) : t("table-solve-none");
}

/** All of it as it is read out: that help is worked out is said once, and then what was found. */
export function adviceHeard(seated: Seated): string {
  const { hint, solution, rest, playing } = seated.advice;
  const { helping } = seated.table;
  if (helping) return t(`table-${helping.kind}-looking`);
  if (hint?.move)
    return [
      `${t("table-hint-title", { move: advisedMove(seated, hint.move) })}.`,
      ...hintReasons(seated),
    ].join(" ");
  if (hint) return noWay(hint.reasons?.includes("hint-not-known") ?? false, hint.back ?? 0);
  if (!solution) return "";
  const next = rest?.[0];
  if (solution.verdict !== "solution" || next === undefined)
    return noWay(solution.verdict === "not-known", solution.back ?? 0);
  // Moves that follow each other are told as they are made.
  return playing
    ? ""
    : `${t("table-solve-title", { count: rest?.length ?? 0 })}. ${t("table-solve-next", { move: advisedMove(seated, next) })}.`;
}
