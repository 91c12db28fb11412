import type { Advice } from "../../access/advice/adviser";
import { type Amount, isAmount, keyOf } from "../../access/advice/fields";
import type { Settings } from "../../scan/settings";
import { number, percent } from "../../texts/intl.svelte";
import { t } from "../../texts/texts.svelte";

/** What a setting is called. */
export function nameOf(name: keyof Settings): string {
  return t(`scan-${keyOf(name)}`);
}

/** A value of a setting in words: "1.2 s", "Solid". */
export function shownAs(name: keyof Settings, value: Settings[keyof Settings]): string {
  if (typeof value === "number" && isAmount(name)) return amount(name, value);
  return t(`scan-${keyOf(name)}-${value}`);
}

export function seconds(milliseconds: number): string {
  return t("switches-seconds", { seconds: number(milliseconds / 1000, { maximumFractionDigits: 2 }) });
}

const NOTHING: { readonly [Name in Amount]?: string } = {
  loops: "switches-endless",
  forced: "switches-never",
  acceptance: "switches-none",
  firstExtra: "switches-no-longer",
};

function amount(name: Amount, value: number): string {
  const nothing = NOTHING[name];
  if (value === 0 && nothing) return t(nothing);
  switch (name) {
    case "loops":
      return number(value);
    case "frame":
      return t("switches-pixels", { count: value });
    case "rate":
      return t("switches-times", { count: value });
    case "zoom":
      return percent(value);
    default:
      return seconds(value);
  }
}

/** Why something is advised, with the figures that speak for it. */
export function why({ reason, figures: { seen, count, measure } }: Advice): string {
  return t(`advice-${reason}`, {
    seen,
    count,
    share: percent(count / Math.max(1, seen)),
    time: seconds(Math.round(measure / 10) * 10),
    steps: number(measure, { maximumFractionDigits: 1 }),
  });
}
