import type { Timer } from "../protocol/asking";
import { Course, type Ears, type Places } from "./course";
import type { Offer, Stop } from "./item";
import { quickest, type Settings } from "./settings";
import { type SignalEars, Signals, type Switch } from "./signals";
import type { Onward } from "./walk";

export type { Ears, Highlight, Places, State } from "./course";

/** Scans what is offered, by signals and time. */
export class Scanner {
  readonly #course: Course;
  readonly #signals: Signals;
  /** Switches that went down in the scan that runs now: a press that is older takes nothing of it. */
  readonly #own = new Set<Switch>();

  constructor(
    timer: Timer,
    private readonly settings: Settings,
    private readonly ears: Ears,
    /** Kept by whoever lets another scanner go on where this one was. */
    places: Places = new Map(),
  ) {
    this.#course = new Course(timer, settings, ears, places);
    this.#signals = new Signals(timer, settings, this.#hearing());
  }

  /** The player did something: the scan begins anew with this. */
  begin(offer: Offer): void {
    this.#own.clear();
    this.#course.begin(offer);
  }

  /** Something happened elsewhere: this is taken when the scan is at rest, so that nothing moves under the player's hand. */
  renew(offer: Offer): void {
    this.#course.renew(offer);
  }

  /** The player has gone elsewhere: whatever was chosen before, the next scan begins with the first stop. */
  forget(): void {
    this.#course.forget();
  }

  /** Nothing is offered. */
  stop(): void {
    this.#course.end();
  }

  down(which: Switch): void {
    this.#signals.down(which);
  }

  up(which: Switch): void {
    this.#signals.up(which);
  }

  /** An outer system says *Next*, of stops, rows or within a row; if that comes too quickly it would flash. */
  next(by: Onward = "stop"): void {
    const { running, litFor, closing } = this.#course;
    if (running && litFor >= quickest(this.settings) && !closing) this.#course.mode.next?.(by);
  }

  /** The pointer is over the target of this key, over the rest area, or over nothing. */
  point(key: string | null): void {
    this.#course.mode.point?.(key);
  }

  /** The group that the scan is in, or will be in after the press for which it waits. */
  get inside(): Stop | undefined {
    return this.#course.inside;
  }

  /** What was said of the highlight has been said. */
  spoken(): void {
    this.#course.pace.spoken();
  }

  #hearing(): SignalEars {
    const course = this.#course;
    const { mode } = course;
    return {
      begun: (which) => {
        if (course.running) this.#own.add(which);
        else this.#own.delete(which);
        course.hold();
      },
      ignored: () => this.ears.ignored(),
      dropped: () => this.#goOn(),
      accepted: (which, began) => {
        course.pressed();
        this.ears.pressed(began);
        if (course.running && this.#own.has(which)) mode.held?.();
      },
      acted: (which) => {
        course.letGo();
        if (!course.running) this.ears.idled();
        else if (this.#own.has(which)) mode.act(which);
      },
      long: () => {
        course.letGo();
        if (!course.running) this.ears.idled();
        else if (!this.#long()) this.#goOn();
      },
      ended: () => mode.released?.(),
    };
  }

  /** What the press has interrupted. */
  #goOn(): void {
    this.#course.letGo();
    this.#course.mode.resume?.();
  }

  /** False where the long press has nothing to do. */
  #long(): boolean {
    const { longPress } = this.settings;
    if (longPress === "off") return false;
    if (longPress !== "back") return this.#course.command(longPress);
    // Where nothing is above, the menu is: so it is never far.
    return this.#course.back() || this.#course.command("menu");
  }
}
