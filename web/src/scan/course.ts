import type { Timer } from "../protocol/asking";
import { Dwell, type Dwelling } from "./dwell";
import {
  type Constant,
  constantsOf,
  type End,
  endOf,
  type Item,
  itemsOf,
  keyOf,
  type Offer,
  offers,
  type Stop,
  sameOffer,
  stopOf,
} from "./item";
import type { Act } from "./log";
import type { Mode, Stage } from "./modes/mode";
import { MODES } from "./modes/modes";
import { Pace } from "./pace";
import { quickest, type Settings } from "./settings";
import { cyclesOf } from "./tree";
import {
  cycleOf,
  entered,
  here,
  left,
  moved,
  type Onward,
  pathOf,
  skipped,
  standing,
  stopAt,
  type Walk,
  walkTo,
} from "./walk";

/** How the scan is: nothing to scan, waiting for a press, going on, held by a switch that is down, or resting. */
export type State = "idle" | "waiting" | "running" | "held" | "resting";

export interface Highlight {
  /** One stop; in elimination one for each switch. */
  readonly stops: readonly Stop[];
  /** Into how many groups one has gone. */
  readonly depth: number;
  /** What cannot be chosen without going back. */
  readonly out: readonly Item[];
}

/** Whoever is told what the scan does. */
export interface Ears {
  highlight(highlight: Highlight | null): void;
  /** The scan is idle then, until it is told what is offered next. */
  chosen(end: End): void;
  /** It was taken, but is no longer possible. */
  gone(end: End): void;
  dwelling(dwelling: Dwelling | null): void;
  state(state: State): void;
  /** A press counts; the switch went down then. */
  pressed(began: number): void;
  /** A press came too soon after the one before, and does nothing. */
  ignored(): void;
  /** A press took effect while nothing was offered. */
  idled(): void;
  acted(act: Act): void;
}

/** Nothing that is told is longer, in milliseconds: who tells it may forget to say that it was told. */
const LONGEST_TOLD = 180_000;

/** What was chosen last, by the level of its offer, and after it what else is an answer to the same question. */
export type Places = Map<string, readonly string[]>;

/** The way of the highlight through what is offered. A mode moves it; here is decided what becomes of that. */
export class Course implements Stage {
  readonly mode: Mode;
  readonly pace: Pace;
  readonly #dwell: Dwell;
  #offer: Offer | undefined;
  /** What is offered since something happened elsewhere. */
  #news: Offer | undefined;
  #walk: Walk = [cycleOf([])];
  #out: readonly Item[] = [];
  #lit = false;
  #litAt = Number.NEGATIVE_INFINITY;
  #resting = false;
  /** The loops are over: it goes on by a press, or with what is new. */
  #asleep = false;
  #state: State = "idle";
  #steps = 0;
  #presses = 0;
  /** What is said with the next highlight is heard to its end. */
  #told = false;

  constructor(
    private readonly timer: Timer,
    readonly settings: Settings,
    private readonly ears: Ears,
    private readonly places: Places,
  ) {
    this.pace = new Pace(timer);
    this.#dwell = new Dwell(timer, (dwelling) => ears.dwelling(dwelling));
    this.mode = MODES[settings.mode](this);
  }

  get running(): boolean {
    return this.#offer !== undefined;
  }

