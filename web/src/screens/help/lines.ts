/** The list of keys. */

import { type Command, keySign } from "../../access/commands";
import type { Chapter } from "./chapters.svelte";
import { reader } from "./reading";

/** What keys do, in the reader's language. */
export const keyWords = reader({
  en: () => import("./keys.en.ftl?raw"),
  cs: () => import("./keys.cs.ftl?raw"),
});

/** A line of the list of keys: what they do, as named in the texts, and the screen that alone has them. */
interface Line {
  readonly does: string;
  readonly only?: Chapter;
  /** Keys that are always these, or those of commands as they are set now. */
  readonly keys?: readonly string[];
  readonly of?: readonly Command[];
}

/** Keys on which there is a sign that is not read, with the names of their words. */
const SIGNED: Readonly<Record<string, string>> = {
  ArrowUp: "key-named-arrow-up",
  ArrowDown: "key-named-arrow-down",
  ArrowLeft: "key-named-arrow-left",
  ArrowRight: "key-named-arrow-right",
  Space: "key-named-space",
  Escape: "key-named-escape",
};

/** A key as it is read: 'Ctrl+Z', 'the space bar'. */
export function named(key: string, say: (id: string) => string | undefined): string {
  const parts = key === "+" ? [key] : key.split("+");
  return parts.map((part) => say(SIGNED[part] ?? "") ?? keySign(part)).join("+");
}

export const KEYS: readonly Line[] = [
  { keys: ["Tab"], does: "key-tab" },
  { of: ["left", "up", "down", "right"], does: "key-arrows" },
  { of: ["action"], does: "key-enter" },
  { of: ["back"], does: "key-escape", only: "table" },
  { of: ["undo"], does: "key-undo", only: "table" },
  { of: ["redo"], does: "key-redo", only: "table" },
  { of: ["restart"], does: "key-restart", only: "table" },
  { of: ["hint"], does: "key-hint", only: "table" },
  { of: ["next"], does: "key-next", only: "table" },
  { of: ["previous"], does: "key-previous", only: "table" },
  { of: ["pause"], does: "key-pause", only: "table" },
  { of: ["flip"], does: "key-flip" },
  { of: ["turnRight", "turnLeft"], does: "key-turn-tile", only: "table" },
  { of: ["type"], does: "key-type", only: "table" },
  { of: ["list"], does: "key-list", only: "table" },
  { of: ["here"], does: "key-here", only: "table" },
  { of: ["choices"], does: "key-choices", only: "table" },
  { of: ["last"], does: "key-last", only: "table" },
  { of: ["turn"], does: "key-turn", only: "table" },
  { of: ["mine", "others"], does: "key-where", only: "table" },
  { of: ["taken"], does: "key-taken", only: "table" },
  { of: ["row", "column"], does: "key-row", only: "table" },
  { of: ["onward", "backward"], does: "key-jump", only: "table" },
  { of: ["nextRow", "nextColumn"], does: "key-jump-rows", only: "table" },
  { of: ["full", "bar", "info"], does: "key-room", only: "table" },
  { of: ["moves", "boundary", "illegal"], does: "key-control", only: "table" },
  { of: ["showPosition", "showLegal", "showFocus"], does: "key-marks", only: "table" },
  { of: ["settings", "leave", "quit"], does: "key-away", only: "table" },
  { keys: ["+", "-", "0"], does: "key-zoom" },
  { of: ["help"], does: "key-help" },
  { of: ["left", "right", "action"], does: "key-replay", only: "replay" },
  { keys: ["Home", "End"], does: "key-ends", only: "replay" },
];
