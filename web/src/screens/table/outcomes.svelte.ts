/** What choices gain and cost whoever makes them: looked up for everything that is offered, so that it is told with its name. */

import { artName } from "../../board/art";
import { withoutOf } from "../../board/look";
import { type Choosing, offered, text } from "../../match/choosing";
import { thingsOf, zoneAt } from "../../match/zones";
import type { GamePage, Looked, Node, State } from "../../protocol/messages";
import { list } from "../../texts/intl.svelte";
import { t } from "../../texts/texts.svelte";
import type { Wording } from "../../texts/wording";

/** Of more choices than these each is looked up only when it is pointed at for a moment. */
const MANY = 40;
const PAUSE = 120;

/** How many of each thing and number a seat has, by its name. */
type Held = ReadonlyMap<string, number>;

/** Something by its name, and how much there is more of it. */
type Change = readonly [name: string, by: number];

export interface Outcome {
  readonly gained: readonly string[];
  readonly paid: readonly string[];
}

/** Whoever has to choose, and what they see. */
export interface Chooser {
  readonly state: State;
  readonly seat: number;
  readonly page: Pick<GamePage, "look">;
  readonly wording: Wording;
}

/** What has come to a seat by a move, and what is gone; what the move itself was chosen by is neither. */
export function outcomeOf(path: readonly Node[], after: State, chooser: Chooser): Outcome {
  const { state, seat, wording } = chooser;
  const [things, then] = [thingsBefore(state, seat), thingsBefore(after, seat)];
  const chosen = chosenOf(path, state, seat);
  const [numbers, later] = [numbersOf(state, chooser), numbersOf(after, chooser)];
  const piece = ([name, by]: Change) => wording.piece({ name }, state.seats, by);
  // A number that counts nothing, such as that of a player who is suspected, is neither gained nor paid.
  const number = ([name, by]: Change) => wording.counted(name, by) ?? [];
  return {
    gained: [...more(things, then).map(piece), ...more(numbers, later).flatMap(number)],
    paid: [...more(then, things, chosen).map(piece), ...more(later, numbers).flatMap(number)],
  };
}

/** By how much there is more of something in one than in the other; what is left out does not count. */
function more(less: Held, much: Held, left: Held = new Map()): readonly Change[] {
  return [...much]
    .map(([name, count]): Change => [name, count - (less.get(name) ?? 0) - (left.get(name) ?? 0)])
    .filter(([, by]) => by > 0);
}

/** As it is told with the name of a choice: 'costs 2 logs, gains 1 point'; empty where nothing changes. */
export function outcomeSaid({ gained, paid }: Outcome): string {
  const costs = paid.length ? [t("table-costs", { told: list(paid) })] : [];
  const gains = gained.length ? [t("table-gains", { told: list(gained) })] : [];
  return [...costs, ...gains].join(", ");
}

/** Whether a seat has anything that a choice could change. */
export function hasAnything(chooser: Chooser): boolean {
  const { state, seat } = chooser;
  return numbersOf(state, chooser).size > 0 || (state.zones ?? []).some(({ owner }) => owner === seat);
}

/** How many of each thing lie before a seat, as far as they are seen. */
function thingsBefore({ zones = [] }: State, seat: number): Held {
  const names = zones
    .filter(({ owner }) => owner === seat)
    .flatMap(thingsOf)
    .filter(({ covered }) => !covered)
    .map(({ name }) => name);
  return counts(names);
}

/** The things before a seat that a move is chosen by, such as the card that is played. */
function chosenOf(path: readonly Node[], { zones }: State, seat: number): Held {
  const things = path
    .flatMap(({ places = [] }) => places)
    .map((place) => zoneAt(zones, place))
    .filter((at) => at?.zone.owner === seat && at.number > 0)
    .map((at) => at && thingsOf(at.zone)[at.number - 1]?.name);
  return counts(things.filter((name) => name !== undefined));
}

