import type { Timer } from "../protocol/asking";

/** Lets one thing happen when its time has come and nothing is being said any more. */
export class Pace {
  #act: (() => void) | undefined;
  #left = 0;
  #since = 0;
  #held = false;
  #callOff: () => void = () => {};
  #speaking = false;
  #silence: () => void = () => {};

  constructor(private readonly timer: Timer) {}

  /** Instead of whatever was to happen. */
  in(milliseconds: number, act: () => void): void {
    this.stop();
    this.#act = act;
    this.#left = milliseconds;
    this.#run();
  }

  stop(): void {
    this.#callOff();
    this.#act = undefined;
    this.#held = false;
  }

  /** Time stands still. */
  hold(): void {
    if (this.#held || !this.#act) return;
    this.#callOff();
    this.#held = true;
    this.#left = Math.max(0, this.#left - (this.timer.now() - this.#since));
  }

  /** Time goes on. */
  go(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#run();
  }

  /** Something is being said, for so long at most. */
  speak(longest: number): void {
    this.#silence();
    this.#speaking = true;
    this.#silence = this.timer.after(longest, () => this.spoken());
  }

  /** What was being said is not waited for. */
  hush(): void {
    this.#silence();
    this.#speaking = false;
  }

  spoken(): void {
    this.hush();
    if (!this.#held && this.#act && this.timer.now() - this.#since >= this.#left) this.#due();
  }

  #run(): void {
    this.#since = this.timer.now();
    this.#callOff = this.timer.after(this.#left, () => this.#due());
  }

  #due(): void {
    if (this.#speaking) return;
    const act = this.#act;
    this.stop();
    act?.();
  }
}
