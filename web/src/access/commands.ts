/** Every command of a table with its keys, which the player may change. They are kept with the profile by name. */

import { type Asked, isOnward } from "../board/rows";
import type { Way } from "./control";
import { QUESTIONS, type Question } from "./words/asking";

export type Direction = "up" | "down" | "left" | "right";
/** What is left to the board itself. */
export type Walked = Asked;
/** A way of control is led on to its next value. */
export type Deed =
  | Way
  | "back"
  | "undo"
  | "redo"
  | "restart"
  | "hint"
  | "pause"
  | "previous"
  | "next"
  | "flip"
  | "turnRight"
  | "turnLeft"
  | "type"
  | "list"
  | "full"
  | "help"
  | "settings"
  | "bar"
  | "info"
  | "leave"
  | "quit";
/** What leads over the page from control to control, as Tab does. */
type Stepped = "following" | "preceding";
export type Command = Walked | Stepped | Deed | Question;

/** The keys of each command, where the player has not changed them. Keys by which browsers do something are left to them. */
const USUAL: Readonly<Record<Command, string>> = {
  up: "ArrowUp w pad12",
  left: "ArrowLeft a pad14",
  down: "ArrowDown s pad13",
  right: "ArrowRight d pad15",
  action: "Enter Space pad0",
  onward: "j pad7",
  backward: "Shift+j pad6",
  nextRow: "g",
  nextColumn: "b",
  following: "pad5",
  preceding: "pad4",
  back: "Escape pad1",
  undo: "u z Backspace Ctrl+z pad2",
  redo: "y Ctrl+Shift+z Ctrl+y",
  restart: "Shift+r",
  hint: "h pad3",
  pause: "p pad9",
  previous: "Shift+n",
  next: "n",
  flip: "f",
  turnRight: "x .",
  turnLeft: ",",
  type: "i",
  list: "v",
  full: "Shift+f",
  help: "? F1 pad8",
  settings: "F2",
  bar: "Shift+b",
  info: "Shift+i",
  moves: "F4",
  boundary: "Shift+e",
  illegal: "Shift+l",
  showPosition: "Shift+p",
  showLegal: "F8",
  showFocus: "F9",
  leave: "Shift+x",
  quit: "Shift+q",
  here: "o",
  choices: "m",
  last: "l",
  turn: "t",
  mine: "q",
  others: "e",
  taken: "c",
  row: "r",
  column: "k",
};
export const COMMANDS = Object.keys(USUAL) as readonly Command[];
/** Without a key for these nobody could play, or change it back. */
const NEEDED: readonly Command[] = ["up", "left", "down", "right", "action", "back"];

/** What was kept of a player's keys, among other things. */
type Kept = Readonly<Record<string, unknown>>;
/** Changes to be kept. */
type Changes = Record<string, string>;

const nameOf = (command: Command) => `key-${command}`;

/** The keys of a command as they are now. */
export function keysOf(kept: Kept, command: Command): readonly string[] {
  const own = kept[nameOf(command)];
  return (typeof own === "string" ? own : USUAL[command]).split(" ").filter(Boolean);
}

/** A key as it is kept: 'u', 'ArrowUp', 'Ctrl+Shift+z'. */
export function keyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const plain = key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key;
  // With a sign such as '?' Shift is already told.
  const shifted = shiftKey && (key.length > 1 || plain !== plain.toUpperCase());
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${shifted ? "Shift+" : ""}${plain}`;
}

/** The command of a key press; a letter with Shift that has none of its own does what the letter does. */
export function commandOf(press: KeyboardEvent, kept: Kept, letters = true): Command | null {
  const key = keyOf(press);
  if (press.altKey || press.defaultPrevented || (writes(press.target) && !isDevice(key))) return null;
  const given = (wanted: string) => COMMANDS.find((command) => keysOf(kept, command).includes(wanted));
  if (!letters && isLetter(key)) return null;
  return given(key) ?? given(key.replace(/^Shift\+(?=.$)/u, "")) ?? null;
}

/** What a key press asks of a board. */
export function walkedBy(press: KeyboardEvent, kept: Kept, letters: boolean): Walked | undefined {
  const command = commandOf(press, kept, letters);
  return command && isWalked(command) ? command : undefined;
}

/** Whether it is no key, but a button of a gamepad or a mouse. */
export function isDevice(key: string): boolean {
  return /^(pad|mouse)\d+$/.test(key);
}

/** Whether a key is a single sign, which those who dictate may turn off. */
export function isLetter(key: string): boolean {
  return /^(Shift\+)?.$/u.test(key);
}

/** The command that has a key already. */
export function ownerOf(kept: Kept, key: string): Command | undefined {
  return COMMANDS.find((command) => keysOf(kept, command).includes(key));
}

/** Whether a command can do without this key; not everybody has a gamepad. */
export function spares(kept: Kept, command: Command, key: string): boolean {
  const others = keysOf(kept, command).filter((one) => one !== key && !isDevice(one));
  return !NEEDED.includes(command) || isDevice(key) || others.length > 0;
}

/** A key for a command; whatever it did before, it does no more. */
export function withKey(kept: Kept, command: Command, key: string): Changes {
  const before = ownerOf(kept, key);
  const freed = before ? withoutKey(kept, before, key) : {};
  const keys = keysOf({ ...kept, ...freed }, command);
  return { ...freed, [nameOf(command)]: [...keys, key].join(" ") };
}

export function withoutKey(kept: Kept, command: Command, key: string): Changes {
  const left = keysOf(kept, command).filter((one) => one !== key);
  return { [nameOf(command)]: left.join(" ") };
}

/** The usual keys for all commands that have others. */
export function usualKeys(kept: Kept): Changes {
  const changed = COMMANDS.filter((command) => nameOf(command) in kept);
  return Object.fromEntries(changed.map((command) => [nameOf(command), USUAL[command]]));
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Space: "␣",
  Escape: "Esc",
};

/** A key as it is written on keyboards. */
export function keySign(key: string): string {
  return key
    .split("+")
    .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join("+");
}

export function isQuestion(command: Command): command is Question {
  return (QUESTIONS as readonly string[]).includes(command);
}

export function isDirection(command: Command): command is Direction {
  return command === "up" || command === "down" || command === "left" || command === "right";
}

export function isStepped(command: Command): command is Stepped {
  return command === "following" || command === "preceding";
}

export function isWalked(command: Command): command is Walked {
  return isDirection(command) || isOnward(command) || command === "action";
}

const WRITTEN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable='true']";

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(WRITTEN);
}
