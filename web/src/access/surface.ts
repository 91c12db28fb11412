import type { Item, Offer } from "../scan/item";
import { t } from "../texts/texts.svelte";
import { choiceName, nameOf } from "./naming";
import { Paging, type Place, type Way } from "./paging";
import { questionOf, Sections, titleOf } from "./sections";
import { press } from "./sending";

/** Something of the page that can be chosen. */
export interface Target {
  readonly item: Item;
  readonly element: Element;
}

/** What of the page is scanned now: what lies on top, or the screen. */
export interface Surface {
  /** The question that is asked there. */
  readonly level: string;
  /** What kind of question it is: the same in every match of a game. */
  readonly kind: string;
  /** Whose turn it is at a table after what others did. */
  readonly turn: string | undefined;
  readonly targets: readonly Target[];
  /** Leaves it, where something is below. */
  readonly back: (() => void) | undefined;
  readonly undo: HTMLElement | undefined;
  /** The first of a list, such as the games that a search has found. */
  readonly listed: string | undefined;
  /** After each choice all of it is scanned again, as of a keyboard. */
  readonly afresh: boolean;
  /** Something that was asked for is under way. */
  readonly busy: boolean;
  /** It is there to be read. */
  readonly reading: boolean;
  /** How what is longer than the screen is read. */
  readonly paging: Paging;
  /** There is more than what can always be done: something is asked, or lies on top, or is to be read. */
  readonly asks: boolean;
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [data-offered]";
/** Of the menu, or of nothing that is scanned. */
const ELSEWHERE = "[data-scan]";
/** Not scanned one by one: what goes back, and what no switch can work with. */
const LEFT_OUT =
  "[data-back], [inert] *, [aria-hidden=true] *, :disabled, [type=file], [type=hidden], [type=radio]:checked";
/** Something that was asked for, or the screen itself, is still to come. */
const BUSY = "[aria-busy=true], [data-waiting]";
const CARD = "article";
/** What was asked for and is meant to be chosen next, such as the move that help has found. */
const ADVISED = "[data-advised]";
/** What nobody comes for: a greeting, and last of all what every screen has. */
const LATE = "[data-late] *";
const HELP = "[data-help]";
const PLACES = "[data-offered]";
/** A place that comes behind all others. */
const BEHIND = "[data-offered][data-late]";
const MOVES = `${PLACES}, [data-choice]`;

export function offerOf(
  { level, kind, turn, targets, back, undo, afresh }: Surface,
  countsOf: (kind: string) => ReadonlyMap<string, number>,
): Offer {
  const items = targets.map(({ item }) => item);
  return { level, turn, items, back: Boolean(back), undo: Boolean(undo), afresh, counts: countsOf(kind) };
}

/** Where one reads on a surface, however the highlight scrolls it meanwhile. */
export interface Reading {
  readonly level: string;
  readonly place: Place;
}

/** What the page offers now, to somebody who reads there. */
export function surface(kept?: Reading): Surface {
  const layer = topmost();
  const inLayer = layer.element !== document.querySelector("main");
  const undo = inLayer ? null : document.querySelector<HTMLElement>("[data-control=undo]:enabled");
  const game = document.querySelector<HTMLElement>("[data-game]")?.dataset.game;
  const asked = [layer.name, ...chosen()].join(" ");
  const reading = layer.element.matches("[data-reading], :has([data-reading])");
  const paging = new Paging(layer.element);
  const asking = targetsIn(layer.element);
  const level = `${location.pathname} ${asked}`;
  const place = kept?.level === level ? kept.place : paging.place;
  // While nothing is asked, as when a computer thinks, a press leads to the menu at once.
  const asks = asking.length > 0 || inLayer || reading;
  const readers = asks && paging.long ? readingTargets(place, reading ? "first" : "last") : [];
  const targets = [...asking, ...readers];
  return {
    level,
    kind: `${game ?? location.pathname} ${asked}`,
    turn: document.querySelector<HTMLElement>("[data-turn]")?.dataset.turn,
    targets,
    back: layer.leave,
    undo: undo ?? undefined,
    listed: targets.find(({ element }) => element.matches("[data-list] *"))?.item.id,
    afresh: layer.element.querySelector("[data-afresh]") !== null,
    busy: layer.element.querySelector(BUSY) !== null,
    reading,
    paging,
    asks: inLayer || targets.length > 0,
  };
}

/** The button of the bar by which one reads on, or back up. */
export function readingButton(way: Way): HTMLElement | null {
  return document.querySelector(`[data-reads="${way}"]`);
}

/** Reads on, and from the end from the beginning. */
export const READ_ON = "read:1";
const READ_UP = "read:-1";

export function readingItem(way: Way): string {
  return way === 1 ? READ_ON : READ_UP;
}

/** What leads through a text that is longer than the screen: before everything else where there is more to read than to choose. */
function readingTargets({ on, up }: Place, apart: "first" | "last"): readonly Target[] {
  const unit = { name: t("scanning-read") };
  const target = (way: Way, label: string): readonly Target[] => {
    const element = readingButton(way);
    return element ? [{ element, item: { id: readingItem(way), label, unit, apart } }] : [];
  };
  return [
    ...target(1, on ? t("scanning-read-on") : t("scanning-read-again")),
    ...(up ? target(-1, t("scanning-read-up")) : []),
  ];
}

/** What the menu of the scan holds: what can be done on the screen beside what is asked, and where one can go. */
export function menuOf(): { readonly here: readonly HTMLElement[]; readonly ways: readonly HTMLElement[] } {
  const ways = [...document.querySelectorAll<HTMLElement>("header > nav a, header > a[aria-label]")];
  const screen = [...document.querySelectorAll<HTMLElement>("[data-scan=menu] :is(a[href], button)")];
  const notices = [...document.querySelectorAll<HTMLElement>("[data-notices] button")];
  return { here: helpLast(different([...screen.filter(isShown), ...notices])), ways: different(ways) };
}

/** Those that can be chosen, each name once. */
function different(controls: readonly HTMLElement[]): readonly HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const one of controls)
    if (!one.matches(":disabled") && !found.has(choiceName(one))) found.set(choiceName(one), one);
  return [...found.values()];
}

