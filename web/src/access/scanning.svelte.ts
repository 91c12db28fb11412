import type { Timer } from "../protocol/asking";
import type { Highlight, State } from "../scan/course";
import type { Dwelling } from "../scan/dwell";
import { type Constant, type End, itemsOf, type Offer, type Stop, sameOffer } from "../scan/item";
import type { Act } from "../scan/log";
import { REST } from "../scan/modes/pointer";
import { Scanner } from "../scan/scanner";
import type { Settings } from "../scan/settings";
import type { Onward } from "../scan/walk";
import type { Habits } from "./habits";
import type { Opened } from "./opened.svelte";
import type { Way } from "./paging";
import { sectionAround } from "./sections";
import { press } from "./sending";
import { type Sheet, sheetFor } from "./sheets";
import { frameOf, offerOf, READ_ON, type Reading, readingItem, type Surface, surface } from "./surface";

/** What the page looks like twice, so long apart, is ready to be scanned. */
const SETTLING = 120;
/** Where nothing is scanned: what changes there, as pictures do, is not looked at. */
const UNSCANNED = "[data-scanning], [aria-hidden=true]";
/** Whatever decides what a list shows, but not what only shows more of that. */
const FINDS = "[role=search] :not([aria-expanded])";
/** So long it is told that a press was not counted. */
const NOTICED = 1200;

/** What the scan asks of whoever shows it. */
export interface ScanEars {
  menu(): Sheet;
  /** Something is highlighted: let it be heard, and say when it has been. */
  heard(stop: Stop, spoken: () => void): void;
  /** This has come into sight to be read: let it be heard, and say when it has been. */
  told(words: string, spoken: () => void): void;
  /** Whether what is read is heard too. */
  readonly aloud: boolean;
  pressed(began: number): void;
  acted(act: Act): void;
}

/** The scanner over the page: it offers what the page offers, and does what was chosen. */
export class Scanning {
  highlight: Highlight | null = $state.raw(null);
  state: State = $state("idle");
  dwelling: Dwelling | null = $state.raw(null);
  /** The group in which the scan goes on after a press. */
  inside: Stop | undefined = $state.raw();
  /** A press that has just come too soon to be counted. */
  ignored = $state(false);
  #noticed = () => {};
  /** What is scanned now, or would be by a press. */
  surface: Surface = $state.raw(surface());
  #scanner: Scanner;
  /** Where everything is or was that could be chosen since the scan began: it stays framed until the round ends. */
  readonly #seen = new Map<string, Element>();
  readonly #watch = new MutationObserver((changes) => this.#changed(changes));
  #looking: (() => void) | undefined;
  /** The player has done something: the scan begins when the page has become what it will be. */
  #settling = true;
  /** Where the last scan was. */
  #page = location.pathname;
  /** Something is searched: what is found is scanned first when that has been said. */
  #searched = false;
  /** One has just come to something to read, by this item; where it is not said what came into sight, all of it has. */
  #read: { readonly item: string; readonly words?: string } | undefined;
  /** Where one reads, and whether one has begun to. */
  #reading: (Reading & { readonly begun: boolean }) | undefined;

