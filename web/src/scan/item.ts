/** Something that can be chosen. */
export interface Item {
  readonly id: string;
  /** As it is spoken in full. */
  readonly label: string;
  readonly short?: string;
  /** The name of the group it belongs to. */
  readonly group?: string;
  /** What it is a part of, as a button is of a card: the parts of one are chosen among when it has been chosen. */
  readonly unit?: Unit;
  /** Where it is on the plane; `y` grows downwards. */
  readonly x?: number;
  readonly y?: number;
  /** Which row it is read in; without it, things at the same height are a row. */
  readonly row?: number;
  /** It is a move or a step of one, not just something that the page can do. */
  readonly move?: boolean;
  /**
   * It comes before everything else, as the move of a hint does, or behind it, so that it costs the others nothing; and it is in
   * no group with them.
   */
  readonly apart?: "first" | "last";
}

/** Something of several parts that is one stop: a card, a question with its answers, a section of a page. */
export interface Unit {
  readonly name: string;
  /** What it is a part of in its turn. */
  readonly within?: Unit;
  /** A long list of units is no stop itself: its groups are, and they depend on nothing but the list. */
  readonly list?: boolean;
  /** Which of how many it is in the list that it is in, as the page shows them. */
  readonly listed?: { readonly number: number; readonly of: number };
}

/** The units of which an item is a part, the largest first. */
export function unitsOf({ unit }: Item): readonly Unit[] {
  const found: Unit[] = [];
  for (let one = unit; one; one = one.within) found.unshift(one);
  return found;
}

/** What the engine itself adds to cycles. */
export type Constant = "back" | "undo" | "menu";

export type Region = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** What can be chosen: the way to a choice ends there. */
export type End =
  | { readonly kind: "item"; readonly item: Item }
  | { readonly kind: "constant"; readonly constant: Constant };

export interface Group {
  readonly kind: "group";
  readonly stops: readonly Stop[];
  readonly name?: string;
  readonly region?: Region;
  readonly unit?: Unit;
}

/** What is highlighted at once. */
export type Stop = End | Group;

/** What can be chosen now. */
export interface Offer {
  /** The question that is asked; the place of a choice is kept for the next offer of the same level. */
  readonly level?: string;
  /** Whose turn it is after what others did: at another one no place is kept, so that every turn begins in the same way. */
  readonly turn?: string | undefined;
  readonly items: readonly Item[];
  /** Something is above, to which one can go back. */
  readonly back?: boolean;
  /** The last choice can be taken back. */
  readonly undo?: boolean;
  /** After a choice, the next offer of this level begins with its first stop, whatever is set. */
  readonly afresh?: boolean;
  /** The scan begins at the stop that holds this item, as what was found after a search. */
  readonly first?: string | undefined;
  /** The scan begins at this item, inside its group, as where one reads on. */
  readonly at?: string | undefined;
  /** What is said at the beginning is heard to its end. */
  readonly told?: boolean;
  /** How often the player has chosen each item, by id. */
  readonly counts?: ReadonlyMap<string, number>;
}

export function itemsOf(stop: Stop): readonly Item[] {
  if (stop.kind === "item") return [stop.item];
  return stop.kind === "group" ? stop.stops.flatMap(itemsOf) : [];
}

/** What tells a stop from the others of its offer; a group is named by its first and last item. */
export function keyOf(stop: Stop): string {
  if (stop.kind === "item") return `item:${stop.item.id}`;
  if (stop.kind === "constant") return stop.constant;
  const items = itemsOf(stop);
  return `group:${items[0]?.id ?? ""}:${items.at(-1)?.id ?? ""}`;
}

/** Stops of items, or a group of them where there are several. */
export function grouped(stops: readonly Stop[], about: Omit<Group, "kind" | "stops"> = {}): Stop {
  const [only] = stops;
  return stops.length === 1 && only ? only : { kind: "group", stops, ...about };
}

export function stopOf(item: Item): End {
  return { kind: "item", item };
}

export function endOf(constant: Constant): End {
  return { kind: "constant", constant };
}

/** The constant entries of the topmost cycle. */
export function constantsOf(offer: Offer): readonly Constant[] {
  return [...(offer.back ? ["back" as const] : []), ...(offer.undo ? ["undo" as const] : []), "menu"];
}

/** Whether two offers ask the same: the same items in the same order, at the same level. */
export function sameOffer(one: Offer, other: Offer): boolean {
  return (
    one.level === other.level &&
    one.items.length === other.items.length &&
    one.items.every((item, at) => item.id === other.items[at]?.id) &&
    constantsOf(one).join() === constantsOf(other).join()
  );
}

/** Whether an offer has this to choose. */
export function offers(offer: Offer, end: End): boolean {
  return end.kind === "constant"
    ? constantsOf(offer).includes(end.constant)
    : offer.items.some(({ id }) => id === end.item.id);
}
