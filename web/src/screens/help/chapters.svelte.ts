/** The chapters of the help, fetched in the reader's language when they are first opened. */

import { reader } from "./reading";

/** What a newcomer needs comes first: how to begin, and how to play in one's own way. */
export const CHAPTERS = [
  "library",
  "table",
  "keyboard",
  "scanning",
  "reading",
  "game",
  "profiles",
  "settings",
  "replay",
  "statistics",
  "keys",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const help = reader({ en: () => import("./en.ftl?raw"), cs: () => import("./cs.ftl?raw") });
