/** What commands mean beside the boards: on buttons, in menus, dialogs and forms. */

import { type Command, commandOf, isDevice, isDirection, isStepped, keyOf } from "./commands";
import { press } from "./sending";

const CLICKED = "a[href], button, summary, [type=checkbox], [type=radio]";
const STOPS = `${CLICKED}, input:not([type=hidden]), select, textarea, [tabindex='0']`;
/** The browser does it by itself. */
const NATIVE: Partial<Record<Command, readonly string[]>> = { action: ["Enter", "Space"], back: ["Escape"] };
const ARROWS = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" } as const;

/** Does what a press asks of whatever has the focus; says whether anything was to be done. */
export function obeyedElsewhere(
  event: KeyboardEvent,
  kept: Readonly<Record<string, unknown>>,
  letters: boolean,
): boolean {
  const command = commandOf(event, kept, letters);
  const at = event.target;
  if (!command || !(at instanceof Element) || NATIVE[command]?.includes(keyOf(event))) return false;
  if (command === "action") return clicked(at, event.repeat);
  if (command === "back") return closed(at);
  if (command === "help") return helped();
  if (isStepped(command)) return stepped(command === "following" ? 1 : -1);
  return isDirection(command) && !event.key.startsWith("Arrow") && led(at, command, isDevice(event.key));
}

/** Holding on chooses once. */
function clicked(at: Element, held: boolean): boolean {
  const control = at.closest<HTMLElement>(CLICKED);
  if (!held) control?.click();
  return control !== null;
}

/** Every screen has its help. */
function helped(): boolean {
  const button = topmost() ? null : document.querySelector<HTMLElement>("[data-help]");
  button?.click();
  return button !== null;
}

/** Closes what lies on top. */
function closed(at: Element): boolean {
  const layer = at.closest("[role=menu], [data-layer]");
  const dialog = topmost();
  if (layer) press(layer, "Escape");
  else if (dialog) (dialog.querySelector<HTMLElement>("[data-back]") ?? closing(dialog)).click();
  else return false;
  return true;
}

function closing(dialog: HTMLDialogElement): Pick<HTMLElement, "click"> {
  return { click: () => dialog.close() };
}

/** Whether keys pressed there belong to no control: whoever plays means the board then. */
export function isIdle(at: EventTarget | null): boolean {
  return at instanceof Element && at.closest(`${STOPS}, [role=grid], [role=menu], dialog`) === null;
}

/** A menu has arrows of its own, and boards too; a device without a Tab key walks over everything else by them. */
function led(at: Element, direction: keyof typeof ARROWS, device: boolean): boolean {
  const back = direction === "left" || direction === "up";
  if (at.closest("[role=menu]")) press(at, ARROWS[direction]);
  else if (!device || at.closest("[role=grid]") || (isIdle(at) && document.querySelector("[role=grid]")))
    return false;
  else if (direction === "left" || direction === "right") return set(at, back) || stepped(back ? -1 : 1);
  else return stepped(back ? -1 : 1);
  return true;
}

/** A little less or more of what has values. */
function set(at: Element, less: boolean): boolean {
  if (at instanceof HTMLSelectElement) {
    const index = at.selectedIndex + (less ? -1 : 1);
    if (at.options[index]) at.selectedIndex = index;
  } else if (at instanceof HTMLInputElement && (at.type === "range" || at.type === "number")) {
    if (less) at.stepDown();
    else at.stepUp();
  } else return false;
  for (const kind of ["input", "change"]) at.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}

/** To the next control of what lies on top, or the one before; round and round. */
function stepped(by: 1 | -1): boolean {
  const stops = [...(topmost() ?? document.body).querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(":disabled, [inert] *") &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const at = stops.findIndex((one) => one.matches(":focus"));
  const to = at < 0 && by === -1 ? stops.length - 1 : (at + by + stops.length) % stops.length;
  stops[to]?.focus();
  return stops.length > 0;
}

function topmost(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
}
