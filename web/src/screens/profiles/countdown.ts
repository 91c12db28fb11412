/** Seconds to the automatic choice of the last player: they stop while nobody looks and end at any sign of life. */

export const SECONDS = 15;

export class Countdown {
  private gone = 0;
  private since: number | null;
  private over = false;

  /** `now` is the time in milliseconds. */
  constructor(
    private readonly now: () => number,
    private readonly seconds = SECONDS,
  ) {
    this.since = now();
  }

  get left(): number {
    const running = this.since === null ? 0 : this.now() - this.since;
    return Math.max(0, this.seconds - (this.gone + running) / 1000);
  }

  get cancelled(): boolean {
    return this.over;
  }

  /** Whether it is time to choose. */
  get due(): boolean {
    return !this.over && this.left === 0;
  }

  pause(): void {
    if (this.since === null) return;
    this.gone += this.now() - this.since;
    this.since = null;
  }

  resume(): void {
    this.since ??= this.now();
  }

  cancel(): void {
    this.pause();
    this.over = true;
  }
}

/** The whole seconds at which a screen reader hears how many are left. */
export function isSaid(second: number): boolean {
  return second === SECONDS || second === 10 || second === 5;
}
