import { nameOf } from "./naming";

/** On, or back up. */
export type Way = 1 | -1;

/** What lies nearer to the top of the window lies under its band. */
export const BAND = 72;
/** So many pixels may be out of sight without anything to read in them. */
const LITTLE = 8;
/** So much of what was last seen is seen again, where a page does not begin with a paragraph. */
const OVERLAP = 48;
/** A page is at least such a part of what is seen at once, even if it does not begin with a paragraph then. */
const SHORTEST = 1 / 3;
const SCROLLING = "dialog, div, section, pre, ol, ul";
const HEADINGS = "h1, h2, h3, h4";
/** What is read in one breath. */
const BLOCKS = `${HEADINGS}, p, li, dt, dd, tr, pre, legend, label, summary, figcaption`;

/** Nobody reads it here: it is not seen, or leads elsewhere. */
const UNREAD = "[aria-hidden=true] *, .only-read, .only-read *, nav *";
/** What may lie over the bottom of the window. */
const COVERS = "[data-scanning] .bar, header > nav";

/** From where to where something is seen, in pixels of the window. */
interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Where something is read: what can be done there, and the way back to it. */
export interface Place {
  readonly on: boolean;
  readonly up: boolean;
  readonly back: () => void;
}

/** What of a layer of the page can be read by going on and back: all that can be scrolled there, the page before what is in it. */
export class Paging {
  readonly #areas: readonly Element[];

  constructor(private readonly layer: Element) {
    this.#areas = areasIn(layer);
  }

  /** Whether something is out of sight. */
  get long(): boolean {
    return this.#areas.length > 0;
  }

  /** A page on or back up. Returns what came into sight, in words. */
  go(way: Way): string {
    const before = new Set(this.#seen());
    const area = this.#next(way);
    area?.scrollBy({ top: way * this.#page(area, way), behavior: "instant" });
    return wordsOf(this.#seen().filter((block) => !before.has(block)));
  }

  /** To the beginning of everything. Returns what is in sight there, in words. */
  restart(): string {
    for (const area of this.#areas) area.scrollTo({ top: 0, behavior: "instant" });
    return this.words;
  }

  /** What is in sight, in words. */
  get words(): string {
    return wordsOf(this.#seen());
  }

  /** Where it is read now. */
  get place(): Place {
    const tops = this.#areas.map((area) => [area, area.scrollTop] as const);
    const back = () => {
      for (const [area, top] of tops) area.scrollTo({ top, behavior: "instant" });
    };
    return { on: this.#next(1) !== undefined, up: this.#next(-1) !== undefined, back };
  }

  /** What is in sight within the page is read before the rest of the page, and on the way up after it. */
  #next(way: Way): Element | undefined {
    const [page, ...within] = this.#areas.filter((area) => roomIn(area, way) && isInSight(area));
    return (way === 1 ? within[0] : within.at(-1)) ?? page;
  }

  /** How far a page reaches: to the first paragraph that is not seen whole, or its heading, so that the next begins there. */
  #page(area: Element, way: Way): number {
    const { top, bottom } = bandOf(area);
    const whole = bottom - top - OVERLAP;
    if (way === -1) return whole;
    const blocks = this.#blocks().filter((block) => this.#around(block).at(-1) === area);
    const begins = blocks.flatMap((block, at) => {
      if (block.getBoundingClientRect().bottom <= bottom + 1) return [];
      const before = blocks[at - 1];
      const from = (before?.matches(HEADINGS) ? before : block).getBoundingClientRect().top;
      return from > top + LITTLE ? [from - top - LITTLE] : [];
    });
    const by = Math.min(whole, ...begins);
    return by < (bottom - top) * SHORTEST ? whole : by;
  }

  /** What is seen whole. */
  #seen(): readonly Element[] {
    return this.#blocks().filter((block) => {
      const box = block.getBoundingClientRect();
      const bands = this.#around(block).map(bandOf);
      return (
        bands.length > 0 && bands.every(({ top, bottom }) => box.top >= top - 1 && box.bottom <= bottom + 1)
      );
    });
  }

  #blocks(): readonly Element[] {
    return [...this.layer.querySelectorAll(BLOCKS)].filter(
      (one) => !one.querySelector(BLOCKS) && !one.matches(UNREAD) && isShown(one),
    );
  }

  #around(block: Element): readonly Element[] {
    return this.#areas.filter((area) => area.contains(block));
  }
}

function areasIn(layer: Element): readonly Element[] {
  const page = layer.matches("main, body") ? document.scrollingElement : layer;
  return [...(page ? [page] : []), ...layer.querySelectorAll(SCROLLING)].filter(
    (one) => one.scrollHeight - one.clientHeight > LITTLE && scrolls(one) && isShown(one),
  );
}

function scrolls(element: Element): boolean {
  return element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;
}

function roomIn(area: Element, way: Way): boolean {
  const { scrollTop, scrollHeight, clientHeight } = area;
  return (way === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop) > 1;
}

/** Where something of an area is seen: below the band of the window and above what lies over its bottom. */
function bandOf(area: Element): Band {
  const covers = [...document.querySelectorAll(COVERS)].map((one) => one.getBoundingClientRect().top);
  const bottom = Math.min(innerHeight, ...covers.filter((top) => top > innerHeight / 2));
  if (area === document.scrollingElement) return { top: BAND, bottom };
  const box = area.getBoundingClientRect();
  return { top: Math.max(0, box.top), bottom: Math.min(bottom, box.bottom) };
}

/** Whether at least half of what could be seen of it at once is seen. */
function isInSight(area: Element): boolean {
  const { top, bottom } = bandOf(area);
  return bottom - top > Math.min(area.clientHeight, innerHeight) / 2;
}

function wordsOf(blocks: readonly Element[]): string {
  return blocks.map(nameOf).filter(Boolean).map(sentence).join(" ");
}

/** What ends without a sign is heard as a sentence all the same. */
function sentence(words: string): string {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}
