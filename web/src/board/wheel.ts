/** So much of the wheel is one notch; trackpads tell of it in many small parts. */
const NOTCH = 60;
/** After so many milliseconds it begins anew. */
const REST = 250;

/** The wheel of a mouse, notch by notch. */
export class Notches {
  /** Whether the last notch meant anything: the page does not move by it then. */
  taken = false;
  #sum = 0;
  #last = 0;

  /** A notch down or to the right (1), up or to the left (-1), or none yet (0). */
  turned({ deltaY, deltaX, timeStamp }: Pick<WheelEvent, "deltaY" | "deltaX" | "timeStamp">): 1 | -1 | 0 {
    if (timeStamp - this.#last > REST) this.#sum = 0;
    this.#last = timeStamp;
    this.#sum += deltaY || deltaX;
    if (Math.abs(this.#sum) < NOTCH) return 0;
    const by = this.#sum > 0 ? 1 : -1;
    this.#sum = 0;
    return by;
  }
}