  get stops(): readonly Stop[] {
    return this.running ? here(this.#walk).stops : [];
  }

  get at(): number {
    return here(this.#walk).at;
  }

  /** The group that one is in; none in the topmost cycle. */
  get inside(): Stop | undefined {
    return this.#walk.length > 1 ? stopAt(left(this.#walk)) : undefined;
  }

  get lit(): boolean {
    return this.#lit;
  }

  /** How long nothing has been highlighted anew, in milliseconds. */
  get litFor(): number {
    return this.timer.now() - this.#litAt;
  }

  /** The single possible move makes itself so soon that another highlight before it would flash. */
  get closing(): boolean {
    return this.#dwell.forcedIn < quickest(this.settings);
  }

  begin(offer: Offer): void {
    this.#darken();
    this.#asleep = false;
    this.#offer = offer;
    this.#news = undefined;
    this.#steps = 0;
    this.#presses = 0;
    this.#told = offer.told ?? false;
    const top = cyclesOf(offer, this.settings);
    this.#walk = this.#foundPlace(offer, top) ?? this.#keptPlace(offer, top) ?? [cycleOf(top)];
    this.#note("began", offer.level ?? "");
    this.#go(!offer.back);
    this.#force(offer);
  }

  renew(offer: Offer): void {
    if (this.#offer && sameOffer(this.#offer, offer)) this.#news = undefined;
    else if (this.running && !this.#asleep && (this.#lit || this.#walk.length > 1)) this.#news = offer;
    else this.begin(offer);
  }

  /** The player has gone elsewhere: no place is kept. */
  forget(): void {
    this.places.clear();
  }

  end(): void {
    this.#offer = undefined;
    this.#news = undefined;
    this.#darken();
    this.#tell("idle");
  }

  show(at = this.at): void {
    this.#walk = standing(this.#walk, at);
    this.#light([stopAt(this.#walk)]);
  }

  showAll(): void {
    this.#light(this.stops);
  }

  poise(): void {
    this.#darken();
    if (this.#news && this.#walk.length === 1) this.begin(this.#news);
    else this.#tell(this.running ? "waiting" : "idle");
  }

  step(by: 1 | -1): boolean {
    const walk = moved(this.#walk, by);
    const round = by === 1 && here(walk).at === 0;
    if (round && this.#news && walk.length === 1) {
      this.begin(this.#news);
      return false;
    }
    this.#walk = walk;
    this.show();
    return true;
  }

  onward(by: Onward): boolean {
    if (by === "stop") return this.step(1);
    const at = skipped(this.stops, this.at, by);
    if (by === "row" && at <= this.at && this.#news && this.#walk.length === 1) {
      this.begin(this.#news);
      return false;
    }
    this.show(at);
    return true;
  }

  loop(): boolean {
    if (this.closing) return true;
    const { at, loops } = here(moved(this.#walk, 1));
    if (at > 0 || this.settings.loops === 0 || loops < this.settings.loops) return this.step(1);
    this.#loopsOver();
    return false;
  }

  take(at = this.at): void {
    this.#walk = standing(this.#walk, at);
    const stop = stopAt(this.#walk);
    if (stop.kind === "group") {
      this.#note("entered", keyOf(stop));
      this.#walk = entered(this.#walk, stop.stops);
      this.#go(false);
    } else if (stop.kind === "constant" && stop.constant === "back") this.back();
    else this.#choose(stop);
  }

  stay(stop: Stop | null, lasts: number, act = () => this.take()): void {
    this.#dwell.start(stop, lasts, act);
  }

  leave(): void {
    this.#dwell.stop();
  }

  rest(resting: boolean): void {
    this.#resting = resting;
    this.#tell(this.running ? "waiting" : "idle");
  }

  /** Out of the group that one is in, or to whatever is above what is offered. False where nothing is. */
  back(): boolean {
    if (this.#walk.length === 1) return this.command("back");
    this.#note("left", "back");
    this.#walk = left(this.#walk);
    this.#go(false);
    return true;
  }

  /** Chooses a constant entry from wherever one is. False where it is not offered. */
  command(constant: Constant): boolean {
    if (!this.#offer || !constantsOf(this.#offer).includes(constant)) return false;
    this.#choose(endOf(constant));
    return true;
  }

  /** A switch is down: the highlight stays, and waiting takes nothing. */
  hold(): void {
    this.#dwell.stop();
    if (this.settings.actOn !== "press" || this.settings.mode === "inverse") return;
    this.pace.hold();
    if (this.#lit) this.#tell("held");
  }

  /** It goes on from there. */
  letGo(): void {
    this.pace.go();
    if (this.#state === "held") this.#tell("running");
  }

  pressed(): void {
    this.#presses += 1;
  }

  #go(fresh: boolean): void {
    const inside = new Set(this.stops.flatMap(itemsOf));
    this.#out = this.#offer?.items.filter((item) => !inside.has(item)) ?? [];
    this.#dwell.stop();
    this.mode.begin(fresh);
  }

  #foundPlace({ first, at }: Offer, top: readonly Stop[]): Walk | undefined {
    if (this.settings.mode === "elimination") return undefined;
    if (at !== undefined) return walkTo(top, at);
    return first === undefined ? undefined : walkTo(top, first)?.slice(0, 1);
  }

  #keptPlace(offer: Offer, top: readonly Stop[]): Walk | undefined {
    const { after, mode } = this.settings;
    if (after === "first" || mode === "elimination") return undefined;
    const [chosen, ...kin] = this.places.get(placeOf(offer)) ?? [];
    const again = chosen === undefined ? undefined : walkTo(top, chosen);
    if (again) return again;
    for (const id of kin) {
      const walk = walkTo(top, id);
      // The question as a whole: another press must not answer it anew.
      if (walk) return walk.length > 1 ? walk.slice(0, -1) : walk;
    }
    return undefined;
  }

  /** A single possible move is made by itself, where the player wishes that; what it is can be seen and heard first. */
  #force({ items }: Offer): void {
    const [only, other] = items.filter(({ move }) => move);
    if (!only || other || this.settings.forced === 0) return;
    if (!this.#lit) this.show();
    const lasts = Math.max(this.settings.forced, quickest(this.settings));
    this.#dwell.start(stopOf(only), lasts, () => this.#choose(stopOf(only)), true);
  }

  #loopsOver(): void {
    const { afterLoops } = this.settings;
    if (afterLoops === "up" && this.#walk.length > 1) {
      this.back();
      return;
    }
    if (this.#news) this.begin(this.#news);
    else if (afterLoops === "restart") this.#restart();
    else this.#sleep();
  }

  #restart(): void {
    this.#walk = this.#walk.slice(0, 1).map(({ stops }) => cycleOf(stops));
    this.#go(false);
  }

  /** The press that wakes it finds it in the same group. */
  #sleep(): void {
    this.#walk = [...this.#walk.slice(0, -1), cycleOf(this.stops)];
    this.poise();
    this.#asleep = true;
  }

  #choose(end: End): void {
    const news = this.#news;
    if (news && !offers(news, end)) {
      this.ears.gone(end);
      this.begin(news);
      return;
    }
    this.#note("chose", keyOf(end));
    if (end.kind === "item" && this.#offer && !this.#offer.afresh)
      this.places.set(placeOf(this.#offer), this.#kin(end.item));
    // What was taken back may have been chosen anywhere.
    if (end.kind === "constant" && end.constant === "undo") this.places.clear();
    this.end();
    this.ears.chosen(end);
  }

  /** An item, and those of the same unit: one that is set, such as an answer, may not be offered again. */
  #kin({ id, unit }: Item): readonly string[] {
    const others = unit ? (this.#offer?.items ?? []).filter((one) => one.unit?.name === unit.name) : [];
    return [id, ...others.map((one) => one.id)];
  }

  #light(stops: readonly Stop[]): void {
    this.#lit = true;
    this.#asleep = false;
    this.#litAt = this.timer.now();
    this.#steps += 1;
    this.#tell("running");
    const { audio, speechEnd, longestSpeech } = this.settings;
    if (this.#told) this.pace.speak(LONGEST_TOLD);
    else if (audio === "speak" && speechEnd === "stretch") this.pace.speak(longestSpeech);
    else this.pace.hush();
    this.#told = false;
    this.ears.highlight({ stops, depth: this.#walk.length - 1, out: this.#out });
  }

  #darken(): void {
    this.pace.stop();
    this.#dwell.stop();
    if (!this.#lit) return;
    this.#lit = false;
    this.ears.highlight(null);
  }

  #tell(state: State): void {
    const told = this.#resting ? "resting" : state;
    if (told === this.#state) return;
    this.#state = told;
    this.ears.state(told);
  }

  #note(kind: Act["kind"], key: string): void {
    this.ears.acted({
      kind,
      at: this.timer.now(),
      level: this.#offer?.level ?? "",
      key,
      path: pathOf(this.#walk),
      of: here(this.#walk).stops.length,
      steps: this.#steps,
      presses: this.#presses,
    });
  }
}

function placeOf({ level = "", turn = "" }: Offer): string {
  return `${level} ${turn}`;
}
