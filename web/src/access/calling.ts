/** So many presses that mean nothing else, each so soon after the one before, call for the scan. */
const PRESSES = 3;
const NEXT_WITHIN = 5000;
/** A mouse that is nothing but a button stays where it is. */
const STILL = 3;

/** Counts presses by which somebody who has nothing else may call: of the space bar, of the first button of a gamepad, of a mouse that stays, of a finger. */
export class Calling {
  #presses = 0;
  /** What was pressed last, and where; and when. */
  #last: KeyboardEvent | MouseEvent | undefined;
  #at = 0;
  /** How far the page was scrolled before the first press: the browser scrolls by the others. */
  scrolled = 0;

  /** True where this press makes enough of them. */
  hears(event: KeyboardEvent | MouseEvent, now: number): boolean {
    if (event instanceof KeyboardEvent && event.repeat) return false;
    const follows = this.#last && isSame(this.#last, event) && now - this.#at <= NEXT_WITHIN;
    this.#last = event;
    this.#at = now;
    this.#presses = isCall(event) ? (follows ? this.#presses : 0) + 1 : 0;
    if (this.#presses === 1) this.scrolled = scrollY;
    if (this.#presses < PRESSES) return false;
    this.#presses = 0;
    return true;
  }
}

/** Quick clicks one upon another select words. */
function isCall(event: KeyboardEvent | MouseEvent): boolean {
  const pressed =
    event instanceof KeyboardEvent
      ? event.code === "Space" || event.key === "pad0"
      : event.button === 0 && event.detail <= 1;
  return pressed && !isMeant(event.target);
}

function isSame(one: KeyboardEvent | MouseEvent, other: KeyboardEvent | MouseEvent): boolean {
  if (one instanceof KeyboardEvent || other instanceof KeyboardEvent)
    return one instanceof KeyboardEvent && other instanceof KeyboardEvent;
  return Math.hypot(one.screenX - other.screenX, one.screenY - other.screenY) <= STILL;
}

/** Whether the press is for something below it, or that has the focus. */
function isMeant(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("a, button, input, select, textarea, label, summary, [role=grid], dialog") !== null
  );
}
