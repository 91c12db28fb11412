import type { Timer } from "../../protocol/asking";
import type { LoggedSelection } from "../../protocol/messages";
import type { State } from "../../scan/course";
import type { Dwelling } from "../../scan/dwell";
import type { End, Item } from "../../scan/item";
import type { Act } from "../../scan/log";
import { type Highlight, Scanner } from "../../scan/scanner";
import type { Settings } from "../../scan/settings";

/** After so long the trial ends with the next choice. */
export const LASTS = 120_000;

/** Whoever shows a trial. */
export interface TrialEars {
  highlight(highlight: Highlight | null): void;
  dwelling(dwelling: Dwelling | null): void;
  state(state: State): void;
  /** This is to be chosen now; before it something was chosen rightly, wrongly, or nothing was. */
  wanted(item: Item, before: boolean | null): void;
  over(): void;
}

/** A small board on which one thing after another is to be chosen with the settings that are tried. */
export class Trial {
  readonly selections: LoggedSelection[] = [];
  readonly #scanner: Scanner;
  #wanted: Item;
  #over = false;
  #began = 0;
  #askedAt = 0;
  #litAt = 0;
  #reaction: number | undefined;
  #act: Act | undefined;

  constructor(
    private readonly timer: Timer,
    private readonly settings: Settings,
    private readonly items: readonly [Item, Item, ...Item[]],
    /** A whole number from 0 up to a bound. */
    private readonly pick: (bound: number) => number,
    private readonly ears: TrialEars,
  ) {
    this.#wanted = items[0];
    this.#scanner = new Scanner(timer, settings, {
      highlight: (highlight) => this.#show(highlight),
      chosen: (end) => this.#chosen(end),
      gone: () => {},
      dwelling: (dwelling) => ears.dwelling(dwelling),
      state: (state) => ears.state(state),
      pressed: (began) => this.#pressed(began),
      ignored: () => {},
      idled: () => {},
      acted: (act) => {
        this.#act = act;
      },
    });
  }

  begin(): void {
    this.#began = this.timer.now();
    this.#ask(null);
  }

  down(which: number): void {
    this.#scanner.down(which);
  }

  up(which: number): void {
    this.#scanner.up(which);
  }

  point(key: string | null): void {
    this.#scanner.point(key);
  }

  /** The player has had enough. */
  stop(): void {
    if (this.#over) return;
    this.leave();
    this.ears.over();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#over = true;
    this.#scanner.stop();
  }

  #ask(before: boolean | null): void {
    const others = this.items.filter((item) => item !== this.#wanted);
    this.#wanted = others[this.pick(others.length)] ?? this.items[0];
    this.#askedAt = this.timer.now();
    this.ears.wanted(this.#wanted, before);
    // What is wanted next may be in any group.
    this.#scanner.begin({ level: "trial", items: this.items, afresh: true });
  }

  #show(highlight: Highlight | null): void {
    if (highlight) {
      this.#litAt = this.timer.now();
      this.#reaction = undefined;
    }
    this.ears.highlight(highlight);
  }

  #pressed(began: number): void {
    if (began >= this.#litAt) this.#reaction ??= began - this.#litAt;
  }

  #chosen(end: End): void {
    if (end.kind === "constant") {
      this.stop();
      return;
    }
    const mistake = this.#mistake(end.item);
    this.#note(end.item, mistake);
    if (this.timer.now() - this.#began >= LASTS) this.stop();
    else this.#ask(!mistake);
  }

  /** The one after what was wanted was taken too late, the one before it too early. */
  #mistake(chosen: Item): LoggedSelection["mistake"] {
    const further = this.items.indexOf(chosen) - this.items.indexOf(this.#wanted);
    if (further === 0) return undefined;
    if (further === 1) return "late";
    return further === -1 ? "early" : "group";
  }

  #note(chosen: Item, mistake: LoggedSelection["mistake"]): void {
    const { mode, interval } = this.settings;
    this.selections.push({
      at: Math.round(this.timer.now()),
      level: "trial",
      target: chosen.id,
      steps: this.#act?.steps ?? 0,
      presses: this.#act?.presses ?? 0,
      milliseconds: Math.round(this.timer.now() - this.#askedAt),
      mode,
      interval,
      ...(mistake && { mistake }),
      ...(this.#reaction !== undefined && { reaction: Math.round(this.#reaction) }),
    });
  }
}
