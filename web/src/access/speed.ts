import { type Settings, settingsOf } from "../scan/settings";
import { session } from "../session.svelte";
import { number } from "../texts/intl.svelte";
import { t } from "../texts/texts.svelte";
import { ladder, meant } from "./advice/fields";
import type { Sheet, SheetButton } from "./sheets";

/** Slower and faster by a rung, where a highlight moves by itself; for more of it they lead to a sheet of their own. */
export function speedButtons(show: (sheet: Sheet) => void): readonly SheetButton[] {
  if (meant(["interval"], now()).length === 0) return [];
  return changes().map(({ text, act, stays }) => ({
    text: t("scanning-speed-now", { change: text, interval: interval() }),
    act: () => {
      act();
      show(speedSheet());
    },
    stays,
  }));
}

function speedSheet(): Sheet {
  return {
    title: t("scanning-speed"),
    value: () => t("scanning-interval", { interval: interval() }),
    buttons: [...changes(), { text: t("scanning-done"), act: () => {} }],
  };
}

function changes() {
  return [
    { text: t("scanning-slower"), act: () => change(1), stays: true },
    { text: t("scanning-faster"), act: () => change(-1), stays: true },
  ];
}

/** To the next rung of the ladder, if there is one. */
function change(by: 1 | -1): void {
  const settings = now();
  const rungs = ladder("interval", settings);
  const next = rungs[rungs.indexOf(settings.interval) + by];
  if (next !== undefined) void session.setAccess({ interval: next });
}

function interval(): string {
  return t("scanning-seconds", { seconds: number(now().interval / 1000, { maximumFractionDigits: 2 }) });
}

function now(): Settings {
  return settingsOf(session.access);
}
