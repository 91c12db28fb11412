import type { Unit } from "../scan/item";
import { labelOf, nameOf } from "./naming";

/** A question with its answers. */
const QUESTIONS = "fieldset, [role=radiogroup]";
const LISTS = "[data-list]";
/** What belongs together on a page. A part that holds a list is no stop, as the groups of the list are. */
const SECTIONS = `${QUESTIONS}, article, [role=group], [role=toolbar], [role=search], section:not(:has(${LISTS})), ${LISTS}`;

/** The parts of a page, each of them found once. */
export class Sections {
  readonly #units = new Map<Element, Unit | undefined>();

  constructor(private readonly layer: Element) {}

  /** The smallest part with a name, or the list, in which this is. */
  unitOf(element: Element): Unit | undefined {
    const around = aroundOf(element);
    if (!around || around === this.layer || !this.layer.contains(around)) return undefined;
    if (!this.#units.has(around)) this.#units.set(around, this.#unit(around));
    return this.#units.get(around);
  }

  #unit(around: Element): Unit | undefined {
    const within = this.unitOf(around);
    const list = around.matches(LISTS);
    const name = list ? "" : titleOf(around);
    const listed = within?.list ? listedIn(around) : undefined;
    const about = { ...(list ? { list } : {}), ...(listed ? { listed } : {}), ...(within ? { within } : {}) };
    return list || name ? { name, ...about } : within;
  }
}

/** Which of how many this is, or is in, of the list around it. */
function listedIn(part: Element): Unit["listed"] {
  const all = [...(part.parentElement?.closest(LISTS)?.children ?? [])];
  return { number: all.findIndex((one) => one.contains(part)) + 1, of: all.length };
}

/** The smallest part of the page that holds all of these. */
export function sectionAround(elements: readonly Element[]): Element | undefined {
  let around = elements[0] && aroundOf(elements[0]);
  while (around && !elements.every((one) => around?.contains(one))) around = aroundOf(around);
  return around ?? undefined;
}

/** What a part of the page is called: by its label, or by its own heading; of one without it nothing is known. */
export function titleOf(around: Element): string {
  const heading = [...around.querySelectorAll("legend, h2, h3")].find((one) => aroundOf(one) === around);
  return labelOf(around) ?? (heading ? nameOf(heading) : "");
}

/** The question to which this is an answer. */
export function questionOf(element: Element): Element | null {
  return element.matches("[type=radio]") ? element.closest(QUESTIONS) : null;
}

function aroundOf(element: Element): Element | null {
  return element.parentElement?.closest(SECTIONS) ?? null;
}
