import type { Dwelling } from "../../src/scan/dwell";
import {
  type Constant,
  type End,
  type Item,
  itemsOf,
  keyOf,
  type Offer,
  type Stop,
} from "../../src/scan/item";
import type { Act } from "../../src/scan/log";
import { type Highlight, Scanner, type State } from "../../src/scan/scanner";
import { dwellAfterPress, type Settings, USUAL } from "../../src/scan/settings";
import { HandTime } from "../protocol/table";

/** Numbers from 0 up to a bound that are the same for the same seed. */
export function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Items a, b, c … in a line, or in rows of so many. */
export function items(count: number, columns = 0): Item[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `i${at}`,
    label: `item ${at}`,
    ...(columns ? { x: at % columns, y: Math.floor(at / columns) } : {}),
  }));
}

/** Whoever sits before a scanner, sees everything and presses exactly when it is right. */
export class Player {
  readonly time = new HandTime();
  readonly settings: Settings;
  readonly scanner: Scanner;
  readonly chosen: string[] = [];
  readonly gone: string[] = [];
  readonly acts: Act[] = [];
  readonly states: State[] = [];
  /** Every highlight that was shown, with its time. */
  readonly shown: { at: number; keys: string[] }[] = [];
  /** When nothing was highlighted any more. */
  readonly darkened: number[] = [];
  highlight: Highlight | null = null;
  dwelling: Dwelling | null = null;
  presses = 0;
  /** When the presses that counted began. */
  readonly began: number[] = [];
  ignored = 0;
  /** Presses while nothing was offered. */
  idled = 0;
  #heardAgain = 0;
  onchosen: (end: End) => void = () => {};
  onidled: () => void = () => {};

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...USUAL, on: true, ...settings };
    this.scanner = new Scanner(this.time, this.settings, {
      highlight: (highlight) => {
        this.highlight = highlight;
        if (highlight) this.shown.push({ at: this.time.now(), keys: highlight.stops.map(keyOf) });
        else this.darkened.push(this.time.now());
      },
      chosen: (end) => {
        this.chosen.push(keyOf(end));
        this.onchosen(end);
      },
      gone: (end) => this.gone.push(keyOf(end)),
      dwelling: (dwelling) => {
        this.dwelling = dwelling;
      },
      state: (state) => this.states.push(state),
      ignored: () => {
        this.ignored += 1;
      },
      pressed: (began) => this.began.push(began),
      idled: () => {
        this.idled += 1;
        this.onidled();
      },
      acted: (act) => this.acts.push(act),
    });
  }

  /** What is highlighted, where it is one thing. */
  get lit(): string | undefined {
    const [stop] = this.highlight?.stops ?? [];
    return stop && keyOf(stop);
  }

  begin(offer: Offer): this {
    this.scanner.begin(offer);
    return this;
  }

  pass(milliseconds: number): this {
    this.time.pass(milliseconds);
    return this;
  }

  press(which = 1, milliseconds = 10): this {
    this.presses += 1;
    this.scanner.down(which);
    this.time.pass(milliseconds);
    this.scanner.up(which);
    this.#heardAgain = this.time.now() + this.settings.ignoreRepeat;
    return this;
  }

  /** Does what the mode asks for until an item is chosen. */
  reach(id: string): this {
    return this.#reach((stop) => itemsOf(stop).some((item) => item.id === id), `item:${id}`);
  }

  /** The same with a constant entry, of the cycle that one is in. */
  reachConstant(constant: Constant): this {
    return this.#reach((stop) => keyOf(stop) === constant, constant);
  }

  #reach(leads: (stop: Stop) => boolean, key: string): this {
    const wanted = (stop: Stop | undefined) => stop !== undefined && leads(stop);
    const before = this.chosen.length;
    for (let tries = 0; this.chosen.length === before; tries += 1) {
      if (tries > 500) throw new Error(`${key} cannot be reached`);
      this.#approach(wanted, key);
    }
    return this;
  }

  #approach(wanted: (stop: Stop | undefined) => boolean, key: string): void {
    const { mode, dwell } = this.settings;
    // Until the switch is heard again, nothing can be done.
    this.pass(Math.max(0, this.#heardAgain - this.time.now()));
    const [stop] = this.highlight?.stops ?? [];
    if (mode === "elimination") this.press(1 + (this.highlight?.stops.findIndex(wanted) ?? 0));
    else if (mode === "pointer") {
      this.scanner.point(key);
      this.pass(dwell);
    } else if (mode === "inverse") this.#hold(wanted);
    else if (mode === "dwell") {
      if (wanted(stop)) this.pass(dwellAfterPress(this.settings));
      else this.press();
    } else if (mode === "step") this.press(wanted(stop) ? 2 : 1);
    else if (wanted(stop)) this.press();
    else if (mode === "external") this.pass(400).scanner.next();
    else this.#untilMoved();
    if (mode === "overscan" && wanted(stop)) this.pass(this.settings.ignoreRepeat).press();
  }

  #untilMoved(): void {
    const before = this.shown.length;
    for (let waited = 0; this.shown.length === before && waited < 1000; waited += 1) this.pass(10);
  }

  #hold(wanted: (stop: Stop | undefined) => boolean): void {
    this.presses += 1;
    this.scanner.down(1);
    while (!wanted(this.highlight?.stops[0])) this.pass(10);
    this.scanner.up(1);
    this.#heardAgain = this.time.now() + this.settings.ignoreRepeat;
  }
}
