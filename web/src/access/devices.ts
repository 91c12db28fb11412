import type { Timer } from "../protocol/asking";
import type { Onward } from "../scan/walk";
import { heard } from "./heard";
import { watchPads } from "./pads";
import { SentKey } from "./sending";

/** What gives each signal: codes of keys, `mouse0` and so on, `touch` beside all controls, `pad0` and so on. */
export interface Devices {
  switch1: string;
  switch2: string;
  switch3: string;
  switch4: string;
  next: string;
  nextRow: string;
  nextColumn: string;
}

export const USUAL_DEVICES: Readonly<Devices> = {
  switch1: "Space mouse0 touch pad0",
  switch2: "Enter mouse2 pad1",
  switch3: "pad2",
  switch4: "pad3",
  next: "",
  nextRow: "",
  nextColumn: "",
};

/** Devices as they were kept; what is missing or makes no sense is as usual. */
export function devicesOf(kept: Readonly<Record<string, unknown>>): Devices {
  const devices: Record<string, string> = { ...USUAL_DEVICES };
  for (const name of Object.keys(USUAL_DEVICES)) {
    const value = kept[name];
    if (typeof value === "string") devices[name] = value;
  }
  return devices as unknown as Devices;
}

/** Whoever is told of signals. */
export interface DeviceEars {
  down(which: number): void;
  up(which: number): void;
  next(by: Onward): void;
}

/** So long after other keys, or a mouse that was moved, keys and clicks are what they always are. */
const LIVE = 5000;
const CONTROLS = "a, button, input, select, textarea, label, summary, [role=grid], dialog";
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "AltGraph"];
/** Signals of mouse and finger. */
const POINTED = /^(mouse|touch)/;
const MOUSE = [
  "pointerup",
  "pointercancel",
  "mousedown",
  "mouseup",
  "click",
  "auxclick",
  "contextmenu",
] as const;

/** Hears switches on all devices, and leaves the devices to whoever uses them otherwise. */
export class Listening {
  readonly #signals = new Map<string, number | Onward>();
  /** What is held down as a switch now. */
  readonly #held = new Set<string>();
  readonly #ended = new AbortController();
  #typed = Number.NEGATIVE_INFINITY;
  #pointed = Number.NEGATIVE_INFINITY;
  #at: { x: number; y: number } | undefined;
  /** The player's last signal was one of a switch. */
  switched = false;
  /** The click that follows a press of a switch belongs to it. */
  #swallows = false;

  constructor(
    devices: Devices,
    private readonly timer: Timer,
    private readonly ears: DeviceEars,
    /** The whole screen is a switch, controls and all. */
    private readonly anywhere = false,
  ) {
    for (const [at, given] of [devices.switch1, devices.switch2, devices.switch3, devices.switch4].entries())
      for (const signal of given.split(" ").filter(Boolean)) this.#signals.set(signal, at + 1);
    const outer = { stop: devices.next, row: devices.nextRow, column: devices.nextColumn } as const;
    for (const [by, given] of Object.entries(outer) as [Onward, string][])
      for (const signal of given.split(" ").filter(Boolean)) this.#signals.set(signal, by);
    const options = { capture: true, signal: this.#ended.signal };
    addEventListener("keydown", (event) => this.#key(event), options);
    addEventListener("keyup", (event) => this.#letGo(event.code) && quiet(event), options);
    addEventListener("pointermove", (event) => this.#move(event), options);
    addEventListener("pointerdown", (event) => this.#pointer(event), options);
    for (const kind of MOUSE) addEventListener(kind, (event) => this.#mouse(event), options);
    addEventListener("blur", () => this.#letAllGo(), { signal: this.#ended.signal });
    watchPads(this.#ended.signal, {
      down: (signal) => this.#press(signal),
      up: (signal) => void this.#letGo(signal),
    });
  }

  end(): void {
    this.#letAllGo();
    this.#ended.abort();
  }

  #key(event: KeyboardEvent): void {
    if (event instanceof SentKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!this.#signals.has(event.code)) {
      if (MODIFIERS.includes(event.key)) return;
      this.#typed = this.timer.now();
      this.switched = false;
      return;
    }
    if (this.timer.now() - this.#typed < LIVE) return;
    quiet(event);
    if (!event.repeat) this.#press(event.code);
  }

  #move({ pointerType, screenX: x, screenY: y }: PointerEvent): void {
    if (pointerType !== "mouse") return;
    const moved = this.#at && Math.hypot(x - this.#at.x, y - this.#at.y) > 3;
    this.#at = { x, y };
    if (moved) this.#pointed = this.timer.now();
  }

  #pointer(event: PointerEvent): void {
    const signal = event.pointerType === "mouse" ? `mouse${event.button}` : "touch";
    const on = event.target instanceof Element && event.target.closest(CONTROLS) !== null && !this.anywhere;
    const live = event.pointerType !== "mouse" || this.timer.now() - this.#pointed < LIVE;
    this.#swallows = this.#signals.has(signal) && !(on && live);
    if (!this.#swallows) return;
    quiet(event);
    this.#press(signal);
  }

  #mouse(event: MouseEvent): void {
    // Whatever the page clicks by itself has no pointer.
    if (!event.isTrusted || !this.#swallows) return;
    quiet(event);
    // A finger that slides is taken away from the page, but it is let go all the same.
    if (event.type === "pointerup" || event.type === "pointercancel")
      for (const signal of this.#held) if (POINTED.test(signal)) this.#letGo(signal);
  }

  #press(signal: string): void {
    const which = this.#signals.get(signal);
    if (which === undefined || this.#held.has(signal)) return;
    this.#held.add(signal);
    heard.add(signal);
    this.switched = true;
    if (typeof which === "number") this.ears.down(which);
    else this.ears.next(which);
  }

  /** False where it was not held as a switch. */
  #letGo(signal: string): boolean {
    if (!this.#held.delete(signal)) return false;
    const which = this.#signals.get(signal);
    if (typeof which === "number") this.ears.up(which);
    return true;
  }

  #letAllGo(): void {
    for (const signal of this.#held) this.#letGo(signal);
  }
}

function quiet(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
