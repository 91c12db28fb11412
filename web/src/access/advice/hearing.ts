import { claim } from "../claim.svelte";
import type { Devices } from "../devices";
import { signalsOf } from "../mapping";
import { watchPads } from "../pads";

/** Whoever is told that a switch went down or up. */
export interface PressEars {
  down(which: number): void;
  up(which: number): void;
}

/** Keys that stay what they are: the way on and the way out. */
const NOT_SWITCHES = ["Tab", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta"];

/**
 * Hears every key, every button of a gamepad and every click beside links and buttons as a switch, until it is ended: as the
 * second one where the devices say so, else as the first.
 */
export function hear(ears: PressEars, devices: Devices): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const held = new Map<string, number>();
  const letGo = claim.take();

  function down(signal: string): void {
    if (held.has(signal)) return;
    const which = signalsOf(devices, "switch2").includes(signal) ? 2 : 1;
    held.set(signal, which);
    ears.down(which);
  }
  function up(signal: string): void {
    const which = held.get(signal);
    if (which === undefined) return;
    held.delete(signal);
    ears.up(which);
  }

  addEventListener(
    "keydown",
    (event) => {
      if (NOT_SWITCHES.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) down(event.code);
    },
    options,
  );
  addEventListener("keyup", (event) => up(event.code), options);
  addEventListener(
    "pointerdown",
    (event) => {
      const onControl = event.target instanceof Element && event.target.closest("a, button, header, nav");
      if (!onControl) down(`mouse${event.button}`);
    },
    options,
  );
  addEventListener("pointerup", (event) => up(`mouse${event.button}`), options);
  addEventListener("pointercancel", (event) => up(`mouse${event.button}`), options);
  addEventListener("contextmenu", (event) => event.preventDefault(), options);
  watchPads(ended.signal, { down, up });
  addEventListener("blur", () => [...held.keys()].forEach(up), { signal: ended.signal });
  return () => {
    ended.abort();
    letGo();
  };
}
