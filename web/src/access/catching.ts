import type { Timer } from "../protocol/asking";
import { claim } from "./claim.svelte";
import { watchPads } from "./pads";

/** After so long nothing is waited for any more. */
const PATIENCE = 10_000;
/** So long after a signal what follows from it does nothing. */
const SWALLOWED = 400;
const CLICKS = ["click", "auxclick", "contextmenu"];
const NOT_SWITCHES = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta"];

/** Tells of the next signal of any device, as `Devices` names it; null where none comes or Escape says no. */
export function catchSignal(
  timer: Timer,
  caught: (signal: string | null) => void,
  named = ({ code }: KeyboardEvent) => code,
): () => void {
  const ended = new AbortController();
  const letGo = claim.take();
  const options = { capture: true, signal: ended.signal };

  function end(kinds: readonly string[] = []): void {
    if (ended.signal.aborted) return;
    ended.abort();
    patience();
    // The click and the release that belong to the signal do nothing else.
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    for (const kind of kinds) addEventListener(kind, swallow, { capture: true });
    timer.after(SWALLOWED, () => {
      for (const kind of kinds) removeEventListener(kind, swallow, { capture: true });
      letGo();
    });
  }
  function tell(signal: string | null, kinds: readonly string[] = []): void {
    end(kinds);
    caught(signal);
  }

  const patience = timer.after(PATIENCE, () => tell(null));
  addEventListener(
    "keydown",
    (event) => {
      if (NOT_SWITCHES.includes(event.key) || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      tell(event.key === "Escape" ? null : named(event), ["keyup"]);
    },
    options,
  );
  addEventListener(
    "pointerdown",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      tell(event.pointerType === "mouse" ? `mouse${event.button}` : "touch", CLICKS);
    },
    options,
  );
  watchPads(ended.signal, { down: (signal) => tell(signal), up: () => {} });
  return () => end();
}
