/** What statistics are told in. */

import type { Bar } from "../../protocol/messages";
import { number } from "../../texts/intl.svelte";
import { t } from "../../texts/texts.svelte";

/** "3 h 20 min", "45 min". */
export function durationOf(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return t("duration-minutes", { minutes: whole });
  return t("duration-hours", { hours: Math.floor(whole / 60), minutes: whole % 60 });
}

export function secondsOf(seconds: number): string {
  return t("duration-seconds", { seconds: number(seconds, { maximumFractionDigits: seconds < 10 ? 1 : 0 }) });
}

/** From how many seconds to how many the moves of a bar took; `before` is the bar before it. */
export function spanOf(bar: Bar, before: Bar | undefined): string {
  const from = before?.below ?? 0;
  if (bar.below == null) return t("statistics-over", { seconds: from });
  return from
    ? t("statistics-from-to", { from, to: bar.below })
    : t("statistics-under", { seconds: bar.below });
}

/** "level-3" → "Computer 3". */
export function opponentOf(name: string): string {
  if (name === "person") return t("match-person");
  if (name === "empty") return t("match-nobody");
  return t("match-computer", { level: name.replace("level-", "") });
}
