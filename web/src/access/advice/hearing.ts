import { claim } from "../claim.svelte";

/** Whoever is told that a switch went down or up. */
export interface PressEars {
  down(which: number): void;
  up(which: number): void;
}

/** Keys that stay what they are: the way on and the way out. */
const NOT_SWITCHES = ["Tab", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta"];
const SECOND = ["Enter", "mouse2"];

/** Hears every key and every click beside links and buttons as a switch, whatever is set, until it is ended. */
export function hear(ears: PressEars): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const held = new Map<string, number>();
  const letGo = claim.take();

  function down(signal: string): void {
    if (held.has(signal)) return;
    const which = SECOND.includes(signal) ? 2 : 1;
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
      down(event.code);
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
  addEventListener("blur", () => [...held.keys()].forEach(up), { signal: ended.signal });
  return () => {
    ended.abort();
    letGo();
  };
}
