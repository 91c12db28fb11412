import type { Item, Offer, Unit } from "../scan/item";
import { t } from "../texts/texts.svelte";
import { groupOf, nameOf, titleOf } from "./naming";
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
  readonly targets: readonly Target[];
  /** Leaves it, where something is below. */
  readonly back: (() => void) | undefined;
  readonly undo: HTMLElement | undefined;
  /** Something that was asked for is under way. */
  readonly busy: boolean;
  /** It is there to be read. */
  readonly reading: boolean;
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [data-offered]";
/** Not scanned one by one: what the menu holds, what goes back, and what no switch can work with. */
const LEFT_OUT =
  "[data-scan] *, [data-back], [inert] *, [aria-hidden=true] *, :disabled, [type=file], [type=hidden], [type=radio]:checked";
/** Something of several controls that is one stop, such as a card. */
const TOGETHER = "[data-together]";
/** What was asked for and is meant to be chosen next, such as the move that help has found. */
const ADVISED = "[data-advised]";
const PLACES = "[data-offered]";
const MOVES = `${PLACES}, [data-choice]`;

export function offerOf(
  { level, kind, targets, back, undo }: Surface,
  countsOf: (kind: string) => ReadonlyMap<string, number>,
): Offer {
  const items = targets.map(({ item }) => item);
  return { level, items, back: Boolean(back), undo: Boolean(undo), counts: countsOf(kind) };
}

/** What the page offers now. */
export function surface(): Surface {
  const layer = topmost();
  const inLayer = layer.element !== document.querySelector("main");
  const undo = inLayer ? null : document.querySelector<HTMLElement>("[data-control=undo]:enabled");
  const game = document.querySelector<HTMLElement>("[data-game]")?.dataset.game;
  const asked = [layer.name, ...chosen()].join(" ");
  return {
    level: `${location.pathname} ${asked}`,
    kind: `${game ?? location.pathname} ${asked}`,
    targets: targetsIn(layer.element),
    back: layer.leave,
    undo: undo ?? undefined,
    busy: layer.element.querySelector("[aria-busy=true]") !== null,
    reading: layer.element.querySelector("[data-reading]") !== null,
  };
}

/** What the menu of the scan holds: where one can go, and what can be done on the screen beside what is asked. */
export function menuOf(): readonly HTMLElement[] {
  const ways = [...document.querySelectorAll<HTMLElement>("header > nav a, header > a[aria-label]")];
  const screen = [...document.querySelectorAll<HTMLElement>("[data-scan=menu] :is(a[href], button)")];
  const notices = [...document.querySelectorAll<HTMLElement>("[data-notices] button")];
  const found = new Map<string, HTMLElement>();
  for (const one of [...screen.filter(isShown), ...notices, ...ways])
    if (!one.matches(":disabled") && !found.has(nameOf(one))) found.set(nameOf(one), one);
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
    (one) => !one.matches(LEFT_OUT) && isHere(one) && isShown(one),
  );
  const advised = controls.filter((one) => one.matches(ADVISED));
  const others = controls.filter((one) => !isPlace(one) && !one.matches(ADVISED));
  // What help says comes first; then a board is asked about, and what else can be done follows.
  const ordered = [...advised, ...controls.filter(isPlace), ...actingFirst(others)];
  const known: Known = { ids: new Map(), units: new Map() };
  let row = 0;
  let before: Element | undefined;
  return ordered.map((element) => {
    if (before && !sameRow(before, element)) row += 1;
    before = element;
    return { element, item: itemOf(element, row, known) };
  });
}

/** Controls in their order; but in a unit what acts at once comes before what leads to another screen. */
function actingFirst(controls: readonly Element[]): readonly Element[] {
  const units = new Map<Element, Element[]>();
  for (const control of controls) {
    const unit = unitAround(control);
    units.set(unit, [...(units.get(unit) ?? []), control]);
  }
  const leads = (control: Element) => Number(control.localName === "a");
  return [...units.values()].flatMap((parts) => parts.sort((one, other) => leads(one) - leads(other)));
}

/** What was met so far: how often each id, and which units. */
interface Known {
  readonly ids: Map<string, number>;
  readonly units: Map<Element, Unit>;
}

function itemOf(element: Element, row: number, { ids, units }: Known): Item {
  // That it can be chosen is known of everything that is scanned.
  const label = nameOf(element).replace(`, ${t("table-can-be-chosen")}`, "");
  const place = element.getAttribute("data-place");
  const { left, top, width, height } = frameOf(element).getBoundingClientRect();
  const group = place === null ? groupOf(element) : undefined;
  const unit = unitOf(element, units);
  return {
    id: single(place === null ? `${element.localName}:${label}` : `place:${place}`, ids),
    label,
    ...(place === null ? {} : { short: place }),
    ...(group === undefined ? {} : { group }),
    ...(unit ? { unit } : {}),
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
    row,
    move: element.matches(MOVES),
  };
}

function unitOf(element: Element, units: Map<Element, Unit>): Unit | undefined {
  const around = unitAround(element);
  if (around === element) return undefined;
  const unit = units.get(around) ?? { name: titleOf(around) };
  units.set(around, unit);
  return unit;
}

/** The same words twice are told apart by their number. */
function single(id: string, ids: Map<string, number>): string {
  const number = (ids.get(id) ?? 0) + 1;
  ids.set(id, number);
  return number === 1 ? id : `${id}#${number}`;
}

/** What is framed for a control: a small one is shown with its words. */
export function frameOf(element: Element): Element {
  return element.matches("input") ? (element.closest("label") ?? element) : element;
}

/** The unit of which this is a part, or the control itself. */
export function unitAround(element: Element): Element {
  return element.closest(TOGETHER) ?? element;
}

function sameRow(one: Element, other: Element): boolean {
  if (isPlace(one) || isPlace(other)) return one.parentElement === other.parentElement;
  const [a, b] = [frameOf(one).getBoundingClientRect(), frameOf(other).getBoundingClientRect()];
  return b.left >= a.left && Math.abs(a.top + a.height / 2 - b.top - b.height / 2) < 8;
}

function isPlace(element: Element): boolean {
  return element.matches(PLACES);
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