  constructor(
    private readonly timer: Timer,
    settings: Settings,
    private readonly habits: Habits,
    private readonly opened: Opened,
    private readonly ears: ScanEars,
  ) {
    this.#scanner = new Scanner(
      timer,
      settings,
      {
        highlight: (highlight) => this.#show(highlight),
        chosen: (end) => this.#choose(end),
        gone: () => {},
        dwelling: (dwelling) => {
          this.dwelling = dwelling;
        },
        state: (state) => {
          this.state = state;
          this.inside = this.#scanner.inside;
        },
        pressed: (began) => ears.pressed(began),
        ignored: () => this.#ignore(),
        idled: () => this.#wake(),
        acted: (act) => ears.acted(act),
      },
      opened.places,
    );
    this.#watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-offered", "disabled", "open", "aria-label", "hidden"],
    });
    this.#look();
  }

  end(): void {
    this.#watch.disconnect();
    this.#looking?.();
    this.#noticed();
    this.#scanner.stop();
  }

  down(which: number): void {
    this.#scanner.down(which);
  }

  up(which: number): void {
    this.#scanner.up(which);
  }

  next(by: Onward): void {
    this.#scanner.next(by);
  }

  /** The pointer is over this: where the player chooses by staying, it may be a target or the place to rest. */
  point(over: Element): void {
    const entry = over.closest<HTMLElement>("[data-constant]")?.dataset.constant;
    const target = this.surface.targets.find(({ element }) => frameOf(element).contains(over));
    this.#scanner.point(
      over.closest("[data-rest]") ? REST : (entry ?? (target ? `item:${target.item.id}` : null)),
    );
  }

  /** The element of an item, as the page is now. */
  element(id: string): Element | undefined {
    return this.surface.targets.find(({ item }) => item.id === id)?.element;
  }

  #framed(id: string): Element | undefined {
    const seen = this.#seen.get(id);
    return this.element(id) ?? (seen?.isConnected ? seen : undefined);
  }

  /** A stop as the page calls it now: what is framed may say more of itself, and the language may be another one. */
  asCalled(stop: Stop): Stop {
    if (stop.kind === "constant") return stop;
    if (stop.kind === "group") return { ...stop, stops: stop.stops.map((one) => this.asCalled(one)) };
    const now = this.surface.targets.find(({ item }) => item.id === stop.item.id);
    return now ? { kind: "item", item: now.item } : stop;
  }

  /** The elements that a stop stands for. */
  elements(stop: Stop): readonly Element[] {
    if (stop.kind === "constant") return [...document.querySelectorAll(`[data-constant=${stop.constant}]`)];
    const items = itemsOf(stop).flatMap(({ id }) => this.#framed(id) ?? []);
    // A part of an elimination may hold nothing but constant entries.
    return items.length === 0 && stop.kind === "group"
      ? stop.stops.flatMap((one) => this.elements(one))
      : items;
  }

  /** What is framed for a stop: its elements, of a card, a question or a section the whole. */
  frames(stop: Stop): readonly Element[] {
    if (stop.kind !== "group") return this.elements(stop).map(frameOf);
    const section = stop.unit && sectionAround(this.elements(stop));
    if (section) return [section];
    return itemsOf(stop).length
      ? stop.stops.flatMap((one) => (one.kind === "constant" ? [] : this.frames(one)))
      : this.elements(stop);
  }

  /** What is framed for everything else that can be chosen. */
  beside(stop: Stop): readonly Element[] {
    const own = this.elements(stop);
    const all = [
      ...this.surface.targets.map(({ element }) => element),
      ...document.querySelectorAll("[data-constant]"),
    ];
    return all.filter((element) => !own.includes(element)).map(frameOf);
  }

  /** Whether a stop leads through a text. */
  isReading(stop: Stop): boolean {
    const items = itemsOf(stop);
    return items.length > 0 && items.every(({ id }) => id === readingItem(1) || id === readingItem(-1));
  }

  /** Chooses a constant entry, as with the mouse. */
  command(constant: Constant): void {
    this.#scanner.stop();
    this.#choose({ kind: "constant", constant });
  }

  /** While nothing is asked, as when a computer thinks, or while help is worked out, a press leads to what can be done. */
  #wake(): void {
    const { targets, busy, asks } = this.surface;
    if (!asks || (busy && targets.some(({ item }) => item.move))) this.#begin();
  }

  /** That a press was not counted is seen for a while. */
  #ignore(): void {
    this.#noticed();
    this.ignored = true;
    this.#noticed = this.timer.after(NOTICED, () => {
      this.ignored = false;
    });
  }

  /** Reads on or back up, and goes on scanning there. Whoever hears it begins with what is in sight. */
  read(way: Way): void {
    this.#scanner.stop();
    this.#settling = true;
    this.returnToText();
    this.#read = { item: readingItem(way), words: this.#turn(way) };
    this.#look();
  }

  #turn(way: Way): string {
    const { paging } = this.surface;
    if (way === -1) return paging.go(way);
    if (this.ears.aloud && !this.#reading?.begun) return paging.words;
    return this.#reading?.place.on ? paging.go(way) : paging.restart();
  }

  /** Whoever comes back to reading finds it where it was. */
  returnToText(): void {
    if (this.#reading?.level === this.surface.level) this.#reading.place.back();
  }

  #show(highlight: Highlight | null): void {
    this.highlight = highlight;
    const [stop] = highlight?.stops ?? [];
    if (stop && !this.#read?.words) this.ears.heard(this.asCalled(stop), this.#spoken);
  }

  #spoken = () => this.#scanner.spoken();

  #choose(end: End): void {
    this.#settling = true;
    // What is there counts, not what was there when the scan began.
    this.surface = surface(this.#reading);
    if (end.kind === "item") {
      this.habits.chose(this.surface.kind, end.item.id);
      this.#do(this.element(end.item.id));
    } else if (end.constant === "menu") {
      // Whoever turns to the menu has done with what was chosen last.
      this.#scanner.forget();
      this.opened.sheet = this.ears.menu();
    } else if (end.constant === "undo") this.surface.undo?.click();
    else this.surface.back?.();
    this.#look();
  }

  #do(element: Element | undefined): void {
    if (!element) return;
    const sheet = sheetFor(element);
    this.#searched ||= element.matches(FINDS);
    if (sheet) this.opened.sheet = sheet;
    else if (element instanceof HTMLElement) element.click();
    else press(element, "Enter");
    if (leadsWithin(element)) this.#read = { item: READ_ON };
  }

  #changed(changes: readonly MutationRecord[]): void {
    const elsewhere = ({ target }: MutationRecord) =>
      !(target instanceof Element && target.closest(UNSCANNED));
    if (changes.some(elsewhere)) this.#look();
  }

  /** Looks at the page a moment later, once for all that changes meanwhile. */
  #look(): void {
    this.#looking ??= this.timer.after(SETTLING, () => {
      this.#looking = undefined;
      this.#see();
    });
  }

  #see(): void {
    const before = this.#offer();
    this.surface = surface(this.#reading);
    this.#remember();
    const offer = this.#offer();
    const { busy } = this.surface;
    if (!this.#settling && before.level === offer.level) this.#scanner.renew(offer);
    else if (!this.#settling || busy || !sameOffer(before, offer)) this.#await();
    else if (this.surface.asks) this.#begin();
  }

  /** Another question is asked, or will be: nothing is highlighted until it stands there. */
  #await(): void {
    if (!this.#settling) this.#scanner.stop();
    this.#settling = true;
    this.#look();
  }

  #begin(): void {
    this.#settling = false;
    if (this.#page !== location.pathname) this.#scanner.forget();
    this.#page = location.pathname;
    const { listed, level, paging } = this.surface;
    const first = this.#searched ? listed : undefined;
    if (listed !== undefined) this.#searched = false;
    this.#reading = { level, place: paging.place, begun: this.#read !== undefined };
    this.surface = surface(this.#reading);
    this.#seen.clear();
    this.#remember();
    const at = this.#readAt();
    const words = at && this.ears.aloud ? (this.#read?.words ?? paging.words) : "";
    this.#read = at === undefined ? undefined : { item: at, words };
    this.#scanner.begin({ ...this.#offer(), first, at, told: Boolean(words) });
    if (words) this.ears.told(words, this.#spoken);
    this.#read = undefined;
  }

  #remember(): void {
    for (const { item, element } of this.surface.targets) this.#seen.set(item.id, element);
  }

  /** The item at which one goes on reading: at the ends of a text just one way is left. */
  #readAt(): string | undefined {
    const read = this.#read;
    const offered = (id: string) => this.surface.targets.some(({ item }) => item.id === id);
    return read && [read.item, READ_ON].find(offered);
  }

  #offer(): Offer {
    return offerOf(this.surface, (kind) => this.habits.counts(kind));
  }
}

/** Whether something leads elsewhere on the same screen, as the contents of a book do. */
function leadsWithin(element: Element): boolean {
  return (
    element instanceof HTMLAnchorElement && element.hash !== "" && element.pathname === location.pathname
  );
}
