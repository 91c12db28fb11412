/** The chapters of the help, fetched in the reader's language when they are first opened. */

import { reader } from "./reading";

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
  "reading",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const help = reader({ en: () => import("./en.ftl?raw"), cs: () => import("./cs.ftl?raw") });