interface Layer {
  readonly element: Element;
  readonly name: string;
  readonly leave: (() => void) | undefined;
}

function topmost(): Layer {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (dialog)
    return { element: dialog, name: nameOf(dialog), leave: wayBack(dialog) ?? (() => dialog.close()) };
  const popup = [...document.querySelectorAll("[role=menu], [data-layer]")].filter(isShown).at(-1);
  if (popup) return { element: popup, name: nameOf(popup), leave: () => press(popup, "Escape") };
  const main = document.querySelector("main") ?? document.body;
  return { element: main, name: "", leave: wayBack(main) };
}

function wayBack(layer: Element): (() => void) | undefined {
  const button = [...layer.querySelectorAll<HTMLElement>("[data-back]")].find(isShown);
  return button && (() => button.click());
}

function targetsIn(layer: Element): readonly Target[] {
  const controls = [...layer.querySelectorAll(CONTROLS)].filter(
    (one) => !one.matches(LEFT_OUT) && !isElsewhere(one, layer) && isHere(one) && isShown(one),
  );
  const advised = controls.filter((one) => one.matches(ADVISED));
  const others = controls.filter((one) => !isPlace(one) && !one.matches(ADVISED));
  // What help says comes first; then a board is asked about, and what else can be done follows.
  const ordered = [...advised, ...controls.filter(isPlace), ...helpLast(actingFirst(others))];
  const asksForMove = controls.some((one) => one.matches(MOVES));
  const known: Known = {
    ids: new Map(),
    sections: asksForMove ? undefined : new Sections(layer),
    asked: answers(controls),
  };
  let row = 0;
  let before: Element | undefined;
  return ordered.map((element) => {
    if (before && !sameRow(before, element)) row += 1;
    before = element;
    return { element, item: itemOf(element, row, known) };
  });
}

