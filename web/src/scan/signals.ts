import type { Timer } from "../protocol/asking";
import type { Settings } from "./settings";

/** Whatever gives signals, numbered from 1. */
export type Switch = number;

/** Whoever is told what becomes of presses. */
export interface SignalEars {
  /** A switch went down, and it is not a repetition to be ignored. */
  begun(which: Switch): void;
  /** A switch went down too soon after its last press: nothing happens. */
  ignored(which: Switch): void;
  /** It was let go too soon: nothing happens. */
  dropped(which: Switch): void;
  /** It has been held long enough to be a press, which began then. */
  accepted(which: Switch, began: number): void;
  /** The press takes effect. */
  acted(which: Switch): void;
  /** It has been held so long that it means something else; then it does not take effect as a press. */
  long(which: Switch): void;
  /** An accepted press was let go, and has taken effect. */
  ended(which: Switch): void;
}

interface Press {
  readonly began: number;
  accepted: boolean;
  /** It has taken effect, in one way or the other. */
  done: boolean;
  callOff: () => void;
}

type Filter = Pick<
  Settings,
  "mode" | "acceptance" | "ignoreRepeat" | "actOn" | "longPress" | "longPressTime"
>;

/** Makes signals of switches that go down and up as the hand does it: shaking, bouncing, too short, too long. */
export class Signals {
  readonly #pressed = new Map<Switch, Press>();
  readonly #deafUntil = new Map<Switch, number>();

  constructor(
    private readonly timer: Timer,
    private readonly filter: Filter,
    private readonly ears: SignalEars,
  ) {}

  down(which: Switch): void {
    if (this.#pressed.has(which)) return;
    if (this.timer.now() < (this.#deafUntil.get(which) ?? 0)) {
      this.ears.ignored(which);
      return;
    }
    const press: Press = { began: this.timer.now(), accepted: false, done: false, callOff: () => {} };
    this.#pressed.set(which, press);
    this.ears.begun(which);
    if (this.filter.acceptance === 0) this.#accept(which, press);
    else press.callOff = this.timer.after(this.filter.acceptance, () => this.#accept(which, press));
  }

  up(which: Switch): void {
    const press = this.#pressed.get(which);
    if (!press) return;
    this.#pressed.delete(which);
    press.callOff();
    if (!press.accepted) {
      this.ears.dropped(which);
      return;
    }
    this.#deafen(which);
    if (!press.done) this.ears.acted(which);
    this.ears.ended(which);
  }

  #accept(which: Switch, press: Press): void {
    press.accepted = true;
    this.#deafen(which);
    this.ears.accepted(which, press.began);
    if (this.#knowsLong()) {
      press.callOff = this.timer.after(this.filter.longPressTime, () => {
        press.done = true;
        this.ears.long(which);
      });
    } else if (this.filter.actOn === "press") {
      press.done = true;
      this.ears.acted(which);
    }
  }

  /** While holding moves the highlight, it cannot mean anything else. */
  #knowsLong(): boolean {
    return this.filter.longPress !== "off" && this.filter.mode !== "inverse";
  }

  #deafen(which: Switch): void {
    this.#deafUntil.set(which, this.timer.now() + this.filter.ignoreRepeat);
  }
}
