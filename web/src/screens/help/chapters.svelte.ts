/** The chapters of the help, fetched in the reader's language when they are first opened. */

import { Messages } from "../../texts/bundle";
import type { Language } from "../../texts/languages";

export const CHAPTERS = [
  "library",
  "game",
  "table",
  "replay",
  "profiles",
  "settings",
  "scanning",
  "statistics",
  "keyboard",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Keys, what they do, as named in the texts, and the screen that alone has them. */
export const KEYS: readonly (readonly [keys: readonly string[], does: string, only?: Chapter])[] = [
  [["Tab"], "key-tab"],
  [["←", "↑", "↓", "→"], "key-arrows"],
  [["Enter", "␣"], "key-enter"],
  [["Esc"], "key-escape", "table"],
  [["U", "Ctrl+Z"], "key-undo", "table"],
  [["Y"], "key-redo", "table"],
  [["H"], "key-hint", "table"],
  [["N"], "key-next", "table"],
  [["P"], "key-pause", "table"],
  [["F"], "key-flip"],
  [["I"], "key-type", "table"],
  [["V"], "key-list", "table"],
  [["O"], "key-here", "table"],
  [["M"], "key-choices", "table"],
  [["L"], "key-last", "table"],
  [["T"], "key-turn", "table"],
  [["W", "E"], "key-where", "table"],
  [["C"], "key-taken", "table"],
  [["R", "K"], "key-row", "table"],
  [["J"], "key-jump", "table"],
  [["+", "-", "0"], "key-zoom"],
  [["?"], "key-help"],
  [["←", "→", "␣"], "key-replay", "replay"],
  [["Home", "End"], "key-ends", "replay"],
];

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  cs: () => import("./cs.ftl?raw"),
};
const read = new Map<Language, Promise<Messages>>();

export function help(language: Language): Promise<Messages> {
  const known = read.get(language);
  if (known) return known;
  const asked = sources[language]().then(({ default: source }) => new Messages(language, source));
  asked.catch(() => read.delete(language));
  read.set(language, asked);
  return asked;
}
