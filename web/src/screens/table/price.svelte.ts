/** What a choice costs whoever chooses it: asked for when it is pointed at for a moment. */

import { text } from "../../match/choosing";
import { thingsOf } from "../../match/zones";
import type { Looked, Node, State } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";

const PAUSE = 150;

/** What is gone from before a seat, and by how much its numbers are smaller, in words. */
export function paid(before: State, after: State, seat: number, wording: Wording): readonly string[] {
  const [had, left] = [before, after].map((state) => held(state, seat)) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const less = (name: string) => (had.get(name) ?? 0) - (left.get(name) ?? 0);
  const things = [...had.keys()].filter((name) => less(name) > 0);
  const [was = {}, is = {}] = [before, after].map((state) => state.seats[seat]?.numbers);
  const numbers = Object.entries(was).map(([name, value]) => ({ name, by: value - (is[name] ?? value) }));
  return [
    ...things.map((name) => wording.piece({ name }, before.seats, less(name))),
    ...numbers
      .filter(({ by }) => by > 0)
      .map(({ name, by }) => wording.counted(name, by) ?? `${wording.texts.name(name)} ${by}`),
  ];
}

/** How many of each thing lie before a seat, as far as they are seen. */
function held({ zones = [] }: State, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, covered } of zones.filter(({ owner }) => owner === seat).flatMap(thingsOf))
    if (!covered) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** The first and the last way to finish a move: what both cost, the choice itself costs. */
export function endsOf(path: readonly Node[]): readonly string[] {
  const down = (nodes: readonly Node[], at: 0 | -1): readonly Node[] => {
    const next = nodes.at(-1)?.children?.at(at);
    return next ? down([...nodes, next], at) : nodes;
  };
  return [...new Set([text(down(path, 0)), text(down(path, -1))])];
}

export class Price {
  /** What the choice that is pointed at costs; empty where that is nothing, or depends on how it goes on. */
  words: readonly string[] = $state.raw([]);
  #wanted: readonly Node[] = [];
  #timer = 0;

  constructor(
    private readonly look: (move: string) => Promise<Looked>,
    /** What has been paid in the position after a move. */
    private readonly told: (after: State) => readonly string[],
  ) {}

  /** Asks what the choice at the end of a path costs; without one nothing is pointed at. */
  show(path: readonly Node[]): void {
    this.#wanted = path;
    this.words = [];
    clearTimeout(this.#timer);
    if (path.length > 0) this.#timer = window.setTimeout(() => void this.#ask(path), PAUSE);
  }

  async #ask(path: readonly Node[]): Promise<void> {
    try {
      const ends = await Promise.all(endsOf(path).map(this.look));
      const [costs = [], other = costs] = ends.map(({ state }) => this.told(state));
      if (this.#wanted === path && costs.join() === other.join()) this.words = costs;
    } catch {
      // What would be seen then is hidden yet, or the table has moved on: the price is not known.
    }
  }
}
