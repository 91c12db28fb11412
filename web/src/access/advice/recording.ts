import type { Timer } from "../../protocol/asking";
import type { LoggedSelection } from "../../protocol/messages";
import { type Act, selections } from "../../scan/log";
import type { Settings } from "../../scan/settings";

/** Whether a choice was right shows by what the player does after it, so the last ones wait. */
const UNSETTLED = 3;
/** So many choices are worth telling. */
const WORTH_TELLING = 20;

/** Under what a choice was made. */
export interface Circumstances {
  readonly settings: Pick<Settings, "mode" | "interval">;
  readonly game: string;
}

interface Made extends Circumstances {
  /** From highlight to press. */
  readonly reaction: number | null;
}

/** Makes selections for the log out of what a scanner and its switches do. */
export class Recording {
  #acts: Act[] = [];
  /** How each choice was made, and each group left, by the time of the act. */
  readonly #made = new Map<number, Made>();
  #told = 0;
  #litAt: number | null = null;
  #reaction: number | null = null;

  constructor(
    private readonly timer: Timer,
    private readonly about: () => Circumstances,
    /** Takes what is known for sure. */
    private readonly keep: (selections: readonly LoggedSelection[]) => void,
    private readonly since1970: () => number = Date.now,
  ) {}

  /** Something is highlighted. */
  highlighted(): void {
    this.#litAt = this.timer.now();
    this.#reaction = null;
  }

  /** A press counts that began then; one that is older than the highlight is no answer to it. */
  pressed(began: number): void {
    if (this.#litAt !== null && began >= this.#litAt) this.#reaction ??= began - this.#litAt;
  }

  acted(act: Act): void {
    this.#acts.push(act);
    const chose = act.kind === "chose";
    // It is told later, when the player may be elsewhere.
    if (chose || act.kind === "left")
      this.#made.set(act.at, { ...this.about(), reaction: chose ? this.#reaction : null });
    if (chose) this.#tell(UNSETTLED, WORTH_TELLING);
  }

  /** The scan ends, or the circumstances change: all that is known is told. */
  finish(): void {
    this.#tell(0, 1);
    this.#acts = [];
    this.#told = 0;
    this.#made.clear();
    this.#litAt = null;
  }

  #tell(waiting: number, worth: number): void {
    const found = selections(this.#acts);
    const known = Math.max(this.#told, found.length - waiting);
    if (known - this.#told < worth) return;
    const offset = this.since1970() - this.timer.now();
    this.keep(
      found.slice(this.#told, known).map(({ at, level, target, steps, presses, milliseconds, mistake }) => {
        // Selections are made of just the acts that are kept there.
        const { settings, game, reaction } = this.#made.get(at) as Made;
        return {
          at: Math.round(at + offset),
          level: level.slice(0, 200),
          target: target.slice(0, 200),
          steps,
          presses,
          milliseconds: Math.max(0, Math.round(milliseconds)),
          mode: settings.mode,
          interval: settings.interval,
          game,
          ...(mistake ? { mistake } : {}),
          ...(reaction === null ? {} : { reaction: Math.round(reaction) }),
        };
      }),
    );
    this.#told = known;
  }
}
