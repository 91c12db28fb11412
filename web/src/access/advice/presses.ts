import type { Timer } from "../../protocol/asking";

/** How many times the player is asked to press. */
export const PRESSES = 10;
/** A press so soon after another was let go was not meant. */
const SETTLING = 1000;

/** What the player did when asked to press. Times are milliseconds. */
export interface Response {
  /** From the sign to the press. */
  readonly reaction: number;
  /** How long the switch was down. */
  readonly held: number;
  /** Presses that nobody asked for: how long after the release each came. */
  readonly repeats: number[];
}

/** What is shown: wait, press now, or it is over. */
export type Phase = "wait" | "now" | "done";

/** Asks for presses one after another and measures them. */
export class PressTest {
  readonly responses: Response[] = [];
  /** Presses before the sign. */
  early = 0;
  #signAt: number | null = null;
  #downAt: number | null = null;
  #releasedAt = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => {};

  constructor(
    private readonly timer: Timer,
    /** How long the next sign is waited for, so that it cannot be guessed; longer than any false repeat. */
    private readonly wait: () => number,
    private readonly tell: (phase: Phase) => void,
  ) {}

  begin(): void {
    this.tell("wait");
    this.#goOn();
  }

  /** Nothing is asked for any more. */
  stop(): void {
    this.#callOff();
  }

  down(): void {
    if (this.#downAt !== null) return;
    this.#callOff();
    this.#downAt = this.timer.now();
    if (this.#signAt !== null) return;
    const after = this.#downAt - this.#releasedAt;
    if (after <= SETTLING) this.responses.at(-1)?.repeats.push(after);
    else this.early += 1;
  }

  up(): void {
    if (this.#downAt === null) return;
    const now = this.timer.now();
    if (this.#signAt !== null) {
      this.responses.push({ reaction: this.#downAt - this.#signAt, held: now - this.#downAt, repeats: [] });
      this.#signAt = null;
      this.#releasedAt = now;
      this.tell("wait");
    }
    this.#downAt = null;
    this.#goOn();
  }

  #goOn(): void {
    if (this.responses.length === PRESSES)
      this.#callOff = this.timer.after(SETTLING, () => this.tell("done"));
    else
      this.#callOff = this.timer.after(Math.max(SETTLING, this.wait()), () => {
        this.#signAt = this.timer.now();
        this.tell("now");
      });
  }
}