/** Controls in their order; but on a card what acts at once comes before what leads to another screen. */
function actingFirst(controls: readonly Element[]): readonly Element[] {
  const cards = new Map<Element, Element[]>();
  for (const control of controls) {
    const card = control.closest(CARD) ?? control;
    cards.set(card, [...(cards.get(card) ?? []), control]);
  }
  const leads = (control: Element) => Number(control.localName === "a");
  return [...cards.values()].flatMap((parts) => parts.sort((one, other) => leads(one) - leads(other)));
}

function helpLast<Control extends Element>(controls: readonly Control[]): readonly Control[] {
  const rank = (control: Control) => (control.matches(HELP) ? 2 : Number(control.matches(LATE)));
  return [...controls].sort((one, other) => rank(one) - rank(other));
}

/** How many answers can be given to each question. */
function answers(controls: readonly Element[]): ReadonlyMap<Element, number> {
  const found = new Map<Element, number>();
  for (const question of controls.map(questionOf))
    if (question) found.set(question, (found.get(question) ?? 0) + 1);
  return found;
}

/** What is known of all controls: how often each id was met so far, the parts of the page, the questions. */
interface Known {
  readonly ids: Map<string, number>;
  /** None where a move is asked for: its choices are grouped so that they are reached soonest. */
  readonly sections: Sections | undefined;
  readonly asked: ReadonlyMap<Element, number>;
}

function itemOf(element: Element, row: number, { ids, sections, asked }: Known): Item {
  // That it can be chosen is known of everything that is scanned.
  const label = choiceName(element).replace(`, ${t("table-can-be-chosen")}`, "");
  const place = element.getAttribute("data-place");
  const { left, top, width, height } = frameOf(element).getBoundingClientRect();
  const unit = sections?.unitOf(element);
  // What a choice is called may come to tell more of it.
  const same = element.getAttribute("data-choice") ?? label;
  const question = questionOf(element);
  // The only answer that is left is chosen without its question.
  const named = question && asked.get(question) === 1 ? `${titleOf(question)}: ${label}` : label;
  return {
    id: single(place === null ? [element.localName, unit?.name, same].join(":") : `place:${place}`, ids),
    label: isSwitch(element) ? `${named}: ${t(element.checked ? "spoken-on" : "spoken-off")}` : named,
    ...(place === null
      ? {}
      : { short: [place, element.getAttribute("data-offered")].filter(Boolean).join(", ") }),
    ...(unit ? { unit, group: unit.name } : {}),
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
    row,
    move: element.matches(MOVES),
    ...(element.matches(BEHIND) ? { apart: "last" as const } : {}),
    ...(element.matches(ADVISED) ? { apart: "first" as const } : {}),
  };
}

/** The same words twice are told apart by their number. */
function single(id: string, ids: Map<string, number>): string {
  const number = (ids.get(id) ?? 0) + 1;
  ids.set(id, number);
  return number === 1 ? id : `${id}#${number}`;
}

/** What is framed for a control: with its words, where it has some beside it. */
export function frameOf(element: Element): Element {
  const worded =
    element.closest("[data-field]") ?? (element.matches("input") ? element.closest("label") : null);
  return worded ?? element;
}

function sameRow(one: Element, other: Element): boolean {
  if (isPlace(one) || isPlace(other)) return one.parentElement === other.parentElement;
  const [a, b] = [frameOf(one).getBoundingClientRect(), frameOf(other).getBoundingClientRect()];
  return b.left >= a.left && Math.abs(a.top + a.height / 2 - b.top - b.height / 2) < 8;
}

/** What a press turns on or off. */
function isSwitch(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === "checkbox";
}

function isPlace(element: Element): boolean {
  return element.matches(PLACES);
}

/** A dialog may lie in something that is of the menu, and is scanned all the same. */
function isElsewhere(element: Element, layer: Element): boolean {
  const around = element.parentElement?.closest(ELSEWHERE);
  return Boolean(around && layer.contains(around));
}

/** A link that leads out of the game library cannot be scanned back. */
function isHere(element: Element): boolean {
  return !(element instanceof HTMLAnchorElement) || element.origin === location.origin;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
}

/** The places chosen so far of the move in the making: with each of them something else is asked. */
function chosen(): readonly string[] {
  return [...document.querySelectorAll("[data-chosen]")].map((one) => one.getAttribute("data-place") ?? "");
}
