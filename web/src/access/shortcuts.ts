/** The keys that are told beside controls: as the player has set them, and only those that are heard. */

import { session } from "../session.svelte";
import { type Command, isDevice, isLetter, keySign, keysOf } from "./commands";

/** A key of a command that does it now. */
export function keyFor(command: Command): string | undefined {
  const { letters } = session.settings;
  return keysOf(session.access, command).find((key) => !isDevice(key) && (letters || !isLetter(key)));
}

/** How a control tells its key, to those who see it and to those who hear it. */
export function shortcut(command: Command): { shortcut?: string; "aria-keyshortcuts"?: string } {
  const key = keyFor(command);
  if (!key) return {};
  return { shortcut: keySign(key), "aria-keyshortcuts": key.replace("Ctrl", "Control") };
}
