/** The keys of the table: which command each one gives. */

export type Command = "back" | "undo" | "redo" | "hint" | "next" | "pause" | "flip";

/** For every command its keys. */
const KEYS: Readonly<Record<Command, readonly string[]>> = {
  back: ["Escape"],
  undo: ["u", "z"],
  redo: ["y"],
  hint: ["h"],
  next: ["n"],
  pause: ["p"],
  flip: ["f"],
};

/** The command of a key press; none while something is being written or a chord belongs to the browser. */
export function commandOf(press: KeyboardEvent): Command | null {
  const chord = press.ctrlKey || press.metaKey;
  if (press.altKey || press.defaultPrevented || writes(press.target)) return null;
  if (chord) return press.key.toLowerCase() === "z" ? (press.shiftKey ? "redo" : "undo") : null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const found = Object.entries(KEYS).find(([, keys]) => keys.includes(key));
  return found ? (found[0] as Command) : null;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable='true']");
}
