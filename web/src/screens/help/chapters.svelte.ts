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
