import type { Timer } from "../protocol/asking";
import type { Stop } from "./item";

/** Waiting that will take something. */
export interface Dwelling {
  /** What it takes; `null` is the rest area. */
  readonly stop: Stop | null;
  readonly since: number;
  readonly lasts: number;
  /** It takes the single possible move, whatever is highlighted. */
  readonly forced: boolean;
}

/** How full the ring is, from 0 to 1. */
export function share({ since, lasts }: Dwelling, now: number): number {
  return Math.min(1, Math.max(0, (now - since) / lasts));
}

/** Lets something happen to what one stays on. */
export class Dwell {
  #callOff: (() => void) | undefined;
  #forcedAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly timer: Timer,
    private readonly tell: (dwelling: Dwelling | null) => void,
  ) {}

  start(stop: Stop | null, lasts: number, act: () => void, forced = false): void {
    this.stop();
    this.#callOff = this.timer.after(lasts, () => {
      this.stop();
      act();
    });
    if (forced) this.#forcedAt = this.timer.now() + lasts;
    this.tell({ stop, since: this.timer.now(), lasts, forced });
  }

  stop(): void {
    if (!this.#callOff) return;
    this.#callOff();
    this.#callOff = undefined;
    this.#forcedAt = Number.POSITIVE_INFINITY;
    this.tell(null);
  }

  /** How long it takes until the single possible move makes itself. */
  get forcedIn(): number {
    return this.#forcedAt - this.timer.now();
  }
}