function counts(names: readonly string[]): Held {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** The numbers of a seat that players are told. */
function numbersOf({ seats }: State, { seat, page }: Chooser): Held {
  const without = withoutOf(page.look ?? "");
  const numbers = Object.entries(seats[seat]?.numbers ?? {});
  return new Map(numbers.filter(([name]) => !without.includes(artName(name))));
}

/** The first and the last way to finish a move: what both bring, the choice itself brings. */
export function endsOf(path: readonly Node[]): readonly (readonly Node[])[] {
  const down = (nodes: readonly Node[], at: 0 | -1): readonly Node[] => {
    const next = nodes.at(-1)?.children?.at(at);
    return next ? down([...nodes, next], at) : nodes;
  };
  const [first, last] = [down(path, 0), down(path, -1)];
  return text(first) === text(last) ? [first] : [first, last];
}

/** Outcomes that are worth telling: what each of several choices brings tells none from the others. */
export function telling(told: ReadonlyMap<Node, string>): ReadonlyMap<Node, string> {
  return told.size === 1 || new Set(told.values()).size > 1 ? told : new Map();
}

export class Outcomes {
  #known: ReadonlyMap<Node, string> = $state.raw(new Map());
  /** The choice that is pointed at. */
  #pointed: Node | null = $state.raw(null);
  /** Looks up what a single choice brings, where there are too many to look up all of them. */
  #ask: ((node: Node) => Promise<void>) | null = null;
  #timer = 0;
  /** It was not known yet what that brings when it was pointed at, so that its name did not tell it. */
  late = $state(false);

  constructor(private readonly look: (move: string) => Promise<Looked>) {}

  /** What a choice gains and costs, in words; empty where that is nothing, depends on how it goes on, or is not known. */
  of = (node: Node | undefined): string => {
    const known = this.#known;
    return (node && known.get(node)) ?? "";
  };

  /** What the choice that is pointed at gains and costs. */
  get pointed(): string {
    return this.of(this.#pointed ?? undefined);
  }

  point(node: Node | null): void {
    this.#pointed = node;
    this.late = node !== null && !this.#known.has(node);
    clearTimeout(this.#timer);
    const ask = this.#ask;
    if (ask && node && this.late) this.#timer = window.setTimeout(() => void ask(node), PAUSE);
  }

  /** Looks up everything that is offered, one after the other, until the returned function is called; of much what is pointed at. */
  follow(choosing: Choosing, chooser: Chooser | null): () => void {
    const nodes = offered(choosing);
    let wanted = chooser !== null && hasAnything(chooser);
    const brings = (node: Node, chosen: Chooser) => this.#told([...choosing.path, node], chosen);
    const all = async (chosen: Chooser) => {
      const told = new Map<Node, string>();
      for (const node of nodes) if (wanted) told.set(node, await brings(node, chosen));
      if (wanted) this.#known = telling(told);
    };
    const one = async (node: Node, chosen: Chooser) => {
      const told = await brings(node, chosen);
      if (wanted) this.#known = new Map([...this.#known, [node, told]]);
    };
    if (wanted && chooser && nodes.length <= MANY) void all(chooser);
    else if (wanted && chooser) {
      this.#ask = (node) => one(node, chooser);
      if (this.#pointed && nodes.includes(this.#pointed)) this.point(this.#pointed);
    }
    return () => {
      wanted = false;
      clearTimeout(this.#timer);
      this.#ask = null;
      this.#known = new Map();
    };
  }

  async #told(path: readonly Node[], chooser: Chooser): Promise<string> {
    try {
      const ends: Outcome[] = [];
      for (const end of endsOf(path)) ends.push(outcomeOf(end, (await this.look(text(end))).state, chooser));
      const [outcome, other = outcome] = ends;
      return outcome && JSON.stringify(outcome) === JSON.stringify(other) ? outcomeSaid(outcome) : "";
    } catch {
      // What would be seen then is hidden yet, or the table has moved on.
      return "";
    }
  }
}
