/** A match that is leafed through: which of its moments is shown, and whether it plays by itself. */

/** How long each move is shown at the usual speed, in milliseconds. */
const USUAL = 1000;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Reel {
  ply = $state(0);
  playing = $state(false);
  speed: Speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How many moves there are now; a match may still go on. */
    private readonly plies: () => number,
    /** Shows a moment; the next one comes only when it is there. */
    private readonly show: (ply: number) => Promise<void>,
  ) {}

  async go(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(ply, this.plies()));
    await this.show(this.ply);
  }

  /** Goes there by hand, which stops what plays by itself. */
  async jump(ply: number): Promise<void> {
    this.stop();
    await this.go(ply);
  }

  /** Plays on from here; from the end, from the start. */
  async play(): Promise<void> {
    this.playing = true;
    if (this.ply >= this.plies()) await this.go(0);
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), USUAL / this.speed);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.ply + 1);
    if (this.ply >= this.plies()) this.stop();
    else if (this.playing) this.#wait();
  }
}
