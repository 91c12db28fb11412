/** So many presses of the space bar that mean nothing else, so quickly one after another, call for the scan. */
const PRESSES = 3;
const WITHIN = 4000;

/** Counts presses by which somebody who has nothing else may call. */
export class Calling {
  #presses: number[] = [];

  /** True where this key press makes enough of them. */
  hears(event: KeyboardEvent, now: number): boolean {
    if (event.repeat) return false;
    if (event.code !== "Space" || isMeant(event.target)) {
      this.#presses = [];
      return false;
    }
    this.#presses = [...this.#presses.filter((at) => now - at < WITHIN), now];
    if (this.#presses.length < PRESSES) return false;
    this.#presses = [];
    return true;
  }
}

/** Whether the press is for something that has the focus. */
function isMeant(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("a, button, input, select, textarea, [role=grid], dialog") !== null
  );
}
