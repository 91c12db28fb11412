/** The keys of the table: which command each one gives. */

import { QUESTION_KEYS, QUESTIONS, type Question } from "../../access/words/asking";

export type Command = "back" | "undo" | "redo" | "hint" | "next" | "pause" | "flip" | "type" | "list";

/** For every command its keys. */
const KEYS: Readonly<Record<Command, readonly string[]>> = {
  back: ["Escape"],
  undo: ["u", "z"],
  redo: ["y"],
  hint: ["h"],
  next: ["n"],
  pause: ["p"],
  flip: ["f"],
  type: ["i"],
  list: ["v"],
};

/** The command of a key press; none while something is being written or a chord belongs to the browser. */
export function commandOf(press: KeyboardEvent, letters = true): Command | null {
  if (silent(press)) return null;
  if (press.ctrlKey || press.metaKey)
    return press.key.toLowerCase() === "z" ? (press.shiftKey ? "redo" : "undo") : null;
  const key = pressedKey(press);
  if (!letters && key.length === 1) return null;
  const found = Object.entries(KEYS).find(([, keys]) => keys.includes(key));
  return found ? (found[0] as Command) : null;
}

/** The question of a key press. */
export function questionOf(press: KeyboardEvent, letters = true): Question | null {
  if (!letters || silent(press) || press.ctrlKey || press.metaKey) return null;
  return QUESTIONS.find((question) => QUESTION_KEYS[question] === pressedKey(press)) ?? null;
}

function pressedKey({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

function silent(press: KeyboardEvent): boolean {
  return press.altKey || press.defaultPrevented || writes(press.target);
}

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable='true']");
}
