import { BACK, liesOpen, placeOf, thingsOf } from "../match/zones";
import type { PieceState, ZoneState } from "../protocol/messages";

/** What is drawn of a zone at one place: a thing, a heap of them, or the empty place of the zone itself. */
export interface Slot {
  /** The place that a click on it means. */
  readonly place: string;
  /** The places whose marks it bears. */
  readonly places: readonly string[];
  /** What is seen; nothing where the zone is empty. */
  readonly thing?: PieceState;
  /** How many lie there on each other. */
  readonly height: number;
}

/** Whether a zone is held or lies so that nobody here sees anything of it but how much it is. */
export function isClosed(zone: ZoneState): boolean {
  return thingsOf(zone).every(({ covered }) => covered);
}

/**
 * What is drawn of a zone. A heap is one place, and so is a hand of which only backs are seen, unless several of its things
 * can be chosen: then it is spread out. So is a trick, in which it matters who played what. Where the zone itself can be
 * chosen, the backs that lie beside what is seen are a heap: it means any of them.
 */
export function slotsOf(zone: ZoneState, offered: ReadonlySet<string>): { spread: boolean; slots: Slot[] } {
  const things = thingsOf(zone);
  const places = things.map((_, at) => placeOf(zone, at + 1));
  const choosable = places.filter((place) => offered.has(place));
  const held = zone.kind === "hand" && !(isClosed(zone) && zone.form !== "die");
  const spread = held || liesOpen(zone) || choosable.length > (zone.kind === "hand" ? 0 : 1);
  const own = { place: zone.place, places: [zone.place], height: 0 };
  if (!spread && things.length > 0) {
    const [only = zone.place] = offered.has(zone.place) ? [] : choosable;
    const thing = things.at(-1) ?? BACK;
    return {
      spread,
      slots: [{ place: only, places: [zone.place, ...places], thing, height: things.length }],
    };
  }
  const slots = things.map((thing, at) => {
    const place = places[at] ?? "";
    return { place, places: [place], thing, height: 1 };
  });
  if (things.length > 0 && !offered.has(zone.place)) return { spread, slots };
  const hidden = zone.hidden ?? 0;
  const heap = { ...own, places: [zone.place, ...places.slice(0, hidden)], thing: BACK, height: hidden };
  return { spread, slots: hidden > 0 ? [heap, ...slots.slice(hidden)] : [...slots, own] };
}

/** Where a thing lies in its zone, in shares of its width from the left and of its height from the top. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const GAP = 0.08;
const WIDEST_FAN = 44;
const FAN_STEP = 7;
const FAN_PITCH = 0.62;
/** Of a line of a hand so much is seen above the next: what stands in the corners of the cards. */
const LINE_PITCH = 0.6;

/** The distance from thing to thing so that so many fit into a width (in their own widths), side by side if they can. */
export function stepOf(count: number, room: number): number {
  return count < 2 ? 0 : Math.min(1 + GAP, (room - 1) / (count - 1));
}

/** Things side by side, in as many lines as it takes to see so much of each: it must be read, and hit by a finger. */
export function rowsOf(count: number, room: number, least: number, drop = 1 + GAP): Laid[] {
  const most = Math.max(1, Math.floor((room - 1) / least) + 1);
  const lines = Math.max(1, Math.ceil(count / most));
  const long = Math.ceil(count / lines);
  const step = stepOf(long, room);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / long);
    const missing = line === lines - 1 ? long * lines - count : 0;
    return { x: ((at % long) + missing / 2) * step, y: line * drop, angle: 0 };
  });
}

/** Things held in a hand: on an arc, the middle ones highest; in lines where they do not fit. */
export function fanOf(count: number, room: number, least: number): Laid[] {
  const whole = Math.min(WIDEST_FAN, FAN_STEP * Math.max(0, count - 1));
  const step = Math.min(Math.max(FAN_PITCH, least), stepOf(count, room - 2 * leanOf(whole / 2)));
  if (count > 1 && step < least) return rowsOf(count, room, least, LINE_PITCH);
  return Array.from({ length: count }, (_, at) => {
    const share = count < 2 ? 0 : at / (count - 1) - 0.5;
    return { x: at * step, y: 2 * share * share * 0.01 * whole, angle: share * whole };
  });
}

/** A card is turned around a point so far below its top, in its widths: see `transform-origin`. */
const PIVOT = 1.2 * 1.4;

/** How far a card that is turned reaches beyond its side, in card widths. */
function leanOf(angle: number): number {
  const turned = (angle * Math.PI) / 180;
  return PIVOT * Math.sin(turned) - (1 - Math.cos(turned)) / 2;
}

/** How wide and high things lie, in their own widths and heights. */
export function extentOf(laid: readonly Laid[]): { width: number; height: number; left: number } {
  const lean = Math.max(0, ...laid.map(({ angle }) => leanOf(Math.abs(angle))));
  const far = (values: number[]) => Math.max(0, ...values);
  return {
    width: 1 + far(laid.map(({ x }) => x)) + 2 * lean,
    height: 1 + far(laid.map(({ y }) => y)) + lean / 4,
    left: lean,
  };
}

/** Whether dice with words lie in a zone: they have no number, and want more room than pips. */
export function areWorded(zone: ZoneState): boolean {
  const seen = thingsOf(zone).filter(({ covered }) => !covered);
  return (
    zone.form === "die" && seen.some(({ face, numbers = {} }) => face || Object.keys(numbers).length === 0)
  );
}

/** A line of what is written on the side of a die, around its middle, where the side is 100 wide. */
export interface Inscribed {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  /** It would not fit otherwise. */
  readonly pressed: boolean;
}

/** A word as it is written on the side of a die, in so much height: words of several parts stand in lines. */
export function inscribed(word: string, height: number): Inscribed[] {
  const lines = height < 2 * LEAST_SIGN ? [word] : word.split(/\s+/);
  const longest = Math.max(...lines.map(({ length }) => length));
  const wanted = Math.min(LARGEST_SIGN, ROOM / (LETTER * longest), height / (LEADING * lines.length));
  const size = Math.max(LEAST_SIGN, wanted);
  return lines.map((text, at) => ({
    text,
    y: (at - (lines.length - 1) / 2) * size * LEADING,
    size,
    pressed: text.length * LETTER * size > ROOM,
  }));
}

/** So much of a side can be written on; so wide is a letter, and so high a line, in its size. */
const ROOM = 78;
const LETTER = 0.7;
const LEADING = 1.15;
/** Smaller letters cannot be read: longer words are pressed together. */
const LEAST_SIGN = 15;
const LARGEST_SIGN = 24;

/** Where the pips of a die are, on a field of 3 by 3 around its middle; dice of other numbers show a figure. */
export function pipsOf(value: number): readonly (readonly [number, number])[] {
  return PIPS[value] ?? [];
}

const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [0, 0]],
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, ...SIDES],
};
