/** A card, tile or other thing that lies in a zone. Its words are already those of the player's language. */
export interface Card {
  /** Stays with the card as it goes from zone to zone. */
  readonly key: string;
  readonly title: string;
  /** The name of its picture. */
  readonly picture?: string;
  /** What stands in its corners: a rank, a cost; and below it a suit or another sign. */
  readonly corner?: string;
  readonly suit?: string;
  /** The colour of corner and suit. */
  readonly colour?: string;
  /** What the card says, for whoever looks at it closely. */
  readonly text?: string;
  readonly counters?: Readonly<Record<string, number>>;
  /** Only its back is seen. */
  readonly hidden?: boolean;
  /** Degrees to the right, for cards that are laid across. */
  readonly rotation?: number;
}

export type ZoneKind = "deck" | "hand" | "pile" | "row" | "dice";

/** Where a card lies in its zone, in shares of its width from the left and of its height from the top. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export const RATIO = 1.4;
/** How much of a covered card is seen at least, as a share of its width: its corner must be read. */
export const PEEK = 0.22;
const GAP = 0.08;
const WIDEST_FAN = 44;
const FAN_STEP = 7;
const HEAP = 5;

/** The distance from card to card so that so many fit into a width (in card widths), side by side if they can. */
export function stepOf(count: number, room: number): number {
  if (count < 2) return 0;
  return Math.max(PEEK, Math.min(1 + GAP, (room - 1) / (count - 1)));
}

/** Cards in a row. */
export function rowOf(count: number, room: number): Laid[] {
  const step = stepOf(count, room);
  return Array.from({ length: count }, (_, at) => ({ x: at * step, y: 0, angle: 0 }));
}

/** Cards in a hand: on an arc, the middle ones highest, none so far that its corner would be covered. */
export function fanOf(count: number, room: number): Laid[] {
  const whole = Math.min(WIDEST_FAN, FAN_STEP * Math.max(0, count - 1));
  const step = Math.min(0.62, stepOf(count, room - 2 * leanOf(whole / 2)));
  return Array.from({ length: count }, (_, at) => {
    const share = count < 2 ? 0 : at / (count - 1) - 0.5;
    return { x: at * step, y: 2 * share * share * 0.01 * whole, angle: share * whole };
  });
}

/** Cards on a heap: a few are seen at its edge, however many there are. */
export function heapOf(count: number): Laid[] {
  const shown = Math.min(count, HEAP);
  return Array.from({ length: shown }, (_, at) => ({ x: at * 0.025, y: -at * 0.018, angle: 0 }));
}

/** Where the cards of a zone lie. Of decks and piles only the topmost are drawn. */
export function laidOut(kind: ZoneKind, count: number, room: number): Laid[] {
  if (kind === "hand") return fanOf(count, room);
  if (kind === "row") return rowOf(count, room);
  return kind === "dice" ? [] : heapOf(count);
}

/** How far a card turned around its foot reaches beyond its side, in card widths. */
function leanOf(angle: number): number {
  return Math.sin((angle * Math.PI) / 180) * RATIO * 0.7;
}

/** How wide and high cards lie, in card widths and heights. */
export function extentOf(laid: readonly Laid[]): { width: number; height: number } {
  const lean = 2 * Math.max(0, ...laid.map(({ angle }) => leanOf(Math.abs(angle))));
  const x = laid.map((one) => one.x);
  const y = laid.map((one) => one.y);
  const spread = (values: number[]) => (values.length > 0 ? Math.max(...values) - Math.min(...values) : 0);
  return { width: 1 + spread(x) + lean, height: 1 + spread(y) + lean / 6 };
}

/** Where the pips of a die are, on a field of 3 by 3 around its middle; dice of other numbers show a figure. */
export function pipsOf(value: number): readonly (readonly [number, number])[] {
  return PIPS[value] ?? [];
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
